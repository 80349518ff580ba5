/** Finds scenes that stand outside the running story: memories, dreams, montages, other years. Refuses to place them in time. */
import type { Derived } from '../derived/derive.ts';
import type { Passage } from '../derived/passages.ts';

const elsewhere =
  /\bFLASH[- ]?(?:BACK|FORWARD)S?\b|\bDREAMS?\b|\bNIGHTMARE\b|\bMEMORY\b|\bMEMORIES\b|\bVISION\b|\bFANTASY\b|\bIMAGIN|\bHALLUCINAT|\bMONTAGE\b|\bSERIES OF SHOTS\b|\bTIME[- ]?LAPSE\b|\b(?:EARLIER|AGO|PAST)\b|\b(?:1[0-9]|20|21)\d\d\b/;
/** What, marked on a line of its own, goes on after its scene. A montage ends with its scene, a year alone may be the story's own. */
const lastingOn =
  /\bFLASH[- ]?(?:BACK|FORWARD)\b|\bDREAM\b|\bNIGHTMARE\b|\bMEMORY\b|\bVISION\b|\bFANTASY\b|\b(?:EARLIER|AGO)\b/;
const ending = /\bEND\b|\bBACK TO\b|\bPRESENT\b|\bRETURN TO\b/;

/** True for a line that directs the story elsewhere: a slug, a transition, a caption, or a line of action in capitals. */
export const isMarker = ({ kind, text }: Passage): boolean =>
  kind === 'shot' ||
  kind === 'transition' ||
  kind === 'centered' ||
  (kind === 'action' && text.length < 80 && text === text.toUpperCase());

/** Ordinals of the scenes outside the running story. What is never ended lasts to the end of the script: better silent than wrong. */
export function scenesOutOfTime({ scenes }: Derived): ReadonlySet<number> {
  const outside = new Set<number>();
  let lasting = false;
  for (const scene of scenes) {
    const heading = scene.heading.text.toUpperCase();
    if (ending.test(heading)) lasting = false;
    else if (lasting || elsewhere.test(heading)) outside.add(scene.ordinal);
    for (const passage of scene.passages.filter(isMarker)) {
      const text = passage.text.toUpperCase();
      if (ending.test(text)) lasting = false;
      else if (lastingOn.test(text)) lasting = true;
      if (lasting || /\bMONTAGE\b|\bSERIES OF SHOTS\b|\bTIME[- ]?LAPSE\b/.test(text)) outside.add(scene.ordinal);
    }
  }
  return outside;
}

/** True when action, a caption or a heading between two passages says that months or years go by, or names a year. */
export const yearsPassBetween = ({ passages }: Derived, from: Passage, to: Passage): boolean =>
  passages.some(
    ({ order, kind, text }) =>
      order > from.order &&
      order <= to.order &&
      kind !== 'dialogue' &&
      (/\b(?:years?|decades?|months?|seasons?) (?:later|earlier|ago|pass)|\bbirthday/i.test(text) ||
        /\b(?:1[0-9]|20|21)\d\d\b/.test(text)),
  );
