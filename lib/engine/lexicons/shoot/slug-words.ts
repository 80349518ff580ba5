/** Words of lines in capitals that move a scene to another room or to a screen without INT. or EXT.: 'IN THE PANIC ROOM,', 'ON THE MONITORS,'. Own lists. */
import { lexicon, type Phrases } from '../../../screenplay/text/phrases.ts';

/** Before a place: the line goes there, or looks there. */
export const slugLeads: Phrases = lexicon(`
  {BACK |}{IN|INSIDE|OUTSIDE|AT|BEHIND|BELOW|ABOVE|UNDER|BENEATH|BETWEEN|ACROSS|THROUGH|BACK IN|BACK AT|BACK TO|DOWN IN|UP IN|OUT IN|OVER AT|NEAR} = INSIDE THE DUCT ≠ INTO THE DUCT
  {MEANWHILE|ELSEWHERE}( IN| AT|)
`);

/** What is seen on a screen: pictures that are shot apart and played back. */
export const screenSlugs: Phrases = lexicon(`
  ON {THE|THAT|A|HIS|HER|THEIR} (_ ){MONITOR(S)|SCREEN(S)|TV|TV SCREEN|TELEVISION|TELEVISION SCREEN|TV MONITOR} = ON THE VIDEO MONITORS ≠ ON THE STAIRWELL
  ON {SCREEN|TV|TELEVISION|VIDEO|MONITOR|MONITORS} = ON TV ≠ ON TVEDT
  {THE |}MONITOR(S)
  {THE |}{TV|TELEVISION|COMPUTER|VIDEO} {SCREEN(S)|MONITOR(S)} = THE TV SCREEN ≠ THE TV ROOM
`);
