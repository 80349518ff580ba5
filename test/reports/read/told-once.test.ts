/** What is told once: strengths that have room whatever the weaknesses take, findings named elsewhere by title and page, and no counts beside what somebody has read. */
import { describe, expect, it } from 'vitest';
import type { ReportEntry } from '../../../lib/contract/report.ts';
import { emptyDetails } from '../../../lib/contract/uploads.ts';
import { mapAlone } from '../../../lib/reports/character-network/reading.ts';
import { fixListEntry } from '../../../lib/reports/fix-list/fix-list.ts';
import { underFlaws } from '../../../lib/reports/flaw-detection/reading.ts';
import { underLocations } from '../../../lib/reports/location-analysis/reading.ts';
import { aroundRead } from '../../../lib/reports/read/around.ts';
import { openWithReading } from '../../../lib/reports/read/open-with-reading.ts';
import { doubtsMean } from '../../../lib/reports/read/words.ts';
import { runQuestion } from '../../../lib/reports/run.ts';
import { underStructure } from '../../../lib/reports/story-structure/reading.ts';
import { blockIds } from '../../../lib/reports/tonality/blocks.ts';
import { tonalityReading, underTone } from '../../../lib/reports/tonality/reading.ts';
import type { PointRead } from '../../../lib/story/read/point-read.ts';
import type { StoryRead } from '../../../lib/story/read/story-read.ts';
import { lastReel } from '../../corpus/scripts.ts';
import { lastReelRead } from './last-reel-read.ts';
import { factsIn, findingsIn, ofKind, textsIn, told } from './told.ts';

const script = { plan: 'advanced', pageCount: 15 } as const;
/** How the oaths of a script run, and what is heard in it. */
const countedTone = [
  {
    kind: 'facts' as const,
    id: blockIds.steady,
    title: 'Steady',
    items: [{ label: 'The oaths', value: 'The first on page 1.', note: null, evidence: [] }],
    basis: 'counted' as const,
  },
  { kind: 'prose' as const, id: blockIds.shown, title: 'Shown', paragraphs: ['Tears.'], basis: 'counted' as const },
];
/** What is sworn and shouted, or that nobody does. */
const spokenTone = (groups: readonly { label: string; items: { text: string; evidence: [] }[] }[]) => ({
  kind: 'cards' as const,
  id: blockIds.spoken,
  title: 'Heard',
  cards: [{ title: 'Heard', subtitle: null, text: 'x', groups: [...groups] }],
  basis: 'counted' as const,
});
const many = (count: number): string => Array.from({ length: count }, (_, at) => `word${at}`).join(' ');

/** Twelve long weaknesses before seven strengths, all at home among the strengths and weaknesses. */
async function crowded(words: number): Promise<StoryRead> {
  const read = await lastReelRead();
  const [first] = read.points;
  if (first === undefined) throw new Error('The reading has points.');
  const point = (id: string, given: Partial<PointRead>): PointRead => ({
    ...first,
    id,
    title: id,
    sample: null,
    reports: [3],
    loses: `${id} loses ${many(words / 4)}`,
    instead: `${id} instead ${many(words / 4)}`,
    attempt: `${id} try ${many(words / 2)}`,
    ...given,
  });
  const weak = Array.from({ length: 12 }, (_, at) => point(`weakness ${at}`, { kind: 'weakness', weight: 5 }));
  const strong = Array.from({ length: 7 }, (_, at) =>
    point(`strength ${at}`, { kind: 'strength', weight: 1, attempt: null }),
  );
  return { ...read, points: [...weak, ...strong] };
}

const feature = { pageCount: 110 };
const table = (id: string, title: string, rows: (string | number)[][]) => ({
  kind: 'table' as const,
  id,
  title,
  columns: [],
  rows,
  basis: 'published' as const,
});
const incentives = table('incentives', 'Incentives (verify before you rely on one)', [['Ireland'], ['Ontario']]);

