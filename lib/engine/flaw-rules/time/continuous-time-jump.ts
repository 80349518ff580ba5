/** CONTINUOUS from day into night, or the reverse. */
import * as z from 'zod';
import { wholeWords } from '../../../screenplay/text/phrases.ts';
import { cite } from '../../../story/cite.ts';
import { beyondDayAndNight } from '../../lexicons/flaws/sides.ts';
import type { SceneFacts } from '../../scenes/scene-facts.ts';
import { quoteOf } from '../../text/quote.ts';
import { pagesOf } from '../../wording.ts';
import { scene } from '../example-script.ts';
import { flawRule, pointsShown } from '../flaw-rule.ts';
import { headingTimeOf } from '../heading-time.ts';
import { scenesOutOfTime } from '../out-of-time.ts';

const light = z.enum(['day', 'night']);
/** `from` and `to` are the places of the two scenes, `scene` and `page` those of the second. */
const jump = z.object({
  from: z.string(),
  to: z.string(),
  scene: z.number().int(),
  page: z.number().int(),
  was: light,
  is: light,
  cites: z.array(cite),
});
const facts = z.object({ pages: z.array(z.number().int()), shown: z.array(jump).min(1) });

/** There the hour is another. */
const inSpace = wholeWords(beyondDayAndNight);

export const continuousTimeJump = flawRule({
  id: 'continuousTimeJump',
  name: 'CONTINUOUS from day into night',
  topic: 'continuous-time',
  over: 'headings',
  effect: 0.7,
  work: 'slip',
  facts,
  find(derived) {
    const outside = scenesOutOfTime(derived);
    let running: z.infer<typeof light> | null = null;
    let before: SceneFacts | null = null;
    const found: z.infer<typeof jump>[] = [];
    for (const one of derived.scenes) {
      const time = headingTimeOf(one);
      const apart =
        inSpace.test(one.heading.text) || outside.has(one.ordinal) || (before !== null && outside.has(before.ordinal));
      if (time.runsOn && time.light && running && time.light !== running && before && !apart)
        found.push({
          from: before.place,
          to: one.place,
          scene: one.ordinal,
          page: one.page,
          was: running,
          is: time.light,
          cites: [quoteOf(before.headingPassage), quoteOf(one.headingPassage)],
        });
      // A heading without a time says nothing of the hour, unless it runs on from the scene before.
      if (time.light || !time.runsOn) running = time.light;
      before = one;
    }
    return found.length === 0 ? null : { pages: found.map(({ page }) => page), shown: found.slice(0, pointsShown) };
  },
  say({ pages, shown }) {
    const [first] = shown;
    return {
      title: `Scene ${first?.scene} runs on from ${first?.was} into ${first?.is}`,
      points: shown.map(({ from, to, page, was, is, cites }) => ({
        text: `${to} on page ${page} follows without a break on ${from}, which plays by ${was}, and is headed ${is}.`,
        evidence: cites,
      })),
      advice: `Choose for ${pagesOf(pages)}: either the scene runs on and it is still ${first?.was}, or time has passed and the heading should not say that it runs on.`,
      unless: `If ${first?.to} lies in another time zone, say so in the heading of scene ${first?.scene}.`,
    };
  },
  costs: (where) => `On ${where} a reader can’t tell how much time has gone by`,
  examples: [
    waits('INT. HALL - DAY', 'INT. STAIRS - CONTINUOUS', 'EXT. PORCH - NIGHT (CONTINUOUS)'),
    waits('INT. HALL - NIGHT', 'INT. HALL - MOMENTS LATER - DAY'),
  ],
  nearMisses: [
    waits('EXT. FIELD - DAY', 'EXT. FIELD - DUSK', 'EXT. ROAD - NIGHT - CONTINUOUS'),
    waits('EXT. STREET - DAY', 'INT. NIGHT CLUB - CONTINUOUS', 'INT. BAR - DAY - CONTINUOUS'),
    waits('INT. HALL - DAY', 'INT. HALL - NIGHT - FLASHBACK - CONTINUOUS'),
    waits('INT. HALL - DAY', 'INT. VAULT', 'INT. HALL - NIGHT - CONTINUOUS'),
    waits('INT. HALL - MORNING', 'EXT. PORCH - DAY - CONTINUOUS'),
    waits('INT. HALL - DAY', 'EXT. PORCH - NIGHT'),
  ],
});

/** A scene under each heading. */
function waits(...headings: readonly string[]): string {
  return headings.map((heading) => scene(heading, 'Ruth waits by the door.')).join('');
}
