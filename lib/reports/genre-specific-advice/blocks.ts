/** Lays the advice out: the genre and how sure it is, advice cards, what is met, the proportions, the trend cards. */
import type { Block } from '../../contract/blocks.ts';
import type { ReportEntry } from '../../contract/report.ts';
import { type GenreAdvice, type GenreSpecificAdviceFindings, genreSpecificAdviceCard } from './card.ts';
import { conventionById } from './conventions-by-genre.ts';
import { proportions as proportionReaders } from './measured-readings.ts';
import { trendNote, trendText } from './trends.ts';

const meaning =
  'A genre is a promise to a reader. Each card below names one thing that readers of the genre look for, what was counted here, and one place to begin. The expectations are ours unless a figure is named; a script that breaks one on purpose is right to ignore its card.';

export function genreSpecificAdviceEntries(findings: GenreSpecificAdviceFindings): ReportEntry[] {
  const { reading, genres, summary } = findings;
  const blocks: Block[] = [
    {
      kind: 'prose',
      title: 'In short',
      paragraphs: genres.some(({ advice }) => advice.length > 0) ? [...summary, meaning] : summary,
      basis: 'counted',
    },
  ];
  if (genres.length > 0)
    blocks.push(
      {
        kind: 'facts',
        title: 'Which genre this is written for',
        items: [
          {
            label: 'Genre',
            value: genres.map(({ name }) => name).join(' and '),
            note: reading.text,
            evidence: reading.evidence,
          },
        ],
        basis: 'counted',
      },
      ...genres.flatMap(genreBlocks),
      { kind: 'prose', title: 'Where the figures come from', paragraphs: [trendNote], basis: 'counted' },
    );
  return genreSpecificAdviceCard.prompts.map((prompt) => ({ prompt, blocks }));
}

const nameOf = (id: string): string => conventionById(id)?.name ?? id;

function genreBlocks(genre: GenreAdvice): Block[] {
  const { name, advice, met, uncounted, trends, proportions, scripts } = genre;
  const blocks: Block[] = [];
  if (advice.length > 0)
    blocks.push({
      kind: 'cards',
      title: `Advice for ${name}`,
      cards: advice.map(({ convention, size, text, todo, evidence }) => ({
        title: nameOf(convention),
        subtitle: size,
        text,
        groups: [
          { label: 'Do this', items: [{ text: todo, evidence }] },
          { label: 'Why readers look for it', items: [{ text: conventionById(convention)?.why ?? '', evidence: [] }] },
        ],
      })),
      basis: 'counted',
    });
  if (met.length > 0)
    blocks.push({
      kind: 'facts',
      title: `What ${name} looks for and finds here`,
      items: met.map(({ convention, text, evidence }) => ({
        label: nameOf(convention),
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
      paragraphs: [`Not counted, because the script gives too little to go by: ${uncounted.map(nameOf).join(' · ')}.`],
      basis: 'counted',
    });
  if (proportions.length > 0)
    blocks.push({
      kind: 'table',
      title: `Proportions beside ${scripts} produced scripts: ${name}`,
      columns: ['', 'This script', 'Lower quarter', 'Middle', 'Upper quarter', 'All 936 scripts'].map(
        (label, index) => ({
          label,
          align: index === 0 ? 'left' : 'right',
        }),
      ),
      rows: proportions.map(({ id, value, low, middle, high, all }) => [
        proportionReaders[id].label,
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
    title: `Trends in ${name}`,
    cards: trends.map(({ id, points }) => ({
      ...trendText(genre.id, id),
      groups: points.length > 0 ? [{ label: 'This script', items: points }] : [],
    })),
    basis: 'counted',
  });
  return blocks;
}
