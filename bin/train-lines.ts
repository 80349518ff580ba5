/** `npm run train-lines -- SCRIPT.fountain …`: learns anew how lines without columns are told apart, from scripts whose elements are known. Refuses to keep a word of them: it writes weights. Long: lessons, learner and table in one piece. */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { wrap } from '../lib/screenplay/formats/lay-out.ts';
import { type LaidLine, paginate } from '../lib/screenplay/formats/paginate.ts';
import type { Script } from '../lib/screenplay/formats/place-script.ts';
import { readFountain } from '../lib/screenplay/formats/read-fountain.ts';
import { type BareLine, factsOfLines, type LineFacts } from '../lib/screenplay/text/bare-line-features.ts';
import { type BareLabel, bareLabels } from '../lib/screenplay/text/bare-line-weights.ts';
import { joinText } from '../lib/screenplay/text/join-text.ts';
import { heaviestPath } from '../lib/screenplay/text/label-bare-lines.ts';
import { elementOf } from '../test/forms/printed-form.ts';
import { seededRandom } from '../test/pdf/seeded-random.ts';
import { exitCodes, runCommand } from './command.ts';

const target = path.join(import.meta.dirname, '../lib/screenplay/text/bare-line-weights.json');
const rounds = 6;
/** Lines that are learned from at a time: as many as a few pages hold. */
const stretch = 120;
const count = bareLabels.length;
/** Languages and conventions that English scripts do not teach: set by hand. */
type Weights = Readonly<Record<string, Partial<Record<BareLabel, number>>>>;
const byHand: Weights = {
  triangle: { action: 12 },
  // Scripts print them too seldom, and some as headings, to be learned from.
  shot: { shot: 14 },
  'hint cue': { cue: 200 },
  'hint dialogue': { dialogue: 200 },
};

/** Rules that are not learned: a line whose words name no place and no time is no heading here, whatever stood in the script. */
const rules: Readonly<Record<string, BareLabel>> = {
  'never cue': 'cue',
  'never heading': 'heading',
  'never transition': 'transition',
  'never shot': 'shot',
  'never ending': 'centered',
};
const ruledOut = -1000;
const isRuledOut = (label: BareLabel, facts: LineFacts | undefined): boolean =>
  facts?.own.some((feature) => rules[feature] === label) ?? false;

interface Lesson {
  readonly facts: readonly LineFacts[];
  readonly labels: readonly BareLabel[];
}

interface Source {
  readonly script: Script;
  readonly laid: readonly LaidLine[];
}

type Table = Map<string, number[]>;

/** The ways in which a text loses its layout: which empty lines it keeps. */
const losses = ['kept', 'lost', 'doubled', 'attached'] as const;

interface Row {
  readonly text: string;
  readonly label: BareLabel;
  /** Empty lines above, as printed. */
  readonly gap: number;
}

/** The printed lines, or every paragraph as one line, as word processors save text. */
function rowsOf({ script, laid }: Source, isWrapped: boolean): Row[] {
  const labelOf = (line: LaidLine): BareLabel | undefined => {
    const element = elementOf(line, script);
    return line.style === 'centered' ? 'centered' : bareLabels.find((each) => each === element);
  };
  const rows: Row[] = [];
  let last: LaidLine | undefined;
  for (const line of laid) {
    const label = labelOf(line);
    if (!label) continue;
    const goesOn = last?.block === line.block && last.part === line.part && line.style !== 'cue';
    const gap = last && line.page === last.page ? line.line - last.line - 1 : goesOn ? 0 : 1;
    const open = rows.at(-1);
    if (!isWrapped && goesOn && open) rows[rows.length - 1] = { ...open, text: joinText([open.text, line.text]) };
    else rows.push({ text: line.text, label, gap });
    last = line;
  }
  return rows;
}

