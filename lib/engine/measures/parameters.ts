/** What each letter of FRAME and CALIBER is counted from, if anything. Own definitions: the letters' names are specified, their measures are ours. */
import type { MeasureId } from '../../story/measure.ts';
import type { CaliberParameter, FrameParameter } from '../../story/ratings.ts';

type Parameters<Name extends string> = Readonly<Partial<Record<Name, MeasureId>>>;

/**
 * A letter is here only where the thing counted is the thing that its name asks for. The others are a reader's opinion. What was tried for them: scenes that end on a question or a broken line for
 * Engagement (of 41 such endings in 41 produced scripts 14 left something open that a reader would wait for).
 */
export const frameParameters: Parameters<FrameParameter> = {
  Flux: 'changes',
  Recall: 'recalled',
};

export const caliberParameters: Parameters<CaliberParameter> = {
  Aesthetics: 'senses',
};
