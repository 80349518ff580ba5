/** What the kind of story promises and whether the pages keep it, for the one report of the plan that tells it. */
import type { Block } from '../../contract/blocks.ts';
import { capitalised } from '../../engine/wording.ts';
import { shared, stemsOf } from '../../story/content-words.ts';
import type { PointRead } from '../../story/read/point-read.ts';
import type { Said } from '../../story/read/said.ts';
import type { StoryRead } from '../../story/read/story-read.ts';
import { pointOnSame, type ReadAround } from './around.ts';
import { pointLine } from './points.ts';
import { bullet, type FindingItem, findings, saidBullet } from './said.ts';

const title = (kind: string): string => `${capitalised(kind)}: what it promises`;
const groups = { kept: 'Kept', open: 'Not kept yet' } as const;

const mostPromises = 6;

const toKeepIt = (goal: string, place: string): string => `To keep it: ${goal} (${place})`;

/** How a promise could be kept: the goal of the step that mends the point, with the point's place; without a step the point by its title. */
function keeping({ plan }: Pick<StoryRead, 'plan'>, point: PointRead, around: ReadAround): string {
  const { label, value } = pointLine(around, point);
  const step = plan.find(({ points }) => points.includes(point.id));
  return step === undefined ? `${label}: ${value}.` : toKeepIt(step.goal, value);
}

/** Words of content that a promise shares with the note that would keep it: the same passage alone may be told for something else. */
const fewestShared = 2;
/** The note on the same passage that speaks of the same thing. */
function mendedBy({ text, cites }: Said, around: ReadAround): PointRead | undefined {
  const point = pointOnSame(around, cites);
  if (point === undefined) return undefined;
  const told = `${point.title} ${point.said.text} ${point.attempt ?? ''}`;
  return shared(stemsOf(text), stemsOf(told)) >= fewestShared ? point : undefined;
}

/** Two lists, what is kept last: what is missing is what there is to do, and how. */
export function promiseBlocks(read: StoryRead, around: ReadAround): Block[] {
  const { genre } = read;
  if (genre === null) return [];
  const told = genre.promises.slice(0, mostPromises);
  const item = (kept: boolean): FindingItem[] => {
    const bullets = told
      .filter((promise) => promise.kept === kept)
      .flatMap(({ said }) => {
        const point = kept ? undefined : mendedBy(said, around);
        return [...saidBullet(null, said), ...(point === undefined ? [] : [bullet(keeping(read, point, around))])];
      })
      .filter(({ text }, at, all) => all.findIndex((other) => other.text === text) === at);
    if (bullets.length === 0) return [];
    return [
      {
        id: kept ? 'promises.kept' : 'promises.open',
        title: kept ? groups.kept : groups.open,
        bullets,
        advice: null,
        severity: null,
      },
    ];
  };
  return findings(title(genre.named), [...item(false), ...item(true)]);
}
