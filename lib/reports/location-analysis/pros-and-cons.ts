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

/** That a place looks like itself, and that English is spoken where English is, needs no saying. */
export const prosOf = (place: ShootingPlace, { setting }: FitStory): Statement[] =>
  place.speech === 'own' && setting.place !== null && setting.place.language !== 'English'
    ? [{ text: words.ownSpeech(setting.place.language), evidence: [] }]
    : [];

/** Look and language. */
export const consOf = (place: ShootingPlace, story: FitStory): Statement[] => [
  ...lookCons(place, story),
  ...speechCons(place, story),
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
