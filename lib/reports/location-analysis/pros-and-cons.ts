/** Selects what speaks for and against a place. */
import { speakersAmong } from '../../story/character.ts';
import type { ShootingPlace } from '../../story/production/shooting-places.ts';
import type { Story } from '../../story/story-graph.ts';
import { placeName } from '../describe-place.ts';
import type { Statement } from './card.ts';
import * as words from './place-words.ts';

type FitStory = Pick<Story, 'scenes' | 'characters' | 'setting' | 'shootingPlaces'>;

/** Those who speak most travel anyhow; of the others who speaks so seldom is played by a local. */
const leads = 3;
const seldom = 2;
const partsNamed = 2;

/** The look and the language. */
export function prosOf(place: ShootingPlace, { setting, shootingPlaces: { look } }: FitStory): Statement[] {
  return [
    // That its own country looks like it, and that English is spoken where English is, needs no saying.
    ...(place.look === 'same' && look !== null && place.country !== setting.place?.country
      ? [words.sameLook(look)]
      : []),
    ...(place.speech === 'own' && setting.place !== null && setting.place.language !== 'English'
      ? [words.ownSpeech(setting.place.language)]
      : []),
  ].map((text) => ({ text, evidence: [] }));
}

/** Look, language and light. */
export const consOf = (place: ShootingPlace, story: FitStory): Statement[] => [
  ...lookCons(place, story),
  ...speechCons(place, story),
  ...lightCons(place),
];

function lookCons(place: ShootingPlace, { scenes, shootingPlaces: { look } }: FitStory): Statement[] {
  const outside = scenes.find(({ setting }) => setting === 'EXT');
  if (look === null || place.look === 'same' || !outside) return [];
  const where = `${placeName(outside)} (page ${outside.page})`;
  return [{ text: words.otherLook(place, look, where), evidence: [] }];
}

function speechCons(place: ShootingPlace, { characters }: FitStory): Statement[] {
  if (place.speech === 'own') return [];
  const small = speakersAmong(characters)
    .slice(leads)
    .filter(({ speeches }) => speeches <= seldom)
    .map(({ name }) => name)
    .slice(0, partsNamed);
  const text = place.speech === 'near' ? words.nearSpeech(small) : words.foreignSpeech(place, small);
  return [{ text, evidence: [] }];
}

/** Days are too short, or nights, for the scenes that play outside then. */
const lightCons = ({ light }: ShootingPlace): Statement[] =>
  light === null ? [] : [{ text: words.light(light), evidence: [] }];
