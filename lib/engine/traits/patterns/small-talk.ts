/** Scenes that begin with how people meet and end with how they part: which, with these lines, and the line at which each could begin. */
import * as z from 'zod';
import { cite } from '../../../story/cite.ts';
import type { Derived } from '../../derive.ts';
import type { Speech } from '../../people/speeches.ts';
import { headedScene, headingsCarry } from '../../scenes/headings-carry.ts';
import type { SceneFacts } from '../../scenes/scene-facts.ts';
import { type Civility, greets, takesLeave } from '../../text/civil.ts';
import { quoteEnd, quoteOf } from '../../text/quote.ts';
import { type PatternRule, questionWeight } from '../pattern-rule.ts';

/** So many scenes of the kind have `few` of so many produced features whose headings carry. In 134 others 15 have, 12 of them scenes that could begin or end so, read by one reader. Counted 2026-11-29. */
export const smallTalkOf = { scenes: 2, few: 7, scripts: 125 } as const;
/** Shorter scenes have no room to be late in: in pages and speeches. */
const room = { pages: 0.5, speeches: 6 } as const;
/** Speeches in a row that only greet or part. */
const fewestSpeeches = 2;

const page = z.number().int();
const edge = z.object({ place: z.string(), page, cites: z.tuple([cite, cite]) });
/** `enters`: scenes whose first speeches only greet, with the first of them and the one that says more; `leaves`: whose last only part, with the one before them and the last. `affected`: all of them. */
const facts = z.object({ enters: z.array(edge), leaves: z.array(edge), affected: page });

export const smallTalk: PatternRule<z.infer<typeof facts>> = {
  id: 'small-talk',
  kind: 'weakness',
  facts,
  find(derived) {
    const { scenes, pages, short, english } = derived;
    if (short || !english || !headingsCarry(scenes.map(headedScene), Math.round(pages))) return null;
    const roomy = scenes.filter((scene) => scene.pages >= room.pages && scene.speeches.length >= room.speeches);
    const enters = roomy.flatMap((scene) => enteredIn(scene, derived));
    const leaves = roomy.flatMap((scene) => leftIn(scene, derived));
    const affected = enters.length + leaves.length;
    if (affected < smallTalkOf.scenes) return null;
    return { facts: { enters, leaves, affected }, weight: questionWeight(affected, pages) };
  },
};

/** The speeches of the run that `civility` makes, where two people or more have it. */
function runOf(speeches: readonly Speech[], civility: (speech: Speech) => Civility): readonly Speech[] {
  const end = speeches.findIndex((speech) => civility(speech) === null);
  const run = speeches.slice(0, end < 0 ? 0 : end);
  return new Set(run.flatMap(({ speakers }) => speakers)).size < 2 ? [] : run;
}

function enteredIn({ speeches, place, page }: SceneFacts, { nameWords }: Derived): z.infer<typeof edge>[] {
  const run = runOf(speeches, ({ text }) => greets(text, nameWords));
  const [first, next] = [run[0], speeches[run.length]];
  if (!first || !next || greets(first.text, nameWords) !== 'civil' || run.length < fewestSpeeches) return [];
  return [{ place, page, cites: [quoteOf(first.passage), quoteOf(next.passage)] }];
}

function leftIn({ speeches, place }: SceneFacts, { nameWords }: Derived): z.infer<typeof edge>[] {
  const run = runOf(speeches.toReversed(), ({ text }) => takesLeave(text, nameWords));
  const [last, before] = [run[0], speeches.at(-1 - run.length)];
  if (!last || !before || takesLeave(last.text, nameWords) !== 'civil' || run.length < fewestSpeeches) return [];
  return [{ place, page: last.page, cites: [quoteEnd(before.spoken.at(-1) ?? before.passage), quoteOf(last.passage)] }];
}
