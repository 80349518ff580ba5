/**
 * Tries what the notes propose against the scenes it would be typed into: advice that asks for what the page has, or makes a line after it impossible, costs more
 * than no advice. One call, with those scenes alone.
 */
import type { GivenFixes, GivenPart, GivenPoints } from './forms.ts';
import { type NumberedScene, type NumberedScript, resolveCite, sceneText, tokensOf } from './numbered-script.ts';

export interface Proposal {
  /** Its number among the notes, from 1. */
  readonly point: number;
  readonly text: string;
}
export interface Trial {
  readonly proposals: readonly Proposal[];
  /** The scenes that they are typed into and those they cite, in order. */
  readonly script: string;
}

/** Scenes of one proposal: where it is typed, and what it is about. */
const mostScenes = 5;
/** The trial of 120 pages takes no more than this of a reading's tokens. */
const mostTokens = 19_500;

const pagesIn = (text: string): number[] =>
  [...text.matchAll(/\b(?:pages?|pp?\.)\s+(\d+)/gi)].map(([, page]) => Number(page));
const scenesIn = (text: string): number[] =>
  [...text.matchAll(/\bscenes?\s+(\d+)/gi)].map(([, scene]) => Number(scene));

const partText = ({ page, to, act, text }: GivenPart): string =>
  `${act}, page ${to === null ? page : `${page}-${to}`}: ${text}`;

function scenesOf(
  script: NumberedScript,
  { try: proposed, parts, cites }: GivenPoints['points'][number],
): NumberedScene[] {
  const text = proposed ?? '';
  const [named, pages] = [scenesIn(text), [...pagesIn(text), ...parts.map(({ page }) => page)]];
  const cited = cites.flatMap((cite) => resolveCite(script, cite)).map(({ scene }) => scene);
  const wanted = [
    ...script.scenes.filter(({ scene }) => scene !== null && named.includes(scene)),
    ...script.scenes.filter(({ page, lastPage }) => pages.some((one) => page <= one && one <= lastPage)),
    ...cited.flatMap((scene) => script.scenes.find((one) => one.scene === scene) ?? []),
  ];
  return [...new Set(wanted)].slice(0, mostScenes);
}

/** The proposals in order of weight, as many as their scenes have room for within `room` tokens, and the script whole where it has room, too; null where there are no proposals. */
export function trialOf(script: NumberedScript, { points }: GivenPoints, room: number): Trial | null {
  const bound = Math.min(mostTokens, room);
  const proposals: Proposal[] = [];
  const scenes = new Set<NumberedScene>();
  let tokens = 0;
  for (const { point, given } of points
    .map((one, at) => ({ point: at + 1, given: one }))
    .filter(({ given: { try: proposed, kind } }) => kind !== 'strength' && (proposed ?? '').trim() !== '')
    .toSorted((a, b) => b.given.weight - a.given.weight)) {
    const more = scenesOf(script, given).filter((scene) => !scenes.has(scene));
    const text = [
      `${given.title}. ${given.try ?? ''}`,
      ...given.parts.map(partText),
      ...(given.after === null ? [] : [`As written there: ${given.after}`]),
      ...(given.loses === null ? [] : [`Loses: ${given.loses}`]),
      ...(given.instead === null ? [] : [`Or instead: ${given.instead}`]),
    ].join(' ');
    const cost = more.reduce((sum, scene) => sum + scene.tokens, tokensOf(text));
    if (tokens + cost > bound) continue;
    tokens += cost;
    for (const scene of more) scenes.add(scene);
    proposals.push({ point, text });
  }
  if (proposals.length === 0) return null;
  // A short script is there whole: what speaks against a claim may stand anywhere in it.
  const rest = script.scenes.filter((scene) => !scenes.has(scene));
  if (rest.reduce((sum, scene) => sum + scene.tokens, tokens) <= bound) for (const scene of rest) scenes.add(scene);
  return {
    proposals: proposals.toSorted((a, b) => a.point - b.point),
    script: script.scenes
      .filter((scene) => scenes.has(scene))
      .map(sceneText)
      .join('\n'),
  };
}

/** The pages on which more than one proposal types, with their numbers: there one may undo the other. */
function sharedPages(proposals: readonly Proposal[], { points }: Pick<GivenPoints, 'points'>): string[] {
  const typedOn = new Map<number, Set<number>>();
  for (const { point } of proposals)
    for (const { page } of points[point - 1]?.parts ?? [])
      typedOn.set(page, (typedOn.get(page) ?? new Set()).add(point));
  return [...typedOn]
    .filter(([, typing]) => typing.size > 1)
    .toSorted(([a], [b]) => a - b)
    .map(([page, typing]) => `Typed on page ${page} by proposals ${[...typing].join(', ')}`);
}

/** The proposals under what has to stay as it is and the `ledger` that they must agree with; behind them the sentences of the reading that are looked at with them. */
export const proposalsText = (
  proposals: readonly Proposal[],
  { points }: Pick<GivenPoints, 'points'>,
  ledger: readonly string[],
  claims: readonly string[],
): string =>
  [
    ...points.flatMap(({ kind, title, cites }) =>
      kind === 'strength' ? [`Keep: ${title} [${cites.join(', ')}]`] : [],
    ),
    ...ledger,
    ...proposals.map(({ point, text }) => `Proposal ${point}: ${text}`),
    ...sharedPages(proposals, { points }),
    ...claims,
  ].join('\n');

/** The notes with what did not hold put otherwise, or left out with its sample; nothing changes where nobody could be asked. */
export function mendedPoints(points: GivenPoints, fixes: GivenFixes | null): GivenPoints {
  const failing = new Map(
    (fixes?.fixes ?? []).flatMap(({ point, holds, better, parts, loses }) =>
      holds === 'yes' ? [] : [[point, { better: better?.trim() || null, parts, loses }] as const],
    ),
  );
  return {
    ...points,
    points: points.points.map((point, at) => {
      const mended = failing.get(at + 1);
      if (mended === undefined) return point;
      const proposed = mended.better ?? (mended.parts.length > 0 ? point.try : null);
      const { parts, loses } = mended;
      return { ...point, try: proposed, parts, loses, instead: null, before: null, after: null };
    }),
  };
}
