/** Counts the graph's scenes. */
import { characterId, sceneId } from '../../story/ids.ts';
import type { StoryScene } from '../../story/scene.ts';
import type { AnalysisInput } from '../analysis-input.ts';
import { unbrokenOf } from '../scenes/unbroken.ts';
import { quoteOf } from '../text/quote.ts';

export const countScenes = ({ derived }: AnalysisInput): StoryScene[] =>
  derived.scenes.map((scene) => ({
    id: sceneId(scene.ordinal),
    ordinal: scene.ordinal,
    number: scene.heading.number,
    printed: scene.heading.text.replace(/\s+/g, ' ').trim(),
    location: scene.heading.location,
    setting: scene.heading.setting,
    place: scene.place,
    placeKey: scene.placeKey,
    timeOfDay: scene.heading.timeOfDay,
    light: derived.locations.lightOf(scene),
    page: scene.page,
    lastPage: scene.lastPage,
    start: scene.start,
    end: scene.end,
    pages: scene.pages,
    unbroken: unbrokenOf(derived, scene),
    speakers: scene.speakers.map(characterId),
    present: scene.present.map(characterId),
    speeches: scene.speeches.length,
    talkWords: scene.talkWords,
    actionWords: scene.actionWords,
    heading: quoteOf(scene.headingPassage),
  }));
