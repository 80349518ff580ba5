/** A reading as its writer has corrected it: what gives way, what stays, and that no correction needs a model. */
import { describe, expect, it } from 'vitest';
import { type Corrections, noCorrections } from '../../../lib/contract/corrections.ts';
import { emptyDetails } from '../../../lib/contract/uploads.ts';
import { placeOfTurn } from '../../../lib/engine/structure/place-turns.ts';
import { overviewEntry } from '../../../lib/reports/overview/overview.ts';
import { aroundRead } from '../../../lib/reports/read/around.ts';
import { correctRead } from '../../../lib/reports/read/correct-read.ts';
import { openWithReading } from '../../../lib/reports/read/open-with-reading.ts';
import { runQuestion } from '../../../lib/reports/run.ts';
import { storyRead } from '../../../lib/story/read/story-read.ts';
import { lastReel } from '../../corpus/scripts.ts';
import { lastReelRead } from './last-reel-read.ts';

const script = { plan: 'advanced', pageCount: 15 } as const;
const corrected = async (change: Partial<Corrections>) =>
  correctRead(await lastReelRead(), { ...noCorrections, ...change }, script);
const texts = (value: unknown): string => JSON.stringify(value);
const overviewOf = async (change: Partial<Corrections>) => {
  const read = await corrected(change);
  return overviewEntry(read, aroundRead(read, script)).blocks;
};
const turnsAt = async (scene: number, key: keyof Corrections['turns'] = 'climax') => {
  const place = placeOfTurn(await lastReel(), { scene });
  if (place === null) throw new Error('There is no such scene.');
  return { turns: { ...noCorrections.turns, [key]: place }, place };
};

describe('a reading', () => {
  it('without corrections is the one that is stored', async () => {
    const read = await lastReelRead();
    expect(correctRead(read, noCorrections, script)).toBe(read);
  });

  it('keeps every point that was proved, whatever is corrected', async () => {
    const read = await lastReelRead();
    const { turns } = await turnsAt(4);
    const { points, verdict, scenes, plan } = await corrected({ genre: 'horror', format: 'pilot', title: 'X', turns });
    expect({ points, verdict, scenes, plan }).toEqual({
      points: read.points,
      verdict: read.verdict,
      scenes: read.scenes,
      plan: read.plan,
    });
  });
});

describe('a set turn', () => {
  it('takes the place of the one that was read, in the structure report and in the overview', async () => {
    const read = await lastReelRead();
    expect(read.beats.map(({ name }) => name)).toContain('Inciting incident');
    const { turns, place } = await turnsAt(4, 'opportunity');
    const { beats } = await corrected({ turns });
    expect(beats.filter(({ name }) => /inciting|opportunity/i.test(name))).toEqual([
      expect.objectContaining({ name: 'Opportunity', scene: 4, by: 'writer' }),
    ]);
    expect(beats.length).toBeLessThanOrEqual(read.beats.length);
    const counted = runQuestion(13, { screenplay: await lastReel(), details: emptyDetails });
    const opened = openWithReading(counted, await corrected({ turns }), script);
    const timeline = opened.entries[0]?.blocks.find((block) => block.kind === 'timeline');
    const item =
      timeline?.kind === 'timeline' ? timeline.items.find(({ label }) => label === 'Opportunity') : undefined;
    expect(item).toMatchObject({ fromPage: place.page, by: 'writer', text: expect.stringMatching(/^Set by you\./) });
    expect(texts(await overviewOf({ turns }))).toContain(`[${place.page},"Opportunity, set by you"]`);
  });

  it('that no beat was read as stands among the others, in the order of the script', async () => {
    const read = await lastReelRead();
    const { turns } = await turnsAt(2);
    const { beats } = await corrected({ turns });
    expect(beats.map(({ position }) => position)).toEqual(beats.map(({ position }) => position).sort((a, b) => a - b));
    const kept = read.beats.filter(({ scene }) => scene !== 2).map(({ name }) => name);
    expect(beats.map(({ name }) => name)).toEqual(expect.arrayContaining([...kept, 'Climax']));
  });
});

