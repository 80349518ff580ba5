/** Nothing that reads a screenplay fails for want of a scene, a speech or a second line: every report, figure, preview, page, export and comparison is there. */

import { describe, expect, it } from 'vitest';
import { noCorrections } from '../../lib/contract/corrections.ts';
import { readingFacts } from '../../lib/contract/reading.ts';
import { answer } from '../../lib/contract/report.ts';
import { screenplayPages } from '../../lib/contract/screenplay-pages.ts';
import { scriptStatistics } from '../../lib/contract/statistics.ts';
import { emptyDetails } from '../../lib/contract/uploads.ts';
import { compareDrafts, comparedQuestions } from '../../lib/engine/drafts/compare-drafts.ts';
import { fingerprint, fingerprintOf } from '../../lib/engine/text/fingerprint.ts';
import { breakdownCsv } from '../../lib/report-formats/breakdown-csv.ts';
import { toMarkdown } from '../../lib/report-formats/markdown.ts';
import { toPlainText } from '../../lib/report-formats/plain-text.ts';
import { composeCoverage, coverageQuestions } from '../../lib/reports/coverage/coverage.ts';
import { coverageEntry } from '../../lib/reports/coverage/coverage-entry.ts';
import { readingFactsOf, readingOf } from '../../lib/reports/reading/reading.ts';
import { screenplayPagesOf } from '../../lib/reports/reading/screenplay-pages.ts';
import { questions } from '../../lib/reports/registry.ts';
import { runQuestion } from '../../lib/reports/run.ts';
import { scriptStatisticsOf } from '../../lib/reports/script-statistics/script-statistics.ts';
import type { Screenplay } from '../../lib/screenplay/model.ts';
import { anyDegenerateScript, degenerateScripts, reductions } from '../corpus/degenerate-scripts.ts';
import { citedRightly, evidenceIn, lastReel, marrow } from '../corpus/scripts.ts';
import fc from '../fixed-chance.ts';

/** Words that stand where a number or a name should: what a division by nothing leaves behind. */
const isNoNumber = /\b(?:NaN|Infinity|undefined|null)\b/;

const numbers = questions.map(({ card }) => card.number);
const ask = (number: number, screenplay: Screenplay) => {
  const given = runQuestion(number, { screenplay, details: emptyDetails });
  // As it is stored and read again: JSON knows no number that is none.
  expect(answer.parse(JSON.parse(JSON.stringify(given)))).toEqual(given);
  return given;
};

/** Asks everything that the product asks of a stored screenplay; answers what a reader would see. */
function everything(screenplay: Screenplay, other: Screenplay): string[] {
  const answers = numbers.map((number) => ask(number, screenplay));
  for (const given of answers) {
    const isRight = citedRightly(screenplay);
    expect(evidenceIn(given).filter((cited) => !isRight(cited))).toEqual([]);
  }
  const statistics = scriptStatistics.parse(scriptStatisticsOf(screenplay));
  const facts = readingFacts.parse(readingFactsOf(screenplay));
  readingOf(facts, noCorrections, null);
  screenplayPages.parse(screenplayPagesOf(screenplay));
  fingerprint.parse(fingerprintOf(screenplay));
  const entriesOf = new Map(answers.map(({ question, entries }) => [question, entries]));
  const asked = coverageQuestions.flatMap(({ question }) => {
    const entries = entriesOf.get(question);
    return entries === undefined ? [] : [[question, entries] as const];
  });
  const coverage = composeCoverage({
    entries: new Map(asked),
    statistics,
    title: 'Untitled',
    date: '22 November 2026',
  });
  const draft = (name: string, its: Screenplay) => ({
    name,
    screenplay: its,
    findings: new Map(comparedQuestions.map((question) => [question, ask(question, its).structured_data])),
  });
  compareDrafts(draft('this', screenplay), draft('other', other));
  compareDrafts(draft('other', other), draft('this', screenplay));
  const entries = [...answers.flatMap((given) => given.entries), statistics.entry, coverageEntry(coverage)];
  return [...entries.flatMap((entry) => [toMarkdown(entry), toPlainText(entry)]), breakdownCsv(statistics.breakdown)];
}

const other = await marrow();

describe.each(Object.entries(degenerateScripts))('a script that is %s', (_, screenplay) => {
  it.each(numbers)('has an answer to question %i', (number) => {
    expect(ask(number, screenplay).entries.length).toBeGreaterThan(0);
  });

  it('is read, counted, exported and compared without a number that is none', () => {
    expect(everything(screenplay, other).filter((shown) => isNoNumber.test(shown))).toEqual([]);
  });
});

const reel = await lastReel();
const { 'without its headings': headless, ...others } = reductions;
const combined = Object.entries(others).map(
  ([lost, reduce]) => [`${lost} and headings`, (script: Screenplay) => reduce(headless?.(script) ?? script)] as const,
);

describe.each([...Object.entries(reductions), ...combined])('a whole script %s', (_, reduce) => {
  it('is answered, counted, exported and compared without a number that is none', () => {
    expect(everything(reduce(reel), other).filter((shown) => isNoNumber.test(shown))).toEqual([]);
  });
});

it('any script of a few lines is answered, counted, exported and compared', () => {
  fc.assert(
    fc.property(anyDegenerateScript, (screenplay) => {
      everything(screenplay, degenerateScripts['one line'] ?? other);
    }),
    { numRuns: 60 },
  );
}, 600_000);
