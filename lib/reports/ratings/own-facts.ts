/** What of this script, by pages, belongs to a rating beside its counts: what returns, where the lead is silent. */
import type { CaliberParameter, FrameParameter } from '../../story/ratings.ts';
import type { Story } from '../../story/story-graph.ts';
import { longSilence } from '../shape/long-silence.ts';
import { lineBriefly, pictureBriefly, thingBriefly } from '../shape/return-words.ts';
import * as words from './words.ts';

export const ownFactsParts = ['source', 'scenes', 'characters', 'returns'] as const;
type FactStory = Pick<Story, (typeof ownFactsParts)[number]>;
type Parameter = FrameParameter | CaliberParameter;

/** Pages that the lead is unheard before it is told, as a share of the script. */
const silentShare = 0.06;

const told: Readonly<Partial<Record<Parameter, (story: FactStory) => string[]>>> = {
  Recall: (story) => {
    const { lines, things, pictures } = story.returns;
    const back = [...lines.map(lineBriefly), ...things.map(thingBriefly), ...pictures.map(pictureBriefly)];
    return back.slice(0, 1).map(words.comesBack);
  },
  Likability: ({ characters, source }) => {
    const lead = characters.find(({ id }) => id === source.lead);
    const silence = lead?.silence;
    return !lead || !silence || silence.to - silence.from < longSilence(source.pageCount, silentShare)
      ? []
      : [words.leadAway(lead.name, silence)];
  },
};

/** Clauses, the weightiest first; none where the script has nothing of the kind. */
export const ownFacts = (parameter: Parameter, story: FactStory): string[] => told[parameter]?.(story) ?? [];