describe('a reading with more to say than there is room', () => {
  it('tells six strengths and every weakness, and leaves out second ways before findings', async () => {
    const read = await crowded(320);
    const around = aroundRead(read, script);
    const kinds = around.points.map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === 'weakness')).toHaveLength(12);
    expect(kinds.filter((kind) => kind === 'strength')).toHaveLength(6);
    const items = findingsIn(told(3, read));
    const steps = (id: string): string[] => [...(items.find((item) => item.id === id)?.steps ?? [])];
    const last = items.find(({ id }) => id === 'weakness 11');
    expect([last?.bullets[0]?.evidence.length, steps('weakness 11')]).toEqual([1, []]);
    expect(last?.advice).toMatch(/^Weakness 11 try/);
  });
  it('says what the advice costs and how that is spared where there is room, behind the advice', async () => {
    const items = findingsIn(told(3, await crowded(8)));
    expect(items.find(({ id }) => id === 'weakness 0')?.steps).toEqual([
      expect.stringMatching(/^What that costs: weakness 0 loses/),
      expect.stringMatching(/^Or instead: weakness 0 instead/),
    ]);
  });
});

describe('a finding that has its home', () => {
  it('is named beside the promise of its kind of story that it breaks, by what would keep it', async () => {
    const read = await lastReelRead();
    const point = read.points.find(({ kind, reports }) => kind === 'weakness' && reports[0] === 3);
    if (point === undefined || read.genre === null) throw new Error('The reading has a weakness and a genre.');
    const genre = {
      ...read.genre,
      promises: [{ kept: false, said: { ...point.said, text: `Again: ${point.title}` } }],
    };
    const texts = textsIn(told(11, { ...read, genre }));
    const step = read.plan.find(({ points }) => points.includes(point.id));
    expect(texts).toContainEqual(
      expect.stringContaining(step === undefined ? `${point.title}: page ` : `To keep it: ${step.goal}`),
    );
  });
  it('takes the place of what two people never settle and of what is best of somebody, where it says the same', async () => {
    const read = await lastReelRead();
    const [bond] = read.bonds;
    const strength = read.points.find(({ kind }) => kind === 'strength');
    const weak = read.points.find(({ kind }) => kind === 'weakness');
    const [person] = read.people;
    if (!bond || !strength || !weak || !person) throw new Error('The reading has all of them.');
    const points = [
      { ...strength, touches: [person.id] },
      { ...weak, touches: [bond.a, bond.b] },
    ];
    const elsewhere = {
      ...weak.said,
      text: 'They never speak of it.',
      cites: [{ scene: 99, from: 1, to: 1, page: 9, line: 1, quote: 'x' }],
    };
    const again = {
      ...read,
      points,
      people: [{ ...person, works: { ...strength.said, text: `Again: ${strength.said.text}` } }],
      bonds: [{ ...bond, unfinished: { said: elsewhere, absence: null, attempt: null } }],
    };
    const texts = textsIn(told(7, again)).join('\n');
    expect(texts).toContain(`Unfinished: ${weak.title}: page `);
    expect(texts).toContain(`${strength.title}: page `);
    expect(texts).not.toMatch(/They never speak of it|Again:/);
    const other = { ...person, works: { ...strength.said, text: 'Nobody listens so patiently to gossip.' } };
    expect(textsIn(told(7, { ...again, people: [other] })).join('\n')).toContain('so patiently to gossip');
  });
  it('is on the fix list with the pages on which something is typed; where nothing is, with those that its advice names', async () => {
    const read = await lastReelRead();
    const [first] = read.points.filter(({ kind, attempt }) => kind === 'weakness' && attempt !== null);
    if (first === undefined) throw new Error('The reading has advice.');
    const told = {
      ...first,
      sample: null,
      parts: [],
      attempt: 'On page 3 she waits; pages 5 to 7 go, and pages 9 and 11 say so. Page 6 stays short.',
    };
    const linesOf = (point: typeof first) => {
      const alone = { ...read, points: [point], plan: [] };
      return textsIn(fixListEntry(alone, aroundRead(alone, script)).blocks);
    };
    expect(linesOf(told)).toContainEqual(expect.stringMatching(/on pages 3, 5-7, 9 and 11\.$/));
    const typed = { ...told, parts: [{ page: 13, to: null, act: 'add' as const, text: 'A line.' }] };
    expect(linesOf(typed)).toContainEqual(expect.stringMatching(/on page 13\.$/));
  });
});

