/** What stands under a cue and is no speech, and speeches that look like it. */
import { describe, expect, it } from 'vitest';
import { derivedOf } from './parts-of.ts';

/** Who speaks in a script that ends with these lines; ANN and BEN speak before. */
async function speakers(...lines: readonly string[]): Promise<string[]> {
  const known = ['ANN', 'BEN'];
  const { characters } = await derivedOf(
    `INT. HALL - DAY\n\nThey wait.\n\n${known.map((name) => `${name}\nHere we are.\n\n`.repeat(3)).join('')}${lines.join('\n')}\n`,
  );
  return characters.map(({ id }) => id).filter((id) => !known.includes(id));
}

describe('nobody speaks', () => {
  it.each([
    [
      'where a sentence of action goes on over the cue',
      ['He is alarmed to see', '', 'LIGHT', 'blooming from his palms.'],
    ],
    ['where the line above asks for a noun', ['He tries to pull it out of the', '', 'DITCH', 'It begins to move.']],
    ['where it does so with a dash before an article', ['She turns to-', '', 'THE PORTHOLE', 'And looks through it.']],
    ['where the words are read', ['The label reads:', '', 'UNIVERSITY OF MAINE', 'School of Veterinary Medicine']],
    [
      'where a speech goes on over the cue',
      ['ANN', 'This will cost us dear and', '', 'MANIPULATED', 'statistics will help.'],
    ],
  ])('%s', async (_, lines) => {
    expect(await speakers(...lines)).toEqual([]);
  });
});

describe('somebody speaks', () => {
  it.each([
    ['after a dash', ['He looks around -', '', 'MARK', 'How did this get here?'], 'MARK'],
    [
      'where the line above names who reads',
      ['The CLERK stands and reads:', '', 'CLERK', 'Deborah Ann Kaye.'],
      'CLERK',
    ],
    ['where the line above ends', ['He looks around.', '', 'MARK', 'how did this get here?'], 'MARK'],
    ['where a speech without a stop stands above', ['ANN', 'la la la', '', 'MARK', 'la la la'], 'MARK'],
    ['who speaks often', [...Array(3).fill(['He turns to', '', 'MARK', 'and so on.', '']).flat()], 'MARK'],
  ])('%s', async (_, lines, who) => {
    expect(await speakers(...(lines as string[]))).toEqual([who]);
  });
});
