/** What a quote takes of a passage: which sentence, how much of it, and where it stands. */
import { describe, expect, it } from 'vitest';
import { firstSentences } from '../../../lib/engine/text/first-sentences.ts';
import type { Passage } from '../../../lib/engine/text/passages.ts';
import {
  quoteAmong,
  quoteAround,
  quoteBest,
  quoteExactly,
  quoteLength,
  quoteNaming,
  quoteOf,
  quoteWhere,
  quoteWhole,
  spread,
} from '../../../lib/engine/text/quote.ts';
import { actionOf } from './passages-in.ts';

/** `length` letters: words of four letters, the last one filled up, a full stop. */
const sentence = (length: number, first = 'Ines'): string => {
  const words = `${first} ${'rows '.repeat(60)}`.slice(0, length - 1);
  return `${words.replace(/ $/, 's')}.`;
};
/** Action that keeps its lines, as a reader may give it. */
const inLines = async (text: string): Promise<Passage> => ({ ...(await actionOf('Rain.')), text });
const said = (passage: Passage) => quoteOf(passage).quote;

describe('an opening', () => {
  it('goes on by whole sentences up to 110 letters', async () => {
    expect(said(await actionOf(`${sentence(50)} ${sentence(59)} Rain.`))).toBe(`${sentence(50)} ${sentence(59)}`);
    expect(said(await actionOf(`${sentence(50)} ${sentence(60)}`))).toBe(sentence(50));
    expect(said(await actionOf('Rain. Wind. Rain. Wind.'))).toBe('Rain. Wind. Rain. Wind.');
    expect(said(await actionOf(`- ${sentence(50)} ${sentence(59)}`))).toBe(`${sentence(50)} ${sentence(59)}`);
  });

  it('stops at the end of a line, and is the whole text where it has no word', async () => {
    expect(said(await inLines('Rain.\nWind.'))).toBe('Rain.');
    expect(said(await inLines('Rain. Wind.\nSun.'))).toBe('Rain. Wind.');
    expect(said(await actionOf('...'))).toBe('...');
  });

  it('has its place: scene, piece, page and line, behind a page’s end those of the next', async () => {
    const passage = await actionOf('Rain falls. Wind blows hard.');
    expect(quoteOf(passage)).toEqual({
      scene: 1,
      from: 2,
      to: 2,
      page: 1,
      line: 3,
      quote: 'Rain falls. Wind blows hard.',
    });
    const turned = { ...passage, turns: [{ from: 12, at: { page: 2, line: 1 } }] };
    expect(quoteExactly(turned, 'Wind blows')).toMatchObject({ page: 2, line: 1 });
    expect(quoteExactly(turned, 'Rain falls')).toMatchObject({ page: 1, line: 3 });
  });
});

describe('a text that is too long', () => {
  it('is kept whole up to 180 letters, and is cut behind a word after that', async () => {
    expect(quoteLength).toBe(180);
    expect(said(await actionOf(sentence(180)))).toBe(sentence(180));
    // 181 letters: the last word begins at 176.
    const cut = said(await actionOf(sentence(181)));
    expect(cut).toBe(sentence(181).slice(0, cut.length));
    expect([cut.length, cut.at(-1)]).toEqual([sentence(181).slice(0, 181).lastIndexOf(' '), 's']);
  });

  it('is cut in the middle of a word that is longer than that', async () => {
    expect(said(await actionOf(`R${'o'.repeat(200)}.`))).toBe(`R${'o'.repeat(179)}`);
  });

  it('keeps a word that ends with the last letter, and loses marks at its end', async () => {
    const exact = `${'rows '.repeat(35)}rowed on and on`;
    expect(said(await actionOf(exact))).toBe(`${'rows '.repeat(35)}rowed`);
    expect(said(await actionOf(`${'rows '.repeat(35)}row - on and on`))).toBe(`${'rows '.repeat(35)}row`);
  });

  it('is cut at the end of a clause of three words, if one ends in its last two thirds', async () => {
    const tail = ' rows'.repeat(40);
    const clause = (words: number): string => `Ines${' rows'.repeat(words - 1)}`;
    // 14 words are 4 + 13 x 5 = 69 letters, 12 words 59: the mark must stand behind the sixtieth.
    expect(said(await actionOf(`${clause(14)},${tail}`))).toBe(clause(14));
    expect(said(await actionOf(`${clause(12)}s,${tail}`)).length).toBeGreaterThan(150);
    expect(said(await actionOf(`${clause(12)}es,${tail}`))).toBe(`${clause(12)}es`);
    expect(said(await actionOf(`${clause(14)}, a big,${tail}`))).toBe(clause(14));
    expect(said(await actionOf(`${clause(14)}, a big bad; ${tail}`))).toBe(`${clause(14)}, a big bad`);
  });
});

