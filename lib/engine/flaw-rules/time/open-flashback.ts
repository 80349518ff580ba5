/** A flashback that is begun and never ended. */
import * as z from 'zod';
import { anyOf, wholeWords } from '../../../screenplay/text/phrases.ts';
import { cite } from '../../../story/cite.ts';
import { memories, memoryEnds, timeSlots } from '../../lexicons/flaws/time-shifts.ts';
import { quoteOf } from '../../text/quote.ts';
import { scene } from '../example-script.ts';
import { flawRule, pointsShown } from '../flaw-rule.ts';
import { isMarker } from '../out-of-time.ts';

const begins = new RegExp(`\\bBEGIN(?:S|NING OF)?:? (?:A )?(${anyOf(memories)})`);
const ends = wholeWords(memoryEnds, { slots: timeSlots, flags: '' });

/** `what` as the script calls it; `next` is the page on which another begins before it ends, null where it is never ended. */
const open = z.object({
  what: z.string(),
  page: z.number().int(),
  next: z.number().int().nullable(),
  cites: z.array(cite),
});
const facts = z.object({ shown: z.array(open).min(1) });

export const openFlashback = flawRule({
  id: 'openFlashback',
  name: 'A flashback that is begun and never ended',
  topic: 'flashback-end',
  over: 'headings',
  effect: 0.6,
  work: 'slip',
  facts,
  find({ passages }) {
    const markers = passages
      .filter((passage) => passage.kind === 'heading' || isMarker(passage))
      .map((passage) => ({ passage, text: passage.text.toUpperCase() }));
    const found = markers.flatMap(({ passage, text }, index) => {
      const what = begins.exec(text)?.[1];
      if (what === undefined) return [];
      const next = markers.slice(index + 1).find((other) => ends.test(other.text) || begins.test(other.text));
      if (next && !begins.test(next.text)) return [];
      return [
        {
          what: what.toLowerCase(),
          page: passage.at.page,
          next: next?.passage.at.page ?? null,
          cites: [passage, ...(next ? [next.passage] : [])].map(quoteOf),
        },
      ];
    });
    return found.length === 0 ? null : { shown: found.slice(0, pointsShown) };
  },
  say({ shown }) {
    const { what: first = '', page: firstPage = 1 } = shown[0] ?? {};
    return {
      title: `The ${first} on page ${firstPage} is begun and never ended`,
      points: shown.map(({ what, page, next, cites }) => ({
        text:
          next === null
            ? `Page ${page} begins a ${what}, and no later line ends it.`
            : `Page ${page} begins a ${what}; before it ends, page ${next} begins another.`,
        evidence: cites,
      })),
      advice: `Mark where the ${first} of page ${firstPage} ends: a reader who has lost the present reads on in the wrong time.`,
      unless: `If the script means to stay in that ${first} from page ${firstPage} to its last, the opening line alone may do.`,
    };
  },
  costs: (where) => `From ${where} on a reader may not know which time it is`,
  examples: [begun(''), begun('BEGIN DREAM')],
  nearMisses: [
    begun('END FLASHBACK.'),
    begun('END OF THE FLASH-BACK'),
    begun('FLASHBACK ENDS'),
    begun('BACK TO PRESENT'),
    begun('BACK TO SCENE'),
    scene('INT. SCHOOL - DAY (FLASHBACK)', 'Ruth waits.') + scene('INT. HALL - DAY', 'Ruth waits.'),
  ],
});

/** A flashback with what stands at its end. */
function begun(end: string): string {
  return (
    scene('INT. HALL - DAY', 'Ruth waits.', 'BEGIN FLASHBACK:') +
    scene('INT. SCHOOL - DAY', 'Ruth waits.', end) +
    scene('INT. HALL - NIGHT', 'Ruth waits.')
  );
}
