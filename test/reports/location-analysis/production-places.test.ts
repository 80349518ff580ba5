/** Places of production held against a known script: cards, points, what they give, and why none is matched. */

import { describe, expect, it } from 'vitest';
import { locationAnalysisView } from '../../../lib/reports/location-analysis/view.ts';
import { sceneOf, sourceOf } from '../story-people.ts';
import { linesOf } from './lines.ts';
import { type LocationStory, settingOf, shootingPlaceOf, shootOf, storyIn } from './places.ts';

describe('places of production', () => {
  const light = { lack: 'day' as const, month: 'December' as const, hours: 7, scenes: 3, scene: 'sc.4' };
  const others = [
    shootingPlaceOf('Malta', { light, incentives: [] }),
    shootingPlaceOf('Georgia (US)', {
      country: 'United States',
      score: 64,
      look: 'alike',
      speech: 'near',
      light: { ...light, lack: 'night', month: 'June' },
    }),
    shootingPlaceOf('Serbia', { score: 60, look: 'other', speech: 'foreign', languages: ['Serbian', 'Hungarian'] }),
    shootingPlaceOf('Chile', { score: 50 }),
  ];

  it('are cards with what speaks for and against them, a table of their points, and what they give', () => {
    expect(linesOf({ shootingPlaces: { look: 'the Isles', home: null, others } }).slice(6)).toEqual([
      '  Quay | 5 | 2 4/8 | 5 day | 2-6',
      '  [0,4] -> 1 on 1:1',
      '  [1,4] -> 2-6 on 2:1',
      'cards “Alternatives” opinion #alternatives',
      '  Malta: 70 of 100',
      '  Pros: It is in the Isles, as the script is.',
      '  Cons: Daylight in December: 7 hours; exteriors: 3.',
      '  Georgia (US) (United States): 64 of 100',
      '  Cons: The Balkans passes for the Isles with dressing: Quay 4, Steps (page 4).',
      '  Cons: Another English: an accent or a flight for Voice6.',
      '  Cons: Night in June: 7 hours; exteriors: 3.',
      '  Incentives: Credit 32.5% (2025)',
      '  Serbia: 60 of 100',
      '  Cons: The Balkans is not the Isles: Quay 4, Steps (page 4).',
      '  Cons: Serbian and Hungarian spoken: signs to dress, Voice6 to fly in.',
      '  Incentives: Credit 32.5% (2025)',
      'table “Match table” opinion #match',
      '  Place | Look (of 30)> | Incentive (of 20)> | Match (of 100)>',
      '  Malta | 20 | 15 | 70',
      '  Georgia (US) | 20 | 15 | 64',
      '  Serbia | 20 | 15 | 60',
      'table “Incentives (verify before you rely on one)” published #incentives',
      '  Place | Given by | Kind | Rate | Terms | Source | Year',
      '  Georgia (US) | Georgia (US) | Credit | 32.5% | of what is spent there | Georgia (US) Screen | 2025 (2025)',
      '  Serbia | Serbia | Credit | 32.5% | of what is spent there | Serbia Screen | 2025 (2025)',
    ]);
  });

  it('are two beside the script’s own, which stands with its setting and heads the table', () => {
    const home = shootingPlaceOf('Ireland', { score: 90, incentives: [] });
    expect(linesOf({ shootingPlaces: { look: null, home, others } })).toEqual([
      'findings “Original setting” counted #setting',
      '  By its words',
      '  - “The Quay” is set in Dublin, Ireland. @2:1',
      'cards “Shot where it is set” opinion',
      '  Ireland: 90 of 100',
      'table “Its places, by pages” counted #places',
      '  Place | Scenes> | Pages> | Day and night | On pages>',
      '  Shed | 1 | 1 4/8 | 1 day | 1',
      '  Quay | 5 | 2 4/8 | 5 day | 2-6',
      '  [0,4] -> 1 on 1:1',
      '  [1,4] -> 2-6 on 2:1',
      'cards “Alternatives” opinion #alternatives',
      '  Malta: 70 of 100',
      '  Cons: Daylight in December: 7 hours; exteriors: 3.',
      '  Georgia (US) (United States): 64 of 100',
      '  Cons: Another English: an accent or a flight for Voice6.',
      '  Cons: Night in June: 7 hours; exteriors: 3.',
      '  Incentives: Credit 32.5% (2025)',
      'table “Match table” opinion #match',
      '  Place | Look (of 30)> | Incentive (of 20)> | Match (of 100)>',
      '  Ireland | 20 | 15 | 90',
      '  Malta | 20 | 15 | 70',
      '  Georgia (US) | 20 | 15 | 64',
      'table “Incentives (verify before you rely on one)” published #incentives',
      '  Place | Given by | Kind | Rate | Terms | Source | Year',
      '  Georgia (US) | Georgia (US) | Credit | 32.5% | of what is spent there | Georgia (US) Screen | 2025 (2025)',
    ]);
  });

  it('name no small parts where nobody speaks seldom, and no look where no scene plays outside', () => {
    const story = storyIn();
    const consOf = (over: Partial<LocationStory>, at: number) =>
      locationAnalysisView({
        ...story,
        shootingPlaces: { look: 'the Isles', home: null, others },
        ...over,
      }).alternatives[at]?.cons.map(({ text }) => text);
    expect(consOf({ characters: story.characters.slice(0, 3) }, 1)).toEqual([
      'The Balkans passes for the Isles with dressing: Quay 4, Steps (page 4).',
      'Another English: an accent or a flight for small parts.',
      'Night in June: 7 hours; exteriors: 3.',
    ]);
    expect(consOf({ scenes: story.scenes.map((scene) => ({ ...scene, setting: 'INT' as const })) }, 2)).toEqual([
      'Serbian and Hungarian spoken: signs to dress, Voice6 to fly in.',
    ]);
    const silent = story.characters.map((one, at) => (at === 3 ? { ...one, speeches: 0 } : one));
    expect(consOf({ characters: silent }, 2)).toEqual([
      'The Balkans is not the Isles: Quay 4, Steps (page 4).',
      'Serbian and Hungarian spoken: signs to dress, Voice6 to fly in.',
    ]);
  });

  it('are not said to speak English, which needs no saying', () => {
    const known = locationAnalysisView(
      storyIn({ shootingPlaces: { look: null, home: others[0] ?? null, others: others.slice(0, 1) } }),
    );
    expect(known.home?.pros).toEqual([]);
    expect(known.alternatives[0]?.pros.map(({ text }) => text)).toEqual([]);
    const open = locationAnalysisView(
      storyIn({ setting: settingOf({ place: null }), shootingPlaces: { look: null, home: others[0] ?? null, others } }),
    );
    expect([open.home?.pros, open.alternatives]).toEqual([[], []]);
  });

  it('are not matched, and it is said why', () => {
    const noteOf = (over: Partial<LocationStory>) => locationAnalysisView(storyIn(over)).alternativesNote;
    const scenes = [1, 2].map((ordinal) => sceneOf(ordinal, { place: ordinal === 1 ? 'Shed' : 'Quay' }));
    const some = { look: null, home: null, others };
    expect([
      noteOf({ scenes: [], places: [] }),
      noteOf({ source: sourceOf({ english: false }) }),
      noteOf({ scenes, places: [] }),
      noteOf({ scenes: scenes.slice(0, 1), places: [] }),
      noteOf({ shoot: shootOf({ offEarth: ['sc.1'] }) }),
      noteOf({ shoot: shootOf({ offEarth: ['sc.1', 'sc.2'] }) }),
      noteOf({ setting: settingOf({ place: null }), shootingPlaces: some }),
      noteOf({ shootingPlaces: some }),
    ]).toEqual([
      'No scene headings were found, so there are no places to match with others.',
      'Other places are scored by a script’s kind of English, so they are not scored for this script.',
      'Two scenes at Shed and Quay: too few to compare places (that takes 3).',
      'One scene at Shed: too few to compare places (that takes 3).',
      'Name a country among the details to have places compared; one scene plays off the earth.',
      'Name a country among the details to have places compared; two scenes play off the earth.',
      'Name the town or country of “The Quay” among the details, and places to shoot in are compared with it.',
      null,
    ]);
    expect(linesOf({ source: sourceOf({ english: false }) }).slice(-2)).toEqual([
      'prose “Where else it could be shot” counted #unmatched',
      '  Other places are scored by a script’s kind of English, so they are not scored for this script.',
    ]);
  });
});
