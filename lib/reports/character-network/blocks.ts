/** Lays the network out: four lists of cards and the map. A list without entries is left out, and of a short script fewer people are told one by one. */
import type { Block } from '../../contract/blocks.ts';
import type { ReportEntry } from '../../contract/report.ts';
import type { Length } from '../length.ts';
import { type CharacterNetworkFindings, characterNetworkCard, type NetworkEntry } from './card.ts';
import * as words from './words.ts';

/** Ties told of a very short script, and people told one by one. */
const fewTies = 2;
const peopleTold: Readonly<Record<Length, number>> = { 'very short': 1, short: 3, full: Number.POSITIVE_INFINITY };

export function characterNetworkEntries(findings: CharacterNetworkFindings, length: Length = 'full'): ReportEntry[] {
  const { Analysis, KeyCharacteristics, ToneSpectrum, CharacterNetwork, map } = findings;
  const blocks: Block[] = [
    ...cards(words.titles.analysis, Analysis),
    ...cards(words.titles.characteristics, KeyCharacteristics.slice(0, peopleTold[length])),
    ...cards(words.titles.tones, ToneSpectrum.slice(0, peopleTold[length])),
    ...cards(
      words.titles.ties,
      length === 'very short'
        ? CharacterNetwork.slice(0, fewTies).map((one) => ({ ...one, quotes: [] }))
        : CharacterNetwork,
    ),
  ];
  if (map.nodes.length > 0) {
    blocks.push({
      kind: 'network',
      title: map.title,
      nodeUnit: words.units.node,
      linkUnit: words.units.link,
      nodes: map.nodes.map(({ id, label, words: weight, scenes, place }) => ({
        id,
        label,
        weight,
        community: 0,
        ...(scenes !== undefined && { scenes }),
        ...(place && { place }),
      })),
      links: map.links.map(({ source, target, exchanges, place }) => ({
        source,
        target,
        weight: exchanges,
        ...(place && { place }),
      })),
      legend: [],
      basis: 'counted',
    });
  }
  if (length === 'very short' && blocks.length > 0)
    blocks.push({ kind: 'prose', title: null, paragraphs: [words.fewPages], basis: 'counted' });
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
            groups: (['begins', 'ends'] as const).flatMap((part) => {
              const own = quotes.filter((quote) => (quote.part ?? 'ends') === part);
              return own.length === 0
                ? []
                : [
                    {
                      label: words.quotesLabels[part],
                      items: own.map(({ by, evidence }) => ({ text: by, evidence: [evidence] })),
                    },
                  ];
            }),
          })),
          basis: 'counted',
        },
      ];
