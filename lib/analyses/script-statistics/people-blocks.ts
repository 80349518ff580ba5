/** Who speaks how much and who is in which scene. A map of everybody would be unreadable: it holds those with most words. */
import type { Block } from '../../contract/blocks.ts';
import type { Character } from '../derived/character-index.ts';
import type { Derived } from '../derived/derive.ts';
import { columnPlaces, pageNamed } from '../named-places.ts';
import { placeName } from '../summary-snapshot/describe-place.ts';
import { capitalised, counted, decimal, numberWord, percent } from '../wording.ts';

/** Rows of the presence map, bars of the dialogue share. */
const mostRows = 16;
const mostBars = 10;

export function shareBlock({ characters, talkWords }: Derived): Block | null {
  const [first, second] = characters;
  if (!first || talkWords === 0) return null;
  const shown = characters.slice(0, mostBars);
  const rest = characters.length - 2;
  const others = rest > 0 ? `; ${rest === 1 ? 'the one other part' : `the other ${numberWord(rest)}`} the rest` : '';
  return {
    kind: 'bars',
    title: second
      ? `${first.name} speaks ${percent(first.share)} of the words, ${second.name} ${percent(second.share)}${others}`
      : `${first.name} is the only one who speaks`,
    itemLabel: 'Character',
    valueLabel: 'words spoken',
    items: shown.map(({ name, words, share, speeches }) => ({
      label: name,
      value: words,
      note: `${percent(share)}, ${speeches.length} ${speeches.length === 1 ? 'speech' : 'speeches'}`,
    })),
    basis: 'counted',
  };
}

const wordsASpeech = ({ words, speeches }: Character): number => words / Math.max(1, speeches.length);
const longestOf = ({ speeches }: Character) =>
  speeches.reduce((best, speech) => (speech.words.length > best.words.length ? speech : best));
/** Below this a mean length of speech says little; a yardstick of ours. */
const enoughSpeeches = 5;

export function speakersBlock({ characters }: Derived): Block | null {
  if (characters.length === 0) return null;
  const measured = characters
    .filter(({ speeches }) => speeches.length >= enoughSpeeches)
    .sort((a, b) => wordsASpeech(b) - wordsASpeech(a));
  const [long] = measured;
  const short = measured.at(-1);
  const title =
    long && short && decimal(wordsASpeech(long)) !== decimal(wordsASpeech(short))
      ? `Of those with ${numberWord(enoughSpeeches)} speeches or more ${long.name} speaks longest at a time, ${decimal(wordsASpeech(long))} words; ${short.name} shortest, ${decimal(wordsASpeech(short))}`
      : `${capitalised(counted(characters.length, 'speaking part'))}, speech by speech`;
  return {
    kind: 'table',
    title,
    columns: [
      { label: 'Character', align: 'left' },
      { label: 'Speeches', align: 'right' },
      { label: 'Words', align: 'right' },
      { label: 'Words a speech', align: 'right' },
      { label: 'Longest speech, words', align: 'right' },
      { label: 'on page', align: 'right' },
      { label: 'Parentheticals', align: 'right' },
      { label: 'Scenes spoken in', align: 'right' },
      { label: 'Pages', align: 'left' },
    ],
    rows: characters.map((character) => {
      const { name, words, speeches, scenes, firstPage, lastPage } = character;
      const longest = longestOf(character);
      return [
        name,
        speeches.length,
        words,
        Number(decimal(wordsASpeech(character))),
        longest.words.length,
        longest.page,
        speeches.reduce((total, speech) => total + speech.parentheticals.length, 0),
        scenes.length,
        firstPage === lastPage ? String(firstPage) : `${firstPage}-${lastPage}`,
      ];
    }),
    places: [
      ...columnPlaces(
        5,
        characters.map((character) => [pageNamed(longestOf(character).passage.at)]),
      ),
      ...columnPlaces(
        8,
        characters.map(({ speeches: [first], firstPage, lastPage }) =>
          first
            ? [
                {
                  ...pageNamed(first.passage.at),
                  text: firstPage === lastPage ? String(firstPage) : `${firstPage}-${lastPage}`,
                },
              ]
            : [],
        ),
      ),
    ],
    basis: 'counted',
  };
}

/** 0 not in the scene, 1 named in its action, 2 heard but not seen, 3 speaks. */
export const presenceLevels = ['not in the scene', 'in the action, without a word', 'heard only', 'speaks'];

export function presenceBlock({ characters, scenes }: Derived): Block | null {
  const [first] = characters;
  if (!first || scenes.length < 2) return null;
  const level = (id: string, at: number): number => {
    const scene = scenes[at];
    if (!scene) return 0;
    const present = scene.present.includes(id);
    if (scene.speakers.includes(id)) return present ? 3 : 2;
    return present ? 1 : 0;
  };
  const rows = characters
    .slice(0, mostRows)
    .map(({ id, name }) => ({ label: name, cells: scenes.map((_, at) => level(id, at)) }));
  const inScenes = (cells: readonly number[]): number => cells.filter((cell) => cell > 0).length;
  const [most = rows[0]] = [...rows].sort((a, b) => inScenes(b.cells) - inScenes(a.cells));
  if (!most) return null;
  const pairs = rows
    .flatMap((one, at) =>
      rows.slice(at + 1).map((other) => ({
        names: `${one.label} and ${other.label}`,
        shared: one.cells.filter((cell, index) => cell > 0 && (other.cells[index] ?? 0) > 0).length,
      })),
    )
    .sort((a, b) => b.shared - a.shared);
  const [closest, runnerUp] = pairs;
  const apart = closest && closest.shared > (runnerUp?.shared ?? 0) && closest.shared > 1;
  const together = apart ? `; ${closest.names} share ${numberWord(closest.shared)}, more than any other two` : '';
  const left = characters.length - rows.length;
  return {
    kind: 'matrix',
    title: `${most.label} is in ${inScenes(most.cells)} of ${scenes.length} scenes${together}`,
    rowLabel: 'Character',
    columnLabel: 'Scene',
    columns: scenes.map((scene) => ({ label: String(scene.ordinal), note: `${placeName(scene)}, page ${scene.page}` })),
    levels: presenceLevels,
    rows,
    note:
      left > 0
        ? `The ${rows.length} with most words are shown; ${counted(left, 'smaller part')} ${left === 1 ? 'is' : 'are'} left out.`
        : null,
    basis: 'counted',
  };
}
