/** Figures behind what a report says, a row each: what was counted, its value in this script, where that lies among produced features, and where it shows. Browser-safe. */
import * as z from 'zod';
import type { Block } from '../contract/blocks.ts';
import { evidence } from '../contract/evidence.ts';

/** `about` is what the row stands behind, a rating or a finding by its number; `stands` is '' of a figure that has no scale; `places` are where to see it. */
export const figureRow = z.object({
  about: z.string(),
  name: z.string(),
  value: z.string(),
  stands: z.string(),
  places: z.array(evidence),
});
export type FigureRow = z.infer<typeof figureRow>;

/** A row in a line of its own: 'Scenes a page: 1.2 (highest 25%)'. */
export const figureLine = ({ name, value, stands }: Pick<FigureRow, 'name' | 'value' | 'stands'>): string =>
  `${name}: ${value}${stands === '' ? '' : ` (${stands})`}`;

/** A table of such rows is found by this. */
export const figuresId = 'figures';

/** The rows of the tables of figures among blocks, read back. */
export const figuresIn = (blocks: readonly Block[]): Omit<FigureRow, 'places'>[] =>
  blocks.flatMap((block) =>
    block.kind === 'table' && block.id === figuresId
      ? block.rows.map(([about = '', name = '', value = '', stands = '']) => ({
          about: String(about),
          name: String(name),
          value: String(value),
          stands: String(stands),
        }))
      : [],
  );
