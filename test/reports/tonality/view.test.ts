/** What tonality lays out of known tones, a known curve and known quarters; and what stays of it below a reading. */
import { describe, expect, it } from 'vitest';
import { aroundRead } from '../../../lib/reports/read/around.ts';
import { tonalityEntries } from '../../../lib/reports/tonality/blocks.ts';
import { tonalityReading, underTone } from '../../../lib/reports/tonality/reading.ts';
import { tonalityView } from '../../../lib/reports/tonality/view.ts';
import type { Feeling } from '../../../lib/story/feeling.ts';
import type { QuickReplies, Tone, ToneFamilyId, ToneQuarter, ToneShare } from '../../../lib/story/tone.ts';
import { laidOut } from '../laid-out.ts';
import { madeCite, madePoint, madeRead, madeSaid } from '../read/made-read.ts';
import { citeOf, sourceOf } from '../story-people.ts';

type Story = Parameters<typeof tonalityView>[0];
const share = (family: ToneFamilyId, strength: number): ToneShare => ({
  family,
  count: 9,
  rate: 1,
  ordinary: 1,
  strength,
  words: ['gun', 'blood', 'run', 'hide'].map((word, at) => ({ word, count: 9 - at })),
  places: [citeOf('A rather long passage.', 3), citeOf('A gun.', 5), citeOf('A long one.', 7)],
  thickest: null,
});
const replies: QuickReplies = {
  quick: 7,
  exchanges: 20,
  ordinary: 0.2,
  strength: 1.5,
  strained: false,
  places: [citeOf('No.', 2)],
};
const quarter = (charged: number, over: Partial<ToneQuarter> = {}): ToneQuarter => ({
  firstPage: 1,
  lastPage: 4,
  charged,
  balance: -0.5,
  family: 'tension',
  peak: { page: 3, words: ['blood', 'gun'], cite: citeOf('Blood on the gun.', 3) },
  ...over,
});
const tone: Tone = {
  telling: 40,
  words: 900,
  families: [share('tension', 2.04), share('sorrow', 1.5), share('wonder', 0.3)],
  replies,
  consistency: { score: 7.46, low: 6.5, high: 8.25, drift: 0.2, chance: 0.1, beyondChance: true },
  quarters: [
    quarter(1.5),
    quarter(2.5, {
      firstPage: 5,
      lastPage: null,
      peak: { page: 6, words: ['kill', 'stab'], cite: citeOf('Kill.', 6) },
    }),
    quarter(2.5),
    quarter(0, { family: null }),
  ],
  moments: null,
};
const curve = { hits: 9, strength: 2, shape: 'rise' as const };
const feeling: NonNullable<Feeling> = {
  curves: [
    { list: 'feeling', ...curve },
    { list: 'event', ...curve },
  ],
  points: [
    { x: 1, y: 0.5 },
    { x: 9, y: -0.5 },
  ],
  agreement: 0.876,
  arc: 'rise',
  brightest: {
    page: 8,
    onPage: true,
    places: [citeOf('They laugh and dance.', 8), citeOf('Joy.', 8)],
    words: ['laugh', 'dance'],
  },
  darkest: { page: 2, onPage: false, places: [citeOf('Grief.', 2)], words: [] },
};
const story: Story = { source: sourceOf({ talkWords: 500, actionWords: 400 }), tone, feeling };
const linesOf = (over: Partial<Story> = {}, length?: Parameters<typeof tonalityEntries>[1]) =>
  laidOut(tonalityEntries(tonalityView({ ...story, ...over }), length)[0]?.blocks ?? []);

