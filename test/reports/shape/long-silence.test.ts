/** When a silence is long enough to be told, and that no report tells a shorter one. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { emptyDetails } from '../../../lib/contract/uploads.ts';
import { toMarkdown } from '../../../lib/report-formats/markdown.ts';
import { runQuestion } from '../../../lib/reports/run.ts';
import { longSilence } from '../../../lib/reports/shape/long-silence.ts';
import { screenplayOf } from '../../corpus/scripts.ts';

describe('a long silence', () => {
  it('is a share of the script, but four pages at least', () => {
    expect([longSilence(100, 0.12), longSilence(15, 0.12), longSilence(3, 0.06)]).toEqual([12, 4, 4]);
  });

  it('is none in a script of three pages, whose ratings and parts tell of no page without a line', async () => {
    const file = path.join(import.meta.dirname, '../../corpus/graded/finals-night.fountain');
    const screenplay = await screenplayOf(readFileSync(file, 'utf8'));
    const text = [1, 2, 6]
      .flatMap((question) => runQuestion(question, { screenplay, details: emptyDetails }).entries.map(toMarkdown))
      .join('\n');
    // The people are told by the pages on which they speak; shares of the talk are told of no script so short.
    expect(text).toContain('**Parts to cast:** Jenny (17), pages 1-4;');
    expect(text).not.toContain('% of the talk');
    expect(text).not.toMatch(/nothing between pages|no line between pages|not a word from|nothing to say on pages/);
  });
});
