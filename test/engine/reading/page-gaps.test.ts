/** Pages that are missing by the numbers printed on them: a made script as plain text with its page numbers. */
import { describe, expect, it } from 'vitest';
import { derive } from '../../../lib/engine/derive.ts';
import { flawRuleOf } from '../../../lib/engine/flaw-rules/find-flaws.ts';
import { parseScreenplay } from '../../../lib/screenplay/parse.ts';

const letters = 'abcdefghijklmnopqrstuvwxyz';
/** A page of some fifty lines, whose words say which it is. */
const bodyOf = (page: number): string[] => [
  '',
  `INT. ROOM ${letters.charAt(page % 26).toUpperCase()} - DAY`,
  '',
  ...Array.from({ length: 8 }, (_, at) => [
    '                         RUTH',
    `               The ${letters.charAt(at)}th word of room ${letters.charAt(page % 26)} is here.`,
    '',
    `     She waits by door ${letters.charAt(page % 26)} and looks at the rain.`,
    '',
  ]).flat(),
];
const numbered = (number: string): string => `${' '.repeat(65)}${number}`;
const scriptOf = (numbers: readonly string[], more: (page: number) => readonly string[] = () => []): string =>
  numbers
    .flatMap((number, index) => [
      ...(number === '' ? [] : [numbered(number)]),
      ...bodyOf(index + 1),
      ...more(index + 1),
    ])
    .join('\n');
const upTo = (count: number): string[] => Array.from({ length: count }, (_, index) => `${index + 1}.`);
const without = (...missing: readonly string[]): string[] => upTo(40).filter((number) => !missing.includes(number));

const derivedOf = async (text: string) =>
  derive(await parseScreenplay(new TextEncoder().encode(text), { format: 'text', maxPages: 600 }));
const missingIn = async (text: string) => (await derivedOf(text)).pageGaps.map(({ missing }) => missing);

describe('a page that is missing', () => {
  it('is one whose number is left out between two pages, with what stands on either side', async () => {
    const [gap] = (await derivedOf(scriptOf(without('24.')))).pageGaps;
    expect(gap).toMatchObject({ missing: [24], last: { at: { page: 23 } }, next: { at: { page: 24 } } });
    expect(gap?.next.text).toBe('INT. ROOM Y - DAY');
    expect(await missingIn(scriptOf(without('7.', '24.', '25.')))).toEqual([[7], [24, 25]]);
  });

  it.each<[string, string]>([
    ['all are there', scriptOf(upTo(40))],
    ['few are numbered', scriptOf(upTo(19).filter((number) => number !== '9.'))],
    ['three are missing here and there', scriptOf(without('7.', '14.', '24.'))],
    ['four are missing in one place', scriptOf(without('7.', '8.', '9.', '10.'))],
    ['a page bears no number', scriptOf(upTo(40).map((number) => (number === '24.' ? '' : number)))],
    ['there are lettered pages', scriptOf(without('24.').map((number) => (number === '30.' ? '30A.' : number)))],
    ['a number is printed twice', scriptOf(without('24.').map((number) => (number === '31.' ? '30.' : number)))],
    [
      'one page stands for two',
      scriptOf(without('24.'), (page) => (page === 24 ? [`${' '.repeat(30)}24-25`, '     Rain.'] : [])),
    ],
    [
      'the number stands in a line of the page',
      scriptOf(without('24.'), (page) => (page === 23 ? ['     24- Pink draft'] : [])),
    ],
    ['scenes are omitted', scriptOf(without('24.'), (page) => (page === 23 ? ['', '30   OMITTED'] : []))],
  ])('is none where %s', async (_name, text) => {
    expect(await missingIn(text)).toEqual([]);
  });

  it('is told by its number, and what these reports call the page behind it', async () => {
    const rule = flawRuleOf('missingPages');
    const hitOf = async (text: string) => {
      const facts = rule.find(await derivedOf(text));
      expect(rule.facts.parse(facts)).toEqual(facts);
      return rule.say(facts ?? {}, (id) => id);
    };
    const { title, points, advice } = await hitOf(scriptOf(without('24.')));
    expect(title).toBe('Page 24 is missing, by the printed numbers');
    expect(points.map(({ text, evidence }) => [text, ...evidence.map(({ quote }) => quote)])).toEqual([
      [
        'Page 23 is followed by page 25. These reports count that one as page 24.',
        'She waits by door x and looks at the rain.',
        'INT. ROOM Y - DAY',
      ],
    ]);
    expect(advice).toBe('See whether what stands there follows on; put the page back, or number the pages anew.');
    expect((await hitOf(scriptOf(without('7.', '24.')))).title).toBe(
      'Pages 7 and 24 are missing, by the printed numbers',
    );
    expect(rule.costs('page 9')).toBe('A reader stops at page 9 to look for the rest');
  });
});
