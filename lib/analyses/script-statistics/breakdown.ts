/** The breakdown: one row a scene, as an assistant director would begin it. Refuses to guess what the heading does not say. */
import type { BreakdownScene } from '../../contract/statistics.ts';
import type { Derived } from '../derived/derive.ts';
import type { SceneFacts } from '../derived/scene-facts.ts';

/** A scene's length as counted; `SceneFacts` keeps it in pages. */
export const eighthsIn = (scene: SceneFacts): number => Math.round(scene.pages * 8);

/** Rows in script order. */
export function breakdownOf({ scenes, nameOf }: Derived): BreakdownScene[] {
  return scenes.map((scene) => ({
    scene: scene.ordinal,
    number: scene.heading.number,
    heading: scene.heading.text.replace(/\s+/g, ' ').trim(),
    setting: scene.heading.setting,
    location: scene.heading.location,
    time_of_day: scene.heading.timeOfDay,
    page: scene.page,
    eighths: eighthsIn(scene),
    speakers: scene.speakers.map(nameOf),
    present: scene.present.map(nameOf),
    speeches: scene.speeches.length,
    dialogue_words: scene.talkWords,
    action_words: scene.actionWords,
  }));
}
