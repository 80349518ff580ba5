/** Question 4: title, writer, genre, logline and summary, from the script and the details form. */
import { describe, expect, it } from 'vitest';
import { emptyDetails, type ScriptDetails } from '../../../lib/contract/uploads.ts';
import { runQuestion } from '../../../lib/reports/run.ts';
import { type SummarySnapshotFindings, summarySnapshotFindings } from '../../../lib/reports/summary-snapshot/card.ts';
import type { Screenplay } from '../../../lib/screenplay/model.ts';
import { lastReel, marrow, screenplayOf } from '../../corpus/scripts.ts';

const snapshot = (screenplay: Screenplay, details: Partial<ScriptDetails> = {}): SummarySnapshotFindings =>
  summarySnapshotFindings.parse(
    runQuestion(4, { screenplay, details: { ...emptyDetails, ...details } }).structured_data,
  );
const factOf = ({ facts }: SummarySnapshotFindings, label: string) => facts.find((fact) => fact.label === label);

describe('the summary snapshot', () => {
  it('of the sample reads as it should', async () => {
    const found = snapshot(await lastReel());
    expect(found).toMatchObject({ Title: 'The Last Reel', Writer: 'Noor Whitlock', Genre: 'Open' });
    expect(found.Summary).toMatch(/62% of the pages play at Meridian Cinema/);
    expect(found.passages.map(({ label, value, evidence }) => [label, value, evidence[0]?.quote])).toEqual([
      ['Opening image', 'Harbour Town at dawn', 'A grey sea. A grey road.'],
      ['First words', 'Mags', 'Close enough.'],
      ['Entrance', 'Lena', 'This is LENA OKAFOR, 34.'],
      ['Last words', 'Lena', 'And then, two.'],
      ['Closing image', 'Meridian Cinema in the morning', 'It comes back on.'],
    ]);
  });

  it('claims no logline, which counting cannot know', async () => {
    for (const screenplay of [await lastReel(), await marrow()]) {
      const found = snapshot(screenplay);
      expect(found.Logline).toBe('Add yours');
    }
  });

  it('is made of whole sentences', async () => {
    for (const screenplay of [await lastReel(), await marrow()]) {
      const { Summary } = snapshot(screenplay);
      for (const paragraph of Summary.split('\n\n')) {
        expect(paragraph).toMatch(/^[\p{Lu}“].*[.!?…”]$/su);
        expect(paragraph).not.toMatch(/ ,|\.\.(?!\.)|: $|,,| {2}/);
      }
    }
  });

  it('lets the details form beat the script, and says what the title page had', async () => {
    const found = snapshot(await lastReel(), {
      title: 'Reel Life',
      genre: 'thriller',
      director: 'A. Director',
      character: 'Mags',
    });
    expect(found).toMatchObject({ Title: 'Reel Life', Genre: 'Thriller' });
    expect(factOf(found, 'Title')?.note).toContain('The Last Reel');
    expect(factOf(found, 'Genre')?.note).toContain('Given as Thriller in the script’s details');
    expect(factOf(found, 'Director')?.value).toBe('A. Director');
    expect(found.Summary).toContain('Mags is named as the main character and speaks');
  });

  it('says when the genre is open, or when there is no title page', async () => {
    expect(snapshot(await marrow()).Genre).toBe('Open');
    const bare = snapshot(await screenplayOf('INT. ROOM - DAY\n\nANN\nHello there, Ben.\n\nBEN\nHello.\n'));
    expect(bare).toMatchObject({ Title: 'Untitled', Writer: 'Not named on the title page', Genre: 'Open' });
  });

  it('shows where the lead enters only if somebody else has the first words', async () => {
    const talk = (first: string, second: string): string =>
      `${first}\nThe nets are dry today.\n\n${second}\nSo they are, and so they were, and so they will be.\n\n`;
    const entrances = async (script: string): Promise<string[]> =>
      snapshot(await screenplayOf(`INT. SHED - DAY\n\nINES, 40, waits by the door.\n\n${script}`))
        .passages.filter(({ label }) => label === 'Entrance')
        .map(({ evidence }) => evidence[0]?.quote ?? '');
    expect(await entrances(talk('VALE', 'INES'))).toEqual(['INES, 40, waits by the door.']);
    expect(await entrances(talk('INES', 'INES'))).toEqual([]);
  });

  it('leaves out key scenes where too few scenes make none', async () => {
    const bare = runQuestion(4, {
      screenplay: await screenplayOf('INT. ROOM - DAY\n\nRain.\n\nANN\nHello there, Ben.\n'),
      details: emptyDetails,
    });
    expect(bare.entries[0]?.blocks.map(({ kind }) => kind)).toEqual(['facts', 'prose', 'facts', 'facts']);
  });
});
