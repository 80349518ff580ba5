/** What somebody says in quotation marks and somebody else says, too: which words come back so, and which do not. */
import { describe, expect, it } from 'vitest';
import { isCommonLine } from '../../../../lib/engine/norms/common-lines.ts';
import { speechesOf } from '../../../../lib/engine/people/speeches.ts';
import { quotedLinesOf } from '../../../../lib/engine/text/returns/quoted-lines.ts';
import { madePassages } from '../../tone/made-passages.ts';

/** Each 'ANNA: words', or 'ANNA AND BORIS: words' of two at once, a page apart from the one before. */
const speeches = (...said: readonly string[]) => {
  const parts = said.map((one) => one.split(': ') as [string, string]);
  const passages = madePassages(parts.map(([, words]) => ['dialogue', words] as const)).map((passage, at) => ({
    ...passage,
    speech: at + 1,
    cue: { text: '', name: parts[at]?.[0] ?? '', extensions: [], at: { start: passage.at, end: passage.at } },
  }));
  return speechesOf(passages, (name) => name.split(' AND '));
};
/** Each line found as the pages that have it, in a script of so many pages. */
const pagesOf = (said: readonly string[], { pages = said.length, names = [] as readonly string[] } = {}) =>
  quotedLinesOf(speeches(...said), new Set(names), pages).map(({ sayings }) =>
    sayings.map(({ speech }) => speech.page),
  );
/** Two sayings with three speeches of others between. */
const between = ['CASS: So it is.', 'CASS: So it was.', 'CASS: So it will be.'];
const apart = (first: string, last: string, names: readonly string[] = []) =>
  pagesOf([first, ...between, last], { names });

describe('a line in quotation marks that comes back', () => {
  it('is what another says in whatever marks and case, as a part of a longer speech, too', () => {
    expect(apart('ANNA: He calls it "whatever a herring takes."', 'BORIS: Well, whatever a herring takes!')).toEqual([
      [1, 5],
    ]);
    expect(apart('ANNA: They say “pewter never sleeps”, do they?', 'BORIS: Pewter never sleeps.')).toEqual([[1, 5]]);
  });

  it('is read from the last mark that opens, where one before it never closes', () => {
    expect(apart('ANNA: She says, “and so he says, “pewter never sleeps.”', 'BORIS: Pewter never sleeps.')).toEqual([
      [1, 5],
    ]);
  });

  it('says at which of the passage’s words it stands', () => {
    const [line] = quotedLinesOf(
      speeches('ANNA: He says "pewter never sleeps."', ...between, 'BORIS: No, pewter never sleeps.'),
      new Set(),
      5,
    );
    expect(line?.sayings.map(({ passage, from, to }) => passage.words.slice(from, to).join(' '))).toEqual([
      'pewter never sleeps',
      'pewter never sleeps',
    ]);
    expect(line?.sayings.map(({ from }) => from)).toEqual([2, 1]);
  });

  it('may stand in marks where it is said last', () => {
    expect(apart('BORIS: Pewter never sleeps.', 'ANNA: Remember? "Pewter never sleeps."')).toEqual([[1, 5]]);
  });

  it('is the longest first, and each once', () => {
    const lines = pagesOf([
      'ANNA: He says "pewter never sleeps" and "a herring takes whatever it will."',
      ...between,
      'BORIS: Pewter never sleeps. A herring takes whatever it will.',
      'CASS: "Pewter never sleeps."',
    ]);
    expect(lines).toEqual([
      [1, 5],
      [1, 5, 6],
    ]);
  });
});

describe('a line in quotation marks does not come back', () => {
  it('where the same person says it again, alone or with others, or nobody does', () => {
    expect(apart('ANNA: He says "pewter never sleeps."', 'ANNA: Pewter never sleeps.')).toEqual([]);
    expect(apart('ANNA: He says "pewter never sleeps."', 'ANNA AND BORIS: Pewter never sleeps.')).toEqual([]);
    expect(apart('ANNA: He says "pewter never sleeps."', 'BORIS: Pewter sleeps.')).toEqual([]);
  });

  it('without marks, or where words stand between', () => {
    expect(apart('ANNA: Pewter never sleeps.', 'BORIS: Pewter never sleeps.')).toEqual([]);
    expect(apart('ANNA: He says "pewter never sleeps."', 'BORIS: Pewter never really sleeps.')).toEqual([]);
  });

  it('within a tenth of the script', () => {
    const twice = ['ANNA: He says "pewter never sleeps."', ...between, 'BORIS: Pewter never sleeps.'];
    expect(pagesOf(twice, { pages: 40 })).toEqual([[1, 5]]);
    expect(pagesOf(twice, { pages: 41 })).toEqual([]);
  });

  it('where more than six speeches have it', () => {
    const many = (count: number) =>
      pagesOf(['ANNA: "Pewter never sleeps."', ...new Array(count - 1).fill('BORIS: Pewter never sleeps.')]);
    expect(many(6)).toHaveLength(1);
    expect(many(7)).toEqual([]);
  });

  it('where it has fewer than three words, or more than fourteen', () => {
    expect(apart('ANNA: He says "pewter sleeps."', 'BORIS: Pewter sleeps.')).toEqual([]);
    const words = (count: number) => `pewter${' and herring'.repeat((count - 1) / 2)}${count % 2 ? '' : ' too'}`;
    expect(words(14).split(' ')).toHaveLength(14);
    expect(apart(`ANNA: "${words(14)}"`, `BORIS: ${words(14)}`)).toEqual([[1, 5]]);
    expect(apart(`ANNA: "${words(15)}"`, `BORIS: ${words(15)}`)).toEqual([]);
  });

  it('where many scripts say it', () => {
    expect(isCommonLine('what are you talking about')).toBe(true);
    expect(apart('ANNA: I say "what are you talking about?"', 'BORIS: What are you talking about?')).toEqual([]);
  });

  it('where nothing but names and small words stands in it', () => {
    const first = 'ANNA: It says "the Sloe of Quill."';
    const last = 'BORIS: The Sloe of Quill.';
    expect(apart(first, last)).toEqual([[1, 5]]);
    expect(apart(first, last, ['sloe', 'quill'])).toEqual([]);
    expect(apart(first, last, ['sloe'])).toEqual([[1, 5]]);
  });
});
