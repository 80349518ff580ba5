/** What single reports open with, where the counts stay, and what a reader's rating does to the counted one. */
import { describe, expect, it } from 'vitest';
import { emptyDetails } from '../../../lib/contract/uploads.ts';
import { toMarkdown } from '../../../lib/report-formats/markdown.ts';
import { openWithReading } from '../../../lib/reports/read/open-with-reading.ts';
import { runQuestion } from '../../../lib/reports/run.ts';
import { lastReel } from '../../corpus/scripts.ts';
import { lastReelRead } from './last-reel-read.ts';
import { factsIn, findingsIn, ofKind, textsIn, told } from './told.ts';

const script = { plan: 'advanced', pageCount: 15 } as const;
const answerTo = async (number: number) => runQuestion(number, { screenplay: await lastReel(), details: emptyDetails });

describe('an answer that opens with a reading', () => {
  it('opens the snapshot with the page that a reader writes and signs, before loglines and synopsis', async () => {
    const titles = told(4, await lastReelRead()).flatMap((block) => ('title' in block ? [block.title] : []));
    expect(titles.slice(0, 3)).toEqual(['A reader’s comment', 'In one sentence', 'Synopsis']);
  });
  it('has the reading first, then its foot line, then what of the counts says more', async () => {
    const counted = await answerTo(15);
    const opened = openWithReading(counted, await lastReelRead(), { ...script, pageCount: 110 });
    const blocks = opened.entries[0]?.blocks ?? [];
    const foot = blocks.findIndex((block) => block.kind === 'prose' && block.id === 'provenance');
    expect(blocks.slice(0, foot).every(({ basis }) => basis === 'opinion')).toBe(true);
    const below = blocks.slice(foot + 1);
    expect(below.map(({ kind }) => kind)).toEqual(['table', 'prose']);
    for (const block of below) expect(counted.entries[0]?.blocks).toContainEqual(block);
    expect(textsIn(blocks[foot])).toEqual([
      expect.stringMatching(
        /^Read by reader-1 on 22 November 2026: \d+ passages checked, four claims dropped\. 1 of 19 scenes could not be read\.$/,
      ),
    ]);
    expect(opened.structured_data).toEqual(counted.structured_data);
  });
  it('ends the weaknesses with the rewrite in page order, what people lack among it where the plan tells of them', async () => {
    const read = await lastReelRead();
    const advised = read.people.find(({ missing }) => missing !== null);
    const missing = advised?.missing;
    if (!advised || !missing) throw new RangeError('The reading finds nothing missing of anybody.');
    const people = [
      { ...advised, missing: { ...missing, said: { ...missing.said, cites: [] }, attempt: 'On page 2 she nods.' } },
    ];
    const rewrite = (plan: 'basic' | 'expert') =>
      ofKind(told(3, { ...read, people }, plan), 'facts').find(({ title }) => title === 'The rewrite in page order');
    const named = `${advised.name} (Character Analysis)`;
    expect(rewrite('expert')?.items.find(({ label }) => label === 'Page 2')?.value).toContain(named);
    expect(textsIn(rewrite('basic')).join(' ')).not.toContain(named);
  });
  it('keeps the base rate of released films under the case against the script, with its caption', async () => {
    const counted = await answerTo(14);
    const { entries } = openWithReading(counted, await lastReelRead(), script);
    const rateOf = (given: typeof entries) =>
      given.flatMap(({ blocks }) => blocks).find(({ kind }) => kind === 'percentage');
    expect(rateOf(entries)).toEqual(rateOf(counted.entries));
    expect(textsIn(rateOf(entries) ? [rateOf(entries)] : []).join(' ')).toContain(
      'Base rate of released films: how many grossed at least twice their budget worldwide; no forecast for “The Last Reel”',
    );
  });
  it('lists no checks that found nothing, beside faults that were read', async () => {
    const counted = await answerTo(9);
    const { entries } = openWithReading(counted, await lastReelRead(), script);
    const nothing = /^None of \d+ checks finds a flaw/;
    expect(textsIn(counted.entries)).toContainEqual(expect.stringMatching(nothing));
    expect(textsIn(entries)).not.toContainEqual(expect.stringMatching(nothing));
  });

  it('is as it was counted where the reading says nothing for it, and refused where the plan has no such report', async () => {
    const read = await lastReelRead();
    const counted = await answerTo(12);
    expect(openWithReading(counted, { ...read, market: null, points: [] }, script)).toBe(counted);
    expect(() => openWithReading(counted, read, { ...script, plan: 'basic' })).toThrow(RangeError);
  });

  it('holds one set of ratings: a reader’s takes the place of the counted one', async () => {
    const opened = openWithReading(await answerTo(1), await lastReelRead(), script);
    const blocks = opened.entries[0]?.blocks ?? [];
    const tables = ofKind(blocks, 'score_table');
    expect(tables.map(({ title, basis }) => [title, basis])).toEqual([['FRAME', 'opinion']]);
    expect(tables[0]?.rows.map(({ name, score, low, high }) => [name, score, low, high])).toEqual([
      ['Flux', 6, 6, 6],
      ['Recall', 8.5, 8.5, 8.5],
    ]);
    // Neither a passage nor the note has its words: it names no page.
    expect(tables[0]?.rows[1]?.description).toBe('Things come back with another meaning.');
    expect(blocks.filter(({ basis }) => basis === 'counted')).toEqual([]);
    expect(toMarkdown(opened.entries[0] ?? { prompt: '', blocks: [] })).toContain('"rating": "9/10"');
  });

  it('keeps the counted ratings where the reasons of a reader’s are all locked', async () => {
    const read = await lastReelRead();
    const lockedReasons = { ...read, ratings: read.ratings.map((rating) => ({ ...rating, because: ['pt.key'] })) };
    const opened = openWithReading(await answerTo(1), lockedReasons, { ...script, plan: 'basic' });
    expect(
      ofKind(
        opened.entries.flatMap(({ blocks }) => blocks),
        'score_table',
      ).map(({ basis }) => basis),
    ).toEqual(['counted']);
  });

  it('asks nobody for a logline that stands in the overview, and names the pages of each paragraph of the synopsis', async () => {
    const read = await lastReelRead();
    const opened = openWithReading(await answerTo(4), read, script).entries.flatMap(({ blocks }) => blocks);
    expect(factsIn(opened).filter(({ id }) => id === 'logline')).toEqual([]);
    expect(textsIn(opened).join(' ')).not.toContain('Add yours');
    const [synopsis] = ofKind(opened, 'prose').filter(({ id }) => id === 'synopsis');
    expect(synopsis?.paragraphs).toEqual([
      'Mags packs up her cinema (page 2).',
      'Her daughter has come to condemn it.',
      expect.stringMatching(/^The town fills it once more \(page \d+\)\.$/),
    ]);
  });
});

