/** Finds lines that come back: the same words said again in a later scene. Leaves out small talk, repeats inside one scene, and lyrics that nobody in the script sings. */
import { everydayWords, functionWords } from '../lexicons/function-words.ts';
import { isSpoken, type Passage } from './passages.ts';

/** `words` as compared (small letters, no punctuation); one passage for each scene that holds them, in order, two at least. */
export interface Echo {
  readonly words: readonly string[];
  readonly passages: readonly Passage[];
  readonly speakers: readonly string[];
}

const shortest = 4;
const longest = 12;

/** Where a run of words begins. */
interface Start {
  readonly passage: Passage;
  readonly from: number;
}

/**
 * Longest shared runs of four to twelve words over different scenes, with three words of content, or two of which one is not an
 * everyday word; strongest first. `speakersOf` gives the character ids behind a passage. Own rule, checked by hand.
 */
export function echoesOf(passages: readonly Passage[], speakersOf: (passage: Passage) => readonly string[]): Echo[] {
  const spoken = passages.filter((passage) => isSpoken(passage) && passage.cue !== null);
  const all = spoken.flatMap((passage) => passage.words.map((_, from) => ({ passage, from })));
  const levels: Map<string, Start[]>[] = [];
  let starts = all;
  for (let length = shortest; length <= longest && starts.length > 1; length += 1) {
    const level = sharedRuns(starts, length);
    levels.push(level);
    starts = [...level.values()].flat();
  }
  const echoes: Echo[] = [];
  const covered = new Set<string>();
  for (const level of levels.reverse()) {
    for (const [run, holders] of level) {
      const words = run.split(' ');
      if (!carriesMeaning(words)) continue;
      const byScene = firstOfEachScene(holders.map(({ passage }) => passage));
      const key = byScene.map((passage) => passage.order).join(' ');
      if (covered.has(key)) continue;
      covered.add(key);
      echoes.push({ words, passages: byScene, speakers: [...new Set(byScene.flatMap(speakersOf))] });
    }
  }
  return echoes.sort((a, b) => weight(b) - weight(a) || (a.words.join(' ') < b.words.join(' ') ? -1 : 1));
}

/** Runs of `length` words that stand in two scenes at least, with every place where they begin. */
function sharedRuns(starts: readonly Start[], length: number): Map<string, Start[]> {
  const runs = new Map<string, Start[]>();
  for (const start of starts) {
    const { words } = start.passage;
    if (start.from + length > words.length) continue;
    const run = words.slice(start.from, start.from + length).join(' ');
    const holders = runs.get(run);
    if (holders) holders.push(start);
    else runs.set(run, [start]);
  }
  for (const [run, holders] of runs) {
    if (new Set(holders.map(({ passage }) => passage.scene)).size < 2) runs.delete(run);
  }
  return runs;
}

function firstOfEachScene(passages: readonly Passage[]): Passage[] {
  const byScene = new Map<number | null, Passage>();
  for (const passage of passages) if (!byScene.has(passage.scene)) byScene.set(passage.scene, passage);
  return [...byScene.values()];
}

function carriesMeaning(words: readonly string[]): boolean {
  const content = new Set(words.filter((word) => !functionWords.has(word)));
  return content.size >= 2 && (content.size >= 3 || [...content].some((word) => !everydayWords.has(word)));
}

function weight({ words, passages, speakers }: Echo): number {
  const reach = (passages.at(-1)?.position ?? 0) - (passages[0]?.position ?? 0);
  return words.length * (0.3 + reach) * (speakers.length > 1 ? 1.3 : 1);
}