describe('a set genre', () => {
  it('keeps the promises of the genre that was read, under its name, and tells none of another', async () => {
    const read = await lastReelRead();
    expect(read.genre?.promises.length).toBeGreaterThan(0);
    expect((await corrected({ genre: 'comedy' })).genre).toEqual({ ...read.genre, named: 'comedy', by: 'writer' });
    expect((await corrected({ genre: 'horror' })).genre).toEqual({ named: 'horror', promises: [], by: 'writer' });
  });
});

describe('a set protagonist', () => {
  it('stands first, and who was read as one is a main character', async () => {
    const read = await lastReelRead();
    const was = read.people.find(({ role }) => role === 'protagonist');
    const chosen = read.people.find(({ role }) => role !== 'protagonist');
    if (!was || !chosen) throw new Error('The reading has no two people.');
    const { people } = await corrected({ protagonist: chosen.id.slice('ch.'.length) });
    expect(people[0]).toEqual({ ...chosen, role: 'protagonist', by: 'writer' });
    expect(people.find(({ id }) => id === was.id)?.role).toBe('main character');
    expect(people).toHaveLength(read.people.length);
    expect(texts(await overviewOf({ protagonist: chosen.id.slice('ch.'.length) }))).toContain(
      `${chosen.name}, protagonist (set by you)`,
    );
  });

  it('whom the reading does not tell of changes nothing', async () => {
    const read = await lastReelRead();
    expect((await corrected({ protagonist: 'NOBODY' })).people).toEqual(read.people);
  });
});

describe('a corrected cast', () => {
  it('brings a new name into the sentences, and never into the script’s own words', async () => {
    const read = await lastReelRead();
    const aliases = { merges: [], renames: [{ name: 'MAGS', to: 'Greta' }] };
    const after = await corrected({ aliases });
    expect(after.people.find(({ id }) => id === 'ch.GRETA')).toMatchObject({ name: 'Greta' });
    const quotes = (value: unknown): string[] =>
      [...texts(value).matchAll(/"quote":"((?:[^"\\]|\\.)*)"/g)].map(([, quote]) => quote ?? '');
    expect(quotes(after).sort()).toEqual(quotes(read).sort());
    expect(texts(after.points.map(({ said }) => said.text))).not.toContain('Mags');
    expect(after.points.flatMap(({ touches }) => touches)).not.toContain('ch.MAGS');
    expect(storyRead.safeParse(after).success).toBe(true);
  });

  it('makes one person of two, with one set of bonds', async () => {
    const read = await lastReelRead();
    const after = await corrected({ aliases: { merges: [{ from: 'LENA', into: 'MAGS' }], renames: [] } });
    expect(read.people.map(({ id }) => id)).toEqual(expect.arrayContaining(['ch.LENA', 'ch.MAGS']));
    expect(after.people.filter(({ id }) => id === 'ch.MAGS')).toHaveLength(1);
    expect(texts([after.people.map(({ id }) => id), after.bonds.flatMap(({ a, b }) => [a, b])])).not.toContain(
      'TOBIAS',
    );
    expect(after.bonds.every(({ a, b }) => a !== b)).toBe(true);
    const pairs = after.bonds.map(({ a, b }) => [a, b].sort().join(' '));
    expect(new Set(pairs).size).toBe(pairs.length);
  });
});

describe('a set logline', () => {
  it('stands first, in place of the plain one that was read, and those of other uses stay', async () => {
    const read = await lastReelRead();
    const { telling } = await corrected({ logline: 'One night, one reel.' });
    expect(telling.loglines[0]).toEqual({ use: 'plain', text: 'One night, one reel.', by: 'writer' });
    expect(telling.loglines.slice(1)).toEqual(read.telling.loglines.filter(({ use }) => use !== 'plain'));
    expect(texts(await overviewOf({ logline: 'One night, one reel.' }))).toContain(
      '"label":"Logline, set by you","value":"One night, one reel."',
    );
  });
});

describe('a set level of money', () => {
  it('stands in place of the one that was read, without the money of the other', async () => {
    const read = await lastReelRead();
    const level = read.market?.level === 'high' ? 'micro' : 'high';
    const { market } = await corrected({ budget: level });
    expect(market).toMatchObject({ level, by: 'writer', money: null, drivers: read.market?.drivers });
    expect(texts(await overviewOf({ budget: level }))).toContain('"label":"Budget, set by you"');
  });
});
