import { describe, expect, it } from 'vitest';
import { paginate } from '../../../lib/screenplay/formats/paginate.ts';
import { readFountain } from '../../../lib/screenplay/formats/read-fountain.ts';
import { parseScreenplay } from '../../../lib/screenplay/parse.ts';
import { lastReel } from '../../pdf/corpus.ts';
import { bytesOf, content, parseFountain, sampler, words } from '../compare.ts';
import { measure } from '../measure.ts';
import { spoilings, spoilText } from '../spoil-text.ts';

const parseText = (text: string) => parseScreenplay(bytesOf(text), { format: 'text', maxPages: 600 });

/** A typewriter's copy: columns kept as spaces, pages parted by form feeds. */
function typed(fountain: string): string {
  const indents = {
    cue: 22,
    dialogue: 10,
    parenthetical: 16,
    'parenthetical-rest': 17,
    more: 22,
    transition: 46,
    centered: 26,
  };
  const { lines, pageCount } = paginate(readFountain(fountain).blocks);
  const pages = Array.from({ length: pageCount }, (_, index) => {
    const rows: string[] = [];
    for (const { page, line, style, text } of lines) {
      const indent = style === 'heading' || style === 'action' ? 0 : indents[style];
      if (page === index + 1) rows[line - 1] = ' '.repeat(indent) + text;
    }
    return Array.from(rows, (row) => row ?? '').join('\n');
  });
  return pages.join('\n\f');
}

const withoutDual = (fountain: string): string => fountain.replaceAll(/ \^$/gm, '');

describe('plain text', () => {
  it.each([
    ['the sampler', sampler],
    ['The Last Reel', lastReel.fountain()],
  ])('is read by its columns where it kept them: %s', async (_name, fountain) => {
    const source = withoutDual(fountain);
    expect(words(await parseText(typed(source)))).toEqual(words(await parseFountain(source)));
  });

  it('is read as Fountain where it has no columns', async () => {
    expect(content(await parseText(sampler))).toEqual(content(await parseFountain(sampler)));
    expect((await parseText(sampler)).format).toBe('text');
  });
});

describe('pages that lack their number', () => {
  const page = (number: number, head: string | null): string[] => [
    ...(head === null ? [] : [head, '']),
    `INT. ROOM ${number} - DAY`,
    '',
    ...Array.from({ length: 13 }, (_, at) => ['               ANNA', `     Rain again, line ${at}.`, '', '']).flat(),
  ];
  /** Of which pages the number is printed. */
  const pagesOf = async (has: (number: number) => boolean): Promise<(number | undefined)[]> => {
    const lines = Array.from({ length: 12 }, (_, at) => page(at + 1, has(at + 1) ? `${at + 1}.` : null)).flat();
    const { scenes } = await parseText(lines.join('\n'));
    return scenes.map(({ at }) => at.start.page);
  };
  const all = Array.from({ length: 12 }, (_, at) => at + 1);

  it('are cut out of what stands between the numbers of others', async () => {
    expect(await pagesOf((number) => number > 1)).toEqual(all);
    expect(await pagesOf((number) => number > 1 && number !== 6 && number !== 9)).toEqual(all);
    expect(await pagesOf((number) => number > 6)).toEqual(all);
  });
});

describe('plain text without columns', () => {
  it.each(
    Object.entries(spoilings).flatMap(([name, spoiling]) =>
      [sampler, lastReel.fountain()].map((fountain) => [name, spoiling, withoutDual(fountain)] as const),
    ),
  )('gives every line its element: %s', async (_name, spoiling, fountain) => {
    const { words: share, scenes } = measure(
      await parseText(spoilText(fountain, spoiling)),
      await parseFountain(fountain),
    );
    expect(share).toBeGreaterThanOrEqual(0.99);
    expect(scenes[0]).toBe(scenes[1]);
  });

  it('sets page numbers apart, each once', async () => {
    const text = spoilText(lastReel.fountain(), { blanks: 'lost', pageNumbers: true });
    const { furniture } = await parseText(text);
    const numbers = furniture.filter(({ kind }) => kind === 'page-number').map((piece) => piece.text);
    expect(numbers).toEqual(text.split('\n').filter((line) => /^\d+\.$/.test(line)));
    expect(numbers.length).toBeGreaterThan(3);
  });

  it('takes a name before a colon for the speaker', async () => {
    const play = [
      'INT. SHED - DAY',
      'ANNA: Is it on?',
      'BO: It was.',
      'He kicks it.',
      'ANNA: And now?',
      'BO: Now it is not.',
      'ANNA: (low) Good.',
      'BO: Good.',
    ];
    const { scenes } = await parseText(play.join('\n'));
    expect(scenes[0]?.elements.map((element) => (element.kind === 'speech' ? element.cue.name : element.text))).toEqual(
      ['ANNA', 'BO', 'He kicks it.', 'ANNA', 'BO', 'ANNA', 'BO'],
    );
  });
});
