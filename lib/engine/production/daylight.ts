/** Works out how long the days are where a script would be shot; the sun alone, no weather. */
import { sceneId } from '../../story/ids.ts';
import type { ShootingPlace } from '../../story/production/shooting-places.ts';
import type { Derived } from '../derive.ts';
import type { ProductionPlace } from '../norms/production-places.ts';
import { insideKind } from '../scenes/lies-inside.ts';
import { isOffEarth } from './off-earth.ts';

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

/** Day or night exteriors where the latitude is short of the one or the other; null where it is not. */
export function daylightLack({ latitude }: ProductionPlace, { scenes, locations }: Derived): ShootingPlace['light'] {
  const outdoors = scenes.filter(
    (scene) =>
      scene.heading.setting !== 'INT' &&
      scene.heading.setting !== null &&
      insideKind(scene.heading.location) === null &&
      !isOffEarth(scene),
  );
  const byDay = outdoors.filter((scene) => locations.lightOf(scene) === 'day');
  const byNight = outdoors.filter((scene) => locations.lightOf(scene) === 'night');
  const { shortest, longest } = daylightHours(latitude);
  const [summer, winter] = latitude < 0 ? (['December', 'June'] as const) : (['June', 'December'] as const);
  const [day] = byDay;
  if (day && byDay.length >= byNight.length && shortest < shortDay)
    return {
      lack: 'day',
      month: winter,
      hours: Math.round(shortest),
      scenes: byDay.length,
      scene: sceneId(day.ordinal),
    };
  const [night] = byNight;
  if (night && 24 - longest <= shortNight)
    return {
      lack: 'night',
      month: summer,
      hours: Math.round(24 - longest),
      scenes: byNight.length,
      scene: sceneId(night.ordinal),
    };
  return null;
}
