/** What of this script, by pages, belongs to a rating beside its counts: what returns, where it stays, when the last place comes. */
import type { CaliberParameter, FrameParameter } from '../../story/ratings.ts';
import type { Story } from '../../story/story-graph.ts';
import { longSilence } from '../shape/long-silence.ts';
import { lineAgain, thingBack } from '../shape/return-words.ts';
import { nameFinder, placeFinder } from '../story-lookup.ts';
import * as words from './words.ts';

export const ownFactsParts = ['source', 'scenes', 'characters', 'places', 'stretches', 'returns'] as const;
type FactStory = Pick<Story, (typeof ownFactsParts)[number]>;
type Parameter = FrameParameter | CaliberParameter;

/** Scenes without INT. or EXT. that are named; with more the script does without on purpose. */
const mostUnset = 4;
/** Pages that the lead is unheard before it is told, as a share of the script. */
const silentShare = 0.06;
/** Parts of the script: a new place this late is told. */
const late = 0.85;

const told: Readonly<Partial<Record<Parameter, (story: FactStory) => string[]>>> = {
  Flux: (story) => {
    const stay = story.stretches.longestStay;
    return stay === null ? [] : [words.longestStay(stay, placeFinder(story)(stay.place).name)];
  },
  Recall: (story) => {
    const nameOf = nameFinder(story);
    const { lines, things } = story.returns;
    return [...lines.slice(0, 2).map((line) => lineAgain(line, nameOf)), ...things.slice(0, 2).map(thingBack)];
  },
  Credibility: ({ scenes }) => {
    const unset = scenes.filter(({ setting }) => setting === null);
    return unset.length === 0 || unset.length > mostUnset ? [] : [words.unset(unset)];
  },
  Likability: ({ characters, source }) => {
    const lead = characters.find(({ id }) => id === source.lead);
    const silence = lead?.silence;
    return !lead || !silence || silence.to - silence.from < longSilence(source.pageCount, silentShare)
      ? []
      : [words.leadAway(lead.name, silence)];
  },
  Enjoyment: (story) => {
    const { lastPlace } = story.stretches;
    if (lastPlace === null || lastPlace.page < late * story.source.pageCount) return [];
    return [words.lastPlace(placeFinder(story)(lastPlace.place).name, lastPlace.page)];
  },
};

/** Clauses, the weightiest first; none where the script has nothing of the kind. */
export const ownFacts = (parameter: Parameter, story: FactStory): string[] => told[parameter]?.(story) ?? [];
