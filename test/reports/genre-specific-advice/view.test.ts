/** What genre advice selects and lays out of known conventions, and what stays of it below a reading. */
import { describe, expect, it } from 'vitest';
import { genreSpecificAdviceEntries } from '../../../lib/reports/genre-specific-advice/blocks.ts';
import { genreSpecificAdviceReading, underAdvice } from '../../../lib/reports/genre-specific-advice/reading.ts';
import { genreSpecificAdviceView } from '../../../lib/reports/genre-specific-advice/view.ts';
import { aroundRead } from '../../../lib/reports/read/around.ts';
import type { ConventionId, GenreConventions, StoryConvention, StoryForm } from '../../../lib/story/conventions.ts';
import { laidOut } from '../laid-out.ts';
import { madeCite, madeMarket, madePoint, madeRead, madeSaid } from '../read/made-read.ts';
import { creditsOf } from '../story-parts.ts';
import { citeOf, person, sceneOf, sourceOf } from '../story-people.ts';
import { measure } from '../strengths-and-weaknesses/around.ts';

type Story = Parameters<typeof genreSpecificAdviceView>[0];
const steady = { kind: 'steady' as const, signs: 2, from: 4, to: 30, pages: 26, most: 12, scene: 'sc.1' };
const convention = (
  id: ConventionId,
  met: boolean,
  rank = 0.5,
  counted: StoryConvention['counted'] = steady,
): StoryConvention => ({
  id,
  met,
  rank,
  counted,
  places: [citeOf('Here.', 7), citeOf('There.', 9)],
});
const proportion = {
  kind: 'proportion' as const,
  proportion: 'dialogueShare' as const,
  value: 0.5,
  low: 0.3,
  high: 0.6,
  scripts: 90,
  scene: 'sc.1',
};
const drama: GenreConventions = {
  genre: 'drama',
  proportions: [
    { id: 'dialogueShare', value: 0.5 },
    { id: 'wordsPerScene', value: 99.6 },
  ],
  conventions: [
    convention('drama-room', true, 0, proportion),
    convention('drama-pair', true),
    convention('drama-lead', false, 0.12345),
    convention('fantasy-steady', false, 0.9),
    convention('comedy-callback', false, 0.4, { kind: 'measure', measure: 'questions', lacking: null }),
    convention('drama-two', false, 1, { kind: 'duets', two: 1, talking: 3, least: 0.5, crowded: null }),
    convention('comedy-talk', false, 0.1),
  ],
};
const thriller: GenreConventions = {
  genre: 'thriller',
  proportions: drama.proportions,
  conventions: [convention('thriller-danger', false), convention('thriller-open', false, 0.2)],
};
const form: StoryForm = {
  id: 'ensemble',
  people: ['ch.ANN', 'ch.BEN'],
  count: 2,
  setting: null,
  pages: [3],
  places: [citeOf('Both.', 3), citeOf('All.', 4)],
};
const story: Story = {
  source: sourceOf(),
  scenes: [1, 2, 3, 4, 5, 6, 7, 8].map((ordinal) => sceneOf(ordinal)),
  characters: [person('Ann', { share: 0.3 }), person('Ben', { share: 0.25 }), person('Cy')],
  measures: [measure('questions')],
  genre: { ids: ['drama'], from: 'details', printed: null, likely: null },
  credits: creditsOf({ title: 'The Quay' }),
  conventions: { genres: [drama], forms: [form, { ...form, id: 'voice-over' }] },
};
const linesOf = (over: Partial<Story> = {}) =>
  laidOut(genreSpecificAdviceEntries(genreSpecificAdviceView({ ...story, ...over })).flatMap(({ blocks }) => blocks));
const withoutTrends = (lines: string[]) =>
  lines.slice(
    0,
    lines.findIndex((line) => line.startsWith('cards “Trends')),
  );

