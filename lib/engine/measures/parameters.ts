/** What each letter of FRAME and CALIBER is counted from, in equal parts. Own definitions: the letters' names are specified, their measures are ours. */
import type { MeasureId } from '../../story/measure.ts';
import type { CaliberParameter, FrameParameter } from '../../story/ratings.ts';

type Parameters<Name extends string> = Readonly<Record<Name, readonly MeasureId[]>>;

export const frameParameters: Parameters<FrameParameter> = {
  Flux: ['scene-pace', 'place-change', 'scene-lengths'],
  Recall: ['returning-objects', 'echoed-lines', 'returning-speakers'],
  'Audience Appeal': ['length', 'dialogue-share', 'typical-pace', 'speech-length', 'top-three'],
  Message: ['theme-spread', 'theme-held'],
  Engagement: ['quick-talk', 'questions', 'open-endings'],
};

export const caliberParameters: Parameters<CaliberParameter> = {
  Credibility: ['timed-headings', 'parentheticals', 'camera', 'paragraphs'],
  Aesthetics: ['senses', 'vocabulary', 'exteriors', 'adverbs'],
  Likability: ['lead-share', 'lead-partners', 'lead-warmth'],
  Impact: ['pressure', 'late-heat', 'cast-at-end'],
  Believability: ['explaining', 'told-feelings', 'questions'],
  Enjoyment: ['mode-change', 'speech-rhythm'],
  Relatability: ['ties', 'plain-talk'],
};
