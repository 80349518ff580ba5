/** A name that looks mistyped. */
import { titles } from '../../lexicons/flaws/people.ts';
import { englishWords } from '../../norms/english-words.ts';
import { isSpoken, type Passage } from '../../text/passages.ts';
import { english, many, scene, talk } from '../example-script.ts';
import { mistypedAs, transposed } from '../mistyped.ts';
import { nameWordsOf } from '../name-pattern.ts';
import { type Slip, slipRule } from '../spelling/slip-rule.ts';
import { isSlipBehindTitle, spellingsBehindTitles } from './behind-titles.ts';

/** How often the right spelling must stand, and how seldom the other, before one is taken for a slip of the other. */
const usualCount = 5;
const rareCount = 2;
const shortestName = 5;

/** Mistyped, but not by another last letter: 'Maria' and 'Marie', 'Simon' and 'Simone' are two people. 'Bobby' and 'Robbie' are pet names. */
function isSlipOf(word: string, name: string): boolean {
  const [one, other] = [word.toLowerCase(), name.toLowerCase()];
  if (/(?:ie|y)$/.test(one) && !/(?:ie|y)$/.test(other)) return false;
  return one[0] === other[0] && one.at(-1) === other.at(-1) && mistypedAs(one, other);
}

/** So often a name stands that one letter doubled, or not doubled, is a slip of it even where the other spelling is a name as well: 'Bleecker'. */
const often = 15;
const undoubled = (word: string): string => word.replace(/(.)\1+/g, '$1');

/** 'Francescooo!' is called. */
const drawnOut = /(.)\1\1/;

/** 'Keller' for 'KELLER'. */
const shown = (name: string): string => name.charAt(0) + name.slice(1).toLowerCase();

/** Wherever the name stands so, in capitals, too. */
const placesOf = (running: readonly Passage[], word: string, meant: string): Slip[] =>
  running.flatMap((passage) => {
    const [stands] = new RegExp(`(?<!\\p{L})(?:${word}|${word.toUpperCase()})(?!\\p{L})`, 'u').exec(passage.text) ?? [];
    if (stands === undefined) return [];
    return [{ passage, word: stands, meant: stands === word ? meant : meant.toUpperCase() }];
  });

export const misspelledName = slipRule({
  id: 'misspelledName',
  name: 'A name in the cues, mistyped in action or talk',
  topic: 'name-spelling',
  over: 'speakers',
  effect: 0.4,
  title: 'Names are misspelled',
  find(derived) {
    const { characters, passages } = derived;
    const { known, names, everyday } = englishWords();
    // A part such as HUMAN is spelt as it likes on signs. Mandela, Mafia and Canyon are no slips for Mandella, Maria and Canton.
    const isOther = (word: string): boolean => known.has(word) || names.has(word);
    const isOtherThan = (word: string, name: string): boolean =>
      isOther(word.toLowerCase()) && !transposed(word.toUpperCase(), name);
    const running = passages.filter((passage) => passage.kind === 'action' || isSpoken(passage));
    const ids = new Set(characters.flatMap(({ id }) => nameWordsOf(id)));
    const small = new Set(running.flatMap(({ text }) => text.match(/(?<!\p{L})\p{Ll}[\p{L}'’]*/gu) ?? []));
    // 'Anna Meller' is not Miller: the name before it is nobody's here.
    const isOfAnother = (before: string): boolean => {
      const other = /(\p{Lu}[\p{L}'’]*)[.]? $/u.exec(before)?.[1] ?? '';
      const upper = other.toUpperCase();
      return other !== '' && !ids.has(upper) && !titles.has(upper) && !small.has(other.toLowerCase());
    };
    // At the start of a sentence any word has a capital: there only what the script never writes small is asked.
    const uses = new Set(
      running.flatMap(({ text }) =>
        [...text.matchAll(/(?<=^|[\p{Ll},;.!?] )(\p{Lu}\p{Ll}{3,})(?!\p{L})/gu)]
          .filter(({ index }) => !isOfAnother(text.slice(0, index)))
          .map(([, word = '']) => word),
      ),
    );
    const counts = new Map<string, number>();
    for (const { text } of running)
      for (const [word] of text.matchAll(/\p{Lu}\p{L}{3,}/gu))
        counts.set(word.toUpperCase(), (counts.get(word.toUpperCase()) ?? 0) + 1);
    const slips = [...uses].flatMap((word) => {
      const upper = word.toUpperCase();
      if (
        drawnOut.test(upper) ||
        ids.has(upper) ||
        small.has(word.toLowerCase()) ||
        (counts.get(upper) ?? 0) > rareCount
      )
        return [];
      const name = [...ids].find(
        (id) =>
          id.length >= shortestName &&
          !everyday.has(id.toLowerCase()) &&
          (counts.get(id) ?? 0) >= usualCount &&
          ((isSlipOf(upper, id) && !isOtherThan(word, id)) ||
            ((counts.get(id) ?? 0) >= often &&
              !everyday.has(word.toLowerCase()) &&
              undoubled(upper) === undoubled(id))),
      );
      return name ? placesOf(running, word, shown(name)) : [];
    });
    const behindTitles = spellingsBehindTitles(derived)
      .filter(isSlipBehindTitle)
      .flatMap(({ one, other }) => placesOf(running, shown(one), shown(other)));
    return [...slips, ...behindTitles].filter(
      ({ word, passage }, at, all) =>
        all.findIndex((each) => each.passage === passage && each.word.toUpperCase() === word.toUpperCase()) === at,
    );
  },
  costs: (where) => `A stranger seems to turn up on ${where}`,
  examples: [yards(english, 'Ruth waves at Micheal from the gate.')],
  nearMisses: [
    yards('Ruth waves at Michaela.'),
    yards('Ruth waves at the Michaels.'),
    yards('Ruth waves at Micheal.', talk('MICHEAL', 'Hello.')),
    yards('Ruth waves at Mitchell.'),
    yards('Ruth waves at Michaed.'),
    yards('Ruth waves at Micheal, then at Micheal, then at Micheal.'),
  ],
});

/** A scene in which Michael is named often, and another. */
function yards(...rest: readonly string[]): string {
  const often = many(5, () => 'Michael sorts bolts.');
  return scene('EXT. YARD - DAY', often, talk('MICHAEL', 'Next.')) + scene('EXT. YARD - NIGHT', ...rest);
}
