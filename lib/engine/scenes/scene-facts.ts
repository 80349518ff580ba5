/** One line of facts a scene: where, when, how long, who speaks and who is named in it. */
import type { Scene, Screenplay } from '../../screenplay/model.ts';
import { oneOf } from '../../screenplay/text/phrases.ts';
import type { Character } from '../people/character-index.ts';
import type { DisplayName } from '../people/display-names.ts';
import type { Speech } from '../people/speeches.ts';
import { isSpoken, type Passage, type PositionOf } from '../text/passages.ts';

/** `pages` is its length in pages (eighths / 8). `speakers` and `present` are character ids; who is only heard is not present. */
export interface SceneFacts {
  readonly ordinal: number;
  readonly heading: NonNullable<Scene['heading']>;
  readonly headingPassage: Passage;
  readonly page: number;
  readonly lastPage: number;
  readonly start: number;
  readonly end: number;
  readonly position: number;
  readonly pages: number;
  readonly place: string;
  readonly placeKey: string;
  readonly speeches: readonly Speech[];
  readonly speakers: readonly string[];
  readonly present: readonly string[];
  readonly passages: readonly Passage[];
  readonly talkWords: number;
  readonly actionWords: number;
}

/** Scenes that have a heading, in reading order. */
export function sceneFactsOf(
  screenplay: Screenplay,
  passages: readonly Passage[],
  speeches: readonly Speech[],
  characters: readonly Character[],
  display: DisplayName,
  positionOf: PositionOf,
): SceneFacts[] {
  const passagesByScene = groupByScene(passages);
  const speechesByScene = groupByScene(speeches);
  const namesIn = nameFinder(characters);
  return screenplay.scenes
    .filter((scene): scene is Scene & { heading: NonNullable<Scene['heading']> } => scene.heading !== null)
    .flatMap((scene, index): SceneFacts[] => {
      const own = passagesByScene.get(index + 1) ?? [];
      const headingPassage = own.find((passage) => passage.kind === 'heading');
      if (!headingPassage) return [];
      const spoken = speechesByScene.get(index + 1) ?? [];
      const seen = spoken.filter((speech) => !speech.voiceOver).flatMap((speech) => speech.speakers);
      const named = own.filter((passage) => passage.kind === 'action').flatMap((passage) => namesIn(passage.text));
      const start = positionOf(scene.at.start);
      const end = positionOf(scene.at.end);
      return [
        {
          ordinal: index + 1,
          heading: scene.heading,
          headingPassage,
          page: scene.heading.at.start.page,
          lastPage: scene.at.end.page,
          start,
          end,
          position: (start + end) / 2,
          pages: scene.eighths / 8,
          place: display(scene.heading.location),
          placeKey: placeKey(scene.heading.location),
          speeches: spoken,
          speakers: [...new Set(spoken.flatMap((speech) => speech.speakers))],
          present: [...new Set([...seen, ...named])],
          passages: own,
          talkWords: countWords(own.filter(isSpoken)),
          actionWords: countWords(own.filter((passage) => passage.kind === 'action')),
        },
      ];
    });
}

/** 'MERIDIAN CINEMA — Lobby' and 'Meridian Cinema - LOBBY' are one place. */
export const placeKey = (location: string): string =>
  location
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Finds characters named in action: in capitals or as a capitalised name, never as a plain small-letter word. */
function nameFinder(characters: readonly Character[]): (text: string) => string[] {
  const idOf = new Map(characters.map(({ id, pageName }) => [pageName, id]));
  const names = [...idOf.keys()].sort((a, b) => b.length - a.length);
  if (names.length === 0) return () => [];
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(${oneOf(names)})(?![\\p{L}\\p{N}])`, 'giu');
  return (text) =>
    [...text.matchAll(pattern)]
      .map(([name]) => name)
      .filter((name) => /^\p{Lu}/u.test(name))
      .map((name) => idOf.get(name.toUpperCase()) ?? name.toUpperCase());
}

function groupByScene<T extends { readonly scene: number | null }>(items: readonly T[]): Map<number, T[]> {
  const groups = new Map<number, T[]>();
  for (const item of items) {
    if (item.scene === null) continue;
    const group = groups.get(item.scene);
    if (group) group.push(item);
    else groups.set(item.scene, [item]);
  }
  return groups;
}

const countWords = (passages: readonly Passage[]): number =>
  passages.reduce((total, passage) => total + passage.words.length, 0);
