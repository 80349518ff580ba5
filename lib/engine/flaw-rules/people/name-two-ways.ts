/** Two names that may be one person's, written two ways, asked as a question: STRATA, who has a line, and STRATUS. */
import * as z from 'zod';
import { months } from '../../../screenplay/text/lexicons/script-words.ts';
import { wholeText } from '../../../screenplay/text/phrases.ts';
import { type Cite, cite } from '../../../story/cite.ts';
import type { Derived } from '../../derive.ts';
import { englishWords } from '../../norms/english-words.ts';
import type { Character } from '../../people/character-index.ts';
import { nearlySame, sharedEnds } from '../../people/near-names.ts';
import { quoteOf, quoteWhere } from '../../text/quote.ts';
import { counted, timesOver } from '../../wording.ts';
import { english, hall, many, scene, talk } from '../example-script.ts';
import { flawRule, pointsShown } from '../flaw-rule.ts';
import { nameWordsOf } from '../name-pattern.ts';
import { soundOf } from '../sound-of-name.ts';
import { isDamaged } from '../spelling/strange-words.ts';
import { isSlipBehindTitle, spellingsBehindTitles } from './behind-titles.ts';

/** Whose name is in doubt has few lines, and the other a multiple of them. Own bounds. */
const few = { speeches: 6, times: 3, other: 4 } as const;
/** A spelling of the action that nobody speaks under is rare, and the name in the cues is not. */
const rare = { spelling: 3, name: 8 } as const;
const shortest = 4;
const month = wholeText(months);
/** Names that begin alike so far may end in two other letters: STRATA and STRATUS. */
const sharedStart = 5;
const changedEnd = 2;

const pair = z.object({
  one: z.string(),
  other: z.string(),
  times: z.number().int(),
  otherTimes: z.number().int(),
  spoken: z.boolean(),
  cites: z.array(cite),
});
const facts = z.object({ pairs: z.array(pair).min(1) });
type Pair = z.infer<typeof pair>;

/** By sound, by one letter where it is no name else, or by a long beginning. What everybody says is a part: CLERK is not CLARK. */
function mayBeOne(one: string, other: string, { onlySound = false } = {}): boolean {
  const { common, known, names } = englishWords();
  const [small, otherSmall] = [one.toLowerCase(), other.toLowerCase()];
  if (one === other || Math.min(one.length, other.length) < shortest) return false;
  const isPart = [small, otherSmall].some((word) => common.has(word) && !names.has(word));
  if (isPart || `${small}s` === otherSmall || `${otherSmall}s` === small) return false;
  if (soundOf(one) === soundOf(other)) return true;
  if (onlySound || one[0] !== other[0]) return false;
  const isNoName = !names.has(small) && !known.has(small);
  const [start] = sharedEnds(one, other);
  const longest = Math.max(one.length, other.length);
  const areNames = names.has(small) && names.has(otherSmall);
  const endsElse = start >= sharedStart && longest - start <= changedEnd && !areNames;
  return endsElse || (isNoName && one.length > shortest && nearlySame(one, other));
}

/** The words in which two cues differ, where it is one. */
function differing(one: string, other: string): readonly [string, string] | null {
  const [words, others] = [one.split(' '), other.split(' ')];
  const at = words.flatMap((word, index) => (word === others[index] ? [] : [index]));
  const [index = 0] = at;
  return words.length === others.length && at.length === 1 ? [words[index] ?? '', others[index] ?? ''] : null;
}

const firstLine = ({ speeches }: Character): Cite[] => speeches.slice(0, 1).map(({ passage }) => quoteOf(passage));

/** Cues that never speak in one scene. */
function pairsOfCues(characters: readonly Character[]): Pair[] {
  const seldom = characters.filter(({ id, speeches }) => speeches.length <= few.speeches && !/\d/.test(id));
  return seldom.flatMap((one) => {
    const found = characters.find((other) => {
      const words = differing(one.id, other.id);
      const isOften = other.speeches.length >= Math.max(few.other, few.times * one.speeches.length);
      const meets = one.scenes.some((ordinal) => other.scenes.includes(ordinal));
      return words !== null && isOften && !meets && mayBeOne(...words);
    });
    if (!found) return [];
    return [
      {
        one: one.name,
        other: found.name,
        times: one.speeches.length,
        otherTimes: found.speeches.length,
        spoken: true,
        cites: [...firstLine(one), ...firstLine(found)],
      },
    ];
  });
}

/** A name in the action or the talk that sounds like one of the cues and is nobody's. */
function pairsOnPage({ characters, passages }: Derived): Pair[] {
  const running = passages.filter(({ kind }) => kind === 'action' || kind === 'dialogue');
  const uses = Map.groupBy(
    running.flatMap((passage) => [...passage.text.matchAll(/\p{Lu}\p{L}{3,}/gu)].map(([word]) => ({ passage, word }))),
    ({ word }) => word.toUpperCase(),
  );
  const cueWords = new Set(characters.flatMap(({ id }) => id.split(' ')));
  const names = new Map(characters.flatMap((one) => nameWordsOf(one.id).map((word) => [word, one])));
  const times = (word: string): number => uses.get(word)?.length ?? 0;
  const often = [...names].filter(([word]) => times(word) >= rare.name);
  return [...uses].flatMap(([word, own]) => {
    if (own.length > rare.spelling || cueWords.has(word)) return [];
    const [name, person] = often.find(([other]) => mayBeOne(word, other, { onlySound: true })) ?? [];
    const [first] = own;
    if (!name || !person || !first) return [];
    // Beside a surname it is somebody else: ‘Scott Harmony’. Drawn out or mistyped names have rules of their own.
    const isWhole = own.some(({ passage }) =>
      new RegExp(`(?:\\p{Lu}\\p{Ll}+ ${first.word}|${first.word} \\p{Lu}\\p{Ll})`, 'u').test(passage.text),
    );
    const { common, names: known } = englishWords();
    const small = word.toLowerCase();
    if (isWhole || first.word === word || !known.has(small) || common.has(small) || month.test(word)) return [];
    const cites = [quoteWhere(first.passage, (text) => text.includes(first.word)), ...firstLine(person)];
    return [{ one: first.word, other: person.name, times: own.length, otherTimes: times(name), spoken: false, cites }];
  });
}

