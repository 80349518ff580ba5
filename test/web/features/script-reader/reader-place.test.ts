/** The reader's address: `?at=page.line` beside whatever else the address says. */
import { describe, expect, it } from 'vitest';
import { placeIn, withPlace } from '../../../../web/src/features/script-reader/reader-place.ts';

describe('the address of a place', () => {
  it('names a page, or a line on it', () => {
    expect(placeIn('?script=a&at=12.34')).toEqual({ page: 12, line: 34 });
    expect(placeIn('?at=12')).toEqual({ page: 12, line: null });
  });

  it.each(['', '?at=', '?at=0', '?at=1.0', '?at=-3', '?at=12.x', '?at=1e9', '?at=999999', '?at=12.34.56'])(
    'means no place when it says %s',
    (search) => expect(placeIn(search)).toBeNull(),
  );

  it('comes and goes without touching the rest', () => {
    expect(withPlace('?script=a&with=b', { page: 3, line: 4 })).toBe('?script=a&with=b&at=3.4');
    expect(withPlace('?script=a&at=3.4&with=b', null)).toBe('?script=a&with=b');
    expect(withPlace('?at=3.4', { page: 9, line: null })).toBe('?at=9');
    expect(withPlace('?at=3.4', null)).toBe('');
  });
});
