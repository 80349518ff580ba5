/** What script potential lays out of known checks, and what it opens with where a script was read. */
import { describe, expect, it } from 'vitest';
import { scriptPotentialEntries } from '../../../lib/reports/script-potential/blocks.ts';
import { scriptPotentialView } from '../../../lib/reports/script-potential/view.ts';
import { textsOf } from '../../../lib/reports/script-potential/words.ts';
import type { CheckId, Checks } from '../../../lib/story/checks.ts';
import { laidOut } from '../laid-out.ts';
import { citeOf, person, sceneOf, sourceOf } from '../story-people.ts';

type Story = Parameters<typeof scriptPotentialView>[0];
const at = (page: number) => ({ met: true, cites: [citeOf('Here.', page), citeOf('There.', page + 1)] });
const checks: Checks = {
  silentScene: { ...at(1), scenes: 2, fullest: 'sc.2' },
  endingAtStart: { ...at(2), met: false, ends: ['sc.1', 'sc.3'], location: 'Quay' },
  tie: { ...at(3), people: ['ch.ANN', 'ch.BEN'], exchanges: 12, scenes: 1 },
  leadPart: { ...at(4), lead: 'ch.ANN' },
  fewPlaces: { ...at(5), met: false, headings: 7, perPage: 0.756 },
  slot: { ...at(6), met: false, kind: null, episode: null },
  ensemble: { ...at(7), people: ['ch.ANN', 'ch.BEN'] },
  nightExteriors: { ...at(8), outside: 1, dated: 3 },
  quickStart: { ...at(9), scenes: 3 },
  sharedPlace: { ...at(10), met: null, scenes: 1 },
  generations: { met: null, cites: [], aged: 0, youngest: null, oldest: null },
};
const story: Story = {
  source: sourceOf({ pages: 44.6 }),
  scenes: [
    sceneOf(1),
    sceneOf(2, { place: 'Quay - Steps', placeKey: 'QUAY' }),
    sceneOf(3, { place: 'Attic', placeKey: 'ATTIC' }),
  ],
  characters: [person('Ann', { share: 0.4, scenes: [1, 2] }), person('Ben', { share: 0.1 })],
  checks,
};
const linesOf = (over: Partial<Story> = {}, length?: Parameters<typeof scriptPotentialEntries>[1]) =>
  laidOut(scriptPotentialEntries(scriptPotentialView({ ...story, ...over }), length)[0]?.blocks ?? []);

