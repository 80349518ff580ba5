/** What a correction may be: bounds of each field, null that takes back, and what is refused before it is looked at. */
import { describe, expect, it } from 'vitest';
import { corrections, correctionsInput, noCorrections } from '../../lib/contract/corrections.ts';
import { routes } from '../../lib/contract/routes.ts';

const accepts = (change: unknown): boolean => correctionsInput.safeParse(change).success;

describe('a correction', () => {
  it('may name any field, each by itself, and null for each takes it back', () => {
    const set = {
      genre: 'comedy',
      title: 'Salt',
      format: 'half-hour',
      logline: 'A projectionist has one night to show the film that her town has forgotten.',
      budget: 'low',
      comparables: ['Cinema Paradiso (1988)', 'Heat'],
      intent: 'A comedy of grief.',
      protagonist: 'LENA',
      turns: { climax: { scene: 3 }, opportunity: { page: 2 }, major_setback: null },
      aliases: { merges: [], renames: [] },
      dismissed: ['long_scene.abc'],
    };
    expect(accepts({})).toBe(true);
    expect(accepts(set)).toBe(true);
    for (const [field, value] of Object.entries(set)) {
      expect(accepts({ [field]: value }), field).toBe(true);
      expect(accepts({ [field]: null }), field).toBe(true);
    }
    expect(correctionsInput.parse({ title: ' Salt ' })).toEqual({ schema_version: 1, title: 'Salt' });
  });

  it.each<[string, unknown]>([
    ['a genre outside the ones known', { genre: 'western' }],
    ['a format outside the ones known', { format: 'novel' }],
    ['an empty title', { title: '' }],
    ['a title of spaces', { title: '   ' }],
    ['a title of 301 characters', { title: 'x'.repeat(301) }],
    ['a logline of spaces', { logline: '  ' }],
    ['a logline of 501 characters', { logline: 'x'.repeat(501) }],
    ['a level of money outside the ones known', { budget: 'huge' }],
    ['no film at all', { comparables: [] }],
    ['six films', { comparables: Array.from({ length: 6 }, () => 'Heat') }],
    ['a film without a title', { comparables: [' '] }],
    ['a title of 121 characters', { comparables: ['x'.repeat(121)] }],
    ['an intent of 2001 characters', { intent: 'x'.repeat(2001) }],
    ['81 dismissed doubts', { dismissed: Array.from({ length: 81 }, (_, at) => `a.${at}`) }],
    ['nobody as protagonist', { protagonist: '' }],
    ['a name of 101 characters', { protagonist: 'X'.repeat(101) }],
    ['scene 0', { turns: { climax: { scene: 0 } } }],
    ['half a page', { turns: { climax: { page: 1.5 } } }],
    ['a turn at a scene and a page', { turns: { climax: { scene: 1, page: 1 } } }],
    ['a turn at no place', { turns: { climax: {} } }],
    ['a later form', { schema_version: 2 }],
  ])('is refused for %s', (_, change) => {
    expect(accepts(change)).toBe(false);
  });

  it('of 300 and of 1 characters is a title', () => {
    expect([accepts({ title: 'x'.repeat(300) }), accepts({ title: 'x' })]).toEqual([true, true]);
  });

  it('none of all is what a script begins with, and has the stored form', () => {
    expect(corrections.parse(noCorrections)).toEqual(noCorrections);
  });

  it('that was stored before fields were added has none of those', () => {
    const { logline, budget, comparables, intent, dismissed, ...before } = noCorrections;
    expect(corrections.parse(before)).toEqual(noCorrections);
    expect([logline, budget, comparables, intent, dismissed]).toEqual([null, null, null, null, []]);
  });

  it('is the one way: no other route corrects who is who', () => {
    expect(
      Object.values(routes)
        .filter(({ method, path }) => method === 'PUT' && path.startsWith('/api/v1/upload/'))
        .map(({ path }) => path),
    ).toEqual([
      '/api/v1/upload/{id}/details/',
      '/api/v1/upload/{id}/corrections/',
      // What a writer says of a note.
      '/api/v1/upload/{id}/notes/',
      // Whether a link takes comments.
      '/api/v1/upload/{id}/share/{shareId}/',
    ]);
  });
});
