/** Words by which a script leaves its running time and comes back, in capitals, as lists of our own. */

/** The three ways to write it. */
const flash = ['FLASH', 'FLASH-', 'FLASH '];

/** What can be begun and ended. */
export const memories = ['FLASHBACK', 'FLASH-BACK', 'FLASH BACK', 'DREAM', 'NIGHTMARE'];

/** A scene that holds several moments. */
export const montages = ['MONTAGE', 'SERIES OF SHOTS', 'TIMELAPSE', 'TIME-LAPSE', 'TIME LAPSE'];

/** In a heading: the scene stands outside the running story. */
export const elsewhere = [
  '{flash}{BACK|FORWARD}(S)',
  'DREAM(S)',
  'NIGHTMARE',
  'MEMORY',
  'MEMORIES',
  'VISION',
  'FANTASY',
  'IMAGIN*',
  'HALLUCINAT*',
  ...montages,
  'EARLIER',
  'AGO',
  'PAST',
];

/** On a line of its own: what goes on after its scene. A montage ends with its scene, a year alone may be the story's own. */
export const lasting = ['{flash}{BACK|FORWARD}', 'DREAM', 'NIGHTMARE', 'MEMORY', 'VISION', 'FANTASY', 'EARLIER', 'AGO'];

/** Back in the running story. */
export const returns = ['END', 'BACK TO', 'PRESENT', 'RETURN TO'];

/** A memory or a dream ends, by a mark of its own. */
export const memoryEnds = [
  'END{S| OF|}(:) (THE ){memories}',
  'BACK TO',
  'PRESENT',
  'RETURN TO',
  'RESUME',
  '{memories}*( SEQUENCE) END(S)',
];

/** In action or a caption: months or years go by. */
export const yearsPass = ['{year|decade|month|season}(s) {later|earlier|ago|pass}*', 'birthday*'];

export const timeSlots = { flash, memories };
