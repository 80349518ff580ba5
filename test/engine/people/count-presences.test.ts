/** On which pages main speakers are heard, seen and named, and who of them meet, counted by hand. */
import { describe, expect, it } from 'vitest';
import { longestGap, pagesIn, within } from '../../../lib/story/people/presence.ts';
import { partsOf, talk } from './parts-of.ts';

/** About a page of action that names nobody. */
const page = Array.from({ length: 28 }, () => 'Rain on the roof.\n\n').join('');
const both = talk('MARLA: Is it dry?', 'QUENTIN: Dry.', 'MARLA: And the rope?', 'QUENTIN: Dry too.');

const script = `INT. SHED - DAY

${both}${both}${page}INT. ATTIC - DAY

${talk('MARLA: Nobody here.', 'JOB: I am.')}${page}Marla’s coat hangs there.

${page}INT. PIER - DAY

Marla waits with Quentin.

${talk('JOB: Well.', 'JOB: Well?', 'JOB: So.')}`;

describe('a presence', () => {
  it('has the page of each speech, the pages whose action has them in it, and how somebody is in the last scene', async () => {
    const { presences } = await partsOf(script, ['presences']);
    const marla = presences.find(({ character }) => character === 'ch.MARLA');
    expect(marla?.speeches).toEqual([1, 1, 1, 1, 2]);
    expect(marla?.speaks).toEqual([1, 2]);
    expect(marla?.seen).toEqual([4]);
    expect(marla?.named).toEqual([3, 4]);
    expect(marla?.lastSeen?.quote).toBe('Marla waits with Quentin.');
    expect([marla?.end, presences.find(({ character }) => character === 'ch.JOB')?.end]).toEqual(['seen', 'speaks']);
  });

  it('goes by the initials that a name ends on, where they stand in capitals', async () => {
    const ship = talk(
      'SHIP AI: Dry.',
      'QUENTIN: Dry?',
      'SHIP AI: Dry.',
      'QUENTIN: Dry.',
      'SHIP AI: Yes.',
      'SHIP AI: So.',
    );
    const { presences } = await partsOf(
      `INT. SHED - DAY\n\n${ship}${page}${page}An aide fixes the AI core.\n\n${page}${talk('QUENTIN: Who wakes the AI?', 'JOB: Ai, no.')}`,
      ['presences'],
    );
    const own = presences.find(({ character }) => character === 'ch.SHIP AI');
    expect(own?.named).toHaveLength(2);
    // 'The AI core' is no sight of it.
    expect([own?.seen, own?.called]).toEqual([[], own?.named.slice(1)]);
  });

  it('is none of a namesake who is named before the person comes', async () => {
    const named = `INT. ATTIC - DAY\n\n${talk('JOB: Randy Brenner gets the work.')}${page}INT. PIER - DAY\n\nRANDY waves.\n\n${talk('RANDY: So.', 'JOB: So?', 'RANDY: So.', 'JOB: Why?', 'RANDY: Well.', 'JOB: Well.', 'RANDY: Good.')}`;
    const { presences } = await partsOf(named, ['presences']);
    expect(presences.find(({ character }) => character === 'ch.RANDY')?.called).toEqual([2]);
  });

  it('is none of somebody who speaks once', async () => {
    const { presences } = await partsOf(`INT. SHED - DAY\n\n${both}${talk('ABEL: Yes.')}`, ['presences']);
    expect(presences.map(({ character }) => character).sort()).toEqual(['ch.MARLA', 'ch.QUENTIN']);
  });

  it('shows last the paragraph with somebody in it, where the name does not stand in action again', async () => {
    const { presences } = await partsOf(`INT. SHED - DAY\n\n${both}Marla sits down. She sighs.\n\n`, ['presences']);
    expect(presences.find(({ character }) => character === 'ch.MARLA')).toMatchObject({
      lastSeen: { quote: 'Marla sits down. She sighs.' },
    });
    const likened = await partsOf(
      `INT. SHED - DAY\n\n${both}Marla sits down. She sighs.\n\nHe smiles like Marla. A photo of Marla. Marla's hat.\n`,
      ['presences'],
    );
    expect(likened.presences.find(({ character }) => character === 'ch.MARLA')).toMatchObject({
      lastSeen: null,
      lastCalled: { quote: "Marla's hat." },
    });
  });

  it('has the page of each speech from above the scene', async () => {
    const { presences } = await partsOf(
      `INT. SHED - DAY\n\n${talk('MARLA (V.O.): It rained.', 'MARLA: Yes.', 'MARLA (V.O.): (on phone) So.')}`,
      ['presences'],
    );
    expect(presences[0]?.narrates).toEqual([1]);
  });
});

describe('a meeting', () => {
  it('has the pages of its exchanges and later scenes that show both, but none for a coat', async () => {
    const { meetings } = await partsOf(script, ['meetings']);
    const pair = meetings.find(({ people }) => people.includes('ch.MARLA') && people.includes('ch.QUENTIN'));
    expect(pair).toMatchObject({ exchanges: 7, pages: [1] });
    expect(pair?.together).toEqual([
      { scene: 'sc.1', page: 1 },
      { scene: 'sc.3', page: 4 },
    ]);
    expect(pair?.mayMeet).toBe(2);
  });

  it('is there, without a page, of two who never exchange a line', async () => {
    const { meetings } = await partsOf(script, ['meetings']);
    const pair = meetings.find(({ people }) => people.includes('ch.JOB') && people.includes('ch.QUENTIN'));
    expect(pair).toMatchObject({ exchanges: 0, pages: [], last: null });
  });
});

describe('pages', () => {
  it('have a longest stretch between two of them, or none', () => {
    expect(longestGap([1, 2, 9, 12])).toEqual({ from: 3, to: 8 });
    expect(longestGap([1, 2, 3])).toBeNull();
    expect(pagesIn({ from: 3, to: 8 })).toBe(6);
    expect(within([1, 3, 8, 9], { from: 3, to: 8 })).toEqual([3, 8]);
  });
});
