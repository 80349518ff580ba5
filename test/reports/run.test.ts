/** What holds for every answer: its schema, its evidence, and that it comes from the script it was asked about. */

import { beforeAll, describe, expect, it } from 'vitest';
import { answer } from '../../lib/contract/report.ts';
import { emptyDetails } from '../../lib/contract/uploads.ts';
import { questions } from '../../lib/reports/registry.ts';
import { runQuestion } from '../../lib/reports/run.ts';
import { scriptStatisticsOf } from '../../lib/reports/script-statistics/script-statistics.ts';
import type { Screenplay } from '../../lib/screenplay/model.ts';
import { ScreenplayError } from '../../lib/screenplay/screenplay-error.ts';
import { citedRightly, evidenceIn, lastReel, lastReelPdf, marrow, screenplayOf } from '../corpus/scripts.ts';
import fc from '../fixed-chance.ts';

const numbers = questions.map(({ card }) => card.number);
/** A genre is given where advice is asked for: without one there is none. */
const ask = (number: number, screenplay: Screenplay) =>
  runQuestion(number, { screenplay, details: number === 11 ? { ...emptyDetails, genre: 'drama' } : emptyDetails });

/** What in an answer can't be checked against the script. */
function unfounded(screenplay: Screenplay, value: unknown): unknown[] {
  const isRight = citedRightly(screenplay);
  const scenes = screenplay.scenes.filter(({ heading }) => heading !== null).length;
  return evidenceIn(value).filter((cited) => {
    const { quote, page, scene } = cited;
    return (
      quote === '' ||
      quote.length > 200 ||
      page > screenplay.pageCount ||
      (scene !== null && scene > scenes) ||
      !isRight(cited)
    );
  });
}

const definingFields = new Set(['why', 'note', 'name']);

const isPlace = (value: unknown): boolean => typeof value === 'object' && value !== null && 'quote' in value;
const hasPlace = (value: unknown): boolean =>
  Array.isArray(value) ? value.some((one) => isPlace(one) || hasPlace(one)) : isPlace(value);

/** The sentences, of 40 characters or more, that stand beside evidence. */
function claims(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(claims);
  if (typeof value !== 'object' || value === null || isPlace(value)) return [];
  const isFinding = Object.values(value).some(hasPlace);
  return Object.entries(value).flatMap(([field, inside]: [string, unknown]) => {
    if (typeof inside !== 'string') return claims(inside);
    if (!isFinding || definingFields.has(field)) return [];
    return inside.split(/(?<=[.!?]) /).filter((one) => one.length >= 40);
  });
}

