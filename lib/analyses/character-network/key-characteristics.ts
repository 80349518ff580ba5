/** One portrait in numbers a main character: size of the part, span, closest partner, own words. Refuses traits nobody printed. */
import type { Character } from '../derived/character-index.ts';
import type { Derived } from '../derived/derive.ts';
import { ownWordsOf } from '../derived/own-words.ts';
import { counted, listed, percent, possessive, quoted } from '../wording.ts';
import type { NetworkEntry } from './card.ts';
import { citeAction, citeSpeech } from './cite.ts';

/** Who counts as a main character here: the first six by words, with two speeches or more. */
export const mainCharacters = ({ characters }: Derived): Character[] =>
  characters.filter(({ speeches }) => speeches.length >= 2).slice(0, 6);

export const keyCharacteristics = (derived: Derived): NetworkEntry[] =>
  mainCharacters(derived).map((character) => portrait(character, derived));

function portrait(character: Character, derived: Derived): NetworkEntry {
  const { id, name, words, share, speeches, scenes, firstPage, lastPage, introduction } = character;
  const printed = [introduction?.age ? `${introduction.age}` : null, introduction?.description ?? null].filter(
    (part) => part !== null,
  );
  const span = firstPage === lastPage ? `on page ${firstPage}` : `from page ${firstPage} to page ${lastPage}`;
  const sentences = [
    `${printed.length > 0 ? `${introduction?.fullName ?? name}, ${printed.join(', ')}: ` : ''}${counted(speeches.length, 'speech', 'speeches')} and ${words} words (${percent(share)} of the talk) in ${counted(Math.max(1, scenes.length), 'scene')}, ${span}.`,
  ];
  const partner = closest(character, derived);
  if (partner) sentences.push(`Talks most with ${partner.name} (${counted(partner.exchanges, 'exchange')}).`);
  const own = ownWordsOf(character, derived.characters, derived.nameWords, 3);
  if (own.length > 0) {
    const shown = own.map(({ word, count, othersCount }) => `${quoted(word)} (${count}, the others ${othersCount})`);
    sentences.push(`${possessive(name)} own ${own.length === 1 ? 'word' : 'words'}: ${listed(shown)}.`);
  }
  const spoken = own[0] && speeches.find((speech) => speech.passage.words.includes(own[0]?.word ?? ''));
  const longest = [...speeches].sort((a, b) => b.words.length - a.words.length)[0];
  const line = spoken ?? longest;
  return {
    keyword: name,
    description: sentences.join(' ').replace(/^\p{Ll}/u, (letter) => letter.toUpperCase()),
    quotes: [
      ...(introduction?.passage.text.includes(introduction.sentence)
        ? [citeAction(introduction.passage, introduction.sentence)]
        : []),
      ...(line ? [citeSpeech(line, derived)] : []),
    ],
  };

  function closest({ id: own }: Character, { network, nameOf }: Derived): { name: string; exchanges: number } | null {
    const link = network.links.find(({ source, target }) => source === own || target === own);
    return link ? { name: nameOf(link.source === id ? link.target : link.source), exchanges: link.exchanges } : null;
  }
}
