/** Lengths as a schedule writes them, in eighths of a page. */

/** '1 4/8', '5/8', '3' of so many eighths. */
export function inEighths(eighths: number): string {
  const [pages, rest] = [Math.floor(eighths / 8), eighths % 8];
  if (rest === 0) return String(pages);
  return pages === 0 ? `${rest}/8` : `${pages} ${rest}/8`;
}

/** '1 4/8 pages', '5/8 page'. */
export const pagesInEighths = (eighths: number): string => `${inEighths(eighths)} ${eighths > 8 ? 'pages' : 'page'}`;
