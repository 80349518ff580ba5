/** An object carried through: seen and spoken of, in four scenes or more, over half of the script. */
import * as z from 'zod';
import { cite } from '../../../story/cite.ts';
import type { Derived } from '../../derive.ts';
import { quoteAround } from '../../text/quote.ts';
import type { RecurringObject } from '../../text/recurring-objects.ts';
import type { PatternRule } from '../pattern-rule.ts';

const fewestScenes = 4;
const shortestSpan = 0.5;
const othersShown = 2;
/** Weight: more for a longer way through more of the scenes. */
const weights = { base: 0.4, span: 0.4, scenes: 0.3, most: 0.9 } as const;

/** The object is in `scenes` of `allScenes`; `others` span the script, too, with places that are not shown yet. */
const facts = z.object({
  name: z.string(),
  plural: z.boolean(),
  firstPage: z.number().int(),
  lastPage: z.number().int(),
  scenes: z.number().int(),
  allScenes: z.number().int(),
  cites: z.array(cite),
  others: z.array(z.object({ name: z.string(), scenes: z.number().int() })),
  otherCites: z.array(cite),
});

const spanOf = ({ passages }: RecurringObject): number =>
  (passages.at(-1)?.position ?? 0) - (passages[0]?.position ?? 0);

export const carriedObject: PatternRule<z.infer<typeof facts>> = {
  id: 'things',
  facts,
  find({ objects, scenes }: Derived) {
    const [best, ...rest] = objects.filter(
      (object) => object.inBoth && object.scenes.length >= fewestScenes && spanOf(object) >= shortestSpan,
    );
    const first = best?.passages[0];
    const last = best?.passages.at(-1);
    if (!best || !first || !last) return null;
    const middle = best.passages[Math.floor(best.passages.length / 2)] ?? first;
    const cites = [...new Set([first, middle, last])].map((passage) => quoteAround(passage, ...best.forms));
    const others = rest.slice(0, othersShown);
    return {
      facts: {
        name: best.name,
        plural: best.plural,
        firstPage: first.at.page,
        lastPage: last.at.page,
        scenes: best.scenes.length,
        allScenes: scenes.length,
        cites,
        others: others.map(({ name, scenes: held }) => ({ name, scenes: held.length })),
        otherCites: others
          .flatMap((object) => object.passages.slice(-1).map((passage) => quoteAround(passage, ...object.forms)))
          .filter(({ quote }) => cites.every((shown) => shown.quote !== quote)),
      },
      weight: Math.min(
        weights.most,
        weights.base + weights.span * spanOf(best) + weights.scenes * (best.scenes.length / scenes.length),
      ),
    };
  },
};
