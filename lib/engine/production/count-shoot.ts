/** Counts what the pages ask of a shoot. */
import { characterId, placeId, sceneId } from '../../story/ids.ts';
import type { Shoot } from '../../story/production/shoot.ts';
import type { AnalysisInput } from '../analysis-input.ts';
import type { Derived } from '../derive.ts';
import type { SceneFacts } from '../scenes/scene-facts.ts';
import { playsInVehicle } from '../scenes/vehicles.ts';
import { quoteOf } from '../text/quote.ts';
import { needsInAction } from './needs-in-action.ts';
import { isOffEarth } from './off-earth.ts';

/** Below this printed age a speaker works a child's short days. */
const adultAge = 16;

export const countShoot = ({ derived }: Pick<AnalysisInput, 'derived'>): Shoot => ({
  headings: new Set(derived.scenes.map(({ placeKey }) => placeKey)).size,
  moves: derived.locations.moves,
  bitParts: bitPartsOf(derived),
  children: derived.characters.flatMap(({ id, introduction }) =>
    (introduction?.age ?? adultAge) < adultAge ? [characterId(id)] : [],
  ),
  inVehicles: derived.scenes.filter(isInVehicle).map(({ ordinal }) => sceneId(ordinal)),
  offEarth: derived.scenes.filter(isOffEarth).map(({ ordinal }) => sceneId(ordinal)),
  slips: derived.locations.merged.map(({ printed, key, passage }) => ({
    printed,
    place: placeId(key),
    cite: quoteOf(passage),
  })),
  needs: derived.english ? needsInAction(derived) : [],
});

const bitPartsOf = ({ characters }: Derived): Shoot['bitParts'] =>
  characters
    .flatMap(({ id, speeches: [first, second] }) => (first && !second ? [{ id, speech: first }] : []))
    .sort((a, b) => a.speech.words.length - b.speech.words.length)
    .map(({ id, speech }) => ({ character: characterId(id), cite: quoteOf(speech.passage) }));

/** 'INT. CAR', 'INT/EXT. JEEP CHEROKEE'; no car park. */
const isInVehicle = ({ heading: { setting, location } }: SceneFacts): boolean =>
  (setting === 'INT' || setting === 'INT/EXT') && playsInVehicle(location);
