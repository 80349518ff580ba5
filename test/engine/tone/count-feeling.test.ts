/** The curve of feeling of a script that is bright at both ends and dark between. */
import { describe, expect, it } from 'vitest';
import { talkingScript } from '../../corpus/scripts.ts';
import { partsOf } from '../people/parts-of.ts';

const feelingOf = async (fountain: string) => (await partsOf(fountain, ['feeling'])).feeling;
const mood = (scene: number): string =>
  scene > 10 && scene < 21
    ? 'They weep and bleed. Ann is afraid and hurt. A corpse burns.\n\nANN\nI am sad and lonely, and he is dead.\n'
    : 'They dance and laugh. Ann is happy and proud. They kiss.\n\nANN\nI love this wonderful song.\n';

describe('the curve of feeling', () => {
  it('has no shape where the mood never turns', async () => {
    expect((await feelingOf(talkingScript(30, () => mood(1))))?.arc).toBeNull();
  });

  it('is not drawn over a page of words', async () => {
    expect(await feelingOf('INT. ROOM - DAY\n\nThey dance.\n\nANN\nI love it.\n')).toBeNull();
  });
});
