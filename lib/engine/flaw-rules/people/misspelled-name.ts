/** A name that looks mistyped. */
import * as z from 'zod';
import { cite } from '../../../story/cite.ts';
import { titles } from '../../lexicons/flaws/people.ts';
import { englishWords } from '../../norms/english-words.ts';
import { isSpoken } from '../../text/passages.ts';
import { quoteWhere } from '../../text/quote.ts';
import { counted, listed, pagesOf } from '../../wording.ts';
import { many, scene, talk } from '../example-script.ts';
import { flawRule, pointsShown } from '../flaw-rule.ts';
import { mistypedAs, transposed } from '../mistyped.ts';
import { nameWordsOf } from '../name-pattern.ts';
import { isDamaged } from '../spelling/strange-words.ts';

/** How often the right spelling must stand, and how seldom the other, before one is taken for a slip of the other. */
const usualCount = 5;
const rareCount = 2;
const shortestName = 5;

/** `word` stands on `pages`; `name`, in capitals, is written `times` times in action and dialogue. */
const slip = z.object({
  word: z.string(),
  name: z.string(),
  times: z.number().int(),
  pages: z.array(z.number().int()),
  cites: z.array(cite),
});
const facts = z.object({ slips: z.array(slip).min(1) });

/** Mistyped, but not by another last letter: 'Maria' and 'Marie', 'Simon' and 'Simone' are two people. 'Bobby' and 'Robbie' are pet names. */
function isSlipOf(word: string, name: string): boolean {
  const [one, other] = [word.toLowerCase(), name.toLowerCase()];
  if (/(?:ie|y)$/.test(one) && !/(?:ie|y)$/.test(other)) return false;
  return one[0] === other[0] && one.at(-1) === other.at(-1) && mistypedAs(one, other);
}

/** So often a name stands that one letter doubled, or not doubled, is a slip of it even where the other spelling is a name as well: 'Bleecker'. */
const often = 15;
const undoubled = (word: string): string => word.replace(/(.)\1+/g, '$1');

/** 'Keller' for 'KELLER'. */
const shown = (name: string): string => name.charAt(0) + name.slice(1).toLowerCase();

export const misspelledName = flawRule({
  id: 'misspelledName',
  name: 'A name in the cues, mistyped in action or talk',
  topic: 'name-spelling',
  over: 'speakers',
  effect: 0.4,
  work: 'slip',
  readsSpelling: true,
  facts,
  find(derived) {
    const { characters, passages } = derived;
    if (isDamaged(derived)) return null;
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
    const uses = Map.groupBy(
      running.flatMap((passage) =>
        [...passage.text.matchAll(/(?<=^|[\p{Ll},;.!?] )(\p{Lu}\p{Ll}{3,})(?!\p{L})/gu)]
          .filter(({ index }) => !isOfAnother(passage.text.slice(0, index)))
          .map((match) => ({ passage, word: match[1] ?? '' })),
      ),
      ({ word }) => word,
    );
    const counts = new Map<string, number>();
    for (const { text } of running)
      for (const [word] of text.matchAll(/\p{Lu}\p{L}{3,}/gu))
        counts.set(word.toUpperCase(), (counts.get(word.toUpperCase()) ?? 0) + 1);
    const slips = [...uses].flatMap(([word, own]) => {
      const upper = word.toUpperCase();
      if (ids.has(upper) || small.has(word.toLowerCase()) || (counts.get(upper) ?? 0) > rareCount) return [];
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
      if (!name) return [];
      return [
        {
          word,
          name,
          times: counts.get(name) ?? 0,
          pages: own.map(({ passage }) => passage.at.page),
          cites: own.map(({ passage }) => quoteWhere(passage, (text) => text.includes(word))),
        },
      ];
    });
    return slips.length === 0 ? null : { slips };
  },
  say({ slips }) {
    const { word: first = '', name = '', pages: firstPages = [] } = slips[0] ?? {};
    return {
      title: `${listed(slips.map(({ word }) => word))} ${slips.length === 1 ? 'looks like a slip' : 'look like slips'} for ${listed(slips.map((one) => shown(one.name)))}`,
      points: slips.slice(0, pointsShown).map(({ word, name: own, times, pages, cites }) => ({
        text: `${word} stands on ${pagesOf(pages)}; elsewhere the name is written ${own}, ${counted(times, 'time')} in action and dialogue.`,
        evidence: cites,
      })),
      advice: `Search for ${first} and put ${shown(name)} in its place on ${pagesOf(firstPages)}.`,
      unless: `If ${first} is somebody else, a name less like ${shown(name)} would keep readers from stumbling.`,
    };
  },
  costs: (where) => `A stranger seems to turn up on ${where}`,
  examples: [yards('Ruth waves at Micheal from the gate.')],
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
