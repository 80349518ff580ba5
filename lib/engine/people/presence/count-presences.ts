/** Counts where those who speak most are heard, seen and named, and who of them meet. */
import { characterId, sceneId } from '../../../story/ids.ts';
import type { Meeting } from '../../../story/people/meeting.ts';
import type { Presence } from '../../../story/people/presence.ts';
import type { AnalysisInput } from '../../analysis-input.ts';
import type { Derived } from '../../derive.ts';
import type { SceneFacts } from '../../scenes/scene-facts.ts';
import { closingExchangeOf, exchangeOf } from '../../story/line-of.ts';
import { isSpoken } from '../../text/passages.ts';
import { quoteNaming, quoteWhole } from '../../text/quote.ts';
import { isNarration } from '../../text/speech-kinds.ts';
import { sentencesOf } from '../../text/words.ts';
import type { Character } from '../character-index.ts';
import { filmBegins, isOnLikeness } from '../introductions/not-in-person.ts';
import type { Speech } from '../speeches.ts';
import { keyOfTwo, longerTalksIn } from '../talk/longer-talks.ts';
import { answersIn } from '../talk/speaking-network.ts';
import { stretchesOf } from '../talk/talk-stretches.ts';
import { isActorIn, isInAction, lastSightIn } from './in-action.ts';
import { type Naming, type Namings, namingsOf } from './namings.ts';

/** Followed by their pages are so many, each with so many speeches. */
const mostFollowed = 18;
const fewestSpeeches = 2;

interface Followed {
  readonly character: Character;
  readonly namings: Namings;
}

/** The naming of people is looked for once a script. */
const followedIn = new WeakMap<Derived['passages'], readonly Followed[]>();

function followed({ characters, passages }: Derived): readonly Followed[] {
  const known = followedIn.get(passages);
  if (known) return known;
  const people = characters.filter(({ speeches }) => speeches.length >= fewestSpeeches).slice(0, mostFollowed);
  const namings = namingsOf(people, characters, passages);
  const found = people.flatMap((character) => {
    const own = namings.get(character.id);
    return own ? [{ character, namings: own }] : [];
  });
  followedIn.set(passages, found);
  return found;
}

/** Shorter parts of a name are parts of other words. */
const shortestName = 3;

const ascending = (pages: Iterable<number>): number[] => [...new Set(pages)].sort((a, b) => a - b);
const isAction = ({ passage: { kind } }: Naming): boolean => kind === 'action' || kind === 'shot';

/** Each page that holds words of the speech: it may run over a page's end. */
const pagesOfSpeech = ({ spoken }: Speech): number[] =>
  spoken.flatMap(({ at, turns }) => [at.page, ...(turns ?? []).map((turn) => turn.at.page)]);

/** Most words first; nobody who speaks less than four times. */
export const countPresences = ({ derived }: Pick<AnalysisInput, 'derived'>): Presence[] => {
  const begins = filmBegins(derived.passages);
  return followed(derived).map(({ character: { id, pageName, speeches }, namings: { surely, possibly } }) => {
    const words = pageName.split(' ').filter((word) => word.length >= shortestName);
    const isIn = isInAction(words);
    const seen = surely.filter(
      (naming) =>
        isAction(naming) &&
        naming.passage.order >= begins &&
        sentencesOf(naming.passage.text).some(isIn) &&
        !isOnLikeness(derived.passages, naming.passage, naming.from),
    );
    const last = seen.at(-1);
    // The name must not stand in action again, in whatever way.
    const isLast = last?.passage === possibly.findLast(isAction)?.passage;
    const isActor = isActorIn(words);
    const sight =
      last && isLast ? lastSightIn(last.passage.text, (sentence) => isIn(sentence) && isActor(sentence)) : null;
    const mention = surely.findLast(({ passage: { kind } }) => kind === 'action' || kind === 'dialogue');
    const speaks = ascending(speeches.flatMap(pagesOfSpeech));
    return {
      character: characterId(id),
      speeches: speeches.map(({ page }) => page),
      speaks,
      seen: ascending(seen.map(({ page }) => page)),
      called: ascending(surely.map(({ page }) => page)),
      named: ascending(possibly.map(({ page }) => page)),
      narrates: speeches.filter(isNarration).map(({ page }) => page),
      lastSeen: last && sight !== null ? quoteWhole(last.passage, sight) : null,
      lastCalled: mention ? quoteOfName(mention, pageName) : null,
      end: endOf(derived, id, surely, possibly),
    };
  });
};

