/** The closed union of things a report is drawn from; long, since one piece: who draws one kind looks for all of them here. A question that seems to need a view of its own needs a kind here. */
import * as z from 'zod';
import { evidence } from './evidence.ts';

/** Words of a text that name a place in the script, by which its user is led there; `line` null: the page as a whole. */
export const namedPlace = z.object({
  text: z.string(),
  page: z.number().int().positive(),
  line: z.number().int().positive().nullable(),
});
export type NamedPlace = z.infer<typeof namedPlace>;
const place = namedPlace.optional();

/** Whether a statement was counted from the script, is somebody's (a model's) judgement, or stands in a named source outside the script. The page keeps them apart. */
export const basis = z.enum(['counted', 'opinion', 'published']);

/**
 * `published` is there when the text gives a figure from outside the script: the year of its source, null when that bears no date. The
 * page greys such a line once `isOldSource` (old-source.ts) holds.
 */
const bullet = z.object({
  id: z.string().optional(),
  text: z.string(),
  evidence: z.array(evidence),
  published: z.number().int().nullable().optional(),
});

/** `id` names what a block is to those who look for it ('synopsis'), whatever its title says; most have none. */
export const proseBlock = z.object({
  kind: z.literal('prose'),
  id: z.string().optional(),
  title: z.string().nullable(),
  paragraphs: z.array(z.string()),
  basis,
});
/** A fact's `id` says what it is of ('title'), whatever its label says; the block's own what its facts have in common. */
export const factsBlock = z.object({
  kind: z.literal('facts'),
  id: z.string().optional(),
  title: z.string().nullable(),
  items: z.array(
    z.object({
      id: z.string().optional(),
      label: z.string(),
      value: z.string(),
      note: z.string().nullable(),
      evidence: z.array(evidence),
    }),
  ),
  basis,
});
/**
 * Numbered findings: title and bullets, each bullet with its evidence; `advice` says what to do about it, `steps` the same place by place, where it takes more than one. `id` is the same for the same point in every
 * report and draft; a report made before findings had ids has none.
 */
export const findingsBlock = z.object({
  kind: z.literal('findings'),
  id: z.string().optional(),
  title: z.string(),
  items: z.array(
    z.object({
      id: z.string().min(1).optional(),
      title: z.string(),
      bullets: z.array(bullet),
      advice: z.string().nullable(),
      steps: z.array(z.string()).optional(),
      severity: z.enum(['info', 'minor', 'major']).nullable(),
    }),
  ),
  basis,
});
/** A craft measure: `score`, `low` and `high` lie in 1-10; `description` says what was counted. */
export const scoreRow = z.object({
  short: z.string(),
  name: z.string(),
  score: z.number(),
  low: z.number(),
  high: z.number(),
  description: z.string(),
  evidence: z.array(evidence),
});
export const scoreBlock = scoreRow.extend({ kind: z.literal('score'), basis });
export const scoreTableBlock = z.object({
  kind: z.literal('score_table'),
  title: z.string(),
  rows: z.array(scoreRow),
  note: z.string().nullable(),
  basis,
});
/**
 * One or more lines over a shared x axis; axis labels carry their units. `title` states what the plot shows; where it is the name that the
 * menu knows, `finding` does. A line in the shape of `columns` is drawn as one column from each x to the next. `x` says that the axis counts
 * pages of the script, so that a point leads to one; answers made before it was said do without.
 */
export const seriesBlock = z.object({
  kind: z.literal('series'),
  id: z.string().optional(),
  title: z.string(),
  finding: z.string().optional(),
  x: z.literal('page').optional(),
  xLabel: z.string(),
  yLabel: z.string(),
  lines: z.array(
    z.object({
      name: z.string(),
      shape: z.enum(['line', 'columns']).optional(),
      points: z.array(z.object({ x: z.number(), y: z.number() })),
    }),
  ),
  basis,
});
export const quotesBlock = z.object({
  kind: z.literal('quotes'),
  title: z.string(),
  items: z.array(z.object({ text: z.string(), evidence })),
  basis,
});
export const cardsBlock = z.object({
  kind: z.literal('cards'),
  id: z.string().optional(),
  title: z.string(),
  cards: z.array(
    z.object({
      title: z.string(),
      subtitle: z.string().nullable(),
      text: z.string(),
      groups: z.array(z.object({ label: z.string(), items: z.array(bullet) })),
    }),
  ),
  basis,
});
/**
 * `weight` of a node and of a link are counts named by `nodeUnit` and `linkUnit`; `community` numbers start at 0. `scenes` is in how many
 * scenes a node speaks, `place` where it or a link first does, its text the page as it is named; answers stored before these were counted do without.
 */