/** Speech as wide as action, as it runs on behind a name and a colon. */
const wrapWide = ({ text, label, gap }: Row): Row[] =>
  wrap(text, 65).map((line, index) => ({ text: line, label, gap: index === 0 ? gap : 0 }));

const speaks = (label: BareLabel | undefined): boolean => label === 'dialogue' || label === 'parenthetical';
const titleCase = (text: string): string =>
  text.toLowerCase().replace(/(?<!\p{L})\p{L}/gu, (letter) => letter.toUpperCase());

function lesson(source: Source, random: () => number): Lesson {
  const pick = <T>(...choices: readonly T[]): T => choices[Math.floor(random() * choices.length)] as T;
  const loss = pick(...losses);
  const columns = pick(null, null, null, 'lone' as const, 'near' as const);
  const flattened = pick(0, 0.08);
  const isNamed = columns === null && random() < 0.15;
  const named = pick((text: string) => text, titleCase);
  const isWide = isNamed ? random() < 0.7 : random() < 0.1;
  const printed = rowsOf(source, !isWide && random() < 0.7);
  const rows = isWide ? printed.flatMap(wrapWide) : printed;
  const lines = rows.map(({ text, label, gap }, index): BareLine => {
    const above = rows[index - 1]?.label;
    const isAttached = loss === 'attached' && label === 'action' && speaks(above);
    const blanks = loss === 'lost' || isAttached ? 0 : loss === 'doubled' ? 1 : gap;
    if (isNamed && label === 'cue') return { text: `${named(text)}:`, blanks, hint: 'cue' };
    const column = columns && columnOf(label, columns, random() < flattened);
    return {
      text,
      blanks: isNamed && above === 'cue' ? 0 : blanks,
      ...(isNamed && above === 'cue' ? { hint: 'dialogue' as const } : {}),
      ...(column && { column }),
    };
  });
  const { facts } = factsOfLines(lines);
  return { facts, labels: rows.map(({ label }, index) => (isRuledOut(label, facts[index]) ? 'action' : label)) };
}

/** Where a line of a text with weak columns stands: cues alone set off, or speeches hardly; flattened, a cue stands with its speech and a speech with the action. */
function columnOf(label: BareLabel, columns: 'lone' | 'near', isFlattened: boolean): BareLine['column'] | null {
  const at =
    label === 'cue' || label === 'transition'
      ? 'cue'
      : label === 'dialogue' || label === 'parenthetical'
        ? 'speech'
        : 'action';
  const stands = isFlattened ? (at === 'cue' ? 'speech' : 'action') : at;
  return columns === 'near' ? stands : stands === 'cue' ? 'cue' : null;
}

/** Averaged perceptron over chains (Collins 2002): where the heaviest path is wrong its features lose and the right ones gain. */
class Learner {
  private readonly tables = { line: new Map(), step: new Map() } as { line: Table; step: Table };
  private readonly sums = { line: new Map(), step: new Map() } as { line: Table; step: Table };
  private time = 1;

  constructor() {
    // Beyond anything that is learned.
    for (const [feature, label] of Object.entries(rules))
      this.tables.line.set(
        feature,
        bareLabels.map((each) => (each === label ? -1e6 : 0)),
      );
  }

  learn({ facts, labels }: Lesson): number {
    let wrong = 0;
    for (let from = 0; from < facts.length; from += stretch) {
      const part = facts.slice(from, from + stretch);
      const wanted = labels.slice(from, from + stretch);
      const found = heaviestPath(part, this.tables.line, this.tables.step);
      this.time += 1;
      if (found.every((label, index) => label === wanted[index])) continue;
      wrong += found.filter((label, index) => label !== wanted[index]).length;
      this.move(part, wanted, 1);
      this.move(part, found, -1);
    }
    return wrong;
  }

