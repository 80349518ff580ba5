/** Questions 1 and 2: the FRAME and CALIBER ratings. */
import { describe, expect, it } from 'vitest';
import type { Block } from '../../lib/contract/blocks.ts';
import { ratings } from '../../lib/contract/report.ts';
import { emptyDetails } from '../../lib/contract/uploads.ts';
import { caliberParameters, frameParameters } from '../../lib/engine/measures/parameters.ts';
import { runQuestion } from '../../lib/reports/run.ts';
import type { Screenplay } from '../../lib/screenplay/model.ts';
import { lastReel, marrow, screenplayOf, talkingScript } from '../corpus/scripts.ts';

const tableOf = (number: number, screenplay: Screenplay) => {
  const { entries } = runQuestion(number, { screenplay, details: emptyDetails });
  return entries[0]?.blocks.find(
    (block): block is Extract<Block, { kind: 'score_table' }> => block.kind === 'score_table',
  );
};
const ratingsOf = (number: number, key: 'FRAME' | 'CALIBER', screenplay: Screenplay) =>
  ratings.parse(runQuestion(number, { screenplay, details: emptyDetails }).structured_data[key]);

describe('the ratings', () => {
  it('name every letter of FRAME and CALIBER', async () => {
    const screenplay = await lastReel();
    expect(Object.keys(ratingsOf(1, 'FRAME', screenplay))).toEqual([
      'Flux',
      'Recall',
      'Audience Appeal',
      'Message',
      'Engagement',
    ]);
    expect(Object.keys(ratingsOf(2, 'CALIBER', screenplay))).toEqual([
      'Credibility',
      'Aesthetics',
      'Likability',
      'Impact',
      'Believability',
      'Enjoyment',
      'Relatability',
    ]);
    const lettersOf = (number: number) => tableOf(number, screenplay)?.rows.map(({ short }) => short);
    expect([lettersOf(1)?.join(''), lettersOf(2)?.join('')]).toEqual(['FRAME', 'CALIBER']);
  });

  it('lie between 1 and 10, inside their range, and agree with the rating out of ten', async () => {
    for (const screenplay of [await lastReel(), await marrow()]) {
      for (const rating of [
        ...Object.values(ratingsOf(1, 'FRAME', screenplay)),
        ...Object.values(ratingsOf(2, 'CALIBER', screenplay)),
      ]) {
        expect(rating.low).toBeLessThanOrEqual(rating.score);
        expect(rating.high).toBeGreaterThanOrEqual(rating.score);
        expect(rating.low >= 1 && rating.high <= 10).toBe(true);
        expect(rating.rating).toBe(`${Math.round(rating.score)}/10`);
      }
    }
  });

  it('are counted from two to five measures each, described by what was counted, with a place each', async () => {
    for (const measures of Object.values({ ...frameParameters, ...caliberParameters }))
      expect(measures.length >= 2 && measures.length <= 5).toBe(true);
    for (const row of [...(tableOf(1, await lastReel())?.rows ?? []), ...(tableOf(2, await lastReel())?.rows ?? [])]) {
      expect(row.description, row.name).toMatch(/ raised it| lowered it|Nothing counted/);
      expect(row.description, row.name).not.toMatch(/percentile|highest|lowest|syllable/);
      expect(row.evidence.length, row.name).toBeLessThanOrEqual(1);
    }
  });

  it('say that they are craft measures and, for a short, what the norms can’t carry', async () => {
    const note = tableOf(1, await lastReel())?.note ?? '';
    expect(note).toContain('Counts, ranked among produced features: no marks.');
    expect(note).toContain(
      'Measured as a short film: only its rates are set beside produced features, and every range is widened.',
    );
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
    expect(tableOf(1, german)?.note).toContain('The words are not English');
    expect(JSON.stringify(tableOf(2, german))).not.toContain('Pressure:');
  });

  it('takes ‘I’m afraid you can’t’ for manners, and ‘I’m afraid of heights’ for a feeling', async () => {
    const believability = async (line: string) => {
      const others = 'INES\nThe nets are on the wall again.\n\nVALE\nThen take them down from there.\n\n';
      const script = await screenplayOf(`INT. SHED - DAY\n\n${others.repeat(40)}VALE\n${line}\n`);
      return JSON.stringify(runQuestion(2, { screenplay: script, details: emptyDetails }).structured_data);
    };
    expect(await believability('I’m afraid you have no clearance.')).toContain('"id":"told-feelings","value":0,');
    expect(await believability('I’m afraid of heights.')).toContain('"id":"told-feelings","value":0.0123');
  });
});
