/** Question 13 as a view of the story graph: zones, acts, pace. */

import { fewestScenes } from '../../engine/structure/count-structure.ts';
import { evidenceOf } from '../../story/cite.ts';
import type { Story } from '../../story/story-graph.ts';
import type { ScenePacing, StorySequence, TurnZone } from '../../story/structure.ts';
import { dated } from '../dated-fact.ts';
import { momentWords } from '../moment-words.ts';
import { nameFinder, placeFinder, sceneFinder } from '../story-lookup.ts';
import type { StoryStructureFindings } from './card.ts';
import { datedParts, hasHeadings, structureFacts } from './dated-facts.ts';
import { timesTold } from './told-times.ts';
import * as words from './words.ts';

export const storyStructureParts = [...datedParts, 'structure', 'digest'] as const;
type StructureStory = Pick<Story, (typeof storyStructureParts)[number]>;

export function storyStructureView(story: StructureStory): StoryStructureFindings {
  const { source, scenes, structure } = story;
  const { pacing } = structure;
  const acts = structure.acts.map(({ name, share, scenes: count, meanScene, talk, ...pages }) => ({
    name,
    pages: words.actPages({ name, share, scenes: count, meanScene, talk, ...pages }),
    share,
    scenes: count,
    meanScene,
    talk,
  }));
  return {
    pageCount: Math.max(1, source.pageCount),
    overview: pacing === null ? [words.tooFew(scenes.length, fewestScenes)] : words.marks(source),
    dated: pacing === null ? [] : structureFacts(story),
    zones: structure.turns.map((turn) => zoneOf(turn)),
    acts,
    sequences: structure.sequences.map((one) => sequenceOf(one, story)),
    times: timesTold(story),
    zonesLine: structure.turns.length > 0 ? words.zonesLine(structure.turns) : null,
    zonesNote: structure.turns.length > 0 ? words.zonesNote(source) : null,
    events: eventsOf(story),
    pacing: pacing?.lengths ?? [],
    smoothed: pacing?.smoothed ?? [],
    pacingFacts: pacing === null ? [] : pacingFactsOf(pacing, story),
  };
}

/** So many are told. */
const mostEvents = 6;

/** Events that the script’s own lines surely tell on pages where most produced films turn; whether it turns there is the reader’s to say. */
function eventsOf(story: StructureStory): StoryStructureFindings['events'] {
  const nameOf = nameFinder(story);
  const zones = story.structure.turns.filter(({ set }) => set === null);
  return story.digest.course
    .filter(({ sure }) => sure)
    .flatMap(({ kind, speakers, to, cite }) => {
      const own = zones.filter(({ fromPage, toPage }) => cite.page >= fromPage && cite.page <= toPage);
      const who = momentWords(kind, speakers.map(nameOf), to === null ? null : nameOf(to));
      return own.length === 0 ? [] : [dated(words.pageInZones(cite.page, own), who, [cite])];
    })
    .slice(0, mostEvents);
}

function zoneOf(zone: TurnZone): StoryStructureFindings['zones'][number] {
  const { turn, mean, fromPage, toPage, set } = zone;
  if (set !== null)
    return {
      name: turn,
      mean,
      fromPage: set.page,
      toPage: set.page,
      scene: set.scene,
      text: words.setZone(zone),
      evidence: [evidenceOf(set)],
      set: true,
    };
  return { name: turn, mean, fromPage, toPage, scene: null, text: words.zone(zone), evidence: [] };
}

function sequenceOf(one: StorySequence, story: StructureStory): StoryStructureFindings['sequences'][number] {
  const [nameOf, placeOf] = [nameFinder(story), placeFinder(story)];
  const names = (ids: readonly string[]): string => words.people(ids.map(nameOf));
  return {
    pages: words.sequencePages(one),
    places: words.sequencePlaces(
      one.places.map((id) => placeOf(id).name),
      one.otherPlaces,
    ),
    speakers: names(one.speakers),
    fresh: names(one.fresh),
    gone: names(one.gone),
    evidence: [evidenceOf(one.opening)],
  };
}

function pacingFactsOf(
  { longest, quickest }: ScenePacing,
  story: StructureStory,
): StoryStructureFindings['pacingFacts'] {
  const sceneOf = sceneFinder(story);
  if (!hasHeadings(story)) return [];
  const facts = longest.slice(0, 1).map(({ scene: id, pages }) => {
    const scene = sceneOf(id);
    return { ...words.longScene(scene, pages), evidence: [evidenceOf(scene.heading)] };
  });
  if (quickest === null) return facts;
  const [first, last] = [sceneOf(quickest.first), sceneOf(quickest.last)];
  const evidence = [evidenceOf(first.heading), evidenceOf(last.heading)];
  return [...facts, { ...words.quickestRun(first, last, quickest.meanScene), evidence }];
}
