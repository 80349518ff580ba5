/** Goes through the graph's checks: things on paper that are there or not. */
import type { Checks } from '../../story/checks.ts';
import type { AnalysisInput } from '../analysis-input.ts';
import { generationsIn, sharedPlaceIn } from './culture-checks.ts';
import { endingAtStartIn, silentSceneIn, tieIn } from './form-checks.ts';
import { ensembleIn, fewPlacesIn, leadPartIn, nightExteriorsIn, quickStartIn, slotFor } from './production-checks.ts';

export const countChecks = ({ derived }: Pick<AnalysisInput, 'derived'>): Checks => ({
  silentScene: silentSceneIn(derived),
  endingAtStart: endingAtStartIn(derived),
  tie: tieIn(derived),
  leadPart: leadPartIn(derived),
  fewPlaces: fewPlacesIn(derived),
  slot: slotFor(derived),
  ensemble: ensembleIn(derived),
  nightExteriors: nightExteriorsIn(derived),
  quickStart: quickStartIn(derived),
  sharedPlace: sharedPlaceIn(derived),
  generations: generationsIn(derived),
});
