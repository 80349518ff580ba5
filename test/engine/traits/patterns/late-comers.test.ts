/** Late comers: of whom no page knows before the middle, and who is none. */
import { describe, expect, it } from 'vitest';
import { lateComers } from '../../../../lib/engine/traits/patterns/late-comers.ts';
import { talk } from '../../people/parts-of.ts';
import { countedPages, countedShore, every, on, type Page, together } from './page-scripts.ts';

const line = 'I have more of it than you do, and so much more of it to say.';
const much = 'I have more of it than you do, and so much more of it to say, if you will have it so, and so it will be.';
const says = (who: string, pages: readonly number[], words = line): Page => on(pages, talk(`${who}: ${words}`));
const comes = (who: string, page = 50): Page => on([page], `${who} walks in and sits down.`);

/** Of a hundred pages Marla comes on page 50 and speaks on every second from then on. */
const late = every(2, 50, 100);
const marla = together(comes('Marla'), says('MARLA', late));
const foundIn = async (...parts: readonly Page[]) => lateComers.find(await countedPages(100, together(...parts)));
const whoComes = async (...parts: readonly Page[]) => (await foundIn(...parts))?.facts.comers.map(({ who }) => who);

describe('a late comer', () => {
  it('is told with the page that first has the name, the first line and the share of the talk', async () => {
    const found = await foundIn(comes('Marla', 48), says('MARLA', late));
    expect(found?.facts.comers).toHaveLength(1);
    expect(found?.facts.comers[0]).toMatchObject({ who: 'ch.MARLA', named: 48, page: 50 });
    expect(found?.facts.comers[0]?.cite).toMatchObject({ page: 50, quote: line });
    expect(found?.facts.comers[0]?.share).toBeCloseTo((26 * 15) / (100 * 33 + 26 * 15), 2);
    expect(found?.facts).toMatchObject({ affected: 26, pages: 100 });
    expect(lateComers.facts.parse(found?.facts)).toEqual(found?.facts);
  });

  it('may be one of two, who has more of the talk first, and weighs by the pages of whoever speaks on most', async () => {
    const two = await foundIn(marla, comes('Jorun', 60), says('JORUN', every(2, 60, 100), much));
    expect(two?.facts.comers.map(({ who }) => who)).toEqual(['ch.JORUN', 'ch.MARLA']);
    expect(two?.facts.affected).toBe(26);
    const one = await foundIn(comes('Jorun', 80), says('JORUN', every(1, 80, 95), much));
    expect(one?.weight).toBeLessThan(two?.weight ?? 0);
    expect(two?.weight).toBeLessThan(0.6);
  });
});

describe('a late comer is none', () => {
  it('in a short script, in one that is not in English, nor where headings do not carry', async () => {
    const half = together(comes('Marla', 30), says('MARLA', every(2, 30, 56)));
    expect(lateComers.find(await countedPages(62, half))).not.toBeNull();
    expect(lateComers.find(await countedPages(56, half))).toBeNull();
    const derived = await countedPages(100, marla);
    expect(lateComers.find({ ...derived, english: false })).toBeNull();
    expect(lateComers.find({ ...derived, scenes: derived.scenes.slice(0, 40) })).toBeNull();
  });

  it('where more than two come so late: the script begins anew there', async () => {
    const others = ['Jorun', 'Quilla'].map((who) => together(comes(who, 52), says(who.toUpperCase(), late)));
    expect(await whoComes(marla, ...others)).toBeUndefined();
  });

  it('where somebody has little of the talk', async () => {
    expect(await whoComes(comes('Marla'), says('MARLA', every(4, 50, 90)))).toBeUndefined();
  });

  it('where somebody speaks, is seen or is spoken of before the middle, by any part of the name', async () => {
    expect(await whoComes(comes('Marla', 46), says('MARLA', [46, ...late]))).toEqual(['ch.MARLA']);
    expect(await whoComes(comes('Marla', 46), says('MARLA', [44, ...late]))).toBeUndefined();
    expect(await whoComes(marla, on([20], talk('CASS: Where is Marla?')))).toBeUndefined();
    expect(await whoComes(marla, on([20], 'Marla walks past.'))).toBeUndefined();
    const whole = together(comes('Marla Okafor'), says('MARLA OKAFOR', late));
    expect(await whoComes(whole)).toEqual(['ch.MARLA OKAFOR']);
    expect(await whoComes(whole, on([20], talk('CASS: Where is Okafor?')))).toBeUndefined();
  });

  it('where somebody is only heard, is shown by no action, or is whoever has that work', async () => {
    expect(await whoComes(comes('Marla'), says('MARLA (V.O.)', late))).toBeUndefined();
    expect(await whoComes(says('MARLA', late))).toBeUndefined();
    expect(await whoComes(on([50], 'Bren holds a letter from Marla.'), says('MARLA', late))).toBeUndefined();
    expect(await whoComes(comes('The bartender'), comes('BARTENDER'), says('BARTENDER', late))).toBeUndefined();
    expect(await whoComes(comes('SPIGOT'), says('SPIGOT', late))).toBeUndefined();
    expect(await whoComes(comes('SPIGOT OKAFOR'), says('SPIGOT', late))).toEqual(['ch.SPIGOT']);
  });

  it('where somebody belongs to a stretch that stands apart, which asks for itself', async () => {
    const whoIn = async (isApart: boolean) =>
      lateComers.find(await countedShore(isApart))?.facts.comers.map(({ who }) => who);
    expect((await whoIn(false))?.toSorted()).toEqual(['ch.OSTWIN', 'ch.QUENDRA']);
    expect(await whoIn(true)).toBeUndefined();
  });
});
