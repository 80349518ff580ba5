/** What stands out of where somebody is in the script, beside the lines that are shown of them. */
import { isSomebody } from '../../engine/people/presence/namings.ts';
import type { StoryCharacter } from '../../story/character.ts';
import { cueNameOf } from '../../story/ids.ts';
import type { PageSpan } from '../../story/people/presence.ts';
import type { Story } from '../../story/story-graph.ts';

type PeopleStory = Pick<Story, 'source' | 'presences'>;

/** `over` are the runs of pages that hold a person's voice-over, `count` the speeches in each; null of somebody with little of it. `lastOn` is the last page with voice or name where that is long before the end. */
export interface PersonFacts {
  readonly speeches: number;
  readonly onlyHeard: boolean;
  readonly over: readonly (PageSpan & { readonly count: number })[] | null;
  readonly lastOn: number | null;
  /** The last page with a line of a main speaker who falls silent long before the end and is named on. */
  readonly heardTo: number | null;
}

/** Fewer speeches from above are none to tell of. */
const fewestOver = 5;
/** Pages without voice-over that part one run of it from the next, and so many runs are told. */
const apart = 6;
const mostRuns = 5;
/** So much before the end, in pages and as a share, somebody is gone. */
const leaves = { pages: 5, share: 0.1 } as const;

/** A main speaker, from so much of the talk on, of whom nothing is heard for so much of the script before its end. */
const main = 0.04;
const silentEnd = 0.15;

/** Null for somebody who is not followed by pages. */
export function personFacts(one: StoryCharacter, { source, presences }: PeopleStory): PersonFacts | null {
  const presence = presences.find(({ character }) => character === one.id);
  if (!presence || one.lastPage === null) return null;
  const { narrates, named } = presence;
  // A last page of a few lines is a page, too, where somebody speaks on it.
  const pages = Math.max(Math.round(source.pages), one.lastPage);
  const lastOn = Math.max(one.lastPage, ...named);
  const isMain = one.share >= main && one.speeches > 1;
  // Of a part that several play a name says little: nothing is claimed of it.
  const isPart = !isSomebody(cueNameOf(one.id), one.introduction?.fullName ?? null);
  return {
    speeches: one.speeches,
    onlyHeard: one.onlyHeard,
    over: one.onlyHeard || narrates.length < fewestOver ? null : runsOf(narrates),
    heardTo: isMain && pages - one.lastPage >= Math.max(leaves.pages, pages * silentEnd) ? one.lastPage : null,
    lastOn: isPart || pages - lastOn < Math.max(leaves.pages, pages * leaves.share) ? null : lastOn,
  };
}

/** Runs of pages that lie near each other, joined further until they are few. */
function runsOf(pages: readonly number[], gap: number = apart): (PageSpan & { count: number })[] {
  const runs = pages.reduce<(PageSpan & { count: number })[]>((found, page) => {
    const last = found.at(-1);
    if (!last || page - last.to > gap) return [...found, { from: page, to: page, count: 1 }];
    return [...found.slice(0, -1), { from: last.from, to: page, count: last.count + 1 }];
  }, []);
  return runs.length <= mostRuns ? runs : runsOf(pages, gap * 2);
}
