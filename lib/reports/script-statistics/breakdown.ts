/** The breakdown: one row a scene, as an assistant director would begin it. */
import type { BreakdownScene } from '../../contract/statistics.ts';
import type { StoryScene } from '../../story/scene.ts';
import type { Story } from '../../story/story-graph.ts';
import { nameFinder } from '../story-lookup.ts';

/** A scene's length as counted; the graph keeps it in pages. */
export const eighthsIn = ({ pages }: Pick<StoryScene, 'pages'>): number => Math.round(pages * 8);

/** Rows in script order. */
export function breakdownOf(story: Pick<Story, 'scenes' | 'characters'>): BreakdownScene[] {
  const nameOf = nameFinder(story);
  return story.scenes.map((scene) => ({
    scene: scene.ordinal,
    number: scene.number,
    heading: scene.printed,
    setting: scene.setting,
    location: scene.location,
    time_of_day: scene.timeOfDay,
    page: scene.page,
    eighths: eighthsIn(scene),
    speakers: scene.speakers.map(nameOf),
    present: scene.present.map(nameOf),
    speeches: scene.speeches,
    dialogue_words: scene.talkWords,
    action_words: scene.actionWords,
  }));
}
