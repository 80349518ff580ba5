/** Labels stand in their scripts; readings are scored against them rightly, on known input. Readings themselves are scored by `npm run bench -- reading --scores`. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { numberScript, resolveCite } from '../../../../lib/model/read/numbered-script.ts';
import { characterId } from '../../../../lib/story/ids.ts';
import type { PointRead } from '../../../../lib/story/read/point-read.ts';
import { screenplayOf } from '../../../corpus/scripts.ts';
import { type Labels, labelsIn, piecesOf, scoreOf } from './score-labels.ts';
import { gradedLabels, type Judged, order, separationOf } from './separation.ts';

const corpus = path.join(import.meta.dirname, '../../../corpus');
const scriptIn = async (folder: string, name: string) =>
  numberScript(await screenplayOf(readFileSync(path.join(corpus, folder, `${name}.fountain`), 'utf8')));
const namesIn = (folder: string): string[] =>
  readdirSync(path.join(corpus, folder)).flatMap((file) => (file.endsWith('.fountain') ? [path.parse(file).name] : []));

describe('scripts with planted contradictions', () => {
  it.each(namesIn('planted'))('%s: every label stands in the script, at two places or more', async (name) => {
    const { planted, sound } = labelsIn(path.join(corpus, 'planted', `${name}.labels.json`));
    const script = await scriptIn('planted', name);
    expect(script.pages).toBeGreaterThanOrEqual(9);
    expect(planted.length).toBeGreaterThanOrEqual(6);
    expect(new Set([...planted, ...sound].map(({ id }) => id)).size).toBe(planted.length + sound.length);
    for (const label of [...planted, ...sound]) {
      const pieces = piecesOf(script, label);
      expect(new Set(pieces.map(({ scene, number }) => `${scene}.${number}`)).size, label.id).toBeGreaterThan(1);
    }
  });

  it('a label that is not in its script is an error', async () => {
    const script = await scriptIn('planted', 'low-water');
    expect(() => piecesOf(script, { id: 'x', places: [{ scene: 1, words: 'no such words' }] })).toThrow('scene 1');
  });
});

describe('a reading held against labels', async () => {
  const script = numberScript(
    await screenplayOf(`INT. HALL - DAY

ANNA, 9, counts to a hundred.

Rain on the roof.

Ben throws the key away.

INT. YARD - DAY

ANNA
I turn twelve on Sunday.

A cat on the wall.

Ben opens the gate with the key.

BEN
It is always open.
`),
  );
  const labels: Labels = {
    script: 'x',
    planted: [
      {
        id: 'age',
        what: 'nine and twelve',
        people: ['ANNA'],
        places: [
          { scene: 1, words: 'ANNA, 9' },
          { scene: 2, words: 'twelve' },
        ],
      },
      {
        id: 'key',
        what: 'thrown and used',
        people: ['BEN'],
        places: [
          { scene: 1, words: 'throws the key' },
          { scene: 2, words: 'with the key' },
        ],
      },
    ],
    sound: [
      {
        id: 'gate',
        what: 'a joke',
        people: ['BEN'],
        places: [
          { scene: 2, words: 'opens the gate' },
          { scene: 2, words: 'always open' },
        ],
      },
    ],
  };
  const point = (id: string, cites: readonly string[], o: Partial<PointRead> = {}): PointRead => ({
    id,
    kind: 'weakness',
    title: id,
    said: {
      text: id,
      cites: cites.flatMap((cite) => resolveCite(script, cite)),
      confidence: 'sure',
      support: 'supported',
    },
    costs: null,
    attempt: null,
    sample: null,
    weight: 3,
    effort: 'scene',
    fault: true,
    severity: null,
    parts: [],
    loses: null,
    instead: null,
    touches: [],
    reports: [9],
    absence: null,
    ...o,
  });

  it('finds what cites both sides, and misses what cites neither', () => {
    expect(scoreOf([point('a', ['1.2', '2.2'])], script, labels)).toEqual({
      found: ['age'],
      missed: ['key'],
      mistaken: [],
      others: [],
    });
  });

  it('finds with one side what is told as a fault of the same people, and not of others', () => {
    const anna = [characterId('ANNA')];
    const { found } = scoreOf([point('a', ['2.2'], { touches: anna })], script, labels);
    expect(found).toEqual(['age']);
    expect(scoreOf([point('a', ['2.2'], { touches: [characterId('BEN')] })], script, labels).found).toEqual([]);
    expect(scoreOf([point('a', ['2.2'], { touches: anna, fault: false })], script, labels).found).toEqual([]);
  });

  it('praise finds nothing; what the script means is a mistake where it is called a fault', () => {
    expect(scoreOf([point('a', ['1.2', '2.2'], { kind: 'strength' })], script, labels).found).toEqual([]);
    expect(scoreOf([point('a', ['2.4-5'])], script, labels).mistaken).toEqual(['gate']);
    expect(scoreOf([point('a', ['2.4-5'], { fault: false })], script, labels).mistaken).toEqual([]);
  });

  it('a fault that is about no label is told apart', () => {
    expect(scoreOf([point('a', ['1.1'])], script, labels).others).toEqual(['a']);
  });
});

describe('scripts of three qualities', () => {
  const labelled = gradedLabels.parse(JSON.parse(readFileSync(path.join(corpus, 'graded', 'labels.json'), 'utf8')));

  it('are nine, three of each, two to four pages, all labelled', async () => {
    expect(Object.keys(labelled).sort()).toEqual(namesIn('graded').sort());
    for (const quality of ['weak', 'middling', 'strong'])
      expect(Object.values(labelled).filter((one) => one === quality)).toHaveLength(3);
    for (const name of namesIn('graded')) {
      const { pages } = await scriptIn('graded', name);
      expect(pages).toBeGreaterThanOrEqual(2);
      expect(pages).toBeLessThanOrEqual(5);
    }
  });

  const judged = (name: string, script: Judged['script'], rating: number): Judged => ({
    name,
    script,
    ratings: [rating],
  });
  const of = { a: 'strong', b: 'middling', c: 'weak' } as const;

  it('are in order by verdict, and by ratings where verdicts are the same', () => {
    expect(order(judged('a', 'consider', 5), judged('b', 'pass', 9))).toBe(1);
    expect(order(judged('a', 'pass', 6), judged('b', 'pass', 7))).toBe(-1);
    expect(order(judged('a', 'pass', 6), judged('b', 'pass', 6.1))).toBe(0);
    expect(order(judged('a', null, 9), judged('b', 'pass', 1))).toBe(-1);
  });

  it('are told apart wholly, by halves and not at all', () => {
    const right = [judged('a', 'recommend', 8), judged('b', 'consider', 6), judged('c', 'pass', 3)];
    expect(separationOf(right, of)).toEqual({ pairs: 3, ordered: 3, share: 1, scandals: [] });
    const flat = ['a', 'b', 'c'].map((name) => judged(name, 'consider', 6));
    expect(separationOf(flat, of)).toEqual({ pairs: 3, ordered: 1.5, share: 0.5, scandals: [] });
    const wrong = [judged('a', 'pass', 3), judged('b', 'consider', 6), judged('c', 'recommend', 8)];
    expect(separationOf(wrong, of)).toEqual({ pairs: 3, ordered: 0, share: 0, scandals: ['c', 'a below c'] });
  });

  it('a script without a label is an error', () => {
    expect(() => separationOf([judged('x', 'pass', 1), judged('a', 'pass', 1)], of)).toThrow();
  });
});