describe('what a report opens with', () => {
  it('strengths under their heading and all else under the other, in order of worth', async () => {
    const read = await lastReelRead();
    const opened = openWithReading(await answerTo(3), read, script);
    const ids = opened.entries.map(({ blocks }) =>
      findingsIn(blocks.filter(({ basis }) => basis === 'opinion')).map(({ id }) => id),
    );
    expect(ids).toEqual([['pt.red-thread', 'pt.let-it-go'], ['pt.option']]);
  });

  it('promises of the genre stand in one report of the plan', async () => {
    const read = await lastReelRead();
    const promise = 'Somebody pays for the victory.';
    expect(textsIn(told(11, read))).toContain(promise);
    expect(textsIn(told(6, read))).not.toContain(promise);
    expect(textsIn(told(6, read, 'basic'))).toContain(promise);
  });

  it('a dropped set-up is a flaw where the plan has flaws, else it stands with the structure', async () => {
    const read = await lastReelRead();
    const dropped = (plan: 'basic' | 'advanced') =>
      findingsIn(told(9, read, plan)).find(({ id }) => id?.startsWith('setup.'));
    expect(dropped('advanced')?.title).toBe('Row Q and its kisses');
    expect(textsIn(dropped('advanced'))).toContain('Not again after page 8.');
    const mapped = (plan: 'basic' | 'advanced') =>
      told(13, read, plan).flatMap((block) => (block.kind === 'table' && block.id === 'setups' ? block.rows : []));
    expect(mapped('advanced').map(([what]) => what)).not.toContain('Row Q and its kisses');
    expect(
      mapped('basic')
        .find(([what]) => what === 'Row Q and its kisses')
        ?.at(-1),
    ).toBe('Never paid');
    expect(
      mapped('advanced')
        .find(([what]) => what === 'The fast clock')
        ?.at(-1),
    ).toMatch(/^Page \d+$/);
  });

  it('turns stand in the order of the pages, line notes too', async () => {
    const read = await lastReelRead();
    expect(ofKind(told(13, read), 'timeline')[0]?.items.map(({ label }) => label)).toEqual([
      'Inciting incident',
      'Low point',
    ]);
    const [lines] = ofKind(told(9, read), 'table');
    expect(lines?.rows.map(([, written, better]) => [written, better])).toEqual([
      ["It's a leak.", 'Leave it out.'],
      ['sweep opposite ends of the same row', 'towards each other along one'],
    ]);
    expect(lines?.places?.map(({ text }) => Number(text))).toEqual(lines?.rows.map(([page]) => page));
  });

  it('the verdict is left to the overview after the case against it and the market, and no chance of success is made of it', async () => {
    const read = await lastReelRead();
    const blocks = told(14, read);
    expect(blocks.map((block) => ('title' in block ? block.title : null)).slice(0, 3)).toEqual([
      'The case against it',
      'For whom, and what stands in the way',
      'A reader’s verdict',
    ]);
    expect(textsIn(blocks).join(' ')).toContain('not a forecast');
    expect(textsIn(blocks).join(' ')).not.toContain(read.verdict?.text);
    expect(blocks.some(({ kind }) => kind === 'percentage')).toBe(false);
    expect(textsIn(blocks).join(' ')).not.toMatch(/\d ?%/);
  });

  it('doubt is said where another reader may differ; how likely stands beside what was found wanting alone', async () => {
    const read = await lastReelRead();
    const texts = textsIn(told(8, read));
    // Want, need and flaw are one paragraph.
    expect(texts).toContain(
      'Wants: To measure the house and be gone. Needs: To be counted by the one she counted for.',
    );
    expect(texts).toContain('Missing: She is never asked what she will live on. (readers may differ)');
    const [ruling] = factsIn(
      told(5, { ...read, tone: read.tone && { ...read.tone, ruling: { ...read.tone.ruling, support: 'partly' } } }),
    );
    expect(ruling?.note).toBeNull();
    expect(textsIn(told(9, read))).toContain('The memo says two things (likely)');
  });
});
