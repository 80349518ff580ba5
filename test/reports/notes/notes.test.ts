/** Notes of a draft in words: what a measure and a reader's point say as a note, and what a small script is looked at for. */
import { describe, expect, it } from 'vitest';
import { emptyDetails } from '../../../lib/contract/uploads.ts';
import { checksOf } from '../../../lib/reports/notes/draft-checks.ts';
import { countedWords, readWords } from '../../../lib/reports/notes/note-words.ts';
import { screenplayOf } from '../../corpus/scripts.ts';
import { madePoint, madeRead } from '../read/made-read.ts';
import { around, measure } from '../strengths-and-weaknesses/around.ts';

describe('a note', () => {
  it('of a reader is the point: what it costs behind what it says, its worth out of five, and what to try', () => {
    expect(
      readWords(
        madePoint('p', {
          costs: 'A reader stops.',
          attempt: 'try: cut it.',
          weight: 4,
          effort: 'word',
          reports: [3, 9],
        }),
      ),
    ).toEqual({
      kind: 'weakness',
      title: 'Title of p',
      why: 'Said of p. A reader stops.',
      advice: 'Cut it.',
      worth: 0.8,
      effort: 'word',
      reports: [3, 9],
    });
    expect(readWords(madePoint('p'))).toMatchObject({ why: 'Said of p.', advice: null });
    expect(
      (['question', 'opportunity', 'strength'] as const).map((kind) => readWords(madePoint('p', { kind })).kind),
    ).toEqual(['question', 'opportunity', 'weakness']);
  });

  it('of a measure is its weakness, with its figure and advice, and work on the whole draft', () => {
    const { source, scenes, speakers, landmarks } = around;
    const words = countedWords({
      source,
      scenes: [...scenes],
      characters: [...speakers],
      landmarks,
      measures: [measure('paragraphs')],
    });
    const finding = {
      id: 'fi.measure.paragraphs',
      kind: 'weakness' as const,
      source: 'measure' as const,
      rule: 'paragraphs',
      topic: 't',
      facts: {},
      weight: 0.4,
      effort: null,
      baseRate: null,
      reports: [3],
    };
    const note = {
      finding: '',
      by: 'counted' as const,
      rule: '',
      reach: 'script' as const,
      about: [],
      people: [],
      cites: [],
      gist: '',
      fault: false,
      absence: null,
      score: null,
    };
    expect(words({ finding, note })).toEqual({
      kind: 'weakness',
      title: 'Action comes in long paragraphs, 0 words on average',
      why: 'Words a paragraph of action: 0.3 (low on our own yardstick (low 0.2, high 0.6))',
      advice: 'Where on pages 4 and 9 does the eye move? There a paragraph can break.',
      worth: 0.4,
      effort: 'draft',
      reports: [3],
    });
  });
});

describe('a draft', () => {
  const scene = (at: number): string =>
    `INT. HALL ${at} - DAY\n\nAnna sees ${at < 2 ? 'teh' : 'the'} door, number ${at}. CLOSE ON her face.\n\nANNA\n(sadly)\nThe house is not ours any more, number ${at}.\n\nBORIS\nI know.\n\n`;
  const draft = screenplayOf(Array.from({ length: 12 }, (_, at) => scene(at)).join(''));
  const checks = async (read: Parameters<typeof checksOf>[1]) =>
    checksOf({ screenplay: await draft, details: emptyDetails }, read);

  it('is looked at for what counting finds, each note with its words, its worth and the work it is; a slip says itself what should stand there', async () => {
    const { notes, words, cutShort, asked, scores, read } = await checks(null);
    expect(
      words.map(({ kind, title, effort, reports }) => `${kind}: ${title} | ${effort} | ${reports.join(' ')}`),
    ).toEqual([
      'weakness: 4.2 camera terms a page | word | 9 3',
      'weakness: 50% of speeches carry a parenthetical | word | 9 3',
      'weakness: Words are misspelled | word | 9',
      'weakness: Words are misspelled | word | 9',
    ]);
    expect(words.slice(-2).map(({ why }) => why)).toEqual([
      'Page 1: “teh” should be “the”.',
      'Page 1: “teh” should be “the”.',
    ]);
    expect(notes.map(({ finding, by }) => `${finding} ${by}`)).toEqual([
      'fi.cameraTerms counted',
      'fi.manyParentheticals counted',
      'fi.misspelledWords counted',
      'fi.misspelledWords counted',
    ]);
    expect([...cutShort]).toEqual([]);
    expect([read, asked.has('cameraTerms'), asked.has('no rule'), scores.get('scene-pace')?.low !== undefined]).toEqual(
      [false, true, false, true],
    );
    expect(words.slice(-2).map(({ advice }) => advice)).toEqual([null, null]);
    for (const { advice } of words.slice(0, -2)) expect(advice?.length).toBeGreaterThan(10);
    for (const { why, worth } of words) {
      expect(why?.length).toBeGreaterThan(10);
      expect(worth > 0 && worth <= 1).toBe(true);
    }
  });

  it('that was read is looked at for its points, too, but for what is to keep', async () => {
    const points = [
      madePoint('pt.a'),
      madePoint('pt.b', { kind: 'strength' }),
      madePoint('pt.c', { kind: 'question' }),
    ];
    const made = madeRead({ points });
    const { notes, words, read } = await checks(made);
    expect(words.slice(-2).map(({ title }) => title)).toEqual(['Title of pt.a', 'Title of pt.c']);
    expect([notes.length - words.length, read]).toEqual([0, true]);
    expect((await checks({ ...made, made: { ...made.made, whole: false } })).read).toBe(false);
  });
});
