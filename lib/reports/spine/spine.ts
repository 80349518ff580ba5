/** The spine as a view of the story graph: scenes by place and length, the main people, the curve of feeling, turns and findings along the script. Gives nothing for a script without a scene. */
import type { PlanName } from '../../contract/plans.ts';
import type { Spine, SpinePin } from '../../contract/spine.ts';
import { speakersAmong } from '../../story/character.ts';
import type { StoryRead } from '../../story/read/story-read.ts';
import type { StoryScene } from '../../story/scene.ts';
import type { Story } from '../../story/story-graph.ts';
import { placeName } from '../describe-place.ts';
import type { ReadAround } from '../read/around.ts';
import { eighthsIn } from '../script-statistics/breakdown.ts';
import { countedPins, type PinnedStory, pinnedParts, readPins, type Unplaced } from './pins.ts';

const drawnParts = ['source', 'scenes', 'characters', 'feeling'] as const;
type DrawnStory = Pick<Story, (typeof drawnParts)[number]>;

/** What the spine of a script that was read counts, and what that of an unread one counts besides. */
export const readSpineParts = drawnParts;
export const countedSpineParts = [...new Set([...drawnParts, ...pinnedParts])] as const;

/** Threads that an eye can follow side by side; those with most words. */
const mostPeople = 6;
/** Of a standard page. */
const linesAPage = 55;

export const readSpine = (story: DrawnStory, read: StoryRead, around: ReadAround): Spine | undefined =>
  drawn(story, readPins(read, around));

export const countedSpine = (
  story: DrawnStory & PinnedStory,
  plan: PlanName,
  only?: ReadonlySet<number>,
): Spine | undefined => drawn(story, countedPins(story, plan, only));

function drawn({ source, scenes, characters, feeling }: DrawnStory, pins: readonly Unplaced[]): Spine | undefined {
  if (scenes.length === 0 || source.pages <= 0) return undefined;
  const { pages } = source;
  const byOrdinal = new Map(scenes.map((scene) => [scene.ordinal, scene]));
  return {
    pages: rounded(pages),
    // Until the next one begins: what stands between two headings belongs to the first.
    scenes: scenes.map((scene, at) => ({
      scene: scene.ordinal,
      heading: scene.printed,
      place: placeName(scene),
      setting: scene.setting,
      page: scene.page,
      line: scene.heading.line,
      start: rounded(scene.start),
      end: rounded(Math.max(scene.start, scenes[at + 1]?.start ?? scene.end)),
      eighths: Math.max(1, eighthsIn(scene)),
    })),
    people: speakersAmong(characters)
      .slice(0, mostPeople)
      .map(({ id, name }) => ({
        name,
        speaks: ordinals(scenes.filter(({ speakers }) => speakers.includes(id))),
        silent: ordinals(scenes.filter(({ speakers, present }) => present.includes(id) && !speakers.includes(id))),
      })),
    tone: (feeling?.points ?? []).map(({ x, y }) => ({ position: alongScript(x, pages), value: y })),
    pins: pins.map((pin) => placed(pin, pages, byOrdinal)).toSorted((a, b) => a.position - b.position),
  };
}

const ordinals = (scenes: readonly StoryScene[]): number[] => scenes.map(({ ordinal }) => ordinal);

const mostDigits = 4;
const rounded = (value: number): number => Number(value.toFixed(mostDigits));

/** `page` with a fraction: 1 is the top of page 1. */
const alongScript = (page: number, pages: number): number => rounded(Math.min(1, Math.max(0, (page - 1) / pages)));

/** Pages are not all of 55 lines: no pin leaves the scene it belongs to. */
function placed({ at, ...pin }: Unplaced, pages: number, scenes: ReadonlyMap<number, StoryScene>): SpinePin {
  const { page, line, quote } = at;
  const scene = at.scene === null ? undefined : scenes.get(at.scene);
  const position = alongScript(page + (line - 1) / linesAPage, pages);
  return {
    ...pin,
    position: scene ? rounded(Math.min(Math.max(scene.start, scene.end), Math.max(scene.start, position))) : position,
    page,
    line,
    quote,
  };
}
