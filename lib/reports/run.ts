/** Answers one question about one screenplay: pure, synchronous, offline. Findings have to fit their own schema. */
import { AppError } from '../contract/errors.ts';
import type { Answer, ReportEntry } from '../contract/report.ts';
import type { ScriptDetails } from '../contract/uploads.ts';
import type { AnalysisInput, OtherDraft } from '../engine/analysis-input.ts';
import { type Derived, derive } from '../engine/derive.ts';
import { formatOf } from '../engine/script-format.ts';
import { countStory } from '../engine/story/count-story.ts';
import type { Screenplay } from '../screenplay/model.ts';
import type { Story, StoryPart } from '../story/story-graph.ts';
import { questions } from './registry.ts';

/** One list for all, so that the graph knows it again. */
const noDrafts: readonly OtherDraft[] = [];

/** Shared facts are computed once a screenplay object, however many questions are asked of it. */
const derivedOf = new WeakMap<Screenplay, Derived>();

/**
 * The answer to question `number`. The same input always gives the same answer. Throws AppError 'unknown_question' for a number
 * without an analysis, and lets a failure of the analysis itself through: the caller makes it a failed answer.
 */
export function runQuestion(
  number: number,
  input: { screenplay: Screenplay; details: ScriptDetails; otherDrafts?: readonly OtherDraft[] },
): Answer {
  const question = questions.find(({ card }) => card.number === number);
  if (!question) throw new AppError('unknown_question', `There is no question ${number}.`);
  const data = question.data.parse(question.view(countParts(question.parts, input)));
  return { question: number, structured_data: data, entries: withIds(question.card.id, question.entries(data)) };
}

/** Parts of the story graph that counting fills, for a report or for whoever reads the script. */
export function countParts<Part extends StoryPart>(
  parts: readonly Part[],
  input: { screenplay: Screenplay; details: ScriptDetails; otherDrafts?: readonly OtherDraft[] },
): { readonly [Each in Part]: Story[Each] } {
  const known = derivedOf.get(input.screenplay) ?? derive(input.screenplay);
  derivedOf.set(input.screenplay, known);
  const format = formatOf(input.screenplay, input.details);
  const asKnown = format.format === known.format.format && format.from === known.format.from;
  const derived = asKnown ? known : { ...known, format };
  const asked: AnalysisInput = { otherDrafts: noDrafts, ...input, derived };
  return countStory(asked, parts);
}

/** Every finding can be asked for by an id: one that the graph does not hold is known by its place in the report. */
function withIds(report: string, entries: readonly ReportEntry[]): ReportEntry[] {
  let count = 0;
  return entries.map((entry) => ({
    ...entry,
    blocks: entry.blocks.map((block) =>
      block.kind !== 'findings'
        ? block
        : {
            ...block,
            items: block.items.map((item) => {
              count += 1;
              return { ...item, id: item.id ?? `${report}.${count}` };
            }),
          },
    ),
  }));
}
