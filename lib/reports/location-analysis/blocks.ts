/** Lays the location analysis out: setting, places, alternatives as cards, the match table with the parts of each score. */
import type { Block } from '../../contract/blocks.ts';
import type { ReportEntry } from '../../contract/report.ts';
import { decimal } from '../../engine/wording.ts';
import { columnPlaces, pageNamed } from '../named-places.ts';
import { type Alternative, type LocationAnalysisFindings, locationAnalysisCard } from './card.ts';
import * as placeWords from './place-words.ts';
import * as words from './words.ts';

const { placeColumns, incentiveColumns } = words;
const left = (label: string) => ({ label, align: 'left' as const });
const right = (label: string) => ({ label, align: 'right' as const });

/** Alternatives as cards, places as rows. */
const mostCards = 4;
const mostPlaces = 15;

export function locationAnalysisEntries(findings: LocationAnalysisFindings): ReportEntry[] {
  const blocks = [
    ...settingBlocks(findings),
    ...placeBlocks(findings),
    ...alternativeBlocks(findings),
  ] satisfies Block[];
  return locationAnalysisCard.prompts.map((prompt) => ({ prompt, blocks }));
}

function settingBlocks({ setting, home, collected }: LocationAnalysisFindings): Block[] {
  const items = [{ title: words.titles.saysItIs, bullets: setting, advice: null, severity: null }];
  const blocks: Block[] = [{ kind: 'findings', title: words.titles.setting, items, basis: 'counted' }];
  if (home)
    blocks.push({
      kind: 'cards',
      title: words.titles.home,
      cards: [cardOf(home, collected, placeWords.nothingStandsIn)],
      basis: 'opinion',
    });
  return blocks;
}

function placeBlocks({ locations, merged, shooting }: LocationAnalysisFindings): Block[] {
  if (locations.length === 0) return [];
  const shown = locations.slice(0, mostPlaces);
  const rest = locations.slice(mostPlaces);
  const sum = (pick: (location: (typeof rest)[number]) => number): number =>
    rest.reduce((total, location) => total + pick(location), 0);
  const blocks: Block[] = [
    { kind: 'facts', title: words.titles.shooting, items: shooting, basis: 'counted' },
    {
      kind: 'table',
      title: words.titles.places,
      columns: [
        left(placeColumns.place),
        left(placeColumns.rooms),
        right(placeColumns.scenes),
        right(placeColumns.pages),
        left(placeColumns.on),
        left(placeColumns.side),
        right(placeColumns.day),
        right(placeColumns.dusk),
        right(placeColumns.night),
        right(placeColumns.speaking),
      ],
      rows: [
        ...shown.map((location) => [
          clipped(location.name),
          location.rooms.length === 0 ? '–' : shortened(location.rooms, 4),
          location.scenes,
          words.inEighths(location.eighths),
          shortened(location.pages.map(String), mostPages),
          words.side(location),
          location.day,
          location.dusk,
          location.night,
          location.speakers,
        ]),
        ...(rest.length === 0
          ? []
          : [
              [
                words.morePlaces(rest.length),
                '–',
                sum(({ scenes }) => scenes),
                words.inEighths(sum(({ eighths }) => eighths)),
                '–',
                '–',
                sum(({ day }) => day),
                sum(({ dusk }) => dusk),
                sum(({ night }) => night),
                '–',
              ],
            ]),
      ],
      places: columnPlaces(4, shown.map(placesOf)),
      basis: 'counted',
    },
  ];
  if (merged.length > 0)
    blocks.push({
      kind: 'findings',
      title: words.titles.slips,
      items: [{ title: words.titles.slipsItem, bullets: merged, advice: null, severity: 'info' }],
      basis: 'counted',
    });
  return blocks;
}

/** Pages named in a row of the table; the rest is counted. */
const mostPages = 6;
const placesOf = ({ pages, lines }: LocationAnalysisFindings['locations'][number]) =>
  pages.slice(0, mostPages).map((page, at) => ({ ...pageNamed({ page, line: 1 }), line: lines[at] ?? null }));

const shortened = (items: readonly string[], most: number): string =>
  items.length > most ? `${items.slice(0, most).join(', ')} +${items.length - most}` : items.join(', ');

const longestName = 60;
const clipped = (name: string): string =>
  name.length > longestName ? `${name.slice(0, name.lastIndexOf(' ', longestName))} …` : name;

function alternativeBlocks({ alternatives, alternativesNote, collected }: LocationAnalysisFindings): Block[] {
  const note: Block = {
    kind: 'prose',
    title: words.titles.others,
    paragraphs: [alternativesNote],
    basis: 'counted',
  };
  const [first] = alternatives;
  if (!first) return [note];
  const judged = first.parts.map(({ name, of }) => ({ name, of }));
  const rows = alternatives.map(({ place, score, parts }): (string | number)[] => [
    place,
    ...judged.map(({ name }) => parts.find((part) => part.name === name)?.points ?? 0),
    score,
  ]);
  return [
    note,
    {
      kind: 'cards',
      title: words.titles.alternatives,
      cards: alternatives
        .slice(0, mostCards)
        .map((one) => cardOf(one, collected, placeWords.match(one.score, one.parts))),
      basis: 'opinion',
    },
    {
      kind: 'table',
      title: words.titles.match,
      columns: [
        left(placeColumns.place),
        ...judged.map(({ name, of }) => right(words.criterionColumn(name, of))),
        right(words.matchColumn),
      ],
      rows,
      basis: 'opinion',
    },
    incentiveTable(alternatives),
    {
      kind: 'prose',
      title: words.titles.howMatched,
      paragraphs: placeWords.howMatched(judged.length, collected),
      basis: 'opinion',
    },
  ];
}

/** Each row once, the federal one of Canada after the first province that it stacks with. */
function incentiveTable(alternatives: readonly Alternative[]): Block {
  const rows = [
    ...new Map(alternatives.flatMap(({ incentives }) => incentives.map((row) => [row.place, row]))).values(),
  ];
  return {
    kind: 'table',
    title: words.titles.incentives,
    columns: [
      left(incentiveColumns.place),
      left(incentiveColumns.kind),
      right(incentiveColumns.headline),
      left(incentiveColumns.terms),
      left(incentiveColumns.source),
      left(incentiveColumns.year),
    ],
    rows: rows.map(({ place, kind, percent, note, source, published }) => [
      place,
      kind,
      `${decimal(percent)}%`,
      note === '' ? words.noTerms : note,
      source,
      published ?? words.undated,
    ]),
    published: rows.map(({ published }) => published),
    basis: 'published',
  };
}

function cardOf(
  alternative: Alternative,
  collected: string,
  text: string,
): Extract<Block, { kind: 'cards' }>['cards'][number] {
  const { place, country, pros, cons, incentives } = alternative;
  const groups = [
    { label: words.groups.pros, items: pros },
    { label: words.groups.cons, items: cons },
    {
      label: words.groups.incentives,
      items: incentives.map((row) => ({
        text: placeWords.incentive(row, place, collected),
        evidence: [],
        published: row.published,
      })),
    },
  ];
  return {
    title: place,
    subtitle: country === place.replace(' (US)', '') ? null : country,
    text,
    groups: groups.filter(({ items }) => items.length > 0),
  };
}
