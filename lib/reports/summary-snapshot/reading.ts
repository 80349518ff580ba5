/** What the snapshot opens with: the page that a reader writes and signs, loglines by their use, a synopsis whose sentences name their pages, the pitch, what it is about. */
import type { ReportEntry } from '../../contract/report.ts';
import { capitalised } from '../../engine/wording.ts';
import type { Said } from '../../story/read/said.ts';
import type { Telling } from '../../story/read/shape-read.ts';
import type { StoryRead } from '../../story/read/story-read.ts';
import type { ReadAround } from '../read/around.ts';
import { plainLogline } from '../read/plain-logline.ts';
import { pointBlocks } from '../read/points.ts';
import { fact, facts, prose } from '../read/said.ts';
import { keeping, withId } from '../read/under-reading.ts';
import { withPages, withSpan } from '../read/words.ts';
import type { ReadBlocks } from '../report.ts';
import { labelSetByYou } from '../set-by-you.ts';
import { blockIds } from './blocks.ts';
import { summarySnapshotCard } from './card.ts';

type Use = Telling['loglines'][number]['use'];

const titles = {
  loglines: 'In one sentence',
  synopsis: 'Synopsis',
  comment: 'A reader’s comment',
  about: 'What it is about',
} as const;
const uses: Readonly<Record<Use, string>> = {
  plain: 'Logline',
  hook: 'Hook first',
  character: 'By its lead',
  market: 'For the market',
};
const pitchLabel = 'Pitch';
const themeLabel = 'Theme';
const titleLabel = 'The title';
const genreNote = 'as a reader names it';

const mostThemes = 2;

/** A sentence about the whole, with the pages that it looks at: a line quoted beside it would tell less. */
const onItsPages = ({ text, cites }: Said): string =>
  withPages(
    text,
    [...new Set(cites.map(({ page }) => page))].toSorted((a, b) => a - b),
  );

/** Beginning, middle and end, a paragraph each, with the pages it tells of. */
function inActs(synopsis: Telling['synopsis'], around: ReadAround): string[] {
  const third = Math.ceil(synopsis.length / 3);
  return [synopsis.slice(0, third), synopsis.slice(third, 2 * third), synopsis.slice(2 * third)]
    .filter((act) => act.length > 0)
    .map((act) =>
      withSpan(
        act.map(({ sentence }) => sentence).join(' '),
        act.flatMap(({ scenes, pages }) =>
          pages.length > 0 ? pages : scenes.flatMap((scene) => around.pageOfScene(scene) ?? []),
        ),
      ),
    );
}

export function summarySnapshotReading({ telling, themes, title, comment }: StoryRead, around: ReadAround): ReadBlocks {
  const { loglines, pitch, synopsis } = telling;
  // The first stands in the overview.
  const others = loglines.filter((each) => each !== plainLogline(telling));
  return [
    [
      ...facts(
        titles.comment,
        // Opinion throughout, and named so: a doubt beside each paragraph would say nothing.
        comment.map(({ about, said }) => fact(capitalised(about), onItsPages(said))),
      ),
      ...facts(titles.loglines, [
        ...others.map(({ use, text, by }) => fact(by === undefined ? uses[use] : labelSetByYou(uses[use]), text)),
        ...(pitch === null ? [] : [fact(pitchLabel, pitch, [], 'pitch')]),
      ]),
      ...prose(titles.synopsis, inActs(synopsis, around), 'synopsis'),
      ...facts(titles.about, [
        ...themes.slice(0, mostThemes).map((said) => fact(themeLabel, onItsPages(said))),
        ...(title === null ? [] : [fact(titleLabel, onItsPages(title))]),
      ]),
      ...pointBlocks(around, summarySnapshotCard.number),
    ],
  ];
}

/** Fields and length stay. Where a reader has written a logline nobody is asked to add one, and the kind of story is the reader's unless the writer has said it. */
export const underSnapshot = (entries: readonly ReportEntry[], { telling, genre }: StoryRead): ReportEntry[] =>
  keeping(withId(blockIds.fields, blockIds.numbers))(entries).map((entry) => ({
    ...entry,
    blocks: entry.blocks.map((block) =>
      block.kind === 'facts'
        ? {
            ...block,
            items: block.items
              .filter(({ id }) => id !== 'logline' || telling.loglines.length === 0)
              .map((item) =>
                item.id === 'genre-counted' && genre !== null
                  ? { ...item, id: 'genre', value: genre.named, note: genreNote }
                  : item,
              ),
          }
        : block,
    ),
  }));
