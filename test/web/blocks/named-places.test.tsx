/** Pages named in tables and sentences: links into the script where there is one to open, plain words elsewhere. */
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Block, NamedPlace } from '../../../lib/contract/blocks.ts';
import { BlockView } from '../../../web/src/blocks/block-view.tsx';
import { EvidenceAnchorContext, type EvidenceAnchorProps } from '../../../web/src/blocks/evidence-anchor.ts';
import { keyed } from '../../../web/src/blocks/keyed.ts';
import { NamedPlaces, PageLinks } from '../../../web/src/blocks/named-places.tsx';
import { buildSample, buildSamplePages } from '../fixtures/built-sample.ts';

const Anchor = ({ evidence: { page, line }, children }: EvidenceAnchorProps) => (
  <a href={`#${page}.${line}`}>{children}</a>
);
const withScript = (children: React.ReactNode) =>
  render(<EvidenceAnchorContext value={Anchor}>{children}</EvidenceAnchorContext>);
const links = () => screen.queryAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);

describe('named pages', () => {
  const page = (text: string, number: number, line: number | null = null): NamedPlace => ({ text, page: number, line });

  it('are links in the order of the text, each sought behind the one before', () => {
    const text = '1, 11, 1 +11';
    const { container } = withScript(
      <NamedPlaces text={text} places={[page('1', 1, 4), page('11', 11), page('1', 1, 9)]} />,
    );
    expect(container.textContent).toBe(text);
    expect(links()).toEqual([
      ['1', '#1.4'],
      ['11', '#11.null'],
      ['1', '#1.9'],
    ]);
  });

  it('change no word of a text that does not hold them', () => {
    const { container } = withScript(<NamedPlaces text="Page 3, then 4." places={[page('page 9', 9), page('4', 4)]} />);
    expect(container.textContent).toBe('Page 3, then 4.');
    expect(links()).toEqual([['4', '#4.null']]);
  });

  it('are plain words where no script lies beside', () => {
    const { container } = render(<NamedPlaces text="page 3" places={[page('page 3', 3)]} />);
    expect(container.innerHTML).toBe('page 3');
  });

  it('lead from the cells of a table and the stretches of a timeline', () => {
    const table: Block = {
      kind: 'table',
      title: 'Places',
      columns: [
        { label: 'Place', align: 'left' },
        { label: 'On pages', align: 'left' },
      ],
      rows: [
        ['Room 12', 12],
        ['Yard', '3, 7'],
      ],
      places: [
        { ...page('12', 12, 5), row: 0, column: 1 },
        { ...page('3', 3, 1), row: 1, column: 1 },
        { ...page('7', 7, 20), row: 1, column: 1 },
      ],
      basis: 'counted',
    };
    const stretch = { label: 'Act one', fromPage: 2, toPage: 9, text: 'It begins.', evidence: [] };
    const timeline: Block = { kind: 'timeline', title: 'Acts', pageCount: 20, items: [stretch], basis: 'counted' };
    withScript([<BlockView key="1" block={table} />, <BlockView key="2" block={timeline} />]);
    expect(links()).toEqual([
      ['12', '#12.5'],
      ['3', '#3.1'],
      ['7', '#7.20'],
      ['p. 2–9', '#2.null'],
    ]);
  });
});

