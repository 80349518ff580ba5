/** How far a sentence carries the plot by its small words, beside what `learned/moment-model.ts` has learned of its others. */
import { openingWith, type Phrases, wholeWords } from '../../screenplay/text/phrases.ts';
import {
  answerWords,
  cameraWords,
  courtesyWords,
  decisionWords,
  demandWords,
  eventWords,
  hedgeWords,
  kinWords,
  loveWords,
  moneyWords,
  newsWords,
  threatWords,
} from '../lexicons/story/plot-words.ts';
import { goingOn } from '../lexicons/talk-words.ts';
import type { ToldSentence } from '../text/told-sentences.ts';

/**
 * What each adds, on the scale of the model's score. Chosen by hand on 61 scripts of which readers marked the moments, scored by models that had not seen them: the sentence
 * taken of a sequence was a marked one in 36 of 530 instead of 20.
 */
const talk: readonly (readonly [phrases: Phrases, adds: number])[] = [
  [newsWords, 1.6],
  [decisionWords, 1.4],
  [demandWords, 1.6],
  [threatWords, 1.4],
  [kinWords, 1],
  [loveWords, 1],
  [moneyWords, 0.5],
  [['we'], 0.6],
  [hedgeWords, -1.2],
  [courtesyWords, -1.6],
];
const action: readonly (readonly [phrases: Phrases, adds: number])[] = [
  [eventWords, 1.5],
  [cameraWords, -1.2],
];
type Adding = readonly (readonly [says: RegExp, adds: number])[];
const compiled = (list: typeof talk): Adding => list.map(([phrases, adds]) => [wholeWords(phrases), adds]);
const [inTalk, inAction] = [compiled(talk), compiled(action)];
const addedBy = (list: Adding, text: string): number =>
  list.reduce((sum, [says, adds]) => sum + (says.test(text) ? adds : 0), 0);
const answers = openingWith(answerWords);
const goesOn = openingWith(goingOn);
const named = /\s\p{Lu}\p{Ll}{2,}/u;
/** What is asked or cried tells less than what is said; what goes on about something before it needs that. */
const form = {
  asks: -2,
  cries: -0.8,
  answers: -0.8,
  goesOn: -0.8,
  names: 0.7,
  short: -0.6,
  long: 0.5,
  action: 0.7,
  lists: -1,
} as const;
/** Action with so many commas names what is there. */
const lists = 2;
const lengths = { short: 7, long: 12 } as const;

export function plotWeight({ text, words, speakers }: Pick<ToldSentence, 'text' | 'words' | 'speakers'>): number {
  const length = words.length <= lengths.short ? form.short : words.length > lengths.long ? form.long : 0;
  const shared = length + (goesOn.test(text) ? form.goesOn : 0);
  if (speakers.length === 0)
    return shared + form.action + addedBy(inAction, text) + (text.split(',').length > lists ? form.lists : 0);
  return (
    shared +
    (named.test(text) ? form.names : 0) +
    addedBy(inTalk, text) +
    (answers.test(text) ? form.answers : 0) +
    (/\?["”]?$/.test(text) ? form.asks : /!["”]?$/.test(text) ? form.cries : 0)
  );
}
