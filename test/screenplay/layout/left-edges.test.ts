/** The bounds of a script's columns: how far in, how near and how often lines must stand to make one. */
import { describe, expect, it } from 'vitest';
import { findLeftEdges } from '../../../lib/screenplay/layout/left-edges.ts';
import { actionEdge, letterWidth, linesAt, type PlacedRow } from './body-lines.ts';

type Row = PlacedRow;
const [action, letter] = [actionEdge, letterWidth];
const edgesOf = (rows: readonly Row[]) => findLeftEdges(linesAt(rows));
const times = (count: number, rows: (index: number) => readonly Row[]): Row[] =>
  Array.from({ length: count }, (_, index) => rows(index)).flat();

const heading: Row = ['INT. BOAT HOUSE - NIGHT', action, 36];
const told: Row = ['It is cold.'];
interface Speech {
  readonly cue?: number;
  readonly speech?: number;
  readonly below?: number;
  readonly name?: string;
  readonly said?: string;
}
const speech = ({
  cue = 252,
  speech: x = 180,
  below = 12,
  name = 'ANNA',
  said = 'Not before the tide.',
}: Speech): Row[] => [told, [name, cue, 24], [said, x, below]];
/** A script in which so many speak. */
const script = (count: number, how: Speech = {}): Row[] => [heading, told, told, ...times(count, () => speech(how))];

describe('a column of cues', () => {
  it('stands forty points off the action, and its speeches twenty', () => {
    expect(edgesOf(script(6, { cue: 148.5, speech: 128.5 })).speech).toMatchObject({ cue: 148.5, dialogue: 128.5 });
    expect(edgesOf(script(6, { cue: 148, speech: 128.5 })).speech).toBeNull();
    expect(edgesOf(script(6, { cue: 148.5, speech: 128 })).speech).toBeNull();
  });

  it('stands eight points off its speeches', () => {
    expect(edgesOf(script(6, { cue: 188.5 })).speech).toMatchObject({ cue: 188.5, dialogue: 180 });
    expect(edgesOf(script(6, { cue: 188 })).speech).toBeNull();
  });

  it('has its speeches right below, on the same page, in one piece', () => {
    const gapOf = (below: number) => edgesOf(script(6, { below })).speech?.gap ?? null;
    expect([12, 17, 18, 27, 28].map(gapOf)).toEqual([1.45, 1.45, 2.3, 2.3, null]);
    const turned = script(6).map(([text, x, below], index): Row => [text, x, below, 1 + Math.floor((index + 1) / 3)]);
    expect(edgesOf(turned).speech).toBeNull();
    const torn = linesAt(script(6)).map((line) =>
      line.text === 'ANNA' ? { ...line, segments: [...line.segments, ...line.segments] } : line,
    );
    expect(findLeftEdges(torn).speech).toBeNull();
  });

  it('is the commonest edge of names, and so is that of speeches', () => {
    const places = [240, 252, 246, 252, 254, 252, 240];
    const rows = [heading, ...times(7, (index) => speech({ cue: places[index], speech: index < 4 ? 180 : 190 }))];
    expect(edgesOf(rows).speech).toMatchObject({ cue: 252, dialogue: 180 });
  });

  it('makes up four lines in a thousand', () => {
    const long = (lines: number) => edgesOf([...times(lines - 15, () => [told]), ...script(4)]).speech;
    expect(long(1000)).not.toBeNull();
    expect(long(1001)).toBeNull();
  });

  it('is not made by what is no name', () => {
    expect(edgesOf(script(6, { name: 'It is late.' })).speech).toBeNull();
  });
});

describe('what is said of how', () => {
  const low = (x: number, said: number): Row[] => [
    told,
    told,
    ['ANNA', 252, 24],
    ['(low)', x],
    ['Not before the tide.', said],
  ];
  const all = (x: number, said: number) => edgesOf([heading, ...times(6, () => low(x, said))]).speech;

  it('has an edge of its own, and what follows it is the speech', () => {
    expect(all(216, 180)).toMatchObject({ parenthetical: 216, dialogue: 180, cue: 252 });
  });

  it('stands more than four points inside of the speech, which stands off the action', () => {
    expect([all(184.5, 180)?.dialogue, all(184, 180), all(216, 128), all(216, 128.5)?.dialogue]).toEqual([
      180,
      null,
      null,
      128.5,
    ]);
  });

  it('tells nothing of the third line where it is the speech itself that follows', () => {
    const rows = [heading, ...times(6, () => [...speech({}), ['Nor after it.', 150] as Row])];
    expect(edgesOf(rows).speech?.dialogue).toBe(180);
  });

  it('may end a script', () => {
    expect(edgesOf([...script(4), told, ['ANNA', 252, 24], ['(low)', 216]]).speech).toMatchObject({
      dialogue: 180,
      parenthetical: 216,
    });
  });
});

