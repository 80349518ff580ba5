/** Which kind of script it is: by its writer, its details, its title page, the acts that it marks, its length. */
import { describe, expect, it } from 'vitest';
import { emptyDetails } from '../../lib/contract/uploads.ts';
import { formatOf } from '../../lib/engine/script-format.ts';
import { screenplayOf } from '../corpus/scripts.ts';

const scene = 'INT. BAR - DAY\n\nAnn waits.\n\nANN\nNo.\n\n';
const acts = (...marks: readonly string[]) => marks.map((mark) => `> ${mark} <\n\n${scene}`).join('');
const reading = async (
  pageCount: number,
  { script_type = '', page = '', body = scene }: { script_type?: string; page?: string; body?: string } = {},
) => {
  const screenplay = { ...(await screenplayOf(`${page}\n\n${body}`)), pageCount };
  const { format, from } = formatOf(screenplay, { ...emptyDetails, script_type });
  return `${format} by ${from}`;
};

describe('the kind of a script', () => {
  it('is what its writer set, whatever else is said', async () => {
    const screenplay = { ...(await screenplayOf(scene)), pageCount: 120 };
    expect(formatOf(screenplay, { ...emptyDetails, script_type: 'Sitcom' }, 'pilot')).toEqual({
      format: 'pilot',
      from: 'writer',
    });
  });

  it.each([
    [42, 'short by length'],
    [43, 'pilot by length'],
    [70, 'pilot by length'],
    [71, 'feature by length'],
  ])('of %i pages alone', async (pages, kind) => expect(await reading(pages)).toBe(kind));

  it.each([
    ['Feature Film', 100, 'feature by details'],
    ['Feature Film', 43, 'feature by details'],
    ['Feature Film', 42, 'short by details and length'],
    ['Movie', 100, 'feature by details'],
    ['TV movie', 100, 'feature by details'],
    ['Short', 100, 'short by details'],
    ['Short film', 12, 'short by details'],
    ['Limited series pilot', 60, 'limited-series by details'],
    ['Mini-series', 30, 'limited-series by details'],
    ['Half-hour pilot', 60, 'half-hour by details'],
    ['Sitcom', 25, 'half-hour by details'],
    ['TV Pilot', 60, 'pilot by details'],
    ['TV Pilot', 43, 'pilot by details'],
    ['TV Pilot', 42, 'half-hour by details and length'],
    ['Hour-long pilot', 42, 'pilot by details'],
    ['One-hour drama', 30, 'pilot by details'],
    ['1-hour TV', 30, 'pilot by details'],
    ['60-minute TV', 30, 'pilot by details'],
    ['Stage play', 60, 'pilot by length'],
  ])('“%s” in the details, of %i pages: %s', async (script_type, pages, kind) =>
    expect(await reading(pages, { script_type })).toBe(kind),
  );

  it.each([
    ['Title: Reel\nCredit: A pilot by', 60, 'pilot by title page'],
    ['Title: Reel\nCredit: A pilot by', 30, 'half-hour by title page'],
    ['Title: Reel\nCredit: A one-hour pilot by', 30, 'pilot by title page'],
    ['Title: Reel\nCredit: A pilot by', 90, 'pilot by title page'],
    ['Title: Reel\nCredit: A pilot by', 91, 'feature by length'],
    ['Title: Reel Pilot', 60, 'pilot by title page'],
    ['Title: Reel\nDraft date: Pilot draft', 60, 'pilot by title page'],
    ['Title: Reel\nEpisode: 103', 60, 'pilot by title page'],
    ['Title: Reel\nCredit: A limited series by', 30, 'limited-series by title page'],
    ['Title: Reel\nCredit: A short film by', 60, 'pilot by length'],
    ['Title: Reel\nCredit: A feature by', 60, 'pilot by length'],
  ])('%j on the title page, of %i pages: %s', async (page, pages, kind) =>
    expect(await reading(pages, { page })).toBe(kind),
  );

  it.each([
    [['ACT ONE', 'ACT TWO'], 30, '', 'half-hour by form'],
    [['ACT ONE', 'ACT TWO'], 42, '', 'half-hour by form'],
    [['ACT ONE', 'ACT TWO'], 43, '', 'pilot by form'],
    [['ACT ONE', 'ACT TWO'], 70, '', 'pilot by form'],
    [['ACT ONE', 'ACT TWO'], 71, '', 'feature by length'],
    [['ACT ONE'], 30, '', 'short by length'],
    [['ACT ONE', 'ACT TWO'], 30, 'Title: Reel\nCredit: A pilot by', 'half-hour by form'],
    [['ACT ONE', 'ACT TWO'], 60, 'Title: Reel\nCredit: A pilot by', 'pilot by title page'],
  ])('marking %j, of %i pages, with %j: %s', async (marks, pages, page, kind) =>
    expect(await reading(pages, { page, body: acts(...marks) })).toBe(kind),
  );

  it('set double, for several cameras, is a half hour up to 55 pages', async () => {
    const body = acts('ACT ONE', 'ACT TWO').replaceAll('Ann waits.', 'ANN WAITS.');
    expect([await reading(55, { body }), await reading(56, { body })]).toEqual(['half-hour by form', 'pilot by form']);
  });
});
