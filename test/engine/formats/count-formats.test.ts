/** The formats part of the story graph, counted from small scripts whose numbers are known. */
import { describe, expect, it } from 'vitest';
import type { StoryFormats } from '../../../lib/story/formats.ts';
import { partsOf, talk } from '../people/parts-of.ts';

/** Scenes of so many words each; `scene` writes one. */
const formatsOf = async (
  scene: (number: number) => string,
  scenes: number,
  script_type = '',
): Promise<StoryFormats | null> => {
  const text = Array.from({ length: scenes }, (_, index) => scene(index + 1)).join('\n');
  return (await partsOf(text, ['formats'], { script_type })).formats;
};
const pad = `${'She counts the plates on the long table and waits. '.repeat(6)}\n\n`;
/** Every second scene outside, every third without a word. */
const mixed = (number: number): string =>
  `${number % 2 === 0 ? 'EXT' : 'INT'}. ROOM ${number} - DAY\n\n${pad}${number % 3 === 0 ? '' : talk('ANN: Here.', 'BEN: Who is there?')}`;

describe('formats', () => {
  it('are not counted in a script of fewer than four scenes', async () => {
    expect(await formatsOf(mixed, 3)).toBeNull();
    expect(await formatsOf(mixed, 4)).not.toBeNull();
  });

  it('take places, speakers and shares from the scenes', async () => {
    const facts = new Map((await formatsOf(mixed, 6))?.facts.map(({ id, value }) => [id, value]));
    expect(facts.get('scenes')).toBe(6);
    expect(facts.get('speakers')).toBe(2);
    expect(facts.get('places')).toBe(6);
    expect(facts.get('interiors')).toBe(0.5);
    expect(facts.get('wordless')).toBeCloseTo(2 / 6);
    expect(facts.get('small')).toBe(1);
    expect(facts.get('standing')).toBe(0.5);
  });

  it('leave standing places open where there are no more than three', async () => {
    const three = (number: number): string => mixed(number).replace(`ROOM ${number}`, `ROOM ${number % 3}`);
    const facts = (await formatsOf(three, 6))?.facts;
    expect(facts?.find(({ id }) => id === 'standing')?.value).toBeNull();
  });

  it('count the scenes that end on a question, the last one apart', async () => {
    const hooksOf = (counted: Awaited<ReturnType<typeof formatsOf>>) => {
      const value = (id: string) => counted?.facts.find((fact) => fact.id === id)?.value ?? 0;
      return (value('hooks') * value('pages')) / 10;
    };
    expect(hooksOf(await formatsOf(mixed, 5))).toBeCloseTo(3);
    const flat = await formatsOf((number) => `INT. ROOM ${number} - DAY\n\n${talk('ANN: Here.')}${pad}`, 12);
    expect(hooksOf(flat)).toBe(0);
  });

  it.each([
    ['', 'short', 'by length'],
    ['TV pilot', 'half-hour', 'as it is'],
    ['One-hour pilot', 'hour', 'as it is'],
    ['Feature film', 'short', 'by length'],
    ['Half-hour comedy', 'half-hour', 'as it is'],
    ['Stage play', 'stage', 'as it is'],
    ['Graphic novel', 'graphic', 'as it is'],
    ['Mini-series', 'limited', 'as it is'],
  ])('of a script called “%s” on a few pages are held against %s', async (words, id, taken) => {
    expect((await formatsOf(mixed, 6, words))?.current).toEqual({ id, stated: words === '' ? null : words, taken });
  });
});
