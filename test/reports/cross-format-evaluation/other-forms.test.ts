/** What would go over to the stage, to sound and to standing sets. */
import { describe, expect, it } from 'vitest';
import { otherForms } from '../../../lib/reports/cross-format-evaluation/other-forms.ts';
import { shootOf } from '../location-analysis/places.ts';
import { citeOf, sceneOf, sourceOf } from '../story-people.ts';

const names = ['Shed', 'Quay', 'Attic', 'Barn', 'Cellar', 'Den'];
const scenes = names.map((name, at) =>
  sceneOf(at + 1, {
    place: name,
    pages: 6 - at,
    setting: name === 'Quay' ? 'EXT' : 'INT',
    talkWords: name === 'Den' ? 0 : 90,
    actionWords: 70,
  }),
);
const places = names.map((name, at) => ({
  id: `pl.${at}`,
  name,
  scenes: [`sc.${at + 1}`],
  eighths: 8 * (6 - at),
  rooms: [],
}));
const crowd = {
  need: 'crowds' as const,
  paragraphs: 2,
  pages: [2, 4],
  words: [{ word: 'crowd', count: 2 }],
  shown: [{ word: 'crowd', cite: citeOf('A crowd.', 2) }],
};
const story = { source: sourceOf({ lead: null }), scenes, places, shoot: shootOf({ needs: [crowd] }) };

describe('other forms', () => {
  it('tell what few places hold, what lies in talk, and which pages stand against it', () => {
    expect(otherForms(story).map(({ label, value }) => `${label}: ${value}`)).toEqual([
      'On a stage: Shed, Quay and Attic hold 71% of the pages, three other places the rest; 76% lie inside. Against it: crowds on pages 2 and 4.',
      'By sound alone: 95% of the pages lie in scenes with talk; nobody speaks in one of 6 scenes.',
      'Sets a series would keep: Five places hold 95% of the pages: Shed (1), Quay (2), Attic (3), Barn (4) and Cellar (5).',
    ]);
  });

  it('are none of a script with a few places, or without scenes', () => {
    expect(otherForms({ ...story, places: places.slice(0, 3) })).toEqual([]);
    expect(otherForms({ ...story, scenes: [], places: [] })).toEqual([]);
  });
});
