/** A voice that ends: who is heard for the last time well before the end, and whose silence needs no reason. */
import { describe, expect, it } from 'vitest';
import { voiceEnds } from '../../../../lib/engine/traits/patterns/voice-ends.ts';
import { talk } from '../../people/parts-of.ts';
import { countedPages, countedShore, every, on, type Page, together } from './page-scripts.ts';

const line = 'I have more of it than you do, and so much more of it to say.';
const says = (who: string, pages: readonly number[], words = line): Page => on(pages, talk(`${who}: ${words}`));
const named = (who: string, pages: readonly number[]): Page => on(pages, talk(`BREN: Where is ${who}?`));

/** Of a hundred pages Marla speaks on every third from 10 to 49, and is named on 60, 70 and 80. */
const spoken = every(3, 10, 49);
const marla = says('MARLA', spoken);
const after = named('Marla', [60, 70, 80]);
const foundIn = async (...parts: readonly Page[]) => voiceEnds.find(await countedPages(100, together(...parts)));
const whoEnds = async (...parts: readonly Page[]) => (await foundIn(...parts))?.facts.voices.map(({ who }) => who);

describe('a voice that ends', () => {
  it('is told with its last line, the pages that name it after that, and the last words that do', async () => {
    const found = await foundIn(marla, after);
    const [voice] = found?.facts.voices ?? [];
    expect(voice).toMatchObject({ who: 'ch.MARLA', scenes: 14, page: 49, named: [60, 70, 80] });
    expect(voice?.share).toBeCloseTo((14 * 15) / (100 * 33 + 14 * 15 + 3 * 3), 2);
    expect(voice?.cites.map(({ page, quote }) => [page, quote])).toEqual([
      [49, line],
      [80, 'Where is Marla?'],
    ]);
    expect(found?.facts).toMatchObject({ affected: 51, pages: 100 });
    expect(voiceEnds.facts.parse(found?.facts)).toEqual(found?.facts);
  });

  it('weighs by the pages that are left, and is below a major weakness', async () => {
    const early = await foundIn(says('MARLA', every(2, 6, 40)), after);
    const late = await foundIn(says('MARLA', every(3, 20, 68)), named('Marla', [80, 90, 95]));
    expect(early?.weight).toBeGreaterThan(late?.weight ?? 1);
    expect(early?.weight).toBeLessThan(0.6);
  });

  it('is one of two at most, those first who have most of the talk', async () => {
    const [jorun, quill] = ['JORUN', 'QUILLA'].map((who, at) =>
      says(who, every(3, 11 + at, 46 + at), `${line} So it is.`),
    );
    const others = together(jorun ?? (() => ''), quill ?? (() => ''));
    const names = together(named('Jorun', [60, 70, 80]), named('Quilla', [60, 70, 80]));
    expect(await whoEnds(marla, after, others, names)).toHaveLength(2);
    expect(await whoEnds(marla, after, others, names)).not.toContain('ch.MARLA');
  });
});

