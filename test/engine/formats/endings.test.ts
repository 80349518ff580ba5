/** Scene endings that pull on, and the reasons why. */
import { describe, expect, it } from 'vitest';
import { endingsOf, pullingEndings } from '../../../lib/engine/formats/endings.ts';
import { derivedOf, talk } from '../people/parts-of.ts';

const english = 'She is in the room that they have, and it is what it was.';
const scene = (place: string, ...body: readonly string[]): string => [`INT. ${place} - DAY`, ...body, ''].join('\n\n');

/** The end of the first scene, before one at `next`. */
async function ending(body: readonly string[], next = 'BARN', opening = english) {
  const derived = await derivedOf(scene('HALL', opening, ...body) + scene(next, english));
  const [first] = endingsOf(derived);
  return (
    first && {
      reasons: first.reasons.join(' '),
      pull: first.pull,
      speakers: first.speakers.join(' '),
      line: first.line.quote,
      said: first.said?.quote ?? null,
      pulls: pullingEndings(endingsOf(derived), derived).length,
    }
  );
}
const flat = { reasons: '', pull: 0.3, said: null, pulls: 0 };

describe('the end of a scene', () => {
  it.each([
    ['of action', [], { ...flat, speakers: '', line: english }],
    ['of three sentences', ['ANN\nIt is late. So it is. It is.'], { ...flat, speakers: 'ANN', line: 'It is.' }],
    ['of talk', ['ANN\nIt is late. So it is.'], { ...flat, speakers: 'ANN', line: 'So it is.' }],
    [
      'on a question',
      ['ANN\nIt is late. Is it?'],
      { reasons: 'question', pull: 2.3, speakers: 'ANN', line: 'Is it?', said: null, pulls: 1 },
    ],
    [
      'on a question in quotes',
      ['ANN\nShe said “Is it?”'],
      { reasons: 'question', pull: 2.3, speakers: 'ANN', line: 'She said “Is it?”', said: null, pulls: 1 },
    ],
    ['with a question before its end', ['ANN\nIs it? It is.'], { ...flat, speakers: 'ANN', line: 'It is.' }],
    [
      'on a question and then action',
      ['ANN\nIs it?', 'The clock ticks.'],
      { reasons: 'question', pull: 2.3, speakers: 'ANN', line: 'The clock ticks.', said: 'Is it?', pulls: 1 },
    ],
    [
      'on a broken line',
      ['ANN\nI was in the--'],
      { reasons: 'broken', pull: 1.8, speakers: 'ANN', line: 'I was in the--', said: null, pulls: 0 },
    ],
    [
      'on a dash',
      ['ANN\nI was in the —'],
      { reasons: 'broken', pull: 1.8, speakers: 'ANN', line: 'I was in the —', said: null, pulls: 0 },
    ],
    [
      'on dots',
      ['ANN\nI was in the...'],
      { reasons: 'broken', pull: 1.8, speakers: 'ANN', line: 'I was in the...', said: null, pulls: 0 },
    ],
    [
      'on a broken line and then action',
      ['ANN\nI was in the…', 'The clock ticks.'],
      { reasons: 'broken', pull: 1.8, speakers: 'ANN', line: 'The clock ticks.', said: 'I was in the…', pulls: 0 },
    ],
    [
      'on a question, broken off with a mark',
      ['ANN\nIs it...?'],
      { reasons: 'question', pull: 2.3, speakers: 'ANN', line: 'Is it...?', said: null, pulls: 1 },
    ],
    [
      'with a threat',
      ['It is a scream.'],
      { reasons: 'threat', pull: 1.3, speakers: '', line: 'It is a scream.', said: null, pulls: 0 },
    ],
    [
      'with a threat in the line before the last',
      ['It is a scream.', 'It is the wind.'],
      { reasons: 'threat', pull: 1.3, speakers: '', line: 'It is the wind.', said: null, pulls: 0 },
    ],
    [
      'with a threat before that',
      ['It is a scream.', 'It is.', 'So it is.'],
      { ...flat, speakers: '', line: 'So it is.' },
    ],
    [
      'on somebody gone',
      ['It is late. She walks out.'],
      { reasons: 'move', pull: 1.3, speakers: '', line: 'She walks out.', said: null, pulls: 0 },
    ],
    ['on somebody who was gone before', ['She walks out. It is late.'], { ...flat, speakers: '', line: 'It is late.' }],
    [
      'on words of leaving that are said',
      ['ANN\nShe walks out.'],
      { ...flat, speakers: 'ANN', line: 'She walks out.' },
    ],
    [
      'on a broken line, a threat and somebody gone',
      ['ANN\nIt is a scream--', 'She walks out.'],
      {
        reasons: 'broken threat move',
        pull: 3.8,
        speakers: 'ANN',
        line: 'She walks out.',
        said: 'It is a scream--',
        pulls: 1,
      },
    ],
  ] as const)('%s', async (_, body, expected) => {
    const found = await ending(body);
    expect({ ...found, pull: Number(found?.pull.toFixed(4)) }).toEqual(expected);
  });

  it('pulls a little less where the next scene stays in the place, but enough', async () => {
    expect(await ending(['ANN\nIs it?'], 'HALL')).toMatchObject({ pull: 2, pulls: 1 });
    expect(await ending(['It is late.'], 'HALL')).toMatchObject({ pull: 0 });
  });

  it('knows threats in English alone', async () => {
    const other = 'Regen fällt lange auf Ziegel und Dachrinnen, niemand öffnet.';
    const derived = await derivedOf(scene('HALL', other, 'Niemand: scream.') + scene('BARN', other));
    expect(endingsOf(derived)[0]?.reasons).toEqual([]);
  });
});

it('a scene without a line has no end, and the script’s own end pulls nobody on', async () => {
  const derived = await derivedOf(`${scene('HALL')}${scene('BARN', english, talk('ANN: Is it?'))}`);
  const endings = endingsOf(derived);
  expect(endings.map(({ scene: { ordinal }, pull }) => [ordinal, pull])).toEqual([[2, 2]]);
  expect(pullingEndings(endings, derived)).toEqual([]);
});
