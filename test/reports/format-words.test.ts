/** The kind of a script and what it is measured against, from facts alone. */
import { describe, expect, it } from 'vitest';
import { formatAndReason, formatName, isEpisode, measuredAgainst } from '../../lib/reports/format-words.ts';
import type { Source } from '../../lib/story/source.ts';

type Format = Source['format'];
const kind = (format: Format['format'], from: Format['from'], ...names: readonly string[]) => ({
  format: { format, from },
  marked: names.map((name, index) => ({ name, page: 1 + 7 * index })),
});

describe('the kind of a script', () => {
  it.each<[Format['format'], string, boolean]>([
    ['feature', 'a feature', false],
    ['pilot', 'an hour of television', true],
    ['half-hour', 'a half-hour episode', true],
    ['short', 'a short film', false],
    ['limited-series', 'an episode of a limited series', true],
  ])('%s is ‘%s’; television: %s', (format, name, television) => {
    expect(formatName({ format, from: 'details' })).toBe(name);
    expect(isEpisode({ format, from: 'details' })).toBe(television);
    expect(isEpisode({ format, from: 'length' })).toBe(false);
  });

  it('is said with what speaks for it', () => {
    expect(formatAndReason(kind('pilot', 'details'))).toBe('an hour of television, as its details say');
    expect(formatAndReason(kind('short', 'details and length'))).toBe(
      'a short film, going by its details and its length',
    );
    expect(formatAndReason(kind('pilot', 'title page'))).toBe('an hour of television, as its title page says');
    expect(formatAndReason(kind('half-hour', 'form', 'Teaser', 'Act one', 'Tag'))).toBe(
      'a half-hour episode, by its form: it marks “Teaser” on page 1 and “Tag” on page 15',
    );
    expect(formatAndReason(kind('half-hour', 'form'))).toBe('a half-hour episode, by the acts it marks');
    expect(formatAndReason(kind('short', 'length'))).toBe(
      'a short film, by its length alone; if it is an episode, say so under Type of Script',
    );
    expect(formatAndReason(kind('pilot', 'length'))).toBe(
      'an hour of television, by its length alone; if it is a feature, say so under Type of Script',
    );
  });
});

describe('what a script is measured against', () => {
  it('goes without saying for a feature', () => {
    expect(measuredAgainst({ ...kind('feature', 'length'), short: false })).toBeNull();
    expect(measuredAgainst({ ...kind('pilot', 'length'), short: false })).toBeNull();
  });

  it.each(['short', 'half-hour', 'pilot'] as const)('is features by their rates for a %s', (format) => {
    const told = kind(format, 'details');
    expect(measuredAgainst({ ...told, short: format === 'short' })).toBe(
      `Measured as ${formatName(told.format)}: only its rates are set beside produced features.`,
    );
  });
});
