/** An ending that looks back: the last scene shows again what the first one showed, things or the place. */
import * as z from 'zod';
import { cite } from '../../../story/cite.ts';
import type { Derived } from '../../derive.ts';
import { quoteAround, quoteOf } from '../../text/quote.ts';
import type { RecurringObject } from '../../text/recurring-objects.ts';
import type { PatternRule } from '../pattern-rule.ts';

const fewestScenes = 6;
const thingsNamed = 3;
const thingsShown = 2;
/** A thing that is in more of the scenes is in the first and the last as a matter of course. */
const tellingShare = 1 / 4;
/** Weight: more for the same place, and for each thing up to two. */
const weights = { base: 0.5, place: 0.15, thing: 0.1, mostThings: 0.2 } as const;

/** `place` is the place of both scenes, null where only `things` are shared. The pages are those of the two scenes. */
const facts = z.object({
  place: z.string().nullable(),
  firstPage: z.number().int(),
  lastPage: z.number().int(),
  things: z.array(z.object({ name: z.string(), plural: z.boolean() })),
  cites: z.array(cite).min(1),
});

export const lookBack: PatternRule<z.infer<typeof facts>> = {
  id: 'look-back',
  facts,
  find({ scenes, objects }: Derived) {
    const first = scenes[0];
    const last = scenes.at(-1);
    if (!first || !last || scenes.length < fewestScenes) return null;
    const shared = objects
      .filter((object) => object.scenes.includes(first.ordinal) && object.scenes.includes(last.ordinal))
      .slice(0, thingsNamed);
    const samePlace = first.placeKey === last.placeKey;
    const telling = shared.some((object) => object.scenes.length <= scenes.length * tellingShare);
    if (!samePlace && !telling) return null;
    const inScene = ({ passages }: RecurringObject, ordinal: number) =>
      passages.filter(({ scene }) => scene === ordinal);
    const shown = shared
      .slice(0, thingsShown)
      .flatMap((object) =>
        [...inScene(object, first.ordinal).slice(0, 1), ...inScene(object, last.ordinal).slice(-1)].map((passage) =>
          quoteAround(passage, ...object.forms),
        ),
      );
    return {
      facts: {
        place: samePlace ? first.place : null,
        firstPage: first.page,
        lastPage: last.page,
        things: shared.map(({ name, plural }) => ({ name, plural })),
        cites: shown.length > 0 ? shown : [first, last].map(({ headingPassage }) => quoteOf(headingPassage)),
      },
      weight:
        weights.base + (samePlace ? weights.place : 0) + Math.min(weights.mostThings, shared.length * weights.thing),
    };
  },
};
