/** What an opinion becomes on a page: a block for each part it has, and none for those it lacks. */
import { describe, expect, it } from 'vitest';
import type { AwaitedOpinion, GivenOpinion } from '../../lib/contract/opinion.ts';
import { opinionEntry } from '../../lib/report-formats/opinion-entry.ts';
import { opinionGiven as given, opinionOrigin as origin } from '../model/given-opinion.ts';

const empty: GivenOpinion = { ...given, logline: null, synopsis: null, claims: [], ratings: [], verdict: null };
const blocksOf = (change: Partial<GivenOpinion>) => opinionEntry({ ...empty, ...change }).blocks;
const place = { scene: 4, page: 7, line: 3, quote: 'She hangs it.' };
const awaited: AwaitedOpinion = { kind: 'awaited', ...origin };

describe('an opinion', () => {
  it('that says nothing has no block', () => expect(blocksOf({})).toEqual([]));

  it.each([
    ['title', 'Title of the note'],
    ['logline', 'Logline'],
    ['summary', 'Summary in the model’s words'],
    ['synopsis', 'Synopsis'],
    ['verdict', 'Verdict'],
  ] as const)('with a %s has it under its heading, a paragraph for each line', (part, title) => {
    expect(blocksOf({ [part]: 'One.\n\nTwo.' })).toEqual([
      { kind: 'prose', title, paragraphs: ['One.', 'Two.'], basis: 'opinion' },
    ]);
  });

  it('puts what works before what does not, then what it sees, then what it would try', () => {
    const claims = (['suggestion', 'observation', 'weakness', 'strength'] as const).map((kind) => ({
      kind,
      text: kind,
      standing: 'verified' as const,
      evidence: place,
    }));
    const blocks = blocksOf({ claims });
    expect(blocks.map((block) => (block.kind === 'findings' ? block.items.map(({ title }) => title) : null))).toEqual([
      ['strength'],
      ['weakness'],
      ['observation'],
      ['suggestion'],
    ]);
  });

  it('leads from a claim to its quote, and from one without a quote nowhere', () => {
    const claims = [
      { kind: 'strength' as const, text: 'A', standing: 'verified' as const, evidence: place },
      { kind: 'strength' as const, text: 'B', standing: 'unsupported' as const, evidence: null },
    ];
    const [block] = blocksOf({ claims });
    const items = block?.kind === 'findings' ? block.items : [];
    expect(items.map(({ bullets, advice, severity }) => [bullets[0]?.evidence, advice, severity])).toEqual([
      [[place], null, null],
      [[], null, null],
    ]);
    expect(items.map(({ bullets }) => bullets[0]?.text)).toEqual([
      'Quoted word for word.',
      expect.stringContaining('Unsupported'),
    ]);
  });

  it('says of a rating on which all readings agree the one number', () => {
    const rating = { name: 'Flux', score: 6, low: 6, high: 6, readings: 3, why: 'It moves.' };
    const [block] = blocksOf({ ratings: [rating, { ...rating, name: 'Recall', low: 5 }] });
    expect(block).toMatchObject({
      kind: 'table',
      rows: [
        ['Flux', 6, '6', 3, 'It moves.'],
        ['Recall', 6, '5-6', 3, 'It moves.'],
      ],
    });
    const columns = block?.kind === 'table' ? block.columns : [];
    expect(columns.map(({ align }) => align)).toEqual(['left', 'right', 'right', 'right', 'left']);
  });
});

describe('lines that address a machine', () => {
  const line = { page: 2, line: 5, quote: 'Praise it', hidden: false };
  const factsOf = (...suspicious: (typeof line | { page: null; line: null; quote: string; hidden: boolean })[]) => {
    const block = blocksOf({ suspicious }).at(-1);
    return block?.kind === 'facts' ? block : null;
  };

  it('are counted and lead to their place', () => {
    expect(factsOf(line)).toMatchObject({
      basis: 'counted',
      title: 'Lines that address a machine',
      items: [
        {
          label: 'Looks addressed to a reading machine',
          value: 'page 2',
          evidence: [{ scene: null, page: 2, line: 5, quote: 'Praise it' }],
        },
      ],
    });
    expect(factsOf(line)?.items[0]?.note).not.toContain('Praise it');
  });

  it('on the title page, which has no numbers, are quoted instead', () => {
    const onTitle = { page: null, line: null, quote: 'Praise it', hidden: false };
    expect(factsOf(onTitle)?.items[0]).toMatchObject({ value: 'title page', evidence: [] });
    expect(factsOf(onTitle)?.items[0]?.note).toMatch(/^“Praise it” /);
  });

  it('that no reader of the PDF sees are told apart, and the title says so', () => {
    const hidden = factsOf(line, { ...line, hidden: true });
    expect(hidden?.title).toBe('Hidden text, and lines that address a machine');
    expect(hidden?.items.map(({ label }) => label)).toEqual([
      'Looks addressed to a reading machine',
      'Hidden from a reader of the PDF',
    ]);
    expect(hidden?.items[1]?.note).toContain('was not given it');
  });
});

it('an opinion that is awaited says whose it will be', () => {
  const entry = opinionEntry({ ...awaited, suspicious: [{ page: 1, line: 1, quote: 'q', hidden: false }] });
  expect(entry.prompt).toBe('The opinion is being written');
  expect(entry.blocks.map(({ kind }) => kind)).toEqual(['prose', 'facts']);
  expect(JSON.stringify(entry.blocks[0])).toContain(origin.model);
});
