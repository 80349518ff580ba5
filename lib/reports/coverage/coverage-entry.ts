/** The coverage as a report entry, for the markdown export. Leaves out what the page does not say. */
import type { Block } from '../../contract/blocks.ts';
import type { ReportEntry } from '../../contract/report.ts';
import type { Coverage, CoverageComment, CoverageFact, CoverageFix } from './coverage.ts';
import { fixesNote, stripNote, stripTitle } from './coverage-words.ts';

const basis = 'counted' as const;
const facts = (title: string, items: readonly CoverageFact[]): Block => ({
  kind: 'facts',
  title,
  items: items.map((item) => ({ ...item, evidence: [] })),
  basis,
});

function findings(title: string, items: readonly (CoverageComment & Partial<CoverageFix>)[]): Block {
  return {
    kind: 'findings',
    title,
    items: items.map((item) => ({
      title: item.title,
      bullets: [{ text: item.text, evidence: item.evidence ? [item.evidence] : [] }],
      advice: item.advice ?? null,
      ...(item.steps !== undefined && item.steps.length > 0 && { steps: [...item.steps] }),
      severity: null,
    })),
    basis,
  };
}

/** A part that has nothing is left out. */
export function coverageEntry(coverage: Coverage): ReportEntry {
  const { header, logline, strip, synopsis, grid, strengths, weaknesses, remarks, fixes } = coverage;
  const blocks: (Block | null)[] = [
    facts('Script', header),
    logline && {
      kind: 'prose',
      title: 'Logline',
      paragraphs: [logline.text, logline.note ?? ''].filter(Boolean),
      basis,
    },
    strip.length > 0 ? facts(coverage.verdict === null ? 'Measures' : stripTitle(coverage), strip) : null,
    { kind: 'prose', title: null, paragraphs: [stripNote(coverage)], basis },
    grid.length > 0
      ? {
          kind: 'table',
          title: 'Grid',
          columns: ['Heading', 'Score out of 10', 'Against the middle', 'From'].map((label) => ({
            label,
            align: 'left',
          })),
          rows: grid.map(({ name, score, low, high, standing, from }) => [
            name,
            score === null ? 'not rated' : `${score} (${low}-${high})`,
            standing ?? '',
            from.join(', '),
          ]),
          basis,
        }
      : null,
    fixes.length > 0 ? findings('Three priority fixes', fixes) : null,
    fixes.length > 0 ? { kind: 'prose', title: null, paragraphs: [fixesNote], basis } : null,
    synopsis.length > 0 ? { kind: 'prose', title: 'Synopsis', paragraphs: [...synopsis], basis } : null,
    remarks.length > 0 ? facts('Tone', remarks) : null,
    strengths.length > 0 ? findings('What works', strengths) : null,
    weaknesses.length > 0 ? findings('Other weaknesses', weaknesses) : null,
  ];
  return { prompt: '📋 Coverage', blocks: blocks.filter((block) => block !== null) };
}
