/** The longest speech, where hardly any produced script has one so long: what the others do meanwhile. Leaves out what is told over the picture, sung or shouted in capitals. */
import * as z from 'zod';
import { cite } from '../../../story/cite.ts';
import { characterId } from '../../../story/ids.ts';
import type { Speech } from '../../people/speeches.ts';
import { quoteEnd, quoteOf } from '../../text/quote.ts';
import { type PatternRule, questionWeight } from '../pattern-rule.ts';

/** In nine of ten of so many produced features the longest speech in the scene is shorter than these words (median 103; counted 2026-11-29). Of 14 found in others 13 are one speech, read by one reader. */
export const longestSpeechOfNine = { words: 176, scripts: 144 } as const;
/** A heading within it was not read. */
const swallowed = /\b(?:INT|EXT)\b/;
/** Words on a page of talk: what a speech touches. */
const wordsOnPage = 180;

const page = z.number().int();
/** `who` speaks `words` words on `page` without a line of action between; `mean` words has a speech of the script; `listener` speaks next in its scene, else last. `cites`: its first words and its last. */
const facts = z.object({
  who: z.string(),
  listener: z.string().nullable(),
  words: page,
  mean: z.number(),
  page,
  affected: page,
  cites: z.tuple([cite, cite]),
});

export const longSpeech: PatternRule<z.infer<typeof facts>> = {
  id: 'long-speech',
  kind: 'weakness',
  facts,
  find({ speeches, characters, talkWords, pages, short }) {
    if (short) return null;
    const named = new Set(characters.map(({ id }) => id));
    const [longest] = speeches
      .filter(
        ({ offScreen, voiceOver, spoken, speakers, text }) =>
          !offScreen &&
          !voiceOver &&
          speakers.length === 1 &&
          spoken.every(({ kind }) => kind === 'dialogue') &&
          /\p{Ll}{2}/u.test(text) &&
          !swallowed.test(text),
      )
      .toSorted((a, b) => b.words.length - a.words.length);
    const [who = ''] = longest?.speakers ?? [];
    if (!longest || longest.words.length < longestSpeechOfNine.words || !named.has(who)) return null;
    const at = speeches.indexOf(longest);
    const isAnothers = ({ scene, speakers }: Speech): boolean =>
      scene === longest.scene && speakers.length === 1 && !speakers.includes(who);
    const near = speeches.slice(at).find(isAnothers) ?? speeches.slice(0, at).findLast(isAnothers);
    const [listener = ''] = near?.speakers ?? [];
    const affected = Math.ceil(longest.words.length / wordsOnPage);
    return {
      facts: {
        who: characterId(who),
        listener: named.has(listener) ? characterId(listener) : null,
        words: longest.words.length,
        mean: talkWords / speeches.length,
        page: longest.page,
        affected,
        cites: [quoteOf(longest.passage), quoteEnd(longest.spoken.at(-1) ?? longest.passage)],
      },
      weight: questionWeight(affected, pages),
    };
  },
};
