/** Which passages a measure shows, and the bounds below which it is not taken. */
import { describe, expect, it } from 'vitest';
import { derive } from '../../../lib/engine/derive.ts';
import { allMeasures } from '../../../lib/engine/measures/count-measures.ts';
import { countMeasure } from '../../../lib/engine/measures/measure.ts';
import { meanError } from '../../../lib/engine/text/statistics.ts';
import type { MeasureId } from '../../../lib/story/measure.ts';
import { screenplayOf } from '../../corpus/scripts.ts';
import { factsOf, measureOf } from './taken.ts';

const hall = (...body: readonly string[]): string => ['INT. HALL - DAY', ...body, ''].join('\n\n');
const said = (name: string, ...lines: readonly string[]): string[] => lines.map((line) => `${name}\n${line}`);
const times = (count: number, line: string): string[] => Array(count).fill(line);
const quotes = async (id: MeasureId, fountain: string) => (await factsOf(id, fountain))?.quotes;
/** The same of a script that is taken for a feature. */
const ofFeature = async (id: MeasureId, fountain: string) => {
  const definition = allMeasures.find((one) => one.id === id);
  const derived = { ...derive(await screenplayOf(fountain)), short: false };
  return (definition && countMeasure(definition, derived)) ?? null;
};

describe('the lead', () => {
  const five = 'It is on the river.';
  const six = 'It is on the wide river.';
  it('is shown by speeches of six words or more, from 300 words on', async () => {
    const script = (others: number) =>
      hall(
        ...said('ANN', five, five, six, five),
        ...said('BEN', ...times(others, 'No.'), six),
        ...said('ANN', ...times(47, six)),
      );
    const taken = await ofFeature('lead-share', script(0));
    expect(taken?.places.every(({ quote }) => quote === six)).toBe(true);
    const words = (count: number) => hall(...said('ANN', six), ...said('BEN', ...times(count - 6, 'No.')));
    expect([await ofFeature('lead-share', words(299)), (await ofFeature('lead-share', words(300)))?.value]).toEqual([
      null,
      expect.closeTo(0.98, 1),
    ]);
  });

  it('and the first whom the lead meets are told of, shown by their speeches in scenes that they share', async () => {
    const script =
      hall(...said('CAL', 'Alone I am here.'), ...said('CAL', 'Alone.')) +
      hall(...said('ANN', six), ...said('BEN', 'Is it, Ann?'), ...said('ANN', six), ...said('BEN', 'It is.')) +
      hall(...said('ANN', six), ...said('CAL', 'Is it, then?'), ...said('ANN', six)) +
      hall(...said('DAN', 'Nobody is here.'), ...said('DAN', 'Nobody.'));
    const facts = await factsOf('lead-partners', script);
    expect(facts).toMatchObject({ value: 0.6667, about: ['ch.ANN', 'ch.CAL'] });
    expect(facts?.quotes.toSorted()).toEqual(['Is it, Ann?', 'Is it, then?']);
  });
});

it('three who speak most are shown by their first speeches', async () => {
  const script = hall(
    ...said('ANN', 'The first is here.', ...times(120, 'It is late.')),
    ...said('BEN', 'The second is here.', ...times(20, 'It is late.')),
    ...said('CAL', 'The third is here.', ...times(10, 'It is late.')),
    ...said('DAN', 'The fourth is here.'),
  );
  const taken = await ofFeature('top-three', script);
  expect(taken?.places.map(({ quote }) => quote)).toEqual([
    'The first is here.',
    'The second is here.',
    'The third is here.',
  ]);
  expect(taken?.value).toBeCloseTo(1 - 4 / (4 * 4 + 150 * 3));
});

