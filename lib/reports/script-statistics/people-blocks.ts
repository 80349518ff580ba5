/** Who speaks how much and who is in which scene. A map of everybody would be unreadable: it holds those with most words. */
import type { Block, NamedPlace } from '../../contract/blocks.ts';
import { decimal } from '../../engine/wording.ts';
import { type StoryCharacter, speakersAmong } from '../../story/character.ts';
import type { StoryLine } from '../../story/line.ts';
import type { StoryScene } from '../../story/scene.ts';
import type { Story } from '../../story/story-graph.ts';
import { columnPlaces, pageNamed } from '../named-places.ts';
import * as words from './words.ts';

/** Rows of the presence map, bars of the dialogue share. */
const mostRows = 16;
const mostBars = 10;

function placeOfLongest({ words: count, line: { cite } }: NonNullable<StoryCharacter['longest']>): NamedPlace {
  return { text: words.longestSpeech({ words: count, page: cite.page }), page: cite.page, line: cite.line };
}

export function shareBlock({ characters, source }: Pick<Story, 'characters' | 'source'>): Block | null {
  const speakers = speakersAmong(characters);
  const [first, second = null] = speakers;
  if (!first || source.talkWords === 0) return null;
  return {
    kind: 'bars',
    title: words.shareTitle(first, second, speakers.length - 2),
    itemLabel: words.axes.character,
    valueLabel: words.axes.words,
    items: speakers.slice(0, mostBars).map((speaker) => ({
      label: speaker.name,
      value: speaker.words,
      note: words.shareNote(speaker),
      ...(speaker.longest && { place: placeOfLongest(speaker.longest) }),
    })),
    basis: 'counted',
  };
}

/** Below this a mean length of speech says little; a yardstick of ours. */
const enoughSpeeches = 5;

export function speakersBlock({ characters }: Pick<Story, 'characters'>): Block | null {
  const speakers = speakersAmong(characters).map((speaker) => ({
    ...speaker,
    wordsASpeech: speaker.words / speaker.speeches,
  }));
  if (speakers.length === 0) return null;
  const measured = speakers
    .filter(({ speeches }) => speeches >= enoughSpeeches)
    .sort((a, b) => b.wordsASpeech - a.wordsASpeech);
  const { character, pages, ...numbers } = words.speakerColumns;
  return {
    kind: 'table',
    title: words.speakersTitle(measured[0], measured.at(-1), { needed: enoughSpeeches, parts: speakers.length }),
    columns: [
      { label: character, align: 'left' },
      ...Object.values(numbers).map((label) => ({ label, align: 'right' as const })),
      { label: pages, align: 'left' },
    ],
    rows: speakers.map((speaker) => [
      speaker.name,
      speaker.speeches,
      speaker.words,
      Number(decimal(speaker.wordsASpeech)),
      speaker.longest?.words ?? 0,
      speaker.longest?.line.cite.page ?? 0,
      speaker.directions,
      speaker.scenes.length,
      words.pageSpan(speaker),
    ]),
    places: [
      ...columnPlaces(
        5,
        speakers.map(({ longest }) => placesOf(longest?.line)),
      ),
      ...columnPlaces(
        8,
        speakers.map((speaker) => placesOf(speaker.first, words.pageSpan(speaker))),
      ),
    ],
    basis: 'counted',
  };
}

const placesOf = (line: StoryLine | null | undefined, text?: string): NamedPlace[] => {
  if (!line) return [];
  const place = pageNamed(line.cite);
  return [text === undefined ? place : { ...place, text }];
};

const levelIn = ({ present, speakers }: StoryScene, id: string): number => {
  const isPresent = present.includes(id);
  if (speakers.includes(id)) return isPresent ? 3 : 2;
  return isPresent ? 1 : 0;
};

interface Row {
  readonly label: string;
  readonly cells: number[];
}

export function presenceBlock({ characters, scenes }: Pick<Story, 'characters' | 'scenes'>): Block | null {
  const speakers = speakersAmong(characters);
  if (scenes.length < 2) return null;
  const rows = speakers
    .slice(0, mostRows)
    .map(({ id, name }): Row => ({ label: name, cells: scenes.map((scene) => levelIn(scene, id)) }));
  const [most] = [...rows].sort((a, b) => inScenes(b) - inScenes(a));
  if (!most) return null;
  return {
    kind: 'matrix',
    title: words.presenceTitle({ name: most.label, scenes: inScenes(most) }, scenes.length, closestOf(rows)),
    rowLabel: words.axes.character,
    columnLabel: words.axes.scene,
    columns: scenes.map((scene) => ({
      label: String(scene.ordinal),
      note: words.presenceColumn(scene),
      page: scene.page,
    })),
    levels: words.presenceLevels,
    rows,
    note: words.presenceNote(rows.length, speakers.length - rows.length),
    basis: 'counted',
  };
}

const inScenes = ({ cells }: Row): number => cells.filter((cell) => cell > 0).length;

/** The two who share more scenes than any other two, and more than one. */
function closestOf(rows: readonly Row[]): { names: readonly [string, string]; shared: number } | null {
  const [closest, runnerUp] = rows
    .flatMap((one, at) =>
      rows.slice(at + 1).map((other) => ({
        names: [one.label, other.label] as const,
        shared: one.cells.filter((cell, index) => cell > 0 && (other.cells[index] ?? 0) > 0).length,
      })),
    )
    .sort((a, b) => b.shared - a.shared);
  return closest && closest.shared > Math.max(1, runnerUp?.shared ?? 0) ? closest : null;
}