describe('another habit', () => {
  const mixed = (usual: number, double: number) =>
    edgesOf([...script(usual), ...times(double, () => speech({ below: 24 }))]).speech?.gap;

  it('is believed when it shows more than three times as often as the usual one', () => {
    expect([mixed(4, 8), mixed(4, 9)]).toEqual([1.45, 2.3]);
  });

  it('is believed when it shows four times, on one line in fifty', () => {
    expect([mixed(0, 3), mixed(0, 4)]).toEqual([undefined, 2.3]);
    const long = (lines: number) =>
      edgesOf([...times(lines - 15, () => [told]), ...script(4, { below: 24 })]).speech?.gap;
    expect([long(200), long(201)]).toEqual([2.3, undefined]);
  });

  it('may be names in small letters, where fewer than three are in capitals', () => {
    const named = (capitals: number, small: number) =>
      edgesOf([...script(capitals), ...times(small, () => speech({ name: 'Anna' }))]).speech?.uncased;
    expect([named(2, 6), named(3, 6), named(0, 4), named(0, 3), named(6, 0)]).toEqual([
      true,
      false,
      true,
      undefined,
      false,
    ]);
    const long = (lines: number) =>
      edgesOf([...times(lines - 15, () => [told]), ...script(4, { name: 'Anna' })]).speech?.uncased;
    expect([long(100), long(101)]).toEqual([true, undefined]);
  });
});

describe('columns that stand near to each other', () => {
  const near = (cue: number, x: number, said?: string, count = 6) =>
    edgesOf(script(count, { cue, speech: x, ...(said && { said }) })).near;

  it('have cues more than ten points off the action and eight off their speeches', () => {
    expect([near(118.5, 108)?.cue, near(118, 108), near(120, 111.5)?.cue, near(120, 112)]).toEqual([
      118.5,
      null,
      120,
      null,
    ]);
  });

  it('have speeches within twenty points of the action, and not more than four before it', () => {
    expect([near(252, 128)?.dialogue, near(252, 128.5), near(252, 104.5)?.cue, near(252, 104)]).toEqual([
      128,
      null,
      252,
      null,
    ]);
  });

  it('have speeches apart from the action when five points lie between', () => {
    expect([near(140, 113.5), near(140, 113)]).toEqual([
      { cue: 140, dialogue: 113.5 },
      { cue: 140, dialogue: null },
    ]);
  });

  it('are told by names above what is not in capitals, in one piece, right above', () => {
    expect(near(140, 114, 'NOT BEFORE THE TIDE')).toBeNull();
    expect(edgesOf(script(6, { cue: 140, speech: 114, name: 'It is late.' })).near).toBeNull();
    expect(edgesOf(script(6, { cue: 140, speech: 114, below: 17 })).near).not.toBeNull();
    expect(edgesOf(script(6, { cue: 140, speech: 114, below: 18 })).near).toBeNull();
    const torn = linesAt(script(6, { cue: 140, speech: 114 })).map((line) =>
      line.text === 'ANNA' ? { ...line, segments: [...line.segments, ...line.segments] } : line,
    );
    expect(findLeftEdges(torn).near).toBeNull();
  });

  it('are believed when four show, and more than three times as many as stand far', () => {
    expect([near(140, 114, undefined, 4)?.cue, near(140, 114, undefined, 3)]).toEqual([140, null]);
    const mixed = (far: number) => edgesOf([...script(far), ...times(9, () => speech({ cue: 140, speech: 114 }))]).near;
    expect([mixed(2)?.cue, mixed(3)]).toEqual([140, null]);
  });

  it('have the edge of most speeches, to two points', () => {
    const of = (...places: number[]) =>
      edgesOf([heading, told, ...times(places.length, (index) => speech({ cue: 140, speech: places[index] }))]).near
        ?.dialogue;
    expect(of(114, 120, 114, 118, 114, 118, 120)).toBe(118);
    expect(of(120, 120, 117, 114, 120, 114, 117, 120, 117, 114)).toBe(120);
  });
});

