/** Works out how long the days are where a script would be shot. Refuses weather: it knows the sun alone. */
import type { Derived } from '../../engine/derive.ts';
import { type ProductionPlace, placeInText } from '../../engine/norms/production-places.ts';
import { isOffEarth } from '../../engine/production/off-earth.ts';
import { quoteOf } from '../../engine/text/quote.ts';
import { counted } from '../../engine/wording.ts';
import { placeName } from '../describe-place.ts';
import type { Statement } from './card.ts';

/** Tilt of the earth's axis in degrees: the sun's declination on the longest and the shortest day. */
const tilt = 23.44;

/** Hours from sunrise to sunset on the shortest and the longest day at a latitude in degrees (geometric: no refraction, no hills). */
export function daylightHours(latitude: number): { shortest: number; longest: number } {
  const radians = Math.PI / 180;
  const reach = Math.tan(Math.abs(latitude) * radians) * Math.tan(tilt * radians);
  const hours = (cosine: number): number => (Math.acos(Math.max(-1, Math.min(1, cosine))) / Math.PI) * 24;
  return { shortest: hours(reach), longest: hours(-reach) };
}

/** Days shorter than this in winter, and nights in summer, upset a schedule: yardsticks of ours, in hours. */
const shortDay = 8.5;
const shortNight = 6;

/** A warning where day or night exteriors meet a latitude that is short of the one or the other; null where none is due. */
export function daylightStatement(place: ProductionPlace, { scenes, locations }: Derived): Statement | null {
  const { latitude } = place;
  const outdoors = scenes.filter(
    (scene) => scene.heading.setting !== 'INT' && scene.heading.setting !== null && !isOffEarth(scene),
  );
  const byDay = outdoors.filter((scene) => locations.lightOf(scene) === 'day');
  const byNight = outdoors.filter((scene) => locations.lightOf(scene) === 'night');
  const { shortest, longest } = daylightHours(latitude);
  const [summer, winter] = latitude < 0 ? ['December', 'June'] : ['June', 'December'];
  const [day] = byDay;
  if (day && byDay.length >= byNight.length && shortest < shortDay)
    return {
      text: `Late ${winter} leaves ${Math.round(shortest)} hours of daylight in ${placeInText(place)} for ${counted(byDay.length, 'day exterior')} such as ${placeName(day)}: shoot them in summer.`,
      evidence: [quoteOf(day.headingPassage)],
    };
  const [night] = byNight;
  if (night && 24 - longest <= shortNight)
    return {
      text: `Late ${summer} nights last ${Math.round(24 - longest)} hours in ${placeInText(place)}: ${counted(byNight.length, 'night exterior')} such as ${placeName(night)} ${byNight.length === 1 ? 'wants' : 'want'} another month.`,
      evidence: [quoteOf(night.headingPassage)],
    };
  return null;
}
