/** Places of production held against a known script: cards, points, what they give, and why none is matched. */

import { describe, expect, it } from 'vitest';
import { unofficial } from '../../../lib/engine/norms/incentives.ts';
import { locationAnalysisView } from '../../../lib/reports/location-analysis/view.ts';
import { sceneOf, sourceOf } from '../story-people.ts';
import { linesOf } from './lines.ts';
import { type LocationStory, namedIn, settingOf, shootingPlaceOf, shootOf, storyIn } from './places.ts';

const [gives] = shootingPlaceOf('Malta').incentives;
if (!gives) throw new Error('Malta gives something');

describe('places of production', () => {
  const rate = (percent: number, source = 'Office') => ({ ...gives, percent, source });
  const others = [
    shootingPlaceOf('Malta', { incentives: [rate(30)] }),
    shootingPlaceOf('Georgia (US)', {
      country: 'United States',
      score: 64,
      look: 'alike',
      speech: 'near',
      incentives: [rate(35)],
    }),
    shootingPlaceOf('Latvia', { incentives: [rate(50, unofficial)] }),
    shootingPlaceOf('Serbia', {
      score: 60,
      look: 'other',
      speech: 'foreign',
      languages: ['Serbian', 'Hungarian'],
      incentives: [rate(25)],
    }),
    shootingPlaceOf('Chile', { score: 50 }),
  ];

  it('are three at most, the highest incentive first, with what speaks against them; what hardly suits or gives nothing published is none', () => {
    expect(linesOf({ shootingPlaces: { look: 'the Isles', home: null, others } }).slice(9)).toEqual([
      'cards “Alternatives” opinion #alternatives',
      '  Georgia (US) (United States): Credit 35% (2025)',
      '  Cons: The Balkans passes for the Isles with dressing: Quay 4, Steps (page 4).',
      '  Cons: Another English: an accent or a flight for Voice6.',
      '  Malta: Credit 30% (2025)',
      '  Serbia: Credit 25% (2025)',
      '  Cons: The Balkans is not the Isles: Quay 4, Steps (page 4).',
      '  Cons: Serbian and Hungarian spoken: signs to dress, Voice6 to fly in.',
      'table “Match table: incentives (verify before you rely on one)” published #incentives',
      '  Place | Given by | Kind | Rate | Terms | Source | Year',
      '  Georgia (US) | Malta | Credit | 35% | of what is spent there | Office | 2025 (2025)',
      '  Malta | Malta | Credit | 30% | of what is spent there | Office | 2025 (2025)',
      '  Serbia | Malta | Credit | 25% | of what is spent there | Office | 2025 (2025)',
    ]);
  });

  it('are two beside the script’s own, which stands with its setting and heads the table, and none that the script names', () => {
    const home = shootingPlaceOf('Ireland', { score: 90, incentives: [rate(20)] });
    const titlesOf = (over: Partial<LocationStory>) => {
      const { home: own, alternatives } = locationAnalysisView(storyIn(over));
      return [own?.place, ...alternatives.map(({ place }) => place)];
    };
    expect(titlesOf({ shootingPlaces: { look: null, home, others } })).toEqual(['Ireland', 'Georgia (US)', 'Malta']);
    expect(linesOf({ shootingPlaces: { look: null, home, others: [] } }).slice(3, 5)).toEqual([
      'cards “Shot where it is set” opinion',
      '  Ireland: Credit 20% (2025)',
    ]);
    const georgia = { name: 'Atlanta', country: 'United States', region: 'Georgia (US)', language: 'English' };
    const setting = settingOf({ named: [namedIn(georgia, 2)] });
    expect(titlesOf({ setting, shootingPlaces: { look: null, home: null, others } })).toEqual([
      undefined,
      'Malta',
      'Serbia',
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
    expect(consOf({ characters: story.characters.slice(0, 3) }, 0)).toEqual([
      'The Balkans passes for the Isles with dressing: Quay 4, Steps (page 4).',
      'Another English: an accent or a flight for small parts.',
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
      'Other places are chosen by a script’s kind of English, so none is named for this script.',
      'Two scenes at Shed and Quay: too few to compare places (that takes 3).',
      'One scene at Shed: too few to compare places (that takes 3).',
      'Name a country among the details to have places compared; by heading or action at least one scene is in space or on another world.',
      'Name a country among the details to have places compared; by heading or action at least two scenes are in space or on another world.',
      'Name the town or country of “The Quay” among the details, and places to shoot in are compared with it.',
      null,
    ]);
    expect(linesOf({ source: sourceOf({ english: false }) }).slice(-2)).toEqual([
      'prose “Where else it could be shot” counted #unmatched',
      '  Other places are chosen by a script’s kind of English, so none is named for this script.',
    ]);
  });
});