describe('cues and speeches that are centred', () => {
  const lengths = [
    'Not now.',
    'Not before the tide has turned.',
    'When, then?',
    'After the tide, and after the wind.',
    'Then, and not before.',
  ];
  /** Speeches centred about a middle, `off` points from that of their cues. */
  const centred = (count: number, off = 0, middle = 306): Row[] =>
    times(count, (index) => {
      const said = lengths[index % 5] ?? '';
      return speech({ cue: middle - 2 * letter, speech: middle + off - (said.length * letter) / 2, said });
    });
  const axisOf = (rows: readonly Row[]) => edgesOf([heading, told, told, ...rows]).axis;

  it('have the axis of their middles, less than eight points apart', () => {
    expect(axisOf(centred(10))).toBeCloseTo(306, 5);
    expect(axisOf(centred(10, 7.9))).toBeCloseTo(306, 5);
    expect(axisOf(centred(10, -8.1))).toBeNull();
    expect(axisOf(centred(10, 8.1))).toBeNull();
  });

  it('are four at least, and six in ten of all that speak', () => {
    expect([axisOf(centred(4)), axisOf(centred(3))]).toEqual([expect.closeTo(306, 5), null]);
    const others = (count: number) => times(count, (index) => speech({ cue: 252, speech: 150 + 9 * index }));
    expect([axisOf([...centred(6), ...others(4)]), axisOf([...centred(6), ...others(5)])]).toEqual([
      expect.closeTo(306, 5),
      null,
    ]);
  });

  it('begin elsewhere than their cues, by more than four points', () => {
    const set = (said: string) =>
      axisOf(
        times(6, (index) =>
          speech({ cue: 291.6 + 9 * index, speech: 306 + 9 * index - (said.length * letter) / 2, said }),
        ),
      );
    expect(['Then?', 'Then, no.'].map((said) => set(said) !== null)).toEqual([false, true]);
  });

  it('do not begin at one edge, as half of all other speeches do', () => {
    const same = (count: number) => times(count, () => speech({ cue: 306 - 2 * letter, speech: 306 - 10 * letter }));
    expect([axisOf([...centred(5), ...same(3)]), axisOf([...centred(5), ...same(4)])]).toEqual([
      expect.closeTo(306, 5),
      null,
    ]);
  });

  it('stand forty points off the action, right above, in one piece, and not in capitals', () => {
    const moved = (middle: number) => axisOf(centred(10, 0, middle));
    expect([moved(action + 40 + 2 * letter + 0.5) !== null, moved(action + 40 + 2 * letter - 0.5)]).toEqual([
      true,
      null,
    ]);
    const changed = (change: (row: Row, index: number) => Row) => axisOf(centred(10).map(change));
    expect(changed(([text, x]) => [text, x, 12])).not.toBeNull();
    expect(changed(([text, x, below], index) => [text, x, index % 3 === 2 ? 18 : below])).toBeNull();
    expect(changed(([text, x, below], index) => [index % 3 === 2 ? text.toUpperCase() : text, x, below])).toBeNull();
    const torn = linesAt([heading, told, told, ...centred(10)]).map((line) =>
      line.text === 'ANNA' ? { ...line, segments: [...line.segments, ...line.segments] } : line,
    );
    expect(findLeftEdges(torn).axis).toBeNull();
  });
});

describe('the edge of the action', () => {
  it('is that of the headings, or of what has a number of a scene', () => {
    const rows = times(9, () => [told]);
    expect(edgesOf([...rows, ['INT. BOAT HOUSE - NIGHT', 90]]).action).toBe(90);
    expect(edgesOf([...rows, ['THE HARBOUR', 90, 12, 1, '4']]).action).toBe(90);
  });

  it('is the middle of the headings that stand within four points, the first of such groups', () => {
    const of = (...places: number[]) => edgesOf(places.map((x): Row => ['INT. BOAT HOUSE - NIGHT', x])).action;
    expect([of(120, 96, 124, 100, 98, 122), of(98, 130, 96), of(98, 92, 96, 94, 130)]).toEqual([98, 96, 94]);
  });

  it('without headings is the smallest that a tenth of the lines share, to four points', () => {
    const at = (...places: (readonly [x: number, count: number])[]) =>
      edgesOf(places.flatMap(([x, count]) => times(count, () => [['It is cold.', x]]))).action;
    expect(at([180, 20], [108, 28], [90, 1])).toBe(108);
    expect(at([180, 20], [108, 25], [90, 5])).toBe(90);
    expect(at([180, 20], [108, 26], [90, 4])).toBe(108);
    expect(at([104, 4], [106, 2], [108, 6], [109, 20])).toBe(108);
    expect(at([180, 20], [108, 26], [90, 5])).toBe(108);
    expect(at([108, 26], [90, 3], [94, 2])).toBe(90);
    expect(at([144, 1], [108, 1])).toBe(108);
    expect(at([144, 1])).toBe(144);
    expect(edgesOf([])).toEqual({ action: 0, speech: null, right: 0, pitch: 12, near: null, axis: null });
  });
});

describe('the right end and the pitch', () => {
  it('are reached by all but two lines in a hundred', () => {
    const rows = times(100, (index) => [['It is cold.', action + ((index * 37) % 100)]]);
    expect(edgesOf(rows).right).toBeCloseTo(action + 98 + 11 * letter, 5);
  });

  it('is the smallest distance that lines of one page often have, between five and forty points', () => {
    const pitchOf = (...below: number[]) =>
      edgesOf(times(5, () => below.map((each): Row => ['It is cold.', action, each]))).pitch;
    expect([
      pitchOf(14, 28),
      pitchOf(5, 18),
      pitchOf(5.5, 18),
      pitchOf(40),
      pitchOf(39.5),
      pitchOf(14.5, 14, 15),
    ]).toEqual([14, 18, 5.5, 12, 39.5, 14]);
    expect(edgesOf(times(9, (index) => [['It is cold.', action, 14, index]])).pitch).toBe(12);
  });
});