describe('a quote around a word', () => {
  it('is its sentence, or the opening where none has it', async () => {
    const passage = await actionOf('Rain falls. The boat leaks. The Boat sinks.');
    expect(quoteAround(passage, 'boat').quote).toBe('The boat leaks.');
    expect(quoteAround(passage, 'sea', 'sinks').quote).toBe('The Boat sinks.');
    expect(quoteAround(passage, 'sea').quote).toBe('Rain falls. The boat leaks. The Boat sinks.');
  });

  it('is whole up to 180 letters, of a longer one the clause', async () => {
    const whole = (length: number): string => sentence(length, 'Oars, and Ines');
    expect(quoteAround(await actionOf(whole(180)), 'ines').quote).toBe(whole(180));
    const passage = await actionOf(
      `Ines ${'rows '.repeat(35)}home, and then the old boat sinks in the bay; ${'rows '.repeat(8)}on.`,
    );
    expect(quoteAround(passage, 'sinks').quote).toBe('and then the old boat sinks in the bay;');
  });

  it('goes on behind a clause of fewer than 30 letters', async () => {
    const passage = (clause: string) => actionOf(`Ines ${'rows '.repeat(35)}home, ${clause}, and on and on she goes.`);
    expect('then the old green boat sinks,').toHaveLength(30);
    expect(quoteAround(await passage('then the old green boat sinks'), 'boat').quote).toBe(
      'then the old green boat sinks,',
    );
    expect(quoteAround(await passage('then the old green boat sank'), 'boat').quote).toBe(
      'then the old green boat sank, and on and on she goes.',
    );
  });
});

describe('a quote that shows', () => {
  const wet = (text: string): boolean => text.includes('wet');

  it('is the first sentence that does, or the opening', async () => {
    const passage = await actionOf('Rain falls. It is wet. So wet.');
    expect(quoteWhere(passage, wet).quote).toBe('It is wet.');
    expect(quoteWhere(passage, () => false).quote).toBe('Rain falls. It is wet. So wet.');
    const long = `It is wet, ${sentence(220)}`;
    expect(quoteWhere(await actionOf(long), wet).quote.length).toBeLessThanOrEqual(quoteLength);
  });

  it('is looked for in passage after passage, and is else the opening of the first', async () => {
    const [dry, first, second] = [
      await actionOf('Sun.'),
      await actionOf('Hot. All wet.'),
      await actionOf('Wind. It is wet.'),
    ];
    expect(quoteAmong([dry, first, second], wet).quote).toBe('All wet.');
    expect(quoteAmong([dry, second], wet).quote).toBe('It is wet.');
    expect(quoteAmong([dry, first], () => false).quote).toBe('Sun.');
  });

  it('is the sentence that scores most, the first of equals', async () => {
    const passage = await actionOf('The boat is wet. The boat is old. The red boat, the boat is out.');
    const boats = (words: readonly string[]): number => words.filter((word) => word === 'boat').length;
    expect(quoteBest(passage, boats).quote).toBe('The red boat, the boat is out.');
    expect(quoteBest(passage, () => 1).quote).toBe('The boat is wet.');
    expect(quoteBest(passage, (_, text) => (text.includes('old') ? 1 : 0)).quote).toBe('The boat is old.');
    expect(quoteBest(await actionOf('...'), boats).quote).toBe('...');
  });

  it('brings the next sentence with one of two words, which counts half a point less', async () => {
    const passage = await actionOf('Dry land. Wet boat. Ines rows home. Rain falls hard.');
    expect(quoteBest(passage, (words) => (words.includes('wet') ? 1 : 0)).quote).toBe(
      'Wet boat. Ines rows home. Rain falls hard.',
    );
    expect(quoteBest(passage, (words) => (words.includes('wet') ? 1 : words.includes('ines') ? 0.6 : 0)).quote).toBe(
      'Ines rows home.',
    );
    expect(quoteBest(passage, (words) => (words.includes('wet') ? 1 : words.includes('ines') ? 0.4 : 0)).quote).toBe(
      'Wet boat. Ines rows home. Rain falls hard.',
    );
  });
});

