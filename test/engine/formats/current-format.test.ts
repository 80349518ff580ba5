/** Which format a script is in, by the words of its form, its own reading and its pages. */
import { expect, it } from 'vitest';
import { emptyDetails } from '../../../lib/contract/uploads.ts';
import { currentFormat } from '../../../lib/engine/formats/current-format.ts';
import type { FormatReading } from '../../../lib/engine/script-format.ts';

const current = (script_type: string, pages: number, format: FormatReading) =>
  Object.values(currentFormat({ pages, format }, { ...emptyDetails, script_type }));

const film: FormatReading = { format: 'feature', from: 'length' };

it.each([
  ['Short film', 'short'],
  ['Stage adaptation', 'stage'],
  ['Theater piece', 'stage'],
  ['Theatre piece', 'stage'],
  ['A play', 'stage'],
  ['Musical', 'stage'],
  ['Audio drama', 'audio'],
  ['Radio drama', 'audio'],
  ['Podcast', 'audio'],
  ['Graphic novel', 'graphic'],
  ['Comics', 'graphic'],
  ['Manga', 'graphic'],
  ['Limited run', 'limited'],
  ['Mini-series', 'limited'],
  ['Miniseries', 'limited'],
  ['Feature', 'feature'],
  ['Film', 'feature'],
  ['Movie', 'feature'],
  ['Screenplay', 'feature'],
  // The first that says something wins.
  ['Short stage piece', 'short'],
  ['Radio series', 'audio'],
  ['TV movie', 'hour'],
  // On 100 pages what television means is an hour, unless its words say a half.
  ['Sitcom', 'half-hour'],
  ['Half-hour show', 'half-hour'],
  ['30-min. TV', 'half-hour'],
  ['TV, 30 minutes', 'half-hour'],
  ['Series', 'hour'],
  ['Pilot', 'hour'],
  ['An episode', 'hour'],
  ['Television', 'hour'],
  ['Web', 'hour'],
  ['  Web  ', 'hour'],
])('“%s” on 100 pages is a %s', (words, id) => {
  expect(current(words, 100, film)).toEqual([id, words.trim(), 'as it is']);
});

it.each([
  ['a feature on 42 pages is a short', 'Feature', 42, film, ['short', 'Feature', 'by length']],
  ['a feature on 43 pages is one', 'Feature', 43, film, ['feature', 'Feature', 'as it is']],
  ['television on 42 pages is a half hour', 'TV', 42, film, ['half-hour', 'TV', 'as it is']],
  ['television on 43 pages is an hour', 'TV', 43, film, ['hour', 'TV', 'as it is']],
  ['an hour on 42 pages is one', 'One-hour pilot', 42, film, ['hour', 'One-hour pilot', 'as it is']],
  ['an hour of 60 minutes is one', 'TV, 60 minutes', 42, film, ['hour', 'TV, 60 minutes', 'as it is']],
  [
    'television whose pages were read as a half hour is one',
    'TV',
    100,
    { format: 'half-hour', from: 'form' },
    ['half-hour', 'TV', 'as it is'],
  ],
  [
    'television whose pages were read as an hour is one',
    'Sitcom',
    20,
    { format: 'pilot', from: 'form' },
    ['hour', 'Sitcom', 'as it is'],
  ],
  [
    'without words it is what was read',
    '',
    100,
    { format: 'limited-series', from: 'title page' },
    ['limited', null, 'as it is'],
  ],
  ['without words or marks it is what the length says', '', 100, film, ['feature', null, 'by length']],
  ['a short by its length', '', 20, { format: 'short', from: 'length' }, ['short', null, 'by length']],
  ['words that name no format say nothing', 'Something new', 100, film, ['feature', null, 'by length']],
  [
    'the writer is believed before the words',
    'Stage play',
    20,
    { format: 'pilot', from: 'writer' },
    ['hour', null, 'as it is'],
  ],
] satisfies [string, string, number, FormatReading, unknown[]][])('%s', (_, words, pages, format, expected) => {
  expect(current(words, pages, format)).toEqual(expected);
});
