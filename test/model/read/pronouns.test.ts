/** Whether a script calls somebody she or he, where its action settles it. */
import { describe, expect, it } from 'vitest';
import { numberScript } from '../../../lib/model/read/numbered-script.ts';
import { pronounOf, pronounSaid } from '../../../lib/model/read/pronouns.ts';
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

  it.each([
    ['her', 'she'],
    ['hers', 'she'],
    ['herself', 'she'],
    ['she', 'she'],
    ['his', 'he'],
    ['him', 'he'],
    ['himself', 'he'],
    ['he', 'he'],
    ['it', null],
  ])('is read from %s', async (word, pronoun) => {
    expect((await called(`Anna knows ${word}. Anna ${word} sits. Anna sees that ${word} goes.`))[0]).toBe(pronoun);
  });

  it.each([
    ['by a name with an ending', 'Anna’s eyes close. She sits. She waits. She goes.', 'she'],
    ['by nine of ten sightings', `Anna sits. ${'She waits. '.repeat(9)}He goes.`, 'she'],
    ['by eight of nine it is not', `Anna sits. ${'She waits. '.repeat(8)}He goes.`, null],
    ['not by a sentence of nobody', 'A dog licks her. A dog licks her. A dog licks her.', null],
    ['not where nobody was named', 'She sits. She waits. She goes.', null],
    ['not after a sentence of nobody', 'Anna sits. Rain. She waits. She hums. She goes.', null],
    ['not by what is said', 'Anna sits.\n\nBORIS\nAnna knows her. She waits. She hums. She goes.', null],
  ])('is settled %s', async (_what, action, pronoun) => expect((await called(action))[0]).toBe(pronoun));

  it('is not read for an article or a number in somebody’s name', async () => {
    expect((await called('The door opens. She sits. She waits. Two cups. She hums. She goes.'))[2]).toBeNull();
  });
});

describe('a pronoun that the pages do not settle', () => {
  const told = (...sentences: string[]) => pronounSaid(sentences, ['Anna Lee'], names);
  it('is the one that the reading’s own sentences have, of those that begin with the name and name nobody else', () => {
    expect(told('Anna keeps what she owes.', 'Anna Lee hides her hand.', 'Anna leaves.')).toBe('she');
  });
  it.each([
    ['by one sentence', ['Anna keeps what she owes.']],
    ['where they disagree', ['Anna keeps what she owes.', 'Anna leaves him.']],
    ['by sentences that name another', ['Anna gives Boris her hand.', 'Anna waits for Boris in her car.']],
    ['by sentences that begin otherwise', ['Her hand shakes.', 'She is Anna.']],
  ])('is not settled %s', (_what, sentences) => expect(told(...sentences)).toBeNull());
});
