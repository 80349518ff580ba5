/** Question 4: title, writer, genre, logline and summary, from the script and the details form. */
import { describe, expect, it } from 'vitest';
import { emptyDetails, type ScriptDetails } from '../../lib/contract/uploads.ts';
import { runQuestion } from '../../lib/reports/run.ts';
import { type SummarySnapshotFindings, summarySnapshotFindings } from '../../lib/reports/summary-snapshot/card.ts';
import type { Screenplay } from '../../lib/screenplay/model.ts';
import { lastReel, marrow, screenplayOf } from '../corpus/scripts.ts';

const snapshot = (screenplay: Screenplay, details: Partial<ScriptDetails> = {}): SummarySnapshotFindings =>
  summarySnapshotFindings.parse(
    runQuestion(4, { screenplay, details: { ...emptyDetails, ...details } }).structured_data,
  );
const factOf = ({ facts }: SummarySnapshotFindings, label: string) => facts.find((fact) => fact.label === label);

describe('the summary snapshot', () => {
  it('of the sample reads as it should', async () => {
    const found = snapshot(await lastReel());
    expect(found).toMatchObject({ Title: 'The Last Reel', Writer: 'Noor Whitlock', Genre: 'Open' });
    expect(found.Logline).toBe(
      "Lena Okafor, 34, and Mags Okafor, 62, answer each other 48 times in six scenes; in their first exchange, Lena says: “I'm here to do the survey.”",
    );
    expect(found.Summary).toContain(
      '“The Last Reel” runs to 15 pages in 18 scenes. Its main setting is Meridian Cinema',
    );
    expect(found.Summary).toContain('It opens on Harbour Town at dawn: “A grey sea. A grey road.”');
    expect(found.Summary).toContain('with this image: “It comes back on.”');
  });

  it('is made of whole sentences', async () => {
    for (const screenplay of [await lastReel(), await marrow()]) {
      const { Summary, Logline } = snapshot(screenplay);
      for (const paragraph of [...Summary.split('\n\n'), Logline]) {
        expect(paragraph).toMatch(/^[\p{Lu}“].*[.!?…”]$/su);
        expect(paragraph).not.toMatch(/ ,|\.\.(?!\.)|: $|,,| {2}/);
      }
    }
  });

  it('names up to five key scenes in reading order, as candidates for their zones', async () => {
    const { keyScenes } = snapshot(await lastReel());
    expect(keyScenes.map(({ zone }) => zone)).toEqual([
      'Opportunity',
      'Change of plans',
      'Point of no return',
      'Major setback',
      'Climax',
    ]);
    expect(keyScenes.map(({ scene }) => scene)).toEqual([...keyScenes.map(({ scene }) => scene)].sort((a, b) => a - b));
    const blocks = runQuestion(4, { screenplay: await lastReel(), details: emptyDetails }).entries[0]?.blocks ?? [];
    expect(blocks.map(({ kind }) => kind)).toEqual(['facts', 'prose', 'timeline', 'prose', 'facts']);
    expect(JSON.stringify(blocks)).toContain('likeliest candidate of its zone');
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
    expect(found.Logline).toMatch(/^Mags Okafor, 62/);
  });

  it('says when the genre is open, or when there is no title page', async () => {
    expect(snapshot(await marrow()).Genre).toBe('Open');
    const bare = snapshot(await screenplayOf('INT. ROOM - DAY\n\nANN\nHello there, Ben.\n\nBEN\nHello.\n'));
    expect(bare).toMatchObject({ Title: 'Untitled', Writer: 'Not named on the title page', Genre: 'Open' });
  });

  it('takes a logline from the first meeting', async () => {
    const { Logline } = snapshot(await marrow());
    expect(Logline).toBe(
      'Faiza Rahman, 29, and Gerald Pym, 58, answer each other 19 times in five scenes; in their first exchange, Faiza says: “Item nine is that somebody has stolen my marrow!”',
    );
  });

  it('quotes from the first exchange what one says to the other, not what is said to a third', async () => {
    const { Logline } = snapshot(
      await screenplayOf(
        `INT. SHOP - DAY\n\nGWEN, 46, waits.\n\nBUYER\nIt is my black umbrella.\n\nGWEN\nSo you ask for somebody else’s black umbrella here.\n\nDEVON\nWhat did I miss this morning?\n\nGWEN\nTwo whole hours of the day.\n\n${'DEVON\nThat is bad news.\n\nGWEN\nIt is late news.\n\n'.repeat(3)}`,
      ),
    );
    expect(Logline).toContain('in their first exchange');
    expect(Logline).not.toContain('umbrella');
  });

  it('tells a key scene once: in the summary whole, in the list by its company and its quotes', async () => {
    const answer = runQuestion(4, { screenplay: await lastReel(), details: emptyDetails });
    const timeline = answer.entries[0]?.blocks.find((block) => block.kind === 'timeline');
    const prose = answer.entries[0]?.blocks.find((block) => block.kind === 'prose');
    if (timeline?.kind !== 'timeline' || prose?.kind !== 'prose') throw new Error('no key scenes');
    for (const { text } of timeline.items) {
      expect(text).toMatch(/^With .*\.$/);
      expect(prose.paragraphs.join(' ')).not.toContain(text);
    }
    expect(prose.paragraphs.join(' ')).not.toMatch(/and one other\b| meet: /);
  });

  it('closes an age with a comma before the verb, and no bare name', async () => {
    const talk = 'INES\nThe nets are dry today.\n\nVALE\nSo they are.\n\n'.repeat(3);
    const bare = factOf(snapshot(await screenplayOf(`INT. SHED - DAY\n\nRain.\n\n${talk}`)), 'Logline');
    expect(bare?.value).toMatch(/^Ines and Vale answer each other/);
    const twice = 'INES\nThe nets are dry today.\n\nVALE\nSo they are.\n\nINES\nAll of them.\n';
    const few = factOf(snapshot(await screenplayOf(`INT. SHED - DAY\n\nRain.\n\n${twice}`)), 'Logline');
    expect(few?.value).toContain('answer each other twice in one scene');
    const aged = factOf(snapshot(await screenplayOf(`INT. SHED - DAY\n\nINES, 40, waits.\n\n${talk}`)), 'Logline');
    expect(aged?.value).toMatch(/^Ines, 40, and Vale answer each other/);
  });
});