describe('the pages that a sentence names', () => {
  const linksIn = (text: string) => {
    const { container, unmount } = withScript(<PageLinks text={text} />);
    expect(container.textContent).toBe(text);
    const found = screen.queryAllByRole('link').map((link) => `${link.textContent} ${link.getAttribute('href')}`);
    unmount();
    return found;
  };

  it('lead there, one or many, and each of many by its own number', () => {
    expect(linksIn('Lena, on page 7, answers the line on page 11.')).toEqual(['page 7 #7.null', 'page 11 #11.null']);
    expect(linksIn("It stays. Page 13's reply and page 14’s jar.")).toEqual(['Page 13 #13.null', 'page 14 #14.null']);
    expect(linksIn('Scene 3 and 8 others (see pages 3, 8 and 13).')).toEqual(['3 #3.null', '8 #8.null', '13 #13.null']);
    expect(linksIn('usual 33%; pages 1-26, 15 scenes')).toEqual(['1-26 #1.null']);
    expect(linksIn('pages 30 to 44 could be set in any town.')).toEqual(['30 #30.null', '44 #44.null']);
    expect(linksIn('Page 14 (“Here I am.”) shows how.')).toEqual(['Page 14 #14.null']);
    expect(linksIn('Page 14, as written: “Here I am.” As it could be: “Here.”')).toEqual(['Page 14 #14.null']);
    expect(linksIn('Page 14: cut “Here I am.”')).toEqual(['Page 14 #14.null']);
    // Labels of a list by page.
    expect(linksIn('Pages 3 and 4')).toEqual(['3 #3.null', '4 #4.null']);
    expect(linksIn('Pages 7-20, 31 and 50')).toEqual(['7-20 #7.null', '31 #31.null', '50 #50.null']);
  });

  it('are no links inside the script’s own words, however they are quoted', () => {
    expect(linksIn('“Turn to page 3,” says Mags on page 4: “It is not on page 5.”')).toEqual(['page 4 #4.null']);
    expect(linksIn('“He said “page 3” twice, and page 4.” See page 5.')).toEqual(['page 5 #5.null']);
    expect(linksIn('The line "look at page 9" stands on page 2.')).toEqual(['page 2 #2.null']);
    expect(linksIn('On page 1: “an unclosed one, page 3')).toEqual(['page 1 #1.null']);
    expect(linksIn('“One mark too” many, page 3” and page 6.')).toEqual(['page 6 #6.null']);
  });

  it('are no links where a number only stands beside the word', () => {
    expect(
      linksIn(
        'Speaks for it: pages 117 (at least 60 wanted), pages 14.7, 30 pages 2 times, page 1.5, page 7a, Page 3.',
      ),
    ).toEqual([]);
    expect(linksIn('a front-page 3 column, homepage 4, 120 pages and 3 scenes')).toEqual([]);
  });

  it('lead there from every kind of block that says a sentence', () => {
    const sentence = (at: number): string => `It stands on page ${at}.`;
    const group = { label: 'How', items: [{ text: sentence(6), evidence: [] }] };
    const score = { short: 'F', name: 'Flux', score: 5, low: 4, high: 6, evidence: [] };
    const evidence = { scene: 1, page: 90, line: 1, quote: 'Ok.' };
    const blocks: Block[] = [
      { kind: 'prose', title: 'Turns stand on pages 1 and 2', paragraphs: [sentence(3)], basis: 'counted' },
      {
        kind: 'cards',
        title: 'Cards',
        cards: [{ title: 'A', subtitle: null, text: sentence(5), groups: [group] }],
        basis: 'counted',
      },
      {
        kind: 'findings',
        title: 'Findings',
        items: [
          {
            title: sentence(7),
            bullets: [{ text: sentence(8), evidence: [] }],
            advice: sentence(9),
            severity: null,
          },
        ],
        basis: 'counted',
      },
      {
        kind: 'facts',
        title: null,
        items: [{ label: 'First', value: 'around page 10', note: sentence(11), evidence: [] }],
        basis: 'counted',
      },
      {
        kind: 'score',
        ...score,
        description: 'How much. Scene pace: 1.2 a page (see pages 12 and 13).',
        basis: 'counted',
      },
      {
        kind: 'score_table',
        title: 'T',
        rows: [{ ...score, description: sentence(14) }],
        note: null,
        basis: 'counted',
      },
      {
        kind: 'timeline',
        title: 'Line',
        pageCount: 20,
        items: [{ label: 'One', fromPage: 15, toPage: 15, text: sentence(16), evidence: [] }],
        basis: 'counted',
      },
      { kind: 'quotes', title: 'Q', items: [{ text: sentence(17), evidence }], basis: 'counted' },
      {
        kind: 'bars',
        title: 'B',
        itemLabel: 'Act',
        valueLabel: 'percent',
        items: [{ label: 'One', value: 1, note: 'pages 18-20, 3 scenes' }],
        basis: 'counted',
      },
      {
        kind: 'series',
        title: 'S',
        finding: 'Brightest around page 21',
        xLabel: 'page',
        yLabel: 'tone',
        lines: [{ name: 'a', points: [{ x: 1, y: 1 }] }],
        basis: 'counted',
      },
      { kind: 'percentage', title: 'P', low: 1, high: 2, text: sentence(22), baseRates: [], basis: 'counted' },
    ];
    withScript(blocks.map((block) => <BlockView key={block.kind} block={block} />));
    const led = new Set(links().map(([, href]) => Number(href?.slice(1).split('.')[0])));
    for (const page of [1, 2, 3, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 21, 22])
      expect(led).toContain(page);
  });
});

describe('the sample’s reports', () => {
  it('leave no page that a sentence names without its link, and lead to none behind the end', {
    timeout: 60_000,
  }, () => {
    const { answers } = buildSample();
    const pageCount = buildSamplePages().pages.length;
    const blocks = answers.flatMap(({ entries }) => entries.flatMap((entry) => entry.blocks));
    // Tables name their places one by one; their sentences are of other scripts' habits.
    const shown = keyed(
      blocks.filter(({ kind }) => kind !== 'table'),
      ({ kind }) => kind,
    );
    withScript(shown.map(({ key, item }) => <BlockView key={key} block={item} />));
    const pages = [...document.querySelectorAll('a')].map((link) =>
      Number(link.getAttribute('href')?.slice(1).split('.')[0]),
    );
    expect(pages.length).toBeGreaterThan(100);
    expect(Math.max(...pages)).toBeLessThanOrEqual(pageCount);
    for (const read of document.querySelectorAll('a, table, svg')) read.replaceWith(' ↗ ');
    const left =
      (document.body.textContent ?? '').replace(/“[^”]*”/g, '').match(/\bpages? \d[\d.]*[^.;:]{0,30}/gi) ?? [];
    // What is wanted of a format is said with a number behind the word: no page of the script.
    expect(left.filter((words) => !/^pages \d+\.\d[ .]|wanted/.test(words))).toEqual([]);
  });
});
