/** Tells cues that name nobody: shots, places and page furniture that stand where a name would. Refuses every name that a person could have. */

/** How shots and directions begin. 'ON' and 'CU' are followed by whom they show; nobody is called so. */
const shot =
  /^(?:ON|CU|ECU|C\.U\.|MCU|CLOSE|CLOSER|CLOSEUP|CLOSE-UP|WIDE|WIDER|ANGLE|NEW ANGLE|ANOTHER ANGLE|REVERSE|INSERT|P\.?O\.?V\.?|BACK TO|CUT TO|CUT|SMASH CUT|MATCH CUT|FADE|DISSOLVE|INTERCUT|INT|EXT|I\/E|INT\.|EXT\.|MONTAGE|SERIES OF|ASSORTED|ESTABLISHING|TRACKING|PANNING|FLASHBACK|END OF|THE END|SUPER|SUPERIMPOSE|TITLE|TITLES|CREDITS?|LEGEND|CAPTION|OMIT|OMITTED|SCENE|REVISED|REV\.|CONTINUED|OUTSIDE|LATER|MOMENTS LATER|MEANWHILE|SAME|VARIOUS|FAVORING|FOLLOWING|NOW WE|WE)(?=$|[ .:,-])/;
/** In the first place of a cue these open a place, not a name: 'IN THE RIVER'. 'AT' and 'IN' alone may be names. */
const place =
  /^(?:IN|INSIDE|AT|OVER|UNDER|BEHIND|ACROSS|NEAR|FROM|THROUGH|ALONG|BACK AT|BACK IN|DOWN) (?:THE|A|AN|HIS|HER|THEIR)\b/;
/** What a camera shows of somebody. */
const seen = /(?:'S?|\bHIS|\bHER|\bTHEIR) (?:P\.?O\.?V\.?|EYES?|HANDS?|FACE|FEET|FINGERS?|POINT OF VIEW)$/;
const shotAtEnd = /\b(?:LONG|MED|MEDIUM|FULL|TWO|CLOSE|CRANE|AERIAL|HELICOPTER|TRACKING) SHOTS?$/;
const furniture = /\b(?:CONTINUED|OMIT|OMITTED|REVISED|REVISION|WE SEE|WE HEAR)\b/;
/** The end of a parenthetical that ran over its line: 'AND PAUSES)'. */
const halfBracket = /^[^(]*\)$/;
/** Scene numbers and what a scanner makes of them: '49A', '172-B', "E'.", '19 L5 V MON - I IWO 29'. Nobody's name has fewer than two letters for each digit. */
const letters = (text: string): number => text.match(/\p{L}/gu)?.length ?? 0;
const digits = (text: string): number => text.match(/\p{N}/gu)?.length ?? 0;
const numbered = (id: string): boolean => /^\d/.test(id) && letters(id) < 2 * digits(id) + 1;
/** '107 INTERVIEW 107': a number on both sides is a scene's. */
const bothSides = /^(\d+)[A-Z]?\b.*\b\1[A-Z]?$/;

/** A number and no name: of a page, a scene or a shot. */
export const isStrayNumber = (id: string): boolean => letters(id) === 0 || numbered(id);

export const namesNobody = (id: string): boolean =>
  shotAtEnd.test(id) ||
  shot.test(id) ||
  place.test(id) ||
  seen.test(id) ||
  furniture.test(id) ||
  halfBracket.test(id) ||
  bothSides.test(id);
