/** Lays the main characters out: a card each, and whether their voices differ. */
import type { Block } from '../../contract/blocks.ts';
import type { ReportEntry } from '../../contract/report.ts';
import { percent } from '../../engine/wording.ts';
import type { Length } from '../length.ts';
import { columnPlaces, pagesNamed } from '../named-places.ts';
import { type CharacterAnalysisFindings, characterAnalysisCard, type Stage } from './card.ts';
import * as words from './words.ts';

/** First and last words of the script stand in the summary; of a short one those of each of its people would be half of their lines. */
const told: Readonly<Record<Length, ReadonlySet<Stage>>> = {
  full: new Set(['introduced', 'first', 'last']),
  short: new Set(['introduced', 'last']),
  'very short': new Set(['introduced']),
};

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
  const { overview, characters, silent, voiceText } = findings;
  const blocks: Block[] = [];
  if (overview.length > 0)
    blocks.push({ kind: 'prose', title: words.titles.speakers, paragraphs: overview, basis: 'counted' });
  if (characters.length > 0)
    blocks.push(speakersTable(characters, length), {
      kind: 'cards',
      title: words.titles.characters,
      cards: characters.map(({ name, pages, arc, agency }) => ({
        title: name,
        subtitle: null,
        text: words.pagesText(pages),
        groups: [
          {
            label: words.arcLabels[length],
            items: arc.filter(({ stage }) => told[length].has(stage)).map(({ text, evidence }) => ({ text, evidence })),
          },
          { label: words.groups.agency, items: length === 'very short' ? [] : agency },
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
        text: words.silentText(pages, scenes),
        groups: [{ label: words.shown.lastAct, items: [{ text: words.silentFirst, evidence }] }],
      })),
      basis: 'counted',
    });
  if (voiceText.length > 0)
    blocks.push({ kind: 'prose', title: words.titles.voices, paragraphs: voiceText, basis: 'counted' });
  return characterAnalysisCard.prompts.map((prompt) => ({ prompt, blocks }));
}
