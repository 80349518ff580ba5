/** Lays a draft out for comparison: each scene's wording as words, its heading, who speaks, its lines. Leaves out cues and transitions: they may change without a word being rewritten. */

import type { ComparedScene } from '../../contract/comparison.ts';
import type { Evidence } from '../../contract/evidence.ts';
import type { Screenplay } from '../../screenplay/model.ts';
import { evidenceOf } from '../../story/cite.ts';
import { characterId } from '../people/cue-names.ts';
import { placeKey } from '../scenes/scene-facts.ts';
import { type Passage, passagesOf, positionsOf } from '../text/passages.ts';
import { quoteOf, quoteWhere } from '../text/quote.ts';
import { sentencesOf, wordsOf } from '../text/words.ts';

/** One line of action or of a speech; `words` are its words; `evidence` quotes its opening, `quoteWithout` its first sentence whose words are not among those given. */
export interface DraftLine {
  readonly words: readonly string[];
  readonly evidence: Evidence;
  readonly sentences: readonly string[];
  readonly quoteWithout: (known: ReadonlySet<string>) => Evidence;
}
/** `place` is the heading's location, `headingWords` all of it; `speakers` are character ids. */
export interface DraftScene {
  readonly shown: ComparedScene;
  readonly place: string;
  readonly headingWords: readonly string[];
  readonly speakers: ReadonlySet<string>;
  readonly speeches: readonly { readonly speaker: string; readonly words: readonly string[] }[];
  readonly lines: readonly DraftLine[];
  readonly words: readonly string[];
}

/** "mags's" counts as mags and s, so that a name is found in its possessive. */
export const owned = (words: readonly string[]): string[] =>
  words.flatMap((word) => (word.endsWith("'s") && word.length > 2 ? [word.slice(0, -2), "'s"] : [word]));

const isWording = ({ kind }: Passage): boolean => kind !== 'heading' && kind !== 'transition' && kind !== 'note';

const sentenceKey = (sentence: string): string => wordsOf(sentence).join(' ');

function lineOf({ passage, words }: { passage: Passage; words: readonly string[] }): DraftLine {
  const sentences = sentencesOf(passage.text).map(sentenceKey);
  return {
    words,
    evidence: evidenceOf(quoteOf(passage)),
    sentences,
    // What is new from its first sentence on is quoted as it opens.
    quoteWithout: (known) =>
      evidenceOf(
        known.has(sentences[0] ?? '') ? quoteWhere(passage, (one) => !known.has(sentenceKey(one))) : quoteOf(passage),
      ),
  };
}

/** Every scene in reading order; text before the first heading counts as one if it has wording. */
export function draftScenesOf(screenplay: Screenplay): DraftScene[] {
  const byScene = new Map<number | null, Passage[]>();
  for (const passage of passagesOf(screenplay, positionsOf(screenplay).positionOf)) {
    const own = byScene.get(passage.scene);
    if (own) own.push(passage);
    else byScene.set(passage.scene, [passage]);
  }
  let headings = 0;
  return screenplay.scenes.flatMap((scene): DraftScene[] => {
    if (scene.heading !== null) headings += 1;
    const ordinal = scene.heading === null ? null : headings;
    const lines = (byScene.get(ordinal) ?? [])
      .filter(isWording)
      .map((passage) => ({ passage, words: owned(passage.words) }))
      .filter(({ words }) => words.length > 0);
    if (scene.heading === null && lines.length === 0) return [];
    const speeches = scene.elements.flatMap((element) =>
      element.kind === 'speech'
        ? [
            {
              speaker: characterId(element.cue.name),
              words: owned(element.parts.flatMap(({ text }) => wordsOf(text))),
            },
          ]
        : [],
    );
    const words = lines.flatMap((line) => line.words);
    return [
      {
        shown: {
          ordinal,
          heading: scene.heading?.text ?? 'Before the first heading',
          page: (scene.heading?.at ?? scene.at).start.page,
          last_page: scene.at.end.page,
          pages: scene.eighths / 8,
          words: words.length,
        },
        place: placeKey(scene.heading?.location ?? ''),
        headingWords: owned(wordsOf(scene.heading?.text ?? '')),
        speakers: new Set(speeches.map(({ speaker }) => speaker)),
        speeches,
        lines: lines.map(lineOf),
        words,
      },
    ];
  });
}