describe('what was counted, below a reading', () => {
  const entries = async (number: 5 | 7 | 9 | 13 | 15): Promise<readonly ReportEntry[]> =>
    runQuestion(number, { screenplay: await lastReel(), details: emptyDetails }).entries;

  it('has the map of the people who were read, and no groups by numbers of exchanges', async () => {
    const read = await lastReelRead();
    // Those of the sample talk as much across its groups as within them: none of them is named.
    const grouped = (await entries(7)).map((entry) => ({
      ...entry,
      blocks: entry.blocks.map((block) =>
        block.kind === 'network' ? { ...block, legend: [{ label: 'LENA and MAGS', community: 0 }] } : block,
      ),
    }));
    const [map] = mapAlone(grouped, read).flatMap(({ blocks }) => ofKind(blocks, 'network'));
    expect(map?.legend).toEqual([]);
    const all = grouped.flatMap(({ blocks }) => ofKind(blocks, 'network'))[0];
    expect(all?.legend).toHaveLength(1);
    expect(map?.nodes.length).toBeLessThan(all?.nodes.length ?? 0);
    expect(new Set(map?.links.flatMap(({ source, target }) => [source, target]))).toEqual(
      new Set(
        map?.nodes
          .map(({ id }) => id)
          .filter((id) => map.links.some((link) => [link.source, link.target].includes(id))),
      ),
    );
  });
  it('has no curve of brightness beside shifts that were read', async () => {
    const read = await lastReelRead();
    const series = {
      kind: 'series' as const,
      id: 'shaped-curve',
      title: 'x',
      xLabel: 'page',
      yLabel: 'brightness',
      finding: 'Shape: rise',
      lines: [],
      basis: 'counted' as const,
    };
    const counted = [{ prompt: 'p', blocks: [series] }];
    expect(underTone(counted, read)[0]?.blocks).toEqual([]);
    expect(underTone(counted, { tone: null })[0]?.blocks).toEqual([series]);
  });
  it('has what is heard and shown by page, and beside shifts that were read only what is sworn and shouted', async () => {
    const read = await lastReelRead();
    const sworn = spokenTone([{ label: 'Swearing', items: [{ text: 'On page 1.', evidence: [] }] }]);
    const kept = (tone: StoryRead['tone'], spoken: ReturnType<typeof spokenTone>): string[] =>
      underTone([{ prompt: 'p', blocks: [spoken, ...countedTone] }], { tone }).flatMap(({ blocks }) =>
        blocks.map(({ kind }) => kind),
      );
    expect([kept(read.tone, sworn), kept(null, sworn)]).toEqual([['cards'], ['cards', 'facts', 'prose']]);
    expect(kept(read.tone, spokenTone([]))).toEqual([]);
  });
  it('has the longest scenes only where nobody has read what presses on the lead', async () => {
    const read = await lastReelRead();
    const counted = await entries(13);
    const tables = (pressure: StoryRead['pressure']): number =>
      underStructure(counted, { pressure }).flatMap(({ blocks }) => ofKind(blocks, 'table')).length;
    const pressed = { from: 1, to: 4, said: read.themes[0] ?? read.beats[0]?.said };
    if (pressed.said === undefined) throw new Error('The reading says something.');
    expect([tables([]) > 0, tables([{ ...pressed, said: pressed.said }])]).toEqual([true, 0]);
  });
  it('names no rate that no office or firm has published, and no variety of English as one', async () => {
    const read = await lastReelRead();
    const rows = [
      ['Texas', 'Texas', 'Grant', '31%', '', 'unofficial note', '2025'],
      ['Ontario', 'Ontario', 'Credit', '21.5%', '', 'cinenorthconsulting.com', '2025'],
    ];
    const table = {
      kind: 'table' as const,
      id: 'incentives',
      title: 'Incentives (verify before you rely on one)',
      columns: [],
      rows,
      published: [2025, 2025],
      basis: 'published' as const,
    };
    const [entry] = underLocations([{ prompt: 'p', blocks: [table] }, ...(await entries(15))], read, feature);
    expect(ofKind(entry?.blocks ?? [], 'table')[0]).toMatchObject({ rows: [rows[1]], published: [2025] });
    expect(textsIn(underLocations(await entries(15), read, feature)).join('\n')).not.toMatch(/English, /);
  });
  it('sends nobody abroad with a short for little money', async () => {
    const read = await lastReelRead();
    const cheap = { ...read, market: read.market && { ...read.market, level: 'low' as const, shotOn: null } };
    const titlesOf = (pageCount: number): (string | null)[] =>
      underLocations([{ prompt: 'p', blocks: [incentives] }], cheap, { pageCount }).flatMap(({ blocks }) =>
        blocks.flatMap((block) => ('title' in block ? [block.title] : [])),
      );
    expect(titlesOf(110)).toEqual([incentives.title]);
    expect(titlesOf(15)).toEqual([]);
  });
  it('names the page of a turn of tone once', async () => {
    const read = await lastReelRead();
    const [shift] = read.tone?.shifts ?? [];
    if (!shift) throw new RangeError('The sample has no turn of tone.');
    const page = shift.cites[0]?.page;
    const texts = [`On page ${page} the talk breaks.`, 'The talk breaks.'].map((text) => ({ ...shift, text }));
    const said = { ...read, tone: read.tone && { ...read.tone, shifts: texts } };
    const [blocks = []] = tonalityReading(said, aroundRead(said, { plan: 'expert', pageCount: 15 }));
    expect(factsIn(blocks).slice(-2)).toMatchObject([
      { label: `On page ${page}`, value: 'The talk breaks.' },
      { label: `On page ${page}`, value: 'The talk breaks.' },
    ]);
  });

  it('corrects slips found by spelling in a table like the reader’s, but for those whose correction is open', async () => {
    const read = await lastReelRead();
    const place = (quote: string, page: number) => [{ scene: 1, from: 1, to: 1, page, line: 1, quote }];
    const item = {
      title: 'Two words are doubled by a slip',
      bullets: [
        {
          text: 'Page 52: “the the” should be “the”.',
          evidence: place('radiate out of the umbilical into the the flesh', 52),
        },
        { text: 'Page 3: “a” should be “an”.', evidence: place('A lieutenant wears a old, dull uniform.', 3) },
        {
          text: 'Page 8: “the is” are two words that do not follow each other.',
          evidence: place('the is hideously messy', 8),
        },
      ],
      advice: null,
      severity: 'minor' as const,
    };
    const blocks = [
      { kind: 'findings' as const, id: 'line-notes', title: 'Line notes', items: [item], basis: 'counted' as const },
    ];
    const [entry] = underFlaws([{ prompt: 'p', blocks }], read);
    expect(ofKind(entry?.blocks ?? [], 'table')[0]?.rows).toEqual([
      [3, 'wears a old,', 'an'],
      [52, 'the the flesh', 'the flesh'],
    ]);
  });
  it('is parted from the reading by one foot a report', async () => {
    const counted = runQuestion(12, { screenplay: await lastReel(), details: emptyDetails });
    const { entries: opened } = openWithReading(counted, await lastReelRead(), script);
    const feet = opened.map(
      ({ blocks }) => blocks.filter((block) => block.kind === 'prose' && block.id === 'provenance').length,
    );
    expect(feet).toEqual([0, 1]);
  });
});

