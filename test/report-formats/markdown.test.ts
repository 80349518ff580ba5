/** Markdown from blocks: its form, its fenced objects, and that a script can't speak markup through it. */
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { type Block, block } from '../../lib/contract/blocks.ts';
import { type ReportEntry, ratings } from '../../lib/contract/report.ts';
import { emptyDetails } from '../../lib/contract/uploads.ts';
import { escapeMarkdown } from '../../lib/report-formats/escape-markdown.ts';
import { toMarkdown } from '../../lib/report-formats/markdown.ts';
import { toPlainText } from '../../lib/report-formats/plain-text.ts';
import { runQuestion } from '../../lib/reports/run.ts';
import { lastReel, screenplayOf, talkingScript } from '../corpus/scripts.ts';

const place = { scene: 3, page: 2, line: 9, quote: 'A *bold* <b>quote</b> `here`' };
const basis = 'counted' as const;

/** One of each kind, with hostile text where a script's words may stand. */
const everyKind: readonly Block[] = [
  { kind: 'prose', title: 'Prose', paragraphs: ['One.', '# Two', '```js'], basis },
  {
    kind: 'facts',
    title: null,
    items: [{ label: 'Title', value: '[x](javascript:alert(1))', note: '![i](http://x.y)', evidence: [place] }],
    basis,
  },
  {
    kind: 'findings',
    title: 'Strengths',
    items: [
      {
        title: '1. not a list',
        bullets: [{ text: '- no bullet', evidence: [place] }],
        advice: '<script>alert(1)</script>',
        severity: 'minor',
      },
    ],
    basis,
  },
  {
    kind: 'score',
    short: 'F',
    name: 'Flux',
    score: 7,
    low: 6,
    high: 8,
    description: 'a | b',
    evidence: [place],
    basis,
  },
  {
    kind: 'score_table',
    title: 'FRAME',
    rows: [
      {
        short: 'F',
        name: 'Flux',
        score: 6.6,
        low: 6,
        high: 8.1,
        description: 'pipes | and ``` fences </script>',
        evidence: [place],
      },
    ],
    note: 'note',
    basis,
  },
  {
    kind: 'series',
    title: 'Curve',
    xLabel: 'page',
    yLabel: 'words',
    lines: [{ name: 'talk', points: [{ x: 1, y: 2 }] }],
    basis,
  },
  { kind: 'quotes', title: 'Quotes', items: [{ text: '> no quote', evidence: place }], basis },
  {
    kind: 'cards',
    title: 'Key Characteristics',
    cards: [
      {
        title: 'Lena',
        subtitle: '34',
        text: '~~gone~~',
        groups: [{ label: 'Words', items: [{ text: 'x', evidence: [place] }] }],
      },
    ],
    basis,
  },
  {
    kind: 'network',
    title: 'Map',
    nodeUnit: 'words',
    linkUnit: 'exchanges',
    nodes: [
      { id: 'A', label: 'Ann_a', weight: 3, community: 0 },
      { id: 'B', label: 'Ben', weight: 2, community: 0 },
    ],
    links: [{ source: 'A', target: 'B', weight: 4 }],
    legend: [{ label: 'Ann and Ben', community: 0 }],
    basis,
  },
  {
    kind: 'timeline',
    title: 'Key scenes',
    pageCount: 9,
    items: [{ label: 'Climax', fromPage: 8, toPage: 9, text: 'It ends.', evidence: [place] }],
    basis,
  },
  { kind: 'table', title: 'Table', columns: [{ label: 'a|b', align: 'right' }], rows: [['x|y'], [3]], basis },
  {
    kind: 'bars',
    title: 'Bars',
    itemLabel: 'Scenes | headed',
    valueLabel: 'eighths',
    items: [{ label: 'Int|erior', value: 8, note: '<b>1 page</b>' }],
    basis,
  },
  {
    kind: 'matrix',
    title: 'Presence',
    rowLabel: 'Character',
    columnLabel: 'Scene',
    columns: ['1', '2', '3', '4'].map((label) => ({ label, note: 'Pier' })),
    levels: ['absent', 'named', 'speaks'],
    rows: [{ label: 'Ann_a', cells: [2, 2, 0, 1] }],
    note: '# no heading',
    basis,
  },
  {
    kind: 'percentage',
    title: 'Chance',
    low: 40,
    high: 60,
    text: 'A range.',
    baseRates: [{ label: 'drama', percent: 39, sample: 206 }],
    basis,
  },
];
const entry: ReportEntry = { prompt: '💪 Strengths', blocks: [...everyKind] };

