/** Question 6: script potential, on both corpus scripts and on scripts that give it little to count. */
import { describe, expect, it } from 'vitest';
import { emptyDetails } from '../../../lib/contract/uploads.ts';
import { toMarkdown } from '../../../lib/report-formats/markdown.ts';
import { runQuestion } from '../../../lib/reports/run.ts';
import { type ScriptPotentialFindings, scriptPotentialFindings } from '../../../lib/reports/script-potential/card.ts';
import type { Screenplay } from '../../../lib/screenplay/model.ts';
import { edgeScripts } from '../../corpus/edge-scripts.ts';
import { lastReel, marrow, screenplayOf } from '../../corpus/scripts.ts';

const ask = (screenplay: Screenplay) => runQuestion(6, { screenplay, details: emptyDetails });
const findingsOf = (screenplay: Screenplay): ScriptPotentialFindings =>
  scriptPotentialFindings.parse(ask(screenplay).structured_data);

describe('script potential', () => {
  it('has the verdict and five headings that the menu finds', async () => {
    const markdown = toMarkdown(ask(await lastReel()).entries[0] ?? { prompt: '', blocks: [] });
    const bold = [...markdown.matchAll(/^(?:## |\d+\. \*\*)(.+?)(?:\*\*)?$/gm)].map((match) => match[1] ?? '');
    const first = [/artistic/i, /emotional/i, /commercial/i, /festival|streaming/i, /cultural/i].map((match) =>
      bold.find((title) => match.test(title)),
    );
    expect(bold[0]).toBe('High-Level Verdict');
    expect(first).toEqual(findingsOf(await lastReel()).sections.map(({ heading }) => heading));
  });

  it('finds different things met in different scripts', async () => {
    const states = async (screenplay: Promise<Screenplay>) =>
      findingsOf(await screenplay).sections.flatMap(({ checks }) => checks.map(({ state }) => state));
    expect(await states(lastReel())).not.toEqual(await states(marrow()));
  });

  it('counts in the verdict what the checklists say', async () => {
    const { verdict, sections } = findingsOf(await marrow());
    const all = sections.flatMap(({ checks }) => checks);
    const met = all.filter(({ state }) => state === 'met').length;
    expect(verdict[0]).toContain(`${met} of ${all.length} checks are met`);
    const missing = all.filter(({ state }) => state === 'not met');
    for (const { name } of missing) expect(verdict[0]).toContain(name.slice(1));
    expect(verdict).toHaveLength(1);
  });

  it.each(Object.keys(edgeScripts))('answers %s honestly, without a number that is none', async (name) => {
    const screenplay = await edgeScripts[name]?.();
    if (!screenplay) throw new Error(`No script ${name}`);
    const text = JSON.stringify(ask(screenplay));
    expect(text).not.toMatch(/NaN|Infinity|undefined|null%|"y":null/);
    expect(ask(screenplay).entries.flatMap(({ blocks }) => blocks).length).toBeGreaterThan(0);
  });

  it('calls it an ending where it began only at the same location, and a farm no meeting place', async () => {
    const scene = (place: string): string =>
      `INT. ${place} - DAY\n\nAnn waits for the others to come.\n\nANN\nCome in.\n`;
    const verdict = async (...places: string[]): Promise<string> =>
      JSON.stringify(findingsOf(await screenplayOf(places.map(scene).join('\n'))));
    expect(await verdict('NIGHT BUS', 'CELLAR', 'CAR', 'NIGHT CLUB')).toContain(
      'from Night Bus to Night Club (page 1)',
    );
    const farm = await verdict('HILL FARM - HALL', 'CELLAR', 'CAR', 'HILL FARM - KITCHEN');
    expect(farm).toContain('from Hill Farm, Hall to Hill Farm, Kitchen (page 1), both at Hill Farm');
    expect(farm).toContain('0 of 4 headings name a street, school, bar, church or the like');
    expect(await verdict('CAR', 'CELLAR', 'PORCH', 'CAR')).toContain('begins and ends at Car');
  });

  it('takes the hall of a house for no place where a community meets, the village’s for one', async () => {
    const verdict = async (place: string): Promise<string> => {
      const script = Array.from(
        { length: 5 },
        () => `INT. ${place} - NIGHT\n\nThe dog waits for them.\n\nANN\nCome in.\n`,
      );
      return JSON.stringify(findingsOf(await screenplayOf(script.join('\n'))));
    };
    expect(await verdict('UPSTAIRS HALL')).toContain('0 of 5 headings name a street, school, bar, church or the like');
    expect(await verdict('VILLAGE HALL')).toContain('5 of 5 headings name a street, school, bar, church or the like');
  });
});
