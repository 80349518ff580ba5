/** The cast rules: who comes late or leaves early, and what the talk says of them meanwhile. */
import { describe, expect, it } from 'vitest';
import { hitOf, quotesIn } from './hit-of.ts';

const talk = (cue: string, line: string): string => `${cue}\n${line}\n\n`;
const scene = (place: string, talked: string): string =>
  `INT. ${place} - DAY\n\nThe two of them are at the table.\n\n${talked}`;
const filler = (from: string, count: number, line: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) =>
    scene(
      `${from} ${index}`,
      talk('VALE', line(index)) + talk('INES', `Then we wait for it, ${index} days.`).repeat(1),
    ),
  ).join('');
const plain = (index: number): string => `The boat is late by ${index} hours.`;
const orsini = (place: string): string =>
  scene(
    place,
    [1, 2, 3, 4].map((one) => talk('CAPTAIN ORSINI', `I have ${one} men.`) + talk('INES', `Only ${one}?`)).join(''),
  );

describe('a main character who enters in the second half', () => {
  it('is said to be named before, with the line, where the talk does so', async () => {
    const named = filler('ROOM', 12, (index) => (index === 2 ? 'Captain Orsini will know.' : plain(index)));
    const hit = await hitOf('lateMainCharacter', named + orsini('PORT'));
    expect(hit?.points[0]?.text).toMatch(/is first heard on page \d of \d, though named from page 1 on\.$/);
    expect(quotesIn(hit)[0]).toBe('Captain Orsini will know.');
    expect(hit?.advice).toMatch(/^The name is planted on page 1:/);
  });

  it('is to be mentioned before, where nobody does', async () => {
    const hit = await hitOf('lateMainCharacter', filler('ROOM', 12, plain) + orsini('PORT'));
    expect(hit?.points[0]?.text).not.toContain('named');
    expect(hit?.advice).toMatch(/^Let Captain Orsini be mentioned/);
  });
});

describe('a main character who leaves early', () => {
  it('is not called unnamed while somebody still calls out the title that is theirs alone', async () => {
    const named = filler('ROOM', 12, (index) => (index === 10 ? 'Captain! She is moving!' : plain(index)));
    const hit = await hitOf('characterGoneEarly', orsini('PORT') + named);
    expect(hit?.points[0]?.text).toMatch(/is not heard again after scene 1, only named, last on page \d\.$/);
    expect(quotesIn(hit)).toContain('Captain!');
    const silent = await hitOf('characterGoneEarly', orsini('PORT') + filler('ROOM', 12, plain));
    expect(silent?.points[0]?.text).toMatch(/is neither heard nor named after scene 1\.$/);
  });
});

describe('a lead with more than half of the words', () => {
  const lines = (names: readonly string[]): string =>
    scene(
      'ROOM',
      names
        .map((name) => talk('ADA', 'I have a good deal to say about that, as you see.') + talk(name, 'Yes.'))
        .join(''),
    );

  it('is found among six speakers and more; among four, half is no sign', async () => {
    const many = ['INES', 'VALE', 'RUDD', 'OTTO', 'BEA'];
    expect((await hitOf('leadSpeaksHalf', lines(many)))?.title).toMatch(/^Ada speaks \d\d% of all words$/);
    expect(await hitOf('leadSpeaksHalf', lines(many.slice(0, 3)))).toBeNull();
  });
});
