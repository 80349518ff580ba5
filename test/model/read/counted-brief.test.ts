/** What a reader is told that was counted before the script is read. */
import { describe, expect, it } from 'vitest';
import { emptyDetails } from '../../../lib/contract/uploads.ts';
import { type BriefStory, briefParts, countedBrief } from '../../../lib/model/read/counted-brief.ts';
import { countParts } from '../../../lib/reports/run.ts';
import { fountainScript } from './small-script.ts';

const script = 'INT. HALL - DAY\n\nAnna waits.\n\nANNA\nNobody came.\n';
const briefOf = async (titlePage: string): Promise<string> =>
  countedBrief(
    countParts(briefParts, { screenplay: await fountainScript(`${titlePage}\n\n${script}`), details: emptyDetails }),
  ).text;

describe('the brief of a script', () => {
  it('names source and draft as the title page prints them, for rights hang on them, and neither writer nor address', async () => {
    const brief = await briefOf(
      'Title: The Hall\nAuthor: Ada Writer\nSource: After the play by Bo Stage\nDraft date: Third draft\nContact: ada@example.org',
    );
    expect(brief).toContain('The title page besides: After the play by Bo Stage / Third draft');
    expect(brief).not.toMatch(/Ada|example\.org/);
  });
  it('says nothing of a title page that names neither', async () => {
    expect(await briefOf('Title: The Hall\nAuthor: Ada Writer')).not.toContain('title page besides');
  });

  /** A graph of so many speakers; each has fewer words than the one before. */
  const story = (speakers: number, given: object = {}): BriefStory =>
    ({
      source: { pageCount: 90, format: { format: 'fountain' } },
      scenes: [{}, {}],
      credits: { title: null, source: null, draft: null },
      relations: [],
      characters: Array.from({ length: speakers }, (_, at) => ({
        id: `ch.NO${at}`,
        name: `No${at}`,
        words: 100 - at,
        speeches: 3,
        firstPage: 2,
        lastPage: 80,
        silence: null,
      })),
      ...given,
    }) as unknown as BriefStory;
  const lines = (speakers: number, given: object = {}) => countedBrief(story(speakers, given)).text.split('\n');

  it('tells title, pages and scenes, then who speaks, and which of the first six never meet', () => {
    expect(lines(2)).toEqual([
      'Title as printed: none. 90 pages, 2 scenes, read as fountain.',
      'Speakers, most words first (words, speeches, pages of first and last speech, longest silence by pages):',
      'No0: 100 words, 3 speeches, p. 2-80',
      'No1: 99 words, 3 speeches, p. 2-80',
      'Never speak with each other: No0 and No1.',
    ]);
    expect(lines(1, { credits: { title: 'The Hall', source: null, draft: 'a <b>' } }).slice(0, 2)).toEqual([
      'Title as printed: The Hall. 90 pages, 2 scenes, read as fountain.',
      'The title page besides: a ‹b>',
    ]);
    const relations = [{ people: ['ch.NO1', 'ch.NO0'] }, { people: ['ch.NO0', 'ch.NO2'] }];
    expect(lines(3, { relations }).at(-1)).toBe('Never speak with each other: No1 and No2.');
    expect(lines(2, { relations }).at(-1)).toBe('No1: 99 words, 3 speeches, p. 2-80');
    const apart =
      lines(7)
        .at(-1)
        ?.replace(/^.*: |\.$/g, '')
        .split('; ') ?? [];
    expect([apart.length, apart[0], apart.at(-1)]).toEqual([15, 'No0 and No1', 'No4 and No5']);
  });

  it('tells of a silence of twenty pages or more', () => {
    const silent = (from: number, to: number) => {
      const { characters } = story(1);
      return lines(1, { characters: characters.map((one) => ({ ...one, silence: { from, to } })) }).at(-1);
    };
    expect(silent(10, 30)).toBe('No0: 100 words, 3 speeches, p. 2-80, silent p. 10-30');
    expect(silent(10, 29)).toBe('No0: 100 words, 3 speeches, p. 2-80');
  });

  it('tells twenty-four speakers, and has everybody among the cast by id, name and cue', () => {
    const { cast, text } = countedBrief(story(26));
    expect(text.match(/^No\d+:/gm)).toHaveLength(24);
    expect([cast.length, cast[0], cast[25]]).toEqual([
      26,
      { id: 'ch.NO0', name: 'No0', cue: 'NO0' },
      { id: 'ch.NO25', name: 'No25', cue: 'NO25' },
    ]);
  });
});
