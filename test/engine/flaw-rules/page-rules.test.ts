/** The bounds of the rules on the page: camera terms, doubled words, thoughts, length, an opening. */
import { describe, expect, it } from 'vitest';
import { english, hall, many, scene, talk } from '../../../lib/engine/flaw-rules/example-script.ts';
import { factsOf, fires, listed } from './found.ts';

describe('camera terms', () => {
  const seen = (count: number) => hall(many(count, (number) => `We see boat ${number}.`));
  it.each([
    ['four on a page and less', 4, 3.9, true],
    ['three', 3, 1, false],
    ['one a page', 4, 4, false],
    ['a few lines more than a page, however many', 22, 2, true],
    ['ten a page', 30, 3, true],
    ['more than ten a page on more than two: its end was not seen', 31, 3, false],
  ])('%s', async (_, count, pages, found) => expect(await fires('cameraTerms', seen(count), { pages })).toBe(found));

  it('are counted by paragraphs of action, with three places spread over the script', async () => {
    const facts = await factsOf('cameraTerms', hall(many(9, (n) => `Boat ${n}. We see it. CLOSE ON it.`)), {
      pages: 2,
    });
    expect(facts).toMatchObject({ paragraphs: 9, perPage: 4.5 });
    expect((facts as { places: unknown[] }).places).toMatchObject([
      { quote: 'Boat 1. We see it. CLOSE ON it.' },
      { quote: 'Boat 4. We see it. CLOSE ON it.' },
      { quote: 'Boat 8. We see it. CLOSE ON it.' },
    ]);
    expect(await fires('cameraTerms', hall(many(9, () => talk('ANN', 'We see. The camera.'))))).toBe(false);
  });

  it.each([
    ['We hear rain.', true],
    ['Then we follow her.', true],
    ['CAMERA moves.', false],
    ['camera on a shelf', true],
    ['CLOSE-UP of a hand.', true],
    ['Close on the hand.', false],
    ['We wait for rain.', false],
    ['Owe see.', false],
  ])('“%s”', async (text, found) => expect(await fires('cameraTerms', hall(many(4, () => text)))).toBe(found));
});

describe('a doubled word', () => {
  const yard = (text: string) => hall(english, text);
  it.each([
    ...['the', 'a', 'an', 'to', 'of', 'and', 'with', 'at', 'his', 'from', 'into', 'by'].map(
      (word) => [`She is ${word} ${word} end.`, true] as const,
    ),
    ['She is in in the house.', false],
    ['It is THE THE end.', false],
    ['The the end.', false],
    ['She is by the the-end.', false],
    ['She is by the... the end.', false],
    ['She is by -the the end.', false],
    ['She wants to the, the end.', false],
    ['She is with the theatre.', false],
    ['She is with breathe the end.', false],
  ] as const)('in “%s”', async (text, found) => expect(await fires('doubledWords', yard(text))).toBe(found));

  it('is shown with three whole words on either side, 36 at most; the rest by their pages', async () => {
    const long =
      'Nobody at all had ever thought that the old man with the the long grey coat would come to the house again.';
    const facts = await factsOf(
      'doubledWords',
      hall(english, long, ...new Array(36).fill('Go to to bed.'), talk('ANN', '(to to him)\nNo.')),
    );
    expect((facts as { pages: number[] }).pages).toHaveLength(37);
    expect((facts as { shown: unknown[] }).shown).toMatchObject([
      { word: 'the the', meant: 'the', cite: { page: 1, quote: 'old man with the the long grey coat' } },
      ...new Array(35).fill({ word: 'to to', cite: { quote: 'Go to to bed.' } }),
    ]);
  });

  it('is looked for in English alone', async () => {
    expect(await fires('doubledWords', hall('Ein Haus at at Tisch.'), { english: false })).toBe(false);
    expect(await fires('doubledWords', hall('Ein Haus at at Tisch.'), { english: true })).toBe(true);
  });
});

