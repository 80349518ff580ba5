/** What a short script is spared: reports as long as their script has room for, and none without a word why. */
import { describe, expect, it } from 'vitest';
import { emptyDetails } from '../../lib/contract/uploads.ts';
import { wordsWithin } from '../../lib/reports/count-words.ts';
import { lengthOf } from '../../lib/reports/length.ts';
import { questions } from '../../lib/reports/registry.ts';
import { runQuestion } from '../../lib/reports/run.ts';
import { scriptPotentialCard } from '../../lib/reports/script-potential/card.ts';
import type { Screenplay } from '../../lib/screenplay/model.ts';
import { lastReel, marrow, screenplayOf } from '../corpus/scripts.ts';

const answersTo = (screenplay: Screenplay) =>
  questions.map(({ card }) => runQuestion(card.number, { screenplay, details: emptyDetails }));
const blocksOf = (screenplay: Screenplay, number: number) =>
  runQuestion(number, { screenplay, details: emptyDetails }).entries.flatMap(({ blocks }) => blocks);
const titlesOf = (screenplay: Screenplay, number: number) =>
  blocksOf(screenplay, number).map((block) => ('title' in block ? block.title : null));

const wordsAbout = (screenplay: Screenplay): number =>
  wordsWithin(answersTo(screenplay).flatMap(({ entries }) => entries.map(({ blocks }) => blocks)));

/** A story of our own of three pages. */
const threePages = `INT. BAKERY - DAY

NORA, 50, shakes flour from her apron. PIM, 9, counts coins into a tin.

${'PIM\nThat makes eleven, and the bus is twelve.\n\nNORA\nThen we walk one stop and ride the rest.\n\nPim shakes the tin. Nothing answers.\n\n'.repeat(5)}EXT. BUS STOP - NIGHT

Rain. The bus passes without stopping.

${'NORA\nHe saw us.\n\nPIM\nHe saw eleven.\n\n'.repeat(8)}INT. BAKERY - NIGHT

Pim sleeps on the sacks. Nora puts one coin into the tin.
`;

describe('the length of a script', () => {
  it('is very short below ten pages, short below thirty, and full from there', () => {
    expect([1, 9, 10, 29, 30, 120].map((pageCount) => lengthOf({ pageCount }))).toEqual([
      'very short',
      'very short',
      'short',
      'short',
      'full',
      'full',
    ]);
  });
});

describe('reports about a short script', () => {
  it('have at most 1,200 words about three pages', async () => {
    const short = await screenplayOf(threePages);
    expect(short.pageCount).toBe(3);
    expect(wordsAbout(short)).toBeLessThan(1200);
  });

  it('have at most 2,500 words about fifteen pages', async () => {
    expect(wordsAbout(await lastReel())).toBeLessThan(2500);
  });

  it('are none without a block, and keep their findings whole as data', async () => {
    const short = await screenplayOf(threePages);
    for (const { entries } of answersTo(short)) for (const { blocks } of entries) expect(blocks).not.toEqual([]);
    const potential = runQuestion(6, { screenplay: short, details: emptyDetails }).structured_data;
    expect(JSON.stringify(potential)).toContain('"label":"Ages"');
  });

  it('leave out what is made for a feature’s pages, and say that they do', async () => {
    const short = await screenplayOf(threePages);
    expect(JSON.stringify(blocksOf(short, 2))).toContain('too little text to count any of these measures');
    expect(titlesOf(short, 6)).toEqual([
      'High-Level Verdict',
      'Artistic Choices',
      'Emotional Reach',
      'Commercial Footing',
      'Festival and Streaming Fit',
      'Cultural Ties',
    ]);
    expect(JSON.stringify(blocksOf(short, 7))).toContain('Too few pages for more');
    expect(titlesOf(short, 14)).toContain('Success Prediction & Market Analysis');
    expect(JSON.stringify(blocksOf(short, 14))).not.toContain('All films');
  });

  it('show no strongest passage, longest absence or zones of a feature in fifteen pages, and keep its quarters', async () => {
    const reel = await lastReel();
    expect(JSON.stringify(blocksOf(reel, 5))).not.toContain('Strongest passage');
    expect(titlesOf(reel, 5)).toContain('Intensity & Consistency');
    expect(JSON.stringify(blocksOf(reel, 8))).not.toContain('Silent on');
    expect(titlesOf(reel, 13)).not.toContain('Where produced films turn');
    const formats = blocksOf(reel, 12).find((block) => 'title' in block && block.title === 'Formats at a glance');
    expect(formats?.kind === 'facts' ? formats.items.map(({ label }) => label) : null).toEqual([
      'Short film (as it is)',
      'Audio drama or podcast',
    ]);
  });

  it('draw no curve over nine pages, and have something under each heading of the tone', async () => {
    const blocks = blocksOf(await marrow(), 5);
    expect(blocks.some(({ kind }) => kind === 'series')).toBe(false);
    expect(blocks.flatMap((block) => ('title' in block && block.title !== null ? [block.title] : []))).toEqual([
      'Tonality Analysis',
      'Emotional Architecture',
      'Intensity & Consistency',
    ]);
  });

  it('give the verdict and each heading of the potential, with a fact or the sentence that nothing was counted', async () => {
    const told = blocksOf(await marrow(), scriptPotentialCard.number).flatMap((block) =>
      block.kind === 'facts' ? [block.items.length] : block.kind === 'prose' ? [block.paragraphs.length] : [],
    );
    expect(told).toHaveLength(6);
    expect(Math.min(...told)).toBeGreaterThan(0);
  });
});
