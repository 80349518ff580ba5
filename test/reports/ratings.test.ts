/** Questions 1 and 2: the FRAME and CALIBER ratings. */
import { describe, expect, it } from 'vitest';
import type { Block } from '../../lib/contract/blocks.ts';
import { ratings } from '../../lib/contract/report.ts';
import { emptyDetails } from '../../lib/contract/uploads.ts';
import { runQuestion } from '../../lib/reports/run.ts';
import type { Screenplay } from '../../lib/screenplay/model.ts';
import { lastReel, marrow, screenplayOf, talkingScript } from '../corpus/scripts.ts';

const blocksOf = (number: number, screenplay: Screenplay): Block[] =>
  runQuestion(number, { screenplay, details: emptyDetails }).entries[0]?.blocks ?? [];
const tableOf = (number: number, screenplay: Screenplay) =>
  blocksOf(number, screenplay).find(
    (block): block is Extract<Block, { kind: 'score_table' }> => block.kind === 'score_table',
  );
const ratingsOf = (number: number, key: 'FRAME' | 'CALIBER', screenplay: Screenplay) =>
  ratings.parse(runQuestion(number, { screenplay, details: emptyDetails }).structured_data[key]);

describe('the ratings', () => {
  it('hold the letters that something counted stands for, and name the others as a reader’s matter', async () => {
    const screenplay = await lastReel();
    expect(Object.keys(ratingsOf(1, 'FRAME', screenplay))).toEqual(['Flux', 'Recall']);
    expect(Object.keys(ratingsOf(2, 'CALIBER', screenplay))).toEqual(['Aesthetics']);
    expect(tableOf(1, screenplay)?.rows.map(({ short }) => short)).toEqual(['F', 'R']);
    expect(tableOf(1, screenplay)?.note).toContain('A reader’s to judge: Audience Appeal, Message and Engagement.');
    expect(tableOf(2, screenplay)?.note).toContain(
      'A reader’s to judge: Credibility, Likability, Impact, Believability, Enjoyment and Relatability.',
    );
  });

  it('lie between 0 and 10, have no range, and agree with the rating out of ten and with what is said of them', async () => {
    for (const screenplay of [await lastReel(), await marrow()]) {
      const all = { ...ratingsOf(1, 'FRAME', screenplay), ...ratingsOf(2, 'CALIBER', screenplay) };
      expect(Object.keys(all).length).toBeGreaterThan(1);
      for (const rating of Object.values(all)) {
        expect([rating.low, rating.high]).toEqual([rating.score, rating.score]);
        expect(rating.score >= 0 && rating.score <= 10).toBe(true);
        expect(rating.rating).toBe(`${Math.round(rating.score)}/10`);
        const isUsual = rating.description.includes('about as many as usual');
        expect(
          isUsual || rating.description.includes(` than in ${Math.round(rating.score * 10)} of 100 produced features`),
        ).toBe(true);
      }
    }
  });

  it('say what a score is, with the number of features, and for a short what the norms carry', async () => {
    const note = tableOf(1, await lastReel())?.note ?? '';
    expect(note).toMatch(
      /^Places among produced features \([\d,]+ for Flux and [\d,]+ for Recall\): [\d.]+ is more than \d+ of 100 have\. How much, not how good\./,
    );
    expect(note).toContain('Measured as a short film: only its rates are set beside produced features.');
  });

  it('give a faster script more Flux', async () => {
    const slow = await screenplayOf(talkingScript(6, () => 'ANN\nI know.\n\nBEN\nYou know.\n\n'.repeat(40)));
    const fast = await screenplayOf(talkingScript(60, () => 'Ann runs.\n\nANN\nI know.\n'));
    const pace = (screenplay: Screenplay) => ratingsOf(1, 'FRAME', screenplay).Flux?.score ?? 0;
    expect(pace(fast)).toBeGreaterThan(pace(slow));
  });

  it('leave out what is too small to count, and say so', async () => {
    const tiny = await screenplayOf('INT. ROOM - DAY\n\nANN\nHello.\n');
    const { structured_data: data, entries } = runQuestion(1, { screenplay: tiny, details: emptyDetails });
    expect(data).toMatchObject({ FRAME: {} });
    expect(entries[0]?.blocks[0]).toMatchObject({ kind: 'prose' });
    expect(JSON.stringify(entries)).toContain('too little text');
  });

  it('leave out measures that read English words when the words are not English', async () => {
    const line =
      'ANNA\nWo hast du gestern den alten Schlüssel gefunden, mein Lieber?\n\nBERT\nIch habe ihn niemals gesehen, glaub mir das endlich.\n\n';
    const german = await screenplayOf(
      talkingScript(12, () => `Anna geht langsam zum Fenster und schaut hinaus.\n\n${line.repeat(3)}`),
    );
    expect(tableOf(1, german)?.rows.map(({ name }) => name)).toContain('Flux');
    expect(tableOf(1, german)?.note).not.toContain('English');
    expect(blocksOf(2, german)).toMatchObject([
      { kind: 'prose', paragraphs: [expect.stringContaining('reads English words, and the script’s are not English')] },
    ]);
  });
});
