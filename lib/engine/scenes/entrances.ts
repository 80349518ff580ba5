/** Where the people who have most to say, besides the lead, are first shown. */
import { asItStands } from '../../screenplay/text/phrases.ts';
import { characterId } from '../../story/ids.ts';
import type { StoryMoment } from '../../story/shape/moment.ts';
import type { Derived } from '../derive.ts';
import { quoteNaming } from '../text/quote.ts';

/** So many are told of, each with such a share of the talk. Ours. */
const told = { most: 7, leastShare: 0.035 } as const;

/** By the first paragraph of action that has the name, where it stands there in capitals: in any other they may have been seen before. The lead's entrance is told by itself. */
export function entrancesOf({ characters, lead }: Pick<Derived, 'characters' | 'lead'>): StoryMoment[] {
  return characters
    .filter(({ id, onlyHeard, share }) => id !== lead?.character.id && !onlyHeard && share >= told.leastShare)
    .slice(0, told.most)
    .flatMap(({ id, introduction }): StoryMoment[] => {
      if (!introduction?.isShown || !introduction.isLarge || !introduction.isFirst) return [];
      const { passage, sentence, printed } = introduction;
      // 'Close on CHARLES' MOTHER' shows her.
      if (new RegExp(`${asItStands(printed)}['’]`, 'iu').test(sentence)) return [];
      return [
        {
          kind: 'enters',
          speakers: [characterId(id)],
          to: null,
          sure: false,
          cite: quoteNaming(passage, sentence, printed),
        },
      ];
    });
}
