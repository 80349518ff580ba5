/** What a card says of somebody beside the lines, from facts to sentences. */
import { describe, expect, it } from 'vitest';
import { type PersonFacts, personFacts } from '../../../lib/reports/character-analysis/person-facts.ts';
import { portraitText } from '../../../lib/reports/character-analysis/portrait-words.ts';
import { person, presenceOf, sourceOf } from '../story-people.ts';

const plain: PersonFacts = { speeches: 40, onlyHeard: false, over: null, lastOn: null, heardTo: null };
const factsOf = (narrates: number[], over: Parameters<typeof person>[1] = {}, named = [50]) =>
  personFacts(person('Marla', { speeches: 40, lastPage: 50, ...over }), {
    source: sourceOf({ pages: 100 }),
    presences: [presenceOf('Marla', { narrates, named })],
  });

describe('what is said of a person', () => {
  it('is nothing where nothing stands out', () => {
    expect(portraitText(plain)).toBe('');
  });

  it('is how much of it is voice-over, and where', () => {
    const over = [
      { from: 1, to: 22, count: 17 },
      { from: 55, to: 57, count: 2 },
      { from: 81, to: 81, count: 1 },
    ];
    expect(portraitText({ ...plain, over })).toBe(
      'Voice-over: 20 of 40 speeches, 17 on pages 1-22, two on 55-57 and one on 81; none between.',
    );
    expect(portraitText({ ...plain, over: over.slice(0, 1) })).toBe('Voice-over: 17 of 40 speeches, on pages 1-22.');
    expect(portraitText({ ...plain, onlyHeard: true })).toBe('Only heard: every speech is voice-over.');
  });

  it('is that they are gone', () => {
    expect(portraitText({ ...plain, lastOn: 60 })).toBe('Neither heard nor named after page 60.');
    expect(portraitText({ ...plain, heardTo: 50 })).toBe('Not heard after page 50.');
  });
});

describe('the facts of a person', () => {
  it('are runs of voice-over parted by more than six pages, five at most', () => {
    expect(factsOf([1, 2, 8, 20, 21])?.over).toEqual([
      { from: 1, to: 8, count: 3 },
      { from: 20, to: 21, count: 2 },
    ]);
    expect(factsOf([1, 2, 8, 20])?.over).toBeNull();
    expect(factsOf([1, 10, 20, 30, 40, 50, 60])?.over).toEqual([{ from: 1, to: 60, count: 7 }]);
    expect(factsOf([1, 2, 3, 4, 5], { onlyHeard: true })?.over).toBeNull();
  });

  it('are the last page with a line of a main speaker who is silent for the rest', () => {
    expect(factsOf([], { share: 0.04 }, [95])?.heardTo).toBe(50);
    expect(factsOf([], { share: 0.03 }, [95])?.heardTo).toBeNull();
    expect(factsOf([], { share: 0.04, lastPage: 90 }, [95])?.heardTo).toBeNull();
  });

  it('are the last page with voice or name where that is long before the end, and not of a part that several may play', () => {
    expect(factsOf([], {}, [50, 80])?.lastOn).toBe(80);
    expect(factsOf([], {}, [50, 95])?.lastOn).toBeNull();
    expect(
      personFacts(person('Guard', { lastPage: 50 }), {
        source: sourceOf({ pages: 100 }),
        presences: [presenceOf('Guard', { named: [50] })],
      })?.lastOn,
    ).toBeNull();
  });
});
