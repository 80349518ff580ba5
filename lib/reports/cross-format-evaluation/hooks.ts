/** Finds scene endings that pull on: a question left open, a broken line, a threat, somebody gone. Refuses to call them cliffhangers. */
import type { Evidence } from '../../contract/blocks.ts';
import type { Derived } from '../../engine/derive.ts';
import { threatWords } from '../../engine/norms/convention-words.ts';
import type { SceneFacts } from '../../engine/scenes/scene-facts.ts';
import { isSpoken, type Passage } from '../../engine/text/passages.ts';
import { quoteExactly, quoteOf } from '../../engine/text/quote.ts';
import { sentencesOf } from '../../engine/text/words.ts';
import { listed } from '../../engine/wording.ts';

/** `pull` adds our own weights; `reasons` say what was found; `line` is the scene's last line, `said` the last speech before it where that is what pulls. */
export interface SceneEnding {
  readonly scene: SceneFacts;
  readonly pull: number;
  readonly reasons: readonly string[];
  readonly line: Evidence;
  readonly said: Evidence | null;
}

/** Pull from which an ending is a candidate. */
const enough = 2;

const leaving =
  /\b(?:leaves|exits|walks out|walks away|runs|drives off|disappears|vanishes|gone|enters|appears|arrives|opens|opened|slams|freezes|falls|collapses|stares|turns|lights up|goes dark|black)\b/i;

/** The end of every scene that has a line, in order. */
export function endingsOf({ scenes, keyScenes, nameOf, english }: Derived): SceneEnding[] {
  return scenes.flatMap((scene, index) => {
    const told = scene.passages.filter((passage) => isSpoken(passage) || passage.kind === 'action');
    const last = told.at(-1);
    if (!last) return [];
    const lastSpeech = scene.speeches.at(-1);
    const text = lastSpeech?.text.trim() ?? '';
    const speaker = listed(lastSpeech?.speakers.map(nameOf) ?? []);
    const found: [reason: string, pull: number][] = [];
    if (/\?["'”’)]?$/.test(text)) found.push([`the last word of ${speaker} is a question`, 2]);
    else if (/(?:--|—|…|\.\.\.)["'”’]?$/.test(text)) found.push([`the last word of ${speaker} breaks off`, 1.5]);
    if (english && told.slice(-2).some(({ words }) => words.some((word) => threatWords.has(word))))
      found.push(['a threat is near', 1]);
    if (last.kind === 'action' && leaving.test(sentencesOf(last.text).at(-1) ?? ''))
      found.push(['it closes on a move', 1]);
    if (keyScenes.some((key) => key.scene === scene)) found.push(['it stands where films tend to turn', 1]);
    const next = scenes[index + 1];
    const cutAway = next && next.placeKey !== scene.placeKey ? 0.3 : 0;
    const voice = told.findLast(isSpoken);
    const spoken = found.some(([, pull]) => pull >= 1.5) && voice && voice !== last;
    return [
      {
        scene,
        pull: found.reduce((sum, [, pull]) => sum + pull, cutAway),
        reasons: found.map(([reason]) => reason),
        line: lastSentence(last),
        said: spoken ? lastSentence(voice) : null,
      },
    ];
  });
}

function lastSentence(passage: Passage): Evidence {
  const sentence = sentencesOf(passage.text).at(-1);
  return sentence === undefined ? quoteOf(passage) : quoteExactly(passage, sentence);
}

/** Candidates: endings with enough pull, the script's own end left out. */
export const hooksOf = (derived: Derived): SceneEnding[] =>
  endingsOf(derived).filter(({ scene, pull }) => pull >= enough && scene !== derived.scenes.at(-1));

export const reasonsOf = ({ reasons }: SceneEnding): string => listed(reasons);
