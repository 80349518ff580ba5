/** The longest scene, where few produced scripts have one so long. Leaves out scripts whose headings do not carry, and scenes that go through several places. */
import * as z from 'zod';
import { cite } from '../../../story/cite.ts';
import { characterId } from '../../../story/ids.ts';
import { headedScene, headingsCarry } from '../../scenes/headings-carry.ts';
import { inCapitals } from '../../scenes/marked-parts.ts';
import type { SceneFacts } from '../../scenes/scene-facts.ts';
import { quoteEnd, quoteOf } from '../../text/quote.ts';
import { type PatternRule, questionWeight } from '../pattern-rule.ts';

/** In three of four of so many produced features the longest scene is shorter than these pages (median 5.4, nine of ten 10.9; counted 2026-11-29). */
export const longestOfFour = { pages: 7.5, scripts: 226 } as const;
/** In pages; beyond it headings within were not read. */
const readWhole = 14;
/** Where more people talk, half of the scenes go through places that no heading names. */
const mostSpeakers = 3;

const page = z.number().int();
/** The scene at `place` runs `from` one page `to` another, `length` pages with their fraction, and touches `affected` pages. `speakers` are ids of those whom the script names, most speeches first; `cites` its first words of talk and its last. */
const facts = z.object({
  place: z.string(),
  from: page,
  to: page,
  length: z.number(),
  speakers: z.array(z.string()),
  affected: page,
  cites: z.tuple([cite, cite]),
});

export const longestScene: PatternRule<z.infer<typeof facts>> = {
  id: 'longest-scene',
  kind: 'weakness',
  facts,
  find({ scenes, locations, characters, pages, short }) {
    if (short || !headingsCarry(scenes.map(headedScene), Math.round(pages))) return null;
    const [longest] = scenes.toSorted((a, b) => b.pages - a.pages);
    if (!longest || longest.pages < longestOfFour.pages || longest.pages > readWhole) return null;
    if (locations.piecesOf(longest).length > 1 || isParted(longest)) return null;
    const [first, last] = [longest.speeches[0], longest.speeches.at(-1)];
    if (!first || !last || first === last || longest.speakers.length > mostSpeakers) return null;
    const speechesOf = (id: string): number => longest.speeches.filter(({ speakers }) => speakers.includes(id)).length;
    const speakers = longest.speakers
      .filter((id) => characters.some((one) => one.id === id))
      .toSorted((a, b) => speechesOf(b) - speechesOf(a));
    const affected = longest.lastPage - longest.page + 1;
    return {
      facts: {
        place: longest.place,
        from: longest.page,
        to: longest.lastPage,
        length: longest.pages,
        speakers: speakers.map(characterId),
        affected,
        cites: [quoteOf(first.passage), quoteEnd(last.spoken.at(-1) ?? last.passage)],
      },
      weight: questionWeight(affected, pages),
    };
  },
};

/** More lines in capitals, transitions and shots within it are headings that were not read. */
const fewMarks = 2;
/** Pages by which its length and its page numbers may differ. */
const slack = 1.5;

/** True where headings within the scene seem to have been lost: by what stands in capitals there, or by page numbers that do not fit its length. */
function isParted({ passages, pages, page: from, lastPage }: SceneFacts): boolean {
  const marks = passages.filter(
    ({ kind, text }) => kind === 'transition' || kind === 'shot' || (kind === 'action' && inCapitals(text)),
  );
  return marks.length > fewMarks || Math.abs(lastPage - from + 0.5 - pages) > slack;
}
