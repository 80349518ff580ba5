/** Parts a scene by the lines in its action that go to another room or to a screen without a heading of their own. */
import { anyOf, oneOf } from '../../screenplay/text/phrases.ts';
import { partWords, plainRooms, shotWords } from '../lexicons/place-words.ts';
import { screenSlugs, slugLeads } from '../lexicons/shoot/slug-words.ts';
import type { Passage } from '../text/passages.ts';
import { type LocationName, locationNameOf, locationWords } from './location-names.ts';
import type { SceneFacts } from './scene-facts.ts';

/**
 * A part of a scene without a slug in it. `name` is the place that its slug names, null at the scene's own heading, `bare` without a preposition before it; `screen` where it shows what plays on a
 * screen. `pages` is its length, the scene's own shared out by lines.
 */
export interface ScenePiece {
  readonly name: string | null;
  readonly bare: boolean;
  readonly screen: boolean;
  readonly passage: Passage;
  readonly pages: number;
}

/** No slug is longer, in characters and in words. */
const longestSlug = 50;
const mostWords = 6;
/** A bare name of more words is a sentence in capitals. */
const mostBareWords = 4;

const onScreen = new RegExp(`^${anyOf(screenSlugs)}$`, 'u');
const led = new RegExp(`^${anyOf(slugLeads)} (?:THE |AN? |THAT |HIS |HER |THEIR )?(.+)$`, 'u');
const isShot = new RegExp(`(?<!\\p{L})${anyOf(shotWords)}(?!\\p{L})`, 'u');
/** A sentence, a shout, a sign or somebody's quoted words. */
const noSlug = /[.!?"“”]$|^["“(]|\.\.\./u;

/** The words of a line that may be a slug, its comma or dash at the end aside; null where it is none. */
function slugLine({ kind, text }: Passage): string | null {
  if (kind !== 'action' && kind !== 'shot') return null;
  const line = text.trim();
  if (line.length > longestSlug || line.includes('\n') || line !== line.toUpperCase() || !/\p{Lu}{2}/u.test(line))
    return null;
  const bare = line.replace(/\s*(?:[,:]|-+|–|—)$/u, '');
  return noSlug.test(bare) || bare.split(/\s+/).length > mostWords ? null : bare.replaceAll('’', "'");
}

const keyOf = (name: string): string => locationWords(name).join(' ');
const isRoom = (name: string): boolean => partWords.has(locationWords(name).at(-1) ?? '');
/** 'ON THE DOOR': a look at a part of where the scene is. */
const isOnPart = (line: string): boolean =>
  line.startsWith('ON ') &&
  locationWords(line.replace(/^ON (?:THE |AN? )?/, '')).every((word) => partWords.has(word) || plainRooms.has(word));

/** `known` holds the places and rooms that headings name, by their words; `people` are names as cues have them. */
export function piecesFinder(
  scenes: readonly SceneFacts[],
  nameOf: (scene: SceneFacts) => LocationName,
  people: ReadonlySet<string>,
): (scene: SceneFacts) => readonly ScenePiece[] {
  const known = new Set(
    scenes
      .flatMap((scene) => [nameOf(scene), locationNameOf(scene.heading.location)])
      .flatMap(({ main, sub }) => [keyOf(main), keyOf(sub ?? '')]),
  );
  known.delete('');
  const somebody = people.size === 0 ? null : new RegExp(`(?<!\\p{L})${oneOf([...people])}(?!\\p{L}|'S)`, 'u');
  const slugOf = (passage: Passage): Pick<ScenePiece, 'name' | 'bare' | 'screen'> | null => {
    const line = slugLine(passage);
    if (line === null) return null;
    if (onScreen.test(line)) return { name: line, bare: false, screen: true };
    const place = led.exec(line)?.[1];
    const name = place ?? line;
    if (isShot.test(name) || somebody?.test(name)) return null;
    if (place !== undefined) return { name, bare: false, screen: false };
    if (passage.kind === 'shot' || isOnPart(line) || line.split(' ').length > mostBareWords) return null;
    return known.has(keyOf(line)) || isRoom(line) ? { name, bare: true, screen: false } : null;
  };
  return (scene) => {
    const starts = scene.passages.flatMap((passage): Omit<ScenePiece, 'pages'>[] => {
      if (passage === scene.headingPassage) return [{ passage, name: null, bare: false, screen: false }];
      const slug = slugOf(passage);
      return slug ? [{ passage, ...slug }] : [];
    });
    const whole = Math.max(Number.EPSILON, scene.end - scene.start);
    return starts
      .map((one, at) => ({
        ...one,
        pages: (((starts[at + 1]?.passage.position ?? scene.end) - one.passage.position) / whole) * scene.pages,
      }))
      .filter(({ name, pages }) => name !== null || pages > 0);
  };
}