describe('an answer', () => {
  let reel: Screenplay;
  let other: Screenplay;
  beforeAll(async () => {
    reel = await lastReel();
    other = await marrow();
  });

  it.each(numbers)('to question %i keeps to its schema, with one entry for each prompt of its card', (number) => {
    for (const screenplay of [reel, other]) {
      const given = ask(number, screenplay);
      expect(answer.parse(JSON.parse(JSON.stringify(given)))).toEqual(given);
      const question = questions.find(({ card }) => card.number === number);
      const schema = question?.data;
      expect(schema?.parse(given.structured_data)).toEqual(given.structured_data);
      expect(given.entries.map(({ prompt }) => prompt)).toEqual(question?.card.prompts);
      expect(given.entries.flatMap(({ blocks }) => blocks).length).toBeGreaterThan(0);
    }
  });

  it.each(numbers)('to question %i has an id of its own for every finding', (number) => {
    const findings = ask(number, reel).entries.flatMap(({ blocks }) =>
      blocks.flatMap((block) => (block.kind === 'findings' ? block.items : [])),
    );
    const ids = findings.map(({ id }) => id);
    expect(ids.every((id) => typeof id === 'string' && id !== '')).toBe(true);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('says the same number of places as every other report, but for the formats, which count rooms and say so', () => {
    for (const [screenplay, wanted] of [
      [reel, /^(?:5|five)$/i],
      [other, /^(?:6|six)$/i],
    ] as const) {
      const said = JSON.stringify([...numbers.map((n) => ask(n, screenplay).entries), scriptStatisticsOf(screenplay)]);
      const inText = [
        ...said.matchAll(/(\w+) (?:locations|places)\b(?! (?:a page|used once|in headings, each room))/g),
      ];
      const inBrackets = [...said.matchAll(/places(?! in headings, each room)[^"(),]* \((\d+)\)/g)];
      const asFigure = [...said.matchAll(/"Places named in headings","value":"(\w+)"/g)];
      expect(asFigure).toHaveLength(1);
      const counts = [...inText, ...inBrackets, ...asFigure].map(([, count = '']) => count);
      expect(counts.filter((count) => wanted.test(count)).length).toBeGreaterThan(1);
      expect(
        counts.filter((count) => !wanted.test(count) && /^\d|^(?:two|three|four|five|six|seven|eight)$/i.test(count)),
      ).toEqual([]);
    }
  });

  it('names in its tables only pages that the script has, by words that stand in the cell', () => {
    let named = 0;
    for (const screenplay of [reel, other]) {
      const entries = [...numbers.flatMap((n) => ask(n, screenplay).entries), scriptStatisticsOf(screenplay).entry];
      for (const block of entries.flatMap(({ blocks }) => blocks)) {
        if (block.kind !== 'table') continue;
        for (const { row, column, text, page } of block.places ?? []) {
          expect(String(block.rows[row]?.[column]), block.title).toContain(text);
          expect(text).toContain(String(page));
          expect(page).toBeLessThanOrEqual(screenplay.pageCount);
          named += 1;
        }
      }
    }
    expect(named).toBeGreaterThan(40);
  });

  /** Questions that find a place in every script, with the fewest. */
  const fewestPlaces = new Map([
    [1, 2],
    [4, 4],
    [6, 1],
    [8, 4],
    [13, 1],
    [14, 1],
    [15, 2],
  ]);
  /** Its senses are beyond the usual. */
  const fewestInReel = new Map([...fewestPlaces, [2, 1]]);

  it.each(numbers)(
    'to question %i quotes the script verbatim, at the page and line where the quote stands',
    (number) => {
      for (const screenplay of [reel, other]) {
        const given = ask(number, screenplay);
        // A short has its places wherever it is told by its pages; what is loud, a genre's clock or another form it may not have, senses beyond the usual neither, and a clean script no flaws.
        const fewest = (screenplay === reel ? fewestInReel : fewestPlaces).get(number) ?? 0;
        expect(evidenceIn(given).length).toBeGreaterThanOrEqual(fewest);
        expect(unfounded(screenplay, given)).toEqual([]);
      }
    },
  );

  it.each(numbers)('to question %i is the same when asked again of a fresh copy', (number) => {
    expect(ask(number, structuredClone(reel))).toEqual(ask(number, structuredClone(reel)));
  });

  it.each(numbers)('to question %i is another for another script', (number) => {
    expect(ask(number, reel).structured_data).not.toEqual(ask(number, other).structured_data);
    const quotes = new Set(evidenceIn(ask(number, reel)).map(({ quote }) => quote));
    expect(evidenceIn(ask(number, other)).filter(({ quote }) => quotes.has(quote))).toEqual([]);
  });

  it.each(numbers)('to question %i shares no finding with the answer about the other script', (number) => {
    const one = new Set(claims(ask(number, reel).structured_data));
    expect(claims(ask(number, other).structured_data).filter((sentence) => one.has(sentence))).toEqual([]);
  });

  it('says the same whether the sample came as PDF or as Fountain', async () => {
    const pdf = await lastReelPdf();
    for (const number of numbers) expect(ask(number, pdf)).toEqual(ask(number, reel));
  });

  it('is refused for a number that has no analysis', () => {
    for (const number of [0, 16, 99]) {
      expect(() => ask(number, reel)).toThrowError(expect.objectContaining({ code: 'unknown_question' }));
    }
  });

  it('leaves no statement unfinished: no empty text, no undefined, no NaN', () => {
    for (const number of numbers) {
      const text = JSON.stringify(ask(number, reel)) + JSON.stringify(ask(number, other));
      expect(text).not.toMatch(/undefined|NaN|Infinity|\[object|"text":""|"description":""|"title":""| \(\)| {2,}\S/);
    }
  });
});

describe('a script in another language', () => {
  it('is told what was not read in it, and no English word is heard in its own', async () => {
    const german = await screenplayOf(
      Array.from(
        { length: 24 },
        (_, index) =>
          `INNEN. KÜCHE ${index % 3} - NACHT\n\nDie Mutter schneidet Brot. Die Gläser zittern, und die Tür geht auf.\n\nANNA\nDie Suppe ist kalt, und die Zeit ist um.\n\nBERT\nDie Kinder schlafen.\n\nANNA\nDie Welt also auch.\n\nBERT\nSo ist die Nacht.`,
      ).join('\n\n'),
    );
    const told = (number: number): string => JSON.stringify(ask(number, german));
    expect(told(5)).toContain('Not heard: the words are not English');
    for (const number of numbers) expect(told(number)).not.toMatch(/strong words: /);
  });
});

describe('any script', () => {
  const piece = fc.constantFrom(
    'INT. HOUSE - DAY',
    'EXT. SEA - NIGHT',
    'EXT. ÉCOLE',
    'ANNA\nWhere is the key? I need it by midnight.',
    'BEN (V.O.)\nNo. You never had the key.',
    'ANNA AND BEN\nStop!',
    'ÅSA ^\n(quietly)\nWe must leave. The sea is rising.',
    'Anna picks up the key. BEN watches the sea.',
    'A key. The key.',
    'CUT TO:',
    '> THE END <',
    '…',
    '!!! <b>*bold*</b> `code`',
  );

  it('is answered without an error, and only with quotes that stand in it', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(piece, { minLength: 1, maxLength: 40 }), async (pieces) => {
        const screenplay = await screenplayOf(pieces.join('\n\n')).catch((error: unknown) => {
          if (error instanceof ScreenplayError) return null;
          throw error;
        });
        if (screenplay === null) return;
        for (const number of numbers) {
          const given = ask(number, screenplay);
          expect(answer.safeParse(given).success).toBe(true);
          expect(unfounded(screenplay, given)).toEqual([]);
        }
      }),
      { numRuns: 60, seed: 7 },
    );
  });
});