/** The sentence with the name, else the paragraph's opening. */
function quoteOfName({ passage }: Naming, name: string) {
  const words = name.split(' ');
  const holds = (sentence: string): boolean => words.some((word) => sentence.toUpperCase().includes(word));
  const sentence = sentencesOf(passage.text).findLast(holds) ?? passage.text;
  return quoteNaming(passage, sentence, name);
}

/** Goes by the last scene that has action or talk. */
function endOf(
  { scenes }: Derived,
  id: string,
  surely: readonly Naming[],
  possibly: readonly Naming[],
): Presence['end'] {
  const last = scenes.findLast(({ passages }) =>
    passages.some((passage) => passage.kind === 'action' || isSpoken(passage)),
  );
  if (!last || last.speakers.includes(id)) return last ? 'speaks' : null;
  const isThere = ({ passage: { scene } }: Naming): boolean => scene === last.ordinal;
  if (surely.some((naming) => isThere(naming) && isAction(naming))) return 'seen';
  return possibly.some(isThere) ? 'named' : null;
}

/** Of every two who are followed and who are both seen to speak, most exchanges first; of those who never exchange a line all. */
export function countMeetings({ derived }: Pick<AnalysisInput, 'derived'>): Meeting[] {
  const people = followed(derived).filter(({ character }) => !character.onlyHeard);
  const stretches = stretchesOf(derived);
  const answers = Map.groupBy(stretches.flatMap(answersIn), ({ one, other }) => keyOfTwo(one, other));
  const named = new Set(derived.characters.map(({ id }) => id));
  const talks = Map.groupBy(
    stretches.flatMap((stretch) => longerTalksIn(stretch, (id) => named.has(id))),
    ({ key }) => key,
  );
  return people
    .flatMap((one, at) =>
      people.slice(at + 1).map((other): Meeting => {
        const key = keyOfTwo(one.character.id, other.character.id);
        const own = answers.get(key) ?? [];
        const opens = talks.get(key)?.[0]?.opens ?? null;
        const closes = talks.get(key)?.at(-1)?.closes ?? null;
        return {
          people: [characterId(one.character.id), characterId(other.character.id)],
          exchanges: own.length,
          pages: ascending(own.flatMap(({ said, answer }) => [said.page, answer.page])),
          first: opens && exchangeOf(opens),
          last: closes && closingExchangeOf(closes),
          together: derived.scenes.flatMap((scene) => {
            const [from, otherFrom] = [thereFrom(scene, one), thereFrom(scene, other)];
            if (from === null || otherFrom === null || scene.pages > longestScene) return [];
            return [{ scene: sceneId(scene.ordinal), page: Math.max(from, otherFrom) }];
          }),
          mayMeet: derived.scenes.filter((scene) => mayBeThere(scene, one) && mayBeThere(scene, other)).length,
        };
      }),
    )
    .toSorted((a, b) => b.exchanges - a.exchanges);
}

/** In a longer scene two who are there may be in different ones whose headings were not read. In pages. */
const longestScene = 5;

/** The page from which on somebody speaks aloud there, or is named in its action as one who is there; null where neither is so. */
function thereFrom({ speeches, ordinal }: SceneFacts, { character, namings }: Followed): number | null {
  const speaks = speeches.find(({ speakers, offScreen }) => !offScreen && speakers.includes(character.id))?.page;
  const acts = namings.acting.find((naming) => naming.passage.scene === ordinal && isAction(naming))?.page;
  return speaks === undefined || acts === undefined ? (speaks ?? acts ?? null) : Math.min(speaks, acts);
}

const mayBeThere = (scene: SceneFacts, { character, namings }: Followed): boolean =>
  scene.speakers.includes(character.id) ||
  namings.possibly.some((naming) => naming.passage.scene === scene.ordinal && isAction(naming));
