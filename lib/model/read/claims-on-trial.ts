/**
 * The sentences that a reading stands or falls by (its notes, the goals of its plan, its comment, its judgement), named for the pass that reads them against the scenes: passages carry
 * a claim, but only the scenes around them show the line that speaks against it. What they do not bear is put otherwise, or left out.
 */
import type { GivenFixes, GivenJudgement, GivenPoints } from './forms.ts';
import { type NumberedScript, resolveCite } from './numbered-script.ts';

export interface OnTrial {
  readonly points: GivenPoints;
  /** Null where that pass failed. */
  readonly judgement: GivenJudgement | null;
}

const nameOf = {
  title: (point: number) => `title ${point}`,
  note: (point: number) => `note ${point}`,
  cost: (point: number) => `cost ${point}`,
  comment: (paragraph: number) => `comment ${paragraph}`,
  step: (step: number) => `step ${step}`,
  mark: (of: string) => `mark ${of}`,
  craft: (at: number) => `craft ${at}`,
  form: 'form',
  reason: 'reason',
  case: 'case',
  verdict: 'verdict',
} as const;

/** The form to sell it in beside its own, as named among the forms. */
const bestFormIn = ({ best_form: best, formats }: GivenJudgement): GivenJudgement['formats'][number] | undefined =>
  formats.find(({ format }) => format.toLowerCase().trim() === best?.toLowerCase().trim());

/** A line a sentence or paragraph: 'Said note 3: …'. Numbers count from 1, as the notes do everywhere. */
export function claimsOnTrial({ points: { points, comment, plan }, judgement }: OnTrial): string[] {
  const named: [string, string | null][] = [
    ...points.flatMap(({ title, text, costs }, at): [string, string | null][] => [
      [nameOf.title(at + 1), title],
      [nameOf.note(at + 1), text],
      [nameOf.cost(at + 1), costs],
    ]),
    ...plan.map(({ goal }, at): [string, string] => [nameOf.step(at + 1), goal]),
    ...comment.map(({ text }, at): [string, string] => [nameOf.comment(at + 1), text]),
    ...(judgement === null
      ? []
      : ([
          [nameOf.case, judgement.against],
          [nameOf.reason, judgement.reason],
          [nameOf.verdict, judgement.verdict],
          ...judgement.ratings.map(({ name, why }) => [nameOf.mark(name), why]),
          ...judgement.craft.map(({ here }, at) => [nameOf.craft(at + 1), here]),
          [nameOf.form, bestFormIn(judgement)?.why ?? null],
        ] as [string, string | null][])),
  ];
  return named.flatMap(([name, text]) => (text === null || text.trim() === '' ? [] : [`Said ${name}: ${text.trim()}`]));
}

interface Objection {
  /** Null: nothing is left of it. */
  readonly better: string | null;
  readonly against: readonly string[];
}

/** Objections by the name of what they object to. One that points at no line of the script is none. */
function objectionsOf({ claims }: Pick<GivenFixes, 'claims'>, script: NumberedScript): ReadonlyMap<string, Objection> {
  return new Map(
    claims.flatMap(({ of, against, better }) => {
      const found = against.filter((cite) => resolveCite(script, cite).length > 0);
      return found.length === 0
        ? []
        : [[of.trim().toLowerCase(), { better: better?.trim() || null, against: found }] as const];
    }),
  );
}

/**
 * What was put on trial, with what did not hold put otherwise. A note whose title or text is refuted outright loses its title and so is none; a refuted cost, mark,
 * reason, step or paragraph goes alone. `refuted` counts notes and paragraphs that fell. The case against the script and the verdict are put otherwise or stay: without them there is no judgement.
 */
export function afterTrial(
  { points, judgement }: OnTrial,
  fixes: GivenFixes | null,
  script: NumberedScript,
): OnTrial & { readonly refuted: number } {
  const objections = objectionsOf(fixes ?? { claims: [] }, script);
  const refutes = (name: string): boolean => objections.get(name)?.better === null;
  const falls = (point: number): boolean => refutes(nameOf.title(point)) || refutes(nameOf.note(point));
  const said = (name: string, text: string): string => objections.get(name)?.better ?? text;
  const orNull = (name: string, text: string | null): string | null => {
    const objection = objections.get(name);
    return objection === undefined ? text : objection.better;
  };
  const cited = (name: string, cites: readonly string[]): string[] => [
    ...new Set([...cites, ...(objections.get(name)?.against ?? [])]),
  ];
  return {
    refuted:
      points.points.filter((_, at) => falls(at + 1)).length +
      points.comment.filter((_, at) => refutes(nameOf.comment(at + 1))).length,
    points: {
      ...points,
      points: points.points.map((point, at) => {
        const [title, note] = [nameOf.title(at + 1), nameOf.note(at + 1)];
        return {
          ...point,
          title: falls(at + 1) ? '' : said(title, point.title),
          text: said(note, point.text),
          cites: cited(note, point.cites),
          costs: orNull(nameOf.cost(at + 1), point.costs),
        };
      }),
      comment: points.comment.flatMap((one, at) => {
        const name = nameOf.comment(at + 1);
        const text = orNull(name, one.text);
        return text === null ? [] : [{ ...one, text, cites: cited(name, one.cites) }];
      }),
      plan: points.plan.flatMap((step, at) => {
        const goal = orNull(nameOf.step(at + 1), step.goal);
        return goal === null ? [] : [{ ...step, goal }];
      }),
    },
    judgement: judgement && {
      ...judgement,
      against: said(nameOf.case, judgement.against),
      reason: orNull(nameOf.reason, judgement.reason),
      verdict: said(nameOf.verdict, judgement.verdict),
      ratings: judgement.ratings.map((one) => ({ ...one, why: orNull(nameOf.mark(one.name), one.why) ?? '' })),
      craft: judgement.craft.flatMap((one, at) => {
        const here = orNull(nameOf.craft(at + 1), one.here);
        return here === null ? [] : [{ ...one, here }];
      }),
      formats: judgement.formats.map((one) =>
        one === bestFormIn(judgement) ? { ...one, why: said(nameOf.form, one.why) } : one,
      ),
    },
  };
}
