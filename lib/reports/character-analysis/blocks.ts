/** Lays the main characters out: a card each with the places that show them, who is silent, and the figures. */
import type { Block } from '../../contract/blocks.ts';
import type { ReportEntry } from '../../contract/report.ts';
import { percent } from '../../engine/wording.ts';
import type { Length } from '../length.ts';
import { columnPlaces, pagesNamed } from '../named-places.ts';
import { type CharacterAnalysisFindings, type CharacterFinding, characterAnalysisCard } from './card.ts';
import * as words from './words.ts';

/** Of a very short script the entrance, of somebody whom the action never shows before the first line that line; of a short one the last line, too. */
function shownOf(arc: CharacterFinding['arc'], length: Length): CharacterFinding['arc'] {
  // Whoever is seen to enter needs no first line beside it.
  if (length === 'full')
    return arc.filter(({ stage }) => stage !== 'first' || !arc.some((one) => one.stage === 'introduced'));
  const opening = arc.some(({ stage }) => stage === 'introduced') ? 'introduced' : 'first';
  return arc.filter(({ stage }) => stage === opening || (stage === 'last' && length === 'short'));
}
/** Rows of figures. */
const rowsShown = 6;

/** Before the first heading there are no scenes to count. */
const isUnheaded = ({ arc }: CharacterFinding): boolean =>
  arc.some(({ evidence }) => evidence.some(({ scene }) => scene === null));

function speakersTable(characters: CharacterAnalysisFindings['characters']): Block {
  const hasScenes = !characters.some(isUnheaded);
  const hasActs = characters.every(({ acts }) => acts !== null);
  const columns = words.columns.filter(
    (label) => (hasScenes || label !== words.scenesColumn) && (hasActs || label !== words.actsColumn),
  );
  return {
    kind: 'table',
    title: words.titles.speakers,
    columns: columns.map((label, at) => ({ label, align: at === 0 ? 'left' : 'right' })),
    rows: characters.map(({ name, share, speeches, acts, scenes, pages }) => [
      name,
      percent(share),
      speeches,
      ...(hasActs ? [acts ?? 0] : []),
      ...(hasScenes ? [scenes] : []),
      pages,
    ]),
    places: columnPlaces(
      columns.length - 1,
      characters.map(({ pages }) => pagesNamed(pages)),
    ),
    basis: 'counted',
  };
}

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
      cards: characters.map(({ name, pages, told: portrait, arc, casting, spokenOf }) => ({
        title: name,
        subtitle: null,
        text: [...(length === 'full' && portrait !== '' ? [portrait] : []), `${words.pagesText(pages)}.`].join(' '),
        groups: [
          {
            label: words.groups.page,
            items: shownOf(arc, length).map(({ text, evidence }) => ({ text, evidence })),
          },
          { label: words.groups.casting, items: length === 'full' ? casting : [] },
          { label: words.groups.others, items: length === 'very short' ? [] : spokenOf },
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
  if (characters.length > 0) blocks.push(speakersTable(characters.slice(0, rowsShown)));
  return characterAnalysisCard.prompts.map((prompt) => ({ prompt, blocks }));
}
