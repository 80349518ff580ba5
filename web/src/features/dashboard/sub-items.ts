/** What the middle panel lists for a menu item: the fixed sub-items and those that the answers themselves name. */
import type { AnswerList, ShownAnswer } from '../../../../lib/contract/report.ts';
import { caliberRatingsCard } from '../../../../lib/reports/caliber-ratings/card.ts';
import { frameRatingsCard } from '../../../../lib/reports/frame-ratings/card.ts';
import { scriptPotentialCard } from '../../../../lib/reports/script-potential/card.ts';
import { tonalityCard } from '../../../../lib/reports/tonality/card.ts';
import type { MenuItem, SubItem } from './menu.ts';
import { parseHeadings } from './parse-headings.ts';

export interface SubItemGroup {
  readonly label: string | null;
  readonly items: readonly (SubItem & { readonly score?: string })[];
}

export const slugOf = (label: string): string =>
  label
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

const potentialHeadings: readonly { readonly match: RegExp; readonly description: string }[] = [
  { match: /artistic/i, description: 'Creative and artistic quality' },
  { match: /emotional/i, description: 'Audience emotional impact' },
  { match: /commercial/i, description: 'Market potential' },
  { match: /festival|streaming/i, description: 'Appeal for festivals and streaming' },
  { match: /cultural/i, description: 'Long-term cultural significance' },
];
const tonalityMinimumLength = 3;

const responseOf = (list: AnswerList | null, question: number): string =>
  list?.find((entry) => entry.question === question && entry.status === 'succeeded')?.response ?? '';

const scoreRowsOf = ({ entries }: ShownAnswer) =>
  entries.flatMap(({ blocks }) => blocks.flatMap((block) => (block.kind === 'score_table' ? block.rows : [])));

const ratingCards = [
  ['FRAME', frameRatingsCard],
  ['CALIBER', caliberRatingsCard],
] as const;

type ShownRating = Pick<ReturnType<typeof scoreRowsOf>[number], 'name' | 'score' | 'low' | 'high'>;

/** One set of ratings: a reader's, where the report opens with it. */
export const shownRatings = (
  details: Readonly<Record<number, ShownAnswer | undefined>>,
): { readonly label: (typeof ratingCards)[number][0]; readonly ratings: readonly ShownRating[] }[] =>
  ratingCards.map(([label, { number, ratings = [] }]) => {
    const detail = details[number];
    const held = detail?.[label];
    const rows = detail ? scoreRowsOf(detail) : [];
    const shown = ratings.flatMap((name): ShownRating[] => {
      const row = rows.find((one) => one.name === name);
      if (row) return [row];
      const kept = rows.length === 0 ? held?.[name] : undefined;
      return kept ? [{ ...kept, name }] : [];
    });
    return { label, ratings: shown };
  });

const ratingGroups = (details: Readonly<Record<number, ShownAnswer | undefined>>): SubItemGroup[] =>
  shownRatings(details).flatMap(({ label, ratings }) => {
    const items = ratings.map(({ name, score }) => ({
      slug: slugOf(name),
      label: name,
      description: label,
      score: `${score}/10`,
    }));
    return items.length > 0 ? [{ label, items }] : [];
  });

/** The ratings that a plan's answers can name, for the room of their list while they are on their way. */
export const awaitedRatings = ratingCards.map(([label, { number, ratings = [] }]) => ({
  label,
  number,
  names: ratings,
}));

/** What was counted begins with the heading of the first sub-item; a reading stands before it. */
function countedMarkdown({ subItems: [first] }: MenuItem, markdown: string): string {
  const at = first === undefined ? -1 : markdown.indexOf(`## ${first.label}\n`);
  return at < 0 ? markdown : markdown.slice(at);
}

const tonalityItems = (item: MenuItem, markdown: string): SubItem[] => {
  // The report's own first heading is the question's name; the bold title after it is what the tone is called.
  const bold = /\*\*([^*\n]+)\*\*/.exec(countedMarkdown(item, markdown))?.[0];
  const title = bold === undefined ? undefined : parseHeadings(bold, tonalityMinimumLength)[0]?.title;
  return item.subItems.map((entry, at) => (at === 0 && title !== undefined ? { ...entry, label: title } : entry));
};

const potentialItems = (item: MenuItem, markdown: string): SubItem[] => {
  const headings = parseHeadings(countedMarkdown(item, markdown));
  const found = potentialHeadings.flatMap(({ match, description }) => {
    const heading = headings.find(({ title }) => match.test(title));
    return heading ? [{ slug: slugOf(heading.title), label: heading.title, description }] : [];
  });
  return [...item.subItems, ...found];
};

/** Empty for a menu item without a middle panel. */
export function subItemsOf(
  item: MenuItem,
  list: AnswerList | null,
  details: Readonly<Record<number, ShownAnswer | undefined>>,
): SubItemGroup[] {
  if (item.slug === frameRatingsCard.view.slug) return ratingGroups(details);
  if (item.slug === tonalityCard.view.slug)
    return [{ label: null, items: tonalityItems(item, responseOf(list, tonalityCard.number)) }];
  if (item.slug === scriptPotentialCard.view.slug)
    return [{ label: null, items: potentialItems(item, responseOf(list, scriptPotentialCard.number)) }];
  return item.subItems.length > 0 ? [{ label: null, items: item.subItems }] : [];
}
