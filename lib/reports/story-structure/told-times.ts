/** Chooses what is told of the clock and the calendar: a short table where the clock is part of the story, nothing else. */
import { spread } from '../../engine/text/quote.ts';
import { evidenceOf } from '../../story/cite.ts';
import type { ToldTime } from '../../story/shape/stretches.ts';
import type { Story } from '../../story/story-graph.ts';
import type { StoryStructureFindings } from './card.ts';
import * as words from './time-words.ts';

/** Own bounds: rows told, and so many of them, the clock in so many, before time is a subject. */
const mostRows = 10;
const fewestRows = 5;
const fewestClocks = 4;

/** How much a row tells: what the script prints before what is said, what is due or named again before a time by the way, which is not told. */
function worth({ from, kind, says, again }: ToldTime): number {
  const isPrinted = from === 'heading' || from === 'title';
  if (kind === 'span') return 2;
  const own = isPrinted ? 4 : from === 'action' ? 3 : says === null ? 0 : 3;
  return own + (again.length > 0 ? 2 : 0);
}

/** In the order of the pages; none where the script has no clock that matters. */
export function timesTold(story: Pick<Story, 'stretches' | 'characters'>): StoryStructureFindings['times'] {
  const worthy = story.stretches.times.filter((one) => worth(one) > 0);
  const clocks = worthy.filter(({ kind }) => kind === 'clock').length;
  if (worthy.length < fewestRows || clocks < fewestClocks) return [];
  // A voice that is no one person has no name.
  const names = new Map(story.characters.map(({ id, name }) => [id, name]));
  const told = new Set<ToldTime>();
  for (const [, group] of [...Map.groupBy(worthy, worth)].sort(([a], [b]) => b - a))
    for (const one of spread(group, mostRows - told.size)) told.add(one);
  return worthy
    .filter((one) => told.has(one))
    .map(({ cite, text, from, who, again }) => ({
      page: cite.page,
      text: words.said(text, from),
      where: words.where(from, who === null ? null : (names.get(who) ?? null)),
      again: words.again(again),
      evidence: [evidenceOf(cite)],
    }));
}
