/** What a flaw rule is: one object that finds a habit or a slip, with its facts, its words, its cost, and texts on which it must and must not fire. */
import type * as z from 'zod';
import type { Cite } from '../../story/cite.ts';
import type { Effort } from '../../story/finding.ts';
import type { Derived } from '../derive.ts';

/** A statement about the script with the places that show it. */
export interface Point {
  readonly text: string;
  readonly evidence: readonly Cite[];
}

/**
 * `title` and `points` say what was counted here; `advice` names the places to change, null where each point does. `unless` is a sentence on what would make it a
 * false alarm: asked of rules without a base rate, which can be wrong about what the script means.
 */
export interface FlawHit {
  readonly title: string;
  readonly points: readonly Point[];
  readonly advice: string | null;
  readonly unless?: string;
}

/** A person's name as a reader writes it, by the id of the story graph. */
export type NameOf = (id: string) => string;

/** What a rule looks through: all words, the action's alone, speeches, speaking parts, headings, or the script by its pages. */
export type LookedOver = 'words' | 'action' | 'speeches' | 'speakers' | 'headings' | 'pages';

/**
 * `id` is also its key in the table of base rates; `name` says what the check looks for, in words for a table. `topic` keeps two statements about
 * the same thing apart from each other. `effect` (0-1) is how much the habit costs a reader, set by hand; `work` what it takes to mend.
 * `find` gives the facts (ids, numbers, cites), which fit `facts`, or null when the rule does not fire; it never fires without a place. `say`
 * puts them into words, `costs` says what the flaw costs a reader ('pages 3 and 5'). Each of `examples` (Fountain) makes it fire, no one of `nearMisses` does.
 */
export interface FlawRule<Facts extends object = object> {
  readonly id: string;
  readonly name: string;
  readonly topic: string;
  readonly over: LookedOver;
  readonly effect: number;
  readonly work: Effort;
  /** Counts the pages of a feature: asked of no script under 60 pages. */
  readonly featuresOnly?: true;
  /** Judges how words are spelt: asked of no script whose spelling is not judged. */
  readonly readsSpelling?: true;
  /** Corrections of single words, as a proof-reader marks them: told apart from flaws. */
  readonly lineNotes?: true;
  readonly facts: z.ZodType<Facts>;
  find(derived: Derived): Facts | null;
  say(facts: Facts, nameOf: NameOf): FlawHit;
  costs(where: string): string;
  readonly examples: readonly string[];
  readonly nearMisses: readonly string[];
}

/** Declares a rule: `find`, `say` and `facts` must agree; from outside, its facts are opaque and are parsed by its schema. */
export const flawRule = <Facts extends object>(rule: FlawRule<Facts>): FlawRule => ({
  ...rule,
  say: (facts, nameOf) => rule.say(rule.facts.parse(facts), nameOf),
});

/** Points told of one flaw; the rest are named by their pages. */
export const pointsShown = 6;

/** From this weight on a finding is called major. */
export const majorWeight = 0.6;
