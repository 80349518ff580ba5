/** Finds how others speak of somebody: a sentence of talk that names them and judges them. */
import { anyOf, wholeWords } from '../../../screenplay/text/phrases.ts';
import { characterId } from '../../../story/ids.ts';
import type { StoryLine } from '../../../story/line.ts';
import type { Derived } from '../../derive.ts';
import {
  beforeFeeling,
  calledTo,
  degrees,
  feelings,
  habitLeads,
  habitVerbs,
  judgements,
  ownable,
  superlatives,
  unsaid,
} from '../../lexicons/story/portrait-words.ts';
import { quoteExactly } from '../../text/quote.ts';
import { sentencesOf, wordsOf } from '../../text/words.ts';
import type { Character } from '../character-index.ts';
import type { Naming } from '../presence/namings.ts';

/** Words of a sentence that says something of somebody and can be read at a glance. */
const length = { least: 3, most: 26 } as const;
/** Lines told. */
const mostTold = 2;

const is = String.raw`(?:['’]s|\s+(?:is|was|has been|ain['’]t|isn['’]t|wasn['’]t))`;
const much = `(?:\\s+${anyOf(degrees)}){0,2}`;
/** 'is a monster', 'was too good a friend': what kind of person. */
const isA = new RegExp(
  `^${is}${much}\\s+an?\\s+(?!${anyOf(['little', 'bit', 'lot', 'few', 'while'])}\\s+(?:late|more|while))([^.!?,;]+)`,
  'iu',
);
const isThe = new RegExp(`^${is}${much}\\s+the\\s+${anyOf(superlatives)}\\b`, 'iu');
const isSo = new RegExp(`^${is}${much}\\s+([\\p{L}-]+)(?=\\s*(?:[.!,;]|and\\b|but\\b|for\\b|--|$))`, 'iu');
const habit = new RegExp(`^\\s+${anyOf(habitLeads)}\\s+(?:\\p{L}+ly\\s+)?${anyOf(habitVerbs)}\\b`, 'iu');
const notStated = wholeWords(unsaid);

/** 'I never trusted Vince.', with the name behind. */
const felt = new RegExp(`(?:^|[^\\p{L}])I (?:${anyOf(beforeFeeling)} )*${anyOf(feelings)} (?:Mrs?\\. )?$`, 'iu');
/** The name is all that is felt for: 'I love Ann.', 'I hate Ann and her'. */
const alone = /^(?=\s*(?:[.!,;]|--|$))/u;
/** Goes on about whoever was named: 'He’s a killer.' */
const goesOn = /^(?:s?he)(?=['’]s\b|\s)/iu;

/** How much it judges, by what stands behind the name: 3 a word of judgement, 2 a superlative or a habit, 1 a kind of person; 0 nothing. */
function judged(after: string): number {
  const kind = isA.exec(after)?.[1];
  if (kind !== undefined) return wordsOf(kind).some((word) => judgements.has(word)) ? 3 : 1;
  if (isThe.test(after) || habit.test(after)) return 2;
  const word = isSo.exec(after)?.[1]?.toLowerCase();
  // 'Ann's kid' is somebody else.
  return word !== undefined && judgements.has(word) && !ownable.has(word) ? 3 : 0;
}

/** 'With you, Jane' and 'Ben Caslon' for Mrs. Caslon speak to her, or of another. */
const toThem = new RegExp(`\\b${anyOf(calledTo)}[\\s,]+$`, 'iu');
const titleBefore = /\b(?:mrs|ms|miss)\.?\s+(?:\p{L}+\s+)?$/iu;
const titled = /^(?:MRS|MS|MISS)\b/;
/** 'Screwing Sal was good', 'being with Ann is the best': something else is. */
const gerund = /(?:^|[\s,])\p{L}+ing\s+(?:with\s+)?$/iu;
/** Mrs. Swann is not Swann, nor Ben Caslon Mrs. Caslon. */
const isOther = (id: string, name: string, before: string): boolean =>
  titled.test(id) !== (titled.test(name.toUpperCase()) || titleBefore.test(before));

/**
 * What `namings` of somebody in talk say of them, the strongest judgement first, one a speaker; empty in a script that is not English. Own rule: of 74 lines found in
 * 120 produced scripts 67 judge the person or say what they are, as one reader sees it; four of the others are no longer found.
 */
export function spokenOf(
  { id }: Pick<Character, 'id'>,
  namings: readonly Naming[],
  { speeches, english }: Derived,
): StoryLine[] {
  if (!english) return [];
  const found = namings.flatMap(({ passage, from, to }) => {
    if (passage.kind !== 'dialogue') return [];
    const speech = speeches.find(({ spoken }) => spoken.includes(passage));
    const [speaker, ...more] = speech?.speakers ?? [];
    if (speaker === undefined || more.length > 0 || speaker === id) return [];
    const { text } = passage;
    const sentences = sentencesOf(text);
    const at = sentences.findIndex((one) => text.indexOf(one) <= from && to <= text.indexOf(one) + one.length);
    const sentence = sentences[at];
    if (sentence === undefined) return [];
    const start = text.indexOf(sentence);
    const before = text.slice(start, from);
    const after = text.slice(to, start + sentence.length);
    if (toThem.test(before) || gerund.test(before) || isOther(id, text.slice(from, to), before)) return [];
    const told = (quote: string, weight: number) => {
      const count = wordsOf(quote).length;
      return weight === 0 || count < length.least || count > length.most || /\?/.test(quote)
        ? []
        : [{ weight, line: { speakers: [characterId(speaker)], cite: quoteExactly(passage, quote) } }];
    };
    const own = notStated.test(before) ? 0 : felt.test(before) && alone.test(after) ? 2 : judged(after);
    if (own > 0) return told(sentence, own);
    const next = sentences[at + 1];
    // 'Don't worry about Deacon. He's a good kid.'
    if (next === undefined || !goesOn.test(next) || !/^\s*\./.test(after) || /,\s*$/.test(before)) return [];
    const both = text.slice(start, text.indexOf(next, start + sentence.length) + next.length);
    return told(both, judged(next.replace(goesOn, '')));
  });
  const ranked = found.toSorted((a, b) => b.weight - a.weight);
  return ranked
    .filter(({ line }, at) => ranked.findIndex((one) => one.line.speakers[0] === line.speakers[0]) === at)
    .slice(0, mostTold)
    .map(({ line }) => line);
}
