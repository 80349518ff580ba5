/** Stock phrases that the action comes back to far more often than produced scripts do: 'look at each other', 'beat'. */
import * as z from 'zod';
import { oneOf } from '../../../screenplay/text/phrases.ts';
import { cite } from '../../../story/cite.ts';
import { stockActions as usual } from '../../lexicons/flaws/stock-actions.ts';
import { quoteWhole } from '../../text/quote.ts';
import { counted, listed, pagesOf, quoted } from '../../wording.ts';
import { hall, many, talk } from '../example-script.ts';
import { flawRule } from '../flaw-rule.ts';
import { around } from '../spelling/slip-rule.ts';

/** Own bounds: so many times, and so many times as often as 19 of 20 produced scripts; in shorter scripts a count says little. */
const fewestTimes = 12;
const timesUsual = 2;
const fewestWords = 5000;
const perWords = 10_000;
/** Habits told, and of each the first places; the last is told beside them. */
const mostTold = 3;
const placesShown = 3;

/** `usual` is how often at most 19 of 20 produced scripts have it on so many words of action; `cites` are the first places and the last. */
const habit = z.object({ phrase: z.string(), times: z.number().int(), usual: z.number().int(), cites: z.array(cite) });
const facts = z.object({ pages: z.array(z.number().int()).min(1), habits: z.array(habit).min(1) });

const anyStock = new RegExp(`(?<![\\p{L}'’-])${oneOf(Object.keys(usual))}(?![\\p{L}'’-])`, 'giu');

export const stockActions = flawRule({
  id: 'stockActions',
  name: 'A stock phrase of the action that comes back and back (beat, look at each other)',
  topic: 'stock-actions',
  over: 'action',
  effect: 0.3,
  work: 'slip',
  facts,
  find({ actions, actionWords, english }) {
    if (!english || actionWords < fewestWords) return null;
    const found = actions.flatMap((passage) =>
      [...passage.text.matchAll(anyStock)].map(([text]) => ({ passage, text, phrase: text.toLowerCase() })),
    );
    const habits = [...Map.groupBy(found, ({ phrase }) => phrase)]
      .map(([phrase, own]) => ({ phrase, own, most: ((usual[phrase] ?? 0) * actionWords) / perWords }))
      .filter(({ own, most }) => own.length >= fewestTimes && own.length >= most * timesUsual)
      .toSorted((a, b) => b.own.length / b.most - a.own.length / a.most)
      .slice(0, mostTold)
      .map(({ phrase, own, most }) => ({
        phrase,
        times: own.length,
        usual: Math.round(most),
        cites: [...own.slice(0, placesShown), ...own.slice(-1)].map(({ passage, text }) =>
          quoteWhole(passage, around(passage.text, text)),
        ),
      }));
    const pages = habits.flatMap(({ cites }) => cites.map(({ page }) => page));
    return habits.length === 0 ? null : { pages, habits };
  },
  say: ({ habits }) => ({
    title: `The action leans on ${listed(habits.map(({ phrase }) => quoted(phrase)))}`,
    points: habits.map(({ phrase, times, usual: most, cites }) => ({
      text: `${quoted(phrase)} stands in the action ${times} times, first on ${pagesOf(cites.slice(0, -1).map(({ page }) => page))}, last on page ${cites.at(-1)?.page}; in as many words 19 of 20 produced scripts have it ${counted(most, 'time')} at most.`,
      evidence: cites,
    })),
    advice: 'Search for each and keep those that a scene cannot do without.',
  }),
  costs: (where) => `A reader begins to count the same words from ${where} on`,
  examples: [waits('She hesitates.', 14), waits('She and Ben look at each other.', 20) + waits('She nods.', 42)],
  nearMisses: [
    waits('She hesitates.', 11),
    hall(many(14, () => 'She looks at the rain. Beat.')),
    waits('Her heart is off-beat.', 14),
    waits('She stops.', 14),
  ],
});

/** So many scenes with it, in as much action as a feature has. */
function waits(what: string, times: number): string {
  const idle = 'The men go on with the work in the yard, for it has to be done before the boats are back.';
  const paragraphs = Array.from({ length: Math.ceil(fewestWords / 20 / times) }, () => idle);
  return many(times, () => hall(what, ...paragraphs, talk('ANN', 'It is late.')));
}
