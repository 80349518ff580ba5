/** Lays the network out: four lists of cards and the map. A list without entries is left out. */
import type { Block } from '../../contract/blocks.ts';
import type { ReportEntry } from '../../contract/report.ts';
import { type CharacterNetworkFindings, characterNetworkCard, type NetworkEntry } from './card.ts';

export function characterNetworkEntries(findings: CharacterNetworkFindings): ReportEntry[] {
  const { Analysis, KeyCharacteristics, ToneSpectrum, CharacterNetwork, map } = findings;
  const blocks: Block[] = [
    ...cards('Analysis', Analysis),
    ...cards('Key Characteristics', KeyCharacteristics),
    ...cards('Tone Spectrum', ToneSpectrum),
    ...cards('Character Network', CharacterNetwork),
  ];
  if (map.nodes.length > 0) {
    blocks.push({
      kind: 'network',
      title: map.title,
      nodeUnit: 'words spoken',
      linkUnit: 'exchanges',
      nodes: map.nodes.map(({ id, label, words, group, scenes }) => ({
        id,
        label,
        weight: words,
        community: group,
        ...(scenes !== undefined && { scenes }),
      })),
      links: map.links.map(({ source, target, exchanges }) => ({ source, target, weight: exchanges })),
      legend: map.groups.map(({ label, group }) => ({ label, community: group })),
      basis: 'counted',
    });
  }
  return characterNetworkCard.prompts.map((prompt) => ({ prompt, blocks }));
}

const cards = (title: string, entries: readonly NetworkEntry[]): Block[] =>
  entries.length === 0
    ? []
    : [
        {
          kind: 'cards',
          title,
          cards: entries.map(({ keyword, description, quotes }) => ({
            title: keyword,
            subtitle: null,
            text: description,
            groups:
              quotes.length === 0
                ? []
                : [
                    {
                      label: 'In the script’s words',
                      items: quotes.map(({ by, evidence }) => ({ text: by, evidence: [evidence] })),
                    },
                  ],
          })),
          basis: 'counted',
        },
      ];
