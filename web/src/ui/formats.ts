/** How dates and numbers are written all over the site; money: format-money. */
import { localeOr } from './format-locale.ts';

/** As the site writes where nobody has chosen. */
const own = 'en-GB';

const dates =
  (options: Intl.DateTimeFormatOptions) =>
  (instant: string | Date): string =>
    new Intl.DateTimeFormat(localeOr(own), options).format(new Date(instant));

/** '21 November 2026'. */
export const formatDay = dates({ dateStyle: 'long' });
/** '21 Nov 2026'. */
export const formatShortDay = dates({ dateStyle: 'medium' });
/** '21 Nov 2026, 14:05'. */
export const formatInstant = dates({ dateStyle: 'medium', timeStyle: 'short' });
/** '21 November 2026 at 14:05'. */
export const formatLongInstant = dates({ dateStyle: 'long', timeStyle: 'short' });
/** '21 Nov', of a day of the calendar and no instant. */
export const formatCalendarDay = dates({ day: 'numeric', month: 'short', timeZone: 'UTC' });

/** '1,234.5'. */
export const formatNumber = (value: number): string => new Intl.NumberFormat(localeOr(own)).format(value);
/** '1 page', '1,234 pages'. */
export const formatPageCount = (count: number): string => `${formatNumber(count)} ${count === 1 ? 'page' : 'pages'}`;
