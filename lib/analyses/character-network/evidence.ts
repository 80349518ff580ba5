/** Gathers the network's findings. Refuses a script in which nobody speaks: its lists are then empty. */
import type { AnalysisInput } from '../question.ts';
import type { CharacterNetworkFindings } from './card.ts';
import { keyCharacteristics } from './key-characteristics.ts';
import { networkMap } from './map.ts';
import { networkAnalysis } from './network-analysis.ts';
import { strongestTies } from './ties.ts';
import { toneSpectrum } from './tone-spectrum.ts';

export const characterNetworkEvidence = ({ derived }: AnalysisInput): CharacterNetworkFindings => ({
  Analysis: networkAnalysis(derived),
  KeyCharacteristics: keyCharacteristics(derived),
  ToneSpectrum: toneSpectrum(derived),
  CharacterNetwork: strongestTies(derived),
  map: networkMap(derived),
});
