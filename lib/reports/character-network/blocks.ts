/** Lays the network out: four lists of cards and the map. A list without entries is left out. */
import type { Block } from '../../contract/blocks.ts';
import type { ReportEntry } from '../../contract/report.ts';
import { type CharacterNetworkFindings, characterNetworkCard, type NetworkEntry } from './card.ts';
import * as words from './words.ts';

export function characterNetworkEntries(findings: CharacterNetworkFindings): ReportEntry[] {
  const { Analysis, KeyCharacteristics, ToneSpectrum, CharacterNetwork, map } = findings;
  const blocks: Block[] = [
    ...cards(words.titles.analysis, Analysis),
    ...cards(words.titles.characteristics, KeyCharacteristics),
    ...cards(words.titles.tones, ToneSpectrum),
    ...cards(words.titles.ties, CharacterNetwork),
  ];
  if (map.nodes.length > 0) {
    blocks.push({
      kind: 'network',
      title: map.title,
      nodeUnit: words.units.node,
      linkUnit: words.units.link,
      nodes: map.nodes.map(({ id, label, words: weight, group, scenes, place }) => ({
        id,
        label,
        weight,
        community: group,
        ...(scenes !== undefined && { scenes }),
        ...(place && { place }),
      })),
      links: map.links.map(({ source, target, exchanges, place }) => ({
        source,
        target,
        weight: exchanges,
        ...(place && { place }),
      })),
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
                      label: words.quotesLabel,
                      items: quotes.map(({ by, evidence }) => ({ text: by, evidence: [evidence] })),
                    },
                  ],
          })),
          basis: 'counted',
        },
      ];
