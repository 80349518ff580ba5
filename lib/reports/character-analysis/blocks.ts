/** Lays the main characters out: a card each, who is silent, and the figures. */
import type { Block } from '../../contract/blocks.ts';
import type { ReportEntry } from '../../contract/report.ts';
import { percent } from '../../engine/wording.ts';
import type { Length } from '../length.ts';
import { columnPlaces, pagesNamed } from '../named-places.ts';
import { type CharacterAnalysisFindings, type CharacterFinding, characterAnalysisCard } from './card.ts';
import * as words from './words.ts';

/** Of so many the last line is shown beside the entrance. A script of a few pages is as soon read as the last lines of its people. */
const shownWhole = 3;
/** The entrance, of somebody whom the action never shows before the first line that line. */
function shownOf(arc: CharacterFinding['arc'], rank: number, length: Length): CharacterFinding['arc'] {
  const opening = arc.some(({ stage }) => stage === 'introduced') ? 'introduced' : 'first';
  return arc.filter(
    ({ stage }) => stage === opening || (stage === 'last' && rank < shownWhole && length !== 'very short'),
  );
}
/** Rows of figures. */
const rowsShown = 6;

const silentColumn = words.columns.length - 1;

/** The longest absence stands in no table of a short script: a few pages. */
const speakersTable = (characters: CharacterAnalysisFindings['characters'], length: Length): Block => ({
  kind: 'table',
  title: words.titles.speakers,
  columns: words.columns
    .slice(0, length === 'full' ? words.columns.length : silentColumn)
    .map((label, at) => ({ label, align: at === 0 ? 'left' : 'right' })),
  rows: characters.map(({ name, share, speeches, scenes, pages, silent }) => [
    name,
    percent(share),
    speeches,
    scenes,
    pages,
    ...(length === 'full' ? [silent] : []),
  ]),
  places: (length === 'full' ? [4, 5] : [4]).flatMap((column) =>
    columnPlaces(
      column,
      characters.map((one) => pagesNamed(column === 4 ? one.pages : one.silent)),
    ),
  ),
  basis: 'counted',
});

export function characterAnalysisEntries(findings: CharacterAnalysisFindings, length: Length = 'full'): ReportEntry[] {
  const { overview, characters, silent } = findings;
  const blocks: Block[] = [];
  if (overview.length > 0)
    blocks.push({
      kind: 'prose',
      title: characters.length > 0 ? null : words.titles.speakers,
      paragraphs: overview,
      basis: 'counted',
    });
  if (characters.length > 0)
    blocks.push({
      kind: 'cards',
      title: words.titles.characters,
      cards: characters.map(({ name, pages, told: portrait, arc }, rank) => ({
        title: name,
        subtitle: null,
        text: length === 'full' && portrait !== '' ? portrait : words.pagesText(pages),
        groups: [
          {
            label: words.groups.page,
            items: shownOf(arc, rank, length).map(({ text, evidence }) => ({ text, evidence })),
          },
        ].filter(({ items }) => items.length > 0),
      })),
      basis: 'counted',
    });
  if (silent.length > 0)
    blocks.push({
      kind: 'cards',
      title: words.titles.silent,
      cards: silent.map(({ name, pages, scenes, evidence }) => ({
        title: name,
        subtitle: null,
        text: words.silentText(name, pages, scenes),
        groups: [{ label: words.groups.page, items: [{ text: words.silentFirst, evidence }] }],
      })),
      basis: 'counted',
    });
  if (characters.length > 0) blocks.push(speakersTable(characters.slice(0, rowsShown), length));
  return characterAnalysisCard.prompts.map((prompt) => ({ prompt, blocks }));
}
