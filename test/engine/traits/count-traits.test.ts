/** What speaks for and against small scripts: patterns with their facts and words, measures by their distance from the middle. */
import { describe, expect, it } from 'vitest';
import { emptyDetails } from '../../../lib/contract/uploads.ts';
import { derive } from '../../../lib/engine/derive.ts';
import { countCharacters } from '../../../lib/engine/story/count-characters.ts';
import { countTraits, leaningOf } from '../../../lib/engine/traits/count-traits.ts';
import { nameFinder } from '../../../lib/reports/story-lookup.ts';
import { patternAsStrength } from '../../../lib/reports/strengths-and-weaknesses/words/patterns.ts';
import { type Finding, finding } from '../../../lib/story/finding.ts';
import { screenplayOf } from '../../corpus/scripts.ts';

interface Traits {
  readonly traits: Finding[];
  readonly nameOf: (id: string) => string;
}

async function traitsOf(fountain: string): Promise<Traits> {
  const screenplay = await screenplayOf(fountain);
  const input = { screenplay, derived: derive(screenplay), details: emptyDetails, otherDrafts: [] };
  return { traits: countTraits(input), nameOf: nameFinder({ characters: countCharacters(input) }) };
}

/** The lines of a pattern as it is told after it was stored; null where the script does not have it. */
function told({ traits, nameOf }: Traits, rule: string): string[] | null {
  const found = traits.find((one) => one.source === 'pattern' && one.rule === rule);
  if (!found) return null;
  expect(finding.parse(found)).toEqual(found);
  const { title, bullets, advice } = patternAsStrength(JSON.parse(JSON.stringify(found)) as Finding, nameOf);
  return [title, ...bullets.flatMap(({ text, evidence }) => [text, ...evidence.map(({ quote }) => quote)]), advice];
}
const weightOf = ({ traits }: Traits, rule: string): number | undefined =>
  traits.find((one) => one.rule === rule)?.weight;

/** Twelve scenes; `body` gives each from 1. */
const twelve = (body: (number: number) => string, place = (number: number): string => `ROOM ${number}`): string =>
  Array.from({ length: 12 }, (_, index) => `INT. ${place(index + 1)} - DAY\n\n${body(index + 1)}\n\n`).join('');

describe('a line that returns', () => {
  const saying = (line: string, second: string): string =>
    twelve((number) => {
      const said = number === 2 || number === 11 ? line : `Number ${number} stays dry tonight.`;
      return `Rain on glass.\n\n${number < 6 ? 'ANN' : second}\n${said}`;
    });

  it('from one to another is told with both uses', async () => {
    const passed = await traitsOf(saying('I never burn the red bridge.', 'BEN'));
    expect(told(passed, 'echo')).toEqual([
      'A line passes from Ann to Ben',
      'Ann says “I never burn the red bridge” on page 1.',
      'I never burn the red bridge.',
      'Ben takes it up on page 2, one page later.',
      'I never burn the red bridge.',
      'Protect the first use on page 1: without it the second, on page 2, loses its weight.',
    ]);
    expect(weightOf(passed, 'echo')).toBe(0.95);
  });

  it('from the same mouth is told as said twice', async () => {
    const twice = await traitsOf(saying('I never burn the red bridge.', 'ANN'));
    expect(told(twice, 'echo')?.[0]).toBe('Ann says a line twice, nine scenes apart');
    expect(told(twice, 'echo')?.[3]).toBe('Ann says it again on page 2, one page later.');
  });

  it('is a phrase without a person, an order or a statement, and weighs less', async () => {
    const phrase = await traitsOf(saying('Primary reactor containment field nominal.', 'BEN'));
    expect(told(phrase, 'echo')?.[0]).toBe('A phrase passes from Ann to Ben');
    expect(weightOf(phrase, 'echo') ?? 1).toBeLessThan(0.95);
  });

  it('is none where nothing returns', async () => {
    expect(told(await traitsOf(twelve((number) => `ANN\nNumber ${number}.`)), 'echo')).toBeNull();
  });
});

describe('an object', () => {
  const with_ = (scenes: readonly number[]): string =>
    twelve((number) =>
      scenes.includes(number)
        ? 'Ann takes the lantern. She holds the lantern up.\n\nANN\nGive me the lantern now.'
        : 'Ann waits in the rain.\n\nANN\nSo it goes.',
    );

  it('carried through the script is told with its places', async () => {
    const carried = await traitsOf(with_([1, 4, 8, 12]));
    const lines = told(carried, 'things');
    expect(lines?.[0]).toBe('The lantern runs from page 1 to page 2');
    expect(lines?.[1]).toBe('It is in 4 of 12 scenes, in what is seen and in what is said.');
    expect(lines?.at(-1)).toMatch(/^A reader will remember the lantern: see that the last appearance, on page 2,/);
    expect(weightOf(carried, 'things') ?? 0).toBeGreaterThan(0.8);
  });

  it('in three scenes, or in half of the script, is none', async () => {
    expect(told(await traitsOf(with_([1, 6, 12])), 'things')).toBeNull();
    expect(told(await traitsOf(with_([1, 2, 3, 4])), 'things')).toBeNull();
  });

  it('in the first scene and the last is a look back', async () => {
    const back = await traitsOf(with_([1, 6, 12]));
    expect(told(back, 'look-back')?.slice(0, 2)).toEqual([
      'The last scene picks up the lantern from the first',
      'The lantern is in the first scene and in the last.',
    ]);
    expect(weightOf(back, 'look-back')).toBeCloseTo(0.6, 10);
    expect(told(await traitsOf(with_([2, 6, 12])), 'look-back')).toBeNull();
  });
});

describe('an ending', () => {
  it('in the place of the beginning is a look back', async () => {
    const home = await traitsOf(
      twelve(
        () => 'Ann waits.',
        (number) => (number % 11 === 1 ? 'PIER' : `ROOM ${number}`),
      ),
    );
    expect(told(home, 'look-back')).toEqual([
      'The script ends where it began: Pier',
      'The first and the last heading name the same place.',
      'INT. PIER - DAY',
      'INT. PIER - DAY',
      'Compare the two scenes side by side, page 1 and page 2: what has changed between them is what the script says has happened.',
    ]);
    expect(weightOf(home, 'look-back')).toBe(0.65);
  });
});

describe('a lead', () => {
  const led = (ann: (number: number) => boolean, line = 'I have more to say than you.'): string =>
    twelve((number) => `Rain.\n\n${ann(number) ? `ANN\n${line} ${number}.\n\n` : ''}BEN\nYes.`);

  it('who is there throughout and speaks most carries the script', async () => {
    const lead = await traitsOf(led(() => true));
    expect(told(lead, 'lead')).toEqual([
      'Ann carries the script from page 1 to page 3',
      'Ann is in 12 of 12 scenes and speaks 8 times as many words as the next speaker, over 3 pages.',
      'I have more to say than you. 1.',
      'I have more to say than you. 12.',
      'Read Ann’s first and last speech together: they are the two ends of the part.',
    ]);
    expect(weightOf(lead, 'lead')).toBe(0.75);
  });

  it('who comes late, leaves early, is seldom there or hardly speaks more does not', async () => {
    for (const script of [
      led((number) => number > 4),
      led((number) => number < 10),
      led((number) => [1, 2, 11, 12].includes(number)),
      led(() => true, ''),
    ])
      expect(told(await traitsOf(script), 'lead')).toBeNull();
  });
});

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