export const networkBlock = z.object({
  kind: z.literal('network'),
  title: z.string(),
  nodeUnit: z.string(),
  linkUnit: z.string(),
  nodes: z.array(
    z.object({
      id: z.string(),
      label: z.string(),
      weight: z.number(),
      community: z.number().int(),
      scenes: z.number().int().optional(),
      place,
    }),
  ),
  links: z.array(z.object({ source: z.string(), target: z.string(), weight: z.number(), place })),
  legend: z.array(z.object({ label: z.string(), community: z.number().int() })),
  basis,
});
/** An item `by` the writer is one that they have set themselves. */
export const timelineBlock = z.object({
  kind: z.literal('timeline'),
  id: z.string().optional(),
  title: z.string(),
  pageCount: z.number().int(),
  items: z.array(
    z.object({
      label: z.string(),
      fromPage: z.number(),
      toPage: z.number(),
      text: z.string(),
      evidence: z.array(evidence),
      by: z.literal('writer').optional(),
      /** Which of the five turns it is that a writer can set, by the key of corrections. */
      turn: z.string().optional(),
    }),
  ),
  basis,
});
/** A place that a cell names; `row` and `column` count from 0. Those of one cell stand in the order of its words. */
const tablePlace = namedPlace.extend({ row: z.number().int(), column: z.number().int() });
export type TablePlace = z.infer<typeof tablePlace>;
/** `published`, one a row, is there when the rows give figures from outside the script: see the bullet's. `places` are the pages that cells name. */
export const tableBlock = z.object({
  kind: z.literal('table'),
  id: z.string().optional(),
  title: z.string(),
  columns: z.array(z.object({ id: z.string().optional(), label: z.string(), align: z.enum(['left', 'right']) })),
  rows: z.array(z.array(z.union([z.string(), z.number()]))),
  published: z.array(z.number().int().nullable()).optional(),
  places: z.array(tablePlace).optional(),
  basis,
});
/**
 * One bar an item, in the order given. `valueLabel` is the unit of the values, `itemLabel` what an item is; `note` stands beside the bar.
 * `reference` is what the item is set against, in the same unit; `referenceLabel` says what that is. `place` is where a bar leads, in words
 * that say what is there ('The longest: scene 4, page 7').
 */
export const barsBlock = z.object({
  kind: z.literal('bars'),
  title: z.string(),
  itemLabel: z.string(),
  valueLabel: z.string(),
  referenceLabel: z.string().optional(),
  items: z.array(
    z.object({
      label: z.string(),
      value: z.number().nonnegative(),
      reference: z.number().nonnegative().optional(),
      note: z.string().nullable(),
      place,
    }),
  ),
  basis,
});
/** Rows against columns, each cell a step of `levels`, of which the first is absence; `cells` are as many as `columns`. A column's `page` is where it leads. */
export const matrixBlock = z.object({
  kind: z.literal('matrix'),
  title: z.string(),
  rowLabel: z.string(),
  columnLabel: z.string(),
  columns: z.array(z.object({ label: z.string(), note: z.string(), page: z.number().int().positive().optional() })),
  levels: z.array(z.string()).min(2),
  rows: z.array(z.object({ label: z.string(), cells: z.array(z.number().int().nonnegative()) })),
  note: z.string().nullable(),
  basis,
});
/** A range in whole percent, or one figure where `low` is `high`, with the base rates it stands on; `of` says beside the figure what it is a share of, and the text then stands before it; `rateLabel` says what they count of the films of a row, for answers made since it was said beside them. */
export const percentageBlock = z.object({
  kind: z.literal('percentage'),
  title: z.string(),
  low: z.number().int(),
  high: z.number().int(),
  of: z.string().optional(),
  text: z.string(),
  rateLabel: z.string().optional(),
  baseRates: z.array(z.object({ label: z.string(), percent: z.number().int(), sample: z.number().int() })),
  basis,
});

export const block = z.discriminatedUnion('kind', [
  proseBlock,
  factsBlock,
  findingsBlock,
  scoreBlock,
  scoreTableBlock,
  seriesBlock,
  quotesBlock,
  cardsBlock,
  networkBlock,
  timelineBlock,
  tableBlock,
  barsBlock,
  matrixBlock,
  percentageBlock,
]);
export type Block = z.infer<typeof block>;
