/** What of this script, by pages, belongs to a rating beside its counts: what returns, where the lead is silent. */
import type { CaliberParameter, FrameParameter } from '../../story/ratings.ts';
import type { Story } from '../../story/story-graph.ts';
import { longSilence } from '../shape/long-silence.ts';
import { lineAgain, thingBack } from '../shape/return-words.ts';
import { nameFinder } from '../story-lookup.ts';
import * as words from './words.ts';

export const ownFactsParts = ['source', 'scenes', 'characters', 'returns'] as const;
type FactStory = Pick<Story, (typeof ownFactsParts)[number]>;
type Parameter = FrameParameter | CaliberParameter;

/** Pages that the lead is unheard before it is told, as a share of the script. */
const silentShare = 0.06;

const told: Readonly<Partial<Record<Parameter, (story: FactStory) => string[]>>> = {
  Recall: (story) => {
    const nameOf = nameFinder(story);
    const { lines, things } = story.returns;
    return [...lines.slice(0, 2).map((line) => lineAgain(line, nameOf)), ...things.slice(0, 2).map(thingBack)];
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
