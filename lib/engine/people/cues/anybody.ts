/** Tells cues that are no one person: VOICE is whoever is heard, MAN whoever stands there. */
import { wholeText } from '../../../screenplay/text/phrases.ts';
import { anybodies, unownedVoices } from '../../lexicons/cue-words.ts';

const unowned = wholeText(unownedVoices, { flags: '' });
const anybody = wholeText(anybodies, { flags: '' });
/** 'VOICE #2'. */
const count = / ?#? ?\d+$/;

/** From so much of the talk on it is somebody whom the writer gives no name: a part of the story. */
const leads = { voice: 0.2, anybody: 0.1 } as const;

/** A voice that may be anybody's. */
export const isUnownedVoice = (id: string): boolean => unowned.test(id.replace(count, ''));

/** True for a cue under which one may speak here and another there: of 14 such cues in six produced scripts 11 had several people. `share` is its part of all spoken words. */
export const isAnybody = (id: string, share: number): boolean =>
  (share < leads.voice && isUnownedVoice(id)) || (share < leads.anybody && anybody.test(id));
