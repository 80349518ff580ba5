/** Lays the advice out: what is met, advice cards, the proportions, the trend cards. */
import type { Block } from '../../contract/blocks.ts';
import type { ReportEntry } from '../../contract/report.ts';
import { type GenreSpecificAdviceFindings, genreSpecificAdviceCard } from './card.ts';
import { conventionWords } from './words/convention-words.ts';
import { formTitle, trendText } from './words/trend-words.ts';
import * as words from './words/words.ts';

type Findings = GenreSpecificAdviceFindings;

export function genreSpecificAdviceEntries(findings: Findings): ReportEntry[] {
  const { summary, genres, proportions, forms } = findings;
  const [first] = genres;
  const blocks: Block[] = [
    { kind: 'prose', title: words.titles.summary, paragraphs: summary, basis: 'counted' },
    ...genres.flatMap(adviceBlocks),
    ...proportionBlocks(proportions),
    ...(first ? trendBlocks(first.id, forms) : []),
  ];
  return genreSpecificAdviceCard.prompts.map((prompt) => ({ prompt, blocks }));
}

const adviceBlocks = ({ id, advice }: Findings['genres'][number]): Block[] =>
  advice.length === 0
    ? []
    : [
        {
          kind: 'cards',
          title: words.adviceTitle(id),
          cards: advice.map(({ convention, text, todo, evidence }) => ({
            title: words.departsFrom(conventionWords[convention].name),
            subtitle: null,
            text,
            groups: [{ label: words.groups.todo, items: [{ text: todo, evidence }] }],
          })),
          basis: 'counted',
        },
      ];

/** What lies outside the middle half of the first genre's scripts, in a sentence; nothing where all lies within. */
function proportionBlocks(proportions: Findings['proportions']): Block[] {
  const said = words.outOfProportion(proportions);
  return said === null
    ? []
    : [{ kind: 'prose', title: words.titles.proportions, paragraphs: [said], basis: 'counted' }];
}

/** What other stories of the kind tell of. */
export const trendsId = 'trends';

function trendBlocks(id: Findings['genres'][number]['id'], forms: Findings['forms']): Block[] {
  const trend = trendText(id);
  const cards = [
    ...(trend === null ? [] : [{ ...trend, subtitle: null, groups: [] }]),
    ...forms.map(({ id: form, text, beside, evidence }) => ({
      title: formTitle({ id: form }),
      subtitle: null,
      text: beside,
      groups: [{ label: words.groups.script, items: [{ text, evidence }] }],
    })),
  ];
  return cards.length === 0
    ? []
    : [{ kind: 'cards', id: trendsId, title: words.trendsTitle(id), cards, basis: 'counted' }];
}
