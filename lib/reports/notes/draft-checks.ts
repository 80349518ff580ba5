/** Everything that a draft is looked at for when notes are carried over to it: what counting and, where there is one, a reading find, each with its words. */
import { flawRules, isAskedOf } from '../../engine/flaw-rules/find-flaws.ts';
import type { DraftChecks } from '../../engine/notes/carry-notes.ts';
import { countedCases } from '../../engine/notes/counted-notes.ts';
import { readNotes } from '../../engine/notes/read-notes.ts';
import type { Finding } from '../../story/finding.ts';
import type { PointRead } from '../../story/read/point-read.ts';
import type { StoryRead } from '../../story/read/story-read.ts';
import type { Story } from '../../story/story-graph.ts';
import { countParts, type QuestionInput } from '../run.ts';
import { strengthsAndWeaknessesCard } from '../strengths-and-weaknesses/card.ts';
import { chosen } from '../strengths-and-weaknesses/choose.ts';
import { countedWords, type NoteWords, readWords } from './note-words.ts';

const noteParts = ['source', 'scenes', 'characters', 'landmarks', 'flaws', 'traits', 'measures'] as const;

/** `words` are those of `notes`, in their order. */
export interface WordedChecks extends DraftChecks {
  readonly words: readonly NoteWords[];
}

/** Every flaw, and the weaknesses by measure that the report of strengths and weaknesses tells: a list of all that lie below the middle would be noise. */
function notedFindings({ flaws, traits }: Pick<Story, 'flaws' | 'traits'>): Finding[] {
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

/** Points that ask for work. */
const isNote = ({ kind }: PointRead): boolean => kind !== 'strength';

/** `read` is null where no model has read the draft. */
export function checksOf(input: QuestionInput, read: StoryRead | null): WordedChecks {
  const story = countParts(noteParts, input);
  const counted = countedCases(notedFindings(story), story.measures);
  const points = (read?.points ?? []).filter(isNote);
  return {
    screenplay: input.screenplay,
    notes: [...counted.map(({ note }) => note), ...readNotes(points)],
    words: [...counted.map(countedWords(story)), ...points.map(readWords)],
    asked: new Set(flawRules.filter((rule) => isAskedOf(rule, story.source)).map(({ id }) => id)),
    cutShort: cutShort(story.flaws),
    scores: new Map(story.measures.map(({ id, scoreLow, scoreHigh }) => [id, { low: scoreLow, high: scoreHigh }])),
    read: read?.made.whole ?? false,
  };
}
