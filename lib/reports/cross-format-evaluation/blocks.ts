/** Lays the comparison out: formats side by side, the best alternate and its price; then the episodes. A short script stands beside its own form and the best of the others: that it is no series needs no table. */
import type { Block } from '../../contract/blocks.ts';
import type { ReportEntry } from '../../contract/report.ts';
import type { Length } from '../length.ts';
import { type CrossFormatEvaluationFindings, crossFormatEvaluationCard } from './card.ts';
import * as words from './words.ts';

export function crossFormatEvaluationEntries(
  findings: CrossFormatEvaluationFindings,
  length: Length = 'full',
): ReportEntry[] {
  const entries = [length === 'full' ? evaluation(findings) : inShort(findings), details(findings)];
  return crossFormatEvaluationCard.prompts.map((prompt, index) => ({ prompt, blocks: entries[index] ?? [] }));
}

/** What the best of the others wants and finds here. */
const metId = 'best-met';

/** The best of the others is named with how much of what it wants is there; the table above says what. */
function inShort(findings: CrossFormatEvaluationFindings): Block[] {
  const { best, current, formats, met } = findings;
  const kept = formats.filter(({ id }) => id === current || id === best);
  const other = kept.find(({ id }) => id === best);
  return evaluation({ ...findings, formats: kept }).map((block) =>
    other !== undefined && block.kind === 'table' && block.id === metId
      ? {
          kind: 'prose',
          title: block.title,
          paragraphs: [words.wantsMet(met.length, other.met.length + other.near.length + other.far.length)],
          basis: 'counted',
        }
      : block,
  );
}

function evaluation({
  summary,
  formats,
  current,
  best,
  bestText,
  met,
  changes,
}: CrossFormatEvaluationFindings): Block[] {
  const blocks: Block[] =
    summary.length === 0 ? [] : [{ kind: 'prose', title: words.titles.summary, paragraphs: summary, basis: 'counted' }];
  if (formats.length === 0) return blocks;
  blocks.push({
    kind: 'table',
    title: words.titles.formats,
    columns: [
      { label: words.columns.format, align: 'left' },
      { label: words.columns.met, align: 'left' },
      { label: words.columns.near, align: 'left' },
      { label: words.columns.far, align: 'left' },
    ],
    rows: formats.map(({ id, episode, met: has, near, far }) => [
      words.formatRow(id, episode, id === current),
      ...[has, near, far].map((facts) => facts.map((fact) => words.factNames[fact]).join(', ') || words.none),
    ]),
    basis: 'counted',
  });
  if (best === null)
    return [...blocks, { kind: 'prose', title: words.noneTitle, paragraphs: [bestText], basis: 'counted' }];
  const fit = formats.find(({ id }) => id === best)?.fit ?? 0;
  if (met.length === 0)
    blocks.push({ kind: 'prose', title: words.bestTitle(best, fit), paragraphs: [bestText], basis: 'counted' });
  else
    blocks.push({
      kind: 'table',
      id: metId,
      title: words.bestTitle(best, fit),
      columns: words.metColumns.map((label, at) => ({ label, align: at === 0 ? 'left' : 'right' })),
      rows: met.map(({ fact, value }) => [words.factTitle(fact), value]),
      basis: 'counted',
    });
  if (changes.length > 0)
    blocks.push({
      kind: 'findings',
      title: words.changesTitle(best),
      items: changes.map(({ fact, text, todo, evidence }) => ({
        title: words.factTitle(fact),
        bullets: [{ text, evidence }],
        advice: todo,
        severity: null,
      })),
      basis: 'counted',
    });
  return blocks;
}

function details({ serial, episodesText, episodes }: CrossFormatEvaluationFindings): Block[] {
  const blocks: Block[] = [
    { kind: 'prose', title: words.breakdownTitle(serial), paragraphs: [episodesText], basis: 'counted' },
  ];
  if (episodes.length > 0)
    blocks.push({
      kind: 'timeline',
      title: words.episodesTitle(episodes.map(({ pages }) => pages)),
      pageCount: Math.max(...episodes.map(({ toPage }) => toPage)),
      items: episodes.map(({ label, fromPage, toPage, text, hook }) => ({
        label,
        fromPage,
        toPage,
        text,
        evidence: hook,
      })),
      basis: 'counted',
    });
  return blocks;
}
