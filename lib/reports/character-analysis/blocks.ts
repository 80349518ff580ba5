/** Lays the main characters out: a card each, and whether their voices differ. */
import type { Block } from '../../contract/blocks.ts';
import type { ReportEntry } from '../../contract/report.ts';
import { type CharacterAnalysisFindings, characterAnalysisCard } from './card.ts';
import * as words from './words.ts';

export function characterAnalysisEntries(findings: CharacterAnalysisFindings): ReportEntry[] {
  const { overview, characters, voiceText } = findings;
  const blocks: Block[] = [{ kind: 'prose', title: words.titles.speakers, paragraphs: overview, basis: 'counted' }];
  if (characters.length > 0)
    blocks.push({
      kind: 'cards',
      title: words.titles.characters,
      cards: characters.map(({ name, role, text, arc, agency }) => ({
        title: name,
        subtitle: role,
        text,
        groups: [
          { label: words.groups.arc, items: arc },
          { label: words.groups.agency, items: agency },
        ].filter(({ items }) => items.length > 0),
      })),
      basis: 'counted',
    });
  if (voiceText.length > 0)
    blocks.push({ kind: 'prose', title: words.titles.voices, paragraphs: voiceText, basis: 'counted' });
  return characterAnalysisCard.prompts.map((prompt) => ({ prompt, blocks }));
}