const shown = (name: string): string => name.charAt(0) + name.slice(1).toLowerCase();

/** A surname that the action introduces and that stands otherwise behind a title or the first name. */
const pairsBehindTitles = (derived: Derived): Pair[] =>
  spellingsBehindTitles(derived)
    .filter((pair) => !isSlipBehindTitle(pair))
    .map(({ one, other, otherTimes, passages, otherPassage }) => ({
      one: shown(one),
      other: shown(other),
      times: passages.length,
      otherTimes,
      spoken: false,
      cites: [
        ...passages.slice(0, 1).map((passage) => quoteWhere(passage, (text) => text.toUpperCase().includes(one))),
        quoteWhere(otherPassage, (text) => text.toUpperCase().includes(other)),
      ],
    }));

export const nameTwoWays = flawRule({
  id: 'nameTwoWays',
  name: 'A name that may be written two ways',
  topic: 'one-name',
  over: 'speakers',
  effect: 0.3,
  work: 'slip',
  readsSpelling: true,
  facts,
  find(derived) {
    if (!derived.english || isDamaged(derived)) return null;
    const found = [...pairsOfCues(derived.characters), ...pairsBehindTitles(derived), ...pairsOnPage(derived)];
    const pairs = found.filter((pair, at) => found.findIndex(({ one }) => one === pair.one) === at);
    return pairs.length === 0 ? null : { pairs };
  },
  say({ pairs }) {
    const [{ one, other } = { one: '', other: '' }] = pairs;
    const shown = pairs.slice(0, pointsShown);
    return {
      title: `Are ${one} and ${other} one person${pairs.length === 1 ? '' : `, and ${counted(pairs.length - 1, 'other pair')}`}?`,
      points: shown.map(({ one: rarer, other: usual, times, otherTimes, spoken, cites }) => ({
        text: spoken
          ? `${rarer} has ${counted(times, 'speech', 'speeches')} and ${usual} ${otherTimes}, and the two never speak in one scene.`
          : `${rarer} stands in the text ${counted(times, 'time')}, ${usual} ${timesOver(otherTimes)}, and no cue is ${rarer}’s.`,
        evidence: cites,
      })),
      advice: `If they are one, write ${other} wherever ${one} stands.`,
      unless: `If ${one} is somebody else, a name less like ${other} keeps readers from asking.`,
    };
  },
  costs: (where) => `On ${where} a reader asks who this is`,
  examples: [
    scene(
      'EXT. YARD - DAY',
      many(4, () => talk('STRATUS', 'Next.')),
    ) + scene('EXT. YARD - NIGHT', talk('STRATA', 'Here.')),
    hall(
      many(8, () => 'The bolt is for Roger.'),
      talk('ROGER', 'Next.'),
      'She waves at Rodger.',
    ),
    hall(
      `${english} RUTH STRATA waits.`,
      talk('RUTH', 'Next.'),
      'She was with Ruth Strata of the yard.',
      'They have Lieutenant Stratus on the line.',
    ),
  ],
  nearMisses: [
    hall(
      `${english} RUTH STRATA waits.`,
      talk('RUTH', 'Next.'),
      'She was with Ruth Strata of the yard.',
      'They have the Stratas on the line.',
    ),
    scene(
      'EXT. YARD - DAY',
      many(4, () => talk('STRATUS', 'Next.')),
      talk('STRATA', 'Here.'),
    ),
    scene(
      'EXT. YARD - DAY',
      many(3, () => talk('STRATUS', 'Next.')),
    ) + scene('EXT. YARD - NIGHT', talk('STRATA', 'Here.')),
    scene(
      'EXT. YARD - DAY',
      many(4, () => talk('CLARK', 'Next.')),
    ) + scene('EXT. YARD - NIGHT', talk('CLERK', 'Here.')),
    scene(
      'EXT. YARD - DAY',
      many(4, () => talk('MARY', 'Next.')),
    ) + scene('EXT. YARD - NIGHT', talk('MARK', 'Here.')),
    hall(
      many(8, () => 'The bolt is for Roger.'),
      talk('ROGER', 'Next.'),
      'She waves at Rodger Harmony.',
    ),
    hall(
      many(8, () => 'The bolt is for Roger.'),
      talk('ROGER', 'Next.'),
      'She waves at Rogers.',
    ),
    hall(
      many(8, () => 'The bolt is for Marc.'),
      talk('MARC', 'Next.'),
      'She comes in March.',
    ),
  ],
});
