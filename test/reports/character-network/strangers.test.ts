/** Who never meet. */
import { describe, expect, it } from 'vitest';
import { strangersIn } from '../../../lib/reports/character-network/strangers.ts';
import { strangers } from '../../../lib/reports/character-network/words.ts';
import { meetingOf, person, sceneOf, sourceOf, tieOf } from '../story-people.ts';

type Story = Parameters<typeof strangersIn>[0];
const names = ['Anna', 'Benno', 'Carlo', 'Dorrit', 'Evita', 'Fanny', 'Gusto'];
const scenes = [
  sceneOf(1, { speakers: ['ch.ANNA', 'ch.BENNO', 'ch.CARLO', 'ch.DORRIT'] }),
  sceneOf(2, { speakers: ['ch.ANNA', 'ch.EVITA', 'ch.FANNY', 'ch.GUSTO'] }),
];
const story = (over: Partial<Story> = {}): Story => ({
  source: sourceOf({ lead: 'ch.ANNA' }),
  // A scene with everybody would join all.
  scenes: scenes.map((scene) => ({ ...scene, speakers: scene.speakers.filter((id) => id !== 'ch.ANNA') })),
  characters: names.map((name) => person(name, { speeches: 16, firstPage: 3, lastPage: 8 })),
  portraits: [],
  relations: [
    tieOf('Anna', 'Benno', 9),
    tieOf('Anna', 'Evita', 9),
    tieOf('Benno', 'Carlo', 9),
    tieOf('Carlo', 'Dorrit', 9),
    tieOf('Evita', 'Fanny', 9),
    tieOf('Fanny', 'Gusto', 9),
  ],
  meetings: [],
  network: { people: [], exchanges: 54, groups: [], apart: [] },
  ...over,
});

describe('who never meet', () => {
  const told = (over: Partial<Story>) => {
    const pairs = strangersIn(story(over));
    return pairs.length === 0 ? null : strangers(pairs).description;
  };
  it('are main parts without a scene that may have both, by the one with most to miss', () => {
    const meetings = [meetingOf('Benno', 'Fanny', 0), meetingOf('Carlo', 'Fanny', 0), meetingOf('Anna', 'Evita', 0)];
    expect(told({ meetings })).toBe('Fanny shares no scene with Benno or Carlo; Anna none with Evita.');
  });

  it('are nobody who may be in one scene, and nobody of small parts', () => {
    expect(
      told({ meetings: [meetingOf('Anna', 'Fanny', 0, { mayMeet: 1 }), meetingOf('Anna', 'Benno', 2)] }),
    ).toBeNull();
    const characters = names.map((name) => person(name, { speeches: 16, share: 0.03 }));
    expect(told({ characters, meetings: [meetingOf('Anna', 'Fanny', 0)] })).toBeNull();
    expect(told({ scenes: [], meetings: [meetingOf('Anna', 'Fanny', 0)] })).toBeNull();
  });
});
