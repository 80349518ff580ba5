/** What the evaluation of formats lays out of a known story: the formats side by side, the best of the others with its price, episodes. */

import { describe, expect, it } from 'vitest';
import { crossFormatEvaluationView } from '../../../lib/reports/cross-format-evaluation/view.ts';
import type { FormatFit, FormatId } from '../../../lib/story/formats.ts';
import { sourceOf } from '../story-people.ts';
import { audio, feature, fitOf, fits, linesOf, stage, storyIn } from './evaluated.ts';
import { formatStory, type formatsOf } from './format-story.ts';

const facts = [
  { id: 'places' as const, value: 4 },
  { id: 'talk' as const, value: 0.504 },
  { id: 'pages' as const, value: 4 },
  { id: 'speakers' as const, value: 12 },
];

describe('the formats of a script', () => {
  it('stand side by side, its own first; the best of the others with what speaks for it and what would have to change', () => {
    expect(linesOf(storyIn({ fits, facts, others: ['stage', 'audio'] }))).toEqual([
      [
        'facts “Formats at a glance” counted #formats',
        '  Feature film (as it is): By its size.',
        '  Stage play: Against it: 4 pages are too few and 12 speaking parts are many.',
        'prose “Best alternate format: Stage play” counted',
        '  Of four things that it needs two are here.',
        'findings “What would have to change for a stage play” counted',
        '  Pages',
        '  - 44.4 pages; it needs 10 to 120. Cy is never heard without Ann. @1:1',
        '  > Look for the missing pages with Cy, first heard on page 5: what happens to Cy that Ann doesn’t see?',
        '  Speaking parts',
        '  - Five speaking parts; it needs 2 to 9. Without those of one or two speeches: 3. @1:1',
        '  > Give the lines of Di and Cy to people who are already there.',
      ],
      ['prose “Episode breakdown” counted', '  None: no form that is told in parts is near.'],
    ]);
  });

  it('are its own and the best of the others in a short script, with how much of what is wanted is there', () => {
    expect(linesOf(storyIn({ fits, facts, others: ['stage', 'audio'] }), 'short')[0]).toEqual([
      'facts “Formats at a glance” counted #formats',
      '  Feature film (as it is): By its size.',
      '  Stage play: Against it: 4 pages are too few and 12 speaking parts are many.',
      'prose “Best alternate format: Stage play” counted',
      '  Of four things that it needs two are here.',
      'findings “What would have to change for a stage play” counted',
      '  Pages',
      '  - 44.4 pages; it needs 10 to 120. Cy is never heard without Ann. @1:1',
      '  > Look for the missing pages with Cy, first heard on page 5: what happens to Cy that Ann doesn’t see?',
      '  Speaking parts',
      '  - Five speaking parts; it needs 2 to 9. Without those of one or two speeches: 3. @1:1',
      '  > Give the lines of Di and Cy to people who are already there.',
    ]);
    const short = linesOf(
      storyIn({
        current: { id: 'short', stated: null, taken: 'as it is' },
        fits: [audio, fitOf('short', 90, [['pages', 'fits']])],
        others: ['audio'],
      }),
      'short',
    )[0];
    expect(short?.slice(-2)).toEqual(['  Talk', '  - 50% of the words are spoken; it needs at least 55%.']);
  });

  it('have no best where nothing meets what it cannot do without, unless the script is no feature', () => {
    expect(linesOf(storyIn({ fits, others: ['audio'] }))[0]?.slice(-2)).toEqual([
      'prose “Best alternate format” counted',
      '  No other form is near as it stands.',
    ]);
    const own = storyIn({
      current: { id: 'stage', stated: null, taken: 'as it is' },
      fits: [stage, audio],
      others: ['audio'],
    });
    expect(crossFormatEvaluationView(own).best).toBe('audio');
    expect(crossFormatEvaluationView(storyIn({ fits: [feature], others: [] })).best).toBeNull();
  });

  it('are not compared where there is too little to count', () => {
    expect(linesOf({ ...storyIn({}), formats: null })).toEqual([
      [
        'prose “In short” counted',
        '  “The Quay” has six scenes with a heading and 1,000 words: too little for a format (that takes 4 scenes and 200 words).',
      ],
      ['prose “Episode breakdown” counted', '  No episodes are cut from six scenes.'],
    ]);
    const one = {
      ...storyIn({}),
      formats: null,
      scenes: formatStory().scenes.slice(0, 1),
      source: sourceOf({ talkWords: 1, actionWords: 0 }),
    };
    expect(linesOf(one).map(([, line]) => line)).toEqual([
      '  “The Quay” has one scene with a heading and one word: too little for a format (that takes 4 scenes and 200 words).',
      '  No episodes are cut from one scene.',
    ]);
  });

  it('are not told apart, and no episodes cut, where headings can’t be counted by', () => {
    const source = sourceOf({ pages: 40, pageCount: 40 });
    expect(linesOf(storyIn({ fits, facts, others: ['stage', 'audio'] }, { source }))).toEqual([
      [
        'prose “In short” counted',
        '  Six headings on 40 pages: too few to count by, so nothing is said of places and scenes. Forms are told apart by both: none is set beside it.',
      ],
      ['prose “Episode breakdown” counted', '  No episodes are cut where scenes can’t be counted.'],
    ]);
  });

  it('are summed up where no other fits', () => {
    const summaryOf = (best: FormatFit, over: Parameters<typeof formatsOf>[0] = {}, pages = 44.44) =>
      crossFormatEvaluationView(
        storyIn(
          {
            current: { id: 'hour', stated: null, taken: 'as it is' },
            fits: [
              fitOf('hour', 60, [
                ['pages', 'fits'],
                ['talk', 'far'],
              ]),
              best,
            ],
            others: [best.id],
            ...over,
          },
          { source: sourceOf({ pages }) },
        ),
      ).summary;
    expect(summaryOf(fitOf('audio', 61, [['talk', 'fits']]))).toEqual([]);
    expect(
      summaryOf(
        fitOf('audio', 61, [
          ['talk', 'fits'],
          ['pages', 'far'],
        ]),
      ),
    ).toEqual([]);
    expect(summaryOf(fitOf('audio', 60, [['talk', 'fits']]))).toEqual([]);
    expect(summaryOf(fitOf('audio', 51, [['talk', 'near']]))).toEqual([]);
    expect(summaryOf(fitOf('audio', 50, [['talk', 'near']]))).toEqual([
      '“The Quay” is at home as an episode of a one-hour series.',
    ]);
    expect(summaryOf(fitOf('audio', 50, [['talk', 'near']]), {}, 200)).toEqual([
      '“The Quay” is at home as a one-hour series.',
    ]);
    const taken = (id: FormatId, stated: string | null) => ({
      current: { id, stated, taken: 'by length' as const },
      fits: [fitOf(id, 60, [['pages', 'fits']]), audio],
    });
    expect(summaryOf(audio, taken('hour', null)).at(-1)).toBe(
      'Taken for an hour of television by its 45 pages: if it is a feature, say so under Type of Script.',
    );
    expect(summaryOf(audio, taken('short', 'Feature')).at(-1)).toBe(
      'Its details say “Feature”; its 45 pages make it a short one.',
    );
    expect(summaryOf(audio, taken('short', null))).toEqual(['“The Quay” is at home as a short film.']);
  });

  it('are asked for their three weightiest changes', () => {
    const lacking = fitOf('stage', 40, [
      ['places', 'far'],
      ['talk', 'far'],
      ['speakers', 'near'],
      ['scenes', 'near'],
    ]);
    const own = fitOf('short', 90, [['pages', 'fits']]);
    const { changes } = crossFormatEvaluationView(
      storyIn({
        current: { id: 'short', stated: null, taken: 'as it is' },
        facts: facts.map((one) => ({ ...one, value: 0 })),
        fits: [own, lacking],
        others: ['stage'],
      }),
    );
    expect(changes.map(({ fact }) => fact)).toEqual(['places', 'talk', 'speakers']);
  });
});
