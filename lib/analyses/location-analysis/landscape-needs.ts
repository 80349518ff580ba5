/** Reads which landscapes, streets and weathers the script asks for, weighed by pages. Refuses talk about places, and likenesses. */
import type { Evidence } from '../../contract/blocks.ts';
import type { Derived } from '../derived/derive.ts';
import { isLikeness } from '../derived/likeness.ts';
import type { Passage } from '../derived/passages.ts';
import { quoteOf, quoteWhere, spread } from '../derived/quote.ts';
import type { SceneFacts } from '../derived/scene-facts.ts';
import { type LandscapeTag, landscapes, landscapeTags } from '../norms/landscape-words.ts';
import { placeName } from '../summary-snapshot/describe-place.ts';
import { counted, listed, pagesOf, quoted } from '../wording.ts';
import type { Statement } from './card.ts';

/** `weight` is in pages of script; `scene` is the one that asks most plainly, `strongest` what it says there. */
export interface Need {
  readonly tag: LandscapeTag;
  readonly weight: number;
  readonly scene: SceneFacts;
  readonly strongest: Evidence;
  readonly statement: Statement;
}

interface Hit {
  readonly scene: SceneFacts;
  readonly passage: Passage;
  readonly word: string;
  readonly weight: number;
  readonly position: number;
}

/**
 * Yardsticks of ours: a heading outdoors counts its scene's pages whole, one indoors a tenth (a village hall can be any hall), action
 * outdoors a half, where it describes the place; action indoors nothing (it is seen through a window, or built).
 */
const weights = { headingOutdoors: 1, headingIndoors: 0.1, actionOutdoors: 0.5 };
/** Paragraphs at the head of a scene that describe where we are; further down a sea is as often talk, dream or machine. */
const describing = 2;

const offEarth =
  /\b(?:(?<!(?:OFFICE|CRAWL|PARKING|STORAGE|WORK|LIVING) )SPACE|ORBIT|PLANET|ASTEROIDS?|GALAXY|NEBULA)\b/i;

/** True for a heading in space or on another world: no place on a list can offer it. */
export const isOffEarth = ({ heading }: SceneFacts): boolean => offEarth.test(heading.location);

/** A dock for lorries, trays or spacecraft, and what craft do at one: no harbour in it. */
const otherDock =
  /\b(?:(?:un)?loading|charging|cargo|space|docking|airlock|truck) (?:dock|pier)s?\b|\bdocks? (?:with|at|to|into|onto)\b|\b(?:and|then|it|ship|shuttle|craft|pod|vessel) docks?\b|\bdock workers?\b/i;

const patterns = new Map(
  landscapeTags.map((tag) => [
    tag,
    new RegExp(`(?<![\\p{L}\\p{N}])(?:${landscapes[tag].words.join('|')})s?(?![\\p{L}\\p{N}])`, 'iu'),
  ]),
);

/** Heaviest first. English words alone are known: the caller leaves other languages out. */
export function landscapeNeedsOf({ scenes }: Derived): Need[] {
  const needs: Need[] = [];
  for (const tag of landscapeTags) {
    const hits = scenes.flatMap((scene) => (isOffEarth(scene) ? [] : (hitIn(scene, tag) ?? [])));
    const [strongest] = [...hits].sort((a, b) => b.weight - a.weight);
    if (!strongest) continue;
    needs.push({
      tag,
      weight: Number(hits.reduce((total, { weight }) => total + weight, 0).toFixed(2)),
      scene: strongest.scene,
      strongest: cite(strongest),
      statement: statementOf(hits),
    });
  }
  return needs.sort((a, b) => b.weight - a.weight);
}

function hitIn(scene: SceneFacts, tag: LandscapeTag): Hit | null {
  const pattern = patterns.get(tag);
  if (!pattern) return null;
  const inside = scene.heading.setting === 'INT';
  const found = (passage: Passage, weight: number): Hit | null => {
    const [word] = pattern.exec(passage.text) ?? [];
    if (word === undefined || isLikeness(passage.text, word) || otherDock.test(passage.text)) return null;
    return { scene, passage, word, weight: weight * scene.pages, position: scene.position };
  };
  const heading = pattern.test(scene.heading.location)
    ? found(scene.headingPassage, inside ? weights.headingIndoors : weights.headingOutdoors)
    : null;
  const opening = inside ? [] : scene.passages.filter(({ kind }) => kind === 'action').slice(0, describing);
  const [action] = opening.flatMap((passage) => found(passage, weights.actionOutdoors) ?? []);
  return [heading, action ?? null].reduce((best, hit) => ((hit?.weight ?? 0) > (best?.weight ?? 0) ? hit : best), null);
}

function statementOf(hits: readonly Hit[]): Statement {
  const words = new Map<string, number>();
  for (const { word } of hits) words.set(word.toLowerCase(), (words.get(word.toLowerCase()) ?? 0) + 1);
  const places = [...new Set(hits.map(({ scene }) => placeName(scene)))];
  const shown = places.length > 3 ? [...places.slice(0, 3), counted(places.length - 3, 'other')] : places;
  const said = [...words.keys()].slice(0, 4).map((word) => quoted(word));
  return {
    text: `${listed(shown)}, ${pagesOf([...new Set(hits.map(({ scene }) => scene.page))].slice(0, 6))}: the script says ${listed(said)}.`,
    evidence: spread(hits, 2).map(cite),
  };
}

const cite = ({ passage, word }: Hit): Evidence =>
  passage.kind === 'heading' ? quoteOf(passage) : quoteWhere(passage, (sentence) => sentence.includes(word));
