/** What a note says, as it stands in the fix list: its title, what shows it, what to try, its worth and the work it is. */
import { flawRuleOf } from '../../engine/flaw-rules/find-flaws.ts';
import type { CountedCase } from '../../engine/notes/counted-notes.ts';
import type { Effort } from '../../story/finding.ts';
import type { PointEffort, PointRead } from '../../story/read/point-read.ts';
import type { Story } from '../../story/story-graph.ts';
import { figureLine } from '../figure-rows.ts';
import { attemptText, pointTitle } from '../read/words.ts';
import { nameFinder, sceneFinder } from '../story-lookup.ts';
import { measureAsTrait } from '../strengths-and-weaknesses/words/measures.ts';
import type { Around } from '../strengths-and-weaknesses/words/say.ts';

/** `kind` as a reader says it; `worth` from 0 to 1; `reports` are numbers, the home first. */
export interface NoteWords {
  readonly kind: 'weakness' | 'question' | 'opportunity';
  readonly title: string;
  readonly why: string | null;
  readonly advice: string | null;
  readonly worth: number;
  readonly effort: PointEffort;
  readonly reports: readonly number[];
}

export type WordedStory = Pick<Story, 'source' | 'scenes' | 'characters' | 'landmarks' | 'measures'>;

/** Counted work as a reader's plan names it. */
const efforts: Readonly<Record<Effort, PointEffort>> = { slip: 'word', line: 'word', scene: 'scene', story: 'draft' };
/** A reader weighs from 1 to 5. */
const mostWeight = 5;

/** The words of a counted note, which speak of its own case alone. */
export function countedWords(story: WordedStory): (one: CountedCase) => NoteWords {
  const nameOf = nameFinder(story);
  const around: Around = {
    source: story.source,
    scenes: story.scenes,
    speakers: story.characters.filter(({ speeches }) => speeches > 0),
    landmarks: story.landmarks,
    nameOf,
    sceneOf: sceneFinder(story),
  };
  return ({ finding }) => {
    const { weight: worth, reports } = finding;
    const measure = finding.source === 'measure' ? story.measures.find(({ id }) => id === finding.rule) : undefined;
    if (measure) {
      const { title, figures, advice } = measureAsTrait('weakness', measure, around);
      const why = figures.map(figureLine).join('; ') || null;
      return { kind: 'weakness', title, why, advice, worth, effort: 'draft', reports };
    }
    const rule = flawRuleOf(finding.rule);
    const { title, points, advice } = rule.say(finding.facts, nameOf);
    const why = points[0]?.text ?? null;
    return { kind: 'weakness', title, why, advice, worth, effort: efforts[rule.work], reports };
  };
}

export const readWords = (point: PointRead): NoteWords => ({
  kind: point.kind === 'question' || point.kind === 'opportunity' ? point.kind : 'weakness',
  title: pointTitle(point),
  why: [point.said.text, ...(point.costs === null ? [] : [point.costs])].join(' '),
  advice: point.attempt === null ? null : attemptText(point.attempt),
  worth: point.weight / mostWeight,
  effort: point.effort,
  reports: point.reports,
});
