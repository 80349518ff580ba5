/** What a format asks of a script that is too small or too large for it, on scripts whose size is known. */
import { describe, expect, it } from 'vitest';
import { changesFor, type FormatStory } from '../../../lib/reports/cross-format-evaluation/changes.ts';
import type { FormatFact, StoryFormats } from '../../../lib/story/formats.ts';
import { partsOf } from '../../engine/people/parts-of.ts';

const noFormats: StoryFormats = {
  current: { id: 'feature', stated: null, taken: 'by length' },
  facts: [],
  fits: [],
  others: [],
  threads: [],
  doubles: [],
  serial: null,
  episodes: [],
};
const scriptOf = async (fountain: string, formats: Partial<StoryFormats> = {}): Promise<FormatStory> => ({
  ...(await partsOf(fountain, ['source', 'scenes', 'characters', 'talk'])),
  formats: { ...noFormats, ...formats },
});
/** What the format asks of a script that has none of what is wanted (`low`), or more (`high`). */
const ask = (story: FormatStory, fact: FormatFact, side: 'low' | 'high') =>
  changesFor(
    story,
    [{ fact, low: side === 'low' ? 1 : null, high: side === 'high' ? -1 : null, weight: 1, source: 'ours' }],
    () => 'at most 4',
  )[0] ?? null;
const speech = (name: string, words = 12): string => `${name}\n${'You see what I mean by it. '.repeat(words / 6)}\n`;
const quotes = (story: FormatStory, fact: FormatFact, side: 'low' | 'high') =>
  ask(story, fact, side)?.evidence.map(({ quote }) => quote);

/** Ann leads; Ben is never heard without her, Cy is. */
const trio = `INT. BAR - DAY

${speech('ANN', 60)}
${speech('BEN', 24)}
EXT. PIER - DAY

${speech('ANN', 60)}
${speech('CY', 24)}
INT. ATTIC - NIGHT

${speech('CY', 24)}
`;
const four = ['BAR', 'PIER', 'ATTIC', 'HALL'].map((place) => `INT. ${place} - DAY\n\n${speech('ANN')}`).join('\n');

describe('too few pages', () => {
  it('are looked for with those who are never heard without the lead', async () => {
    const asked = ask(await scriptOf(trio), 'pages', 'low');
    expect(asked?.text).toContain('Ben is never heard without Ann.');
    expect(asked?.todo).toContain('what happens to Ben that Ann doesn’t see?');
    expect(asked?.evidence).toHaveLength(1);
  });

  it('are looked for with the next two where everybody is heard alone', async () => {
    const alone = `${trio}\nINT. CELLAR - DAY\n\n${speech('BEN', 24)}`;
    const asked = ask(await scriptOf(alone), 'pages', 'low');
    expect(asked?.text).not.toContain('never heard');
    expect(asked?.todo).toMatch(/with Ben and Cy|with Cy and Ben/);
    expect(asked?.todo).toContain('each of them');
    expect(asked?.evidence).toHaveLength(1);
  });

  it('of a script with one voice say so', async () => {
    const asked = ask(await scriptOf(`INT. BAR - DAY\n\n${speech('ANN')}`), 'pages', 'low');
    expect(asked?.todo).toBe('There is nobody yet besides Ann to carry the missing pages.');
    expect(asked?.evidence).toEqual([]);
  });

  it('of a script without a voice say narrator', async () => {
    expect(ask(await scriptOf('INT. BAR - DAY\n\nIt rains.\n'), 'pages', 'low')?.todo).toContain(
      'besides the narrator',
    );
  });
});

describe('too many pages', () => {
  it('point to the three longest scenes, the first of equals first', async () => {
    const derived = await scriptOf(four);
    const pages = [0.5, 2, 1, 2];
    const sized = { ...derived, scenes: derived.scenes.map((scene, at) => ({ ...scene, pages: pages[at] ?? 0 })) };
    const asked = ask(sized, 'pages', 'high');
    expect(asked?.todo).toMatch(/scene 2 \(Pier, page 1\), scene 4 \(Hall, page 1\) and scene 3 \(Attic, page 1\)/);
  });
});

describe('the number of scenes', () => {
  it('is told without advice: counting does not know which to break or to fold', async () => {
    const script = await scriptOf(four);
    for (const side of ['low', 'high'] as const)
      expect(ask(script, 'scenes', side)).toMatchObject({
        text: 'Four scenes; it needs at most 4.',
        todo: null,
        evidence: [],
      });
  });
});

describe('the number of speaking parts', () => {
  it('that is too small grows round the first', async () => {
    const asked = ask(await scriptOf(trio), 'speakers', 'low');
    expect(asked?.text.toLowerCase()).toContain('three speaking parts');
    expect(asked?.todo).toContain('grow round Ann');
    expect(asked?.evidence).toHaveLength(1);
    const silent = ask(await scriptOf('INT. BAR - DAY\n\nIt rains.\n'), 'speakers', 'low');
    expect(silent).toMatchObject({ todo: 'Somebody has to speak first.', evidence: [] });
  });

  it('that is too large would do without those of one or two speeches', async () => {
    const asked = ask(await scriptOf(trio, { doubles: ['ch.BEN', 'ch.CY'] }), 'speakers', 'high');
    expect(asked?.text).toContain('Without those of one or two speeches: 0.');
    expect(asked?.todo).toContain('to people who are already there.');
    const thrice = `INT. BAR - DAY\n\n${['ANN', 'BEN', 'ANN', 'BEN', 'ANN', 'BEN', 'CY'].map((name) => speech(name)).join('\n')}`;
    const spared = ask(await scriptOf(thrice, { doubles: ['ch.CY'] }), 'speakers', 'high');
    expect(spared?.text).toContain('Without those of one or two speeches: 2.');
    expect(spared?.todo).toContain('Give the lines of Cy');
    expect(spared?.evidence).toHaveLength(1);
  });
});

describe('the number of places', () => {
  const places = (...names: string[]) =>
    scriptOf(names.map((name) => `INT. ${name} - DAY\n\n${speech('ANN')}`).join('\n'));
  it('that is too small is told alone', async () => {
    expect(ask(await places('BAR', 'PIER', 'BAR'), 'places', 'low')).toMatchObject({
      text: 'Two different headings; it needs at most 4.',
      todo: null,
      evidence: [],
    });
  });

  it('that is too large keeps the three most used and begins with those used once', async () => {
    const derived = await places('BAR', 'PIER', 'BAR', 'HALL', 'PIER', 'HALL', 'ATTIC', 'CELLAR');
    const asked = ask(derived, 'places', 'high');
    expect(asked?.text).toContain('Bar, Pier and Hall hold 6 of 8 scenes.');
    expect(asked?.todo).toContain('Play what you can at Bar');
    expect(quotes(derived, 'places', 'high')).toEqual(['INT. ATTIC - DAY']);
  });
});
