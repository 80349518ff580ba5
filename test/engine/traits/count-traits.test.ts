/** What speaks for and against small scripts: patterns with their facts and words, measures by their distance from the middle. */
import { describe, expect, it } from 'vitest';
import { noCorrections } from '../../../lib/contract/corrections.ts';
import { emptyDetails } from '../../../lib/contract/uploads.ts';
import { derive } from '../../../lib/engine/derive.ts';
import { countCharacters } from '../../../lib/engine/story/count-characters.ts';
import { countTraits, leaningOf } from '../../../lib/engine/traits/count-traits.ts';
import { nameFinder } from '../../../lib/reports/story-lookup.ts';
import { patternTold } from '../../../lib/reports/strengths-and-weaknesses/words/patterns.ts';
import type { Around } from '../../../lib/reports/strengths-and-weaknesses/words/say.ts';
import type { Finding } from '../../../lib/story/finding.ts';
import { screenplayOf } from '../../corpus/scripts.ts';

interface Traits {
  readonly traits: Finding[];
  readonly around: Pick<Around, 'nameOf'>;
}

async function traitsOf(fountain: string): Promise<Traits> {
  const screenplay = await screenplayOf(fountain);
  const input = {
    screenplay,
    derived: derive(screenplay),
    details: emptyDetails,
    corrections: noCorrections,
    otherDrafts: [],
  };
  return {
    traits: countTraits(input),
    around: { nameOf: nameFinder({ characters: countCharacters(input) }) },
  };
}

/** Twelve scenes; `body` gives each from 1. */
const twelve = (body: (number: number) => string, place = (number: number): string => `ROOM ${number}`): string =>
  Array.from({ length: 12 }, (_, index) => `INT. ${place(index + 1)} - DAY\n\n${body(index + 1)}\n\n`).join('');

describe('a measure', () => {
  it('leans by its score’s distance from the middle, less where the range is wide', () => {
    expect(leaningOf({ score: 10, scoreLow: 10, scoreHigh: 10 })).toBe(1);
    expect(leaningOf({ score: 1, scoreLow: 1, scoreHigh: 1 })).toBe(-1);
    expect(leaningOf({ score: 5.5, scoreLow: 1, scoreHigh: 10 })).toBe(0);
    expect(leaningOf({ score: 10, scoreLow: 1, scoreHigh: 10 })).toBe(0.5);
  });

  it('speaks for or against, with its id as fact, and comes after the patterns', async () => {
    const { traits } = await traitsOf(
      twelve((number) => `She waits, ${number}.\n\nANN\n(softly)\nYes.\n\nBEN\n(low)\nNo.`),
    );
    const own = traits.find(({ rule }) => rule === 'parentheticals');
    expect(own).toMatchObject({
      id: 'fi.measure.parentheticals',
      kind: 'weakness',
      source: 'measure',
      topic: 'parentheticals',
      facts: { measure: 'parentheticals' },
      effort: null,
      baseRate: null,
      reports: [3],
    });
    expect(own?.weight ?? 0).toBeGreaterThan(0.4);
    expect(own?.weight ?? 1).toBeLessThan(0.7);
    const firstMeasure = traits.findIndex(({ source }) => source === 'measure');
    expect(traits.slice(firstMeasure).every(({ source }) => source === 'measure')).toBe(true);
  });
});

