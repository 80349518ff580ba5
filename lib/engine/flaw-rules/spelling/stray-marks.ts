/** Commas and quotation marks that are left over or lack their partner, and apostrophes where none belongs. */

import { oneOf } from '../../../screenplay/text/phrases.ts';
import { behindThings, countWords, manyInOne } from '../../lexicons/flaws/spelling-forms.ts';
import { functionWords } from '../../lexicons/function-words.ts';
import { englishWords } from '../../norms/english-words.ts';
import type { Passage } from '../../text/passages.ts';
import { english, hall, talk } from '../example-script.ts';
import { readBySlips, type Slip, slipRule } from './slip-rule.ts';

/** Who ends more speeches so does it on purpose. */
const mostOpenSpeeches = 3;
/** Who has more quotation marks alone writes them in a way of their own. */
const mostLoneQuotes = 4;
/** Letters of a word whose plural has an apostrophe and one s too many. */
const fewestLetters = 5;

/** One pattern for all: two commas, a comma before a full stop, letters of an abbreviation between commas ('I,I,' stutters); an s too many behind an apostrophe. */
const stray =
  /(?<=\p{L})(?:,,(?!,)|,\.(?!\.| \.)(?= |$))|(?<![\p{L},])(\p{Lu}),(?!\1)\p{Lu},(?![\p{L},])|(?<![\p{L}])(?:\p{L}+['’]s['’]s|(?:her|your|their|our)['’]s|\p{Ll}+[^\s's’]s['’]s)(?![\p{L}])/gu;
const owners: ReadonlyMap<string, string> = new Map([
  ['her', 'hers'],
  ['your', 'yours'],
  ['their', 'theirs'],
  ['our', 'ours'],
]);

/** What the mark should be; null where it may be meant so. */
function mended(found: string, next: string): string | readonly string[] | null {
  if (found === ',,') return ',';
  if (found === ',.') return '.';
  if (found.includes(',')) return found.replaceAll(',', '.');
  const [word = '', ...rest] = found.split(/['’]/);
  const owner = owners.get(word.toLowerCase());
  if (owner !== undefined) return owner;
  if (rest.length > 1) return `${word}’s`;
  const isPlural = word.length >= fewestLetters && englishWords().known.has(word.slice(0, -1));
  const one = `${word.slice(0, -1)}’s`;
  // 'The assignments's boat' may be one's or many's; 'the assignments's already done' is one that is done.
  if (isPlural) return functionWords.has(next) ? one : [one, `${word}’`];
  return null;
}

const spaced = /\S*$/;
/** The mark with the word before it. */
function strayIn(passage: Passage): Slip[] {
  return [...passage.text.matchAll(stray)].flatMap(({ 0: found, index }) => {
    const next = /^ (\p{L}+)/u.exec(passage.text.slice(index + found.length))?.[1]?.toLowerCase() ?? '';
    const meant = mended(found, next);
    if (meant === null) return [];
    const before = found.startsWith(',') ? (spaced.exec(passage.text.slice(0, index))?.[0] ?? '') : '';
    const whole = typeof meant === 'string' ? `${before}${meant}` : meant;
    return [{ passage, word: `${before}${found}`, meant: whole }];
  });
}

/** More than one of a thing, as if it owned what follows, before a word that is no thing: 'two beer’s from the tap'. */
const countedOwner = new RegExp(
  `(?<![\\p{L}'’-])${oneOf(countWords)} (\\p{Ll}{3,}[^\\s\\Ws])['’]s(?=(?: ${oneOf(behindThings)}(?!\\p{L}))|[.,!?])`,
  'gu',
);
function countedOwners(passage: Passage): Slip[] {
  return [...passage.text.matchAll(countedOwner)].flatMap(({ 0: found, 1: one = '' }) =>
    englishWords().common.has(one) && !manyInOne.has(one)
      ? [{ passage, word: found, meant: found.replace(/['’]s$/, 's') }]
      : [],
  );
}

/** In small letters: in capitals it is sung. */
const endsOpen = /\p{Ll}{2,},$/u;
/** A speech that ends in a comma before somebody else speaks, or before another scene: not a song, and not one that is broken off with a dash. */
function openSpeeches(passages: readonly Passage[]): Slip[] {
  const found = passages.flatMap((passage, at): Slip[] => {
    const next = passages[at + 1];
    const isLast =
      next === undefined || next.kind === 'heading' || (next.kind === 'dialogue' && next.speech !== passage.speech);
    if (passage.kind !== 'dialogue' || !isLast || passage.dual || passage.text.includes('\n')) return [];
    const text = passage.text.trimEnd();
    if (!endsOpen.test(text) || next?.cue?.name === passage.cue?.name || text.startsWith('(')) return [];
    const word = spaced.exec(text)?.[0] ?? '';
    return [{ passage, word, meant: [`${word.slice(0, -1)}.`, `${word.slice(0, -1)} --`] }];
  });
  return found.length > mostOpenSpeeches ? [] : found;
}

/** Passages within which the other mark may stand. */
const nearQuotes = 8;

const quoteMarks = /["“”]/g;
const inches = /\d\s*["”]/;
const isAlone = ({ text }: Passage): boolean => (text.match(quoteMarks)?.length ?? 0) % 2 === 1;
/** A quotation that is opened or closed and not both, with no other in the passages beside it that could be its partner. */
function loneQuotes(passages: readonly Passage[]): Slip[] {
  const alone = passages.flatMap((passage, at) => (isAlone(passage) ? [{ passage, at }] : []));
  const found = alone.flatMap(({ passage, at }, index): Slip[] => {
    const { text, kind } = passage;
    const hasPartner = [alone[index - 1], alone[index + 1]].some(
      (other) => other && Math.abs(other.at - at) <= nearQuotes,
    );
    if (
      hasPartner ||
      (kind !== 'action' && kind !== 'dialogue') ||
      inches.test(text) ||
      text.match(quoteMarks)?.length !== 1
    )
      return [];
    const mark = text.search(quoteMarks);
    const opens = /[\s(]|^$/.test(text.charAt(mark - 1)) && /[^\s.,!?]/.test(text.charAt(mark + 1));
    // A longer quotation is opened on every paragraph and closed on the last.
    if (opens && (mark === 0 || kind === 'dialogue')) return [];
    // What it closes may have been opened on an earlier page.
    if (!opens && mark === text.trimEnd().length - 1 && /[.!?…-]/.test(text.charAt(mark - 1))) return [];
    const rest = text.slice(mark);
    const word = opens ? (/^\S+/.exec(rest)?.[0] ?? '') : (spaced.exec(text.slice(0, mark + 1))?.[0] ?? '');
    return word.length < 3 ? [] : [{ passage, word, meant: opens ? `${word} … "` : `" … ${word}` }];
  });
  return found.length > mostLoneQuotes ? [] : found;
}

export const strayMarks = slipRule({
  id: 'strayMarks',
  name: 'Commas, quotation marks and apostrophes left over or alone (,, Ann’s’s)',
  topic: 'marks',
  over: 'words',
  effect: 0.25,
  title: 'Marks are left over or alone',
  find: (derived) => {
    const inMargins = derived.passages.filter(({ kind }) => kind !== 'transition');
    return [
      ...readBySlips(derived).flatMap((passage) => [...strayIn(passage), ...countedOwners(passage)]),
      ...openSpeeches(inMargins),
      ...loneQuotes(inMargins),
    ];
  },
  costs: (where) => `The marks on ${where} make a reader look for more`,
  examples: [
    hall(english, 'She waits,, then goes. It is Ann’s’s turn. The motorists’s boat.'),
    hall(english, 'The book is her’s.', talk('ANN', 'He comes from the U,S, and I know,'), talk('BO', 'Yes.')),
    hall(english, "The assignments's already done."),
    hall(english, 'She pours two beer’s from the tap.'),
    hall(english, 'She points at the sign: NO SMOKING" it says.'),
  ],
  nearMisses: [
    hall(
      english,
      'She is 5\'6", and says "no". The boss’s boat, the boats’ oars, James’s oar. A, B, C. I,I, well.',
      talk('ANN', 'I know,'),
      'She nods. The two boys’ hats, and many a mother’s. Of six women’s. These children’s.',
      talk('ANN', 'and I go. "So it begins'),
    ),
  ],
});
