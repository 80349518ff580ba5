/** Measures of the page and of what it shows, counted in scripts that can be counted by hand. */
import { describe, expect, it } from 'vitest';
import { talkingScript } from '../../corpus/scripts.ts';
import { firstScenes, smallScript } from './small-script.ts';
import { factsOf, measureOf } from './taken.ts';

const paragraphs = (count: number, text: string): string => `INT. HALL - DAY\n\n${`${text}\n\n`.repeat(count)}`;

describe('the page', () => {
  it('has a length only from sixty pages on, shown by its first and last heading', async () => {
    expect(await measureOf('length', smallScript)).toBeNull();
    const long = await measureOf(
      'length',
      talkingScript(70, () => 'ANN\nNo.\n\nBEN\nYes.\n\n'.repeat(8)),
    );
    expect(long?.value).toBeGreaterThan(60);
    expect(long).toMatchObject({ error: 0, direction: 'typical', places: [{ scene: 1 }, { scene: 70 }] });
  });

  it('gives a time of day in its headings, from four on; the ones without are shown where they are many', async () => {
    expect(await factsOf('timed-headings', smallScript)).toEqual({
      value: 0.8333,
      counts: {},
      about: [],
      quotes: ['INT. HALL'],
    });
    expect(await measureOf('timed-headings', firstScenes(3))).toBeNull();
    const timed = await factsOf(
      'timed-headings',
      talkingScript(4, () => 'Rain.\n'),
    );
    expect(timed).toMatchObject({ value: 1, quotes: ['INT. ROOM 2 - DAY', 'INT. ROOM 3 - DAY', 'INT. ROOM 4 - DAY'] });
  });

  it('has so many parentheticals a speech, from ten speeches on', async () => {
    const script = (speeches: number) =>
      `INT. HALL - DAY\n\nANN\n(low)\nNo.\n\n${'BEN\nYes.\n\n'.repeat(speeches - 1)}`;
    expect(await factsOf('parentheticals', script(10))).toEqual({
      value: 0.1,
      counts: { parentheticals: 1, speeches: 10 },
      about: [],
      quotes: ['(low)'],
    });
    expect(await measureOf('parentheticals', script(9))).toBeNull();
  });

  it('has so many paragraphs with a camera term a page, from five paragraphs on', async () => {
    const camera = await measureOf('camera', smallScript);
    expect(camera?.value).toBeCloseTo(1 / 1.036364, 4);
    expect(camera).toMatchObject({ counts: { paragraphs: 1 }, places: [{ scene: 2, from: 2 }] });
    expect(await measureOf('camera', paragraphs(4, 'We see Ann.'))).toBeNull();
    const shots = (count: number): string => 'CLOSE ON ANN\n\nShe waits.\n\n'.repeat(count);
    expect(await measureOf('camera', paragraphs(5, 'We see Ann.') + shots(4))).toMatchObject({
      counts: { paragraphs: 5 },
    });
    expect(await measureOf('camera', paragraphs(5, 'We see Ann.') + shots(5))).toBeNull();
    expect(await measureOf('camera', paragraphs(5, 'Ann waits.') + shots(1))).toBeNull();
  });

  it.each([
    ['The camera follows Ann.', true],
    ['We follow Ann.', true],
    ['CLOSE-UP of Ann.', true],
    ['PANNING over the roofs.', true],
    ['Her P.O.V. of the roof.', true],
    ['A SMASH CUT of glass.', true],
    ['We know Ann.', false],
    ['She closes up.', false],
    ['The PANTRY is dark.', false],
  ])('takes ‘%s’ for a camera term: %s', async (text, is) => {
    expect((await measureOf('camera', paragraphs(5, text)))?.value !== 0).toBe(is);
  });

  it('has paragraphs of so many words, shown by brief ones where they are short, else by the longest', async () => {
    const brief = ['Ann puts the red lantern on the cold stone slowly.', 'We see Ben.', 'Ben walks to the barn.'];
    expect(await factsOf('paragraphs', smallScript)).toMatchObject({
      value: 5.1667,
      quotes: brief.map((quote) => expect.stringContaining(quote)),
    });
    const lengths = [40, 70, 50, 80, 60, 1].map((words) => Array(words).fill('rain').join(' '));
    const long = await measureOf('paragraphs', `INT. HALL - DAY\n\n${lengths.join('\n\n')}\n`);
    expect(long?.value).toBeCloseTo(301 / 6, 6);
    expect(long?.places.map(({ from }) => from)).toEqual([3, 5, 6]);
    expect(await measureOf('paragraphs', paragraphs(4, 'Rain.'))).toBeNull();
  });
});

describe('what is shown', () => {
  const forty =
    'Ann takes the old boat out over the wide water with Ben and then the two of them row on past the long wall where';

  it('has so many words of the senses in 1,000, from 200 words on', async () => {
    const rich = `${forty} red.`;
    const facts = await factsOf('senses', paragraphs(10, rich));
    const words = rich.split(' ').length;
    expect(facts?.value).toBeCloseTo(1000 / words, 3);
    expect(facts?.quotes[0]).toContain('Ann takes');
    expect((await factsOf('senses', paragraphs(10, forty)))?.value).toBe(0);
    expect((await factsOf('senses', paragraphs(10, forty)))?.quotes).toHaveLength(3);
    expect(await measureOf('senses', paragraphs(7, forty))).toBeNull();
  });

  it('has a range of words: how many of any hundred are different', async () => {
    const ten = 'one two three four five six seven eight nine ten';
    expect(await factsOf('vocabulary', paragraphs(15, `${ten} ${ten}`))).toMatchObject({
      value: 0.1,
      counts: { window: 100 },
    });
    expect((await factsOf('vocabulary', paragraphs(15, `${ten} ${ten}`)))?.quotes).toHaveLength(3);
    expect(await measureOf('vocabulary', paragraphs(14, `${ten} ${ten}`))).toBeNull();
  });

  it('plays outside in a share of its scenes, where that is said', async () => {
    expect(await factsOf('exteriors', smallScript)).toMatchObject({
      value: 0.1667,
      quotes: ['INT. HALL - NIGHT', 'INT. HALL', 'INT. BARN - DAY'],
    });
    expect(await measureOf('exteriors', firstScenes(5))).toBeNull();
    const half = (sitcom: string) =>
      `${sitcom}${smallScript}\n${sitcom.replace('ONE', 'TWO')}INT. HALL - DAY\n\nRain.\n`;
    expect(await measureOf('exteriors', half('> ACT ONE <\n\n'))).toBeNull();
  });

  it('has so many adverbs in 1,000 words; ‘only’ and ‘fly’ are none', async () => {
    const facts = await factsOf('adverbs', paragraphs(10, `${forty} slowly they fly only.`));
    expect(facts?.value).toBeCloseTo(1000 / (forty.split(' ').length + 4), 3);
    const plain = 'They row on past the long grey wall.';
    const without = await factsOf('adverbs', `${paragraphs(10, `${forty} slowly.`)}${plain}\n`);
    expect(without?.quotes[0]).toContain('Ann takes');
    expect(await factsOf('adverbs', paragraphs(30, plain))).toMatchObject({ value: 0, quotes: [plain, plain, plain] });
    expect(await measureOf('adverbs', paragraphs(24, plain))).toBeNull();
  });
});
