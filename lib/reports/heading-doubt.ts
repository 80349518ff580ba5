/** Says once why a report keeps silent of places and scenes: the script's headings are too few for it, or are shots. */
import { headingDoubt, headingsOf } from '../engine/scenes/headings-carry.ts';
import { capitalised, counted } from '../engine/wording.ts';
import type { Story } from '../story/story-graph.ts';

/** One sentence; null where headings carry what is counted by them, or where there are none at all. */
export function headingNote({ scenes, source }: Pick<Story, 'scenes' | 'source'>): string | null {
  const headings = headingsOf(scenes, source.pageCount);
  const doubt = headingDoubt(headings);
  if (doubt === null || headings.firstPage === null) return null;
  return {
    few: `${capitalised(counted(headings.all, 'heading'))} on ${counted(source.pageCount, 'page')}: too few to count by, so nothing is said of places and scenes.`,
    shots: `${headings.set} of ${counted(headings.all, 'heading')} begin with INT. or EXT.: the others may be shots, so nothing is said of places and scenes.`,
    late: `The first heading stands on page ${headings.firstPage}: what comes before has none, so nothing is said of places and scenes.`,
  }[doubt];
}
