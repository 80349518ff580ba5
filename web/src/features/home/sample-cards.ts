/** Which parts of the sample analysis the home page shows: its enjoyment score, its first strength, its first weakness, and the script on one strip as a picture. Adds no word. */
import * as z from 'zod';
import { type Block, basis, scoreRow } from '../../../../lib/contract/blocks.ts';
import { evidence } from '../../../../lib/contract/evidence.ts';
import type { SampleReport } from '../sample/sample-report.ts';
import { type Poster, posterOf } from '../spine/poster.ts';

const finding = z.object({ title: z.string(), text: z.string(), evidence, basis });
/** `outcome` is what to do about a weakness, and what stands on a strength, which its reader may leave unsaid. */
const strength = finding.extend({ outcome: z.string().nullable() });
const weakness = finding.extend({ outcome: z.string() });

export const sampleCards = z.object({
  title: z.string().min(1),
  pageCount: z.number().int().positive(),
  enjoyment: scoreRow.extend({ basis }),
  strength,
  weakness,
  /** Of the picture that lies beside the page, in pixels. */
  strip: z.object({ width: z.number().positive(), height: z.number().positive() }),
});
export type SampleCards = z.infer<typeof sampleCards>;

const blocksOf = (report: SampleReport, question: number, word = ''): Block[] =>
  report.answers
    .filter((answer) => answer.question === question)
    .flatMap(({ entries }) => entries.filter(({ prompt }) => prompt.includes(word)).flatMap(({ blocks }) => blocks));

/** The first finding that quotes the script: its advice, else what it says beside the passage. */
function firstFinding(blocks: readonly Block[]): unknown {
  const items = blocks.flatMap((block) =>
    block.kind === 'findings' ? block.items.map((item) => ({ ...item, basis: block.basis })) : [],
  );
  for (const { title, advice, bullets, basis } of items) {
    const quoted = bullets.find((bullet) => bullet.evidence.length > 0);
    const outcome = advice ?? bullets.findLast((bullet) => bullet !== quoted)?.text ?? null;
    if (quoted) return { title, text: quoted.text, evidence: quoted.evidence[0], outcome, basis };
  }
  return undefined;
}

const titleIn = (report: SampleReport): string | undefined =>
  blocksOf(report, 4)
    .flatMap((block) => (block.kind === 'facts' ? block.items : []))
    .find(({ id }) => id === 'title')?.value;

/** The poster that everybody can save of a script, of the sample. @throws Error where the analysis has no strip: the build fails rather than show no picture. */
export function sampleStripOf(report: SampleReport): Poster {
  const title = titleIn(report);
  const { spine } = report.overview;
  if (title === undefined || spine === undefined) throw new Error('The sample has no strip to show.');
  return posterOf(spine, title);
}

/** @throws ZodError when the analysis lacks one of the parts: the build fails rather than show an empty card. */
export function sampleCardsOf(report: SampleReport): SampleCards {
  const { width, height } = sampleStripOf(report);
  const ratings = blocksOf(report, 2).flatMap((block) =>
    block.kind === 'score_table' ? block.rows.map((row) => ({ ...row, basis: block.basis })) : [],
  );
  return sampleCards.parse({
    title: titleIn(report),
    pageCount: blocksOf(report, 13).flatMap((block) => (block.kind === 'timeline' ? [block.pageCount] : []))[0],
    enjoyment: ratings.find(({ name }) => name === 'Enjoyment'),
    strength: firstFinding(blocksOf(report, 3, 'Strengths')),
    weakness: firstFinding(blocksOf(report, 3, 'Weaknesses')),
    strip: { width, height },
  });
}
