/** What a producer plans by, as it was read: what a shoot has to bring or find, and the money by lines. A selection of the reading; counts nothing. */
import type { Block } from '../../contract/blocks.ts';
import type { NeedRead } from '../../story/read/ledger-read.ts';
import type { StoryRead } from '../../story/read/story-read.ts';
import type { ReadAround } from './around.ts';

const titles = { needs: 'What a shoot needs', budget: 'The money by lines' } as const;
const columns = {
  needs: ['Needed', 'What', 'Pages'],
  budget: ['Line', 'Amount', 'Why'],
} as const;
/** In the order in which a shoot is planned. */
const kinds: readonly (readonly [NeedRead['kind'], string])[] = [
  ['roles', 'Roles'],
  ['extras', 'Extras'],
  ['children', 'Children'],
  ['animals', 'Animals'],
  ['places', 'Places'],
  ['nights', 'Nights'],
  ['season', 'Season'],
  ['props', 'Props'],
  ['effects', 'Effects'],
  ['stunts', 'Stunts'],
  ['music', 'Music'],
];
const throughout = 'throughout';
const mostPages = 4;

const table = (title: string, labels: readonly string[], rows: readonly string[][]): Block[] =>
  rows.length === 0
    ? []
    : [
        {
          kind: 'table',
          title,
          columns: labels.map((label) => ({ label, align: 'left' })),
          rows: rows.map((row) => [...row]),
          basis: 'opinion',
        },
      ];

/** '3, 7 and more' of the pages that tell of it; where these are not known, of each scene that of its telling passage. */
export function pagesIn(
  { scenes, pages: told }: Pick<NeedRead, 'scenes' | 'pages'>,
  around: Pick<ReadAround, 'pageOfScene'>,
): string {
  const found = told.length > 0 ? told : scenes.flatMap((scene) => around.pageOfScene(scene) ?? []);
  const pages = [...new Set(found)].toSorted((a, b) => a - b);
  if (pages.length === 0) return throughout;
  return pages.length > mostPages ? `${pages.slice(0, mostPages).join(', ')} and more` : pages.join(', ');
}

export const needBlocks = ({ needs }: Pick<StoryRead, 'needs'>, around: Pick<ReadAround, 'pageOfScene'>): Block[] =>
  table(
    titles.needs,
    columns.needs,
    kinds.flatMap(([kind, label]) =>
      needs
        .filter((need) => need.kind === kind)
        .map((need, at) => [at === 0 ? label : '', need.what, pagesIn(need, around)]),
    ),
  );

export const budgetBlocks = ({ market }: Pick<StoryRead, 'market'>): Block[] =>
  table(
    titles.budget,
    columns.budget,
    (market?.budget ?? []).map(({ line, amount, why }) => [line, amount, why]),
  );
