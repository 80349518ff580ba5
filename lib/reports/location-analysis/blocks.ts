/** Lays the location analysis out: setting, places, alternatives as cards, the match table with the parts of each score. */
import type { Block } from '../../contract/blocks.ts';
import type { ReportEntry } from '../../contract/report.ts';
import { columnPlaces, pageNamed, pagesTo, placesTo } from '../named-places.ts';
import { inEighths } from '../shape/eighths.ts';
import { type Alternative, type LocationAnalysisFindings, locationAnalysisCard } from './card.ts';
import * as placeWords from './place-words.ts';
import * as words from './words.ts';

const { columns, groups, titles } = words;
const left = (label: string) => ({ label, align: 'left' as const });
const right = (label: string) => ({ label, align: 'right' as const });

export const blockIds = {
  setting: 'setting',
  shooting: 'shooting',
  places: 'places',
  merged: 'merged',
  headings: 'headings',
  alternatives: 'alternatives',
  unmatched: 'unmatched',
  incentives: 'incentives',
} as const;

export function locationAnalysisEntries(findings: LocationAnalysisFindings): ReportEntry[] {
  const blocks = [
    ...settingBlocks(findings),
    ...placeBlocks(findings),
    ...alternativeBlocks(findings),
  ] satisfies Block[];
  return locationAnalysisCard.prompts.map((prompt) => ({ prompt, blocks }));
}

function settingBlocks({ setting, home, headingsNote }: LocationAnalysisFindings): Block[] {
  const items = [{ title: titles.saysItIs, bullets: setting, advice: null, severity: null }];
  const blocks: Block[] =
    setting.length === 0
      ? []
      : [{ kind: 'findings', id: blockIds.setting, title: titles.setting, items, basis: 'counted' }];
  if (headingsNote !== null)
    blocks.push({
      kind: 'prose',
      id: blockIds.headings,
      title: setting.length === 0 ? titles.setting : titles.places,
      paragraphs: [headingsNote],
      basis: 'counted',
    });
  if (home) blocks.push({ kind: 'cards', title: titles.home, cards: [cardOf(home)], basis: 'opinion' });
  return blocks;
}

function placeBlocks({ locations, merged, shooting }: LocationAnalysisFindings): Block[] {
  if (locations.length === 0) return [];
  const blocks: Block[] = [
    {
      kind: 'table',
      id: blockIds.places,
      title: titles.places,
      columns: [
        left(columns.place),
        right(columns.scenes),
        right(columns.pages),
        left(columns.light),
        right(columns.from),
      ],
      rows: locations.map(({ name, scenes, eighths, page, lastPage = page, ...lit }) => [
        clipped(name),
        scenes,
        inEighths(eighths),
        words.lights(lit),
        lastPage === page ? page : `${page}-${lastPage}`,
      ]),
      places: columnPlaces(
        4,
        locations.map(({ page, line, lastPage = page }) => [
          { ...pageNamed({ page, line }), ...(lastPage !== page && { text: `${page}-${lastPage}` }) },
        ]),
      ),
      basis: 'counted',
    },
  ];
  if (shooting.length > 0)
    blocks.unshift({ kind: 'facts', id: blockIds.shooting, title: titles.shooting, items: shooting, basis: 'counted' });
  if (merged.length > 0)
    blocks.push({
      kind: 'table',
      id: blockIds.merged,
      title: titles.slips,
      columns: words.slipColumns.map(left),
      rows: merged.map(({ printed, into, evidence }) => [printed, into, pagesTo(evidence)]),
      places: columnPlaces(
        words.slipColumns.length - 1,
        merged.map(({ evidence }) => placesTo(evidence)),
      ),
      basis: 'counted',
    });
  return blocks;
}

const longestName = 40;
const clipped = (name: string): string =>
  name.length > longestName ? `${name.slice(0, name.lastIndexOf(' ', longestName))} …` : name;

function alternativeBlocks({ alternatives, alternativesNote, home }: LocationAnalysisFindings): Block[] {
  const note: Block[] =
    alternativesNote === null
      ? []
      : [
          {
            kind: 'prose',
            id: blockIds.unmatched,
            title: titles.unmatched,
            paragraphs: [alternativesNote],
            basis: 'counted',
          },
        ];
  const matched = home ? [home, ...alternatives] : alternatives;
  if (matched.length === 0) return note;
  const cards: Block[] =
    alternatives.length === 0
      ? []
      : [
          {
            kind: 'cards',
            id: blockIds.alternatives,
            title: titles.alternatives,
            cards: alternatives.map(cardOf),
            basis: 'opinion',
          },
        ];
  return [...cards, ...incentivesTable(matched)];
}

function incentivesTable(matched: readonly Alternative[]): Block[] {
  const rows = matched.flatMap(({ place, incentives }) => incentives.map((row) => ({ place, row })));
  if (rows.length === 0) return [];
  return [
    {
      kind: 'table',
      id: blockIds.incentives,
      title: words.incentivesTitle,
      columns: words.incentiveColumns.map(left),
      rows: rows.map(({ place, row }) => [place, ...placeWords.incentive(row)]),
      published: rows.map(({ row }) => row.published),
      basis: 'published',
    },
  ];
}

/** Its incentives in brief; pros and cons where it has some. */
function cardOf({
  place,
  country,
  pros,
  cons,
  incentives,
}: Alternative): Extract<Block, { kind: 'cards' }>['cards'][number] {
  return {
    title: place,
    subtitle: country === place.replace(' (US)', '') ? null : country,
    text: incentives.map(placeWords.incentiveInBrief).join(', '),
    groups: [
      { label: groups.pros, items: pros },
      { label: groups.cons, items: cons },
    ].filter(({ items }) => items.length > 0),
  };
}