describe('genre advice', () => {
  it('is what is met, the three furthest departures with a place each, and the proportions beside the genre’s', () => {
    const lines = linesOf();
    expect(withoutTrends(lines)).toEqual([
      'prose “In short” counted',
      '  As a drama it has two of six things looked for: somebody gets room to speak; the central relation is never long out of sight (page 7).',
      'cards “Advice for Drama” counted',
      '  Not met: the wonder stays in sight: None from page 4 to page 30: 26 pages, where 12 at most are looked for.',
      '  Do this: Leave a trace of it in scene 1 (Shed). @7:1',
      '  Not met: something is set up and comes back: Only 22 of 87 speeches end on a question (pages 4 and 9).',
      '  Do this: Bring back what stands on page 4 once more in the last quarter, where nobody expects it. @7:1',
      '  Not met: somebody carries it: None from page 4 to page 30: 26 pages, where 12 at most are looked for.',
      '  Do this: Ask whose scene scene 1 (Shed) is, the fullest talk without the first speaker. @7:1',
      'prose “Proportions” counted',
      '  Unlike half of 555 dramas: words in a scene 100 (there 112 to 189).',
    ]);
    expect(lines.filter((line) => line.startsWith('  This script'))).toEqual([
      '  This script: Ann and Ben speak 55% of the talk. @3:1',
    ]);
    expect(genreSpecificAdviceView(story).genres[0]?.advice.map(({ rank }) => rank)).toEqual([0.9, 0.4, 0.123]);
  });

  it('is one departure for each of two genres, and no form', () => {
    const both = linesOf({
      conventions: { genres: [drama, thriller], forms: [form] },
      genre: { ids: ['drama', 'thriller'], from: 'title page', printed: 'a dramatic thriller', likely: null },
    });
    expect(withoutTrends(both)).toEqual([
      'prose “In short” counted',
      '  As a drama it has two of six things looked for: somebody gets room to speak; the central relation is never long out of sight (page 7).',
      '  None of the two things that a thriller is looked at for was found.',
      '  The title page calls it “a dramatic thriller”.',
      'cards “Advice for Drama” counted',
      '  Not met: the wonder stays in sight: None from page 4 to page 30: 26 pages, where 12 at most are looked for.',
      '  Do this: Leave a trace of it in scene 1 (Shed). @7:1',
      'cards “Advice for Thriller” counted',
      '  Not met: danger or crime by the first eighth: None from page 4 to page 30: 26 pages, where 12 at most are looked for.',
      '  Do this: Plant the danger in scene 1 (Shed): a thing that is hidden, a person who lies, a call that is not taken. @7:1',
      'prose “Proportions” counted',
      '  Unlike half of 555 dramas: words in a scene 100 (there 112 to 189).',
    ]);
    expect(both.join()).not.toContain('Ensemble');
  });

  it('is none where the genre is open or the scenes are too few', () => {
    const open = {
      conventions: { genres: [], forms: [] },
      genre: { ids: [], from: null, printed: null, likely: null },
    } satisfies Partial<Story>;
    expect(linesOf(open)).toEqual([
      'prose “In short” counted',
      '  The genre of “The Quay” is open, and advice for the wrong one would be worse than none: choose one in its details.',
    ]);
    const summaryOf = (scenes: number) =>
      genreSpecificAdviceView({ ...story, ...open, scenes: story.scenes.slice(0, scenes) }).summary;
    expect([summaryOf(5), summaryOf(4), summaryOf(1)]).toEqual([
      [
        'The genre of “The Quay” is open, and advice for the wrong one would be worse than none: choose one in its details.',
      ],
      [
        'The genre of “The Quay” is open, and advice for the wrong one would be worse than none: choose one in its details.',
      ],
      ['“The Quay” has one scene with a heading: too few for a genre (that takes 4).'],
    ]);
  });

  it('says of a genre where it comes from, unless the details or the words say it', () => {
    const summaryOf = (from: 'writer' | 'words') =>
      genreSpecificAdviceView({ ...story, genre: { ...story.genre, from } }).summary.at(-1);
    expect([summaryOf('writer'), summaryOf('words')?.slice(0, 4)]).toEqual(['Set by you.', 'As a']);
    expect(
      withoutTrends(linesOf({ conventions: { genres: [{ ...drama, proportions: [], conventions: [] }], forms: [] } })),
    ).toEqual([
      'prose “In short” counted',
      '  As a drama, “The Quay” gives too little to count any expectation of the genre.',
    ]);
  });
});

describe('genre advice that was read', () => {
  const promises = [
    { said: madeSaid('A death.', [madeCite(4)]), kept: true },
    { said: madeSaid('A culprit.', [madeCite(6)]), kept: false },
  ];
  it('opens with what the genre promises, what is not kept first, and the points', () => {
    const read = madeRead({ genre: { named: 'sea noir', promises }, points: [madePoint('pt.a', { reports: [11] })] });
    expect(
      laidOut(genreSpecificAdviceReading(read, aroundRead(read, { plan: 'advanced', pageCount: 90 })).flat()),
    ).toEqual([
      'findings “Sea noir: what it promises” opinion',
      '  Not kept yet #promises.open',
      '  - A culprit. @6:1',
      '  Kept #promises.kept',
      '  - A death. @4:1',
      'findings “Notes” opinion',
      '  Title of pt.a [minor] #pt.a',
      '  - Said of pt.a. @1:1',
    ]);
  });

  it('goes on with what others of the kind do, what that shows of this script and the note it bears on', () => {
    const craft = [
      { others: 'Others name the hour.', here: 'Page 9 names none.', because: ['pt.gone', 'pt.b'] },
      { others: 'Others end at sea.', here: 'So does page 90.', because: [] },
    ];
    const read = madeRead({ market: madeMarket({ craft }), points: [madePoint('pt.b', { reports: [3] })] });
    expect(
      laidOut(genreSpecificAdviceReading(read, aroundRead(read, { plan: 'advanced', pageCount: 90 })).flat()),
    ).toEqual([
      'prose “What others of its kind do” opinion',
      '  Others name the hour. Page 9 names none. (See “Title of pt.b”, page 1, in Weaknesses.)',
      '  Others end at sea. So does page 90.',
    ]);
  });

  it('keeps the trends alone', () => {
    const [entry] = underAdvice(genreSpecificAdviceEntries(genreSpecificAdviceView(story)));
    expect(entry?.blocks.map((block) => 'title' in block && block.title)).toEqual(['Trends in Drama']);
  });
});
