/** What each letter of CALIBER is counted from. Own definitions: the letters' names are specified, their measures are ours. */
import { castMeasures } from '../measures/cast-measures.ts';
import { imageMeasures } from '../measures/image-measures.ts';
import { memoryMeasures } from '../measures/memory-measures.ts';
import { paceMeasures } from '../measures/pace-measures.ts';
import { pageMeasures } from '../measures/page-measures.ts';
import type { Parameter } from '../measures/rate.ts';
import { sayingMeasures } from '../measures/saying-measures.ts';
import { talkMeasures } from '../measures/talk-measures.ts';
import type { CaliberParameterName } from './card.ts';

export const caliberParameters: readonly Parameter<CaliberParameterName>[] = [
  {
    name: 'Credibility',
    short: 'C',
    asks: 'Whether the page follows the trade’s habits.',
    measures: [pageMeasures.timedHeadings, pageMeasures.parentheticals, pageMeasures.camera, pageMeasures.paragraphs],
  },
  {
    name: 'Aesthetics',
    short: 'A',
    asks: 'What there is to see and hear, and how it is put.',
    measures: [imageMeasures.senses, imageMeasures.vocabulary, imageMeasures.exteriors, imageMeasures.adverbs],
  },
  {
    name: 'Likability',
    short: 'L',
    asks: 'How much room and company the lead is given.',
    measures: [castMeasures.leadShare, castMeasures.leadPartners, castMeasures.leadWarmth],
  },
  {
    name: 'Impact',
    short: 'I',
    asks: 'Whether pressure is named, grows and is met by those it concerns.',
    measures: [sayingMeasures.pressure, castMeasures.lateHeat, memoryMeasures.castAtEnd],
  },
  {
    name: 'Believability',
    short: 'B',
    asks: 'Whether people talk like different people who know each other.',
    measures: [castMeasures.distinctVoices, sayingMeasures.explaining, sayingMeasures.toldFeelings],
  },
  {
    name: 'Enjoyment',
    short: 'E',
    asks: 'How much play, rhythm and news there is on the way.',
    measures: [imageMeasures.play, talkMeasures.speechRhythm, paceMeasures.freshness],
  },
  {
    name: 'Relatability',
    short: 'R',
    asks: 'How near the talk is to everyday life.',
    measures: [sayingMeasures.ties, talkMeasures.plainTalk],
  },
];
