/** Selects what a reader of each kind can go by: parts worth playing, what is told without talk, what it asks of a shoot. */

import { checkLimits } from '../../engine/checks/check-limits.ts';
import { insideKind } from '../../engine/scenes/lies-inside.ts';
import type { StoryCharacter } from '../../story/character.ts';
import { speakersAmong } from '../../story/character.ts';
import type { Story } from '../../story/story-graph.ts';
import { type DatedFact, dated } from '../dated-fact.ts';
import { placeName } from '../describe-place.ts';
import { longSilence } from '../shape/long-silence.ts';
import { placeUses, usedOnce } from '../shape/place-use.ts';
import { lineBriefly } from '../shape/return-words.ts';
import { nameFinder, sceneFinder } from '../story-lookup.ts';
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
] as const;
export type PotentialStory = Pick<Story, (typeof potentialParts)[number]>;
export type PotentialSection = 'artistic' | 'emotional' | 'commercial' | 'festival' | 'cultural';

/** Whose part an actor asks about: so many speakers, with so much of the talk; away for so much of the script. */
const partsLooked = 4;
const castableShare = 0.08;
const longAway = 0.12;
const onceShare = 0.5;
const mostOutsideNights = 3;
/** Of fewer places, speakers, scenes or exchanges a share or a count tells what a reader has seen. */
const fewest = { places: 8, speakers: 12, scenes: 20, silentScenes: 3, exchanges: 8 } as const;

/** Leading parts with a long absence, the longest first. */
function absences({ characters, source }: PotentialStory): (StoryCharacter & { away: number })[] {
  return speakersAmong(characters)
    .slice(0, partsLooked)
    .filter(({ share, silence }) => share >= castableShare && silence !== null)
    .map((one) => ({ ...one, away: (one.silence?.to ?? 0) - (one.silence?.from ?? 0) }))
    .filter(({ away }) => away >= longSilence(source.pageCount, longAway))
    .sort((a, b) => b.away - a.away);
}

export function verdictFacts(story: PotentialStory): DatedFact[] {
  const { returns, checks, characters, scenes, source } = story;
  const nameOf = nameFinder(story);
  const lead = characters.find(({ id }) => id === source.lead);
  const uses = placeUses(story);
  const once = usedOnce(uses);
  const [line] = returns.lines;
  const [away] = absences(story);
  const good = [
    ...(lead && checks.leadPart.met ? [words.leads(lead, scenes.length)] : []),
    ...(checks.tie.met && checks.tie.people ? [words.tied(checks.tie.people.map(nameOf), checks.tie)] : []),
    ...(line ? [`${lineBriefly(line)} comes back`] : []),
  ].slice(0, 2);
  const hard = [
    ...(away ? [words.awayPart(away)] : []),
    ...(once.length >= onceShare * uses.length && uses.length >= fewest.places
      ? [words.once(uses.length, once.length)]
      : []),
  ].slice(0, 2);
  return [
    ...(good.length > 0 ? [dated(words.labels.offers, words.sentence(good))] : []),
    ...(hard.length > 0 ? [dated(words.labels.asks, words.sentence(hard))] : []),
  ];
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
  emotional: (story) => {
    const { tie } = story.checks;
    const nameOf = nameFinder(story);
    const warmest =
      tie.people === null || tie.exchanges < fewest.exchanges
        ? []
        : [words.tiedFrom(tie.people.map(nameOf), tie, tie.cites[0]?.page ?? null)];
    return { clauses: warmest, cites: tie.cites.slice(0, 1) };
  },
  commercial: (story) => {
    const speakers = speakersAmong(story.characters);
    const lead = story.characters.find(({ id }) => id === story.source.lead) ?? speakers[0];
    const second = speakers.find((one) => one !== lead);
    const others = absences(story).filter((one) => one.id !== lead?.id && one.id !== second?.id);
    return {
      clauses: [
        ...(lead ? [words.part(lead, story.scenes.length)] : []),
        ...(second && second.share >= castableShare
          ? [words.secondPart(second, longSilence(story.source.pageCount, longAway))]
          : []),
        ...others.slice(0, 1).map(words.awayPart),
      ],
      cites: [lead?.first?.cite],
    };
  },
  festival: (story) => {
    const { nightExteriors } = story.checks;
    const uses = placeUses(story);
    const speakers = speakersAmong(story.characters);
    const outside =
      nightExteriors.dated === 0
        ? []
        : story.scenes.filter(
            ({ id, light, setting, location }) =>
              light === 'night' &&
              setting !== null &&
              setting !== 'INT' &&
              insideKind(location) === null &&
              !story.shoot.offEarth.includes(id),
          );
    return {
      clauses: [
        words.size(story.source.pageCount, uses.length, uses.length < fewest.places ? 0 : usedOnce(uses).length),
        words.parts(speakers.length, speakers.length < fewest.speakers ? 0 : story.shoot.bitParts.length),
        ...(nightExteriors.dated === 0 ? [] : [words.nights(outside.slice(0, mostOutsideNights), outside.length)]),
      ],
      cites: outside.slice(0, 1).map(({ heading }) => heading),
    };
  },
  cultural: ({ checks: { sharedPlace, generations }, scenes, characters, source, ...rest }) => {
    const nameOf = nameFinder({ characters });
    const { youngest, oldest } = generations;
    const uses = placeUses({ scenes, ...rest });
    return {
      clauses: [
        ...(source.english && scenes.length >= fewest.scenes ? [words.shared(sharedPlace.scenes, scenes.length)] : []),
        ...(youngest && oldest && youngest.character !== oldest.character
          ? [words.ages(nameOf(youngest.character), youngest.age, nameOf(oldest.character), oldest.age)]
          : []),
        ...(uses[0]
          ? [
              words.world(
                uses.slice(0, 2).map(({ name }) => name),
                uses.slice(0, 2).reduce((sum, { eighths }) => sum + eighths, 0),
              ),
            ]
          : []),
      ],
      cites: sharedPlace.cites.slice(0, 1),
    };
  },
};
