/** Lines that are said again and things that come back, on scripts made for it; what is no return. */
import { describe, expect, it } from 'vitest';
import { derive } from '../../../lib/engine/derive.ts';
import { countReturns } from '../../../lib/engine/text/count-returns.ts';
import { packedSentences, packSentences } from '../../../lib/engine/text/sentence-filter.ts';
import { screenplayOf } from '../../corpus/scripts.ts';

const filler = (count: number): string =>
  Array.from(
    { length: count },
    (_, at) =>
      `INT. ROOM ${at} - DAY\n\n${'She walks up and down by the wall and waits for him.\n\n'.repeat(10)}ANNA\nNumber ${at} of many, I fear.\n`,
  ).join('\n');
const scene = (place: string, body: string): string => `\n\nINT. ${place} - NIGHT\n\n${body}\n\n`;
const returnsIn = async (text: string) => countReturns({ derived: derive(await screenplayOf(text)) });
const said = (line: string, who = 'ANNA'): string => `${who}\n${line}`;

describe('a line that returns', () => {
  it('is a sentence said again pages apart, by whom and where, whoever it is said to', async () => {
    const { lines } = await returnsIn(
      scene('QUAY', said('Boris, the herring never forgives.')) +
        filler(12) +
        scene('DOCK', said('The herring never forgives.', 'BORIS')),
    );
    expect(lines).toHaveLength(1);
    expect(lines[0]?.said.map(({ speakers }) => speakers)).toEqual([['ch.ANNA'], ['ch.BORIS']]);
    expect(lines[0]?.said[1]?.cite.quote).toBe('The herring never forgives.');
  });

  it('is no commonplace, nothing said again on the next page, and no voice that tells the story', async () => {
    const twice = async (line: string, between: string, cue = 'ANNA') =>
      (await returnsIn(scene('QUAY', said(line, cue)) + between + scene('DOCK', said(line, cue)))).lines;
    expect(await twice("I don't know what to say.", filler(12))).toEqual([]);
    expect(await twice('What are you talking about?', filler(12))).toEqual([]);
    expect(await twice('The herring never forgives.', '')).toEqual([]);
    expect(await twice('The herring never forgives.', filler(12), 'ANNA (V.O.)')).toEqual([]);
  });
});

describe('a thing that returns', () => {
  const ocarina = 'She takes the ocarina out of her coat. The ocarina is cracked.';
  it('is handled, away for a quarter of the script, and handled again', async () => {
    const { things } = await returnsIn(
      scene('QUAY', ocarina) +
        scene('SHED', 'Boris looks at the ocarina.') +
        filler(12) +
        scene('DOCK', 'She holds the ocarina.') +
        scene('PIER', 'He drops the ocarina.'),
    );
    expect(things.map(({ name }) => name)).toEqual(['ocarina']);
    expect(things[0]?.to).toBeGreaterThan(things[0]?.from ?? 0);
  });

  it('is nothing that only stands there, or is never away', async () => {
    const standing =
      scene('QUAY', 'The ocarina lies there. An ocarina.') +
      filler(12) +
      scene('DOCK', 'The ocarina is gone. The ocarina!');
    expect((await returnsIn(standing)).things).toEqual([]);
    expect((await returnsIn(filler(6) + scene('QUAY', ocarina) + scene('DOCK', ocarina) + filler(6))).things).toEqual(
      [],
    );
  });
});

describe('a set of sentences as bits', () => {
  it('knows every sentence that it was given, and few others', () => {
    const known = Array.from({ length: 500 }, (_, at) => `we have ${at} of them`);
    const has = packedSentences(packSentences(known));
    expect(known.every(has)).toBe(true);
    const strangers = Array.from({ length: 1000 }, (_, at) => `they lost ${at} again`);
    expect(strangers.filter(has).length).toBeLessThan(40);
  });
});
