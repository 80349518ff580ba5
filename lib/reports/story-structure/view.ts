/** Question 13 as a view of the story graph: zones with their candidates, acts, pace. */

import { fewestScenes } from '../../engine/structure/count-structure.ts';
import { evidenceOf } from '../../story/cite.ts';
import type { Story } from '../../story/story-graph.ts';
import type { ScenePacing, TurnZone } from '../../story/structure.ts';
import { nameFinder, sceneFinder } from '../story-lookup.ts';
import type { StoryStructureFindings } from './card.ts';
import * as words from './words.ts';

export const storyStructureParts = ['source', 'scenes', 'characters', 'structure'] as const;
type StructureStory = Pick<Story, (typeof storyStructureParts)[number]>;

export function storyStructureView(story: StructureStory): StoryStructureFindings {
  const { source, scenes, structure } = story;
  const { pacing } = structure;
  const acts = structure.acts.map(({ share, usual, scenes: count, meanScene, talk, ...act }) => ({
    name: words.actName({ share, usual, scenes: count, meanScene, talk, ...act }),
    pages: words.actPages({ share, usual, scenes: count, meanScene, talk, ...act }),
    share,
    usual,
    scenes: count,
    meanScene,
    talk,
  }));
  return {
    pageCount: Math.max(1, source.pageCount),
    overview: [pacing === null ? words.tooFew(scenes.length, fewestScenes) : words.overview(source, scenes.length)],
    zones: structure.turns.map((turn) => zoneOf(turn, story)),
    acts,
    balanceText:
      pacing === null ? [] : source.marked.length > 0 ? words.markedBalance(acts, scenes) : words.balance(acts, scenes),
    pacing: pacing?.lengths ?? [],
    smoothed: pacing?.smoothed ?? [],
    pacingText: pacing === null ? [] : [words.pacingText(pacing, nameFinder(story))],
    pacingFacts: pacing === null ? [] : pacingFactsOf(pacing, story),
  };
}

function zoneOf(zone: TurnZone, story: StructureStory): StoryStructureFindings['zones'][number] {
  const { turn, mean, goldShare, fromPage, toPage, candidate } = zone;
  const frame = words.zoneText(zone);
  const named = { name: turn, mean, goldShare, fromPage, toPage };
  if (candidate === null) return { ...named, scene: null, text: `${frame} ${words.noCandidate}`, evidence: [] };
  const scene = sceneFinder(story)(candidate.scene);
  const nameOf = nameFinder(story);
  const { action, line, lengthRank } = candidate;
  const text = words.candidateText(scene, {
    people: scene.present.map(nameOf),
    lengthRank,
    line: line && { speakers: line.speakers.map(nameOf), quote: line.cite.quote },
  });
  const told = [action, line?.cite ?? null].flatMap((cite) => (cite === null ? [] : [evidenceOf(cite)]));
  return {
    ...named,
    scene: scene.ordinal,
    text: `${frame} ${text}`,
    evidence: told.length > 0 ? told : [evidenceOf(scene.heading)],
  };
}

function pacingFactsOf(
  { longest, quickest }: ScenePacing,
  story: StructureStory,
): StoryStructureFindings['pacingFacts'] {
  const sceneOf = sceneFinder(story);
  const nameOf = nameFinder(story);
  const facts = longest.map(sceneOf).map((scene, index) => ({
    ...words.longScene(scene, index, scene.speakers.map(nameOf)),
    evidence: [evidenceOf(scene.heading)],
  }));
  if (quickest === null) return facts;
  const [first, last] = [sceneOf(quickest.first), sceneOf(quickest.last)];
  const evidence = [evidenceOf(first.heading), evidenceOf(last.heading)];
  return [...facts, { ...words.quickestRun(first, last, quickest.meanScene), evidence }];
}
