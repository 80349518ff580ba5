/** Lays the location analysis out: setting, places, alternatives as cards, the match table with the parts of each score. */
import type { Block } from '../../contract/blocks.ts';
import type { ReportEntry } from '../../contract/report.ts';
import { capitalised, decimal, listed } from '../../engine/wording.ts';
import { columnPlaces, pageNamed } from '../named-places.ts';
import { criteria } from './alternatives.ts';
import { type Alternative, type LocationAnalysisFindings, locationAnalysisCard } from './card.ts';
import { inEighths } from './shooting-facts.ts';

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
  const items = [{ title: 'Where it says it is', bullets: setting, advice: null, severity: null }];
  const blocks: Block[] = [{ kind: 'findings', title: 'Original setting', items, basis: 'counted' }];
  if (home)
    blocks.push({
      kind: 'cards',
      title: 'Shot where it is set',
      cards: [cardOf(home, collected, 'Nothing has to stand in for anything.')],
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
    { kind: 'facts', title: 'What the places ask of a shoot', items: shooting, basis: 'counted' },
    {
      kind: 'table',
      title: 'Its places, by pages',
      columns: [
        left('Place'),
        left('Rooms'),
        right('Scenes'),
        right('Pages'),
        left('On pages'),
        left('In or out'),
        right('Day'),
        right('Dusk'),
        right('Night'),
        right('Speaking'),
      ],
      rows: [
        ...shown.map((location) => [
          clipped(location.name),
          location.rooms.length === 0 ? '–' : shortened(location.rooms, 4),
          location.scenes,
          inEighths(location.eighths),
          shortened(location.pages.map(String), mostPages),
          sideOf(location),
          location.day,
          location.dusk,
          location.night,
          location.speakers,
        ]),
        ...(rest.length === 0
          ? []
          : [
              [
                `${rest.length} more`,
                '–',
                sum(({ scenes }) => scenes),
                inEighths(sum(({ eighths }) => eighths)),
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
      title: 'Counted as one place',
      items: [{ title: 'Headings that differ by a slip', bullets: merged, advice: null, severity: 'info' }],
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

const sideOf = ({ interior, exterior }: LocationAnalysisFindings['locations'][number]): string =>
  interior > 0 && exterior > 0 ? 'both' : interior > 0 ? 'in' : exterior > 0 ? 'out' : 'not said';

function alternativeBlocks({ alternatives, alternativesNote, collected }: LocationAnalysisFindings): Block[] {
  const note: Block = {
    kind: 'prose',
    title: 'Where else it could be shot',
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
      title: 'Alternatives',
      cards: alternatives.slice(0, mostCards).map((one) => cardOf(one, collected, matchText(one))),
      basis: 'opinion',
    },
    {
      kind: 'table',
      title: 'Match table',
      columns: [left('Place'), ...judged.map(({ name, of }) => right(`${name} (of ${of})`)), right('Match (of 100)')],
      rows,
      basis: 'opinion',
    },
    incentiveTable(alternatives),
    { kind: 'prose', title: 'How the match is made', paragraphs: howMatched(judged, collected), basis: 'opinion' },
  ];
}

/** '87 of 100 (39 of 45 points): look 15 of 15, …', so that the parts add up to what is claimed. */
function matchText({ score, parts }: Alternative): string {
  const sum = (of: (part: Alternative['parts'][number]) => number): number =>
    parts.reduce((all, part) => all + of(part), 0);
  const [given, possible] = [sum(({ points }) => points), sum((part) => part.of)];
  const scaled = possible === 100 ? '' : ` (${given} of ${possible} points)`;
  return `${score} of 100${scaled}: ${listed(parts.map(({ name, points, of }) => `${name.toLowerCase()} ${points} of ${of}`))}.`;
}

/** Each row once, the federal one of Canada after the first province that it stacks with. */
function incentiveTable(alternatives: readonly Alternative[]): Block {
  const rows = [
    ...new Map(alternatives.flatMap(({ incentives }) => incentives.map((row) => [row.place, row]))).values(),
  ];
  return {
    kind: 'table',
    title: 'Incentives: verify before you rely on one',
    columns: [
      left('Place'),
      left('Kind'),
      right('Headline'),
      left('Terms named by the source'),
      left('Source'),
      left('Year of the source'),
    ],
    rows: rows.map(({ place, kind, percent, note, source, published }) => [
      place,
      kind,
      `${decimal(percent)}%`,
      note === '' ? 'none' : note,
      source,
      published ?? 'undated',
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
    { label: 'Pros', items: pros },
    { label: 'Cons', items: cons },
    {
      label: 'Incentives',
      items: incentives.map((row) => ({
        text: incentiveText(row, place, collected),
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

function incentiveText(row: Alternative['incentives'][number], place: string, collected: string): string {
  const which = row.place === place ? '' : `${row.place}: `;
  const age =
    row.old && row.published !== null ? `, more than 24 months before this table was made (${collected})` : '';
  return `${which}${capitalised(row.kind)}, headline ${decimal(row.percent)}%${row.note === '' ? '' : ` (${row.note})`}. Source: ${row.source}, ${row.published ?? 'undated'}${age}. Verify before you rely on it.`;
}

const howMatched = (judged: readonly { readonly name: string }[], collected: string): string[] => [
  `Look (${criteria.Look}): whether the place lies in the same part of the world as the setting, or, where that is not named, as the script’s English. Language (${criteria.Language}): the setting’s language, or the script’s kind of English, in signs and small parts. Incentive (${criteria.Incentive}): the headline rate, full from 40%; one that may be more than 24 months old (in ${collected}, when the table was made) or bears no date counts half. The weights are ours, a yardstick and no measurement.${judged.length < Object.keys(criteria).length ? ' What this script gives no reason to judge is left out, and the sum is scaled to 100.' : ''}`,
  'Headline rates are on different bases (all spend, local spend, labour) and can’t be compared to the point; caps, minimum spends and cultural tests decide what a film gets. Landscapes, studios, crews, travel and the cost of living are not scored, for want of a source.',
];
