/** Finds scene endings that pull on: a question left open, a broken line, a threat, somebody gone. It calls none a cliffhanger. */
import type { Cite } from '../../story/cite.ts';
import type { PullReason } from '../../story/formats.ts';
import type { Derived } from '../derive.ts';
import { leavingPattern, threatWords } from '../lexicons/convention-words.ts';
import type { SceneFacts } from '../scenes/scene-facts.ts';
import { isSpoken, type Passage } from '../text/passages.ts';
import { quoteExactly, quoteOf } from '../text/quote.ts';
import { sentencesOf } from '../text/words.ts';

/** `pull` adds our own weights; `line` is the scene's last line, `said` the last speech before it where that is what pulls; `speakers` have that speech. */
export interface SceneEnding {
  readonly scene: SceneFacts;
  readonly pull: number;
  readonly reasons: readonly PullReason[];
  readonly speakers: readonly string[];
  readonly line: Cite;
  readonly said: Cite | null;
}

/** What each reason weighs. Ours. */
const weights: Readonly<Record<PullReason, number>> = { question: 2, broken: 1.5, threat: 1, move: 1 };
/** The next scene plays elsewhere. */
const cutAway = 0.3;
/** Pull from which an ending is a candidate. */
const enough = 2;

/** The end of every scene that has a line, in order. */
export function endingsOf({ scenes, english }: Derived): SceneEnding[] {
  return scenes.flatMap((scene, index) => {
    const told = scene.passages.filter((passage) => isSpoken(passage) || passage.kind === 'action');
    const last = told.at(-1);
    if (!last) return [];
    const lastSpeech = scene.speeches.at(-1);
    const text = lastSpeech?.text.trim() ?? '';
    const asks = /\?["'”’)]?$/.test(text);
    const breaksOff = !asks && /(?:--|—|…|\.\.\.)["'”’]?$/.test(text);
    const found: Readonly<Record<PullReason, boolean>> = {
      question: asks,
      broken: breaksOff,
      threat: english && told.slice(-2).some(({ words }) => words.some((word) => threatWords.has(word))),
      move: last.kind === 'action' && leavingPattern.test(sentencesOf(last.text).at(-1) ?? ''),
    };
    const reasons = (Object.keys(found) as PullReason[]).filter((reason) => found[reason]);
    const next = scenes[index + 1];
    const voice = told.findLast(isSpoken);
    const start = next && next.placeKey !== scene.placeKey ? cutAway : 0;
    return [
      {
        scene,
        pull: reasons.reduce((sum, reason) => sum + weights[reason], start),
        reasons,
        speakers: lastSpeech?.speakers ?? [],
        line: lastSentence(last),
        said: (asks || breaksOff) && voice && voice !== last ? lastSentence(voice) : null,
      },
    ];
  });
}

function lastSentence(passage: Passage): Cite {
  const sentence = sentencesOf(passage.text).at(-1);
  return sentence === undefined ? quoteOf(passage) : quoteExactly(passage, sentence);
}

/** Candidates: endings with enough pull, the script's own end left out. */
export const pullingEndings = (endings: readonly SceneEnding[], { scenes }: Derived): SceneEnding[] =>
  endings.filter(({ scene, pull }) => pull >= enough && scene !== scenes.at(-1));
