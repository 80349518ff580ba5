/** Lays the comparison out: formats side by side, the best alternate and its price; then the episodes. A short script stands beside its own form and the best of the others: that it is no series needs no table. */
import type { Block } from '../../contract/blocks.ts';
import type { ReportEntry } from '../../contract/report.ts';
import { datedBlock } from '../dated-fact.ts';
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

/** The formats told: its own, the best other, and those that nearly fit. */
export const formatsId = 'formats';
const formsId = 'other-forms';
/** A format nearly fits with so little far off, and more met than that. */
const mostFar = 1;
const isNear = ({ met, far }: CrossFormatEvaluationFindings['formats'][number]): boolean =>
  far.length <= mostFar && met.length > far.length + 1;

/** Its own and the best other. */
const inShort = (findings: CrossFormatEvaluationFindings): Block[] =>
  evaluation({
    ...findings,
    formats: findings.formats.filter(({ id }) => id === findings.current || id === findings.best),
  });

function evaluation({
  summary,
  formats,
  current,
  best,
  bestText,
  forms,
  met,
  changes,
}: CrossFormatEvaluationFindings): Block[] {
  const blocks: Block[] =
    summary.length === 0 ? [] : [{ kind: 'prose', title: words.titles.summary, paragraphs: summary, basis: 'counted' }];
  if (formats.length === 0) return blocks;
  blocks.push({
    kind: 'facts',
    id: formatsId,
    title: words.titles.formats,
    items: formats
      .filter((one) => one.text !== '' && (one.id === current || one.id === best || isNear(one)))
      .map(({ id, episode, text }) => ({
        label: words.formatRow(id, episode, id === current),
        value: text,
        note: null,
        evidence: [],
      })),
    basis: 'counted',
  });
  if (best === null)
    return [
      ...blocks,
      { kind: 'prose', title: words.noneTitle, paragraphs: [bestText], basis: 'counted' },
      ...datedBlock(formsId, null, forms),
    ];
  const fit = formats.find(({ id }) => id === best)?.fit ?? 0;
  const asked = formats.find(({ id }) => id === best);
  const said =
    asked && met.length > 0
      ? words.wantsMet(met.length, asked.met.length + asked.near.length + asked.far.length)
      : bestText;
  blocks.push({ kind: 'prose', title: words.bestTitle(best, fit), paragraphs: [said], basis: 'counted' });
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