describe('tonality', () => {
  it('is the tones and where they stand, the curve of feeling, and the strength of each quarter', () => {
    expect(linesOf()).toEqual([
      'cards “Tonality Analysis” counted',
      '  Tense above all: Nine words of tension.',
      '  Tension: Gun 9, blood 8, run 7. @5:1',
      '  Banter: Of 20 replies 7 are a few words long.',
      '  Melancholy: Gun 9, blood 8, run 7.',
      'series “Emotional Architecture” counted #shaped-curve',
      '  Its last pages are darker in their words than its first.',
      '  page page / brightness',
      '  Feeling: 1,0.5 9,-0.5',
      'facts “” counted',
      '  Brightest words: page 8 (laugh, dance) @8:1',
      '  Darkest words: page 2 @2:1',
      'facts “Intensity & Consistency” counted',
      '  Strength: Strong words gather on pages 1-4 and thin out on 1-4.',
      '  Most strong words: page 6 (kill, stab) @6:1',
    ]);
  });

  it('says where a tone is thickest, which tone leads where, and what a page can be opened for', () => {
    const full: Tone = {
      ...tone,
      families: [
        { ...share('tension', 2), thickest: { from: 3, to: 9, words: ['gun', 'run'], cite: citeOf('The gun.', 4) } },
      ],
      quarters: [
        quarter(1, { firstPage: 1, lastPage: 10, family: 'tension' }),
        quarter(2, { firstPage: 10, lastPage: 20, family: 'wonder' }),
      ],
      moments: {
        laughter: { from: 2, to: 12 },
        question: { from: 5, to: 11 },
        exclamation: null,
        loud: { from: 7, to: 8, speeches: 6, cite: citeOf('Go!', 7) },
        mixed: { page: 6, bright: ['joy', 'love'], dark: ['grief', 'war'] },
        weeping: { pages: [4, 9], cite: citeOf('She weeps.', 4) },
      },
    };
    expect(linesOf({ tone: full }).filter((line) => line.startsWith('  '))).toEqual(
      expect.arrayContaining([
        '  By its words tense, then wondrous: Tension leads on pages 1-10, wonder on 10-20.',
        '  Tension: Thickest on pages 3-9: gun, run. @4:1',
        '  Loud without dark words: On pages 7-8 six speeches exclaim, and no strong dark word, oath or word of violence stands in the scene. @7:1',
        '  Most mixed: Page 6 has joy and love beside grief and war.',
        '  Weeping: Somebody weeps or is near tears on pages 4 and 9. @4:1',
        '  Longest without: No word of laughter on pages 2-12 and no question mark in talk on pages 5-11.',
      ]),
    );
  });

  it('has no strongest passage in a short script, and in a very short one two tones and its extremes', () => {
    expect(linesOf({}, 'short')).toEqual(linesOf().slice(0, -1));
    expect(linesOf({}, 'very short')).toEqual([
      'cards “Tonality Analysis” counted',
      '  Tense above all: Nine words of tension.',
      '  Tension: Gun 9, blood 8, run 7. @5:1',
      '  Banter: Of 20 replies 7 are a few words long.',
      'facts “Emotional Architecture” counted',
      '  Brightest words: page 8 (laugh, dance) @8:1',
      '  Darkest words: page 2 @2:1',
      'prose “Intensity & Consistency” counted',
      '  Too few pages to compare their quarters.',
    ]);
    expect(linesOf({ feeling: { ...feeling, brightest: null, darkest: null } }, 'very short')[4]).toBe(
      'series “Emotional Architecture” counted #shaped-curve',
    );
  });

  it('says what there is too little of', () => {
    const few = { ...tone, families: [], replies: null, consistency: null, quarters: [], words: 1 };
    expect(linesOf({ tone: few, feeling: null, source: sourceOf({ talkWords: 1, actionWords: 0 }) })).toEqual([
      'cards “Tonality Analysis” counted',
      '  No tone to be heard in so few words: Among one word stand 40 telling words: too few to name a tone.',
      'prose “Emotional Architecture” counted',
      '  With one word of action and talk there is too little to draw a curve.',
      'prose “Intensity & Consistency” counted',
      '  With one word the script is too short to compare its quarters (that takes 400).',
    ]);
    expect(tonalityView({ ...story, tone: { ...few, telling: 1 } }).text).toBe(
      'Among 900 words stands one telling word: too few to name a tone.',
    );
    expect(linesOf({ tone: few }, 'very short').slice(-2)).toEqual([
      'prose “Intensity & Consistency” counted',
      '  With one word the script is too short to compare its quarters (that takes 400).',
    ]);
  });

  it('is not counted in other words than English', () => {
    expect(linesOf({ source: sourceOf({ english: false }) })).toEqual([
      'cards “Tonality Analysis” counted',
      '  Not heard: the words are not English: Tone is counted in English words, and these are others.',
      'prose “Emotional Architecture” counted',
      '  No curve is drawn: its words of feeling and event are English.',
      'prose “Intensity & Consistency” counted',
      '  The quarters are not compared: strong words are counted in English alone.',
    ]);
  });

  it('names clipped talk where replies are strained, and of equal tones the first by name', () => {
    const shown = (over: Partial<Tone>) =>
      tonalityView({ ...story, tone: { ...tone, ...over } }).tones.map(({ name, strength }) => `${name} ${strength}`);
    expect(
      shown({ families: [share('wonder', 1.5), share('humour', 1.5)], replies: { ...replies, strained: true } }),
    ).toEqual(['Clipped talk 1.5', 'Comedy 1.5', 'Wonder 1.5']);
    expect(shown({ families: [share('harshness', 1.44)], replies: null })).toEqual(['Harshness 1.4']);
  });

  it('has no peak where the strongest quarter has none, and no fact of a curve without extremes', () => {
    expect(
      tonalityView({ ...story, tone: { ...tone, quarters: [quarter(1), quarter(2, { peak: null })] } }).peaks.map(
        ({ label }) => label,
      ),
    ).toEqual(['Strength']);
    expect(linesOf({ feeling: { ...feeling, brightest: null } }).filter((line) => line.includes(' words: '))).toEqual([
      '  Darkest words: page 2 @2:1',
      '  Most strong words: page 6 (kill, stab) @6:1',
    ]);
    expect(tonalityView(story).rating?.rating).toBe('7/10');
    expect(tonalityView(story).architecture?.agreement).toBe(0.88);
  });
});

