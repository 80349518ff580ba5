/** Who leads: by words and namings together, those who are seen alone. */
import { describe, expect, it } from 'vitest';
import type { Character } from '../../../lib/engine/people/character-index.ts';
import { leadingAmong, leadOf } from '../../../lib/engine/people/lead.ts';
import type { Passage } from '../../../lib/engine/text/passages.ts';
import { passagesIn } from '../text/passages-in.ts';

const one = (pageName: string, words: number, onlyHeard = false): Character => ({
  id: pageName,
  name: pageName,
  pageName,
  words,
  speeches: [],
  scenes: [],
  firstPage: 1,
  lastPage: 1,
  share: 0,
  onlyHeard,
  introduction: null,
});
const actions = async (...paragraphs: readonly string[]): Promise<Passage[]> =>
  (await passagesIn(`INT. HALL - DAY\n\n${paragraphs.join('\n\n')}\n`)).filter(({ kind }) => kind === 'action');
const order = async (people: readonly Character[], ...paragraphs: readonly string[]) =>
  leadingAmong(people, await actions(...paragraphs)).map(({ id }) => id);
const times = (count: number, text: string): string[] => Array.from({ length: count }, () => text);

describe('those who lead', () => {
  it('stand by words where nobody is named', async () => {
    expect(await order([one('ANN', 9), one('BEN', 5)], 'Rain.')).toEqual(['ANN', 'BEN']);
    expect(await order([])).toEqual([]);
  });

  it('stand by words and seven tenths of namings, each as a share of the most', async () => {
    // Ann 1 + 0.7 x 5/10, Ben 0.64 + 0.7: Ann; with 0.66 Ben.
    const named = [...times(5, 'Ann and Ben wait.'), ...times(5, 'Ben waits.')];
    expect(await order([one('ANN', 100), one('BEN', 64)], ...named)).toEqual(['ANN', 'BEN']);
    expect(await order([one('ANN', 100), one('BEN', 66)], ...named)).toEqual(['BEN', 'ANN']);
  });

  it('are named once a paragraph, as a whole word, with or without their title', async () => {
    const two = [one('DR. HALE', 100), one('BEN', 90)];
    expect(await order(two, 'Ben and Hale.')).toEqual(['DR. HALE', 'BEN']);
    expect(await order(two, 'Ben.', 'BEN.')).toEqual(['BEN', 'DR. HALE']);
    expect(await order(two, 'Ben, Benny, 2Ben. Hale.')).toEqual(['DR. HALE', 'BEN']);
    expect(await order(two, 'Benny. 2Ben. Ben2.', 'Rain.')).toEqual(['DR. HALE', 'BEN']);
    expect(await order([one('ANN', 100), one('BEN', 90)], 'Hale. Ben, Ben, Ben. Ann.')).toEqual(['ANN', 'BEN']);
  });

  it('are named by the first of their two names, too, where nobody else bears it', async () => {
    const two = [one('NORA VANCE', 100), one('WILL EMBER', 100), one('ANN', 95)];
    expect((await order(two, 'Nora waits.', 'Nora and NORA.', 'Ann.')).slice(0, 2)).toEqual(['NORA VANCE', 'ANN']);
    expect(await order(two, 'Will sits.', 'WILL and Ann.', 'will she go?')).toEqual([
      'WILL EMBER',
      'ANN',
      'NORA VANCE',
    ]);
    expect((await order(two, 'They will wait.', 'They will.', 'Ann.'))[0]).toBe('ANN');
    expect((await order([...two, one('NORA HALE', 9)], 'Nora waits.', 'Nora.', 'Ann.'))[0]).toBe('ANN');
  });

  it('are seen, fourteen at the most', async () => {
    expect(await order([one('VOICE', 99, true), one('ANN', 9)], 'Voice. Voice.')).toEqual(['ANN']);
    const many = Array.from({ length: 16 }, (_, at) => one(`P${'ABCDEFGHIJKLMNOP'[at]}`, 100 - at));
    expect(await order(many)).toHaveLength(14);
  });
});

describe('the lead', () => {
  const people = [one('VOICE', 99, true), one('ANN', 12), one('BEN', 8), one('CAL', 0)];

  it('has a second, and a margin over them', () => {
    expect(leadOf(people, [])).toMatchObject({ character: { id: 'ANN' }, second: { id: 'BEN' }, margin: 1.5 });
  });

  it('is whom the writer chose, where such a one speaks', () => {
    expect(leadOf(people, [], 'BEN')).toMatchObject({
      character: { id: 'BEN' },
      second: { id: 'ANN' },
      margin: 8 / 12,
    });
    expect(leadOf(people, [], 'DAN')?.character.id).toBe('ANN');
  });

  it('alone has no margin to tell, beside one without words the words themselves', () => {
    expect(leadOf([one('ANN', 12)], [])).toMatchObject({ second: null, margin: Number.POSITIVE_INFINITY });
    expect(leadOf([one('ANN', 12), one('CAL', 0)], [])?.margin).toBe(12);
    expect(leadOf([one('VOICE', 9, true)], [])).toBeNull();
    expect(leadOf([], [])).toBeNull();
  });
});
