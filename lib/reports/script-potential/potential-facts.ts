/** Selects what a reader of each kind can go by: parts worth playing, what is told without talk, what it asks of a shoot. */

import { mainAmong } from '../../engine/people/main-characters.ts';
import { partsAmong } from '../../engine/people/parts.ts';
import { speakersAmong } from '../../story/character.ts';
import type { ShootNeed } from '../../story/production/shoot.ts';
import type { Story } from '../../story/story-graph.ts';
import { type DatedFact, dated } from '../dated-fact.ts';
import { headingNote } from '../heading-doubt.ts';
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
/** Words of action, about half a page, from which a feature's scene without talk is worth a look. Own bound. */
const fewestUntalked = 100;
/** Fewer ages tell what a reader has seen. */
const fewestAges = 2;
const mostAges = 6;

export function verdictFacts(story: PotentialStory): DatedFact[] {
  // Where scenes can't be counted, a line may come back in places that nobody has counted.
  const [line] = headingNote(story) === null ? story.returns.lines : [];
  const asked = story.stretches.apart.find((stretch) => stretch.asked);
  return [
    ...(line ? [dated(words.labels.offers, words.sentence([`${lineBriefly(line)} comes back`]))] : []),
    ...leadFact(story),
    ...(asked
      ? [dated(words.labels.asked, words.sentence([words.apart(asked, story.source.pages)]), [asked.opening])]
      : []),
  ];
}

/** Who carries it. */
function leadFact(story: PotentialStory): DatedFact[] {
  const [lead] = partsAmong(story.characters);
  const scenes = headingNote(story) === null ? story.scenes.length : 0;
  return lead ? [dated(words.labels.lead, words.sentence([words.lead(lead, scenes)]))] : [];
}

/** The facts of a section; none where nothing of the kind was counted. */
export function sectionFacts(section: PotentialSection, story: PotentialStory): DatedFact[] {
  const { clauses, cites } = tellers[section](story);
  return [
    ...(clauses.length === 0 ? [] : [dated(words.sectionLabels[section], words.sentence(clauses), cites)]),
    ...(section === 'festival' ? spared(story) : []),
  ];
}

/** What stands under a heading of which nothing was counted: what the pages do not have, where that is sure. */
export function emptySection(section: PotentialSection, story: PotentialStory): string | null {
  const { tone, scenes, source } = story;
  if (!source.english) return null;
  if (section === 'emotional') return tone.marks === null ? null : words.nothingShown;
  if (section === 'artistic')
    return scenes.length > 0 && headingNote(story) === null && scenes.every(({ talkWords }) => talkWords > 0)
      ? words.alwaysTalk
      : null;
  return null;
}

/** What costs and can be written out. Of fire, weather and effects a single page is too often a figure of speech; of these 46 of 50 named in 40 produced scripts, read by one reader, are there. */
const dear: ReadonlySet<ShootNeed> = new Set(['crowds', 'animals', 'children', 'water']);
/** A thing on so many pages goes with them; so many are told. */
const fewPages = 2;
const mostSpared = 4;

/** Dear things that stand on a page or two alone. */
function spared({ shoot, characters, source }: PotentialStory): DatedFact[] {
  if (source.short) return [];
  const found = shoot.needs
    .filter(({ need, pages }) => dear.has(need) && pages.length <= fewPages)
    // A child who speaks is there on more pages than the word.
    .filter(({ need }) => need !== 'children' || shoot.children.length === 0)
    .slice(0, mostSpared);
  return found.length === 0 || characters.length === 0
    ? []
    : [dated(words.labels.spared, words.spared(found), found.map(({ shown }) => shown[0]?.cite).slice(0, 1))];
}

interface Told {
  readonly clauses: readonly string[];
  readonly cites: readonly (Story['checks']['generations']['cites'][number] | undefined)[];
}

const tellers: Readonly<Record<PotentialSection, (story: PotentialStory) => Told>> = {
  artistic: (story) => {
    const { silentScene } = story.checks;
    if (silentScene.fullest === null || headingNote(story) !== null) return { clauses: [], cites: [] };
    const scene = sceneFinder(story)(silentScene.fullest);
    const isTold = story.source.short || scene.actionWords >= fewestUntalked;
    return { clauses: isTold ? [words.untalked(scene)] : [], cites: [] };
  },
  // Who weeps and laughs where stands with the tone.
  emotional: ({ tone: { marks } }) => {
    const title = marks && shownTitle(marks);
    return title ? { clauses: [title], cites: [(marks.tears ?? marks.laughter)?.cite] } : { clauses: [], cites: [] };
  },
  commercial: ({ characters }) => ({
    clauses: [
      words.partsToCast(mainAmong(partsAmong(characters)).filter(({ share }) => share >= castableShare)),
      ...talkOfParts(characters),
    ],
    cites: [],
  }),
  festival: (story) => {
    const { pageCount } = story.source;
    return {
      clauses: [words.size(pageCount, headingNote(story) === null ? story.scenes.length : 0)],
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
      clauses: aged.length < fewestAges ? [] : [words.ages(aged)],
      cites: aged.length < fewestAges ? [] : generations.cites.slice(0, 1),
    };
  },
};

/** So much of the talk is nearly all of it. */
const nearlyAll = 0.9;
/** So many share the rest, or the list above is all there is to say. */
const fewestOthers = 5;

/** How many parts share nearly all of the talk. */
function talkOfParts(characters: PotentialStory['characters']): string[] {
  const speakers = speakersAmong(characters);
  const all = speakers.reduce((sum, one) => sum + one.words, 0);
  const spokenBy = (count: number): number => speakers.slice(0, count).reduce((sum, one) => sum + one.words, 0);
  const needed = speakers.findIndex((_, at) => spokenBy(at + 1) >= nearlyAll * all) + 1;
  return needed === 0 || speakers.length - needed < fewestOthers
    ? []
    : [words.talkOf(needed, nearlyAll, speakers.length - needed)];
}
