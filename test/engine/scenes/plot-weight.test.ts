/** Which lines carry the plot by their small words. */
import { expect, it } from 'vitest';
import { plotWeight } from '../../../lib/engine/scenes/plot-weight.ts';
import { wordsOf } from '../../../lib/engine/text/words.ts';

const weightOf = (text: string, ...speakers: string[]): number => plotWeight({ text, words: wordsOf(text), speakers });
const says = (text: string): number => weightOf(text, 'ANN');

it('news, a decision, a demand and a threat weigh more than a line without', () => {
  const plain = says('The nets were hanging by the door of the shed again.');
  for (const told of [
    'The keeper was found dead by the door of the shed again.',
    'We have decided to sell the shed by the door again.',
    'I want you to stand by the door of the shed again.',
    'You stand by the door of the shed or I will sell it.',
  ])
    expect(says(told)).toBeGreaterThan(plain);
});

it('a question, a courtesy and an answer weigh less, and so does an aside', () => {
  const plain = says('The nets were hanging by the door of the shed again.');
  for (const told of [
    'Were the nets hanging by the door of the shed again?',
    'I am sorry the nets were hanging by the door again.',
    'Yeah, the nets were hanging by the door of the shed again.',
    'The nets were just hanging by the door of the shed, I guess.',
  ])
    expect(says(told)).toBeLessThan(plain);
});

it('of action an event weighs more than a list, and what the camera does least', () => {
  const plain = weightOf('Ann carries the nets along the wall to the shed.');
  expect(weightOf('Ann kisses Ben along the wall by the shed door.')).toBeGreaterThan(plain);
  expect(weightOf('Ann, Ben, Cleo, and the dog carry the nets along.')).toBeLessThan(plain);
  expect(weightOf('The camera carries along the wall to the shed.')).toBeLessThan(plain);
});
