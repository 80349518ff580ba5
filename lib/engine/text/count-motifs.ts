/** Counts what comes back in a script: things and whole lines. */
import { characterId } from '../../story/ids.ts';
import type { Motifs, StoryEcho } from '../../story/motifs.ts';
import type { AnalysisInput } from '../analysis-input.ts';
import type { Derived } from '../derive.ts';
import { asPrinted, type Echo } from './echoes.ts';
import { quoteAround, quoteWhere } from './quote.ts';
import { wordsOf } from './words.ts';

const shown = 3;
/** From so many scenes on a thing comes back. */
const fewestScenes = 3;

export function countMotifs({ derived }: Pick<AnalysisInput, 'derived'>): Motifs {
  const { objects, echoes } = derived;
  const [line] = echoes;
  const shared = echoes.find(({ speakers }) => speakers.length > 1);
  return {
    things: objects
      .filter(({ scenes }) => scenes.length >= fewestScenes)
      .slice(0, shown)
      .flatMap(({ name, plural, scenes, passages, forms }) => {
        const [first, last] = [passages[0], passages.at(-1)];
        if (!first || !last) return [];
        return [
          {
            name,
            plural,
            scenes: scenes.length,
            first: quoteAround(first, ...forms),
            last: quoteAround(last, ...forms),
          },
        ];
      }),
    line: line ? echoOf(line, derived) : null,
    shared: shared ? echoOf(shared, derived) : null,
  };
}

/** True where the sentence itself has the whole run of words. */
const holds = (sentence: string, { words }: Echo): boolean =>
  ` ${wordsOf(sentence).join(' ')} `.includes(` ${words.join(' ')} `);

function echoOf(echo: Echo, { speeches }: Derived): StoryEcho | null {
  const [first] = echo.passages;
  if (!first) return null;
  return {
    words: asPrinted(echo, first),
    places: echo.passages.map((passage) => ({
      speakers: (speeches.find(({ ordinal }) => ordinal === passage.speech)?.speakers ?? []).map(characterId),
      cite: quoteWhere(passage, (sentence) => holds(sentence, echo)),
    })),
  };
}
