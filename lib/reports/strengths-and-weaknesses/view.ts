/** Question 3 as a view of the story graph: the weightiest strengths and weaknesses. */

import { fewestScenes } from '../../engine/structure/count-structure.ts';
import { evidenceOf } from '../../story/cite.ts';
import type { Finding } from '../../story/finding.ts';
import type { Story } from '../../story/story-graph.ts';
import { measuredAgainst } from '../format-words.ts';
import { nameFinder, sceneFinder } from '../story-lookup.ts';
import { type StrengthsAndWeaknessesFindings, strengthsAndWeaknessesCard } from './card.ts';
import { chosen } from './choose.ts';
import { flawAsWeakness } from './words/flaws.ts';
import { measureAsTrait } from './words/measures.ts';
import { patternTold } from './words/patterns.ts';
import { type Around, type Told, tooFewScenes } from './words/say.ts';

export const strengthsAndWeaknessesParts = [
  'source',
  'scenes',
  'characters',
  'measures',
  'landmarks',
  'flaws',
  'traits',
] as const;
type TraitStory = Pick<Story, (typeof strengthsAndWeaknessesParts)[number]>;
type Item = StrengthsAndWeaknessesFindings['strengths'][number];

/** Only a flaw is called major: a measure and a pattern raise a question. */
const mostAsked = 0.59;
/** Digits behind the point that a rank is given with. */
const rankDigits = 3;

export function strengthsAndWeaknessesView(story: TraitStory): StrengthsAndWeaknessesFindings {
  const { source, scenes, landmarks, flaws, traits } = story;
  const around: Around = {
    source,
    scenes,
    speakers: story.characters.filter(({ speeches }) => speeches > 0),
    landmarks,
    nameOf: nameFinder(story),
    sceneOf: sceneFinder(story),
  };
  // A share of three scenes is an accident.
  const enough = scenes.length >= fewestScenes;
  const own = [...flaws, ...traits].filter(
    ({ reports, source: from }) =>
      reports.includes(strengthsAndWeaknessesCard.number) && (enough || from !== 'measure'),
  );
  const quoted = new Set<string>();
  const itemsOf = (kind: Finding['kind']): Item[] =>
    chosen(own.filter((finding) => finding.kind === kind)).map((finding, at) =>
      itemOf(finding, String(at + 1), story, around, quoted),
    );
  return {
    strengths: itemsOf('strength'),
    weaknesses: itemsOf('weakness'),
    notes: {
      against: enough ? measuredAgainst(source) : null,
      tooFew: enough ? null : tooFewScenes(scenes.length, fewestScenes),
    },
  };
}

/** `number` is its own in its list, `quoted` what stands beside those before it. */
function itemOf(finding: Finding, number: string, story: TraitStory, around: Around, quoted: Set<string>): Item {
  const { id, weight, baseRate } = finding;
  const { title, bullets, advice, figures } = toldOf(finding, story, around, quoted);
  return {
    id,
    title,
    bullets: bullets.map(({ text, evidence }) => ({ text, evidence: evidence.map(evidenceOf) })),
    advice,
    figures: figures.map((figure) => ({ about: number, ...figure })),
    rank: Number(Math.min(weight, finding.source === 'flaw' ? 1 : mostAsked).toFixed(rankDigits)),
    baseRate,
  };
}

function toldOf(finding: Finding, story: TraitStory, around: Around, quoted: Set<string>): Told {
  if (finding.source === 'flaw') return flawAsWeakness(finding, around);
  if (finding.source === 'pattern') return patternTold(finding, around);
  const measure = story.measures.find(({ id }) => id === finding.rule);
  if (!measure) throw new RangeError(`The story graph holds no measure ${finding.rule}`);
  return measureAsTrait(finding.kind, measure, around, quoted);
}
