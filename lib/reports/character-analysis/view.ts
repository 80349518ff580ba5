/** Question 8 as a view of the story graph: who is followed, what stands out of where they speak, how they enter, first, longest and last words, the scene to cast with, what others say of them and what they do. */
import { followedAmong, followedSpeeches } from '../../engine/people/main-characters.ts';
import { isSomebody } from '../../engine/people/presence/namings.ts';
import { type StoryCharacter, speakersAmong } from '../../story/character.ts';
import type { Cite } from '../../story/cite.ts';
import { evidenceOf } from '../../story/cite.ts';
import { cueNameOf } from '../../story/ids.ts';
import type { Presence } from '../../story/people/presence.ts';
import type { Story } from '../../story/story-graph.ts';
import type { CharacterAnalysisFindings, CharacterFinding, Stage } from './card.ts';
import { castingOf, doingText, othersOf } from './casting.ts';
import { personFacts } from './person-facts.ts';
import { portraitText } from './portrait-words.ts';
import * as words from './words.ts';

export const characterAnalysisParts = ['source', 'characters', 'portraits', 'presences', 'silentPeople'] as const;
type AnalysisStory = Pick<Story, (typeof characterAnalysisParts)[number]>;
type Bullet = CharacterFinding['agency'][number];

/** Somebody who is no main speaker is told of who has so many speeches and pages in the action together, a page for so many speeches; so many people are told of in all. */
const smallPart = 16;
const pageWeight = 2;
const mostTold = 8;
/** A speech of so many words is long. */
const long = 60;
/** Somebody who speaks on for more pages than this does more than the sentences that open with the name tell. */
const lastActNear = 2;

const bullet = (text: string, cite: Cite | null | undefined): Bullet[] =>
  cite ? [{ text, evidence: [evidenceOf(cite)] }] : [];
const staged = (stage: Stage, cite: Cite | null | undefined): CharacterFinding['arc'] =>
  bullet(words.shown[stage], cite).map((shown) => ({ stage, ...shown }));

export function characterAnalysisView(story: AnalysisStory): CharacterAnalysisFindings {
  const speakers = speakersAmong(story.characters);
  const main = followedAmong(speakers);
  const others = speakers.filter(
    (one) =>
      !main.includes(one) &&
      weightOf(one, story) >= smallPart &&
      isSomebody(cueNameOf(one.id), one.introduction?.fullName ?? null),
  );
  const beside = others
    .toSorted((a, b) => weightOf(b, story) - weightOf(a, story))
    .slice(0, Math.max(0, mostTold - main.length));
  const followed = [...main, ...beside];
  return {
    overview: followed.length === 0 ? [words.nobodyToFollow(speakers.length, followedSpeeches)] : [],
    characters: followed.map((character) => findingOf(character, main, story)),
    silent: story.silentPeople.map(({ name, pages, scenes, first }) => ({
      name,
      pages,
      scenes,
      evidence: [evidenceOf(first)],
    })),
  };
}

/** How much there is of somebody: what they say, and on how many pages the action has them. */
const weightOf = ({ id, speeches }: StoryCharacter, { presences }: AnalysisStory): number =>
  speeches + pageWeight * (presences.find(({ character }) => character === id)?.seen.length ?? 0);

const isBefore = (one: Cite, other: Cite): boolean =>
  one.page < other.page || (one.page === other.page && one.line <= other.line);

/** Enters who is shown before they speak, in capitals, as scripts introduce people; of anybody else the place is told where the action says what they are like. */
function sightOf({ introduction, first }: StoryCharacter): CharacterFinding['arc'] {
  if (introduction === null || introduction.isShown === false) return [];
  const { cite, isLarge, isFirst, description } = introduction;
  if (isLarge === true && (first === null || isBefore(cite, first.cite))) return staged('introduced', cite);
  return isFirst === true && description !== null ? staged('named', cite) : [];
}

/** Behind the last words, where it is more than the end of the scene in which they fall. */
const lastSightOf = (presence: Presence | undefined, last: StoryCharacter['last']): Cite | null =>
  presence?.lastSeen && presence.lastSeen.page > (last?.cite.page ?? 0) ? presence.lastSeen : null;

/** 'What?' shows nothing of anybody. */
const fewestWords = 3;
const telling = (cite: Cite | undefined): Cite | null =>
  cite && (cite.quote.match(/[\p{L}\p{N}]+(?:['’][\p{L}]+)*/gu) ?? []).length >= fewestWords ? cite : null;

/** In a speech of two spoken passages the longest may be the last as well. */
const isSame = (one: Cite, other: Cite | undefined): boolean => one.page === other?.page && one.line === other.line;

/** The longest speech, where it is long and neither the first nor the last. */
const longestOf = ({ longest, first, last }: StoryCharacter): CharacterFinding['arc'] =>
  longest === null || longest.words < long || [first, last].some((line) => isSame(longest.line.cite, line?.cite))
    ? []
    : bullet(words.longestSpeech(longest.words), longest.line.cite).map((shown) => ({ stage: 'longest', ...shown }));

function findingOf(character: StoryCharacter, main: readonly StoryCharacter[], story: AnalysisStory): CharacterFinding {
  const { source, portraits, presences } = story;
  const facts = personFacts(character, story);
  const { first, last, speeches } = character;
  const presence = presences.find((one) => one.character === character.id);
  const portrait = portraits.find((one) => one.character === character.id);
  const lastAct = portrait?.lastAct;
  const isMain = main.includes(character);
  // Last words are worth telling of whoever is gone long before the end.
  const isGone = facts !== null && (facts.lastOn !== null || facts.heardTo !== null);
  return {
    id: cueNameOf(character.id),
    name: words.fullName(character),
    role: words.role(character),
    text: words.size(character),
    told: [facts === null ? '' : portraitText(facts), isMain ? doingText(character, main, story) : '']
      .filter((text) => text !== '')
      .join(' '),
    speeches,
    scenes: character.scenes.length,
    pages: words.pagesFrom(character),
    silent: words.silence(character, source.pages),
    words: character.words,
    share: Number(character.share.toFixed(6)),
    arc: [
      ...sightOf(character),
      ...bullet(character.heardBefore ? words.firstUnderName : words.shown.first, telling(first?.cite)).map(
        (shown) => ({
          stage: 'first' as const,
          ...shown,
        }),
      ),
      ...longestOf(character),
      ...staged('act', isMain ? portrait?.acts?.telling : null),
      ...staged('last', isGone ? telling(last?.cite) : null),
      ...staged('seen', lastSightOf(presence, last)),
    ],
    agency: lastAct && last && lastAct.page >= last.cite.page - lastActNear ? bullet(words.shown.lastAct, lastAct) : [],
    casting: isMain ? castingOf(character, story) : [],
    spokenOf: isMain ? othersOf(character, story) : [],
    acts: portrait?.acts?.count ?? null,
  };
}
