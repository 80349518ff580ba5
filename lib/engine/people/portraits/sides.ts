/** Finds the pages to read an actor with: the two-hander in which somebody has most to say. */
import { characterId } from '../../../story/ids.ts';
import type { Sides } from '../../../story/people/portrait.ts';
import type { Derived } from '../../derive.ts';
import { closingLineOf, lineOf } from '../../story/line-of.ts';
import { isNarration } from '../../text/speech-kinds.ts';
import { sum } from '../../text/statistics.ts';
import type { Character } from '../character-index.ts';
import type { Speech } from '../speeches.ts';
import { followsOn, speaksOn } from '../talk/follows-on.ts';
import { type Stretch, stretchesOf } from '../talk/talk-stretches.ts';

/** Sides run to about three pages; fewer speeches of either, or fewer words of the one who is cast, and there is little to play. Ours. */
const mostPages = 3;
const fewestSpeeches = { own: 5, partner: 3 } as const;
const fewestWords = 60;

/** Speeches one behind another in which two people talk and nobody else. */
type Duet = readonly Speech[];

/**
 * The window of at most three pages within one talk of two in which `character` has most words, the partner answering three times or more; null where
 * nobody has so long a talk with them. A talk ends where a third speaks, where the scene goes elsewhere and where much is told between (`followsOn`). Of 34 found in twelve produced scripts, read by one reader, 32 are a
 * scene of two; in the others one speaks over an intercom or tells the story beside.
 */
export function sidesOf({ id }: Pick<Character, 'id'>, derived: Derived): Sides | null {
  const duets = duetsIn(derived).filter((duet) => duet.some(({ speakers }) => speakers[0] === id));
  let best: { readonly speeches: Duet; readonly words: number } | null = null;
  for (const duet of duets)
    for (const speeches of windowsOf(duet, derived.pages)) {
      const own = speeches.filter(({ speakers }) => speakers[0] === id);
      const words = sum(own.map(({ words: said }) => said.length));
      const isEnough =
        own.length >= fewestSpeeches.own &&
        speeches.length - own.length >= fewestSpeeches.partner &&
        words >= fewestWords;
      if (isEnough && (best === null || words > best.words)) best = { speeches, words };
    }
  const [first, last] = [best?.speeches[0], best?.speeches.at(-1)];
  if (best === null || !first || !last) return null;
  const partner = best.speeches.flatMap(({ speakers }) => speakers).find((one) => one !== id) ?? '';
  const own = best.speeches.filter(({ speakers }) => speakers[0] === id);
  return {
    partner: characterId(partner),
    speeches: best.speeches.length,
    own: own.length,
    words: best.words,
    fromPage: first.page,
    toPage: (last.spoken.at(-1) ?? last.passage).at.page,
    first: lineOf(first),
    last: closingLineOf(last),
  };
}

const known = new WeakMap<Derived['passages'], readonly Duet[]>();

function duetsIn(derived: Derived): readonly Duet[] {
  const found = known.get(derived.passages);
  if (found) return found;
  const people = new Set(derived.characters.map(({ id }) => id));
  const duets = stretchesOf(derived).flatMap((stretch) => duetsOf(stretch, people));
  known.set(derived.passages, duets);
  return duets;
}

/** The longest runs of a scene. */
function duetsOf(stretch: Stretch, people: ReadonlySet<string>): Duet[] {
  const duets: Speech[][] = [];
  let run: Speech[] = [];
  for (const speech of stretch.speeches) {
    const [id = ''] = speech.speakers;
    const before = run.at(-1);
    const isOne = speech.speakers.length === 1 && people.has(id) && !isNarration(speech);
    const two = new Set(run.flatMap(({ speakers }) => speakers));
    const goesOn =
      isOne &&
      before !== undefined &&
      (two.size < 2 || two.has(id)) &&
      (before.speakers[0] === id
        ? speaksOn(
            before,
            speech,
            [...two].filter((one) => one !== id),
            stretch,
          )
        : followsOn(before, speech, stretch));
    if (goesOn) {
      run.push(speech);
      continue;
    }
    if (run.length > 0) duets.push(run);
    // Whoever spoke last may go on with somebody new.
    run = isOne ? [speech] : [];
  }
  if (run.length > 0) duets.push(run);
  return duets
    .map((duet) => withoutAnswer(duet, stretch))
    .filter((duet) => new Set(duet.flatMap(({ speakers }) => speakers)).size === 2);
}

/** What a third has just been answered with opens no scene of two: 'Yes, sir.' */
function withoutAnswer(duet: Duet, stretch: Stretch): Duet {
  const [first] = duet;
  const before = first && stretch.speeches[stretch.speeches.indexOf(first) - 1];
  const two = new Set(duet.flatMap(({ speakers }) => speakers));
  const isThird = before?.speakers.every((one) => !two.has(one)) ?? false;
  return first && before && isThird && followsOn(before, first, stretch) ? duet.slice(1) : duet;
}

/** The whole where it is short enough, else from each speech as far as three pages go. */
function windowsOf(duet: Duet, pages: number): Duet[] {
  const endOf = (speech: Speech): number => (speech.spoken.at(-1) ?? speech.passage).position;
  const lengthOf = (from: Speech | undefined, to: Speech | undefined): number =>
    from && to ? (endOf(to) - from.position) * pages : 0;
  if (lengthOf(duet[0], duet.at(-1)) <= mostPages) return [duet];
  return duet.map((from, at) => duet.slice(at).filter((to) => lengthOf(from, to) <= mostPages));
}
