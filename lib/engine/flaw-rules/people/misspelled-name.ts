/** A name that looks mistyped. */

import type { Derived } from '../../derive.ts';
import { titles } from '../../lexicons/flaws/people.ts';
import { englishWords } from '../../norms/english-words.ts';
import { nearlySame, sharedEnds } from '../../people/near-names.ts';
import { isSpoken, type Passage } from '../../text/passages.ts';
import { english, many, scene, talk } from '../example-script.ts';
import { mistypedAs, transposed } from '../mistyped.ts';
import { nameWordsOf } from '../name-pattern.ts';
import { type Slip, slipRule } from '../spelling/slip-rule.ts';
import { withoutS } from '../spelling/verb-forms.ts';
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

/** How often who speaks is named, and in how many speeches. */
const sure = { speeches: 8, named: 8 } as const;
const sharedStart = 3;
const mostLetters = 2;

/** Kate for Katie: one letter, or another end behind the same beginning. */
function mayStandFor(word: string, name: string): boolean {
  const [start] = sharedEnds(word, name);
  const longest = Math.max(word.length, name.length);
  return nearlySame(word, name) || (start >= sharedStart && longest - start <= mostLetters);
}

const doesSomething = /(?<!\p{Lu}[\p{L}.’']* |[\p{L}’'-])(\p{Lu}\p{Ll}{2,}) (\p{Ll}+)(?![\p{L}'’])/gu;

/** Somebody does something once in a scene where a name much like theirs speaks, and is nobody: neither introduced, nor named in talk, nor in a cue. */
function strangersInScene({ characters, passages }: Derived): Slip[] {
  const counts = new Map<string, number>();
  const others = new Set(
    characters.flatMap(({ id, introduction }) => nameWordsOf(`${id} ${introduction?.fullName.toUpperCase() ?? ''}`)),
  );
  for (const { kind, text } of passages) {
    if (kind === 'heading') continue;
    for (const [word] of text.matchAll(/\p{Lu}\p{L}{2,}/gu)) {
      const upper = word.toUpperCase();
      counts.set(upper, (counts.get(upper) ?? 0) + 1);
      if (word === upper || kind === 'dialogue') others.add(upper);
    }
  }
  const { common } = englishWords();
  const known = characters
    .filter(({ speeches }) => speeches.length >= sure.speeches)
    .flatMap(({ id, scenes }) => nameWordsOf(id).map((name) => ({ name, scenes: new Set(scenes) })))
    .filter(({ name }) => name.length > sharedStart && (counts.get(name) ?? 0) >= sure.named);
  return passages.flatMap((passage): Slip[] => {
    const { kind, text, scene: ordinal } = passage;
    if (kind !== 'action' || ordinal === null) return [];
    return [...text.matchAll(doesSomething)].flatMap(([, word = '', verb = '']): Slip[] => {
      const upper = word.toUpperCase();
      if (withoutS(verb) === null || others.has(upper) || counts.get(upper) !== 1 || common.has(word.toLowerCase()))
        return [];
      const [one, second] = known.filter(
        ({ name, scenes }) => name[0] === upper[0] && scenes.has(ordinal) && mayStandFor(upper, name),
      );
      return one && !second ? [{ passage, word, meant: shown(one.name) }] : [];
    });
  });
}

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
    return [...slips, ...behindTitles, ...strangersInScene(derived)].filter(
      ({ word, passage }, at, all) =>
        all.findIndex((each) => each.passage === passage && each.word.toUpperCase() === word.toUpperCase()) === at,
    );
  },
  costs: (where) => `A stranger seems to turn up on ${where}`,
  examples: [
    yards(english, 'Ruth waves at Micheal from the gate.'),
    scene(
      'EXT. YARD - DAY',
      english,
      many(8, () => talk('KATIE', 'Katie is here.')),
      'Kate looks up.',
    ),
  ],
  nearMisses: [
    scene(
      'EXT. YARD - DAY',
      many(8, () => talk('KATIE', 'Katie is here.')),
      'KATE comes in. Kate looks up.',
    ),
    scene(
      'EXT. YARD - DAY',
      many(8, () => talk('KATIE', 'Katie is here.')),
    ) + scene('EXT. LAKE - DAY', 'Kate looks up.'),
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