describe('the words of doubt beside titles', () => {
  it('are explained where a title bears them, and only those', async () => {
    const read = await lastReelRead();
    const [first] = read.points.filter(({ kind }) => kind === 'weakness');
    if (!first) throw new RangeError('The sample has no weakness.');
    const meant = (...confidences: (typeof first.said.confidence)[]): string =>
      doubtsMean(confidences.map((confidence) => ({ ...first, said: { ...first.said, confidence } }))).join(' ');
    expect(meant('sure')).toBe('');
    expect(meant('likely')).toMatch(/^“Likely”: .*settles it\.$/);
    expect(meant('reading', 'sure')).toMatch(/^“Readers may differ”: /);
    expect(meant('reading', 'likely')).toMatch(/^“Likely”: .* “Readers may differ”: /);
  });
});

describe('a note on a person', () => {
  it('has a subject beside the name that stands over it: the pronoun where the script settles one, else the name', async () => {
    const read = await lastReelRead();
    const [person] = read.people.filter(({ want, voice }) => want !== null && voice !== null);
    if (!person?.want || !person.voice) throw new Error('Somebody wants something and has a way of speaking.');
    const [want, voice] = [`${person.name} wants to stay.`, `${person.name} asks back.`];
    const named = { ...person, want: { ...person.want, text: want }, voice: { ...person.voice, text: voice } };
    const people = [{ ...named, pronoun: null }];
    expect(textsIn(findingsIn(told(8, { ...read, people }))).filter((text) => text.startsWith(want))).toHaveLength(1);
    expect(factsIn(told(7, { ...read, people })).map(({ value }) => value)).toContain(voice);
    const called = [{ ...named, pronoun: 'she' as const }];
    expect(factsIn(told(7, { ...read, people: called })).map(({ value }) => value)).toContain('She asks back.');
  });
});
