/** Everything that a draft is looked at for when notes are carried over to it: what counting and, where there is one, a reading find. */
import { flawRules, isAskedOf } from '../../engine/flaw-rules/find-flaws.ts';
import type { DraftChecks } from '../../engine/notes/carry-notes.ts';
import { countedNotes } from '../../engine/notes/counted-notes.ts';
import { readNotes } from '../../engine/notes/read-notes.ts';
import type { Finding } from '../../story/finding.ts';
import type { StoryRead } from '../../story/read/story-read.ts';
import type { Story } from '../../story/story-graph.ts';
import { countParts, type QuestionInput } from '../run.ts';
import { strengthsAndWeaknessesCard } from '../strengths-and-weaknesses/card.ts';
import { chosen } from '../strengths-and-weaknesses/choose.ts';

export const noteParts = ['source', 'scenes', 'characters', 'landmarks', 'flaws', 'traits', 'measures'] as const;
export type NoteStory = Pick<Story, (typeof noteParts)[number]>;

/** Every flaw, and the weaknesses by measure that the report of strengths and weaknesses tells: a list of all that lie below the middle would be noise. */
export function notedFindings({ flaws, traits }: Pick<Story, 'flaws' | 'traits'>): Finding[] {
  const weak = [...flaws, ...traits].filter(
    ({ kind, reports }) => kind === 'weakness' && reports.includes(strengthsAndWeaknessesCard.number),
  );
  return [...flaws, ...chosen(weak).filter(({ source }) => source === 'measure')];
}

/** Rules whose facts name more pages than places. */
const cutShort = (flaws: readonly Finding[]): ReadonlySet<string> =>
  new Set(
    flaws.flatMap(({ rule, facts }) => {
      const { pages, shown } = facts;
      return Array.isArray(pages) && Array.isArray(shown) && pages.length > shown.length ? [rule] : [];
    }),
  );

/** `read` is null where no model has read the draft. */
export function checksOf(input: QuestionInput, read: StoryRead | null): DraftChecks {
  const story = countParts(noteParts, input);
  return {
    screenplay: input.screenplay,
    notes: [...countedNotes(notedFindings(story), story.measures), ...(read ? readNotes(read.points) : [])],
    asked: new Set(flawRules.filter((rule) => isAskedOf(rule, story.source)).map(({ id }) => id)),
    cutShort: cutShort(story.flaws),
    scores: new Map(story.measures.map(({ id, scoreLow, scoreHigh }) => [id, { low: scoreLow, high: scoreHigh }])),
    read: read?.made.whole ?? false,
  };
}
