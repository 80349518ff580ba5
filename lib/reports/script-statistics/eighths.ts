/** Writes lengths as a breakdown does: whole pages and eighths. */

/** '6/8', '1 3/8', '2'. */
export function eighthsLong(eighths: number): string {
  const whole = Math.floor(eighths / 8);
  const rest = eighths % 8;
  if (rest === 0) return String(whole);
  return whole === 0 ? `${rest}/8` : `${whole} ${rest}/8`;
}

/** '6/8 of a page', '1 page', '1 3/8 pages'. */
export function pagesAndEighths(eighths: number): string {
  if (eighths < 8) return `${eighthsLong(eighths)} of a page`;
  return eighths === 8 ? '1 page' : `${eighthsLong(eighths)} pages`;
}
