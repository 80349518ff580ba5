/** Lays the main characters out: a card each, and whether their voices differ. */
import type { Block } from '../../contract/blocks.ts';
import type { ReportEntry } from '../../contract/report.ts';
import { percent } from '../../engine/wording.ts';
import { columnPlaces, pagesNamed } from '../named-places.ts';
import { type CharacterAnalysisFindings, characterAnalysisCard } from './card.ts';
import * as words from './words.ts';

const speakersTable = (characters: CharacterAnalysisFindings['characters']): Block => ({
  kind: 'table',
  title: words.titles.speakers,
  columns: words.columns.map((label, at) => ({ label, align: at === 0 ? 'left' : 'right' })),
  rows: characters.map(({ name, share, speeches, scenes, pages, silent }) => [
    name,
    percent(share),
    speeches,
    scenes,
    pages,
    silent,
  ]),
  places: [4, 5].flatMap((column) =>
    columnPlaces(
      column,
      characters.map((one) => pagesNamed(column === 4 ? one.pages : one.silent)),
    ),
  ),
  basis: 'counted',
});

export function characterAnalysisEntries(findings: CharacterAnalysisFindings): ReportEntry[] {
  const { overview, characters, silent, voiceText } = findings;
  const blocks: Block[] = [];
  if (characters.length === 0 || overview.length > 0)
    blocks.push({ kind: 'prose', title: words.titles.speakers, paragraphs: overview, basis: 'counted' });
  if (characters.length > 0)
    blocks.push(speakersTable(characters), {
      kind: 'cards',
      title: words.titles.characters,
      cards: characters.map(({ name, pages, arc, agency }) => ({
        title: name,
        subtitle: null,
        text: words.pagesText(pages),
        groups: [
          { label: words.groups.arc, items: arc },
          { label: words.groups.agency, items: agency },
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