/** The markdown outside its fenced blocks. */
const outside = (markdown: string): string => markdown.replace(/^```json\n[\s\S]*?\n```$/gm, '');
const fences = (markdown: string): unknown[] =>
  [...markdown.matchAll(/^```json\n([\s\S]*?)\n```$/gm)].map((match) => JSON.parse(match[1] ?? ''));

describe('the markdown of an entry', () => {
  it('writes one figure as one, and a range as a range', () => {
    const figure = (low: number, high: number): string =>
      toMarkdown({
        prompt: '📈 Success Prediction',
        blocks: [{ kind: 'percentage', title: 'Rate', low, high, text: 'Of films.', baseRates: [], basis }],
      });
    expect(figure(39, 39)).toContain('**39%**');
    expect(figure(40, 60)).toContain('**40-60%**');
  });

  it('begins with its emoji heading and writes every kind of block', () => {
    expect(new Set(everyKind.map(({ kind }) => kind))).toEqual(
      new Set(block.options.map((option) => option.shape.kind.value)),
    );
    const markdown = toMarkdown(entry);
    expect(markdown.split('\n')[0]).toBe('# 💪 Strengths');
    for (const text of ['## Prose', '**Title:**', '**40-60%**', '| a\\|b |', '| 8-9 |', '| 1 | Ann and Ben |'])
      expect(markdown).toContain(text);
  });

  it('writes a plot as the table that says the same', () => {
    const markdown = toMarkdown(entry);
    expect(markdown).toContain('| Int\\|erior | 8 | ');
    expect(markdown).toContain('| Character | Scenes: named | Scenes: speaks | In all |');
    expect(markdown).toContain('| Ann\\_a | 4 | 1-2 | 3 |');
    expect(toPlainText(entry)).toContain('Ann_a | 4 | 1-2 | 3');
  });

  it('numbers findings, with bullets, places and advice under each', () => {
    const findings: Block = {
      kind: 'findings',
      title: 'Strengths',
      items: [
        {
          title: 'First',
          bullets: [{ text: 'Counted once.', evidence: [{ ...place, quote: 'Close enough.' }] }],
          advice: 'Keep it.',
          severity: null,
        },
        { title: 'Second', bullets: [{ text: 'Counted twice.', evidence: [] }], advice: null, severity: null },
      ],
      basis,
    };
    expect(toMarkdown({ prompt: '💪 Strengths', blocks: [findings] })).toBe(
      [
        '# 💪 Strengths',
        '',
        '## Strengths',
        '',
        '1. **First**',
        '   - Counted once. (sc. 3, p. 2: “Close enough.”)',
        '   - *What to do:* Keep it.',
        '2. **Second**',
        '   - Counted twice.',
        '',
      ].join('\n'),
    );
  });

  it('sets lines that are broken in a finding under one another', () => {
    const findings: Block = {
      kind: 'findings',
      title: 'Weaknesses',
      items: [
        {
          title: 'One',
          bullets: [{ text: 'As written: *no*\nAs it could be: yes', evidence: [] }],
          advice: 'Let her ask.',
          steps: ['Page 7, add:\nDOT: With bread?\nJO: Without.'],
          severity: null,
        },
      ],
      basis,
    };
    expect(
      toMarkdown({ prompt: 'p', blocks: [findings] })
        .split('\n')
        .slice(4, -1),
    ).toEqual([
      '1. **One**',
      '   - As written: \\*no\\*  ',
      '     As it could be: yes',
      '   - *What to do:* Let her ask.',
      '     - Page 7, add:  ',
      '       DOT: With bread?  ',
      '       JO: Without.',
    ]);
  });

  it('keeps a script’s markup, HTML and links inert', () => {
    const markdown = outside(toMarkdown(entry));
    expect(markdown).not.toMatch(/<\/?[a-z]/i);
    expect(markdown).not.toMatch(/(?<!\\)`/);
    expect(markdown).not.toMatch(/(?<!\\)\]\(/);
    expect(markdown).not.toMatch(/(?<!\\)~~/);
    expect(markdown).not.toMatch(/https?:\/\//);
    expect(markdown).not.toMatch(/^# Two/m);
    expect(escapeMarkdown('  <b>&amp; *x* _y_ [z](u) \\ `c` | 1. a\nb ')).toBe(
      '&lt;b&gt;&amp;amp; \\*x\\* \\_y\\_ \\[z\\](u) \\\\ \\`c\\` \\| 1. a b',
    );
    expect(['# h', '- i', '+ i', '1. i', '2) i', '= i', '8.5 words'].map(escapeMarkdown)).toEqual([
      '\\# h',
      '\\- i',
      '\\+ i',
      '1\\. i',
      '2\\) i',
      '\\= i',
      '8.5 words',
    ]);
  });

  it('carries ratings as one fenced object that nothing in a description can close', () => {
    const markdown = toMarkdown({ prompt: '⭐ x', blocks: everyKind.filter(({ kind }) => kind === 'score_table') });
    expect(fences(markdown)).toEqual([
      {
        FRAME: {
          Flux: { rating: '7/10', score: 6.6, low: 6, high: 8.1, description: 'pipes | and ``` fences </script>' },
        },
      },
    ]);
    expect(markdown.match(/```/g)).toHaveLength(2);
    expect(markdown).not.toContain('</script>');
  });

  it('carries a network’s lists as one fenced object of keywords and descriptions', () => {
    const markdown = toMarkdown({
      prompt: '🕸️ x',
      blocks: everyKind.filter(({ kind }) => kind === 'network' || kind === 'cards'),
    });
    expect(fences(markdown)).toEqual([
      {
        KeyCharacteristics: [{ keyword: 'Lena', description: '~~gone~~' }],
        CharacterNetwork: [{ keyword: 'Ann_a and Ben', description: '4 exchanges' }],
      },
    ]);
  });

  it('carries the same lists of a network that a reader tells in findings and facts, and no others', () => {
    const network = everyKind.filter(({ kind }) => kind === 'network');
    const bullet = (text: string) => ({ text, evidence: [] });
    const findings = (title: string): Block => ({
      kind: 'findings',
      title,
      items: [
        { title: 'Ann and Ben', bullets: [bullet('They meet.'), bullet('They part.')], advice: null, severity: null },
      ],
      basis,
    });
    const facts: Block = {
      kind: 'facts',
      title: 'Tone Spectrum',
      items: [{ label: 'Ann', value: 'Dry.', note: null, evidence: [] }],
      basis,
    };
    const markdown = toMarkdown({ prompt: 'x', blocks: [findings('Analysis'), facts, findings('Notes'), ...network] });
    expect(fences(markdown)).toEqual([
      {
        Analysis: [{ keyword: 'Ann and Ben', description: 'They meet. They part.' }],
        ToneSpectrum: [{ keyword: 'Ann', description: 'Dry.' }],
        CharacterNetwork: [{ keyword: 'Ann_a and Ben', description: '4 exchanges' }],
      },
    ]);
  });

  it('of a real answer holds the same ratings and lists as the answer itself', async () => {
    const screenplay = await lastReel();
    const ask = (number: number) => runQuestion(number, { screenplay, details: emptyDetails });
    for (const [number, key] of [
      [1, 'FRAME'],
      [2, 'CALIBER'],
    ] as const) {
      const answer = ask(number);
      const [object] = fences(toMarkdown(answer.entries[0]!));
      expect(object).toEqual({ [key]: ratings.parse(answer.structured_data[key]) });
    }
    const lists = z.record(z.string(), z.array(z.object({ keyword: z.string(), description: z.string() })));
    const [object] = fences(toMarkdown(ask(7).entries[0]!));
    expect(Object.keys(lists.parse(object))).toEqual([
      'Analysis',
      'KeyCharacteristics',
      'ToneSpectrum',
      'CharacterNetwork',
    ]);
  });

  it('case 18: of a hostile script stays inert from end to end', async () => {
    const evil = '<img src=x onerror=alert(1)> **bold** ```\n[click](javascript:alert(1))';
    const screenplay = await screenplayOf(
      `Title: <script>alert(1)</script>\n\n${talkingScript(10, () => `The lamp ${evil} burns.\n\nANN\nWe need the lamp by midnight! ${evil}\n\nBEN\nNo. Never. ${evil}\n`)}`,
    );
    for (const number of [1, 2, 3, 4, 7]) {
      for (const one of runQuestion(number, { screenplay, details: { ...emptyDetails, director: evil } }).entries) {
        expect(outside(toMarkdown(one))).not.toMatch(/<\/?(?:img|script)/i);
        expect(outside(toMarkdown(one))).not.toMatch(/(?<!\\)\*\*bold|(?<!\\)`|(?<!\\)\]\(/);
      }
    }
  });
});

describe('the plain text of an entry', () => {
  it('writes every kind of block in lines of at most 96 columns, without control characters', () => {
    const escapeKey = String.fromCodePoint(27);
    const text = toPlainText({
      ...entry,
      blocks: [
        ...everyKind,
        { kind: 'prose', title: null, paragraphs: [`a${escapeKey}[31mred ${'word '.repeat(60)}`], basis },
      ],
    });
    expect(text).not.toContain(escapeKey);
    expect(text.split('\n').filter((line) => line.length > 96)).toEqual([]);
    for (const part of [
      'STRENGTHS',
      '1. 1. not a list',
      'p. 2, sc. 3: “A *bold*',
      '40-60%',
      'Ann_a and Ben: 4 exchanges',
    ])
      expect(text).toContain(part);
  });
});
