/** Measures of talk, counted in scripts that can be counted by hand. */
import { describe, expect, it } from 'vitest';
import type { MeasureId } from '../../../lib/story/measure.ts';
import { factsOf, measureOf } from './taken.ts';

const talk = (...speeches: readonly string[]): string =>
  `INT. HALL - DAY\n\n${speeches.map((speech, index) => `${index % 2 === 0 ? 'ANN' : 'BEN'}\n${speech}\n\n`).join('')}`;
const times = (count: number, speech: string): string[] => Array(count).fill(speech);
const valueIn = async (id: MeasureId, script: string) => (await measureOf(id, script))?.value ?? null;

const four = 'The boat is red.';
const eight = 'The boat is red and the oars are.';

describe('speeches', () => {
  it('are of so many words, from ten speeches on, shown by the longest of them in reading order', async () => {
    const script = talk(...times(4, four), eight, ...times(5, four));
    expect(await factsOf('speech-length', script)).toMatchObject({
      value: 4.4,
      counts: {},
      quotes: [four, four, eight],
    });
    expect(await measureOf('speech-length', talk(...times(9, four)))).toBeNull();
  });

  it('are quick where they are short: then quick lines are shown', async () => {
    const script = talk('No.', ...times(9, four));
    expect(await measureOf('quick-talk', script)).toMatchObject({ value: 3.7, direction: 'less' });
    expect((await factsOf('quick-talk', script))?.quotes).toEqual([four, four, four]);
    expect((await factsOf('speech-length', script))?.quotes).toEqual([four, four, four]);
    const quick = talk(...times(5, 'No.'), ...times(5, 'Of course.'));
    expect((await factsOf('quick-talk', quick))?.quotes).toEqual(['Of course.', 'Of course.', 'Of course.']);
    expect(await measureOf('quick-talk', talk(...times(9, four)))).toBeNull();
  });

  it('take a share of the words, from 300 words on, shown by the headings where most is said', async () => {
    const scene = (name: string, speeches: number) =>
      talk(...times(speeches, four))
        .replace('HALL', name)
        .replace('\n\n', '\n\nThe rain falls on the roof all night.\n\n');
    const script = ['A', 'B', 'C', 'D'].map((name, index) => scene(name, 20 + index * 5)).join('');
    const facts = await factsOf('dialogue-share', script);
    expect(facts?.value).toBeCloseTo((110 * 4) / (110 * 4 + 4 * 8), 4);
    expect(facts?.quotes).toEqual(['INT. B - DAY', 'INT. C - DAY', 'INT. D - DAY']);
    expect(await measureOf('dialogue-share', scene('A', 73))).not.toBeNull();
    expect(await measureOf('dialogue-share', scene('A', 72))).toBeNull();
  });

  it('have a rhythm: how far their lengths lie apart, from twenty speeches on', async () => {
    expect(await factsOf('speech-rhythm', talk(...times(20, four)))).toMatchObject({
      value: 0,
      counts: { meanWords: 4 },
    });
    expect(await factsOf('speech-rhythm', talk(...times(10, four), ...times(10, eight)))).toMatchObject({
      value: 0.342,
      counts: { meanWords: 6 },
      quotes: [four, eight, eight],
    });
    expect(await measureOf('speech-rhythm', talk(...times(19, four)))).toBeNull();
  });

  it('are plain where words have one or two syllables, from 150 words on', async () => {
    const plain = 'The old river runs on and on.';
    expect(await factsOf('plain-talk', talk(...times(25, plain)))).toMatchObject({ value: 1 });
    const long = 'The elephant is a beautiful animal of the river.';
    const facts = await factsOf('plain-talk', talk(...times(20, plain), ...times(10, long)));
    expect(facts?.value).toBeCloseTo(1 - 30 / 230, 4);
    expect(facts?.quotes).toEqual([long, long, long]);
    const wholly = 'The old boat is on the river and the sea.';
    expect((await factsOf('plain-talk', talk(...times(20, wholly), plain)))?.quotes).toEqual([wholly, wholly, wholly]);
    expect(await measureOf('plain-talk', talk(...times(21, plain)))).toBeNull();
  });
});

describe('a share of speeches', () => {
  const among = (speech: string) => talk(speech, ...times(9, 'The boat is red.'));

  it.each<[MeasureId, string, number]>([
    ['questions', 'Where is it?', 0.1],
    ['questions', 'Where? Here.', 0],
    ['explaining', 'As you know, the boat is red.', 0.1],
    ['explaining', 'You know the boat.', 0],
    ['explaining', 'Let me get this straight: the boat is red?', 0],
    ['told-feelings', 'I’m so angry.', 0.1],
    ['told-feelings', 'That makes me a little sad.', 0.1],
    ['told-feelings', 'I’m afraid of boats.', 0.1],
    ['told-feelings', 'I’m afraid you are late.', 0],
    ['told-feelings', 'The angry man is here.', 0],
  ])('%s: ‘%s’', async (id, speech, value) => {
    const measure = await measureOf(id, among(speech));
    expect(measure).toMatchObject({ value, counts: { speeches: 10 } });
    // Few questions are shown by the talk without them.
    if (value > 0) expect(measure?.places.map(({ from }) => from)).toEqual([id === 'questions' ? 3 : 2]);
    expect(await measureOf(id, talk(speech, ...times(8, four)))).toBeNull();
  });

  it('shows the longest speeches where there is none of what lowers the score', async () => {
    expect((await factsOf('explaining', talk(...times(9, four), eight)))?.quotes).toEqual([four, four, eight]);
    expect((await factsOf('questions', talk(...times(9, four), eight)))?.quotes).toEqual([]);
  });

  it('is shown, where it is low, by the longest speech of each long run without it', async () => {
    const script = talk('Where?', four, eight, 'Why?', ...times(8, four));
    expect((await factsOf('questions', script))?.quotes).toEqual([eight, four]);
  });

  it('quotes the sentence that shows it', async () => {
    const speech = 'The boat is red. As you know, it leaks.';
    expect((await factsOf('explaining', among(speech)))?.quotes).toEqual(['As you know, it leaks.']);
  });
});

describe('a rate of words', () => {
  it.each<[MeasureId, string, number]>([
    ['pressure', 'The deadline is near.', 1],
    ['ties', 'My mother is near.', 1],
    ['ties', 'The winter is near.', 0],
  ])('%s: ‘%s’', async (id, speech, words) => {
    const facts = await factsOf(id, talk(speech, ...times(49, four)));
    expect(facts).toMatchObject({ value: words * 5, counts: {}, quotes: words > 0 ? [four] : [] });
    expect(await measureOf(id, talk(speech, ...times(36, four)))).toBeNull();
    expect(await valueIn(id, talk(speech, 'Oh, no.', ...times(36, four)))).not.toBeNull();
  });

  it('shows speeches with two such words first', async () => {
    const two = 'My mother and my father.';
    const facts = await factsOf('ties', talk('My mother.', ...times(50, four), two, two, two));
    expect(facts?.quotes).toEqual([two, two, two]);
    expect((await factsOf('ties', talk('My mother.', ...times(50, four), two, two)))?.quotes).toEqual([
      'My mother.',
      two,
      two,
    ]);
  });
});
