/** How far off a page must stand, and how surely, to be moved back to the columns of its script. */
import { describe, expect, it } from 'vitest';
import { alignPages } from '../../../lib/screenplay/layout/align-pages.ts';
import type { LeftEdges } from '../../../lib/screenplay/layout/left-edges.ts';
import { linesAt, type PlacedRow } from './body-lines.ts';

const speech = { dialogue: 180, parenthetical: 216, cue: 252, uncased: false, gap: 1.45 };
const edges: LeftEdges = { action: 108, speech, right: 540, pitch: 12, near: null, axis: null };
/** By how many points each line is moved. */
const movesOf = (rows: readonly PlacedRow[]): number[] => {
  const lines = linesAt(rows);
  return alignPages(lines, edges).map(({ x }, index) => Math.round((x - (lines[index]?.x ?? 0)) * 10) / 10);
};
/** A name and what is said, so many points off their columns. */
const spoken = (off: number, speechOff = off, below = 12, said: PlacedRow = ['Rain.', 180]): PlacedRow[] => [
  ['ANNA', 252 + off, 24],
  [said[0], (said[1] ?? 0) + speechOff, below],
];
const moveOf = (...rows: readonly PlacedRow[][]): number | undefined => movesOf(rows.flat())[0];

describe('a page with cues', () => {
  it('is moved when they stand 24 points off or more, to either side', () => {
    expect([24, 23, -24, -23].map((off) => moveOf(spoken(off), spoken(off)))).toEqual([-24, 0, 24, 0]);
  });

  it('is moved by two cues at least that agree within eight points', () => {
    expect([moveOf(spoken(30)), moveOf(spoken(30), spoken(30))]).toEqual([0, -30]);
    expect([moveOf(spoken(30), spoken(37.5)), moveOf(spoken(30), spoken(38))]).toEqual([-30, 0]);
  });

  it('is moved by the middle one, when more than half agree with it', () => {
    // Here its lines tell, and put half of them into columns.
    expect(moveOf(spoken(30), spoken(60), spoken(30), spoken(60))).toBe(-26);
    expect(moveOf(spoken(60), spoken(30), spoken(60), spoken(30), spoken(61))).toBe(-60);
    expect(moveOf(spoken(90), spoken(30), spoken(28), spoken(29), spoken(60))).toBe(-30);
  });

  it('has them as far from their speeches as the script has', () => {
    expect(moveOf(spoken(30, 22.5), spoken(30, 22.5))).toBe(-30);
    expect(moveOf(spoken(30, 22), spoken(30, 22))).toBe(0);
    const low: PlacedRow = ['(low)', 216];
    expect(moveOf(spoken(30, 30, 12, low), spoken(30, 30, 12, low))).toBe(-30);
    expect(moveOf(spoken(30, 66, 12), spoken(30, 66, 12))).toBe(0);
  });

  it('has them right above their speeches, in one piece, and as names', () => {
    expect(moveOf(spoken(30, 30, 17), spoken(30, 30, 17))).toBe(-30);
    expect(moveOf(spoken(30, 30, 18), spoken(30, 30, 18))).toBe(0);
    const lines = linesAt([...spoken(30), ...spoken(30)]);
    const torn = lines.map((line) => ({ ...line, segments: [...line.segments, ...line.segments] }));
    expect(alignPages(torn, edges)).toBe(torn);
    const unnamed = spoken(30).map(([text, ...at]): PlacedRow => [text.replace('ANNA', 'It is late.'), ...at]);
    expect(moveOf(unnamed, unnamed)).toBe(0);
  });

  it('is moved by one where it is nothing but a speech that goes on from the page before', () => {
    const rest = Array.from({ length: 8 }, (): PlacedRow => ['It rained.', 60, 12]);
    expect(movesOf([["ANNA (CONT'D)", 140, 24], ...rest])[3]).toBe(120);
    expect(movesOf([['ANNA', 140, 24], ...rest])[3]).toBeLessThan(60);
    expect(movesOf([["ANNA (CONT'D)", 140, 24], ...rest, ['She waits.', 20, 24]])[3]).toBeLessThan(60);
  });

  it('is moved by itself', () => {
    const rows = [
      ...spoken(0),
      ...[...spoken(30), ...spoken(30)].map(([text, x, below]): PlacedRow => [text, x, below, 2]),
    ];
    expect(movesOf(rows)).toEqual([0, 0, -30, -30, -30, -30]);
  });
});

describe('a page without cues', () => {
  const told = (count: number, x: number): PlacedRow[] =>
    Array.from({ length: count }, () => ['It is raining here.', x]);

  it('is moved when it has eight lines', () => {
    expect([moveOf(told(8, 92)), moveOf(told(7, 92))]).toEqual([12, 0]);
  });

  it('stands well within five points of a column', () => {
    expect([moveOf(told(8, 112.9)), moveOf(told(8, 113))]).toEqual([0, -2]);
  });

  it('is moved by two thirds of an inch at most, in steps of two points', () => {
    expect([moveOf(told(8, 56)), moveOf(told(8, 55)), moveOf(told(8, 60))]).toEqual([48, 0, 44]);
  });

  it('is moved where that puts three lines in ten more into columns, less the cost of the way', () => {
    const mixed = (count: number) => moveOf(told(count, 88), told(10 - count, 500));
    expect([mixed(4), mixed(3)]).toEqual([16 + 2 - 2, 0]);
  });

  it('is moved the shorter way, and to the right where both are as good', () => {
    expect(moveOf(told(5, 88), told(5, 128))).toBe(16);
    expect(moveOf(told(5, 90), told(5, 132))).toBe(14);
  });
});
