/** Who never meet, and who alone joins two groups. */
import { describe, expect, it } from 'vitest';
import { bridgeIn, strangersIn } from '../../../lib/reports/character-network/groups.ts';
import { bridge, strangers } from '../../../lib/reports/character-network/words.ts';
import { meetingOf, person, sceneOf, sourceOf, tieOf } from '../story-people.ts';

type Story = Parameters<typeof bridgeIn>[0];
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

describe('who joins two groups', () => {
  it('is the only one who talks with both, where nobody of the one speaks in a scene of the other', () => {
    const found = bridgeIn(story());
    expect(found?.person.name).toBe('Anna');
    expect(found && bridge(found).description).toBe(
      'Evita, Fanny and Gusto (pages 3-8) speak in no scene with Benno, Carlo and Dorrit: only Anna talks with both.',
    );
    expect(bridgeIn(story({ scenes }))?.person.name).toBe('Anna');
  });

  it('is nobody where one scene has people of both, where the second group hardly talks, and without scenes', () => {
    expect(bridgeIn(story({ scenes: [...scenes, sceneOf(3, { speakers: ['ch.BENNO', 'ch.GUSTO'] })] }))).toBeNull();
    const brief = story().relations.filter(({ people }) => !people.includes('ch.FANNY'));
    expect(
      bridgeIn(story({ scenes, relations: [...brief, tieOf('Fanny', 'Gusto', 3), tieOf('Evita', 'Fanny', 3)] })),
    ).toBeNull();
    expect(bridgeIn(story({ scenes: [] }))).toBeNull();
  });
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
