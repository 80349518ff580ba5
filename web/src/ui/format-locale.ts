/** In whose manner dates, numbers and money are written all over the site: as the user has chosen, else as the site writes by itself. Sentences stay English. */

let chosen: string | null = null;

/** From now on, for what is drawn anew; null: as the site writes by itself. */
export const writeAs = (locale: string | null): void => {
  chosen = locale;
};

/** The language to write in; `own` where nobody has chosen. */
export const localeOr = (own: string): string => chosen ?? own;
