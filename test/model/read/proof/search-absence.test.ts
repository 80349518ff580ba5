/** What is said not to be there, searched for in the script; and the lines that come nearest to it. */
import { describe, expect, it } from 'vitest';
import { numberScript } from '../../../../lib/model/read/numbered-script.ts';
import {
  absentWords,
  nearestAnywhere,
  nearestLater,
  wordsStand,
} from '../../../../lib/model/read/proof/search-absence.ts';
import type { Cite } from '../../../../lib/story/cite.ts';
import { fountainScript } from '../small-script.ts';

const script = numberScript(
  await fountainScript(
    [
      'INT. KEY ROOM - DAY\n\nLena lifts the brass key. C++ on a screen.\n\nMRS. MULLER\nThe keyhole is rusty.',
      'INT. HALL - DAY\n\nThe brass lamp burns.\n\nLENA\n(reading)\nA letter (sealed).',
      'INT. DEN - DAY\n\nThe brass key breaks. The lamp burns.\n\nTOBIAS\nLena lost the brass key.',
    ].join('\n\n===\n\n'),
  ),
);
const anywhere = { after_page: null, before_page: null, speaker: null, where: 'any' } as const;
const stands = (term: string, change: Partial<Parameters<typeof wordsStand>[2]> = {}) =>
  wordsStand(script, term, { ...anywhere, ...change });

describe('a word', () => {
  it.each([
    ['in the action', 'brass key', {}, true],
    ['in any case, with spaces around it', ' BRASS KEY ', {}, true],
    ['not within another word', 'ass', {}, false],
    ['as it stands, whatever its signs', 'C++', {}, true],
    ['with the signs of a pattern in it', '(sealed)', {}, true],
    ['not where it is but a letter', 'a', {}, false],
    ['in what is said', 'rusty', { where: 'dialogue' }, true],
    ['not in what is said where it is done', 'breaks', { where: 'dialogue' }, false],
    ['in what is done', 'breaks', { where: 'action' }, true],
    ['not in what is done where it is said', 'rusty', { where: 'action' }, false],
    ['after a page', 'key', { after_page: 2 }, true],
    ['not on the page itself', 'rusty', { after_page: 1 }, false],
    ['before a page', 'rusty', { before_page: 2 }, true],
    ['not on that page', 'breaks', { before_page: 3 }, false],
    ['between two pages', 'letter', { after_page: 1, before_page: 3 }, true],
    ['in one speaker’s mouth', 'brass key', { speaker: 'Tobias' }, true],
    ['not in another’s', 'brass key', { speaker: 'Lena' }, false],
    ['in that of somebody named by one word of the cue', 'rusty', { speaker: 'muller' }, true],
    ['among the cues, where all is searched', 'Muller', {}, true],
    ['not among the cues of earlier pages', 'Muller', { after_page: 1 }, false],
    ['not among the cues where the action is searched', 'Tobias', { where: 'action' }, false],
  ] as const)('stands %s: %s', (_what, term, change, is) => expect(stands(term, change)).toBe(is));
});

describe('what was looked for', () => {
  const search = { terms: ['key', 'lock'], after: null, before: null, speaker: null, where: 'any' } as const;
  it.each([
    [{}, 'Looked for in talk and action and not there: key, lock.'],
    [{ where: 'dialogue' }, 'Looked for in dialogue and not there: key, lock.'],
    [{ speaker: 'Noah' }, 'Looked for in what Noah says and not there: key, lock.'],
    [{ after: 28 }, 'Looked for in talk and action after page 28 and not there: key, lock.'],
    [{ before: 9 }, 'Looked for in talk and action before page 9 and not there: key, lock.'],
  ] as const)('is told: %j', (change, told) =>
    expect(absentWords({ ...search, terms: [...search.terms], ...change })).toBe(told),
  );
});

const at = (scene: number, from = 2): Cite => ({ scene, from, to: from, page: scene, line: 1, quote: '' });
const places = (cites: readonly Cite[]) => cites.map(({ scene, from }) => `${scene}.${from}`);

describe('the lines that come nearest', () => {
  it('share two words of content and stand in a later scene than what is cited', () => {
    expect(places(nearestLater(script, 'Nobody finds the broken lamp of brass', [at(1)]))).toEqual(['2.2', '3.2']);
    expect(places(nearestLater(script, 'Nobody finds the broken lamp of brass', [at(1), at(2)]))).toEqual(['3.2']);
    expect(nearestLater(script, 'Nobody finds the broken lamp of brass', [at(3)])).toEqual([]);
    expect(nearestLater(script, 'Nobody finds the lamp', [at(1)])).toEqual([]);
  });

  it('share a single word, in the whole script and in its order, where a judgement names none', () => {
    expect(places(nearestAnywhere(script, 'There is only one lamp'))).toEqual(['2.2', '3.2']);
    expect(nearestAnywhere(script, 'There is only one harbour')).toEqual([]);
    expect(places(nearestAnywhere(script, 'Only brass and rusty things'))).toEqual(['1.2', '1.3', '2.2', '3.2', '3.3']);
  });
});
