/** Words of scene headings, by their place in one. English per the Fountain 1.1 specification and Final Draft's smart type, the others as met. */
import { lexicon, type Phrases } from '../phrases.ts';

/** Before a scene's number. */
export const sceneWords: Phrases = ['SCENE', 'SZENE', 'SCÈNE', 'ESCENA', 'BILD', 'СЦЕНА'];

/** What the writer sets before a whole heading. */
export const frames: Phrases = lexicon(`
  FLASH~BACK(S) = FLASHBACK - EXT. LAKE ≠ FLASHBACK
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
