/** Every kind of block drawn from data as the analyses give it. */
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type Block, block as blockSchema } from '../../../lib/contract/blocks.ts';
import type { Evidence } from '../../../lib/contract/evidence.ts';
import type { Basis } from '../../../web/src/blocks/basis-label.tsx';
import { BesideReading } from '../../../web/src/blocks/beside-reading.ts';
import { BlockView } from '../../../web/src/blocks/block-view.tsx';
import { ChallengeContext } from '../../../web/src/blocks/challenge-note.tsx';
import { EntryBlocks } from '../../../web/src/blocks/entry-blocks.tsx';
import { keyed } from '../../../web/src/blocks/keyed.ts';
import { scaleFor, spanFor } from '../../../web/src/blocks/series-scale.ts';
import { blocks } from '../fixtures/sample-answers.ts';

const show = (block: Block) => render(<BlockView block={block} />);

describe('a block', () => {
  it.each(Object.entries(blocks))(
    'of the kind %s is drawn with its title and its basis, without a complaint',
    (_kind, sample) => {
      const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
      const block = blockSchema.parse(sample);
      render(
        <BesideReading value>
          <BlockView block={block} />
        </BesideReading>,
      );
      const title = block.kind === 'score' ? block.name : (block.title ?? '');
      expect(screen.getByRole('heading', { level: 2, name: title })).toBeDefined();
      const words = { counted: 'Counted', opinion: 'Opinion', published: 'Published' };
      expect(screen.getByText(words[block.basis])).toBeDefined();
      expect(log).not.toHaveBeenCalled();
      log.mockRestore();
    },
  );

  it('bears no basis where everything was counted, and its label beside a reading', () => {
    const block = (basis: Basis): Block => ({ kind: 'prose', title: 'Length', paragraphs: ['Short.'], basis });
    const foot: Block = {
      kind: 'prose',
      id: 'provenance',
      title: null,
      paragraphs: ['Read by one.'],
      basis: 'opinion',
    };
    const entry = (...bases: readonly (Basis | 'foot')[]) =>
      render(<EntryBlocks blocks={bases.map((basis) => (basis === 'foot' ? foot : block(basis)))} folds={false} />);
    const alone = entry('counted', 'published', 'opinion');
    expect(alone.queryByText('Counted')).toBeNull();
    expect([alone.queryAllByText('Published').length, alone.queryAllByText('Opinion').length]).toEqual([1, 1]);
    alone.unmount();
    const beside = entry('opinion', 'foot', 'counted');
    expect([beside.queryAllByText('Counted').length, beside.queryAllByText('Opinion').length]).toEqual([1, 1]);
  });

  it('of words without a title is no card, unless its basis has to be told', () => {
    const words = (basis: Basis): Block => ({
      kind: 'prose',
      title: null,
      paragraphs: ['A line about the rest.'],
      basis,
    });
    const { container, unmount } = show(words('counted'));
    expect([container.querySelector('section'), screen.getByText('A line about the rest.').tagName]).toEqual([
      null,
      'P',
    ]);
    unmount();
    expect(show(words('opinion')).container.querySelector('section')?.textContent).toContain('Opinion');
  });

  it('covers every kind of the contract in these samples', () => {
    const kinds = blockSchema.options.map((option) => option.shape.kind.value).sort();
    expect(
      Object.values(blocks)
        .map((each) => each.kind)
        .sort(),
    ).toEqual(kinds);
  });

  it('case 40: draws markup in a script’s words as words', () => {
    const evil = '<img src=x onerror=alert(1)><script>alert(1)</script>[x](javascript:alert(1))';
    const [item] = blocks.quotes.items;
    const { container } = show({
      ...blocks.quotes,
      title: evil,
      items: [{ ...item, evidence: { ...item.evidence, quote: evil } }],
    } as Block);
    expect(screen.getByRole('heading', { level: 2, name: evil })).toBeDefined();
    expect(container.textContent).toContain(`“${evil}”`);
    expect(container.querySelectorAll('img, script, a[href^="javascript"]')).toHaveLength(0);
  });

  it('shows evidence as page, scene and the script’s own words, and folds what is past the third', () => {
    show(blocks.findings as Block);
    expect(screen.getByText('“It was a frightening cartoon.”').closest('details')).toBeNull();
    expect(screen.getByText('“I rang in June.”').closest('details')).not.toBeNull();
    expect(screen.getByText('2 more places')).toBeDefined();
    expect(screen.getByText('p. 4 · sc. 4')).toBeDefined();
  });

  it('names no scene for evidence before the first heading', () => {
    const [item] = blocks.quotes.items;
    show({ ...blocks.quotes, items: [{ ...item, evidence: { ...item.evidence, scene: null } }] });
    expect(screen.getByText('p. 5')).toBeDefined();
  });

  it('shows scores out of 10 with their range', () => {
    show(blocks.scoreTable as Block);
    const row = within(screen.getByRole('row', { name: /Recall/ }));
    expect(row.getByText('6.5')).toBeDefined();
    expect(row.getByText('(5–8)')).toBeDefined();
  });

  it('gives a plot its numbers as a table', () => {
    show(blocks.series as Block);
    const table = screen.getByRole('table', { hidden: true });
    expect(within(table).getAllByRole('row', { hidden: true })).toHaveLength(8);
    expect(screen.getByRole('img', { name: blocks.series.title })).toBeDefined();
  });

  it('says a plot’s finding where its title is only its name', () => {
    show({ ...blocks.series, finding: 'Brightest around page 75, darkest around page 40' } as Block);
    expect(screen.getByRole('heading', { name: 'Brightest around page 75, darkest around page 40' })).toBeDefined();
  });

  it.each([
    [
      'table',
      30,
      'rows',
      () => ({ ...blocks.table, rows: Array.from({ length: 30 }, (_, at) => [`Place ${at}`, at]) }),
    ],
    [
      'findings',
      30,
      'findings',
      () => ({
        ...blocks.findings,
        items: Array.from({ length: 30 }, (_, at) => ({
          title: `Finding ${at}`,
          bullets: [],
          advice: null,
          severity: null,
        })),
      }),
    ],
    [
      'cards',
      30,
      'cards',
      () => ({
        ...blocks.cards,
        cards: Array.from({ length: 30 }, (_, at) => ({ title: `Card ${at}`, subtitle: null, text: '', groups: [] })),
      }),
    ],
  ])(
    'folds %s of %i entries on the screen, never on paper, and shows all of them at a press',
    (_kind, count, what, make) => {
      const { container } = show(make() as Block);
      const folded = () => container.querySelectorAll('.not-print\\:hidden').length;
      expect(folded()).toBeGreaterThan(15);
      fireEvent.click(screen.getByRole('button', { name: `Show all ${count} ${what}` }));
      expect(folded()).toBe(0);
      expect(screen.queryByRole('button', { name: /^Show all/ })).toBeNull();
    },
  );

  it('folds what an earlier card has already quoted', () => {
    const [point] = blocks.cards.cards[0]!.groups[0]!.items;
    const other: Evidence[] = [{ ...point!.evidence[0]!, line: 22 }];
    const card = (title: string, evidence: Evidence[] = point!.evidence) => ({
      title,
      subtitle: null,
      text: '',
      groups: [{ label: 'Shared', items: [{ text: `${title} has a ship, too.`, evidence }] }],
    });
    show({ ...blocks.cards, cards: [card('Alien'), card('Moon'), card('Solaris', other)] } as Block);
    const quotes = screen.getAllByText('“I was threading.”');
    expect(quotes.map((quote) => quote.closest('details') !== null)).toEqual([false, true, false]);
    expect(screen.getByText('The same place as above')).toBeDefined();
  });

  it('lets a finding be challenged, and no sequence of the course', () => {
    const item = { id: 'a.1', title: 'Pages 1-8', bullets: [], advice: null, severity: null };
    const offered = (id?: string) => {
      const { unmount } = render(
        <ChallengeContext value={vi.fn()}>
          <BlockView block={{ kind: 'findings', ...(id && { id }), title: 'T', items: [item], basis: 'counted' }} />
        </ChallengeContext>,
      );
      const found = screen.queryByRole('button', { name: 'Challenge this note' }) !== null;
      unmount();
      return found;
    };
    expect([offered(), offered('course')]).toEqual([true, false]);
  });

  it('counts findings, and leaves scenes the numbers that they have', () => {
    const entry = (id: string, title: string) => ({ id, title, bullets: [], advice: null, severity: null });
    const list = (prefix: string, mark: string): Block => ({
      kind: 'findings',
      title: 'All of them',
      items: Array.from({ length: 12 }, (_, at) => entry(`${prefix}.${at + 2}`, `${mark}${at + 2}. Lobby`)),
      basis: 'opinion',
    });
    const told = show(list('scene', ''));
    expect(screen.getAllByRole('listitem')[0]?.textContent).toBe('2. Lobby');
    expect(screen.getByRole('button', { name: 'Show all 12 scenes' })).toBeDefined();
    told.unmount();
    show(list('point', 'Note '));
    expect(screen.getAllByRole('listitem')[0]?.textContent).toMatch(/^1\.Note 2\. Lobby/);
    expect(screen.getByRole('button', { name: 'Show all 12 findings' })).toBeDefined();
  });

  it('draws columns from nought, one a scene', () => {
    const points = [
      { x: 1, y: 0.5 },
      { x: 1.5, y: 1 },
    ];
    const { container } = show({
      ...blocks.series,
      lines: [{ name: 'Each scene', shape: 'columns', points }],
    } as Block);
    const heights = [...container.querySelectorAll('rect')].map((rect) => Number(rect.getAttribute('height')));
    expect(heights).toHaveLength(2);
    expect((heights[1] ?? 0) / (heights[0] ?? 1)).toBeCloseTo(2);
    expect(container.querySelector('polyline')).toBeNull();
  });

  it('gives bars and a presence map the same facts as a table', () => {
    show(blocks.bars as Block);
    const bar = within(screen.getByRole('table', { hidden: true })).getByRole('row', {
      name: /^Interior/,
      hidden: true,
    });
    expect(bar.textContent).toBe('Interior10413 pages, 89%, 14 scenes');
    cleanup();
    show(blocks.matrix as unknown as Block);
    const row = within(screen.getByRole('table', { hidden: true })).getByRole('row', { name: /^Mags/, hidden: true });
    expect(row.textContent).toBe('Mags41-23');
    const plot = screen.getByRole('slider', { name: `${blocks.matrix.title}, scene by scene` });
    fireEvent.keyDown(plot, { key: 'End' });
    expect(plot.getAttribute('aria-valuetext')).toBe('Scene 4 (Lobby, page 4): Mags in the action, without a word');
    fireEvent.keyDown(plot, { key: 'Home' });
    fireEvent.keyDown(plot, { key: 'ArrowRight' });
    expect(plot.getAttribute('aria-valuetext')).toBe('Scene 2 (Lobby, page 2): Mags speaks; Isaac heard only');
    expect(screen.getByRole('img', { name: blocks.matrix.title })).toBeDefined();
  });

  it('fits a hundred scenes into the width of a phone: every one is there, as a bar whose height says its level', () => {
    const width = vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(310);
    const columns = Array.from({ length: 115 }, (_, at) => ({ label: String(at + 1), note: `page ${at + 1}` }));
    const cells = columns.map((_, at) => at % 4);
    const { container } = show({ ...blocks.matrix, columns, rows: [{ label: 'Mags', cells }] } as unknown as Block);
    const map = screen.getByRole('img', { name: blocks.matrix.title });
    expect(map.getAttribute('viewBox')?.split(' ')[2]).toBe('310');
    const marks = [...map.querySelectorAll('g > g > *')];
    expect(marks).toHaveLength(cells.filter((level) => level > 0).length);
    const heights = [1, 2, 3].map((level) => Number(marks[level - 1]?.getAttribute('height')));
    expect(heights).toEqual([...heights].sort((a, b) => a - b));
    expect(new Set(heights).size).toBe(3);
    expect(within(map).getByText('Mags')).toBeDefined();
    expect(container.querySelector('[tabindex]:not(details *, [role=slider])')).toBeNull();
    width.mockRestore();
  });

  describe('of many columns in the width of a phone', () => {
    const narrow = () => vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(316);
    const wide = () => vi.spyOn(Element.prototype, 'scrollWidth', 'get').mockReturnValue(407);
    afterEach(() => vi.restoreAllMocks());
    const table = (columns: readonly (readonly [string, 'left' | 'right'])[], rows: (string | number)[][]): Block => ({
      kind: 'table',
      title: 'Its places, by pages',
      columns: columns.map(([label, align]) => ({ label, align })),
      rows,
      published: rows.map((_, at) => (at === 0 ? 2019 : 2026)),
      places: [{ text: '16', page: 16, line: 3, row: 0, column: 2 }],
      basis: 'counted',
    });
    const places = table(
      [
        ['Place', 'left'],
        ['Scenes', 'right'],
        ['On pages', 'left'],
        ['Rooms', 'left'],
      ],
      [
        ['Shipyard', 8, '2, 16', '–'],
        ['Bridge', 11, '20', 'Helm'],
      ],
    );

    it('sets texts row by row, each under the name of its column, and leaves out what says nothing', () => {
      narrow();
      show(places);
      expect(screen.queryByRole('table')).toBeNull();
      const rows = within(screen.getByRole('list', { name: 'Its places, by pages' })).getAllByRole('listitem');
      expect(rows.map(({ textContent }) => textContent)).toEqual([
        'Shipyardover 24 months oldScenes8On pages2, 16',
        'BridgeScenes11On pages20RoomsHelm',
      ]);
    });

    it('sets three columns row by row where one holds sentences, and leaves them side by side where none does', () => {
      narrow();
      const letters = (said: string) =>
        table(
          [
            ['Letter', 'left'],
            ['Looks at', 'left'],
            ['Counted from', 'left'],
          ],
          [['Flux', 'How it moves', said]],
        );
      const short = show(letters('Scenes a page'));
      expect(screen.getByRole('table', { name: 'Its places, by pages' })).toBeDefined();
      short.unmount();
      show(letters('Scenes a page · Share of cuts that go to another place · Spread of scene lengths'));
      expect(screen.queryByRole('table')).toBeNull();
      expect(screen.getByText('Counted from')).toBeDefined();
    });

    it('keeps figures in their columns, says that there are more, and can be scrolled with the keyboard', () => {
      narrow();
      wide();
      show(
        table(
          [
            ['Place', 'left'],
            ['Streets', 'right'],
            ['Look', 'right'],
            ['Match', 'right'],
          ],
          [['Kentucky', 12, 15, 87]],
        ),
      );
      expect(screen.getByText('More columns: scroll sideways →')).toBeDefined();
      expect(screen.getByRole('region', { name: 'Its places, by pages' }).tabIndex).toBe(0);
    });

    it('is no stop for the keyboard where all of it is seen', () => {
      show(places);
      expect(screen.getByRole('table', { name: 'Its places, by pages' })).toBeDefined();
      expect(document.querySelector('[tabindex]')).toBeNull();
      expect(screen.queryByText(/scroll sideways/)).toBeNull();
    });
  });

  it('draws who is there without a word as a mark that can be seen, however thin a scene is', () => {
    const width = vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(980);
    const columns = Array.from({ length: 115 }, (_, at) => ({ label: String(at + 1), note: `page ${at + 1}` }));
    show({ ...blocks.matrix, columns, rows: [{ label: 'Mags', cells: columns.map(() => 1) }] } as unknown as Block);
    const map = screen.getByRole('img', { name: blocks.matrix.title });
    const mark = map.querySelector('g > g > *');
    expect(mark?.tagName).toBe('rect');
    expect(Number(mark?.getAttribute('width'))).toBeGreaterThanOrEqual(3);
    expect(Number(mark?.getAttribute('height'))).toBeGreaterThanOrEqual(3);
    width.mockRestore();
  });

  it('writes the numbers of a column with as many decimals as the longest of them, and a true minus', () => {
    show({
      kind: 'table',
      title: 'Tone',
      columns: [
        { label: 'Part', align: 'left' },
        { label: 'Strong words', align: 'right' },
        { label: 'Page', align: 'right' },
      ],
      rows: [
        ['First', 1.4, 3],
        ['Last', -1, 12],
      ],
      basis: 'counted',
    });
    expect(screen.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
      'PartStrong wordsPage',
      'First1.43',
      'Last−1.012',
    ]);
  });

  it('folds the groups of many cards behind a button that names them, for phones; of few cards it folds none', () => {
    const card = blocks.cards.cards[0];
    const many = Array.from({ length: 4 }, (_, at) => ({ ...card, title: `Card ${at}` }));
    show({ ...blocks.cards, cards: many } as unknown as Block);
    const labels = card.groups.map(({ label }) => label).join(', ');
    const button = screen.getByRole('button', { name: `${labels}: Card 2` });
    const groups = document.getElementById(button.getAttribute('aria-controls') ?? '');
    expect(button.getAttribute('aria-expanded')).toBe('false');
    expect(groups?.className).toBe('max-sm:not-print:hidden');
    fireEvent.click(button);
    expect(button.getAttribute('aria-expanded')).toBe('true');
    expect(groups?.className).toBe('');
    cleanup();
    show({ ...blocks.cards, cards: many.slice(0, 3) } as unknown as Block);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('sets a bar against its usual value by a mark and in the table', () => {
    const items = [{ label: 'Act one', value: 22, reference: 33, note: null }];
    const { container } = show({ ...blocks.bars, referenceLabel: 'usual share', items });
    expect(screen.getByText('Upright marks: usual share.')).toBeDefined();
    expect(container.querySelectorAll('rect')).toHaveLength(3);
    const row = within(screen.getByRole('table', { hidden: true })).getByRole('row', {
      name: /^Act one/,
      hidden: true,
    });
    expect(row.textContent).toBe('Act one2233');
  });

  it('gives a network the same facts as a table: who, how much, with whom', () => {
    show(blocks.network as Block);
    const table = within(screen.getByRole('table', { hidden: true }));
    expect(table.getByRole('row', { name: /^Mags/, hidden: true }).textContent).toBe('Mags62Lena 9, Wendell 6');
  });

  it('shows a percentage as a range', () => {
    show(blocks.percentage as Block);
    expect(screen.getByText('50–60 %')).toBeDefined();
    expect(screen.getByText('of 1,280')).toBeDefined();
  });

  it('greys figures from outside whose source is undated or over 24 months old by the reader’s date, and says so', () => {
    vi.useFakeTimers({ now: new Date('2026-11-21T12:00:00Z'), toFake: ['Date'] });
    const items = [2025, 2024, null].map((published) => ({ text: `Rate of ${published}.`, evidence: [], published }));
    const groups = [{ label: 'Incentives', items: [...items, { text: 'No rate.', evidence: [] }] }];
    show({ ...blocks.cards, cards: [{ title: 'Malta', subtitle: null, text: 'An island.', groups }] } as Block);
    const grey = (text: string): boolean => screen.getByText(text).closest('li')?.className === 'text-ink-faint';
    expect(['Rate of 2025.', 'Rate of 2024.', 'Rate of null.', 'No rate.'].map(grey)).toEqual([
      false,
      true,
      true,
      false,
    ]);
    expect(screen.getByText('over 24 months old')).toBeDefined();
    expect(screen.getByText('age unknown')).toBeDefined();
    vi.setSystemTime(new Date('2027-03-01T12:00:00Z'));
    show({
      ...blocks.table,
      rows: [
        ['Malta', 1],
        ['Cyprus', 2],
      ],
      published: [2025, 2027],
    } as Block);
    expect(screen.getByRole('row', { name: /Malta/ }).className).toContain('text-ink-faint');
    expect(screen.getByRole('row', { name: /Cyprus/ }).className).not.toContain('text-ink-faint');
    vi.useRealTimers();
  });

  it('is drawn when it is empty, too', () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    show({ ...blocks.series, lines: [] } as Block);
    show({ ...blocks.series, lines: [{ name: 'One', points: [{ x: 1, y: 5 }] }] } as Block);
    show({ ...blocks.network, nodes: [], links: [], legend: [] } as Block);
    show({ ...blocks.timeline, pageCount: 0, items: [] } as Block);
    show({ ...blocks.findings, items: [] } as Block);
    show({ ...blocks.bars, items: [] } as Block);
    show({ ...blocks.matrix, columns: [], rows: [] } as unknown as Block);
    expect(log).not.toHaveBeenCalled();
    log.mockRestore();
  });
});

describe('the scale of a plot', () => {
  it('has round ticks that enclose the values', () => {
    expect(scaleFor([3, 47]).ticks).toEqual([0, 10, 20, 30, 40, 50]);
    expect(scaleFor([-0.4, 0.7]).ticks).toEqual([-0.5, 0, 0.5, 1]);
    const pages = spanFor([1, 60, 118], 8);
    expect(pages.ticks).toEqual([20, 40, 60, 80, 100]);
    expect([pages.place(1), pages.place(118)]).toEqual([0, 1]);
  });
  it('stands on one value and on none', () => {
    for (const values of [[5], [], [0, 0]]) {
      for (const scale of [scaleFor(values), spanFor(values, 5)]) {
        expect(scale.high).toBeGreaterThan(scale.low);
        expect(scale.ticks.every(Number.isFinite)).toBe(true);
      }
    }
  });
});

it('keys the same words apart', () => {
  expect(keyed(['a', 'b', 'a'], (text) => text).map(({ key }) => key)).toEqual(['a', 'b', 'a (2)']);
});
