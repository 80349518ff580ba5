/** What script potential opens with: whom it is for, what the genre promises where no report of the plan tells it better, the chances it has not taken. */
import { counted, numberWord } from '../../engine/wording.ts';
import type { StoryRead } from '../../story/read/story-read.ts';
import { genreSpecificAdviceCard } from '../genre-specific-advice/card.ts';
import type { ReadAround } from '../read/around.ts';
import { pointBlocks } from '../read/points.ts';
import { promiseBlocks } from '../read/promises.ts';
import { type Fact, fact, facts } from '../read/said.ts';
import type { ReadBlocks } from '../report.ts';
import { scriptPotentialCard } from './card.ts';

const titles = { audience: 'Whom it is for' } as const;
const labels = { audience: 'Audience', narrowedBy: 'Narrowed by', promises: 'Promises' } as const;
const promisesKept = (kept: number, of: number): string =>
  `keeps ${numberWord(kept)} of ${counted(of, 'promise')} of its kind; told in ${genreSpecificAdviceCard.title}`;

export function scriptPotentialReading(read: StoryRead, around: ReadAround): ReadBlocks {
  const { market, genre } = read;
  const toldElsewhere = around.holds(genreSpecificAdviceCard.number);
  const promises = genre?.promises ?? [];
  const items: Fact[] = [
    ...(market?.audience ? [fact(labels.audience, market.audience)] : []),
    ...(market?.narrowedBy ? [fact(labels.narrowedBy, market.narrowedBy)] : []),
    ...(toldElsewhere && promises.length > 0
      ? [fact(labels.promises, promisesKept(promises.filter(({ kept }) => kept).length, promises.length))]
      : []),
  ];
  return [
    [
      ...facts(titles.audience, items),
      ...(toldElsewhere ? [] : promiseBlocks(read)),
      ...pointBlocks(around, scriptPotentialCard.number),
    ],
  ];
}
