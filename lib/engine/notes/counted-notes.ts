/** Counted findings as notes: a slip is one note a place, a habit or a measure one note a script. */
import * as z from 'zod';
import { type Cite, cite } from '../../story/cite.ts';
import type { Finding } from '../../story/finding.ts';
import type { StoryMeasure } from '../../story/measure.ts';
import type { FoundNote } from '../../story/note.ts';

/** Of a rule that finds several slips: the list in its facts, the fields that hold the words a slip is about, and those that hold people. */
interface SlipShape {
  readonly list: string;
  readonly about: readonly string[];
  readonly people?: readonly string[];
}
const slipShapes: Readonly<Record<string, SlipShape>> = {
  doubledWords: { list: 'shown', about: ['word'] },
  misspelledWords: { list: 'shown', about: ['word'] },
  wordMixUps: { list: 'shown', about: ['word'] },
  lostWords: { list: 'shown', about: ['word'] },
  strayMarks: { list: 'shown', about: ['word'] },
  agreement: { list: 'shown', about: ['word'] },
  misspelledName: { list: 'shown', about: ['word'] },
  cueInAction: { list: 'shown', about: ['word'] },
  nameTwoWays: { list: 'pairs', about: ['one'] },
  misspelledPlace: { list: 'shown', about: ['word'] },
  ageStatedTwice: { list: 'people', about: [], people: ['who'] },
  insideOutside: { list: 'shown', about: [] },
  continuousTimeJump: { list: 'shown', about: [] },
  lightAgainstHeading: { list: 'shown', about: [] },
  openFlashback: { list: 'shown', about: [] },
  stockActions: { list: 'habits', about: ['phrase'] },
  missingPages: { list: 'shown', about: [] },
};
/** Rules that find one place, or one thing about the whole, at most once; all others are in the table above. */
const placeRules: ReadonlySet<string> = new Set(['wakingOpening', 'talkWithoutAction']);

const record = z.record(z.string(), z.unknown());

/** Every place in facts, in their order. */
function citesIn(facts: unknown): Cite[] {
  const place = cite.safeParse(facts);
  if (place.success) return [place.data];
  if (Array.isArray(facts)) return facts.flatMap(citesIn);
  return facts !== null && typeof facts === 'object' ? Object.values(facts).flatMap(citesIn) : [];
}

const wordsAt = (one: Readonly<Record<string, unknown>>, fields: readonly string[]): string[] =>
  fields.map((field) => z.string().parse(one[field]));

/** A finding that speaks of one case alone, and the note that it is. */
export interface CountedCase {
  readonly finding: Finding;
  readonly note: FoundNote;
}
type Case = Pick<FoundNote, 'about' | 'people' | 'cites'> & { readonly facts: Finding['facts'] };

/** The two names of each pair, and the first speech of both names of the first pair, which alone can be shown. */
const pairFacts = z.object({ pairs: z.array(z.tuple([z.string(), z.string()])).min(1), first: z.array(cite) });

function casesOf({ rule, facts }: Finding): Case[] {
  if (rule === 'namesAlike') {
    const { pairs, first } = pairFacts.parse(facts);
    return pairs
      .slice(0, 1)
      .map((people) => ({ about: [], people: [...people], cites: first, facts: { ...facts, pairs: [people] } }));
  }
  const shape = slipShapes[rule];
  if (!shape) return [{ about: [], people: [], cites: citesIn(facts), facts }];
  return z
    .array(record)
    .parse(facts[shape.list])
    .map((one) => {
      const cites = citesIn(one);
      const pages = 'pages' in facts ? { pages: cites.slice(0, 1).map(({ page }) => page) } : {};
      return {
        about: wordsAt(one, shape.about),
        people: wordsAt(one, shape.people ?? []),
        cites,
        facts: { ...facts, ...pages, [shape.list]: [one] },
      };
    });
}

const reachOf = (rule: string): FoundNote['reach'] =>
  rule === 'namesAlike' || placeRules.has(rule) || Object.hasOwn(slipShapes, rule) ? 'place' : 'script';

/** Everything but strengths. `measures` gives those of the findings that are one their range and their places. */
export const countedCases = (findings: readonly Finding[], measures: readonly StoryMeasure[]): CountedCase[] =>
  findings
    .filter(({ kind, source }) => kind === 'weakness' && source !== 'pattern')
    .flatMap((finding): CountedCase[] => {
      const common = {
        finding: finding.id,
        by: 'counted' as const,
        rule: finding.rule,
        gist: '',
        fault: false,
        absence: null,
      };
      const measure = finding.source === 'measure' ? measures.find(({ id }) => id === finding.rule) : undefined;
      if (measure) {
        const score = { low: measure.scoreLow, high: measure.scoreHigh };
        const note = { ...common, reach: 'script' as const, about: [], people: [], cites: measure.places, score };
        return [{ finding, note }];
      }
      return casesOf(finding).map(({ facts, ...one }) => ({
        finding: { ...finding, facts },
        note: { ...common, reach: reachOf(finding.rule), ...one, score: null },
      }));
    });
