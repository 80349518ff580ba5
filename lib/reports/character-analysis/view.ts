/** Question 8 as a view of the story graph: who is followed, what stands out of where they speak, how they enter, first and last words, what they do last. */
import { followedAmong, followedSpeeches } from '../../engine/people/main-characters.ts';
import { isSomebody } from '../../engine/people/presence/namings.ts';
import { voiceEnds } from '../../engine/traits/patterns/voice-ends.ts';
import { type StoryCharacter, speakersAmong } from '../../story/character.ts';
import type { Cite } from '../../story/cite.ts';
import { evidenceOf } from '../../story/cite.ts';
import { cueNameOf } from '../../story/ids.ts';
import type { Story } from '../../story/story-graph.ts';
import { wordsIn } from '../count-words.ts';
import { nameFinder } from '../story-lookup.ts';
import type { CharacterAnalysisFindings, CharacterFinding, Stage } from './card.ts';
import { personFacts } from './person-facts.ts';
import { portraitText } from './portrait-words.ts';
import * as words from './words.ts';

export const characterAnalysisParts = [
  'source',
  'characters',
  'portraits',
  'presences',
  'relations',
  'meetings',
  'silentPeople',
  'traits',
] as const;
type AnalysisStory = Pick<Story, (typeof characterAnalysisParts)[number]>;
type Bullet = CharacterFinding['agency'][number];

/** Speeches of somebody who is no main speaker and is told of in a sentence; so many people are told of in all. */
const smallPart = 12;
const mostTold = 9;
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
      one.speeches >= smallPart &&
      isSomebody(cueNameOf(one.id), one.introduction?.fullName ?? null),
  );
  const followed = [...main, ...others.slice(0, Math.max(0, mostTold - main.length))];
  return {
    overview: followed.length === 0 ? [words.nobodyToFollow(speakers.length, followedSpeeches)] : voicesThatEnd(story),
    characters: toldOnce(followed.map((character) => findingOf(character, main.includes(character), story))),
    silent: story.silentPeople.map(({ name, pages, scenes, first }) => ({
      name,
      pages,
      scenes,
      evidence: [evidenceOf(first)],
    })),
  };
}

/** The last words of two who say them to each other stand with the one who is told of first. */
function toldOnce(people: readonly CharacterFinding[]): CharacterFinding[] {
  const told = new Set<string>();
  return people.map((person) => ({
    ...person,
    arc: person.arc.filter(({ stage, evidence: [first], evidence }) => {
      if (stage !== 'last' || first === undefined) return true;
      const key = evidence.map(({ page, quote }) => `${page} ${quote}`).join(' ');
      const isNew = !told.has(key);
      for (const one of evidence) told.add(`${one.page} ${one.quote}`);
      told.add(key);
      return isNew;
    }),
  }));
}

/** Main speakers who are named long after their last line: what a reader of the cards would have to put together. */
function voicesThatEnd(story: AnalysisStory): string[] {
  const found = story.traits.find(({ source, rule }) => source === 'pattern' && rule === voiceEnds.id);
  if (!found) return [];
  const { people, pages } = voiceEnds.facts.parse(found.facts);
  const nameOf = nameFinder(story);
  return people.map(({ who, spoke, called }) => words.voiceEnds(nameOf(who), { spoke, pages, called }));
}

/** Whoever speaks more pages before the action shows them under the name has entered by then. */
const entersNear = 1;
const entersWith = (introduction: StoryCharacter['introduction'], first: StoryCharacter['first']): boolean =>
  introduction !== null &&
  introduction.isShown !== false &&
  (first === null || introduction.page <= first.cite.page + entersNear);

/** A last line of so few words says little without the one that it answers or that answers it. */
const fewLastWords = 4;
const sameLine = (one: Cite, other: Cite): boolean => one.page === other.page && one.line === other.line;

/** The last line; a word or two with the line beside it, where that ends the talk of the two. */
function lastWords({ id, last }: StoryCharacter, { meetings, characters }: AnalysisStory): CharacterFinding['arc'] {
  if (!last || wordsIn(last.cite.quote) > fewLastWords) return staged('last', last?.cite);
  const meeting = meetings.find(
    (one) => one.people.includes(id) && one.last?.some(({ cite }) => sameLine(cite, last.cite)),
  );
  const other = characters.find((one) => one.id !== id && meeting?.people.includes(one.id));
  if (!meeting?.last || !other) return staged('last', last.cite);
  return [
    {
      stage: 'last',
      text: words.lastExchange(other.name),
      evidence: meeting.last.map(({ cite }) => evidenceOf(cite)),
    },
  ];
}

function findingOf(character: StoryCharacter, isMain: boolean, story: AnalysisStory): CharacterFinding {
  const { source, portraits } = story;
  const facts = personFacts(character, story);
  const { introduction, first, last, speeches } = character;
  const lastAct = portraits.find((one) => one.character === character.id)?.lastAct;
  return {
    id: cueNameOf(character.id),
    name: words.fullName(character),
    role: words.role(character),
    text: words.size(character),
    told: facts === null ? '' : portraitText(facts, isMain),
    speeches,
    scenes: character.scenes.length,
    pages: words.pagesFrom(character),
    silent: words.silence(character, source.pages),
    words: character.words,
    share: Number(character.share.toFixed(6)),
    arc: [
      ...staged('introduced', entersWith(introduction, first) ? introduction?.cite : null),
      ...staged('first', first?.cite),
      ...lastWords(character, story),
    ],
    agency: lastAct && last && lastAct.page >= last.cite.page - lastActNear ? bullet(words.shown.lastAct, lastAct) : [],
  };
}
