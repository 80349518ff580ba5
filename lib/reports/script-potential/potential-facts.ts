/** Selects what a reader of each kind can go by: parts worth playing, what is told without talk, what it asks of a shoot. */

import { mainAmong } from '../../engine/people/main-characters.ts';
import { partsAmong } from '../../engine/people/parts.ts';
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
/** Fewer ages tell what a reader has seen. */
const fewestAges = 2;
const mostAges = 6;
/** Who speaks so often is a part by any count of the cues. */
const partSpeeches = 10;

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

/** One fact a section; none where nothing of the kind was counted. */
export function sectionFact(section: PotentialSection, story: PotentialStory): DatedFact[] {
  const { clauses, cites } = tellers[section](story);
  return clauses.length === 0 ? [] : [dated(words.sectionLabels[section], words.sentence(clauses), cites)];
}

interface Told {
  readonly clauses: readonly string[];
  readonly cites: readonly (Story['checks']['generations']['cites'][number] | undefined)[];
}

const tellers: Readonly<Record<PotentialSection, (story: PotentialStory) => Told>> = {
  artistic: (story) => {
    const { silentScene } = story.checks;
    if (silentScene.fullest === null || headingNote(story) !== null) return { clauses: [], cites: [] };
    return {
      clauses: [words.untalked(sceneFinder(story)(silentScene.fullest))],
      cites: silentScene.cites.slice(0, 1),
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
    const { pageCount } = story.source;
    const often = partsAmong(story.characters).filter(({ speeches }) => speeches >= partSpeeches).length;
    return {
      clauses: [
        words.size(pageCount, headingNote(story) === null ? story.scenes.length : 0),
        ...(often > 0 ? [words.parts(often, partSpeeches)] : []),
      ],
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
      cites: generations.cites.slice(0, 1),
    };
  },
};
