/** Parts of the story graph counted from a small script, for tests. */
import { noCorrections } from '../../../lib/contract/corrections.ts';
import { emptyDetails, type ScriptDetails } from '../../../lib/contract/uploads.ts';
import { type Derived, derive } from '../../../lib/engine/derive.ts';
import { countStory } from '../../../lib/engine/story/count-story.ts';
import type { Story, StoryPart } from '../../../lib/story/story-graph.ts';
import { screenplayOf } from '../../corpus/scripts.ts';

/** `fountain` as a writer types it; `details` over the empty form. */
export async function partsOf<Part extends StoryPart>(
  fountain: string,
  parts: readonly Part[],
  details: Partial<ScriptDetails> = {},
): Promise<{ readonly [Each in Part]: Story[Each] }> {
  const screenplay = await screenplayOf(fountain);
  const input = {
    screenplay,
    derived: derive(screenplay),
    details: { ...emptyDetails, ...details },
    corrections: noCorrections,
    otherDrafts: [],
  };
  return countStory(input, parts);
}

export const derivedOf = async (fountain: string): Promise<Derived> => derive(await screenplayOf(fountain));

/** Speeches in order, each 'ANN: Hello.'; a parenthetical stands in brackets before the words. */
export const talk = (...speeches: readonly string[]): string =>
  speeches
    .map((speech) => {
      const [, cue, aside, words] = /^([^:]+): (?:(\([^)]*\)) )?(.*)$/.exec(speech) ?? [];
      return `${cue}\n${aside === undefined ? '' : `${aside}\n`}${words}\n\n`;
    })
    .join('');