describe('action', () => {
  const plain = 'Ann takes the old boat out over the wide water with Ben and they row on and on.';
  it('of the senses is shown by the richest of its paragraphs, those over 45 words left out', async () => {
    const rich = Array.from({ length: 8 }, (_, at) => `Red and red is the long old boat number ${at}.`);
    const long = `Red red red ${times(43, 'boat').join(' ')}.`;
    const script = hall(...times(9, `Red. ${plain}`), ...rich, long);
    const found = (await quotes('senses', script)) ?? [];
    expect(found).toHaveLength(3);
    expect(found.every((quote) => rich.includes(quote))).toBe(true);
  });

  it('of the senses is not shown by a paragraph of 46 words', async () => {
    const rich = (words: number) => `Red red red ${times(words - 3, 'boat').join(' ')}.`;
    const found = async (words: number) =>
      (await quotes('senses', hall(...times(12, plain), 'Red and red is it.', rich(words))))?.length;
    expect([await found(45), await found(46)]).toEqual([2, 1]);
  });

  it('with a range of words is shown by paragraphs of 15 to 45 words', async () => {
    const of = (words: number, name: string) =>
      `${Array.from({ length: words }, (_, at) => `${name}${at}`).join(' ')}.`;
    const script = hall(of(14, 'a'), of(15, 'b'), of(46, 'c'), ...times(20, of(14, 'd')));
    expect((await quotes('vocabulary', script))?.map((quote) => quote.slice(0, 2))).toEqual(['b0']);
  });

  it('without the senses is shown by paragraphs of fifteen words or more', async () => {
    const short = 'Ann takes the old boat out over the wide water with Ben and back.';
    const script = hall(...times(12, short), plain, ...times(4, short));
    expect(await quotes('senses', script)).toEqual([plain]);
  });

  it('with adverbs is shown by the sentences that hold them, with few by those that hold none', async () => {
    const few = hall(...times(8, plain), 'It is late. She softly goes over the sea.', ...times(8, plain));
    expect(await quotes('adverbs', few)).toEqual([plain, plain, plain]);
    const many = hall(...times(12, `${plain} She slowly, softly, quickly, quietly goes.`));
    expect(await quotes('adverbs', many)).toEqual(times(3, 'She slowly, softly, quickly, quietly goes.'));
  });

  it('is counted from five paragraphs on', async () => {
    const of = (count: number) => hall(...times(count, 'We see Ann.'));
    expect([await measureOf('paragraphs', of(4)), (await measureOf('paragraphs', of(5)))?.value]).toEqual([null, 3]);
    expect([await measureOf('camera', of(4)), (await measureOf('camera', of(5)))?.counts]).toEqual([
      null,
      { paragraphs: 5 },
    ]);
    const shown = [4, 5, 14, 15].map((words) => `${times(words, 'boat').join(' ')}.`);
    const facts = await factsOf('paragraphs', hall(...shown, shown[0] ?? ''));
    expect(facts?.quotes).toEqual([shown[1], shown[2]]);
  });
});

describe('speeches', () => {
  const four = 'The boat is red.';
  it('that tell a feeling are quoted by the sentence that does', async () => {
    const script = hall(...said('ANN', 'The boat is late. I’m so angry. It is red.', ...times(9, four)));
    expect(await quotes('told-feelings', script)).toEqual(['I’m so angry.']);
  });

  it('of three words are shown before shorter ones where there are three', async () => {
    const asks = (...lines: readonly string[]) =>
      quotes('questions', hall(...said('ANN', ...lines, ...times(10, four))));
    const three = 'Is it here?';
    expect(await asks(three, three, three, 'Who?', 'Why?')).toEqual([three, three, three]);
    expect(await asks('Who?', three, three)).toEqual(['Who?', three, three]);
  });

  it('are plain from 150 words on, and shown from eight words on', async () => {
    const eight = 'The old boat is on the wide sea.';
    const script = (...lines: readonly string[]) => hall(...said('ANN', ...lines));
    expect(await measureOf('plain-talk', script(...times(18, eight), 'No, no, no, no, no.'))).toBeNull();
    expect((await measureOf('plain-talk', script(...times(18, eight), 'No, no, no, no, no, no.')))?.value).toBe(1);
    const seven = 'The old boat is on the sea.';
    expect(await quotes('plain-talk', script(...times(30, seven), eight))).toEqual([eight]);
  });

  it('take a share whose error is half of that of the scenes’ shares', async () => {
    const scene = (speeches: number) =>
      hall('The rain falls on the old roof.', ...said('ANN', ...times(speeches, four)));
    const script = [10, 20, 30].map(scene).join('') + hall('Rain.');
    const shares = [40 / 47, 80 / 87, 120 / 127, 0];
    expect(
      (await measureOf('dialogue-share', `${script}${scene(20)}${hall(...said('ANN', 'No.'))}`))?.error,
    ).toBeCloseTo(meanError([...shares, 80 / 87, 1]) / 2);
  });
});

describe('what comes back', () => {
  it('is nobody who is only heard', async () => {
    const script = (cue: string) =>
      hall(...said(cue, ...times(9, 'It is late now.')), ...said('ANN', 'So it is.'), ...said('BEN', 'It is.')) +
      hall(...said('CAL', 'Hush.'), 'Rain.') +
      hall(...said('ANN', 'So it is.'));
    expect((await factsOf('cast-at-end', script('EVE (V.O.)')))?.counts).toEqual({ main: 3 });
    expect((await factsOf('cast-at-end', script('EVE')))?.counts).toEqual({ main: 4 });
  });

  it('are five people at most', async () => {
    const all = ['ANN', 'BEN', 'CAL', 'DAN', 'EVE', 'FAY'].flatMap((name) => said(name, 'So it is.'));
    expect(await factsOf('cast-at-end', hall(...all))).toMatchObject({ value: 1, counts: { main: 5 } });
  });

  it('are speakers of two scenes', async () => {
    const [ann, ...rest] = ['ANN', 'BEN', 'CAL', 'DAN'].map((name) => said(name, `It is ${name} who speaks.`)[0] ?? '');
    const facts = await factsOf('returning-speakers', hall(ann ?? '', ...rest) + hall(ann ?? ''));
    expect(facts).toMatchObject({ value: 0.25, counts: { returning: 1, speakers: 4 } });
    expect(facts?.quotes).toEqual(['It is BEN who speaks.', 'It is CAL who speaks.', 'It is DAN who speaks.']);
  });
});
