/** Selects what speaks for and against a place, each time with the scene it is about. */
import { speakersAmong } from '../../story/character.ts';
import { evidenceOf } from '../../story/cite.ts';
import type { ShootingPlace } from '../../story/shooting-places.ts';
import type { Story } from '../../story/story-graph.ts';
import { placeName } from '../describe-place.ts';
import { sceneFinder } from '../story-lookup.ts';
import type { Statement } from './card.ts';
import * as words from './place-words.ts';

type FitStory = Pick<Story, 'scenes' | 'characters' | 'setting' | 'shootingPlaces'>;

/** Those who speak most travel anyhow; of the others who speak so seldom is played by a local. */
const leads = 3;
const seldom = 2;
const partsNamed = 3;

/** The look and the language; one sentence that says so when there are neither. */
export function prosOf(place: ShootingPlace, story: FitStory, title: string): Statement[] {
  const { setting, shootingPlaces } = story;
  const { where, evidence } = outsideOf(story, title);
  const pros: Statement[] = [
    ...(place.look === 'same' && shootingPlaces.look !== null
      ? [{ text: words.sameLook(shootingPlaces.look, where), evidence }]
      : []),
    ...(place.speech === 'own'
      ? [
          {
            text: words.ownSpeech(title, setting.place?.language ?? 'English', setting.english !== null),
            evidence: englishShown(story),
          },
        ]
      : []),
  ];
  return pros.length > 0 ? pros : [{ text: words.noPro(title), evidence: [] }];
}

const englishShown = ({ setting }: FitStory): Statement['evidence'] =>
  (setting.english?.shown ?? []).slice(0, 1).map(evidenceOf);

/** A scene outside in a sentence, with its heading; the title where none is outside. */
function outsideOf(
  { scenes }: FitStory,
  title: string,
): { readonly where: string; readonly evidence: Statement['evidence'] } {
  const outside = scenes.find(({ setting }) => setting === 'EXT');
  return outside
    ? { where: `${placeName(outside)} (page ${outside.page})`, evidence: [evidenceOf(outside.heading)] }
    : { where: title, evidence: [] };
}

/** Look, language, light and a doubtful rate; one sentence that says so when there are none. */
export function consOf(place: ShootingPlace, story: FitStory, title: string): Statement[] {
  const cons = [
    ...lookCons(place, story, title),
    ...speechCons(place, story, title),
    ...lightCons(place, story),
    ...rateCons(place, title),
  ];
  return cons.length > 0 ? cons : [{ text: words.noCon(title, place), evidence: [] }];
}

function lookCons(place: ShootingPlace, story: FitStory, title: string): Statement[] {
  const { look } = story.shootingPlaces;
  if (look === null || place.look === 'same') return [];
  const { where, evidence } = outsideOf(story, title);
  return [{ text: words.otherLook(place, look, where), evidence }];
}

function speechCons(place: ShootingPlace, story: FitStory, title: string): Statement[] {
  if (place.speech === 'own') return [];
  const small = speakersAmong(story.characters)
    .slice(leads)
    .filter(({ speeches }) => speeches <= seldom)
    .map(({ name }) => name);
  const wanted = story.setting.place?.language ?? 'English';
  const text = words.otherSpeech(title, place, wanted, small.slice(0, partsNamed));
  return [{ text, evidence: place.speech === 'near' ? englishShown(story) : [] }];
}

function lightCons(place: ShootingPlace, story: FitStory): Statement[] {
  if (place.light === null) return [];
  const scene = sceneFinder(story)(place.light.scene);
  return [{ text: words.light(place, place.light, placeName(scene)), evidence: [evidenceOf(scene.heading)] }];
}

const rateCons = ({ incentives: [row] }: ShootingPlace, title: string): Statement[] =>
  row?.old ? [{ text: words.oldRate(title, row.published), evidence: [] }] : [];
