/** Lays the main characters out: a card each, who speaks when, whether voices differ, the Bechdel test. */
import type { Block } from '../../contract/blocks.ts';
import type { ReportEntry } from '../../contract/report.ts';
import { type CharacterAnalysisFindings, characterAnalysisCard } from './card.ts';

export function characterAnalysisEntries(findings: CharacterAnalysisFindings): ReportEntry[] {
  const { overview, characters, voiceText, bechdel } = findings;
  const blocks: Block[] = [{ kind: 'prose', title: 'The main speakers', paragraphs: overview, basis: 'counted' }];
  if (characters.length > 0) {
    blocks.push({
      kind: 'cards',
      title: 'Characters',
      cards: characters.map(({ name, role, text, arc, voice, agency }) => ({
        title: name,
        subtitle: role,
        text,
        groups: [
          { label: 'Arc', items: arc },
          { label: 'Voice', items: voice },
          { label: 'Agency', items: agency },
        ].filter(({ items }) => items.length > 0),
      })),
      basis: 'counted',
    });
    blocks.push({
      kind: 'table',
      title: 'When each of them speaks',
      columns: ['Character', 'Words', 'First quarter', 'Second', 'Third', 'Last'].map((label, index) => ({
        label,
        align: index === 0 ? 'left' : 'right',
      })),
      rows: characters.map(({ name, words, quarters }) => [name, words, ...quarters.map((share) => `${share}%`)]),
      basis: 'counted',
    });
    blocks.push({ kind: 'prose', title: 'Can the voices be told apart?', paragraphs: voiceText, basis: 'counted' });
    blocks.push({ kind: 'facts', title: 'Bechdel test', items: bechdel, basis: 'counted' });
  }
  return characterAnalysisCard.prompts.map((prompt) => ({ prompt, blocks }));
}
