/** Selects what a reader of each kind can go by: parts worth playing, what is told without talk, what it asks of a shoot. */

import { checkLimits } from '../../engine/checks/check-limits.ts';
import { mainAmong } from '../../engine/people/main-characters.ts';
import { partsAmong } from '../../engine/people/parts.ts';
import type { Story } from '../../story/story-graph.ts';
import { type DatedFact, dated } from '../dated-fact.ts';
import { placeName } from '../describe-place.ts';
import { placeUses, usedOnce } from '../shape/place-use.ts';
import { lineBriefly } from '../shape/return-words.ts';
import { sceneFinder } from '../story-lookup.ts';
import { shownTitle } from '../tonality/words.ts';
import * as words from './fact-words.ts';

export const potentialParts = [
  'source',
  'scenes',
  'characters',
  'checks',
  'places',
  'shoot',
  'stretches',
  'returns',
  'tone',
] as const;
export type PotentialStory = Pick<Story, (typeof potentialParts)[number]>;
export type PotentialSection = 'artistic' | 'emotional' | 'commercial' | 'festival' | 'cultural';

/** A part that an actor asks about has so much of the talk. */
const castableShare = 0.04;
const onceShare = 0.5;
/** Of fewer places or scenes a share or a count tells what a reader has seen. */
const fewest = { places: 8, scenes: 20, silentScenes: 3, ages: 2 } as const;
const mostAges = 6;

export function verdictFacts(story: PotentialStory): DatedFact[] {
  const { returns } = story;
  const uses = placeUses(story);
  const once = usedOnce(uses);
  const [line] = returns.lines;
  const good = line ? [`${lineBriefly(line)} comes back`] : [];
  const hard = [
    ...(once.length >= onceShare * uses.length && uses.length >= fewest.places
      ? [words.once(uses.length, once.length)]
      : []),
  ].slice(0, 2);
  const told = [
    ...(good.length > 0 ? [dated(words.labels.offers, words.sentence(good))] : []),
    ...(hard.length > 0 ? [dated(words.labels.asks, words.sentence(hard))] : []),
  ];
  return told.length > 0 ? told : leadFact(story);
}

/** What there is to say of a script that neither comes back to anything nor leaves its places: who carries it. */
function leadFact({ characters, scenes }: PotentialStory): DatedFact[] {
  const [lead] = partsAmong(characters);
  return lead ? [dated(words.labels.lead, words.sentence([words.lead(lead, scenes.length)]))] : [];
}

/** One fact a section; none where nothing of the kind was counted. */
export function sectionFact(section: PotentialSection, story: PotentialStory): DatedFact[] {
  const { clauses, cites } = tellers[section](story);
  return clauses.length === 0 ? [] : [dated(words.sectionLabels[section], words.sentence(clauses), cites)];
}

interface Told {
  readonly clauses: readonly string[];
  readonly cites: readonly (Story['checks']['tie']['cites'][number] | undefined)[];
}

const tellers: Readonly<Record<PotentialSection, (story: PotentialStory) => Told>> = {
  artistic: (story) => {
    const { silentScene, endingAtStart } = story.checks;
    const sceneOf = sceneFinder(story);
    const ends = endingAtStart.ends?.map(sceneOf);
    const [first, last] = ends ?? [];
    const untalked =
      silentScene.fullest === null
        ? []
        : [words.untalked(silentScene.scenes, sceneOf(silentScene.fullest), checkLimits.silentWords)];
    const isBack = first !== undefined && last !== undefined && placeName(first) === placeName(last);
    const others = [
      ...(first && last && (isBack || endingAtStart.location !== null || story.scenes.length >= fewest.scenes)
        ? [words.ends(placeName(first), placeName(last), endingAtStart.location, story.scenes.length)]
        : []),
    ];
    const isTold = silentScene.scenes >= fewest.silentScenes || others.length === 0;
    return {
      clauses: isTold ? [...untalked, ...others] : others,
      cites: isTold ? silentScene.cites.slice(0, 1) : [],
    };
  },
  // Who weeps and laughs where stands with the tone.
  emotional: ({ tone: { marks } }) => {
    const title = marks && shownTitle(marks);
    return title ? { clauses: [title], cites: [(marks.tears ?? marks.laughter)?.cite] } : { clauses: [], cites: [] };
  },
  commercial: ({ characters }) => ({
    clauses: [words.partsToCast(mainAmong(partsAmong(characters)).filter(({ share }) => share >= castableShare))],
    cites: [],
  }),
  festival: (story) => {
    const uses = placeUses(story);
    const speakers = partsAmong(story.characters);
    return {
      clauses: [words.size(story.source.pageCount, uses.length), words.parts(speakers.length)],
      cites: [],
    };
  },
  // Of those whose age stands in figures, the youngest first: others have theirs in words.
  cultural: ({ checks: { generations }, characters }) => {
    const aged = partsAmong(characters)
      .flatMap(({ name, introduction }) => {
        const age = introduction?.age ?? null;
        return age === null ? [] : [{ name, age }];
      })
      .slice(0, mostAges)
      .toSorted((a, b) => a.age - b.age);
    return {
      clauses: aged.length < fewest.ages ? [] : [words.ages(aged)],
      cites: generations.cites.slice(0, 1),
    };
  },
};