describe('a thought in the action', () => {
  const room = (...body: readonly string[]) =>
    scene('INT. ROOM - DAY', english, talk('RUTH', 'I will paint it.'), talk('MR. DOV', 'You said that.'), ...body);
  it.each([
    ['Ruth regrets it.', true],
    ['He wishes for rain.', true],
    ['They suspect a thing.', false],
    ['Then, Dov doubts him.', true],
    ['But Dov secretly doubts him.', true],
    ['But she doubts him.', false],
    ['RUTH believes him.', true],
    ['Dov knows who it was.', true],
    ['Mr. Dov has always come late.', false],
    ['Dov has always come late.', true],
    ['Bob regrets it.', false],
    ['ruth regrets it.', false],
    ['Ruth regretsome.', false],
    ['Ruth regrets it out loud.', false],
    ['Ruth wishes to remember it.', false],
    ['Yesterday Ruth regrets it.', false],
    ['She looks. She regrets it.', true],
  ])('“%s” three times', async (text, found) => expect(await fires('innerStates', room(text, text, text))).toBe(found));

  it('is told from three paragraphs on, five at most shown, with the words up to the verb', async () => {
    const lines = ['Ruth regrets it. She regrets that.', 'Rain. Then Dov knows that she lies.', 'He wonders why.'];
    expect(await fires('innerStates', room(...lines.slice(1)))).toBe(false);
    const facts = await factsOf('innerStates', room(...lines), { pages: 7 });
    expect(facts).toMatchObject({ scriptPages: 7, pages: [1, 1, 1] });
    expect(listed(facts, 'shown', 'words', 'page')).toEqual([
      ['Ruth regrets', 1],
      ['Then Dov knows that', 1],
      ['He wonders why', 1],
    ]);
    expect((facts as { shown: unknown[] }).shown[1]).toMatchObject({
      cite: { quote: 'Then Dov knows that she lies.' },
    });
    const more = await factsOf('innerStates', room(...lines, ...lines));
    expect([(more as { pages: number[] }).pages.length, listed(more, 'shown', 'page').length]).toEqual([6, 5]);
    expect(await fires('innerStates', room(...lines), { english: false })).toBe(false);
  });
});

describe('an unusual length', () => {
  it.each([
    [77, true],
    [70, true],
    [77.1, false],
    [81.4, false],
    [110, false],
    [155, false],
    [158, false],
    [158.1, true],
  ])('%f pages', async (pages, found) => {
    const script = hall('Rain.') + scene('EXT. YARD - DAY', 'Fog.');
    const format = { format: 'feature', from: 'details' } as const;
    const facts = await factsOf('unusualLength', script, { pages, short: false, format });
    expect(facts).toEqual(found ? { pages, first: expect.anything(), last: expect.anything() } : null);
    if (found) expect(facts).toMatchObject({ first: { quote: 'INT. HALL - DAY' }, last: { quote: 'EXT. YARD - DAY' } });
    expect(await fires('unusualLength', script, { pages, short: true, format })).toBe(false);
    expect(await fires('unusualLength', script, { pages, short: false, format: { ...format, format: 'pilot' } })).toBe(
      false,
    );
    expect(await fires('unusualLength', script, { pages, short: false, format, scenes: [] })).toBe(false);
  });
});

describe('an opening on somebody waking', () => {
  it.each([
    ['in the third paragraph', ['Rain.', 'Fog.', 'She wakes up.'], true],
    ['in the fourth', ['Rain.', 'Fog.', 'A bell.', 'She wakes up.'], false],
    [
      'behind talk, which is no paragraph',
      [talk('ANN', 'He wakes up.'), talk('BO', 'No.'), 'Rain.', 'Fog.', 'She jolts awake.'],
      true,
    ],
    ['in talk alone', [talk('ANN', 'He wakes up.'), 'Rain.'], false],
  ] as const)('%s', async (_, body, found) => expect(await fires('wakingOpening', hall(...body))).toBe(found));

  it('is quoted by its sentence, with its page', async () => {
    expect(await factsOf('wakingOpening', hall('Rain. An alarm clock rings. Dogs.'))).toMatchObject({
      page: 1,
      place: { quote: 'An alarm clock rings.' },
    });
  });
});
