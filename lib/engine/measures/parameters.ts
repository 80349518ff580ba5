/** What each letter of FRAME and CALIBER is counted from, in equal parts. Own definitions: the letters' names are specified, their measures are ours. */
import type { MeasureId, StoryMeasure } from '../../story/measure.ts';
import type { CaliberParameter, FrameParameter } from '../../story/ratings.ts';
import { scoreAt } from '../norms/scale.ts';

type Parameters<Name extends string> = Readonly<Record<Name, readonly MeasureId[]>>;

export const frameParameters: Parameters<FrameParameter> = {
  Flux: ['scene-pace', 'place-change', 'scene-lengths', 'mode-change'],
  Recall: ['returning-objects', 'echoed-lines', 'returning-speakers'],
  'Audience Appeal': ['length', 'dialogue-share', 'typical-pace', 'speech-length', 'top-three'],
  Message: ['theme-spread', 'theme-held'],
  Engagement: ['quick-talk', 'questions', 'refusals', 'open-endings'],
};

export const caliberParameters: Parameters<CaliberParameter> = {
  Credibility: ['timed-headings', 'parentheticals', 'camera', 'paragraphs'],
  Aesthetics: ['senses', 'vocabulary', 'exteriors', 'adverbs'],
  Likability: ['lead-share', 'lead-partners', 'lead-warmth'],
  Impact: ['pressure', 'late-heat', 'cast-at-end'],
  Believability: ['distinct-voices', 'explaining', 'told-feelings'],
  Enjoyment: ['speech-rhythm', 'freshness'],
  Relatability: ['ties', 'plain-talk'],
};

/**
 * How somebody writes, or what kind of story it is: sparse description, a quiet lead, three who carry it, long words. They may raise a letter
 * and lower none. What is left can lower one: trade habits of the page, scenes all alike, people who are never seen again, talk that explains.
 */
export const mattersOfStyle: ReadonlySet<MeasureId> = new Set<MeasureId>([
  'scene-pace',
  'place-change',
  'mode-change',
  'returning-objects',
  'echoed-lines',
  'dialogue-share',
  'typical-pace',
  'speech-length',
  'top-three',
  'quick-talk',
  'questions',
  'refusals',
  'senses',
  'vocabulary',
  'exteriors',
  'adverbs',
  'lead-share',
  'lead-warmth',
  'pressure',
  'speech-rhythm',
  'ties',
  'plain-talk',
]);

/** Score of the middle of a scale. */
const middleScore = scoreAt(50, 'more');

/** A measure's score with its range, as a letter takes it: a matter of style counts for no less than the middle. */
export function scoresIn({ id, score, scoreLow, scoreHigh }: StoryMeasure): readonly [number, number, number] {
  if (!mattersOfStyle.has(id)) return [score, scoreLow, scoreHigh];
  if (score >= middleScore) return [score, Math.max(middleScore, scoreLow), scoreHigh];
  return [middleScore, middleScore, Math.min(10, middleScore + Math.max(0, scoreHigh - score))];
}
