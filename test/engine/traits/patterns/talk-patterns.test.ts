/** What is told of how people talk: by question and answer, with names said to a face, in long speeches and runs, in vehicles; and of parts that only a number parts. */
import { describe, expect, it } from 'vitest';
import { longSpeech } from '../../../../lib/engine/traits/patterns/long-speech.ts';
import { namedToFace } from '../../../../lib/engine/traits/patterns/named-to-face.ts';
import { numberedParts } from '../../../../lib/engine/traits/patterns/numbered-parts.ts';
import { talkRun } from '../../../../lib/engine/traits/patterns/talk-run.ts';
import { toldByQuestions } from '../../../../lib/engine/traits/patterns/told-by-questions.ts';
import { talk } from '../../people/parts-of.ts';
import { countedPages, on, type Page, together } from './page-scripts.ts';

const pages = 80;
const counted = (...parts: readonly Page[]) => countedPages(pages, together(...parts));
const times = (count: number, ...speeches: readonly string[]): string[] =>
  Array.from({ length: count }, () => speeches).flat();
const pier = (...speeches: readonly string[]): string => `INT. PIER - DAY\n\nThe sea.\n\n${talk(...speeches)}`;

const question = 'LENA: And what did he do then?';
const answer =
  'OSRIC: He took the boat out by himself that night, and when they came for him in the morning he was gone, and so was all of it.';

describe('what is told by question and answer', () => {
  it('is told with who asks and who explains, how many ask and in how many words the other answers', async () => {
    const found = toldByQuestions.find(await counted(on([30], pier(...times(6, question, answer)))));
    expect(found?.facts.told).toHaveLength(1);
    expect(found?.facts.told[0]).toMatchObject({
      asks: 'ch.LENA',
      answers: 'ch.OSRIC',
      from: 30,
      questions: 6,
      speeches: 6,
    });
    expect(found?.facts.told[0]?.words).toBe(6 * 27);
    expect(toldByQuestions.facts.parse(found?.facts)).toEqual(found?.facts);
  });

  it('is none where few ask, where answers are short or ask back, and where a third speaks between', async () => {
    const foundIn = async (...speeches: readonly string[]) =>
      toldByQuestions.find(await counted(on([30], pier(...speeches))));
    expect(await foundIn(...times(5, question, answer))).toBeNull();
    expect(await foundIn(...times(8, question, 'OSRIC: He took the boat.'))).toBeNull();
    expect(await foundIn(...times(6, question, `${answer} And you?`))).toBeNull();
    expect(await foundIn(...times(3, question, answer), 'MIRA: Enough.', ...times(3, question, answer))).toBeNull();
    expect(await foundIn(...times(6, 'LENA: Tell me what he did then.', answer))).toBeNull();
  });
});

describe('a name said to a face', () => {
  const calls = 'LENA: You know that, Osric.';
  const says = 'LENA: You know that I do.';
  const back = 'OSRIC: I do.';

  it('is told from eight times on where only the two are there, with the pages on which it comes twice', async () => {
    const found = namedToFace.find(await counted(on([20, 40], pier(...times(4, calls, back)))));
    expect(found?.facts).toMatchObject({ who: 'ch.LENA', other: 'ch.OSRIC', times: 8, speeches: 8, thick: [20, 40] });
    expect(namedToFace.facts.parse(found?.facts)).toEqual(found?.facts);
  });

  it('is none seven times, among many speeches without it, where a third is there, nor where a title is said', async () => {
    const foundIn = async (...parts: readonly Page[]) => namedToFace.find(await counted(...parts));
    expect(await foundIn(on([20], pier(...times(7, calls, back))))).toBeNull();
    expect(
      await foundIn(on([20], pier(...times(8, calls, back))), on([30, 40, 50], pier(...times(30, says, back)))),
    ).toBeNull();
    expect(await foundIn(on([20], pier('MIRA: So.', ...times(8, calls, back))))).toBeNull();
    const title = ['LENA: You know that, General.', 'GENERAL OSRIC: I do.'];
    expect(await foundIn(on([20], pier(...times(8, ...title))))).toBeNull();
  });
});

