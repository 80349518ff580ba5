/** Runs of scenes that stand apart from the rest of a script, on scripts made for it. */
import { describe, expect, it } from 'vitest';
import { derive } from '../../../lib/engine/derive.ts';
import { countStretches } from '../../../lib/engine/structure/count-stretches.ts';
import { screenplayOf } from '../../corpus/scripts.ts';

const pad = 'The lamp swings and the water moves under it.\n\n'.repeat(6);
const scene = (place: string, ...speakers: readonly string[]): string =>
  `INT. ${place} - DAY\n\n${pad}${speakers.map((name) => `${name}\nWe have to go on with it, all of us.\n\n`).join('')}`;
const home = (count: number): string =>
  Array.from({ length: count }, (_, at) => scene(at % 2 ? 'KITCHEN' : 'HARBOUR', 'ANNA', 'BORIS')).join('');
const island = ['LIGHTHOUSE', 'CLIFF', 'LIGHTHOUSE', 'CAVE', 'CLIFF', 'LIGHTHOUSE']
  .map((place) => scene(place, 'ANNA', 'QUENDRA', 'OSTWIN', 'MIRELDA', 'VASK'))
  .join('');
const stretchesIn = async (text: string) => countStretches({ derived: derive(await screenplayOf(text)) });

describe('a stretch apart', () => {
  it('is a run whose places and speakers are found nowhere else, with who is silent there and who comes from outside', async () => {
    const { apart } = await stretchesIn(home(16) + island + home(16));
    expect(apart).toHaveLength(1);
    const [stretch] = apart;
    expect([stretch?.first, stretch?.last]).toEqual(['sc.17', 'sc.22']);
    expect(stretch?.places.toSorted()).toEqual(['pl.CAVE', 'pl.CLIFF', 'pl.LIGHTHOUSE']);
    expect(stretch?.speakers.toSorted()).toEqual(['ch.MIRELDA', 'ch.OSTWIN', 'ch.QUENDRA', 'ch.VASK']);
    expect(stretch?.guests).toEqual(['ch.ANNA']);
    expect(stretch?.silent.map(({ character }) => character)).toEqual(['ch.BORIS']);
    expect(stretch?.silent[0]?.before).toBeLessThanOrEqual(stretch?.fromPage ?? 0);
    expect(stretch?.named).toEqual([]);
  });

  it('says what of it the rest still names, and where', async () => {
    const later = `${scene('HARBOUR', 'ANNA')}Anna writes to Quendra.\n\n${home(8)}`;
    const { apart } = await stretchesIn(home(16) + island + later);
    expect(apart[0]?.named.map(({ name }) => name)).toEqual(['Quendra']);
  });

  it('is none where people come back, where every sequence is new, and in a few scenes', async () => {
    const back = home(16) + island + home(8) + scene('LIGHTHOUSE', 'QUENDRA', 'OSTWIN', 'MIRELDA', 'VASK') + home(8);
    expect((await stretchesIn(back)).apart).toEqual([]);
    const road = Array.from({ length: 40 }, (_, at) => scene(`TOWN ${at}`, `PERSON${at}A`, `PERSON${at}B`)).join('');
    expect((await stretchesIn(road)).apart).toEqual([]);
    expect((await stretchesIn(island)).apart).toEqual([]);
  });
});

describe('a stretch that is asked about', () => {
  const town = (count: number): string =>
    Array.from({ length: count }, (_, at) =>
      scene(at % 2 ? 'KITCHEN' : 'HARBOUR', 'ANNA', 'BORIS', 'CASPIAN', 'DELPHINE'),
    ).join('');
  const askedIn = async (text: string) => (await stretchesIn(text)).apart.map(({ asked }) => asked);

  it('lies between two parts of the script that do without it, while three main speakers or more are silent', async () => {
    expect(await askedIn(town(14) + island + town(14))).toEqual([true]);
    expect(await askedIn(home(16) + island + home(16))).toEqual([false]);
  });

  it('is neither the beginning nor the end, and no short one', async () => {
    expect(await askedIn(island + town(28))).toEqual([false]);
    expect(await askedIn(town(28) + island)).toEqual([false]);
    expect(await askedIn(town(24) + island + town(24))).toEqual([false]);
  });
});

describe('the calendar', () => {
  it('has days of the week where three or more stand on lines of their own', async () => {
    const cards = async (...days: string[]) =>
      (
        await stretchesIn(days.map((day) => `${scene('HARBOUR', 'ANNA')}A card --\n\n> ${day} <\n\n`).join(''))
      ).calendar.map(({ text }) => text);
    expect(await cards('SATURDAY', 'SUNDAY', 'MONDAY NIGHT')).toEqual(['SATURDAY', 'SUNDAY', 'MONDAY NIGHT']);
    expect(await cards('SATURDAY', 'SUNDAY', 'SUNDAY')).toEqual([]);
    expect(await cards('SUNDAY', 'MONDAY', 'TUESDAY', 'TWO WEEKS LATER')).toHaveLength(4);
  });
});
