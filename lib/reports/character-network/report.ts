/** Question 7: the character network. */
import type { Report } from '../report.ts';
import { characterNetworkEntries } from './blocks.ts';
import { type CharacterNetworkFindings, characterNetworkCard, characterNetworkFindings } from './card.ts';
import { characterNetworkReading, mapAlone } from './reading.ts';
import { characterNetworkParts, characterNetworkView } from './view.ts';

export const characterNetwork: Report<(typeof characterNetworkParts)[number], CharacterNetworkFindings> = {
  card: characterNetworkCard,
  parts: characterNetworkParts,
  data: characterNetworkFindings,
  view: characterNetworkView,
  entries: characterNetworkEntries,
  reading: characterNetworkReading,
  underReading: mapAlone,
};
