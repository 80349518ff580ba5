/** The graph made of what the passes answered: what of each part is told, in which words and which order, and what is left out. */
import { describe, expect, it } from 'vitest';
import type { GivenFixes, GivenPoint, GivenPoints } from '../../../../lib/model/read/forms.ts';
import type { GivenReading } from '../../../../lib/model/read/given-reading.ts';
import { assembled, nowhere, places, said, storyOf } from './assembled.ts';

type Story = GivenReading['story'];
const shape = (given: Partial<NonNullable<Story['shape']>>): Story => ({
  shape: { shape: null, beats: [], setups: [], patterns: [], pressure: [], ...given },
});
const meaning = (given: Partial<NonNullable<Story['meaning']>>): Story => ({
  meaning: {
    genre: null,
    promises: [],
    tone: null,
    shifts: [],
    intensity: null,
    themes: [],
    title: null,
    picture: null,
    ...given,
  },
});
describe('the shape', () => {
  it('has its beats by where they fall', () => {
    const beats = [
      { name: ' end ', brief: ' She opens it. ', said: said('Lena opens the tin.', '3.2') },
      { name: 'opening', brief: ' ', said: said('Lena threads the reel.', '1.2') },
      { name: 'weather', brief: null, said: said('It rains.', '0.1') },
      { name: ' ', brief: null, said: said('Lena opens the tin.', '3.2') },
      { name: 'nothing', brief: null, said: nowhere },
    ];
    const story = storyOf({ story: shape({ shape: 'A circle.', beats }) });
    expect(story.shape).toBe('A circle.');
    expect(story.beats.map(({ name, brief, scene, position }) => [name, brief, scene, position])).toEqual([
      ['opening', null, 1, 1 / 3],
      ['weather', null, null, 1 / 3],
      ['end', 'She opens it.', 3, 1],
    ]);
    expect(story.beats[2]?.said).toMatchObject({ text: 'Lena opens the tin.', confidence: 'sure' });
    expect(story.made.claims).toEqual({ kept: 4, place: 1, name: 0, absence: 0, passage: 0 });
  });

  it('is open where nobody told it', () => {
    expect(storyOf({})).toMatchObject({
      shape: null,
      beats: [],
      setups: [],
      patterns: [],
      pressure: [],
      genre: null,
      tone: null,
      themes: [],
      title: null,
      picture: null,
      telling: { loglines: [], pitch: null, synopsis: [] },
      points: [],
      plan: [],
      orders: [],
      comment: [],
      ledger: [],
      needs: [],
    });
  });

  const absence = (...terms: string[]) => ({
    terms,
    after_page: 1,
    before_page: null,
    speaker: null,
    where: 'any' as const,
  });
  const setup = { what: ' the reel ', planted: ['1.2'], paid: ['3.2'], state: 'paid' as const, absence: null };
  const setups = (given: object, carried: GivenReading['carried'] = new Map()) =>
    storyOf({ story: shape({ setups: [{ ...setup, ...given }] }), carried }).setups;

  it('has its set-ups with the places where they are planted and paid', () => {
    const [told] = setups({});
    expect(told).toMatchObject({ what: 'the reel', state: 'paid', absence: null });
    expect([places(told?.planted ?? []), places(told?.paid ?? [])]).toEqual(['1.2', '3.2']);
  });

  it.each([
    ['without words', { what: ' ' }],
    ['planted nowhere', { planted: ['9.9'] }],
    ['paid nowhere', { paid: ['9.9'] }],
    ['dropped, which comes back by its own word', { state: 'dropped', paid: [], absence: absence('tin') }],
    ['dropped, which nobody searched for', { state: 'dropped', paid: [] }],
  ])('has no set-up %s', (_, given) => expect(setups(given)).toEqual([]));

  it('has a set-up that is open on purpose though nothing pays it, and half paid', () => {
    expect(setups({ state: 'open on purpose', paid: [] })).toHaveLength(1);
    expect(setups({ state: 'half', paid: [], absence: absence('tin') })).toMatchObject([{ absence: null }]);
  });

  it('has a dropped one that was searched for, until the second look finds what pays it', () => {
    const dropped = { state: 'dropped' as const, paid: [], absence: absence('reel') };
    expect(setups(dropped)).toMatchObject([{ state: 'dropped', absence: { terms: ['reel'], after: 1 } }]);
    const [claim] = assembled({ story: shape({ setups: [{ ...setup, ...dropped }] }) }).claims;
    expect(claim?.text).toBe('Set up and never paid or answered: the reel');
    expect(setups(dropped, new Map([[claim?.key ?? '', 'no']]))).toEqual([]);
  });

  it('has what recurs, and what stands against the lead on pages that are there, in order', () => {
    const wait = said('Mags waits.', '3.3');
    const patterns = [
      { what: ' a reel ', keep: ' the tin ', ...wait },
      { what: 'rain', keep: ' ', ...said('It rains.', '0.1') },
      { what: ' ', keep: null, ...wait },
      { what: 'nothing', keep: null, ...nowhere },
    ];
    const pages = [
      [3, 3],
      [1, 3],
      [0, 2],
      [1, 4],
      [3, 2],
      [1.5, 2],
    ].map(([from = 0, to = 0]) => ({ from, to, ...wait }));
    const story = storyOf({ story: shape({ patterns, pressure: [...pages, { from: 1, to: 1, ...nowhere }] }) });
    expect(story.patterns.map(({ what, keep, said: { text } }) => [what, keep, text])).toEqual([
      ['a reel', 'the tin', 'Mags waits.'],
      ['rain', null, 'It rains.'],
    ]);
    expect(story.pressure.map(({ from, to }) => [from, to])).toEqual([
      [1, 3],
      [3, 3],
    ]);
  });
});

