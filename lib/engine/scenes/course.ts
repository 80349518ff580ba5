/** Tells the course of a script in its own words: one sentence of action from each part of it. */
import { oneOf } from '../../screenplay/text/phrases.ts';
import type { Cite } from '../../story/cite.ts';
import type { Derived } from '../derive.ts';
import { actAdverbs, noActs } from '../lexicons/talk-words.ts';
import { quoteExactly } from '../text/quote.ts';
import { sentencesOf, wordsOf } from '../text/words.ts';

/** So many parts of equal length; with fewer sentences than this there is no course to tell. */
const parts = 8;
const fewestTold = 4;
/** Whose deeds are looked for, most words first, and who else makes a sentence weigh more. */
const doers = 4;
const named = 8;
/** Words of a sentence that tells enough and is read at once. */
const words = { fewest: 7, most: 22 } as const;
/** What another main speaker in the sentence is worth, and a page of its scene. */
const worth = { person: 2, page: 0.25, mostPages: 4 } as const;

/** In page order; empty for a short script and for one that is not English. Own rule. */
export function courseOf({ characters, actions, scenes, english, short }: Derived): Cite[] {
  const people = characters.filter(({ onlyHeard }) => !onlyHeard).slice(0, named);
  if (!english || short || people.length === 0) return [];
  const names = people.slice(0, doers).map(({ pageName }) => pageName);
  const opening = new RegExp(`^(?:${oneOf(names)}),? (?:${oneOf(actAdverbs)} )?(\\p{Ll}+s)\\b`, 'iu');
  const capitals = people.map(({ pageName }) => pageName);
  const pagesOf = new Map(scenes.map(({ ordinal, pages }) => [ordinal, pages]));
  const best = new Map<number, { readonly score: number; readonly cite: () => Cite }>();
  for (const passage of actions) {
    if (passage.scene === null) continue;
    const part = Math.min(parts - 1, Math.floor(passage.position * parts));
    for (const sentence of sentencesOf(passage.text)) {
      const verb = opening.exec(sentence)?.[1];
      const length = wordsOf(sentence).length;
      const tells = verb !== undefined && !noActs.has(verb.toLowerCase()) && verb === verb.toLowerCase();
      if (!tells || length < words.fewest || length > words.most || !/[.!?]["”]?$/.test(sentence)) continue;
      const upper = sentence.toUpperCase();
      const others = capitals.filter((name) => upper.includes(name)).length;
      const pages = Math.min(worth.mostPages, pagesOf.get(passage.scene) ?? 0);
      const score = others * worth.person + pages * worth.page + length / words.most;
      if (score > (best.get(part)?.score ?? 0)) best.set(part, { score, cite: () => quoteExactly(passage, sentence) });
    }
  }
  const told = [...best].sort(([a], [b]) => a - b).map(([, { cite }]) => cite());
  return told.length < fewestTold ? [] : told;
}
