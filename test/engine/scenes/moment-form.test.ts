/** Which sentences surely tell an event of a story, by their form alone, and which only look like it. */
import { describe, expect, it } from 'vitest';
import { maskOf, momentForm } from '../../../lib/engine/scenes/moment-form.ts';
import { derivedOf, talk } from '../people/parts-of.ts';

const script = `INT. HALL - DAY\n\n${talk('VINCENT: Where is she?', 'DEIRDRE MOSS: Here I am.', 'GRACE: And who are you?').repeat(4)}`;
const mask = maskOf(await derivedOf(script));
const says = (text: string) => momentForm({ text, speakers: ['VINCENT'] }, mask);
const shows = (text: string) => momentForm({ text, speakers: [] }, mask);

describe('a line of talk', () => {
  it.each([
    'The guards know that Deirdre has been killed in the harbour.',
    'My father died on the job, Grace.',
    'Somebody murdered Grace in her own kitchen.',
    'You are under arrest for the theft of the reel.',
    'I was fired this morning by your uncle.',
    'I wanted to ask you to marry me.',
  ])('surely tells what befalls somebody: %s', (text) => {
    expect(says(text).sure).toBe(true);
  });

  it.each([
    'If Deirdre has been killed, we are lost.',
    'I think Deirdre has been killed.',
    'Over my dead body will Grace go there.',
    'Has Deirdre been killed by one of them?',
    'He killed Deirdre because he was paid to.',
    'I have to find a better coat, Grace.',
    'You would be arrested in any other town.',
    'My partner is dying to help somebody.',
  ])('is not sure where it only supposes, asks, or leaves open who: %s', (text) => {
    expect(says(text).sure).toBe(false);
  });
});

describe('a sentence of action', () => {
  it.each([
    'Vincent shoots Grace in the shoulder.',
    'Grace suddenly kisses Vincent on the lips.',
    'VINCENT, raising the knife, stabs Deirdre.',
    'The others stare at Deirdre’s lifeless body.',
  ])('surely tells what one known person does to another, or that one is dead: %s', (text) => {
    expect(shows(text).sure).toBe(true);
  });

  it.each([
    'Vincent shoots Grace a dark look.',
    'Vincent kills her headlights and waits.',
    'Grace kisses Vincent on the cheek and goes.',
    'Grace kisses Vincent and returns to the eggs.',
    'Vincent is dead serious about it.',
    'He shoots the guard in the shoulder.',
    'The grace of the dancer kills him softly.',
  ])('is not sure of a look, a greeting, or people whom nobody knows: %s', (text) => {
    expect(shows(text).sure).toBe(false);
  });
});

describe('what a sentence leaves to the one before it', () => {
  it('is whom it speaks of, where no name stands before the small word', () => {
    expect(says('She has been arrested in Vienna.').clear).toBe(false);
    expect(says('Grace says that she has been arrested.').clear).toBe(true);
    expect(shows('He throws the reel into the sea.').weight).toBeLessThan(
      shows('Vincent throws the reel into the sea.').weight,
    );
  });
});