describe('tonality that was read', () => {
  const ruling = madeSaid('Dry, then grave.', [madeCite(2), madeCite(3)]);
  const shifts = [
    madeSaid('It darkens.', [madeCite(12)]),
    madeSaid('On page 30, the laughter stops.', [madeCite(29)]),
    madeSaid('On page 31 she sings.', [madeCite(29)]),
    madeSaid('It lifts.', [madeCite(40)]),
    madeSaid('It ends.', [madeCite(50)]),
    madeSaid('It goes on.', [madeCite(51)]),
  ];
  const intensity = madeSaid('It lets go on pages 4 to 9.', [madeCite(4)]);
  it('opens with the tone that rules, where it shifts, five times at most, how strongly it is felt, and its points', () => {
    const read = madeRead({ tone: { ruling, shifts, intensity }, points: [madePoint('pt.a', { reports: [5] })] });
    expect(laidOut(tonalityReading(read, aroundRead(read, { plan: 'advanced', pageCount: 90 })).flat())).toEqual([
      'facts “Tonality Analysis” opinion',
      '  Ruling tone: Dry, then grave. @2:1',
      'facts “Emotional Architecture” opinion',
      '  On page 12: It darkens.',
      '  On page 30: The laughter stops.',
      '  On page 31: She sings.',
      '  On page 40: It lifts.',
      '  On page 50: It ends.',
      'facts “Intensity & Consistency” opinion',
      '  Over its length: It lets go on pages 4 to 9. @4:1',
      'findings “Notes” opinion',
      '  Title of pt.a [minor] #pt.a',
      '  - Said of pt.a. @1:1',
    ]);
    const none = madeRead();
    expect(tonalityReading(none, aroundRead(none, { plan: 'advanced', pageCount: 90 }))).toEqual([[]]);
  });

  const kindsUnder = (over: Partial<Story>, read: Parameters<typeof madeRead>[0] = {}) =>
    underTone(tonalityEntries(tonalityView({ ...story, ...over })), madeRead(read)).map(({ blocks }) =>
      blocks.map(({ kind }) => kind),
    );
  const mixed = {
    ...tone,
    quarters: (['tension', 'humour', 'wonder'] as const).map((family) => quarter(1, { family })),
  };

  it('leaves a curve that has a shape, and quarters of three tones and more', () => {
    expect(kindsUnder({ tone: mixed })).toEqual([['series', 'facts']]);
    expect(kindsUnder({})).toEqual([['series']]);
    const [first, ...others] = mixed.quarters;
    expect(
      kindsUnder({ tone: { ...mixed, quarters: [...others, ...(first ? [first, { ...first, family: null }] : [])] } }),
    ).toEqual([['series']]);
    expect(kindsUnder({ tone: { ...mixed, quarters: mixed.quarters.slice(1) } })).toEqual([['series']]);
    expect(kindsUnder({ tone: mixed, feeling: { ...feeling, arc: null, agreement: 0.1 } })).toEqual([['facts']]);
  });

  it('leaves nothing where somebody has read where the tone shifts', () => {
    expect(kindsUnder({ tone: mixed }, { tone: { ruling, shifts, intensity: null } })).toEqual([[]]);
    expect(kindsUnder({ tone: mixed }, { tone: { ruling, shifts: [], intensity: null } })).toEqual([
      ['series', 'facts'],
    ]);
  });
});