  /** The weights as they were on average, which is what generalises. */
  averaged(which: 'line' | 'step'): Map<string, number[]> {
    return new Map(
      [...this.tables[which]].map(([feature, row]) => {
        const sum = this.sums[which].get(feature);
        return [feature, row.map((value, at) => value - (sum?.[at] ?? 0) / this.time)];
      }),
    );
  }

  private move(facts: readonly LineFacts[], labels: readonly BareLabel[], by: number): void {
    let before = -1;
    for (const [index, { own, afterSpeech, afterOther }] of facts.entries()) {
      const label = bareLabels.indexOf(labels[index] ?? 'action');
      for (const feature of own) this.add('line', feature, label, count, by);
      const wasSpoken = bareLabels[before] === 'dialogue' || bareLabels[before] === 'parenthetical';
      if (before >= 0)
        for (const feature of wasSpoken ? afterSpeech : afterOther)
          this.add('step', feature, before * count + label, count * count, by);
      before = label;
    }
  }

  private add(which: 'line' | 'step', feature: string, at: number, size: number, by: number): void {
    if (Object.hasOwn(rules, feature)) return;
    for (const [tables, amount] of [
      [this.tables, by],
      [this.sums, by * this.time],
    ] as const) {
      const row = tables[which].get(feature) ?? new Array<number>(size).fill(0);
      row[at] = (row[at] ?? 0) + amount;
      tables[which].set(feature, row);
    }
  }
}

function tableOf(table: ReadonlyMap<string, readonly number[]>, scale: number): Readonly<Record<string, string>> {
  const rounded = (value: number): string => String(Math.round(value * scale * 10) / 10 + 0);
  return Object.fromEntries(
    [...table]
      .sort(([a], [b]) => a.localeCompare(b))
      .map(([feature, row]): [string, string] => [feature, row.map(rounded).join(' ')]),
  );
}

const usage =
  'Usage: npm run train-lines -- SCRIPT.fountain …, twenty or more, so that the weights are not those of one writer.';

await runCommand({ usage }, (args) => {
  const sources = args.map((file): Source => {
    const script = readFountain(readFileSync(file, 'utf8'));
    return { script, laid: paginate(script.blocks).lines };
  });
  if (sources.length < 20) {
    console.error(usage);
    process.exitCode = exitCodes.arguments;
    return;
  }
  const random = seededRandom(3);
  const learner = new Learner();
  for (let round = 0; round < rounds; round += 1) {
    let wrong = 0;
    let all = 0;
    for (const source of sources.toSorted(() => random() - 0.5)) {
      const one = lesson(source, random);
      wrong += learner.learn(one);
      all += one.labels.length;
    }
    console.log(
      `round ${round + 1}: ${((1 - wrong / all) * 100).toFixed(2)} % of ${all} lines right before learning from them`,
    );
  }
  const [line, step] = [learner.averaged('line'), learner.averaged('step')];
  /** Weights come out in the hundreds; what matters is their ratio, and a tenth of the mean is fine enough. */
  for (const feature of Object.keys(rules)) line.set(feature, []);
  const sizes = [...line.values()]
    .flat()
    .map(Math.abs)
    .filter((value) => value > 0);
  const scale = 2 / (sizes.reduce((a, b) => a + b, 0) / sizes.length);
  for (const [feature, weights] of Object.entries<Weights[string]>({
    ...byHand,
    ...Object.fromEntries(Object.entries(rules).map(([feature, label]) => [feature, { [label]: ruledOut }])),
  }))
    line.set(
      feature,
      bareLabels.map((label) => (weights[label] ?? 0) / scale),
    );
  // From dialogue to dialogue over a closing bracket: never.
  const bracket = new Array<number>(count * count).fill(0);
  bracket[bareLabels.indexOf('dialogue') * count + bareLabels.indexOf('dialogue')] = ruledOut / scale;
  step.set('step bracket', bracket);
  writeFileSync(target, `${JSON.stringify({ line: tableOf(line, scale), step: tableOf(step, scale) }, null, 2)}\n`);
});
