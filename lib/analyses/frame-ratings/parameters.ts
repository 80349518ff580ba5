/** What each letter of FRAME is counted from. Own definitions: the letters' names are specified, their measures are ours. */
import { castMeasures } from '../measures/cast-measures.ts';
import { memoryMeasures } from '../measures/memory-measures.ts';
import { paceMeasures } from '../measures/pace-measures.ts';
import { pageMeasures } from '../measures/page-measures.ts';
import type { Parameter } from '../measures/rate.ts';
import { sayingMeasures } from '../measures/saying-measures.ts';
import { talkMeasures } from '../measures/talk-measures.ts';
import type { FrameParameterName } from './card.ts';

export const frameParameters: readonly Parameter<FrameParameterName>[] = [
  {
    name: 'Flux',
    short: 'F',
    asks: 'How much the script changes as it moves.',
    measures: [paceMeasures.scenePace, paceMeasures.placeChange, paceMeasures.sceneLengths, paceMeasures.modeChange],
  },
  {
    name: 'Recall',
    short: 'R',
    asks: 'How much of it comes back to be remembered.',
    measures: [memoryMeasures.returningObjects, memoryMeasures.echoedLines, memoryMeasures.returningSpeakers],
  },
  {
    name: 'Audience Appeal',
    short: 'A',
    asks: 'How near its proportions are to those of scripts that reached an audience.',
    measures: [
      pageMeasures.length,
      talkMeasures.dialogueShare,
      paceMeasures.typicalPace,
      talkMeasures.speechLength,
      castMeasures.topThree,
    ],
  },
  {
    name: 'Message',
    short: 'M',
    asks: 'How steadily it keeps to its subjects.',
    measures: [memoryMeasures.themeSpread, memoryMeasures.themeHeld, sayingMeasures.generalLines],
  },
  {
    name: 'Engagement',
    short: 'E',
    asks: 'How much one line makes the next one necessary.',
    measures: [talkMeasures.quickTalk, sayingMeasures.questions, sayingMeasures.refusals, paceMeasures.openEndings],
  },
];
