/** Question 7: the character network. */
import type { Question } from '../question.ts';
import { characterNetworkEntries } from './blocks.ts';
import { type CharacterNetworkFindings, characterNetworkCard, characterNetworkFindings } from './card.ts';
import { characterNetworkEvidence } from './evidence.ts';

export const characterNetwork: Question<CharacterNetworkFindings> = {
  card: characterNetworkCard,
  findings: characterNetworkFindings,
  evidence: characterNetworkEvidence,
  entries: characterNetworkEntries,
};
