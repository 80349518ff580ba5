/** Speeches that only greet or take leave, and those that say more. */
import { describe, expect, it } from 'vitest';
import { greets, takesLeave } from '../../../lib/engine/text/civil.ts';

const names = new Set(['lena', 'vance', 'bren']);
const greeting = (text: string) => greets(text, names);
const parting = (text: string) => takesLeave(text, names);

describe('a speech', () => {
  it('that only greets is civil, whoever is greeted and however many words that takes', () => {
    const all = [
      'Hi.',
      'Good morning, Mr. Vance.',
      'Hey, Lena. How are you?',
      'Come in, come in. Sit down.',
      "I'm Bren Vance. Nice to meet you.",
      'Well, hello there, Lena!',
    ];
    expect(all.map(greeting)).toEqual(all.map(() => 'civil'));
  });

  it('that only stands beside a greeting is slack: an answer, a name', () => {
    expect(['Fine, thanks.', 'Lena.', 'Oh.'].map(greeting)).toEqual(['slack', 'slack', 'slack']);
  });

  it('that says more is neither, nor is a hello into the dark', () => {
    const all = [
      'Good morning. Your brother is dead.',
      "I'm sorry, Lena.",
      'Hello?',
      'Lena came.',
      'How are you going to pay?',
    ];
    expect(all.map(greeting)).toEqual(all.map(() => null));
  });

  it('that only takes leave is civil, and none that promises something', () => {
    expect(['Goodbye, Lena.', 'See you tomorrow.', 'Good night, Mr. Vance. Sleep well.'].map(parting)).toEqual([
      'civil',
      'civil',
      'civil',
    ]);
    expect(['Thanks.', 'Okay.'].map(parting)).toEqual(['slack', 'slack']);
    expect(['Goodbye to all that money.', "I'll be there by seven."].map(parting)).toEqual([null, null]);
  });
});
