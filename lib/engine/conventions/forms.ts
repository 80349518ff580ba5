/** Counts in which forms a script is built: an ensemble, a two-hander, a voice-over, one setting, a broken order of time. */
import type { StoryForm } from '../../story/conventions.ts';
import { characterId } from '../../story/ids.ts';
import type { Derived } from '../derive.ts';
import { brokenTimePattern } from '../lexicons/convention-words.ts';
import type { Character } from '../people/character-index.ts';
import { scenesByPlace } from '../scenes/scenes-by-place.ts';
import { quoteOf, spread } from '../text/quote.ts';
import { isNarration } from '../text/speech-kinds.ts';

/** An ensemble: so many hold `bigShare` of the words each, the first of them less than `leadShare`. Ours, as all below. */
const bigShare = 0.08;
const fewestBig = 5;
const leadShare = 0.25;
/** A two-hander: the two first hold so much, the second of them so much. */
const twoShare = 0.65;
const secondShare = 0.2;
const fewestNarrations = 3;
/** So many narrations among all speeches are one throughout. */
const narrationWeight = 8;
/** One setting: so much of at least so many scenes. */
const mainShare = 0.75;
const fewestScenes = 3;
const brokenStrength = 0.7;
/** Broken order carries a script that is turned on so many pages, in each third of it; a form of less strength is told of nowhere. */
const fewestTurns = 8;
const thirds = 3;
const leastStrength = 0.5;

const placesShown = 2;

/** `strength` (0-1) is how much of the script it covers. */
type Form = Partial<StoryForm> & Pick<StoryForm, 'id' | 'places'> & { readonly strength: number };

/** The forms of the film table that can be counted in a script, strongest first. */
export const formsOf = (derived: Derived): StoryForm[] =>
  [casts, narration, setting, order]
    .flatMap((find) => find(derived))
    .filter(({ places, strength }) => places.length > 0 && strength >= leastStrength)
    .sort((a, b) => b.strength - a.strength || (a.id < b.id ? -1 : 1))
    .map(({ strength: _, ...form }) => ({ people: [], count: 0, setting: null, pages: [], ...form }));

const idsOf = (people: readonly Character[]): string[] => people.map(({ id }) => characterId(id));

function casts({ characters }: Derived): Form[] {
  const [first, second] = characters;
  const big = characters.filter(({ share }) => share >= bigShare);
  const places = characters.slice(0, placesShown).flatMap(({ speeches: [own] }) => (own ? [quoteOf(own.passage)] : []));
  const isEnsemble = first && big.length >= fewestBig && first.share < leadShare;
  const isTwo = first && second && first.share + second.share >= twoShare && second.share >= secondShare;
  return [
    ...(isEnsemble ? [{ id: 'ensemble' as const, strength: 1, people: idsOf(big), places }] : []),
    ...(isTwo ? [{ id: 'two-hander' as const, strength: 1, people: idsOf([first, second]), places }] : []),
  ];
}

function narration({ speeches }: Derived): Form[] {
  const heard = speeches.filter(isNarration);
  if (heard.length < fewestNarrations) return [];
  const strength = Math.min(1, (heard.length * narrationWeight) / speeches.length);
  const places = spread(heard, placesShown).map(({ passage }) => quoteOf(passage));
  return [{ id: 'voice-over', strength, count: heard.length, places }];
}

function setting({ scenes }: Derived): Form[] {
  const inSettings = scenes.map((scene) => ({
    ...scene,
    placeKey: scene.place.split(/\s+[-–—]+\s+/)[0] ?? scene.place,
  }));
  const [main = []] = scenesByPlace(inSettings);
  const [first] = main;
  if (!first || scenes.length < fewestScenes || main.length / scenes.length < mainShare) return [];
  const places = spread(main, placesShown).map(({ headingPassage }) => quoteOf(headingPassage));
  return [{ id: 'single-location', strength: 1, count: main.length, setting: first.placeKey, places }];
}

function order({ passages }: Derived): Form[] {
  const turned = passages.filter(({ kind, text }) => kind !== 'dialogue' && brokenTimePattern.test(text));
  const pages = [...new Set(turned.map(({ at }) => at.page))];
  const parts = new Set(turned.map(({ position }) => Math.min(thirds - 1, Math.floor(position * thirds))));
  if (pages.length < fewestTurns || parts.size < thirds) return [];
  return [{ id: 'non-linear', strength: brokenStrength, pages, places: spread(turned, placesShown).map(quoteOf) }];
}
