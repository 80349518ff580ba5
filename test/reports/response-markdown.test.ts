/** The `response` of the list, read as its specification says: by the prompt's words, by bold headings, by numbered lists, by fenced JSON. */
import { beforeAll, describe, expect, it } from 'vitest';
import { emptyDetails } from '../../lib/contract/uploads.ts';
import { toMarkdown } from '../../lib/report-formats/markdown.ts';
import { cards } from '../../lib/reports/catalog.ts';
import { runQuestion } from '../../lib/reports/run.ts';
import type { Screenplay } from '../../lib/screenplay/model.ts';
import { caliberParameter, frameParameter } from '../../lib/story/ratings.ts';
import { lastReel, marrow } from '../corpus/scripts.ts';
import { crowded } from './strengths-and-weaknesses/crowded.ts';

interface Listed {
  readonly prompt: string;
  readonly response: string;
}
let lists: Listed[][] = [];
const listOf = (screenplay: Screenplay): Listed[] =>
  cards.flatMap(({ number }) =>
    runQuestion(number, { screenplay, details: emptyDetails }).entries.map((entry) => ({
      prompt: entry.prompt,
      response: toMarkdown(entry),
    })),
  );
beforeAll(async () => {
  lists = [listOf(await lastReel()), listOf(await marrow())];
});

/** Every entry whose prompt holds the words, in both scripts' lists. */
const responses = (words: string): string[] => {
  const found = lists.map((list) => list.filter(({ prompt }) => prompt.includes(words)));
  for (const own of found) expect(own.length, words).toBeGreaterThan(0);
  return found.flat().map(({ response }) => response);
};
const fenced = (response: string): unknown => {
  const [, json] = /```json\n([\s\S]+?)\n```/.exec(response) ?? [];
  return JSON.parse(json ?? 'null');
};
const boldIn = (response: string): string[] =>
  [...response.matchAll(/\*\*([^*\n]+)\*\*/g)].map(([, bold = '']) => bold);

describe('an entry of the list', () => {
  it.each([
    'Strengths',
    'Weaknesses',
    'Tonality',
    'FRAME CALIBER',
    'Summary Snapshot',
    'Character Network',
    'Success Prediction',
    'FRAME Ratings',
    'CALIBER Ratings',
    'CHARACTER ANALYSIS',
    'FLAW DETECTION',
    'Script Similarities',
    'GENRE SPECIFIC ADVICE',
    'Location Analysis',
  ])('is recognised by ‘%s’ in its prompt, and its response opens with that prompt', (words) => {
    for (const response of responses(words)) expect(response.split('\n')[0]).toMatch(/^# \p{Extended_Pictographic}/u);
  });

  it('of cross-format evaluation is recognised by one of its two names', () => {
    for (const list of lists)
      expect(list.some(({ prompt }) => /Cross Format Evaluation|Cross-Format Details/.test(prompt))).toBe(true);
  });
});

describe('the response', () => {
  it('of strengths and weaknesses is a numbered list of bold titles with bullet points', async () => {
    const found = listOf(await crowded());
    for (const words of ['Strengths', 'Weaknesses']) {
      const { response = '' } = found.find(({ prompt }) => prompt.includes(words)) ?? {};
      const items = [...response.matchAll(/^(\d+)\. \*\*.+\*\*$/gm)].map(([, number]) => Number(number));
      expect(items).toEqual(items.map((_, at) => at + 1));
      expect(items.length, words).toBeGreaterThan(0);
      expect(response).toMatch(/^ {3}- \S/m);
    }
  });

  it('of weaknesses is one sentence where counting finds none', () => {
    for (const response of responses('Weaknesses'))
      expect(response.replace(/^# .+\n+/, '').trim()).toMatch(/^Counting finds no weakness\b[^\n]+\.$/);
  });

  it.each([
    ['FRAME Ratings', 'FRAME', ['Flux', 'Recall'], frameParameter.options],
    ['CALIBER Ratings', 'CALIBER', ['Aesthetics'], caliberParameter.options],
  ] as const)(
    'of %s carries its object as fenced JSON, keyed by the names that can be counted with a rating out of ten, and names the others in words',
    (words, key, names, all) => {
      for (const response of responses(words)) {
        const held = (fenced(response) as Record<string, Record<string, { rating: string; description: string }>>)[key];
        expect(Object.keys(held ?? {})).toEqual([...names]);
        for (const name of all) expect(response).toContain(name);
        for (const { rating, description } of Object.values(held ?? {})) {
          expect(rating).toMatch(/^(?:[1-9]|10)\/10$/);
          expect(description).not.toBe('');
        }
      }
    },
  );

  it('of the character network carries keyword and description for each of its four parts', () => {
    for (const response of responses('Character Network')) {
      const held = fenced(response) as Record<string, { keyword: string; description: string }[]>;
      expect(Object.keys(held)).toEqual(['Analysis', 'KeyCharacteristics', 'ToneSpectrum', 'CharacterNetwork']);
      for (const entry of Object.values(held).flat()) {
        expect(entry.keyword).not.toBe('');
        expect(entry.description).not.toBe('');
      }
    }
  });

  it('of tonality has a bold title first', () => {
    for (const response of responses('Tonality')) expect(boldIn(response)[0]?.length).toBeGreaterThan(2);
  });

  it('of script potential has a heading for each of the five kinds', () => {
    for (const response of responses('Potential'))
      for (const kind of [/artistic/i, /emotional/i, /commercial/i, /festival|streaming/i, /cultural/i])
        expect(
          [...response.matchAll(/^#+ (.+)$/gm)].some(([, heading = '']) => kind.test(heading)) ||
            boldIn(response).some((bold) => kind.test(bold)),
          `${kind}`,
        ).toBe(true);
  });

  it('of the summary snapshot names title, writer, genre, logline and summary', () => {
    for (const response of responses('Summary Snapshot'))
      for (const label of ['Title', 'Writer', 'Genre', 'Logline', 'Summary']) expect(response).toContain(label);
  });
});
