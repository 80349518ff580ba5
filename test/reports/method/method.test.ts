/** The method page: every measure, rule and rate of the engine stands on it with its sample, from the engine's own tables. */
import { describe, expect, it } from 'vitest';
import type { Block } from '../../../lib/contract/blocks.ts';
import { flawRules } from '../../../lib/engine/flaw-rules/find-flaws.ts';
import { shipped } from '../../../lib/engine/learned/genre-model.ts';
import { allMeasures } from '../../../lib/engine/measures/count-measures.ts';
import { successModel } from '../../../lib/engine/norms/success-model.ts';
import { turningPointZones } from '../../../lib/engine/norms/turning-points.ts';
import { nameOfMeasure } from '../../../lib/reports/measure-words.ts';
import { methodBlocks } from '../../../lib/reports/method/method.ts';
import { tableTitles, titles } from '../../../lib/reports/method/words.ts';
import { caliberParameter, frameParameter } from '../../../lib/story/ratings.ts';
import { verdicts } from '../../truth/comparables.ts';
import { judgedOn, rules, texts } from '../../truth/judged-rules.ts';

const blocks = methodBlocks({ rules, texts, judgedOn, films: verdicts });

function rowsOf(title: string): (string | number)[][] {
  const table = blocks.find(
    (block): block is Extract<Block, { kind: 'table' }> => block.kind === 'table' && block.title === title,
  );
  if (!table) throw new Error(`There is no table ${title}`);
  return table.rows;
}
const proseOf = (title: string): string =>
  blocks.flatMap((block) => (block.kind === 'prose' && block.title === title ? block.paragraphs : [])).join(' ');

describe('the method page', () => {
  it('says what each letter looks at and what it is counted from', () => {
    const rows = rowsOf(tableTitles.ratings);
    expect(rows.map(([letter]) => letter)).toEqual([...frameParameter.options, ...caliberParameter.options]);
    expect(rows.every(([, looks, from]) => looks !== '' && from !== '')).toBe(true);
  });

  it('has a row for each craft measure with the number of features behind its scale', () => {
    const rows = rowsOf(tableTitles.measures);
    expect(rows).toHaveLength(allMeasures.length);
    for (const [at, { id, scale }] of allMeasures.entries()) {
      expect(rows[at]?.[0]).toBe(nameOfMeasure({ id }));
      expect(rows[at]?.[2]).toBe(scale.sample);
    }
  });

  it('prints of each flaw rule how many hits a reader judged and how many were right', () => {
    const rows = rowsOf(tableTitles.flaws);
    expect(rows.map(([name]) => name)).toEqual(flawRules.map(({ name }) => name));
    const camera = rows[flawRules.findIndex(({ id }) => id === 'cameraTerms')];
    expect(camera?.slice(2)).toEqual([rules.cameraTerms?.judged, rules.cameraTerms?.true]);
  });

  it('gives the genre model’s held-out figures and the judged comparables', () => {
    const { scripts, right } = shipped().trained;
    const text = proseOf(titles.genre);
    expect(text).toContain(`${scripts.toLocaleString('en-GB')} produced features`);
    expect(text).toContain(`right, by the genres of the film, for ${Math.round(100 * right)} of 100`);
    expect(text).toContain(`${verdicts.sensible} sensible, ${verdicts.arguable} arguable, ${verdicts.wrong} wrong`);
  });

  it('holds the zones and the base rates whole, with their sources', () => {
    expect(rowsOf(tableTitles.turns)).toHaveLength(turningPointZones.length);
    expect(rowsOf(tableTitles.success)).toHaveLength(1 + Object.keys(successModel.everyFilm.byGenre).length);
    expect(proseOf(titles.turns)).toContain('TRIPOD');
    expect(proseOf(titles.success)).toContain('FiveThirtyEight');
  });
});
