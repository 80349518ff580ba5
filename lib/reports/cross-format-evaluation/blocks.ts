/** Lays the comparison out: verdict, formats side by side, the best alternate and its price; then every criterion, and the episodes. */
import type { Block } from '../../contract/blocks.ts';
import type { ReportEntry } from '../../contract/report.ts';
import { formatOf, formatsFor } from '../../engine/norms/formats.ts';
import { capitalised, decimal, numberWord } from '../../engine/wording.ts';
import { columnPlaces, pagesNamed } from '../named-places.ts';
import { type CrossFormatEvaluationFindings, crossFormatEvaluationCard, type FormatFit } from './card.ts';
import { factNames } from './fact-names.ts';
import { mostWhenLacking, wantText } from './fit.ts';

const left = (label: string) => ({ label, align: 'left' as const });
const right = (label: string) => ({ label, align: 'right' as const });

const meaning =
  'Fit is the weighted share of criteria that a count meets: one within a quarter of its bound counts half, what a format can’t do without counts double, and being far from it keeps the fit at 50 or below. It says how much of the script would go over as it stands, not whether anybody is looking for it.';
const threadsNote =
  'A thread is a group of people who talk mostly among themselves (Louvain grouping of the exchanges) and are the larger part of the speakers in at least two scenes. An ending with a pull is one on a question, a broken line, a stake, a threat or a move; read them before you trust them.';
const cutsNote =
  'Cuts fall between scenes only. Among all ways to cut, the one is taken that weighs even length against the pull of the last lines, by weights of our own. Titles are the person and the place that belong most to the episode.';

/** 'Five episodes of 21 to 25 pages, each to its last line' */
function episodesTitle(lengths: readonly number[]): string {
  const [shortest, longest] = [Math.min(...lengths), Math.max(...lengths)].map((pages) => decimal(pages));
  const span = shortest === longest ? shortest : `${shortest} to ${longest}`;
  return `${capitalised(numberWord(lengths.length))} episodes of ${span} pages, each to its last line`;
}

const title = (id: FormatFit['id']): string => formatOf(id).name;
const having = ({ criteria }: FormatFit, ...wanted: readonly string[]) =>
  criteria.filter(({ fitness }) => wanted.includes(fitness));

export function crossFormatEvaluationEntries(findings: CrossFormatEvaluationFindings): ReportEntry[] {
  const entries = [evaluation(findings), details(findings)];
  return crossFormatEvaluationCard.prompts.map((prompt, index) => ({ prompt, blocks: entries[index] ?? [] }));
}

function evaluation(findings: CrossFormatEvaluationFindings): Block[] {
  const { summary, formats, facts, current, currentText, best, bestText, changes } = findings;
  const table = formatsFor(current, facts.find(({ id }) => id === 'pages')?.value ?? 0);
  const blocks: Block[] = [{ kind: 'prose', title: 'In short', paragraphs: summary, basis: 'counted' }];
  if (formats.length === 0) return blocks;
  blocks.push(
    {
      kind: 'table',
      title: 'Formats at a glance',
      columns: [left('Format'), right('Fit'), right('Met'), right('Near'), right('Far'), left('Far off')],
      rows: [...formats]
        .sort((a, b) => b.fit - a.fit)
        .map((format) => [
          `${table.find(({ id }) => id === format.id)?.name ?? title(format.id)}${format.id === current ? ' (as it is)' : ''}`,
          format.fit,
          having(format, 'fits').length,
          having(format, 'near').length,
          having(format, 'far').length,
          having(format, 'far')
            .map(({ fact }) => factNames[fact].inSentence)
            .join(', ') || 'nothing',
        ]),
      basis: 'counted',
    },
    { kind: 'prose', title: 'How to read the fit', paragraphs: [currentText, meaning], basis: 'counted' },
  );
  const bestFit = formats.find(({ id }) => id === best)?.fit ?? 0;
  if (best) {
    blocks.push({
      kind: 'prose',
      title: `Best alternate format: ${title(best)}${bestFit <= mostWhenLacking ? ', and still far off' : ''}`,
      paragraphs: [`${capitalised(formatOf(best).inSentence)} lives by ${formatOf(best).livesBy}.`, bestText],
      basis: 'counted',
    });
    if (changes.length > 0)
      blocks.push({
        kind: 'findings',
        title: `What would have to change for ${formatOf(best).inSentence}`,
        items: changes.map(({ fact, text, todo, evidence }) => ({
          title: factNames[fact].label,
          bullets: [{ text, evidence }],
          advice: todo,
          severity: null,
        })),
        basis: 'counted',
      });
  }
  return blocks;
}

function details({ facts, formats, serial, episodesText, episodes, current }: CrossFormatEvaluationFindings): Block[] {
  const blocks: Block[] = [];
  blocks.push({
    kind: 'prose',
    title: serial ? `Episode breakdown: ${title(serial)}` : 'Episode breakdown',
    paragraphs: episodes.length > 0 ? [episodesText, cutsNote] : [episodesText],
    basis: 'counted',
  });
  if (episodes.length > 0)
    blocks.push(
      {
        kind: 'table',
        title: 'Episodes at a glance',
        columns: [left('Episode'), left('Scenes'), left('Pages'), right('Length'), left('Most heard')],
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
        title: episodesTitle(episodes.map(({ pages }) => pages)),
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
        title: 'What was counted',
        items: facts.map(({ id, printed, note, evidence }) => ({
          label: factNames[id].label,
          value: printed,
          note: note === '' ? null : note,
          evidence,
        })),
        basis: 'counted',
      },
      { kind: 'prose', title: 'How threads and endings were counted', paragraphs: [threadsNote], basis: 'counted' },
    );
  const table = formatsFor(current, facts.find(({ id }) => id === 'pages')?.value ?? 0);
  for (const format of formats) {
    const { wants, name } = table.find(({ id }) => id === format.id) ?? formatOf(format.id);
    blocks.push({
      kind: 'table',
      title: `${name}: ${format.fit} of 100${format.id === current ? ' (as it is)' : ''}`,
      columns: [left('Criterion'), right('This script'), right('Wanted'), left('Fit'), left('Yardstick')],
      rows: wants.map((want, index) => [
        `${factNames[want.fact].label}${want.weight === 2 ? ' (counts double)' : ''}`,
        facts.find(({ id }) => id === want.fact)?.printed ?? '',
        wantText(want),
        format.criteria[index]?.fitness ?? 'not counted',
        want.source,
      ]),
      basis: 'counted',
    });
  }
  return blocks;
}