describe('a long speech', () => {
  const words = (count: number): string => `I ${'say it and '.repeat(count / 3)}stop.`;
  const foundIn = async (text: string) =>
    longSpeech.find(await counted(on([30], pier(`LENA: ${text}`, 'OSRIC: I see.'))));

  it('is told with its words, the mean of the script and who speaks next', async () => {
    const found = await foundIn(words(180));
    expect(found?.facts).toMatchObject({ who: 'ch.LENA', listener: 'ch.OSRIC', words: 182, page: 30 });
    expect(longSpeech.facts.parse(found?.facts)).toEqual(found?.facts);
  });

  it('is none below what nine of ten produced features have, nor from above the scene, in capitals or over a heading that was not read', async () => {
    expect(await foundIn(words(150))).toBeNull();
    expect(await foundIn(words(180).toUpperCase())).toBeNull();
    expect(await foundIn(`${words(90)} INT. HOUSE - DAY ${words(90)}`)).toBeNull();
    const above = on([30], pier(`LENA (V.O.): ${words(180)}`, 'OSRIC: I see.'));
    expect(longSpeech.find(await counted(above))).toBeNull();
  });
});

describe('a run of talk', () => {
  const line = (who: string): string => `${who}: It is what it was and it will be what it is.`;
  const foundIn = async (text: string) => talkRun.find(await counted(on([30], text)));

  it('is told between whom, of how many words, from which page', async () => {
    const found = await foundIn(pier(...times(13, line('LENA'), line('OSRIC'))));
    expect(found?.facts).toMatchObject({ people: ['ch.LENA', 'ch.OSRIC'], speeches: 26, words: 312, from: 30 });
    expect(talkRun.facts.parse(found?.facts)).toEqual(found?.facts);
  });

  it('is none where it is shorter or so long that it is a flaw, where something is done or most is one speech', async () => {
    expect(await foundIn(pier(...times(11, line('LENA'), line('OSRIC'))))).toBeNull();
    expect(await foundIn(pier(...times(25, line('LENA'), line('OSRIC'))))).toBeNull();
    const half = talk(...times(7, line('LENA'), line('OSRIC')));
    expect(await foundIn(`${pier()}${half}She gets up.\n\n${half}`)).toBeNull();
    expect(
      await foundIn(pier(`LENA: ${'It is what it was. '.repeat(60)}`, ...times(4, line('OSRIC'), line('LENA')))),
    ).toBeNull();
  });
});

describe('parts that only a number parts', () => {
  const says = (page: number, who: string): Page => on([page], talk(`${who}: Nobody goes through here today.`));
  const foundIn = async (...parts: readonly Page[]) => numberedParts.find(await counted(...parts));

  it('are told where two could be saved, with the pages of each', async () => {
    const found = await foundIn(says(10, 'GUARD'), says(30, 'SECOND GUARD'), says(60, 'GUARD #3'));
    expect(found?.facts).toMatchObject({ saved: 2, small: 3, cast: 5 });
    expect(found?.facts.groups[0]?.parts.map(({ who, pages: at }) => [who, at])).toEqual([
      ['ch.GUARD', [10]],
      ['ch.SECOND GUARD', [30]],
      ['ch.GUARD #3', [60]],
    ]);
    expect(numberedParts.facts.parse(found?.facts)).toEqual(found?.facts);
  });

  it('are none where one alone could be saved, where they are near each other, have names, or are whoever stands there', async () => {
    expect(await foundIn(says(10, 'GUARD'), says(30, 'GUARD #2'))).toBeNull();
    expect(await foundIn(says(10, 'GUARD'), says(11, 'GUARD #2'), says(12, 'GUARD #3'))).toBeNull();
    expect(await foundIn(says(10, 'NURSE OKAFOR'), says(30, 'NURSE VANCE'), says(60, 'NURSE BELL'))).toBeNull();
    expect(await foundIn(says(10, 'MAN #1'), says(30, 'MAN #2'), says(60, 'MAN #3'))).toBeNull();
  });

  it('are none where they speak often', async () => {
    const guard = says(10, 'GUARD');
    expect(await foundIn(guard, guard, guard, guard, says(30, 'GUARD #2'), says(60, 'GUARD #3'))).toBeNull();
  });
});
