/** Words by which a script says that what it shows is dreamt, imagined, or a film or a game within the film. In capitals, as headings and marks have them; own selections, English. */
import { lexicon, type Phrases } from '../../../screenplay/text/phrases.ts';

/** In a heading, or on a line of its own. */
export const unrealMarks: Phrases = lexicon(`
  {DREAM|DREAMS|DREAM SEQUENCE|NIGHTMARE|DAYDREAM} = INT. HALL - NIGHT (DREAM) ≠ INT. DREAMLAND BAR
  {FANTASY|VISION|HALLUCINATION|IMAGINATION|IMAGINED} = FANTASY SEQUENCE
  {FLASHBACK|FLASH-BACK|FLASH BACK|FLASHFORWARD|FLASH FORWARD|MEMORY}
  {ON TV|ON TELEVISION|ON SCREEN|ON THE SCREEN|ON VIDEO|VIDEO GAME|FILM WITHIN THE FILM}
`);

/** Back in what happens. */
export const realAgain: Phrases = lexicon(`
  {END|ENDS|BACK TO|PRESENT|RETURN TO|RESUME}
`);

/** Who does so at the beginning of a scene has dreamt the one before. */
export const wakings: Phrases = lexicon(`
  {wakes|awakes|awakens|awake|bolts|sits|jerks|jolts} {up|upright|awake|with a start|with a jolt|in a sweat|suddenly|from}
  {snaps|startles|jerks|jolts} awake
`);
