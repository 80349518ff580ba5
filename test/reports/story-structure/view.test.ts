/** What the structure report lays out of known zones, acts and lengths of scenes. */

import { describe, expect, it } from 'vitest';
import { storyStructureView } from '../../../lib/reports/story-structure/view.ts';
import { zonesNote } from '../../../lib/reports/story-structure/words.ts';
import type { StoryMoment } from '../../../lib/story/shape/moment.ts';
import type { TurnZone } from '../../../lib/story/structure.ts';
import { citeOf, sourceOf } from '../story-people.ts';
import { act, linesOf, storyIn } from './structured.ts';

const zone = (turn: TurnZone['turn'], fromPage: number, toPage: number, set: TurnZone['set'] = null): TurnZone => ({
  turn,
  mean: fromPage,
  fromPage,
  toPage,
  set,
});

describe('the shape of a script', () => {
  it('is what happens where, and its pace', () => {
    expect(linesOf(storyIn())).toEqual([
      'facts “What happens where” counted #dated',
      '  Where it stays: Talk stops for 4.5 pages (pages 3-4, two scenes).',
      'series “Pacing: how long the scenes are” counted',
      '  page page / pages long',
      '  Each scene [columns]: 1.5,1 11.5,3 21.5,2',
      '  Five-scene mean: 1.5,2 11.5,1 21.5,4',
      'table “Most and fewest pages under one heading” counted',
      '   | Length | Heading | See',
      '  Longest | 3 1/8 pages | Quay, Steps | page 2',
      '  Quickest run | about 3/8 page each | Shed to Shed | pages 1 and 3',
      '  [0,3] -> 2 on 2:1',
      '  [1,3] -> 1 on 1:1',
      '  [1,3] -> 3 on 3:1',
    ]);
  });

  it('names the events that are surely told on the pages where most films turn, each with the zones around it', () => {
    const told = (sure: boolean, page: number, quote: string): StoryMoment => ({
      kind: 'tells',
      speakers: ['ch.ADA'],
      to: null,
      sure,
      cite: citeOf(quote, page),
    });
    const story = storyIn({ turns: [zone('Opportunity', 1, 4), zone('Change of plans', 3, 6)] });
    const course = [
      told(true, 2, 'Ben is dead.'),
      told(false, 3, 'I like the sea.'),
      told(true, 4, 'You are under arrest.'),
      told(true, 9, 'I am getting married.'),
    ];
    const { events } = storyStructureView({ ...story, digest: { ...story.digest, course } });
    expect(events.map(({ label, value, evidence }) => [label, value, evidence[0]?.quote])).toEqual([
      ['Page 2 (opportunity)', 'Ada says', 'Ben is dead.'],
      ['Page 4 (opportunity and change of plans)', 'Ada says', 'You are under arrest.'],
    ]);
    expect(storyStructureView(story).events).toEqual([]);
  });

  it('is less in a short script: no mean', () => {
    expect(linesOf(storyIn({ turns: [zone('Climax', 80, 88)] }), 'short').slice(1)).toEqual([
      '  page page / pages long',
      '  Each scene [columns]: 1.5,1 11.5,3 21.5,2',
      'table “Most and fewest pages under one heading” counted',
      '   | Length | Heading | See',
      '  Longest | 3 1/8 pages | Quay, Steps | page 2',
      '  Quickest run | about 3/8 page each | Shed to Shed | pages 1 and 3',
      '  [0,3] -> 2 on 2:1',
      '  [1,3] -> 1 on 1:1',
      '  [1,3] -> 3 on 3:1',
    ]);
    expect(linesOf(storyIn({ acts: [act('Act one', 1, 9, 100)] }), 'very short').slice(0)).toEqual([
      'table “The acts you marked” counted',
      '  Act | Pages | Share> | Scenes> | Pages a scene> | Talk>',
      '  Act one | 1-9 | 100% | 3 | 1.3 | 45%',
      '  [0,1] -> 1-9 on 1:all',
    ]);
  });

  it('is told by its sequences in a feature: pages, places, who comes and who goes', () => {
    const sequence = { pages: 9, otherPlaces: 0, fresh: [], gone: [], opening: citeOf('INT. SHED - DAY', 1) };
    const sequences = [
      {
        ...sequence,
        first: 'sc.1',
        last: 'sc.2',
        fromPage: 1,
        toPage: 4,
        places: ['pl.SHED', 'pl.QUAY'],
        speakers: ['ch.ADA'],
      },
      {
        ...sequence,
        first: 'sc.3',
        last: 'sc.4',
        fromPage: 4,
        toPage: 4,
        places: [],
        otherPlaces: 9,
        speakers: [],
        gone: ['ch.ADA'],
      },
    ];
    const lines = linesOf(storyIn({ sequences }));
    const from = lines.findIndex((line) => line.includes('sequences'));
    expect(lines.slice(from, from + 6)).toEqual([
      'table “Two sequences, parted where people and places change most” counted #sequences',
      '  Pages | Most pages at | Last heard',
      '  1-4 | Shed and Quay | ',
      '  4 | nine places | Ada',
      '  [0,0] -> 1-4 on 1:1',
      '  [1,0] -> 4 on 1:1',
    ]);
    expect(linesOf(storyIn({ sequences }), 'short').join()).not.toContain('sequences');
  });

  it('is not told of too few scenes', () => {
    const bare = { ...storyIn(), structure: { turns: [], acts: [], sequences: [], pacing: null } };
    expect(linesOf(bare)).toEqual([
      'prose “Shape” counted',
      '  The script has four scenes: too few to speak of acts, zones or pace (that takes 5).',
    ]);
    expect(linesOf({ ...bare, scenes: [], source: sourceOf({ pageCount: 0 }) })).toEqual([
      'prose “Shape” counted',
      '  No scene headings were found, so there are no scenes to lay over the pages.',
    ]);
    expect(storyStructureView({ ...bare, source: sourceOf({ pageCount: 0 }) }).pageCount).toBe(1);
  });
});