it('kind, tone, themes, title and picture are told as far as they stood their proof', () => {
  const wait = said('Mags waits.', '3.3');
  const promises = [
    { ...wait, kept: true },
    { ...said('Mags never sails.', '2.2'), kept: false },
    { ...nowhere, kept: true },
  ];
  const told = { genre: 'harbour play', promises, tone: wait, shifts: [wait, nowhere], themes: [nowhere, wait] };
  const story = storyOf({ story: meaning({ ...told, title: wait, picture: wait }) });
  expect(story.genre?.named).toBe('harbour play');
  expect(story.genre?.promises.map(({ kept, said: one }) => [kept, one.text, one.confidence])).toEqual([
    [true, 'Mags waits.', 'sure'],
    [false, 'Mags never sails.', 'reading'],
  ]);
  expect(story.tone?.ruling.text).toBe('Mags waits.');
  expect([story.tone?.shifts.length, story.themes.length]).toEqual([1, 1]);
  expect([story.title?.text, story.picture?.text]).toEqual(['Mags waits.', 'Mags waits.']);
  const none = storyOf({ story: meaning({ tone: nowhere, shifts: [wait], title: nowhere, picture: nowhere }) });
  expect([none.tone, none.title, none.picture]).toEqual([null, null, null]);
});

it('the telling has the lines that say something, and a synopsis with the scenes and pages that are there', () => {
  const loglines = [
    { use: 'plain' as const, text: 'A reel is lost.' },
    { use: 'hook' as const, text: ' ' },
  ];
  const synopsis = [
    { sentence: 'Lena opens the tin.', scenes: [0, 3, 9, 1] },
    { sentence: ' ', scenes: [1] },
  ];
  expect(storyOf({ story: { telling: { loglines, pitch: 'One night.', synopsis } } }).telling).toEqual({
    loglines: [loglines[0]],
    pitch: 'One night.',
    synopsis: [{ sentence: 'Lena opens the tin.', scenes: [3, 1], pages: [1, 3] }],
  });
});

describe('notes', () => {
  const point = (given: Partial<GivenPoint> = {}): GivenPoint => ({
    kind: 'weakness',
    title: 'It waits',
    ...said('Mags waits.', '3.3'),
    costs: 'Scene 2 stalls.',
    try: 'Cut scene 2.',
    before: null,
    after: null,
    loses: null,
    instead: null,
    weight: 3,
    effort: 'word',
    fault: false,
    severity: null,
    parts: [{ page: 2, to: null, act: 'cut', text: 'Scene 2 goes.' }],
    people: [],
    topics: [],
    absence: null,
    ...given,
  });
  const other = point({ title: 'It counts', ...said('Mags counts the crates.', '2.2') });
  const points: GivenPoints = {
    points: [point(), other],
    comment: [
      { about: ' pace ', ...said('Mags waits.', '3.3') },
      { about: ' ', ...said('Mags waits.', '3.3') },
      { about: 'x', ...nowhere },
    ],
    plan: [{ goal: 'Shorten scene 2.', points: [1], effort: 'word', gains: 'Scene 3 comes sooner.' }],
  };
  const orders = (numbers: number[], why: string): GivenFixes => ({
    claims: [],
    fixes: [],
    orders: [{ points: numbers, how: 'in order', why }],
  });

  it('and the plan name pages where a reader names scenes by our numbers', () => {
    const story = storyOf({ points });
    expect(story.points[0]).toMatchObject({
      costs: 'Page 2 stalls.',
      attempt: 'Cut page 2.',
      parts: [{ page: 2, text: 'Page 2 goes.' }],
    });
    expect(story.plan).toMatchObject([{ goal: 'Shorten page 2.', gains: 'Page 3 comes sooner.' }]);
    expect(story.comment.map(({ about, said: { text } }) => [about, text])).toEqual([['pace', 'Mags waits.']]);
  });

  it('are put in order where two of them that stood are named, with a reason', () => {
    const [first, second] = storyOf({ points }).points;
    expect(storyOf({ points, fixes: orders([1, 2, 2], ' Scene 2 first. ') }).orders).toEqual([
      { points: [first?.id, second?.id], how: 'in order', why: 'Page 2 first.' },
    ]);
    for (const fixes of [orders([1, 1, 9], 'why'), orders([1, 2], ' ')])
      expect(storyOf({ points, fixes }).orders).toEqual([]);
  });
});

it('what is missing, what a shoot needs and what does not agree are told by pages, too', () => {
  const missing = { ...said('Mags never asks.', '2.2'), absence: null, try: 'Ask in scene 3.' };
  const blank = { need: null, flaw: null, arc: null, turn: null, last: null, works: null, voice: null, cast: null };
  const lena = { ...blank, name: 'Lena', aliases: [], role: 'protagonist' as const, want: null, missing };
  const bond = { a: 'Lena', b: 'Mags', said: said('Mags waits.', '3.3'), turns: null, unfinished: missing };
  const story = storyOf({
    story: {
      people: { people: [lena], bonds: [bond] },
      ledger: {
        ledger: [{ about: 'time', ...said('Mags waits.', '3.3'), hole: 'Scene 2 has no hour.' }],
        needs: [{ kind: 'props', what: ' a tin as in scene 3 ', scenes: [0, 3, 9] }],
      },
    },
  });
  expect(story.people.map(({ name, missing: one }) => [name, one?.attempt])).toEqual([['Lena', 'Ask in page 3.']]);
  expect(story.bonds[0]?.unfinished?.attempt).toBe('Ask in page 3.');
  expect(story.ledger[0]?.hole).toBe('Page 2 has no hour.');
  expect(story.needs).toEqual([{ kind: 'props', what: 'a tin as in page 3', scenes: [3], pages: [3] }]);
});