describe('script potential', () => {
  it('is what is met and what is not, then a checklist under each heading, four checks with their place', () => {
    expect(linesOf()).toEqual([
      'table “High-Level Verdict” counted',
      '   | Checks | Which',
      '  Met | 6 of 11 | A scene told without talk, a tie played out over scenes, a leading part, several large parts, little outdoor night work and a start in several scenes',
      '  Not met | 3 of 11 | An ending where it began, few places for its length and a length with a slot',
      '  Can’t be told | 2 of 11 | A shared place and generations side by side',
      'table “Artistic Choices” counted',
      '  Check | Met | In this script | See',
      '  A scene told without talk | yes | two scenes; fullest: Quay, Steps (scene 2, page 2) | ',
      '  An ending where it began | no | from Shed to Attic (page 3), both at Quay | ',
      'table “Emotional Reach” counted',
      '  Check | Met | In this script | See',
      '  A tie played out over scenes | yes | Ann and Ben: twelve exchanges in one scene | page 3',
      '  [0,3] -> 3 on 3:1',
      'table “Commercial Footing” counted',
      '  Check | Met | In this script | See',
      '  A leading part | yes | Ann: 40% of the talk, heard in 2 of 3 scenes | ',
      '  Few places for its length | no | seven places in headings, each room counted, 0.76 a page (usual: 0.6) | ',
      'table “Festival and Streaming Fit” counted',
      '  Check | Met | In this script | See',
      '  A length with a slot | no | 45 minutes: beside the slots for shorts and features | ',
      '  Several large parts | yes | a tenth of the talk or more: Ann (40%) and Ben (10%) | ',
      '  Little outdoor night work | yes | 1 of 3 scenes, CONTINUOUS and LATER taken as the scene before | page 8',
      '  A start in several scenes | yes | three scenes on the first three pages | ',
      '  [2,3] -> 8 on 8:1',
      'table “Cultural Ties” counted',
      '  Check | Met | In this script | See',
      '  A shared place | open | 1 of 3 headings names a street, school, bar, church or the like | page 10',
      '  Generations side by side | open | no age printed of two speakers | ',
      '  [0,3] -> 10 on 10:1',
    ]);
    expect(scriptPotentialView(story).verdict).toEqual([
      '6 of 11 checks are met. Missing: an ending where it began, few places for its length and a length with a slot. The script can’t tell: a shared place and generations side by side.',
    ]);
  });

  it('shows of a short script what is met, and the first check of a list where nothing is', () => {
    expect(linesOf({}, 'short')).toEqual([
      'table “High-Level Verdict” counted',
      '   | Checks | Which',
      '  Met | 6 of 11 | Below',
      '  Not met | 3 of 11 | An ending where it began, few places for its length and a length with a slot',
      '  Can’t be told | 2 of 11 | A shared place and generations side by side',
      'table “Artistic Choices” counted',
      '  Check | Met | In this script | See',
      '  A scene told without talk | yes | two scenes; fullest: Quay, Steps (scene 2, page 2) | ',
      'table “Emotional Reach” counted',
      '  Check | Met | In this script | See',
      '  A tie played out over scenes | yes | Ann and Ben: twelve exchanges in one scene | page 3',
      '  [0,3] -> 3 on 3:1',
      'table “Commercial Footing” counted',
      '  Check | Met | In this script | See',
      '  A leading part | yes | Ann: 40% of the talk, heard in 2 of 3 scenes | ',
      'table “Festival and Streaming Fit” counted',
      '  Check | Met | In this script | See',
      '  Several large parts | yes | a tenth of the talk or more: Ann (40%) and Ben (10%) | ',
      '  Little outdoor night work | yes | 1 of 3 scenes, CONTINUOUS and LATER taken as the scene before | page 8',
      '  A start in several scenes | yes | three scenes on the first three pages | ',
      '  [1,3] -> 8 on 8:1',
      'table “Cultural Ties” counted',
      '  Check | Met | In this script | See',
      '  A shared place | open | 1 of 3 headings names a street, school, bar, church or the like | page 10',
      '  [0,3] -> 10 on 10:1',
    ]);
  });

  it('leaves out of a very short script what its length decides', () => {
    expect(linesOf({}, 'very short')).toEqual([
      'table “High-Level Verdict” counted',
      '   | Checks | Which',
      '  Met | 4 of 6 | Below',
      '  Can’t be told | 2 of 6 | A shared place and generations side by side',
      'prose “” counted',
      '  So few pages decide five other checks by themselves: not asked.',
      'facts “Artistic Choices” counted',
      '  A scene told without talk: yes (two scenes; fullest: Quay, Steps (scene 2, page 2))',
      'facts “Emotional Reach” counted',
      '  A tie played out over scenes: yes (Ann and Ben: twelve exchanges in one scene)',
      'facts “Commercial Footing” counted',
      '  A leading part: yes (Ann: 40% of the talk, heard in 2 of 3 scenes)',
      'facts “Festival and Streaming Fit” counted',
      '  Several large parts: yes (a tenth of the talk or more: Ann (40%) and Ben (10%))',
      'facts “Cultural Ties” counted',
      '  A shared place: open (1 of 3 headings names a street, school, bar, church or the like)',
    ]);
  });
});

describe('a check', () => {
  const text = <Id extends CheckId>(id: Id, over: Partial<Checks[Id]>, other: Partial<Story> = {}) =>
    textsOf({ ...story, ...other, checks: { ...checks, [id]: { ...checks[id], ...over } } })[id];
  const ann = { character: 'ch.ANN', age: 34 };

  it('says what was counted, however little that is', () => {
    expect([
      text('silentScene', { fullest: null }),
      text('silentScene', { scenes: 1 }),
      text('endingAtStart', { ends: null }),
      text('endingAtStart', { location: null }),
      text('endingAtStart', { ends: ['sc.1', 'sc.1'] }),
      text('tie', { people: null }),
      text('leadPart', { lead: 'ch.NOBODY' }),
      text('slot', { kind: 'hour' }),
      text('slot', { kind: 'half-hour' }),
      text('slot', { kind: 'short' }),
      text('slot', { kind: 'feature' }),
      text('slot', { episode: 'half-hour' }),
      text('slot', { episode: 'hour' }),
      text('ensemble', { people: [] }),
      text('nightExteriors', { dated: 0 }),
      text('quickStart', { scenes: 1 }),
      text('sharedPlace', { scenes: 2 }),
      text('sharedPlace', {}, { source: sourceOf({ english: false }) }),
      text('generations', { aged: 1, youngest: ann, oldest: ann }),
      text('generations', { aged: 2, youngest: ann, oldest: { character: 'ch.BEN', age: 70 } }),
      text('generations', { aged: 0, youngest: ann, oldest: null }),
    ]).toEqual([
      'none of three scenes',
      'one scene; fullest: Quay, Steps (scene 2, page 2)',
      'fewer than three scenes',
      'from Shed to Attic (page 3)',
      'begins and ends at Shed',
      'no two speakers answer each other',
      'nobody on screen speaks',
      '45 minutes: an hour of television',
      '45 minutes: a half hour of television',
      '45 minutes: a short',
      '45 minutes: a feature',
      '45 minutes: outside a half hour of television',
      '45 minutes: outside an hour of television',
      'nobody with a tenth of the talk',
      'no heading gives a time of day',
      'one scene on the first three pages',
      '2 of 3 headings name a street, school, bar, church or the like',
      'headings not English',
      'only Ann (34) with an age where they are introduced',
      'from Ann (34) to Ben (70)',
      'no age printed of two speakers',
    ]);
  });
});
