/** Flaw rules about one name written two ways: surnames that change, and a name mistyped. */
import { isSpoken, type Passage } from '../derived/passages.ts';
import { quoteWhere } from '../derived/quote.ts';
import { counted, listed, pagesOf } from '../wording.ts';
import type { FlawRule } from './flaw-rule.ts';
import { mistypedAs } from './mistyped.ts';
import { nameSource, nameWordsOf } from './name-pattern.ts';

const placesShown = 6;

/** Capitalised words that follow a first name without being a surname. */
const noSurname =
  /^(?:I|God|Christ|Jesus|Street|Avenue|Road|Lake|House|Day|Night|Junior|Senior|Jr|Sr|Mister|Miss|Mrs|Mr|Dr|Doctor|Captain|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|January|February|March|April|May|June|July|August|September|October|November|December|The|And|But|No|Yes|Please|Thank|Thanks|Sorry|Wait|Come|Look|What|Why|How|Who|Where|When)$/;

const firstLetters = (id: string): string => /\p{L}+/u.exec(id)?.[0] ?? '';

/** Word in capitals -> the passages that hold it: a cast of hundreds is not looked for in every line. */
function passagesByWord(passages: readonly Passage[]): Map<string, Passage[]> {
  const found = new Map<string, Passage[]>();
  for (const passage of passages)
    for (const word of new Set(passage.text.toUpperCase().match(/\p{L}+/gu) ?? [])) {
      const list = found.get(word);
      if (list) list.push(passage);
      else found.set(word, [passage]);
    }
  return found;
}

const surnameChanges: FlawRule = {
  id: 'surnameChanges',
  topic: 'surname',
  effect: 0.6,
  find({ characters, passages, english }) {
    const running = passages.filter((passage) => passage.kind === 'action' || isSpoken(passage));
    const small = new Set(running.flatMap(({ text }) => text.match(/(?<!\p{L})\p{Ll}+/gu) ?? []));
    const firsts = new Set(characters.flatMap(({ id }) => nameWordsOf(id)));
    const single = english
      ? characters.filter(({ id }) => nameWordsOf(id).length === 1 && nameWordsOf(id)[0] === id && id.length >= 3)
      : [];
    const holding = passagesByWord(running);
    const found = single.flatMap((character) => {
      const places = holding.get(firstLetters(character.id));
      if (!places) return [];
      const pattern = new RegExp(`${nameSource(character.id)} (\\p{Lu}\\p{Ll}{2,})(?!['’]?\\p{L}|\\p{Lu})`, 'gu');
      const uses = places.flatMap((passage) =>
        [...passage.text.matchAll(pattern)].map((match) => ({ passage, surname: match[1] ?? '' })),
      );
      const real = uses.filter(
        ({ surname }) =>
          !noSurname.test(surname) && !small.has(surname.toLowerCase()) && !firsts.has(surname.toUpperCase()),
      );
      const surnames = [...new Set(real.map(({ surname }) => surname))];
      // Three surnames behind one name mean that the name is a title or a nation's commonest.
      return surnames.length === 2 && !small.has(character.id.toLowerCase()) ? [{ character, surnames, real }] : [];
    });
    const [one] = found;
    if (!one) return null;
    const uses = ({ real }: typeof one, surname: string) => real.filter((use) => use.surname === surname);
    return {
      title: `${one.character.name} is ${listed(one.surnames.map((surname) => `${one.character.name} ${surname}`))}`,
      points: found.slice(0, placesShown).map((hit) => ({
        text: `${hit.surnames.map((surname) => `${hit.character.name} ${surname} on ${pagesOf(uses(hit, surname).map(({ passage }) => passage.at.page))}`).join(', ')}.`,
        evidence: hit.surnames.flatMap((surname) =>
          uses(hit, surname)
            .slice(0, 1)
            .map(({ passage }) => quoteWhere(passage, (text) => text.includes(surname))),
        ),
      })),
      advice: `Choose one surname for ${one.character.name} and search the script for the other.`,
      unless: `If ${one.character.name} marries, goes by an alias, or there are two people of that first name, say so where the second name first stands.`,
    };
  },
};

/** How often the right spelling must stand, and how seldom the other, before one is taken for a slip of the other. */
const usualCount = 5;
const rareCount = 2;

const misspelledName: FlawRule = {
  id: 'misspelledName',
  topic: 'name-spelling',
  effect: 0.4,
  find({ characters, passages }) {
    const running = passages.filter((passage) => passage.kind === 'action' || isSpoken(passage));
    const ids = new Set(characters.flatMap(({ id }) => nameWordsOf(id)));
    const small = new Set(running.flatMap(({ text }) => text.match(/(?<!\p{L})\p{Ll}[\p{L}'’]*/gu) ?? []));
    // Capitalised inside a sentence: at its start any word is.
    const uses = Map.groupBy(
      running.flatMap((passage) =>
        [...passage.text.matchAll(/(?<=[\p{Ll},;] )(\p{Lu}\p{Ll}{3,})(?!\p{L})/gu)].map((match) => ({
          passage,
          word: match[1] ?? '',
        })),
      ),
      ({ word }) => word,
    );
    const counts = new Map<string, number>();
    for (const { text } of running)
      for (const [word] of text.matchAll(/\p{Lu}\p{L}{3,}/gu))
        counts.set(word.toUpperCase(), (counts.get(word.toUpperCase()) ?? 0) + 1);
    const found = [...uses].flatMap(([word, own]) => {
      const upper = word.toUpperCase();
      if (ids.has(upper) || small.has(word.toLowerCase()) || (counts.get(upper) ?? 0) > rareCount) return [];
      const name = [...ids].find((id) => id.length >= 5 && (counts.get(id) ?? 0) >= usualCount && slipOf(upper, id));
      return name ? [{ word, name, own }] : [];
    });
    const [one] = found;
    if (!one) return null;
    const shown = one.name.charAt(0) + one.name.slice(1).toLowerCase();
    return {
      title: `${listed(found.map(({ word }) => word))} ${found.length === 1 ? 'looks like a slip' : 'look like slips'} for ${listed(found.map(({ name }) => name.charAt(0) + name.slice(1).toLowerCase()))}`,
      points: found.slice(0, placesShown).map(({ word, name, own }) => ({
        text: `${word} stands on ${pagesOf(own.map(({ passage }) => passage.at.page))}; elsewhere the name is written ${name}, ${counted(counts.get(name) ?? 0, 'time')} in action and dialogue.`,
        evidence: own.map(({ passage }) => quoteWhere(passage, (text) => text.includes(word))),
      })),
      advice: `Search for ${one.word} and put ${shown} in its place on ${pagesOf(one.own.map(({ passage }) => passage.at.page))}.`,
      unless: `If ${one.word} is somebody else, a name less like ${shown} would keep readers from stumbling.`,
    };
  },
};

/** Mistyped, but not by another last letter: 'Maria' and 'Marie', 'Simon' and 'Simone' are two people. */
function slipOf(word: string, name: string): boolean {
  const [one, other] = [word.toLowerCase(), name.toLowerCase()];
  return one[0] === other[0] && one.at(-1) === other.at(-1) && mistypedAs(one, other);
}

export const nameRules: readonly FlawRule[] = [surnameChanges, misspelledName];
