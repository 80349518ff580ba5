/** Counts the Bechdel test: women whose gender is stated, their exchanges, those without a word for a man. Never goes by names. */
import type { Bechdel } from '../../story/bechdel.ts';
import { characterId } from '../../story/ids.ts';
import type { AnalysisInput } from '../analysis-input.ts';
import { manWords } from '../norms/talk-words.ts';
import { wholePhrase } from '../text/phrase-pattern.ts';
import { quoteAround, quoteOf } from '../text/quote.ts';
import { type Answer, answersIn } from './speaking-network.ts';
import { statedGenderOf } from './stated-gender.ts';

const forMen = wholePhrase(manWords);
/** Women whose gender is shown by a place. */
const mostShown = 2;

export function countBechdel({ derived }: AnalysisInput): Bechdel {
  const stated = derived.characters.map((character) => ({
    id: character.id,
    gender: statedGenderOf(character, derived),
  }));
  const women = stated.filter(({ gender }) => gender?.gender === 'female');
  const men = stated.filter(({ gender }) => gender?.gender === 'male');
  const isWoman = new Set(women.map(({ id }) => id));
  const answers = derived.scenes.flatMap((scene) =>
    answersIn(scene)
      .filter(({ one, other }) => isWoman.has(one) && isWoman.has(other))
      .map((answer) => ({ ...answer, scene: scene.ordinal })),
  );
  return {
    women: women.map(({ id }) => characterId(id)),
    men: men.map(({ id }) => characterId(id)),
    shown: women
      .slice(0, mostShown)
      .flatMap(({ gender }) => (gender?.passages[0] ? [quoteAround(gender.passages[0], ...gender.shownBy)] : [])),
    talk: talkOf(answers),
    free: freeOf(
      answers,
      men.map(({ id }) => id.toLowerCase()),
    ),
  };
}

function talkOf(answers: readonly (Answer & { readonly scene: number })[]): Bechdel['talk'] {
  const [first] = answers;
  if (!first) return null;
  return {
    exchanges: answers.length,
    scenes: new Set(answers.map(({ scene }) => scene)).size,
    between: [characterId(first.said.speakers[0] ?? first.one), characterId(first.answer.speakers[0] ?? first.other)],
    cite: quoteOf(first.answer.passage),
  };
}

function freeOf(answers: readonly Answer[], men: readonly string[]): Bechdel['free'] {
  const free = answers.filter(({ said, answer }) => {
    const text = `${said.text} ${answer.text}`;
    return !forMen.test(text) && !men.some((id) => text.toLowerCase().includes(id));
  });
  const [longest] = [...free].sort((a, b) => b.answer.words.length - a.answer.words.length);
  return longest ? { exchanges: free.length, cite: quoteOf(longest.answer.passage) } : null;
}
