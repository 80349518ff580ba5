/** Words of scene headings and of the marks between parts, as lists of our own. */
import { lexicon, type Phrases } from '../../screenplay/text/phrases.ts';

/** Night, in the languages whose headings are read. Chinese and Japanese write it inside a word. */
export const nights: Phrases = lexicon(`
  NIGHT = LATE NIGHT ≠ NIGHTFALL
  MIDNIGHT
  NACHT
  MITTERNACHT
  NUIT
  NOCHE
  NOTTE
  NOITE
  NOC
  NATT
  NÓTT
  НОЧЬ
  ПОЛНОЧЬ
`);

/** Light by a word of the time of day, anywhere in it. */
export const nightLights: Phrases = ['NIGHT', 'MIDNIGHT', 'NACHT', 'NUIT', 'NOCHE', 'НОЧЬ'];
export const halfLights: Phrases = [
  'DAWN',
  'DUSK',
  'SUNRISE',
  'SUNSET',
  'TWILIGHT',
  'EVENING',
  'MAGIC HOUR',
  'ABEND',
  'SOIR',
  'ВЕЧЕР',
];
export const dayLights: Phrases = [
  'DAY',
  'MORNING',
  'NOON',
  'MORGEN',
  'JOUR',
  'MATIN',
  'DIA',
  'DÍA',
  'MAÑANA',
  'ДЕНЬ',
  'УТРО',
];

/** A time of day that leaves the light as it was in the scene before. */
export const dependentTimes: Phrases = [
  'LATER',
  'CONTINUOUS',
  'SAME',
  'MOMENT',
  'MINUTE',
  'SECOND',
  'INTERCUT',
  'CONT',
];

/** Spans after which the light may be another. */
export const longSpans: Phrases = ['HOUR(S)', 'DAY(S)', 'WEEK(S)', 'MONTH(S)', 'YEAR(S)'];
/** What stands behind a span. */
export const afterSpans: Phrases = ['LATER', 'EARLIER', 'BEFORE'];
/** They end in DAY and name no light. */
export const weekdays: Phrases = ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY'];

/** Spans of time, before LATER, EARLIER or BEFORE. */
export const spans: Phrases = [
  'MOMENT(S)',
  'MINUTE(S)',
  'SECOND(S)',
  'HOUR(S)',
  'DAY(S)',
  'WEEK(S)',
  'MONTH(S)',
  'YEAR(S)',
  'WHILE',
];

/** What stands in a heading and is no place: times, orders of time, modes of telling. */
export const notPlaces: Phrases = lexicon(`
  {A |_ |}(FEW ){spans} {LATER|EARLIER|BEFORE} = A FEW MINUTES LATER ≠ A FEW MINUTES
  THE NEXT _ = THE NEXT MORNING ≠ THE NEXT-BEST
  THAT _ = THAT EVENING ≠ THOSE EVENINGS
  LATER( THAT _) = LATER THAT NIGHT ≠ LATERAN
  CONTINUOUS
  CONTINUED
  CONT(')D
  SAME( TIME)
  DAY = DAY ≠ DAYTONA
  NIGHT = NIGHT ≠ NIGHTCLUB
  MORNING
  AFTERNOON
  EVENING
  DAWN
  DUSK
  NOON
  MIDNIGHT
  SUNRISE
  SUNSET
  ESTABLISHING
  INTERCUT( WITH)
  MONTAGE
  FLASHBACK
  FLASH BACK
  PRESENT( DAY)
  DREAM
  MOVING
  TRAVELLING
  TRAVELING
  VARIOUS
  CONTINUING
  RESUMING
  TIMELESS
  INSIDE
  OUTSIDE
  AERIAL VIEW
  DRIVING
  PARKED
  {DAY|NIGHT}~TIME
  {ANOTHER|HIGH|LOW|REVERSE|WIDE} ANGLE = ANOTHER ANGLE ≠ ANGLESEY
  {AERIAL|WIDE|LONG|CLOSE|REVERSE|FULL} SHOT
  {_'S |}POV = RUTH'S POV ≠ POVERTY ROW
  {EARLY|LATE} _ = LATE AFTERNOON ≠ LATELY
`);

/** The same at the end of a place without a dash before it. */
export const timesBehind: Phrases = [
  'CONTINUOUS',
  'CONTINUED',
  'CONTINUING',
  'RESUMING',
  'TIMELESS',
  '{MOMENT(S)|SECOND(S)|MINUTE(S)} LATER',
  'LATER',
  'SAME TIME',
  '(IS )MOVING',
];

/** Marks that open a part, ACT and its number aside. */
export const partOpenings: Phrases = ['COLD OPEN(ING)', 'TEASER', 'PROLOGUE', 'TAG', 'CODA', 'EPILOGUE'];
export const actNumbers: Phrases = ['ONE', 'TWO', 'THREE', 'FOUR', 'FIVE', 'SIX'];

/** Marks that close a part, an episode or the script. */
export const partEndings: Phrases = [
  'THE END',
  'FIN',
  'INTERMISSION',
  'MAIN TITLES',
  'OPENING {TITLES|CREDITS}',
  '{END|CLOSING} CREDITS',
];
/** What END OF is followed by. */
export const whatEnds: Phrases = [
  'ACT',
  'EPISODE',
  'TEASER',
  'SHOW',
  'PILOT',
  'PART',
  'COLD OPEN',
  'TAG',
  'PLAY',
  'FILM',
  'SCRIPT',
];

/** Places above the earth, where no country's film office can help. */
export const offEarthPlaces: Phrases = ['SPACE', 'ORBIT', 'PLANET', 'ASTEROID(S)', 'GALAXY', 'NEBULA'];
/** In the action of a scene outside: it plays in space. */
export const spaceInAction: Phrases = [
  'outer space',
  'deep space',
  '{floats|floating|drifts|drifting|suspended|weightless} in space',
  'the void of space',
  'the vacuum of space',
  'the blackness of space',
  'EVA suit(s)',
  'space~suit(s)',
  'zero gravity',
  'zero-g',
  '{in|into} orbit',
  'space~dock',
  'space station',
];
/** Before SPACE: a room. */
export const earthlySpaces: Phrases = [
  'OFFICE',
  'CRAWL',
  'PARKING',
  'STORAGE',
  'WORK',
  'LIVING',
  'DINING',
  'REHEARSAL',
  'TRANSOM',
  'STUDIO',
  'GALLERY',
  'LOFT',
  'EVENT',
];
/** Behind SPACE: a building or an office. */
export const spaceHouses: Phrases = ['CENT{ER|RE}', 'COMMAND', 'CAMP', 'MUSEUM', 'NEEDLE', 'AGENCY'];
/** Behind PLANET: a house of that name. */
export const earthlyPlanets: Phrases = ['HOLLYWOOD', 'FITNESS', 'BURGER', 'BAR', 'CLUB', 'DINER', 'CAFE'];
