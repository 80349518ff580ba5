/** What a sentence says by its form: asks, refuses, narrates, likens, denies. */
import { describe, expect, it } from 'vitest';
import { heardWordsOf, meantIn, meantWordsOf } from '../../../lib/engine/text/heard-words.ts';
import { isLikeness, isShown } from '../../../lib/engine/text/likeness.ts';
import {
  isNarration,
  isQuestion,
  isRefusal,
  opensWithRefusal,
  refusalIn,
} from '../../../lib/engine/text/speech-kinds.ts';
import { derivedOf } from '../people/parts-of.ts';
import { actionOf } from './passages-in.ts';

const speechOf = async (text: string, cue = 'ANN', aside = '') => {
  const { speeches } = await derivedOf(`INT. HALL - DAY\n\n${cue}\n${aside === '' ? '' : `${aside}\n`}${text}\n`);
  const [speech] = speeches;
  if (!speech) throw new Error('nobody speaks');
  return speech;
};

describe('a question', () => {
  it.each([
    ['Is it in?', true],
    ['It is. Is it in?  ', true],
    ['She said “is it in?”', true],
    ['Is it in? No.', false],
    ['It is in.', false],
  ])('‘%s’: %s', async (text, asks) => {
    expect(isQuestion(await speechOf(text))).toBe(asks);
  });

  it('may end a line', async () => {
    expect(isQuestion({ ...(await speechOf('Yes.')), text: 'Is it in?\nIt is.' })).toBe(true);
  });
});

describe('a refusal', () => {
  it.each([
    ['No.', true],
    ['No problem.', false],
    ['Never you mind.', true],
    ['I don’t want it.', true],
    ['I don’t know.', false],
    ['Out of the question, Ben.', true],
    ['Out of the boat.', false],
    ['Nobody had to!', true],
    ['NOTHING changed here.', true],
    ['Nobody knows.', false],
    ['Nobody, dear, today.', false],
    ['I know nobody had to.', false],
    ['Yes, no.', false],
  ])('opens ‘%s’: %s', (sentence, refuses) => {
    expect(opensWithRefusal(sentence)).toBe(refuses);
  });

  it.each([
    ['No. It is wet.', 'No.'],
    ['What? No!', 'No!'],
    ['Oh. Hmm, well. No, never.', 'No, never.'],
    ['What now? No.', 'No.'],
    ['What is it? No.', null],
    ['Hey there Ben. No.', null],
    ['The boat. No.', null],
    ['HEY. No.', 'No.'],
    ['Aha, oh. No.', null],
    ['Hey.', null],
  ])('of ‘%s’ is the sentence ‘%s’', async (text, refusal) => {
    const speech = await speechOf(text);
    expect([refusalIn(speech), refusalIn(speech), isRefusal(speech)]).toEqual([refusal, refusal, refusal !== null]);
  });
});

it.each([
  ['ANN (V.O.)', '', true],
  ['ANN', '', false],
  ['ANN (O.S.)', '', false],
  ['ANN (V.O.)', '(over the radio)', false],
  ['ANN (V.O.)', '(low)', true],
  ['ANN (V.O.) (ON PHONE)', '', false],
])('a voice of %s %s narrates: %s', async (cue, aside, narrates) => {
  expect(isNarration(await speechOf('It rained that year.', cue, aside))).toBe(narrates);
});

it.each([
  ['They run like wild horses.', 'horses', true],
  ['A dog the size of a horse.', 'horse', true],
  ['He moves as if on a horse.', 'horse', true],
  ['He trots as though a horse would.', 'horse', true],
  ['Like thunder, a horse comes.', 'horse', false],
  ['A HORSE, like thunder.', 'horse', false],
  ['STUBBORN AS IF ON A HORSE', 'horse', true],
  ['Stubborn LIKE A HORSE', 'horse', true],
])('‘%s’ likens something to ‘%s’: %s', (text, word, likens) => {
  expect([isLikeness(text, word), isShown(text, word)]).toEqual([likens, !likens]);
});

it.each([
  ['Hundreds of people run.', 'hundreds', true],
  ['Hundreds of very angry fans.', 'hundreds', true],
  ['Hundreds of chairs.', 'hundreds', false],
  ['Thousands of chairs.', 'thousands', false],
  ['Dozens of chairs.', 'dozens', true],
  ['A bus driver waits.', 'bus', false],
  ['A BUS stop. The bus comes.', 'bus', true],
  ['An army’s greatcoat.', 'army', false],
  ['The headlights blaze.', 'blaze', false],
  ['The barns blaze.', 'blaze', true],
])('‘%s’ puts ‘%s’ before the camera: %s', (text, word, shown) => {
  expect(isShown(text, word)).toBe(shown);
});

describe('what is meant and what is heard', () => {
  it('leave out what is lost as property; what is denied is meant and not heard', async () => {
    const passage = await actionOf('The Lost Property clerk does not smile, and ISN’T sad.');
    expect(heardWordsOf(passage)).toEqual(['the', 'clerk', 'does', 'and']);
    expect(meantWordsOf(passage)).toEqual(['the', 'clerk', 'does', 'not', 'smile', 'and', "isn't", 'sad']);
    expect(meantIn('The Lost Property clerk won’t smile.')).toEqual(['the', 'clerk', "won't", 'smile']);
    expect(heardWordsOf(passage)).toBe(heardWordsOf(passage));
  });

  it('are the passage’s own words where nothing is to be left out', async () => {
    const passage = await actionOf('The clerk smiles.');
    expect([heardWordsOf(passage), meantWordsOf(passage)]).toEqual([passage.words, passage.words]);
    expect(heardWordsOf(passage)).toBe(passage.words);
    expect(meantIn('The clerk smiles.')).toEqual(['the', 'clerk', 'smiles']);
  });
});
