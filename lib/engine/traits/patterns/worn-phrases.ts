/** What this script says or shows again and again that hardly any other has so often: 'come on' in the talk, 'suddenly' in the action. */
import * as z from 'zod';
import { cite } from '../../../story/cite.ts';
import { characterId } from '../../../story/ids.ts';
import type { Derived } from '../../derive.ts';
import { oftenSaid, oftenShown, type WornPhrase } from '../../lexicons/worn-phrases.ts';
import type { Passage } from '../../text/passages.ts';
import { quoteWhere } from '../../text/quote.ts';
import { wordsOf } from '../../text/words.ts';
import { type PatternRule, questionWeight } from '../pattern-rule.ts';

/** So often at least, by so much above what is usual, and so many phrases told. */
const fewestTimes = 10;
const above = 1.2;
const mostTold = 2;
/** Pages named, those that have it most. */
const mostPages = 3;

const phrase = z.object({
  phrase: z.string(),
  times: z.number().int(),
  usual: z.number().int(),
  onPages: z.number().int(),
  thick: z.array(z.number().int()),
  each: z.number().int(),
  mouths: z.array(z.string()),
  cites: z.array(cite),
});
/**
 * `times` it stands there; in 19 of 20 produced features of this length it does at most `usual` times. `thick` are the pages that have it most, `each` times or more;
 * `mouths` who says it, most often first, none of action; `cites` two places on the first of these.
 */
const facts = z.object({ phrases: z.array(phrase).min(1), affected: z.number().int() });
type Phrase = z.infer<typeof phrase>;

interface Run {
  readonly passage: Passage;
  readonly speakers: readonly string[];
}

const wornRule = (
  id: string,
  phrases: readonly WornPhrase[],
  runsOf: (derived: Derived) => readonly Run[],
): PatternRule<z.infer<typeof facts>> => ({
  id,
  kind: 'weakness',
  facts,
  find(derived) {
    if (derived.short || !derived.english) return null;
    const runs = runsOf(derived).map((run) => ({ ...run, text: ` ${run.passage.words.join(' ')} ` }));
    const found = phrases
      .flatMap((each) => phraseIn(each, runs, derived.pages))
      .toSorted((a, b) => b.times / b.usual - a.times / a.usual)
      .slice(0, mostTold);
    const affected = Math.max(0, ...found.map(({ onPages }) => onPages));
    return found.length === 0
      ? null
      : { facts: { phrases: found, affected }, weight: questionWeight(0, derived.pages) };
  },
});

export const wornTalk = wornRule('worn-talk', oftenSaid, ({ speeches }) =>
  speeches.flatMap(({ spoken, speakers }) => spoken.map((passage) => ({ passage, speakers }))),
);
export const wornAction = wornRule('worn-action', oftenShown, ({ actions }) =>
  actions.map((passage) => ({ passage, speakers: [] })),
);

function phraseIn(
  { forms, most }: WornPhrase,
  runs: readonly (Run & { readonly text: string })[],
  pages: number,
): Phrase[] {
  const timesIn = (text: string): number => forms.reduce((sum, form) => sum + text.split(` ${form} `).length - 1, 0);
  const own = runs.flatMap((run) => Array.from({ length: timesIn(run.text) }, () => run));
  const usual = Math.ceil((most * pages) / 100);
  if (own.length < fewestTimes || own.length < above * usual) return [];
  const byPage = Map.groupBy(own, ({ passage }) => passage.at.page);
  const ranked = [...byPage].toSorted(([a, one], [b, other]) => other.length - one.length || a - b);
  const top = ranked.slice(0, mostPages);
  const thickest = new Set(top[0]?.[1].map(({ passage }) => passage));
  const mouths = Map.groupBy(
    own.flatMap(({ speakers }) => speakers),
    (id) => id,
  );
  const holds = (sentence: string): boolean => timesIn(` ${wordsOf(sentence).join(' ')} `) > 0;
  return [
    {
      phrase: forms[0],
      times: own.length,
      usual,
      onPages: byPage.size,
      thick: top.map(([page]) => page).toSorted((a, b) => a - b),
      each: Math.min(...top.map(([, some]) => some.length)),
      mouths: [...mouths].toSorted(([, a], [, b]) => b.length - a.length).map(([id]) => characterId(id)),
      cites: [...thickest].slice(0, 2).map((passage) => quoteWhere(passage, holds)),
    },
  ];
}
