/** Whether a script calls somebody she or he, where its action settles it. */
import { describe, expect, it } from 'vitest';
import { numberScript } from '../../../lib/model/read/numbered-script.ts';
import { pronounOf } from '../../../lib/model/read/pronouns.ts';
import { fountainScript } from './small-script.ts';

const names = [['Anna'], ['Boris'], ['Kim', 'the two men']];
const called = async (action: string) => {
  const script = numberScript(await fountainScript(`INT. KITCHEN - DAY\n\n${action}`));
  return names.map((own) => pronounOf(script, own, names));
};

describe('the pronoun of somebody', () => {
  it('is read from sentences that go on about them and from what turns back on them', async () => {
    expect(
      await called(
        'Anna wipes her hands. She sits. She waits.\n\nBoris lifts his cup. He drinks. He goes.\n\nKim hums. Kim goes.',
      ),
    ).toEqual(['she', 'he', null]);
  });

  it('is not read from a sentence that names somebody else as well', async () => {
    expect(
      await called('Boris takes Anna by her hand.\n\nBoris looks at Anna. She sits. She laughs. She goes.'),
    ).toEqual([null, null, null]);
  });

  it('stays open where it is seen too seldom or the page has both', async () => {
    expect((await called('Anna wipes her hands. She sits.'))[0]).toBeNull();
    expect((await called('Anna sits. She waits. She hums. He hums. He sings. She goes.'))[0]).toBeNull();
  });
});
