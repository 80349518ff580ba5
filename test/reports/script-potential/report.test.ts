/** Question 6: script potential, on both corpus scripts and on scripts that give it little to count. */
import { describe, expect, it } from 'vitest';
import { emptyDetails } from '../../../lib/contract/uploads.ts';
import { toMarkdown } from '../../../lib/report-formats/markdown.ts';
import { runQuestion } from '../../../lib/reports/run.ts';
import { type ScriptPotentialFindings, scriptPotentialFindings } from '../../../lib/reports/script-potential/card.ts';
import type { Screenplay } from '../../../lib/screenplay/model.ts';
import { edgeScripts } from '../../corpus/edge-scripts.ts';
import { lastReel } from '../../corpus/scripts.ts';

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

  it.each(Object.keys(edgeScripts))('answers %s honestly, without a number that is none', async (name) => {
    const screenplay = await edgeScripts[name]?.();
    if (!screenplay) throw new Error(`No script ${name}`);
    const text = JSON.stringify(ask(screenplay));
    expect(text).not.toMatch(/NaN|Infinity|undefined|null%|"y":null/);
    expect(ask(screenplay).entries.flatMap(({ blocks }) => blocks).length).toBeGreaterThan(0);
  });
});
