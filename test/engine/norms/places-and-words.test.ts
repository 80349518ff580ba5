/** The tables that are written by hand: places, incentives, formats and words, each row whole and each name known to the others. */
import { describe, expect, it } from 'vitest';
import { patternOf } from '../../../lib/engine/flaw-rules/spelling/listed-mix-ups.ts';
import { misheardPhrases } from '../../../lib/engine/lexicons/flaws/misheard-phrases.ts';
import { misspellings } from '../../../lib/engine/lexicons/flaws/misspellings.ts';
import { mixUps } from '../../../lib/engine/lexicons/flaws/mix-ups.ts';
import { formats } from '../../../lib/engine/norms/formats.ts';
import { englishVarieties, gazetteer } from '../../../lib/engine/norms/gazetteer.ts';
import { incentives, incentivesCollected } from '../../../lib/engine/norms/incentives.ts';
import { landmarks } from '../../../lib/engine/norms/landmarks.ts';
import { productionPlaces } from '../../../lib/engine/norms/production-places.ts';
import { regionOf } from '../../../lib/engine/norms/world-regions.ts';
import { formatFact, formatId } from '../../../lib/story/formats.ts';

const isName = (text: string): boolean => /^\p{L}[\p{L} .'’()-]*\p{L}[.)]?$/u.test(text);
const repeated = <T>(all: readonly T[]): T[] => all.filter((one, at) => all.indexOf(one) !== at);
const named = (name: string) => gazetteer.filter((place) => place.name === name);

describe('a named place', () => {
  it('has a name, a country and a language that are words', () => {
    const broken = gazetteer.filter(({ name, country, language }) => ![name, country, language].every(isName));
    expect(broken).toEqual([]);
  });

  it('lies in a country of the table, which has one row and one language', () => {
    const countries = gazetteer.filter(({ kind }) => kind === 'country');
    expect(countries.length).toBeGreaterThan(50);
    expect(repeated(countries.map(({ name }) => name))).toEqual([]);
    const languages = new Map(countries.map(({ name, language }) => [name, language]));
    expect(gazetteer.filter(({ country, language }) => languages.get(country) !== language)).toEqual([]);
  });

  it('lies in a part of the world', () => {
    const parts = new Set(gazetteer.map(({ country }) => regionOf(country)));
    expect(parts.size).toBe(13);
    for (const part of parts) expect(part).toMatch(/^\p{L}[\p{L} -]+$/u);
  });

  it('comes behind every longer one, so that New Mexico is found before Mexico', () => {
    const lengths = gazetteer.map(({ name }) => name.length);
    expect(lengths).toEqual(lengths.toSorted((a, b) => b - a));
  });

  it.each([
    ['Georgia', 'United States', 'Georgia (US)', 'region', true],
    ['Vancouver', 'Canada', 'British Columbia', 'city', false],
    ['Scotland', 'United Kingdom', null, 'region', false],
    ['Paris', 'France', null, 'city', true],
    ['Kenya', 'Kenya', null, 'country', false],
    ['Chad', undefined, undefined, undefined, undefined],
  ] as const)('%s is known, or left out where it would be mistaken', (name, country, region, kind, ambiguous) => {
    const found = named(name).find((place) => country === undefined || place.country === country);
    if (country === undefined) expect(found).toBeUndefined();
    else expect(found).toMatchObject({ country, region, kind, ambiguous });
  });

  it('with a region of its own is in one that films are shot in', () => {
    const shot = new Set(productionPlaces.map(({ place }) => place));
    expect(gazetteer.filter(({ region }) => region !== null && !shot.has(region)).map(({ name }) => name)).toEqual([]);
  });
});

it('a landmark belongs to a place that is known, and has a name of its own', () => {
  expect(landmarks.filter(([name, place]) => name === '' || named(place).length === 0)).toEqual([]);
  expect(repeated(landmarks.map(([name]) => name))).toEqual([]);
});

describe('a place of production', () => {
  it('has its country and its languages', () => {
    const broken = productionPlaces.filter(
      ({ place, country, languages }) => ![place, country, ...languages].every(isName) || languages.length === 0,
    );
    expect(broken).toEqual([]);
    expect(repeated(productionPlaces.map(({ place }) => place))).toEqual([]);
  });

  it('speaks an English of its own only where English is one of its languages, and the first of them in Britain and America', () => {
    for (const { place, languages, english } of productionPlaces) {
      if (english !== null) expect(languages, place).toContain('English');
      if (english === 'British' || english === 'American') expect(languages[0], place).toBe('English');
    }
  });

  it('has an incentive, and each incentive but a country’s over its provinces has a place', () => {
    const paid = new Set(incentives.map(({ place }) => place));
    const shot = new Set(productionPlaces.map(({ place }) => place));
    expect([...shot].filter((place) => !paid.has(place))).toEqual([]);
    expect([...paid].filter((place) => !shot.has(place))).toEqual(['Canada (federal)']);
  });

  it('lies in a part of the world', () => {
    for (const { place, country } of productionPlaces) expect(regionOf(country), place).toBeTruthy();
  });
});

describe('an incentive', () => {
  it('says its kind, a rate, who published it and when', () => {
    const kinds = ['credit', 'rebate', 'deduction', 'reimbursement', 'offset', 'grant'];
    expect(incentivesCollected).toMatch(/^20\d\d-(?:0[1-9]|1[0-2])$/);
    const collected = Number(incentivesCollected.slice(0, 4));
    const broken = incentives.filter(
      ({ kind, percent, source, published }) =>
        !kinds.includes(kind) ||
        percent < 10 ||
        percent > 55 ||
        source.trim() === '' ||
        (published !== null && (published < 2015 || published > collected)),
    );
    expect(broken).toEqual([]);
  });
});

describe('a format', () => {
  it('is one of the eight, with bounds that are in order, each fact once and one it cannot do without', () => {
    expect(formats.map(({ id }) => id).toSorted()).toEqual(formatId.options.toSorted());
    for (const { id, wants } of formats) {
      expect(repeated(wants.map(({ fact }) => fact)), id).toEqual([]);
      expect(
        wants.some(({ weight }) => weight === 2),
        id,
      ).toBe(true);
      for (const { fact, low, high, source } of wants) {
        expect(formatFact.options).toContain(fact);
        expect(low !== null || high !== null, `${id} ${fact}`).toBe(true);
        if (low !== null && high !== null) expect(low, `${id} ${fact}`).toBeLessThan(high);
        expect(source).not.toBe('');
      }
    }
  });

  it('that is told in parts has parts of a length, and for the screen room for three of the shortest', () => {
    for (const { id, episode, wants } of formats.filter((one) => one.episode !== null)) {
      if (episode === null) continue;
      expect(episode.min, id).toBeLessThan(episode.ideal);
      expect(episode.ideal, id).toBeLessThan(episode.max);
      const pages = wants.find(({ fact }) => fact === 'pages');
      if (id !== 'audio') expect(pages?.low ?? 0, id).toBeGreaterThanOrEqual(3 * episode.min);
    }
  });
});

describe('a word that is corrected', () => {
  it('gives way to another word', () => {
    const broken = [...misspellings].filter(
      ([wrong, right]) => !/^[a-z]+$/.test(wrong) || !/^[a-z][a-z'’ -]*$/.test(right) || wrong === right,
    );
    expect(broken).toEqual([]);
    expect(misspellings.get('definately')).toBe('definitely');
    expect([...misspellings.values()].filter((right) => misspellings.has(right))).toEqual([]);
  });

  it('for one that sounds like it is another word, found by a pattern with one place for it', () => {
    for (const mixUp of [...mixUps, ...misheardPhrases]) {
      expect(mixUp.meant).toMatch(/^\p{L}[\p{L}’' -]*$/u);
      const groups = new RegExp(`${patternOf(mixUp).source}|`, 'i').exec('')?.length ?? 0;
      expect(groups, mixUp.phrase).toBe(2);
    }
    expect(() => patternOf({ phrase: 'no word', meant: 'a' })).toThrow(RangeError);
  });

  it('is British or American, and never both', () => {
    const { British: british, American: american } = englishVarieties;
    expect([...british].filter((word) => american.has(word) || word === '')).toEqual([]);
    expect([british.has('colour'), american.has('color'), british.has('color')]).toEqual([true, true, false]);
  });
});