describe('a voice that ends is none', () => {
  it('in a short script, nor in one that is not in English', async () => {
    const half = together(says('MARLA', every(2, 4, 30)), named('Marla', [40, 45, 50]));
    expect(voiceEnds.find(await countedPages(62, half))).not.toBeNull();
    expect(voiceEnds.find(await countedPages(56, half))).toBeNull();
    const derived = await countedPages(100, together(marla, after));
    expect(voiceEnds.find({ ...derived, english: false })).toBeNull();
  });

  it('where somebody has next to none of the talk, or so much that they lead', async () => {
    expect(await whoEnds(says('MARLA', spoken, 'So it is, so it is.'), after)).toBeUndefined();
    expect(await whoEnds(says('MARLA', spoken, `${line} `.repeat(4).trim()), after)).toBeUndefined();
  });

  it('where somebody speaks in few scenes, or in scenes that lie close together', async () => {
    const much = `${line} `.repeat(4).trim();
    expect(await whoEnds(says('MARLA', [10, 20, 30, 40, 49], much), after)).toEqual(['ch.MARLA']);
    expect(await whoEnds(says('MARLA', [10, 30, 40, 49], much), after)).toBeUndefined();
    expect(await whoEnds(says('MARLA', every(1, 36, 49)), after)).toBeUndefined();
  });

  it('where the last line stands in the last third', async () => {
    expect(await whoEnds(says('MARLA', every(3, 32, 71)), named('Marla', [80, 85, 90]))).toBeUndefined();
  });

  it('where the name comes up on fewer than three pages from the fourth after the last line on', async () => {
    expect(await whoEnds(marla, named('Marla', [53, 60, 70]))).toEqual(['ch.MARLA']);
    expect(await whoEnds(marla, named('Marla', [52, 60, 70]))).toBeUndefined();
  });

  it('where somebody is only heard, or is whoever has that work', async () => {
    expect(await whoEnds(says('MARLA (V.O.)', spoken), after)).toBeUndefined();
    expect(await whoEnds(says('BARTENDER', spoken), named('Bartender', [60, 70, 80]))).toBeUndefined();
    const spigot = named('Spigot', [60, 70, 80]);
    expect(await whoEnds(says('SPIGOT', spoken), spigot)).toBeUndefined();
    expect(await whoEnds(on([10], 'SPIGOT OKAFOR walks in.'), says('SPIGOT', spoken), spigot)).toEqual(['ch.SPIGOT']);
  });

  it('where somebody belongs to a stretch that stands apart, which asks for itself', async () => {
    const names = on([75, 80, 85], talk('ANNA: Where is Quendra?'));
    const whoIn = async (isApart: boolean) =>
      voiceEnds.find(await countedShore(isApart, names))?.facts.voices.map(({ who }) => who);
    expect(await whoIn(false)).toEqual(['ch.QUENDRA']);
    expect(await whoIn(true)).toBeUndefined();
  });
});

describe('an end that the script tells', () => {
  it('is told with the name, in action or in talk, on the page of the last line or later', async () => {
    expect(await whoEnds(marla, after, on([75], 'They stand at the grave of Marla.'))).toBeUndefined();
    expect(await whoEnds(marla, after, on([75], talk('CASS: Marla drowned, and you know it.')))).toBeUndefined();
    expect(await whoEnds(marla, after, on([75], 'Marla is asleep in there.'))).toBeUndefined();
  });

  it('is told without the name in the action of the last scene', async () => {
    expect(await whoEnds(marla, on([49], 'Blood on the wall.'), after)).toBeUndefined();
    expect(await whoEnds(marla, on([49], talk('CASS: There is blood on the wall.')), after)).toEqual(['ch.MARLA']);
    expect(await whoEnds(on([49], 'Blood on the wall.'), marla, after)).toEqual(['ch.MARLA']);
    expect(await whoEnds(marla, after, on([75], 'Blood on the wall.'))).toEqual(['ch.MARLA']);
  });

  it('is none before the last line, of somebody else, of a sentence beside the name, or by a part of a word', async () => {
    expect(await whoEnds(marla, after, on([15], 'Marla is asleep in there.'))).toEqual(['ch.MARLA']);
    expect(await whoEnds(marla, after, on([75], 'Bren is asleep in there.'))).toEqual(['ch.MARLA']);
    expect(await whoEnds(marla, after, on([75], 'They talk of Marla. Bren is asleep.'))).toEqual(['ch.MARLA']);
    expect(await whoEnds(marla, after, on([75], 'They talk of the deadline of Marla.'))).toEqual(['ch.MARLA']);
  });

  it('is none by a heading, nor by an initial that stands for something else', async () => {
    const cell = on([75], 'INT. CELL OF MARLA - DAY\n\nIt is what it was.');
    expect(await whoEnds(marla, after, cell)).toEqual(['ch.MARLA']);
    const spokenBy = says('MARLA B', spoken);
    expect(await whoEnds(spokenBy, after, on([75], 'Plan B dies with this.'))).toEqual(['ch.MARLA B']);
  });
});
