/** Finds lines that come back: the same words said again in a later scene. Refuses small talk and repeats inside one scene. */
import { everydayWords, functionWords } from '../norms/function-words.ts';
import { isSpoken, type Passage } from './passages.ts';

/** `words` as compared (small letters, no punctuation); one passage for each scene that holds them, in order, two at least. */
export interface Echo {
  readonly words: readonly string[];
  readonly passages: readonly Passage[];
  readonly speakers: readonly string[];
}

const shortest = 4;
const longest = 12;

/**
 * Longest shared runs of at least four words over different scenes, with three words of content, or two of which one is
 * not an everyday word; strongest first. `speakersOf` gives the character ids behind a passage. Own rule, checked by hand.
 */
export function echoesOf(passages: readonly Passage[], speakersOf: (passage: Passage) => readonly string[]): Echo[] {
  const spoken = passages.filter((passage) => isSpoken(passage) && passage.scene !== null);
  const echoes: Echo[] = [];
  const covered = new Set<string>();
  for (let length = longest; length >= shortest; length -= 1) {
    for (const [run, holders] of runsOf(spoken, length)) {
      const words = run.split(' ');
      const byScene = [
        ...new Map([...holders].reverse().map((passage) => [passage.scene, passage])).values(),
      ].reverse();
      if (byScene.length < 2 || !carriesMeaning(words)) continue;
      const key = byScene.map((passage) => passage.order).join(' ');
      if (covered.has(key)) continue;
      covered.add(key);
      echoes.push({ words, passages: byScene, speakers: [...new Set(byScene.flatMap(speakersOf))] });
    }
  }
  return echoes.sort((a, b) => weight(b) - weight(a) || (a.words.join(' ') < b.words.join(' ') ? -1 : 1));
}

function runsOf(passages: readonly Passage[], length: number): Map<string, Passage[]> {
  const runs = new Map<string, Passage[]>();
  for (const passage of passages) {
    for (let from = 0; from + length <= passage.words.length; from += 1) {
      const run = passage.words.slice(from, from + length).join(' ');
      const holders = runs.get(run);
      if (!holders) runs.set(run, [passage]);
      else if (holders.at(-1) !== passage) holders.push(passage);
    }
  }
  return runs;
}

function carriesMeaning(words: readonly string[]): boolean {
  const content = new Set(words.filter((word) => !functionWords.has(word)));
  return content.size >= 2 && (content.size >= 3 || [...content].some((word) => !everydayWords.has(word)));
}

function weight({ words, passages, speakers }: Echo): number {
  const reach = (passages.at(-1)?.position ?? 0) - (passages[0]?.position ?? 0);
  return words.length * (0.3 + reach) * (speakers.length > 1 ? 1.3 : 1);
}