describe('a quote that names', () => {
  const name = 'VALE';

  it('is the sentence where the name stands in what is shown of it', async () => {
    const passage = await actionOf('Rain. VALE rows home. Wind.');
    expect(quoteNaming(passage, 'VALE rows home.', name).quote).toBe('VALE rows home.');
    expect(quoteNaming(passage, 'Wind.', name).quote).toBe('Wind.');
    expect(quoteNaming(passage, 'Nobody rows, VALE rows.', name).quote).toBe('Rain. VALE rows home. Wind.');
  });

  it('begins at the clause that holds the name where the beginning is too long', async () => {
    const far = `Ines ${'rows '.repeat(40)}home; and here old VALE, 60, sinks.`;
    expect(quoteNaming(await actionOf(far), far, name).quote).toBe('and here old VALE, 60, sinks.');
    const bare = `Ines ${'rows '.repeat(40)}past VALE, who sinks.`;
    expect(quoteNaming(await actionOf(bare), bare, name).quote).toBe('VALE, who sinks.');
  });
});

describe('a quote that was chosen', () => {
  it('is cut to length by one and kept by the other, and both refuse what does not stand there', async () => {
    const long = sentence(200);
    const passage = await actionOf(`Rain. ${long}`);
    expect(quoteExactly(passage, long).quote.length).toBeLessThan(181);
    expect(quoteWhole(passage, long).quote).toBe(long);
    for (const quote of [quoteExactly, quoteWhole]) expect(() => quote(passage, 'Snow.')).toThrow(RangeError);
  });
});

describe('the first sentences', () => {
  const first = async (text: string) => firstSentences(await actionOf(text))?.quote ?? null;

  it('are those of two lines, up to 120 letters', async () => {
    expect(await first(`${sentence(60)} ${sentence(59)} Rain.`)).toBe(`${sentence(60)} ${sentence(59)}`);
    expect(await first(`${sentence(60)} ${sentence(60)}`)).toBe(sentence(60));
    expect(await first('Rain. Rain. Wind.')).toBe('Rain. Rain. Wind.');
    expect(firstSentences(await inLines('Rain.\nWind.'))?.quote).toBe('Rain.');
    expect(firstSentences(await inLines('- Rain. Wind.\nSun.'))?.quote).toBe('Rain. Wind.');
    expect(await first(`- ${sentence(60)} ${sentence(59)}`)).toBe(`${sentence(60)} ${sentence(59)}`);
    expect(await first('...')).toBeNull();
  });
});

describe('items that are spread', () => {
  const at = (...positions: readonly number[]) => positions.map((position) => ({ position }));
  const positions = (items: readonly { readonly position: number }[]) => items.map(({ position }) => position);

  it('are those nearest to evenly laid positions, in their order', () => {
    expect(positions(spread(at(0, 0.2, 0.3, 0.5, 0.74, 1), 2))).toEqual([0.2, 0.74]);
    expect(positions(spread(at(0, 0.1, 0.2, 0.45, 0.9, 1), 3))).toEqual([0.2, 0.45, 0.9]);
    expect(positions(spread(at(0.1, 0.2, 0.3), 2))).toEqual([0.2, 0.3]);
    expect(positions(spread(at(0, 0.02, 0.45), 2))).toEqual([0.02, 0.45]);
    expect(positions(spread(at(0.4, 0.6, 0.9), 1))).toEqual([0.4]);
  });

  it('are all of so few, each once', () => {
    const [one, two] = at(0.2, 0.4);
    if (!one || !two) throw new Error('no items');
    expect(spread([one, one, two], 2)).toEqual([one, two]);
    expect(spread([two, one], 2)).toEqual([two, one]);
    expect(spread([], 2)).toEqual([]);
  });
});
