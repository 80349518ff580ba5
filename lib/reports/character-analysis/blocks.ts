/** Lays the main characters out: a card each, who speaks when, whether voices differ, the Bechdel test. */
import type { Block } from '../../contract/blocks.ts';
import type { ReportEntry } from '../../contract/report.ts';
import { type CharacterAnalysisFindings, characterAnalysisCard } from './card.ts';
import * as words from './words.ts';

export function characterAnalysisEntries(findings: CharacterAnalysisFindings): ReportEntry[] {
  const { overview, characters, voiceText, bechdel } = findings;
  const blocks: Block[] = [{ kind: 'prose', title: words.titles.speakers, paragraphs: overview, basis: 'counted' }];
  if (characters.length > 0) {
    blocks.push({
      kind: 'cards',
      title: words.titles.characters,
      cards: characters.map(({ name, role, text, arc, voice, agency }) => ({
        title: name,
        subtitle: role,
        text,
        groups: [
          { label: words.groups.arc, items: arc },
          { label: words.groups.voice, items: voice },
          { label: words.groups.agency, items: agency },
        ].filter(({ items }) => items.length > 0),
      })),
      basis: 'counted',
    });
    blocks.push({
      kind: 'table',
      title: words.titles.quarters,
      columns: words.columns.map((label, index) => ({
        label,
        align: index === 0 ? 'left' : 'right',
      })),
      rows: characters.map(({ name, words: count, quarters }) => [
        name,
        count,
        ...quarters.map((share) => `${share}%`),
      ]),
      basis: 'counted',
    });
    blocks.push({ kind: 'prose', title: words.titles.voices, paragraphs: voiceText, basis: 'counted' });
    blocks.push({ kind: 'facts', title: words.titles.bechdel, items: bechdel, basis: 'counted' });
  }
  return characterAnalysisCard.prompts.map((prompt) => ({ prompt, blocks }));
}
