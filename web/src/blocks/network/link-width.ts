/** How thick a tie is drawn, in CSS pixels: from 1 to 7, in step with its weight beside the strongest. */
export const linkWidth = (strength: number): number => 1 + 6 * strength;
