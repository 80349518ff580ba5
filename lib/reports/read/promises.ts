/** What the kind of story promises and whether the pages keep it, for the one report of the plan that tells it. */
import type { Block } from '../../contract/blocks.ts';
import { capitalised } from '../../engine/wording.ts';
import type { StoryRead } from '../../story/read/story-read.ts';
import { pointOnSame, type ReadAround } from './around.ts';
import { pointLine } from './points.ts';
import { bullet, type FindingItem, findings, saidBullet } from './said.ts';

const title = (kind: string): string => `${capitalised(kind)}: what it promises`;
const groups = { kept: 'Kept', open: 'Not kept yet' } as const;

const mostPromises = 6;

/** Two lists, what is kept last: what is missing is what there is to do. */
/** A promise that a point tells in full elsewhere is named by its title and place. */
export function promiseBlocks({ genre }: StoryRead, around: ReadAround): Block[] {
  if (genre === null) return [];
  const told = genre.promises.slice(0, mostPromises);
  const item = (kept: boolean): FindingItem[] => {
    const bullets = told
      .filter((promise) => promise.kept === kept)
      .flatMap(({ said }) => {
        const point = kept ? undefined : pointOnSame(around, said.cites);
        if (point === undefined) return saidBullet(null, said);
        const { label, value } = pointLine(around, point);
        return [bullet(`${label}: ${value}.`)];
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