describe('what pages show of the cast', () => {
  /** Three pages a scene of Bren and Cass, with whoever is asked for. */
  const filler = Array.from({ length: 26 }, () => 'Rain on the roof, and nobody minds it at all.\n\n').join('');
  const scenes = (who: (number: number) => string): string =>
    Array.from(
      { length: 30 },
      (_, at) =>
        `INT. ROOM ${at + 1} - DAY\n\n${filler}BREN\nWe wait here for word of the boat.\n\nCASS\nSo we do, all of us.\n\n${who(at + 1)}\n\n`,
    ).join('');
  const says =
    'MARLA\nI have more of it than you do.\n\nBREN\nYou have.\n\nMARLA\nAnd more to say.\n\nCASS\nSay it.\n\n';
  const factsOf = async (who: (number: number) => string, rule: string) =>
    (await traitsOf(scenes(who))).traits.find((one) => one.rule === rule)?.facts;

  it('is a stretch without a line of a main speaker, by the pages between two of their lines', async () => {
    const away = (within: string) => (number: number) => (number < 8 || number > 22 ? says : within);
    const facts = await factsOf(away(''), 'absences');
    const [first] = (facts as { absences: { who: string; from: number; to: number; cites: { quote: string }[] }[] })
      .absences;
    expect(first?.who).toBe('ch.MARLA');
    expect((first?.to ?? 0) - (first?.from ?? 0)).toBeGreaterThan(11);
    expect(first?.cites.map(({ quote }) => quote)).toEqual(['And more to say.', 'I have more of it than you do.']);
    expect(await factsOf(() => says, 'absences')).toBeUndefined();
    // A coat of theirs is nobody; who is there without a word, or asleep, is not away.
    expect(await factsOf(away('Marla’s coat hangs there.'), 'absences')).toBeDefined();
    expect(await factsOf(away('Marla looks up at them.'), 'absences')).toBeUndefined();
    const asleep = (number: number) => (number === 15 ? 'Marla is asleep in a chair.' : away('')(number));
    expect(await factsOf(asleep, 'absences')).toBeUndefined();
    const seesShot = (number: number) => (number === 22 ? 'Marla looks up at a shot of the sea.' : away('')(number));
    expect(await factsOf(seesShot, 'absences')).toBeDefined();
    const isShot = (number: number) => (number === 22 ? 'Marla is shot from behind.' : away('')(number));
    expect(await factsOf(isShot, 'absences')).toBeUndefined();
  });

  it('is a stretch that stands apart, and then neither the silences nor the people that come with it', async () => {
    const line = 'We have to go on with it, all of us.';
    const scene = (place: string, ...people: readonly string[]): string =>
      `INT. ${place} - DAY\n\n${filler}${people.map((name) => `${name}\n${line}\n\n`).join('')}`;
    const town = (count: number): string =>
      Array.from({ length: count }, (_, at) =>
        scene(at % 2 ? 'KITCHEN' : 'HARBOUR', 'ANNA', 'BORIS', 'CASPIAN', 'DELPHINE'),
      ).join('');
    const island = (...others: readonly string[]): string =>
      ['LIGHTHOUSE', 'CLIFF', 'LIGHTHOUSE', 'CAVE', 'CLIFF', 'LIGHTHOUSE']
        .map((place) => scene(place, 'ANNA', ...others, ...others, ...others))
        .join('');
    const { traits, around } = await traitsOf(town(12) + island('QUENDRA', 'OSTWIN', 'MIRELDA', 'VASK') + town(12));
    const found = traits.find(({ rule }) => rule === 'stands-apart');
    if (!found) throw new Error('No stretch was found');
    const { title, bullets, advice } = patternTold(JSON.parse(JSON.stringify(found)) as Finding, around);
    expect(title).toMatch(/^Pages \d+-\d+ stand apart: three places and four speakers found nowhere else$/);
    expect(bullets[0]?.text).toMatch(/^Striking pages .*Boris.*say nothing/);
    expect(advice).toMatch(/^What does Anna bring back from it, .*\?$/);
    const rules = traits
      .filter(({ kind, source }) => kind === 'weakness' && source === 'pattern')
      .map(({ rule }) => rule);
    expect(rules).not.toContain('absences');
    // What it plants for later is told with it.
    const asks = (who: string): string => scene('HARBOUR', who).replace(line, 'Do you trust the keeper of this light?');
    const away = island('QUENDRA', 'OSTWIN', 'MIRELDA', 'VASK') + asks('ANNA').replace('HARBOUR', 'CAVE');
    const planted = await traitsOf(town(12) + away + town(6) + asks('BORIS') + town(6));
    const asked = planted.traits.find(({ rule }) => rule === 'stands-apart');
    if (!asked) throw new Error('No stretch was found');
    expect(patternTold(asked, planted.around).bullets[1]?.text).toMatch(
      /It plants what comes back: “Do you trust the keeper of this light\?” \(page \d+, then \d+\)\.$/,
    );
  });
});
