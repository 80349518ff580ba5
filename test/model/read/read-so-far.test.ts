/** What a later pass is told of what was read before it, line by line with its cites. */
import { describe, expect, it } from 'vitest';
import type { GivenPoints, GivenScenes, GivenStory } from '../../../lib/model/read/forms.ts';
import { numberScript } from '../../../lib/model/read/numbered-script.ts';
import { claimsText, digestLines, ledgerLines, pointsText, storyText } from '../../../lib/model/read/read-so-far.ts';
import { fountainScript } from './small-script.ts';

const said = (text: string, ...cites: string[]) => ({ text, cites, sure: 'sure' as const });
const nothing: GivenStory = { ledger: null, people: null, shape: null, meaning: null } as unknown as GivenStory;
const story = (parts: object): GivenStory => ({ ...nothing, ...parts });

describe('the scenes', () => {
  it('are told in the script’s order, with two cites at most, else their first piece; those that were not read are left out', async () => {
    const script = numberScript(
      await fountainScript('INT. A - DAY\n\nOne.\n\nINT. B - DAY\n\nTwo.\n\nINT. C - DAY\n\nANN\nThree.\n'),
    );
    const scene = (ordinal: number, ...cites: string[]) => ({
      scene: ordinal,
      happens: `Happens ${ordinal}.`,
      turns: null,
      plants: ['a key'],
      pays: [],
      cites,
    });
    const chunks = [{ scenes: [scene(3, '3.1', '3.2', '3.3')] }, { scenes: [scene(1)] }] as unknown as GivenScenes[];
    expect(digestLines(script, chunks)).toEqual([
      { at: 'scene 1, p. 1', cite: '1.1', happens: 'Happens 1.', turns: null, plants: ['a key'], pays: [] },
      { at: 'scene 3, p. 1', cite: '3.1, 3.2', happens: 'Happens 3.', turns: null, plants: ['a key'], pays: [] },
    ]);
  });
});

describe('the story', () => {
  it('is nothing where nothing was read', () => {
    expect(storyText(nothing).trim()).toBe('');
    expect(ledgerLines(nothing)).toEqual([]);
  });

  it('has the ledger with what does not agree, and what a shoot needs', () => {
    const given = story({
      ledger: {
        ledger: [
          { about: 'time', text: 'Three days.', cites: ['1.1', '2.1'], hole: 'A night is missing.' },
          { about: 'place', text: 'One house.', cites: ['1.2'], hole: null },
        ],
        needs: [{ kind: 'props', what: 'a red key', scenes: [1, 4] }],
      },
    });
    const lines = ['Ledger, time: Three days. [1.1, 2.1] Hole: A night is missing.', 'Ledger, place: One house. [1.2]'];
    expect(ledgerLines(given)).toEqual(lines);
    expect(storyText(given).trim().split('\n')).toEqual([...lines, 'Needs, props: a red key (scenes 1, 4)']);
  });

  it('has each person with what is wanted, needed and missing', () => {
    const given = story({
      people: {
        people: [
          {
            name: 'Lena',
            role: 'protagonist',
            want: said('To stay.', '1.2'),
            need: null,
            missing: said('A past.', '4.1'),
          },
          { name: 'Mags', role: 'ally', want: null, need: said('Rest.', '2.2', '2.3'), missing: null },
        ],
      },
    });
    expect(storyText(given).trim().split('\n')).toEqual([
      'Lena (protagonist); wants: To stay. [1.2]; missing: A past. [4.1]',
      'Mags (ally); needs: Rest. [2.2, 2.3]',
    ]);
  });

  it('has its shape, beats, set-ups, what recurs and who stands against the lead', () => {
    const given = story({
      shape: {
        shape: 'A circle.',
        beats: [{ name: 'midpoint', said: said('She stays.', '5.1') }],
        setups: [{ what: 'the reel', planted: ['1.2'], paid: ['9.1', '9.2'], state: 'paid' }],
        patterns: [
          { what: 'rain', keep: null, ...said('It rains.', '1.1') },
          { what: 'seven', keep: 'the last', ...said('Seven again.', '2.1') },
        ],
        pressure: [{ from: 3, to: 9, ...said('The bank.', '3.1') }],
      },
    });
    expect(storyText(given).trim().split('\n')).toEqual([
      'Shape: A circle.',
      'Beat, midpoint: She stays. [5.1]',
      'Set-up, paid: the reel [1.2, 9.1, 9.2]',
      'Recurs, rain: It rains. [1.1]',
      'Recurs, seven (keep: the last): Seven again. [2.1]',
      'Against the lead, p. 3-9: The bank. [3.1]',
    ]);
  });

  it('has the promises of its kind, kept and not, and its picture', () => {
    const given = story({
      meaning: {
        promises: [
          { kept: true, ...said('A kiss.', '1.1') },
          { kept: false, ...said('A fight.', '2.1') },
        ],
        picture: said('Everybody is kind.', '3.1'),
      },
    });
    expect(storyText(given).trim().split('\n')).toEqual([
      'Promise kept: A kiss. [1.1]',
      'Promise not kept: A fight. [2.1]',
      'Picture: Everybody is kind. [3.1]',
    ]);
  });
});

it('the notes are numbered from 1, with their weight, their advice and the pages that it cuts', () => {
  const point = (change: object) => ({ kind: 'weakness', title: 'Slow', weight: 3, try: null, parts: [], ...change });
  const given = {
    points: [
      point({}),
      point({
        kind: 'strength',
        title: 'Warm',
        weight: 5,
        try: 'Cut it.',
        parts: [
          { page: 3, to: null, act: 'cut', text: 'the toast' },
          { page: 4, to: 6, act: 'cut', text: 'the walk' },
          { page: 8, to: null, act: 'add', text: 'a look' },
        ],
      }),
    ],
  } as unknown as GivenPoints;
  expect(pointsText(given).split('\n')).toEqual([
    '1. weakness, weight 3: Slow',
    '2. strength, weight 5: Warm | Advises: Cut it. | Cuts page 3: the toast | Cuts page 4-6: the walk',
  ]);
});

it('the claims are told with their passages, or with what was searched', () => {
  expect(
    claimsText([
      { key: 'a', text: 'She stays.', passages: ['scene 1, p. 1: I stay.', 'scene 2, p. 2: Yes.'], search: null },
      { key: 'b', text: 'Nobody asks.', passages: [], search: ['scene 3, p. 3: Who?'] },
    ]),
  ).toBe(
    'Claim a: She stays.\nPassages:\nscene 1, p. 1: I stay.\nscene 2, p. 2: Yes.\n\nClaim b: Nobody asks.\nSearched, and the lines that come nearest:\nscene 3, p. 3: Who?',
  );
});
