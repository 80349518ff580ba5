/** A stretch in which one only asks and the other explains: what a reader must know is told by question and answer. */
import * as z from 'zod';
import { cite } from '../../../story/cite.ts';
import { characterId } from '../../../story/ids.ts';
import type { Speech } from '../../people/speeches.ts';
import type { SceneFacts } from '../../scenes/scene-facts.ts';
import { quoteEnd, quoteOf } from '../../text/quote.ts';
import { isQuestion } from '../../text/speech-kinds.ts';
import { type PatternRule, questionWeight } from '../pattern-rule.ts';

/** Least questions, part of the speeches of who asks that are one, words of these on average at most; least answers, part of them that ask back at most, words of these on average and in all. Own rule. Of 15 found in scripts that it was not made on 13 explain, read by one reader (two quarrel). */
const asking = { questions: 6, share: 0.75, words: 14 } as const;
const answering = { speeches: 5, asksBack: 0.2, words: 15, all: 120 } as const;
/** Produced features that have such a stretch, of so many; counted 2026-11-29. */
export const toldInFew = { few: 18, scripts: 144 } as const;
const mostTold = 2;

const page = z.number().int();
const told = z.object({
  asks: z.string(),
  answers: z.string(),
  from: page,
  to: page,
  questions: page,
  speeches: page,
  words: page,
  cites: z.tuple([cite, cite]),
});
/** On the pages `from` to `to` `questions` of the `speeches` that `asks` has are one; `words` are those of the answers. `cites`: the first question and the end of the longest answer. */
const facts = z.object({ told: z.array(told).min(1), affected: page });

export const toldByQuestions: PatternRule<z.infer<typeof facts>> = {
  id: 'told-by-questions',
  kind: 'weakness',
  facts,
  find({ scenes, pages, short, english, characters }) {
    if (short || !english) return null;
    const named = new Set(characters.map(({ id }) => id));
    const found = scenes
      .flatMap((scene) => toldIn(scene, named) ?? [])
      .toSorted((a, b) => b.words - a.words)
      .slice(0, mostTold);
    if (found.length === 0) return null;
    const affected = found.reduce((sum, { from, to }) => sum + to - from + 1, 0);
    return { facts: { told: found, affected }, weight: questionWeight(affected, pages) };
  },
};

const wordsIn = (speeches: readonly Speech[]): number => speeches.reduce((sum, { words }) => sum + words.length, 0);

/** The stretch of a scene with the most questions; null where it has none. */
function toldIn({ speeches }: SceneFacts, named: ReadonlySet<string>): z.infer<typeof told> | null {
  let most: z.infer<typeof told> | null = null;
  for (const [at, first] of speeches.entries()) {
    const [asks = ''] = first.speakers;
    if (!isQuestion(first) || !named.has(asks)) continue;
    const rest = speeches.slice(at);
    const answers = rest.find(({ speakers }) => speakers[0] !== asks)?.speakers[0];
    if (answers === undefined || !named.has(answers)) continue;
    const end = rest.findIndex(({ speakers }) => speakers[0] !== asks && speakers[0] !== answers);
    const two = end < 0 ? rest : rest.slice(0, end);
    for (let length = two.length; length > asking.questions + answering.speeches - 1; length -= 1) {
      const found = asTold(two.slice(0, length), asks, answers);
      if (!found) continue;
      if (!most || found.questions > most.questions) most = found;
      break;
    }
  }
  return most;
}

function asTold(speeches: readonly Speech[], asks: string, answers: string): z.infer<typeof told> | null {
  const asked = speeches.filter(({ speakers }) => speakers[0] === asks);
  const answered = speeches.filter(({ speakers }) => speakers[0] === answers);
  const questions = asked.filter(isQuestion);
  const words = wordsIn(answered);
  if (questions.length < asking.questions || questions.length < asking.share * asked.length) return null;
  if (wordsIn(asked) > asking.words * asked.length || answered.length < answering.speeches) return null;
  if (words < Math.max(answering.all, answering.words * answered.length)) return null;
  if (answered.filter(isQuestion).length > answering.asksBack * answered.length) return null;
  const [first, last] = [questions[0], speeches.at(-1)];
  const [longest] = answered.toSorted((a, b) => b.words.length - a.words.length);
  if (!first || !last || !longest) return null;
  return {
    asks: characterId(asks),
    answers: characterId(answers),
    from: speeches[0]?.page ?? first.page,
    to: last.page,
    questions: questions.length,
    speeches: asked.length,
    words,
    cites: [quoteOf(first.passage), quoteEnd(longest.spoken.at(-1) ?? longest.passage)],
  };
}
