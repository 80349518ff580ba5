/** Counts how the leading speakers talk and act: those whom a report follows, and no other. */
import { characterId } from '../../story/ids.ts';
import type { Portrait } from '../../story/portrait.ts';
import type { AnalysisInput } from '../analysis-input.ts';
import type { Derived } from '../derive.ts';
import { countCharacters } from '../story/count-characters.ts';
import { ownWordsOf } from '../text/own-words.ts';
import { quoteAround } from '../text/quote.ts';
import { wordsOf } from '../text/words.ts';
import { agencyOf } from './agency.ts';
import type { Character } from './character-index.ts';
import { lineOf } from './line-of.ts';
import { followedAmong, mainAmong } from './main-characters.ts';
import { answersIn } from './speaking-network.ts';
import { mannerOf } from './speech-habits.ts';

const mostOwnWords = 5;

export function countPortraits(input: AnalysisInput): Portrait[] {
  const { derived } = input;
  const people = countCharacters(input);
  const wanted = new Set([...mainAmong(people), ...followedAmong(people)].map(({ id }) => id));
  return derived.characters
    .filter(({ id }) => wanted.has(characterId(id)))
    .map((character) => ({
      character: characterId(character.id),
      questions: character.speeches.filter(({ text }) => text.includes('?')).length,
      exclamations: character.speeches.filter(({ text }) => text.includes('!')).length,
      ...ownWords(character, derived),
      partners: partnersOf(character, derived),
      manner: mannerOf(character, derived),
      agency: agencyOf(character, derived),
    }));
}

function ownWords(character: Character, { characters, nameWords }: Derived): Pick<Portrait, 'ownWords' | 'ownLine'> {
  const own = ownWordsOf(character, characters, nameWords, mostOwnWords);
  const opensWith = (word: string) => character.speeches.filter(({ passage }) => passage.words.includes(word));
  const [first] = own;
  const [line] = first ? opensWith(first.word) : [];
  return {
    ownWords: own.map(({ word, count, othersCount }) => {
      const places = opensWith(word).map(({ passage }) => quoteAround(passage, word));
      // Another word is shown elsewhere than the first.
      const isOther = ({ quote }: (typeof places)[number]): boolean =>
        word === first?.word || !wordsOf(quote).includes(first?.word ?? '');
      return { word, count, others: othersCount, cite: places.find(isOther) ?? null };
    }),
    ownLine: line ? lineOf(line) : null,
  };
}

/** Whom somebody answers or is answered by most, in either half of the script. */
function partnersOf({ id }: Character, { scenes }: Derived): Portrait['partners'] {
  const answers = scenes.flatMap(answersIn).flatMap(({ one, other, position }) => {
    const partner = one === id ? other : other === id ? one : null;
    return partner === null ? [] : [{ partner, early: position < 0.5 }];
  });
  const most = (half: typeof answers): Portrait['partners']['early'] => {
    const [first] = [...Map.groupBy(half, ({ partner }) => partner)]
      .map(([partner, own]) => ({ character: characterId(partner), exchanges: own.length }))
      .sort((a, b) => b.exchanges - a.exchanges || (a.character < b.character ? -1 : 1));
    return first ?? null;
  };
  return { early: most(answers.filter(({ early }) => early)), late: most(answers.filter(({ early }) => !early)) };
}
