/** Words of scene headings, by their place in one. English per the Fountain 1.1 specification and Final Draft's smart type, the others as met. */
import { lexicon, type Phrases } from '../phrases.ts';

/** Before a scene's number. */
export const sceneWords: Phrases = ['SCENE', 'SZENE', 'SCÈNE', 'ESCENA', 'BILD', 'СЦЕНА'];

/** What the writer sets before a whole heading. */
export const frames: Phrases = lexicon(`
  FLASH~BACK(S) = FLASHBACK - EXT. LAKE ≠ FLASH OF LIGHT
  FLASH~FORWARD(S)
  DREAM( SEQUENCE)
  NIGHTMARE
  MEMORY
  FANTASY
`);
/** How the heading goes on behind it. */
export const framedOpenings: Phrases = ['INT', 'EXT', 'INTERIOR', 'EXTERIOR'];

/** Behind the dash, or at the end of a heading. */
export const timesOfDay: Phrases = lexicon(`
  DAY
  NIGHT
  MORNING
  EVENING
  AFTERNOON
  NOON
  MIDDAY
  MIDNIGHT
  DAWN
  DUSK
  SUNRISE
  SUNSET
  TWILIGHT
  LATER
  CONTINUOUS
  SAME
  SAME TIME
  MOMENTS LATER
  TAG
  NACHT
  MORGEN
  ABEND
  DÄMMERUNG
  SOIR
  MATIN
  AUBE
  CRÉPUSCULE
  JOUR
  NUIT
  DÍA
  DIA
  NOCHE
  TARDE
  MAÑANA
  ATARDECER
  AMANECER
  DAGUR
  NÓTT
  KVÖLD
  MORGUNN
  ДЕНЬ
  НОЧЬ
  УТРО
  ВЕЧЕР
`);

/** Words that make what stands behind the dash a time. */
export const timeMarks: Phrases = lexicon(`
  PRE-DAWN
  MINUTE(S)
  SECOND(S)
  HOUR(S)
  DAY(S)
  WEEK(S)
  MONTH(S)
  YEAR(S)
  MAGIC HOUR
  FLASHBACK
  PRESENT
  PAST
  MOMENT(S)
  EARLIER
`);

/** Chinese and Japanese times of day, and sides of the wall, each between marks of its heading. */
export const eastAsianTimes = [
  '日',
  '夜',
  '晨',
  '清晨',
  '早晨',
  '傍晚',
  '黄昏',
  '黃昏',
  '深夜',
  '夜晚',
  '白天',
  '晚上',
  '早',
  '昏',
  '晚',
  '凌晨',
  '中午',
  '午后',
  '朝',
  '昼',
  '夕方',
  '夕',
  '早朝',
  '未明',
  '同日',
];
export const eastAsianSides = ['内/外', '内外', '內外', '内', '內', '外', '室内', '室外', '屋内', '屋外'];
