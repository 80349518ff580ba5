/** Question 7: the character network. */
import { keeping, titled } from '../read/under-reading.ts';
import type { Report } from '../report.ts';
import { characterNetworkEntries } from './blocks.ts';
import { type CharacterNetworkFindings, characterNetworkCard, characterNetworkFindings } from './card.ts';
import { characterNetworkReading } from './reading.ts';
import { characterNetworkParts, characterNetworkView } from './view.ts';
import { titles } from './words.ts';

export const characterNetwork: Report<(typeof characterNetworkParts)[number], CharacterNetworkFindings> = {
  card: characterNetworkCard,
  parts: characterNetworkParts,
  data: characterNetworkFindings,
  view: characterNetworkView,
  entries: characterNetworkEntries,
  reading: characterNetworkReading,
  underReading: keeping((block) => block.kind === 'network' || titled(titles.ties)(block)),
};
