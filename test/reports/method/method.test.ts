/** The method page: every measure, rule and rate of the engine stands on it with its sample, from the engine's own tables. */
import { describe, expect, it } from 'vitest';
import type { Block } from '../../../lib/contract/blocks.ts';
import { flawRules } from '../../../lib/engine/flaw-rules/find-flaws.ts';
import { shipped } from '../../../lib/engine/learned/genre-model.ts';
import { allMeasures } from '../../../lib/engine/measures/count-measures.ts';
import { baseRateOf } from '../../../lib/engine/norms/flaw-base-rates.ts';
import { valueAt } from '../../../lib/engine/norms/scale.ts';
import { successModel } from '../../../lib/engine/norms/success-model.ts';
import { turningPointZones } from '../../../lib/engine/norms/turning-points.ts';
import { criteria } from '../../../lib/engine/production/count-shooting-places.ts';
import { nameOfMeasure, printed } from '../../../lib/reports/measure-words.ts';
import { methodBlocks } from '../../../lib/reports/method/method.ts';
import { meanings, tableTitles, titles } from '../../../lib/reports/method/words.ts';
import { caliberParameter, frameParameter } from '../../../lib/story/ratings.ts';
import { verdicts } from '../../truth/comparables.ts';
import { judgedOn, rules, texts } from '../../truth/judged-rules.ts';
import { laidOut } from '../laid-out.ts';

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
    expect(text).toContain(`likeliest is one of the film’s for ${Math.round(100 * right)} of 100`);
    expect(text).toContain(`${verdicts.sensible} sensible, ${verdicts.arguable} arguable, ${verdicts.wrong} wrong`);
  });

  it('holds the zones and the base rates whole, with their sources', () => {
    expect(rowsOf(tableTitles.turns)).toHaveLength(turningPointZones.length);
    expect(rowsOf(tableTitles.success)).toHaveLength(1 + Object.keys(successModel.everyFilm.byGenre).length);
    expect(proseOf(titles.turns)).toContain('TRIPOD');
    expect(proseOf(titles.success)).toContain('FiveThirtyEight');
  });

  it('has its sections in the order of the reports, each with something to say, published and with texts to the left', () => {
    expect(laidOut(blocks).filter((line) => !line.startsWith(' '))).toEqual([
      'prose “What counting is” published',
      'prose “FRAME and CALIBER” published',
      'table “What each letter is counted from” published',
      'table “Craft measures” published',
      'prose “The genre, and films it is like” published',
      'prose “Tones and feeling” published',
      'prose “People” published',
      'prose “What flaw detection checks” published',
      'table “The checks” published',
      'prose “Where produced films turn” published',
      'table “The five turns” published',
      'prose “Script potential” published',
      'prose “Other formats” published',
      'prose “Base rates of success” published',
      'table “The rates” published',
      'prose “Places of production” published',
      'table “The criteria” published',
    ]);
    for (const block of blocks) {
      if (block.kind === 'prose') expect(block.paragraphs.length).toBeGreaterThan(0);
      else expect(laidOut([block]).length).toBeGreaterThan(3);
    }
    expect(laidOut(blocks).filter((_line, at, all) => all[at - 1]?.startsWith('table'))).toEqual([
      '  Letter | What it looks at | Counted from',
      '  What is counted | Raised by | Features> | Middle> | Eight of ten lie in>',
      '  What is looked for | Found in, of 100 features> | Judged by a reader> | Right>',
      '  Turn | What happens there | Mean place> | Spread>',
      '  Released films | Films> | Twice the budget>',
      '  Criterion | Points of 100>',
    ]);
  });

  it('gives of each measure what raises it, its middle and where eight of ten features lie', () => {
    const rows = rowsOf(tableTitles.measures);
    for (const [at, { id, direction, scale }] of allMeasures.entries()) {
      const value = (percentile: number): string => printed({ id }, valueAt(scale, percentile));
      expect(rows[at]?.slice(1)).toEqual([
        { more: 'more', less: 'less' }[direction],
        scale.sample,
        value(50),
        `${value(10)} to ${value(90)}`,
      ]);
    }
    const [flux] = rowsOf(tableTitles.ratings);
    expect(flux).toEqual([
      'Flux',
      'How often place and time change',
      'Changes of place, or between day and night, a page',
    ]);
    expect(rowsOf(tableTitles.ratings).filter(([, , by]) => by === 'nothing: a reader’s opinion')).toHaveLength(9);
  });

  it('prints a rule that nobody has judged as one, and the base rate of each that was counted', () => {
    const bare = methodBlocks({
      rules: {},
      texts: 1234,
      judgedOn: 'in May',
      films: { sensible: 5, arguable: 3, wrong: 2 },
    });
    const [found] = bare.flatMap((block) =>
      block.kind === 'table' && block.title === tableTitles.flaws ? [block.rows] : [],
    );
    expect(found?.map(([, , judged, right]) => [judged, right])).toEqual(flawRules.map(() => [0, 0]));
    expect(found?.map(([, rate]) => rate)).toEqual(flawRules.map(({ id }) => baseRateOf(id) ?? 'not counted'));
    const text = laidOut(bare).join(' ');
    expect(text).toContain(
      'Each check was run over 1,234 produced features, and what it found was read against the page by one reader (in May)',
    );
    expect(text).toContain('One reader judged 10 films named for scripts');
  });

  it('gives turns, rates and criteria as the engine has them', () => {
    expect(rowsOf(tableTitles.turns)).toEqual(
      turningPointZones.map(({ name, mean, deviation }) => [name, meanings[name], `${mean}%`, `± ${deviation}%`]),
    );
    const { all, byGenre } = successModel.everyFilm;
    expect(rowsOf(tableTitles.success).slice(0, 2)).toEqual([
      ['All films', all.films, `${all.percent}%`],
      ['Action films', byGenre.action.films, `${byGenre.action.percent}%`],
    ]);
    const total = Object.values(criteria).reduce((sum, of) => sum + of, 0);
    expect(rowsOf(tableTitles.places)).toEqual(
      ['look', 'language', 'incentive'].map((id) => [
        `${id.charAt(0).toUpperCase()}${id.slice(1)}`,
        Math.round((100 * criteria[id as keyof typeof criteria]) / total),
      ]),
    );
  });
});
