/** Two main names that look alike. */
import * as z from 'zod';
import { cite } from '../../../story/cite.ts';
import { characterId } from '../../../story/ids.ts';
import { quoteOf } from '../../text/quote.ts';
import { listed } from '../../wording.ts';
import { hall, talk } from '../example-script.ts';
import { flawRule } from '../flaw-rule.ts';
import { isPart, nameWordsOf } from '../name-pattern.ts';

const mainNames = 8;
/** Shorter names are read at one glance. */
const shortestName = 4;
/** In shorter names a second letter makes another name: Anna and Andy. */
const fewestForTwoChanges = 5;
/** Letters that one name must change to be the other. */
const mostChanges = 2;

const facts = z.object({ pairs: z.array(z.tuple([z.string(), z.string()])).min(1), first: z.array(cite) });

export const namesAlike = flawRule({
  id: 'namesAlike',
  name: 'Two main names that look alike',
  topic: 'names',
  over: 'speakers',
  effect: 0.3,
  work: 'slip',
  facts,
  find({ characters, passages }) {
    const top = characters.slice(0, mainNames).filter(({ id }) => nameWordsOf(id).length > 0 && !isPart(id, passages));
    const pairs = top.flatMap((one, i) =>
      top
        .slice(i + 1)
        .filter((other) => areAlike(one.name, other.name))
        .map((other) => [one, other] as const),
    );
    const [pair] = pairs;
    if (!pair) return null;
    return {
      pairs: pairs.map(([one, other]): [string, string] => [characterId(one.id), characterId(other.id)]),
      first: pair.flatMap(({ speeches }) => speeches.slice(0, 1).map(({ passage }) => quoteOf(passage))),
    };
  },
  say({ pairs, first }, nameOf) {
    const [[one, other] = ['', '']] = pairs;
    return {
      title: `${nameOf(one)} and ${nameOf(other)} look alike on the page`,
      points: [
        {
          text: `Same first letter, and no more than two others apart: ${listed(pairs.map(([a, b]) => `${nameOf(a)} and ${nameOf(b)}`))}.`,
          evidence: first,
        },
      ],
      advice: `A reader skims cues: another first letter for ${nameOf(other)} costs nothing.`,
    };
  },
  costs: (where) => `Two names, first on ${where}, are easily taken for each other`,
  examples: [
    hall(talk('GREER', 'Come in.'), talk('GREEK', 'I am in.'), talk('BORIS', 'So am I.')),
    hall(talk('DEREK', 'Come in.'), talk('DEWEY', 'I am in.')),
  ],
  nearMisses: [
    hall(talk('MARIA', 'Come in.'), talk('MARIANNE', 'I am in.'), talk('BORIS', 'So am I.')),
    hall(talk('ANNA', 'Come in.'), talk('ANDY', 'I am in.')),
    hall(talk('CARLA', 'Come in.'), talk('CARLOS', 'I am in.'), talk('MILLY', 'So am I.'), talk('MOIRA', 'And I.')),
    hall('The GUARD waits.', talk('GUARD', 'Come in.'), talk('GUARDS', 'We are in.')),
  ],
});

/** 'Greer' and 'Greek' by one letter, 'Derek' and 'Dewey' by two at the same length behind the same first two. */
function areAlike(one: string, other: string): boolean {
  if (one[0] !== other[0] || Math.min(one.length, other.length) < shortestName || /\d|\s/.test(one + other))
    return false;
  const changes = changesBetween(one, other);
  if (changes < mostChanges) return changes === 1;
  const isLong = one.length === other.length && one.length >= fewestForTwoChanges;
  return changes === mostChanges && isLong && one[1] === other[1];
}

/** Letters to put in, take out or change (Levenshtein). */
function changesBetween(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (const [at, letter] of [...one].entries()) {
    const next = [at + 1];
    for (const [to, theirs] of [...other].entries())
      next.push(Math.min((row[to] ?? 0) + (letter === theirs ? 0 : 1), (row[to + 1] ?? 0) + 1, (next[to] ?? 0) + 1));
    row = next;
  }
  return row.at(-1) ?? 0;
}
