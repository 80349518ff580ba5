/** Goes through the graph's checks: things on paper that are there or not. */
import type { Checks } from '../../story/checks.ts';
import type { AnalysisInput } from '../analysis-input.ts';
import { datedPastIn, generationsIn, recurringWordIn, sharedPlaceIn } from './culture-checks.ts';
import {
  arcIn,
  endingAtStartIn,
  returningLineIn,
  returningThingIn,
  silentSceneIn,
  tieIn,
  tonesIn,
  voicesIn,
} from './form-checks.ts';
import { ensembleIn, fewPlacesIn, leadPartIn, nightExteriorsIn, quickStartIn, slotFor } from './production-checks.ts';

export const countChecks = ({ derived }: Pick<AnalysisInput, 'derived'>): Checks => ({
  silentScene: silentSceneIn(derived),
  returningThing: returningThingIn(derived),
  returningLine: returningLineIn(derived),
  endingAtStart: endingAtStartIn(derived),
  voices: voicesIn(derived),
  tie: tieIn(derived),
  tones: tonesIn(derived),
  arc: arcIn(derived),
  leadPart: leadPartIn(derived),
  fewPlaces: fewPlacesIn(derived),
  slot: slotFor(derived),
  ensemble: ensembleIn(derived),
  nightExteriors: nightExteriorsIn(derived),
  quickStart: quickStartIn(derived),
  sharedPlace: sharedPlaceIn(derived),
  recurringWord: recurringWordIn(derived),
  generations: generationsIn(derived),
  datedPast: datedPastIn(derived),
});
