/** What the snapshot opens with: loglines by their use, a synopsis whose sentences name their pages, the pitch, what it is about. */
import type { ReportEntry } from '../../contract/report.ts';
import { capitalised } from '../../engine/wording.ts';
import type { Telling } from '../../story/read/shape-read.ts';
import type { StoryRead } from '../../story/read/story-read.ts';
import type { ReadAround } from '../read/around.ts';
import { pointBlocks } from '../read/points.ts';
import { fact, facts, prose, saidFact, shortPlace } from '../read/said.ts';
import { keeping, titled } from '../read/under-reading.ts';
import { withPages } from '../read/words.ts';
import type { ReadBlocks } from '../report.ts';
import { labelSetByYou } from '../set-by-you.ts';
import { summarySnapshotCard } from './card.ts';
import * as words from './words.ts';

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
const genreNote = 'as a reader names it; the details can say another';

const mostThemes = 3;

/** Beginning, middle and end, a paragraph each. */
const inActs = (sentences: readonly string[]): string[] => {
  const third = Math.ceil(sentences.length / 3);
  return [sentences.slice(0, third), sentences.slice(third, 2 * third), sentences.slice(2 * third)]
    .filter((act) => act.length > 0)
    .map((act) => act.join(' '));
};

export function summarySnapshotReading({ telling, themes, title, comment }: StoryRead, around: ReadAround): ReadBlocks {
  const { loglines, pitch, synopsis } = telling;
  const sentences = synopsis.map(({ sentence, scenes, pages }) =>
    withPages(sentence, pages.length > 0 ? pages : scenes.flatMap((scene) => around.pageOfScene(scene) ?? [])),
  );
  return [
    [
      ...facts(titles.loglines, [
        // The first is the one that the coverage and the header look for.
        ...loglines.map(({ use, text, by }, at) =>
          fact(by === undefined ? uses[use] : labelSetByYou(uses[use]), text, [], at === 0 ? 'logline' : undefined),
        ),
        ...(pitch === null ? [] : [fact(pitchLabel, pitch, [], 'pitch')]),
      ]),
      ...prose(titles.synopsis, inActs(sentences), 'synopsis'),
      ...facts(
        titles.comment,
        // Opinion throughout, and named so: a doubt beside each paragraph would say nothing.
        comment.map(({ about, said }) => fact(capitalised(about), said.text, said.cites.slice(0, 1).map(shortPlace))),
      ),
      ...facts(titles.about, [
        ...themes.slice(0, mostThemes).map((said) => saidFact(themeLabel, said)),
        ...(title === null ? [] : [saidFact(titleLabel, title)]),
      ]),
      ...pointBlocks(around, summarySnapshotCard.number),
    ],
  ];
}

/** Fields and length stay. Where a reader has written a logline nobody is asked to add one, and the kind of story is the reader's unless the writer has said it. */
export const underSnapshot = (entries: readonly ReportEntry[], { telling, genre }: StoryRead): ReportEntry[] =>
  keeping(titled(null, words.titles.numbers))(entries).map((entry) => ({
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
