/** Lays the advice out: the genre and how sure it is, advice cards, what is met, the proportions, the trend cards. */
import type { Block } from '../../contract/blocks.ts';
import type { ReportEntry } from '../../contract/report.ts';
import { type GenreAdvice, type GenreSpecificAdviceFindings, genreSpecificAdviceCard } from './card.ts';
import { conventionWords } from './words/convention-words.ts';
import { proportionLabels } from './words/kind-words.ts';
import { trendNote, trendText } from './words/trend-words.ts';
import * as words from './words/words.ts';

export function genreSpecificAdviceEntries(findings: GenreSpecificAdviceFindings): ReportEntry[] {
  const { reading, genres, summary } = findings;
  const blocks: Block[] = [
    {
      kind: 'prose',
      title: words.titles.summary,
      paragraphs: genres.some(({ advice }) => advice.length > 0) ? [...summary, words.meaning] : summary,
      basis: 'counted',
    },
  ];
  if (genres.length > 0)
    blocks.push(
      {
        kind: 'facts',
        title: words.titles.genre,
        items: [
          {
            label: words.genreLabel,
            value: words.genresNamed(genres.map(({ name }) => name)),
            note: reading.text,
            evidence: reading.evidence,
          },
        ],
        basis: 'counted',
      },
      ...genres.flatMap(genreBlocks),
      { kind: 'prose', title: words.titles.figures, paragraphs: [trendNote], basis: 'counted' },
    );
  return genreSpecificAdviceCard.prompts.map((prompt) => ({ prompt, blocks }));
}

function genreBlocks(genre: GenreAdvice): Block[] {
  const { name, advice, met, uncounted, trends, proportions, scripts } = genre;
  const blocks: Block[] = [];
  if (advice.length > 0)
    blocks.push({
      kind: 'cards',
      title: words.adviceTitle(name),
      cards: advice.map(({ convention, size, text, todo, evidence }) => ({
        title: conventionWords[convention].name,
        subtitle: size,
        text,
        groups: [
          { label: words.groups.todo, items: [{ text: todo, evidence }] },
          { label: words.groups.why, items: [{ text: conventionWords[convention].why, evidence: [] }] },
        ],
      })),
      basis: 'counted',
    });
  if (met.length > 0)
    blocks.push({
      kind: 'facts',
      title: words.metTitle(name),
      items: met.map(({ convention, text, evidence }) => ({
        label: conventionWords[convention].name,
        value: text,
        note: null,
        evidence,
      })),
      basis: 'counted',
    });
  if (uncounted.length > 0)
    blocks.push({
      kind: 'prose',
      title: null,
      paragraphs: [words.uncountedText(uncounted)],
      basis: 'counted',
    });
  if (proportions.length > 0)
    blocks.push({
      kind: 'table',
      title: words.proportionsTitle(name, scripts),
      columns: words.proportionColumns.map((label, index) => ({
        label,
        align: index === 0 ? 'left' : 'right',
      })),
      rows: proportions.map(({ id, value, low, middle, high, all }) => [
        proportionLabels[id],
        value,
        low,
        middle,
        high,
        all,
      ]),
      basis: 'counted',
    });
  blocks.push({
    kind: 'cards',
    title: words.trendsTitle(name),
    cards: trends.map(({ id, points }) => ({
      ...trendText(genre.id, id),
      groups: points.length > 0 ? [{ label: words.groups.script, items: points }] : [],
    })),
    basis: 'counted',
  });
  return blocks;
}
