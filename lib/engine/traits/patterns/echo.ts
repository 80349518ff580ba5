/** A line that returns. */
import * as z from 'zod';
import { cite } from '../../../story/cite.ts';
import { characterId } from '../../../story/ids.ts';
import type { Derived } from '../../derive.ts';
import { speakingWords } from '../../norms/speaking-words.ts';
import { asPrinted, type Echo } from '../../text/echoes.ts';
import type { Passage } from '../../text/passages.ts';
import { quoteAround, quoteExactly } from '../../text/quote.ts';
import { sentencesOf, wordsOf } from '../../text/words.ts';
import type { PatternRule } from '../pattern-rule.ts';

/** Uses that lie nearer to each other, as a share of the script, are one exchange. */
const nearest = 0.1;
const othersShown = 2;
/** Weight: more for a longer way, for two speakers, in a short; less for what is no line. */
const weights = { base: 0.55, span: 0.5, passed: 0.1, short: 0.1, phrase: 0.25, most: 0.95 } as const;

const use = z.object({ who: z.string(), page: z.number().int(), cite });

/**
 * `words` as they are printed at the `first` use; `last` is the last, `scenes` begin between the two. `isLine`: somebody means something by it, a phrase may
 * be a term of the trade. `others` return, too.
 */
const facts = z.object({
  words: z.string(),
  isLine: z.boolean(),
  first: use,
  last: use,
  scenes: z.number().int(),
  others: z.array(z.object({ words: z.string(), pages: z.array(z.number().int()), cite })),
});

const isLine = ({ words }: Echo): boolean => words.some((word) => speakingWords.has(word));
const printedIn = (line: Echo): string => (line.passages[0] ? asPrinted(line, line.passages[0]) : line.words.join(' '));

export const echo: PatternRule<z.infer<typeof facts>> = {
  id: 'echo',
  facts,
  find({ echoes, nameOf, passages, short }: Derived) {
    const lines = echoes.filter(isLine);
    const best = lines.find(({ speakers }) => speakers.length > 1) ?? lines[0] ?? echoes[0];
    const first = best?.passages[0];
    const last = best?.passages.at(-1);
    if (!best || !first || !last || last.position - first.position < nearest) return null;
    const sentenceIn = (text: string): string =>
      sentencesOf(text).find((sentence) => wordsOf(sentence).join(' ').includes(best.words.join(' '))) ?? text;
    const speakerOf = ({ cue }: Passage): string =>
      best.speakers.find((id) => cue?.name.toUpperCase().includes(id)) ?? best.speakers[0] ?? '';
    const spokenAt = (passage: Passage): z.infer<typeof use> => ({
      who: characterId(speakerOf(passage)),
      page: passage.at.page,
      cite: quoteExactly(passage, sentenceIn(passage.text)),
    });
    const others = lines.filter((line) => line !== best).slice(0, othersShown);
    const passed = nameOf(speakerOf(first)) !== nameOf(speakerOf(last));
    return {
      facts: {
        words: printedIn(best),
        isLine: isLine(best),
        first: spokenAt(first),
        last: spokenAt(last),
        scenes: passages.filter(
          ({ kind, position }) => kind === 'heading' && position > first.position && position < last.position,
        ).length,
        others: others.flatMap((line) => {
          const again = line.passages.at(-1);
          if (!again) return [];
          const pages = line.passages.map(({ at }) => at.page);
          return [{ words: printedIn(line), pages, cite: quoteAround(again, ...line.words.slice(0, 1)) }];
        }),
      },
      weight: Math.min(
        weights.most,
        weights.base +
          (last.position - first.position) * weights.span +
          (passed ? weights.passed : 0) +
          (short ? weights.short : 0) -
          (isLine(best) ? 0 : weights.phrase),
      ),
    };
  },
};
