/**
 * The coverage page in the trade's form, put together from answers that are there. Analyses nothing anew, and says neither PASS, CONSIDER nor RECOMMEND: no measure here predicts a reader's verdict.
 */
import type { Block } from '../../contract/blocks.ts';
import type { Evidence } from '../../contract/evidence.ts';
import type { QuestionNumber, ReportEntry } from '../../contract/report.ts';
import type { ScriptStatistics } from '../../contract/statistics.ts';
import { logline as askForOne } from '../summary-snapshot/words.ts';
import { coverageGrid, type GridRow, type Standing } from './coverage-grid.ts';
import { withFigures } from './with-figures.ts';

/** The questions it is put together from, with what the page calls them. Flaws are used where the plan has them. */
export const coverageQuestions: readonly { readonly question: QuestionNumber; readonly name: string }[] = [
  { question: 4, name: 'Summary' },
  { question: 3, name: 'Strengths and weaknesses' },
  { question: 1, name: 'FRAME' },
  { question: 2, name: 'CALIBER' },
  { question: 5, name: 'Tonality' },
  { question: 14, name: 'Success prediction' },
  { question: 9, name: 'Flaw detection' },
  { question: 13, name: 'Story structure' },
];

export interface CoverageInput {
  /** The entries of each answer that has succeeded, by question. */
  readonly entries: ReadonlyMap<number, readonly ReportEntry[]>;
  /** Logline and verdict stand there, where there is one. */
  readonly overview?: ReportEntry | null | undefined;
  readonly statistics: ScriptStatistics | null;
  readonly title: string;
  /** When it is read, as a reader writes it: '21 November 2026'. */
  readonly date: string;
}

export interface CoverageFact {
  readonly label: string;
  readonly value: string;
  readonly note: string | null;
}
export interface CoverageComment {
  readonly title: string;
  readonly text: string;
  readonly evidence: Evidence | null;
}
export interface CoverageFix extends CoverageComment {
  readonly id: string | undefined;
  readonly advice: string;
  /** The advice place by place, and what it costs; none where the sentence says it all. */
  readonly steps: readonly string[];
  readonly source: 'weakness' | 'flaw';
}
export interface Coverage {
  readonly header: readonly CoverageFact[];
  readonly logline: { readonly text: string; readonly note: string | null } | null;
  /** Measures at a glance; a reader's verdict first, where one has read the script. */
  readonly strip: readonly CoverageFact[];
  /** What the reader says of it; null where nobody has read the script. */
  readonly verdict: string | null;
  readonly synopsis: readonly string[];
  readonly grid: readonly GridRow[];
  readonly strengths: readonly CoverageComment[];
  /** Those that are not among the fixes. */
  readonly weaknesses: readonly CoverageComment[];
  /** What the tone says in a sentence; where the script turns, as it was read or as its writer has set it. */
  readonly remarks: readonly CoverageFact[];
  readonly fixes: readonly CoverageFix[];
}

const mostComments = 4;
const mostFixes = 3;

type Kind<K extends Block['kind']> = Extract<Block, { kind: K }>;
const ofKind = <K extends Block['kind']>(blocks: readonly Block[], kind: K): Kind<K>[] =>
  blocks.filter((block): block is Kind<K> => block.kind === kind);

type FindingsItem = Kind<'findings'>['items'][number];