it('a script whose headings are few tells nothing of how long its scenes are', () => {
  const source = { ...storyIn().source, pageCount: 40 };
  expect(linesOf(storyIn({}, { source })).map((line) => line.split(' ')[0])).not.toContain('table');
  expect(linesOf(storyIn({}, { source })).join()).not.toContain('Nobody speaks');
});

describe('the zones of the turns', () => {
  it('are told by their pages in one line, of a script of full length', () => {
    const turns = [zone('Opportunity', 2, 3), zone('Change of plans', 4, 4)];
    expect(linesOf(storyIn({ turns })).slice(2, 4)).toEqual([
      'prose “Where produced films turn” counted',
      '  Where two in three produced features of this length turn: opportunity on pages 2-3 and change of plans on page 4.',
    ]);
    expect(linesOf(storyIn({ turns }), 'short').join()).not.toContain('opportunity');
  });

  it('give way to a turn that the writer has set, which a short script keeps', () => {
    const turns = [
      zone('Opportunity', 2, 2, citeOf('She finds it.', 7)),
      zone('Point of no return', 4, 6, citeOf('She goes.', 9)),
      zone('Climax', 8, 9),
    ];
    expect(linesOf(storyIn({ turns })).slice(0, 5)).toEqual([
      'facts “What happens where” counted #dated',
      '  Where it stays: Talk stops for 4.5 pages (pages 3-4, two scenes).',
      'timeline “Your turns” counted #zones',
      '  of 9',
      '  Opportunity 7-7: Set by you. Here something new comes into the main character’s life; in most produced films on page 2 of a script of this length. @7:1 by writer',
    ]);
    expect(linesOf(storyIn({ turns }), 'short').slice(0, 5)).toEqual([
      'timeline “Your turns” counted #zones',
      '  of 9',
      '  Opportunity 7-7: Set by you. Here something new comes into the main character’s life; in most produced films on page 2 of a script of this length. @7:1 by writer',
      '  Point of no return 9-9: Set by you. Here the main character commits; in most produced films on pages 4 to 6 of a script of this length. @9:1 by writer',
      'series “Pacing: how long the scenes are” counted',
    ]);
    expect(storyStructureView(storyIn({ turns })).zones.map(({ scene, set }) => [scene, set])).toEqual([
      [1, true],
      [1, true],
      [null, undefined],
    ]);
  });

  it('say what each turn is where it is set', () => {
    const all = (['Opportunity', 'Change of plans', 'Point of no return', 'Major setback', 'Climax'] as const).map(
      (turn) => zone(turn, 2, 3, citeOf('Here.', 2)),
    );
    expect(storyStructureView(storyIn({ turns: all })).zones.map(({ text }) => text.split(';')[0])).toEqual([
      'Set by you. Here something new comes into the main character’s life',
      'Set by you. Here the goal takes shape',
      'Set by you. Here the main character commits',
      'Set by you. Here things fall apart',
      'Set by you. Here the final confrontation decides it',
    ]);
  });

  it('are a feature’s, and said to be where the script is none', () => {
    const noteOf = (format: 'feature' | 'short' | 'pilot', short: boolean) =>
      zonesNote({ ...sourceOf(), format: { format, from: 'length' }, short });
    expect([noteOf('feature', false), noteOf('short', true), noteOf('feature', true), noteOf('pilot', true)]).toEqual([
      null,
      'A short turns when it likes; these are a feature’s places.',
      'A short turns when it likes; these are a feature’s places.',
      'An episode turns at its act breaks; these are a feature’s places.',
    ]);
    const source = sourceOf();
    expect(linesOf(storyIn({}, { source })).join()).not.toContain('A short turns');
    expect(linesOf(storyIn({ turns: [zone('Climax', 1, 2)] }, { source }), 'short').join()).not.toContain(
      'A short turns',
    );
  });
});
