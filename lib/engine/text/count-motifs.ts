/** Counts what comes back in a script: things, words of the talk, whole lines. */
import { characterId } from '../../story/ids.ts';
import type { Motifs, StoryEcho } from '../../story/motifs.ts';
import type { AnalysisInput } from '../analysis-input.ts';
import type { Derived } from '../derive.ts';
import { asPrinted, type Echo } from './echoes.ts';
import { quoteAround, quoteOf } from './quote.ts';
import type { ThemeWord } from './theme-words.ts';

const shown = 3;
/** From so many scenes and speakers on a word or thing comes back. */
const fewestScenes = 3;
const fewestSpeakers = 3;

export function countMotifs({ derived }: Pick<AnalysisInput, 'derived'>): Motifs {
  const { objects, themes, echoes } = derived;
  const wide = themes.filter(
    ({ scenes, speakers }) => scenes.length >= fewestScenes && speakers.length >= fewestSpeakers,
  );
  const [line] = echoes;
  const shared = echoes.find(({ speakers }) => speakers.length > 1);
  const [near] = themes;
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
    words: wide.slice(0, shown).flatMap(wordOf),
    nearest: wide.length > 0 || !near ? null : countsOf(near),
    line: line ? echoOf(line, derived) : null,
    shared: shared ? echoOf(shared, derived) : null,
  };
}

const countsOf = ({ word, scenes, speakers }: ThemeWord): NonNullable<Motifs['nearest']> => ({
  word,
  scenes: scenes.length,
  speakers: speakers.length,
});

const wordOf = (theme: ThemeWord): Motifs['words'] =>
  theme.speeches.slice(0, 1).map(({ passage }) => ({
    ...countsOf(theme),
    cite: quoteAround(passage, theme.word, `${theme.word}s`),
  }));

function echoOf(echo: Echo, { speeches }: Derived): StoryEcho | null {
  const [first] = echo.passages;
  if (!first) return null;
  return {
    words: asPrinted(echo, first),
    places: echo.passages.map((passage) => ({
      speakers: (speeches.find(({ ordinal }) => ordinal === passage.speech)?.speakers ?? []).map(characterId),
      cite: quoteOf(passage),
    })),
  };
}