export function composeCoverage(input: CoverageInput): Coverage {
  const blocksOf = (question: QuestionNumber): Block[] =>
    (input.entries.get(question) ?? []).flatMap(({ blocks }) => blocks);
  const named = (question: QuestionNumber, word: string): FindingsItem[] =>
    (input.entries.get(question) ?? [])
      .filter(({ prompt }) => prompt.includes(word))
      .flatMap(({ blocks }) => ofKind(blocks, 'findings').flatMap(({ items }) => withFigures(items, blocks)));
  const snapshot = blocksOf(4);
  const facts = ofKind(snapshot, 'facts').flatMap(({ items }) => items);
  const overview = input.overview?.blocks ?? [];
  const overviewFacts = ofKind(overview, 'facts').flatMap(({ items }) => items);
  // A sheet for others asks nobody to write it.
  const logline = [...facts, ...overviewFacts].find(({ id, value }) => id === 'logline' && value !== askForOne.value);
  const weaknesses = named(3, 'Weaknesses');
  const flaws = ofKind(blocksOf(9), 'findings').flatMap(({ items }) => items);
  const fixes = fixesOf(weaknesses, flaws);
  const verdict = overviewFacts.find(({ id }) => id === 'verdict');
  const why = ofKind(overview, 'prose').find(({ id }) => id === 'why')?.paragraphs[0];
  const grid = coverageGrid(
    [...blocksOf(1), ...blocksOf(2)].flatMap((each) => ofKind([each], 'score_table')).flatMap(({ rows }) => rows),
  );
  return {
    header: headerOf(input, facts),
    logline: logline ? { text: logline.value, note: logline.note } : null,
    strip: [...(verdict ? [line('Verdict', verdict.value)] : []), ...stripOf(grid, blocksOf(14))],
    verdict: verdict === undefined ? null : (why ?? null),
    synopsis: ofKind(snapshot, 'prose').find(({ id }) => id === 'synopsis')?.paragraphs ?? [],
    grid: grid.some(({ score }) => score !== null) ? grid : [],
    strengths: named(3, 'Strengths').slice(0, mostComments).map(commentOf),
    // What is to be fixed first has been said in full.
    weaknesses: weaknesses
      .filter((item) => !fixes.some((fix) => isSame(fix, item)))
      .slice(0, mostComments)
      .map(commentOf),
    remarks: [...remarksOf(blocksOf(5)), ...turnsOf(blocksOf(13))],
    fixes,
  };
}

/** True when both are one point; a report made before findings had ids is joined with nothing. */
const isSame = (one: { readonly id?: string | undefined }, other: { readonly id?: string | undefined }): boolean =>
  one.id !== undefined && one.id === other.id;

/** The first place that a finding names speaks for it. */
function commentOf({ title, bullets }: FindingsItem): CoverageComment {
  const cited = bullets.find(({ evidence }) => evidence.length > 0);
  return { title, text: (cited ?? bullets[0])?.text ?? '', evidence: cited?.evidence[0] ?? null };
}

function fixesOf(weaknesses: readonly FindingsItem[], flaws: readonly FindingsItem[]): CoverageFix[] {
  const all = [
    ...flaws.filter(({ severity }) => severity === 'major').map((item) => ({ item, source: 'flaw' as const })),
    ...weaknesses.filter(({ severity }) => severity === 'major').map((item) => ({ item, source: 'weakness' as const })),
    ...weaknesses.filter(({ severity }) => severity !== 'major').map((item) => ({ item, source: 'weakness' as const })),
    ...flaws.filter(({ severity }) => severity === 'minor').map((item) => ({ item, source: 'flaw' as const })),
  ];
  const told: FindingsItem[] = [];
  return all
    .flatMap(({ item, source }): CoverageFix[] => {
      // A weakness that is a flaw’s cost gives way to the flaw, whose advice says what to do.
      const full = (source === 'weakness' && flaws.find((flaw) => isSame(flaw, item))) || item;
      const comment = commentOf(full);
      if (full.advice === null || comment.evidence === null || told.includes(full)) return [];
      if (told.some((one) => isSame(one, full))) return [];
      told.push(full);
      const { id, advice, steps = [] } = full;
      return [{ ...comment, id, advice, steps, source: full === item ? source : 'flaw' }];
    })
    .slice(0, mostFixes);
}

const line = (label: string, value: string, note: string | null = null): CoverageFact => ({ label, value, note });

