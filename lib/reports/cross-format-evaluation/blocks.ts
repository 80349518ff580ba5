/** Lays the comparison out: verdict, formats side by side, the best alternate and its price; then every criterion, and the episodes. */
import type { Block } from '../../contract/blocks.ts';
import type { ReportEntry } from '../../contract/report.ts';
import { formatsFor, isOneEpisode } from '../../engine/norms/formats.ts';
import type { Fitness, FormatFit } from '../../story/formats.ts';
import { columnPlaces, pagesNamed } from '../named-places.ts';
import { type CrossFormatEvaluationFindings, crossFormatEvaluationCard } from './card.ts';
import * as words from './words.ts';

const left = (label: string) => ({ label, align: 'left' as const });
const right = (label: string) => ({ label, align: 'right' as const });

const having = ({ criteria }: FormatFit, wanted: Fitness) => criteria.filter(({ fitness }) => fitness === wanted);
const pagesIn = ({ facts }: CrossFormatEvaluationFindings): number =>
  facts.find(({ id }) => id === 'pages')?.value ?? 0;

export function crossFormatEvaluationEntries(findings: CrossFormatEvaluationFindings): ReportEntry[] {
  const entries = [evaluation(findings), details(findings)];
  return crossFormatEvaluationCard.prompts.map((prompt, index) => ({ prompt, blocks: entries[index] ?? [] }));
}

function evaluation(findings: CrossFormatEvaluationFindings): Block[] {
  const { summary, formats, current, currentText, best, bestText, changes } = findings;
  const isEpisode = isOneEpisode(current, pagesIn(findings));
  const blocks: Block[] = [{ kind: 'prose', title: words.titles.summary, paragraphs: summary, basis: 'counted' }];
  if (formats.length === 0) return blocks;
  blocks.push(
    {
      kind: 'table',
      title: words.titles.formats,
      columns: words.columns.formats.map((label, index) => (index === 0 || index === 5 ? left(label) : right(label))),
      rows: [...formats]
        .sort((a, b) => b.fit - a.fit)
        .map((format) => [
          words.formatName(format.id, isEpisode && format.id === current) + (format.id === current ? words.asItIs : ''),
          format.fit,
          having(format, 'fits').length,
          having(format, 'near').length,
          having(format, 'far').length,
          having(format, 'far')
            .map(({ fact }) => words.factNames[fact].inSentence)
            .join(', ') || words.noneFar,
        ]),
      basis: 'counted',
    },
    { kind: 'prose', title: words.titles.reading, paragraphs: [currentText, words.meaning], basis: 'counted' },
  );
  const bestFit = formats.find(({ id }) => id === best)?.fit ?? 0;
  if (best) {
    blocks.push({
      kind: 'prose',
      title: words.bestTitle(best, bestFit),
      paragraphs: [words.livesBy(best), bestText],
      basis: 'counted',
    });
    if (changes.length > 0)
      blocks.push({
        kind: 'findings',
        title: words.changesTitle(best),
        items: changes.map(({ fact, text, todo, evidence }) => ({
          title: words.factNames[fact].label,
          bullets: [{ text, evidence }],
          advice: todo,
          severity: null,
        })),
        basis: 'counted',
      });
  }
  return blocks;
}

function details(findings: CrossFormatEvaluationFindings): Block[] {
  const { facts, formats, serial, episodesText, episodes, current } = findings;
  const blocks: Block[] = [];
  blocks.push({
    kind: 'prose',
    title: words.breakdownTitle(serial),
    paragraphs: episodes.length > 0 ? [episodesText, words.cutsNote] : [episodesText],
    basis: 'counted',
  });
  if (episodes.length > 0)
    blocks.push(
      {
        kind: 'table',
        title: words.titles.episodes,
        columns: words.columns.episodes.map((label, index) => (index === 3 ? right(label) : left(label))),
        rows: episodes.map(({ label, fromScene, toScene, fromPage, toPage, pages, who }) => [
          label,
          `${fromScene}-${toScene}`,
          `${fromPage}-${toPage}`,
          pages,
          who,
        ]),
        places: columnPlaces(
          2,
          episodes.map(({ fromPage, toPage }) => pagesNamed(`${fromPage}-${toPage}`)),
        ),
        basis: 'counted',
      },
      {
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
      },
    );
  if (facts.length > 0)
    blocks.push(
      {
        kind: 'facts',
        title: words.titles.facts,
        items: facts.map(({ id, printed, note, evidence }) => ({
          label: words.factNames[id].label,
          value: printed,
          note: note === '' ? null : note,
          evidence,
        })),
        basis: 'counted',
      },
      { kind: 'prose', title: words.titles.counting, paragraphs: [words.threadsNote], basis: 'counted' },
    );
  const table = formatsFor(current, pagesIn(findings));
  const isEpisode = isOneEpisode(current, pagesIn(findings));
  for (const format of formats) {
    const { wants } = table.find(({ id }) => id === format.id) ?? { wants: [] };
    const isCurrent = format.id === current;
    blocks.push({
      kind: 'table',
      title: words.criteriaTitle(format, isEpisode && isCurrent, isCurrent),
      columns: words.columns.criteria.map((label, index) => (index === 1 || index === 2 ? right(label) : left(label))),
      rows: wants.map((want, index) => [
        `${words.factNames[want.fact].label}${want.weight === 2 ? words.countsDouble : ''}`,
        facts.find(({ id }) => id === want.fact)?.printed ?? '',
        words.wantText(want),
        format.criteria[index]?.fitness ?? words.notCounted,
        want.source,
      ]),
      basis: 'counted',
    });
  }
  return blocks;
}
