/** Finds a place whose headings may be those of a room in another place. */
import { placeId } from '../../story/ids.ts';
import type { Shoot } from '../../story/production/shoot.ts';
import type { Derived } from '../derive.ts';
import type { SceneFacts } from '../scenes/scene-facts.ts';

/** A room with a heading of its own is a room of the place around it when most scenes beside its own play there: yardsticks of ours. */
const fewestRoomScenes = 3;
const mostlyBeside = 0.6;

/** The first such place, by eighths; null where there is none. */
export function roomOfAnother({ scenes, locations: { locations, locationOf } }: Derived): Shoot['room'] {
  for (const room of locations) {
    if (room.scenes.length < fewestRoomScenes || room.sub.length > 0) continue;
    if (room.scenes.some(({ heading }) => heading.setting !== 'INT')) continue;
    const beside = room.scenes.flatMap(({ ordinal }) =>
      scenes.filter((scene) => Math.abs(scene.ordinal - ordinal) === 1 && locationOf(scene) !== room),
    );
    const isMostly = (house: (typeof locations)[number]): boolean =>
      beside.filter((scene) => locationOf(scene) === house).length / beside.length >= mostlyBeside;
    const house = locations.find((other) => other.sub.length > 0 && isMostly(other));
    if (!house) continue;
    const folded = (scene: SceneFacts): unknown => (locationOf(scene) === room ? house : locationOf(scene));
    return {
      place: placeId(room.key),
      house: placeId(house.key),
      beside: beside.length,
      inHouse: beside.filter((scene) => locationOf(scene) === house).length,
      moves: scenes.slice(1).filter((scene, index) => {
        const before = scenes[index];
        return before !== undefined && folded(scene) !== folded(before);
      }).length,
    };
  }
  return null;
}