function headerOf(
  { title, date, statistics, entries }: CoverageInput,
  facts: readonly Kind<'facts'>['items'][number][],
): CoverageFact[] {
  const fact = (id: string) => facts.find((each) => each.id === id);
  const draft = /^Draft: (.+?)\.?$/.exec(fact('writer')?.note ?? '')?.[1];
  const figures = ofKind(statistics?.entry.blocks ?? [], 'facts').flatMap(({ items }) => items);
  const figure = (id: string): string | null => figures.find((each) => each.id === id)?.value ?? null;
  const pages = figure('pages');
  const runs = figure('running-time');
  const genre = fact('genre') ?? fact('genre-counted');
  const length = fact('length');
  return [
    line('Title', fact('title')?.value ?? title),
    ...(fact('writer') ? [line('Writer', fact('writer')?.value ?? '')] : []),
    line('Draft', draft ?? 'not said on the title page'),
    line('Format', fact('scriptType')?.value ?? 'Screenplay', length?.note ?? null),
    ...(pages ? [line('Pages', runs ? `${pages}, ${runs}` : pages)] : length ? [line('Pages', length.value)] : []),
    ...(genre ? [line('Genre', genre.value, firstSentence(genre.note))] : []),
    ...settingOf(statistics),
    line('Reader', readerOf(entries)),
    line('Date', date),
  ];
}

/** Who read the script, by the foot of its reading. */
function readerOf(entries: CoverageInput['entries']): string {
  const foot = [...entries.values()]
    .flat()
    .flatMap(({ blocks }) => ofKind(blocks, 'prose'))
    .find(({ id }) => id === 'provenance')?.paragraphs[0];
  const by = foot && /^Read by ([^:]+)/.exec(foot)?.[1];
  return by ? `${by.charAt(0).toUpperCase()}${by.slice(1)}` : 'Dramaturg, counted';
}

const firstSentence = (text: string | null): string | null => text?.split(/(?<=\.)\s/)[0] ?? null;

/** The two locations with most pages. */
function settingOf(statistics: ScriptStatistics | null): CoverageFact[] {
  const table = ofKind(statistics?.entry.blocks ?? [], 'table').find(({ id }) => id === 'locations');
  const share = table?.columns.findIndex(({ id }) => id === 'share') ?? -1;
  if (!table || share < 0 || table.rows.length === 0) return [];
  const places = table.rows.slice(0, 2).map((row) => `${row[0]} (${row[share]})`);
  return [line('Setting', places.join(', '), 'Share of the pages.')];
}

const standingLabels: Readonly<Record<Standing, string>> = {
  above: 'Above the middle',
  about: 'About the middle',
  below: 'Below the middle',
};

function stripOf(grid: readonly GridRow[], prediction: readonly Block[]): CoverageFact[] {
  const strip: CoverageFact[] = [];
  if (grid.some(({ score }) => score !== null)) {
    for (const standing of ['above', 'about', 'below'] as const) {
      const rows = grid.filter((row) => row.standing === standing);
      strip.push(
        line(
          standingLabels[standing],
          `${rows.length} of ${grid.length}`,
          rows.map(({ name }) => name).join(', ') || null,
        ),
      );
    }
  }
  const [range] = ofKind(prediction, 'percentage');
  if (range)
    strip.push(
      line(
        'Films of its kind',
        `${range.low === range.high ? range.low : `${range.low}-${range.high}`} in 100`,
        'grossed at least twice their budget: a base rate, into which nothing on the pages went',
      ),
    );
  return strip;
}

function remarksOf(tonality: readonly Block[]): CoverageFact[] {
  const [tone] = ofKind(tonality, 'cards').flatMap(({ cards }) => cards);
  return tone ? [line('Tone', tone.title, tone.text)] : [];
}

/** The turns of a reading; of a script that was counted alone, those that its writer has set: a zone is no turn. */
function turnsOf(structure: readonly Block[]): CoverageFact[] {
  const timelines = ofKind(structure, 'timeline');
  const read = timelines.find(({ id }) => id === 'turns')?.items;
  const told = read ?? timelines.flatMap(({ items }) => items.filter(({ by }) => by === 'writer'));
  if (told.length === 0) return [];
  const turns = told.map(({ label, fromPage, by }) => `${label} (page ${fromPage}${by ? ', set by you' : ''})`);
  return [line('Turns', `${turns.join('; ')}.`)];
}
