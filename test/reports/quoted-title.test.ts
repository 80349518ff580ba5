/** How sentences name the script. */
import { expect, it } from 'vitest';
import { emptyDetails } from '../../lib/contract/uploads.ts';
import { quotedTitle, quotedTitleOf } from '../../lib/reports/quoted-title.ts';
import { screenplayOf } from '../corpus/scripts.ts';

it.each([
  ['The Last Reel', '“The Last Reel”'],
  ['Barrier 15 "The Child"', '“Barrier 15 ‘The Child’”'],
  ['The “Other” Side', '“The ‘Other’ Side”'],
  ['Six Foot 2"', '“Six Foot 2”'],
])('a title, its own quotation marks inside single ones: %s', (title, wanted) => {
  expect(quotedTitle(title)).toBe(wanted);
});

it('the details’ title comes before the title page’s, and a script without either is untitled', async () => {
  const named = await screenplayOf('Title: Tide\n\nINT. HALL - DAY\n\nRain.\n');
  const nameless = await screenplayOf('INT. HALL - DAY\n\nRain.\n');
  expect(quotedTitleOf({ screenplay: named, details: { ...emptyDetails, title: ' Ebb ' } })).toBe('“Ebb”');
  expect(quotedTitleOf({ screenplay: named, details: emptyDetails })).toBe('“Tide”');
  expect(quotedTitleOf({ screenplay: nameless, details: emptyDetails })).toBe('“Untitled”');
});
