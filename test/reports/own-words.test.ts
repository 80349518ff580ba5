/** What is said for and against a script is said of that script: no two of those at hand are given the same sentence. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { emptyDetails } from '../../lib/contract/uploads.ts';
import { sentencesOf } from '../../lib/engine/text/words.ts';
import { flawDetectionFindings } from '../../lib/reports/flaw-detection/card.ts';
import { runQuestion } from '../../lib/reports/run.ts';
import { strengthsAndWeaknessesFindings } from '../../lib/reports/strengths-and-weaknesses/card.ts';
import type { Screenplay } from '../../lib/screenplay/model.ts';
import { lastReel, marrow, screenplayOf } from '../corpus/scripts.ts';

const folder = path.join(import.meta.dirname, '../genre-scripts');
const scripts = async (): Promise<Screenplay[]> => [
  await lastReel(),
  await marrow(),
  ...(await Promise.all(
    readdirSync(folder).map((name) => screenplayOf(readFileSync(path.join(folder, name), 'utf8'))),
  )),
];

/** A shorter sentence says next to nothing. */
const fewestWords = 6;

/** Sentences that more than one of the texts has. */
function shared(texts: readonly string[][]): string[] {
  const seen = new Map<string, Set<number>>();
  texts.forEach((sentences, script) => {
    for (const sentence of sentences.flatMap(sentencesOf))
      if (sentence.split(/\s+/).length >= fewestWords)
        seen.set(sentence, (seen.get(sentence) ?? new Set()).add(script));
  });
  return [...seen].flatMap(([sentence, own]) => (own.size > 1 ? [sentence] : []));
}

describe('no two scripts share', () => {
  it('the title or the advice of a strength or a weakness', async () => {
    const texts = (await scripts()).map((screenplay) => {
      const { strengths, weaknesses } = strengthsAndWeaknessesFindings.parse(
        runQuestion(3, { screenplay, details: emptyDetails }).structured_data,
      );
      return [...strengths, ...weaknesses].flatMap(({ title, advice }) => [
        title,
        ...(advice === null ? [] : [advice]),
      ]);
    });
    expect(shared(texts)).toEqual([]);
  });

  it('the advice on a flaw', async () => {
    const texts = (await scripts()).map((screenplay) => {
      const { flaws } = flawDetectionFindings.parse(
        runQuestion(9, { screenplay, details: emptyDetails }).structured_data,
      );
      return flaws.flatMap(({ advice }) => advice ?? []);
    });
    expect(shared(texts)).toEqual([]);
  });
});
