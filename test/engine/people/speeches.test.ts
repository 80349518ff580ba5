/** Speeches and who says them: voices, words, names on the page, lines that follow on each other. */
import { describe, expect, it } from 'vitest';
import { namesOnPage } from '../../../lib/engine/people/names-on-page.ts';
import { speechesOf } from '../../../lib/engine/people/speeches.ts';
import { longestOf } from '../../../lib/engine/story/line-of.ts';
import { passagesIn } from '../text/passages-in.ts';
import { derivedOf, talk } from './parts-of.ts';

const speechesIn = async (fountain: string) => speechesOf(await passagesIn(fountain), (name) => name.split(' AND '));

describe('a speech', () => {
  it('has its words from part to part, its directions and who says it', async () => {
    const speeches = await speechesIn(
      'INT. HALL - DAY\n\nANN AND BEN\n(low)\nCome in.\n(up)\nSit down!\n\nCAL\n(nods)\n\nDAN\nNo.\n',
    );
    expect(
      speeches.map(({ ordinal, scene, page, speakers, words, text, parentheticals, spoken }) => ({
        ordinal,
        scene,
        page,
        speakers,
        words,
        text,
        directions: parentheticals.map((one) => one.text),
        spoken: spoken.map((one) => one.text),
      })),
    ).toEqual([
      {
        ordinal: 1,
        scene: 1,
        page: 1,
        speakers: ['ANN', 'BEN'],
        words: ['come', 'in', 'sit', 'down'],
        text: 'Come in. Sit down!',
        directions: ['(low)', '(up)'],
        spoken: ['Come in.', 'Sit down!'],
      },
      { ordinal: 3, scene: 1, page: 1, speakers: ['DAN'], words: ['no'], text: 'No.', directions: [], spoken: ['No.'] },
    ]);
    expect(speeches[0]?.passage.text).toBe('Come in.');
  });

  it.each([
    ['ANN BEN', true],
    ['ANN AND BEN', false],
    ['ANN/BEN', false],
    ['ANN', false],
  ])('of two names side by side is the words of both mixed: %s', async (cue, mixed) => {
    const passages = await passagesIn(`INT. HALL - DAY\n\n${cue}\nCome in. No.\n`);
    expect(speechesOf(passages, (name) => name.split(/ AND |[ /]/)).map((one) => one.mixed)).toEqual([mixed]);
  });

  it.each([
    ['ANN', false, false],
    ['ANN (V.O.)', true, true],
    ['ANN (VO)', true, true],
    ['ANN (v. o.)', true, true],
    ['ANN (V.0.)', true, true],
    ['ANN (0.S.)', false, true],
    ['ANN (NARRATING)', true, false],
    ['ANN (O.S.)', false, true],
    ['ANN (O.C.)', false, true],
    ['ANN (OFF)', false, true],
    ["ANN (CONT'D)", false, false],
    ["ANN (CONT'D) (V.O.)", true, true],
    ['ANN V/O', true, true],
    ['VOICE OVER', true, true],
    ['ANN VOICEOVER', true, true],
    ['ANN V.O. TWO', false, false],
    ['NARRATION', true, true],
    ['SALVO', false, false],
    ['ANN (DEVOUT)', false, false],
  ])('of %s is voice-over: %s, off screen: %s', async (cue, voiceOver, offScreen) => {
    const [speech] = await speechesIn(`INT. HALL - DAY\n\n${cue}\nIt rained.\n`);
    expect(speech).toMatchObject({ voiceOver, offScreen });
  });
});

it('the longest speech is the first of equals', async () => {
  const longest = async (...lines: readonly string[]) =>
    longestOf((await derivedOf(`INT. HALL - DAY\n\n${talk(...lines)}`)).speeches);
  expect(await longest('ANN: One two.', 'BEN: One two three.', 'CAL: Four five six.')).toMatchObject({
    words: 3,
    line: { speakers: ['ch.BEN'], cite: { quote: 'One two three.' } },
  });
  expect(longestOf([])).toBeNull();
});

describe('the name on the page', () => {
  const named = async (...cues: readonly (readonly [name: string, printed?: string])[]) => {
    const speeches = await speechesIn(`INT. HALL - DAY\n\n${cues.map(([name]) => `${name}\nYes.\n\n`).join('')}`);
    const renamed = speeches.map((speech, at) => {
      const printedName = cues[at]?.[1];
      const { cue } = speech.passage;
      if (!cue || printedName === undefined) return speech;
      return { ...speech, passage: { ...speech.passage, cue: { ...cue, printedName } } };
    });
    return Object.fromEntries(namesOnPage(renamed));
  };

  it('is the character’s own where any cue is printed so', async () => {
    expect(await named(['ANN'], ['BEN'])).toEqual({ ANN: 'ANN', BEN: 'BEN' });
    expect(await named(['ANN', 'GIRL'], ['ANN', 'GIRL'], ['ANN'])).toEqual({ ANN: 'ANN' });
  });

  it('is the commonest printed one of a renamed character, the first by the alphabet of equals', async () => {
    expect(await named(['ANN', 'GIRL'], ['ANN', 'WOMAN'], ['ANN', 'WOMAN (V.O.)'], ['ANN', 'WOMAN'])).toEqual({
      ANN: 'WOMAN',
    });
    expect(await named(['ANN', 'WOMAN'], ['ANN', 'GIRL'])).toEqual({ ANN: 'GIRL' });
    expect(await named(['ANN', 'GIRL'], ['ANN', 'WOMAN'])).toEqual({ ANN: 'GIRL' });
  });

  it('is not read off a cue of two', async () => {
    expect(await named(['ANN AND BEN', 'GIRL AND BOY'], ['ANN', 'WOMAN'])).toEqual({ ANN: 'WOMAN', BEN: 'BEN' });
  });
});
