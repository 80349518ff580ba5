/** Light in the action against the heading's time. */
import * as z from 'zod';
import { wholeWords } from '../../../screenplay/text/phrases.ts';
import { cite } from '../../../story/cite.ts';
import { dayLight, hoursPass, nightLight, notTheHour } from '../../lexicons/flaws/light.ts';
import type { SceneFacts } from '../../scenes/scene-facts.ts';
import type { Passage } from '../../text/passages.ts';
import { quoteOf, quoteWhere } from '../../text/quote.ts';
import { sentencesOf } from '../../text/words.ts';
import { counted, pagesOf } from '../../wording.ts';
import { english, scene } from '../example-script.ts';
import { flawRule, pointsShown } from '../flaw-rule.ts';
import { headingTimeOf } from '../heading-time.ts';
import { scenesOutOfTime } from '../out-of-time.ts';

/** Light that belongs to the other half of the day, by the heading's. */
const otherLight = { day: wholeWords(nightLight), night: wholeWords(dayLight) } as const;
const figurative = wholeWords(notTheHour);
const passing = wholeWords(hoursPass);

/** Paragraphs of action that the heading speaks for: further on the hour may have changed. */
const paragraphsRead = 5;

/** Capitalised inside a sentence it is a name: the Moonlight Diner, a Sunshine Tours bus; in capitals a name or an effect. */
function isName(sentence: string, pattern: RegExp): boolean {
  const match = pattern.exec(sentence);
  return match !== null && match.index > 0 && /^\p{Lu}/u.test(match[0]);
}

/** `light` in the script's words; `page` is where the paragraph begins. */
const mismatch = z.object({
  scene: z.number().int(),
  place: z.string(),
  page: z.number().int(),
  heading: z.enum(['day', 'night']),
  light: z.string(),
  cites: z.array(cite),
});
const facts = z.object({
  scenes: z.number().int(),
  pages: z.array(z.number().int()),
  shown: z.array(mismatch).min(1),
});

/** Paragraphs whose light belongs to the other half of the day. */
function mismatchesIn(one: SceneFacts): { one: SceneFacts; passage: Passage; heading: 'day' | 'night' }[] {
  const { light } = headingTimeOf(one);
  // Within a scene whose action lets hours go by the heading speaks for its beginning alone.
  const hoursGoBy = one.passages.some(
    ({ kind, text }) => kind !== 'dialogue' && kind !== 'heading' && passing.test(text),
  );
  if (!light || hoursGoBy) return [];
  const pattern = otherLight[light];
  const shown = (text: string): boolean => pattern.test(text) && !figurative.test(text) && !isName(text, pattern);
  return one.passages
    .filter(({ kind }) => kind === 'action')
    .slice(0, paragraphsRead)
    .filter(({ text }) => sentencesOf(text).some(shown))
    .map((passage) => ({ one, passage, heading: light }));
}

export const lightAgainstHeading = flawRule({
  id: 'lightAgainstHeading',
  name: 'Light against the heading’s time',
  topic: 'light',
  over: 'headings',
  effect: 0.6,
  work: 'slip',
  facts,
  find(derived) {
    if (!derived.english) return null;
    const outside = scenesOutOfTime(derived);
    const found = derived.scenes.filter(({ ordinal }) => !outside.has(ordinal)).flatMap(mismatchesIn);
    if (found.length === 0) return null;
    return {
      scenes: new Set(found.map(({ one }) => one.ordinal)).size,
      pages: found.map(({ passage }) => passage.at.page),
      shown: found.slice(0, pointsShown).map(({ one, passage, heading }) => ({
        scene: one.ordinal,
        place: one.place,
        page: passage.at.page,
        heading,
        light: (otherLight[heading].exec(passage.text)?.[0] ?? '').toLowerCase(),
        cites: [quoteOf(one.headingPassage), quoteWhere(passage, (text) => otherLight[heading].test(text))],
      })),
    };
  },
  say({ scenes, pages, shown }) {
    const [first] = shown;
    return {
      title: `Scene ${first?.scene} is headed ${first?.heading}, but its light says otherwise`,
      points: shown.map(({ place, page, heading, light, cites }) => ({
        text: `${place} on page ${page} is headed ${heading}; the action has ${light}.`,
        evidence: cites,
      })),
      advice: `Bring heading and page together in ${counted(scenes, 'scene')}, on ${pagesOf(pages)}.`,
      unless: `If ${first?.place} has a light of its own, or the words on page ${first?.page} are not meant literally, nothing is wrong.`,
    };
  },
  costs: (where) => `Heading and action light the scene on ${where} differently`,
  examples: [
    scene('EXT. LAKE - DAY', `${english} Moonlight lies on the water.`),
    scene('INT. OFFICE - NIGHT', `${english} Sunlight falls across the desk.`),
  ],
  nearMisses: [
    scene('INT. ROOM - DAY', `${english} A painting of a moonlit bay hangs over the bed.`),
    scene('INT. ROOM - DAY', `${english} She remembers the moonlight on the water.`),
    scene('INT. ROOM - DAY', `${english} Her hair is pale like moonlight.`),
    scene('INT. ROOM - DAY', `${english} Hours pass. Moonlight lies on the water.`),
    scene('INT. ROOM - DAY', `${english} He parks at the Moonlight Diner.`),
    scene('INT. ROOM - DAY - FLASHBACK', `${english} Moonlight lies on the water.`),
    scene('EXT. ROOF - NIGHT', `${english} At dawn the first sunlight comes.`),
    scene('EXT. ROOF - DAWN', `${english} Sunlight on the tiles.`),
  ],
});
