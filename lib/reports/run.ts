/** Answers one question about one screenplay: pure, synchronous, offline. Findings have to fit their own schema. */

import { type Corrections, noCorrections } from '../contract/corrections.ts';
import { AppError } from '../contract/errors.ts';
import type { Answer, ReportEntry } from '../contract/report.ts';
import type { ScriptDetails } from '../contract/uploads.ts';
import type { AnalysisInput, OtherDraft } from '../engine/analysis-input.ts';
import { type Derived, derive } from '../engine/derive.ts';
import { identities } from '../engine/people/character-edits.ts';
import { leadOf } from '../engine/people/lead.ts';
import { formatOf } from '../engine/script-format.ts';
import { countStory } from '../engine/story/count-story.ts';
import type { Screenplay } from '../screenplay/model.ts';
import type { Story, StoryPart } from '../story/story-graph.ts';
import { lengthOf } from './length.ts';
import { questions } from './registry.ts';

/** One list for all, so that the graph knows it again. */
const noDrafts: readonly OtherDraft[] = [];

/** What a question is asked of. `screenplay` has the aliases of `corrections` already. */
export interface QuestionInput {
  readonly screenplay: Screenplay;
  readonly details: ScriptDetails;
  readonly corrections?: Corrections;
  readonly otherDrafts?: readonly OtherDraft[];
}

/** Shared facts are computed once a screenplay object, however many questions are asked of it. */
const derivedOf = new WeakMap<Screenplay, Derived>();
/** The facts of a script whose format or lead the writer says, as they were asked for last. */
const toldOf = new WeakMap<Derived, Derived>();

const sameFormat = (a: Derived['format'], b: Derived['format']): boolean => a.format === b.format && a.from === b.from;

/** The shared facts with the format and the lead that the writer says; the same object for the same ones, so that fifteen reports count each part once. */
function derivedFor(screenplay: Screenplay, details: ScriptDetails, corrections: Corrections): Derived {
  const known = derivedOf.get(screenplay) ?? derive(screenplay);
  derivedOf.set(screenplay, known);
  const format = formatOf(screenplay, details, corrections.format);
  const { protagonist, aliases } = corrections;
  const chosen = protagonist === null ? null : identities(aliases)(protagonist);
  const lead = chosen === null ? known.lead : leadOf(known.characters, known.actions, chosen);
  const isAs = (one: Derived): boolean => sameFormat(one.format, format) && one.lead?.character === lead?.character;
  if (isAs(known)) return known;
  const last = toldOf.get(known);
  if (last && isAs(last)) return last;
  const told = { ...known, format, lead };
  toldOf.set(known, told);
  return told;
}

/**
 * The answer to question `number`. The same input always gives the same answer. Throws AppError 'unknown_question' for a number
 * without an analysis, and lets a failure of the analysis itself through: the caller makes it a failed answer.
 */
export function runQuestion(number: number, input: QuestionInput): Answer {
  const question = questions.find(({ card }) => card.number === number);
  if (!question) throw new AppError('unknown_question', `There is no question ${number}.`);
  const data = question.data.parse(question.view(countParts(question.parts, input)));
  const entries = question.entries(data, lengthOf(input.screenplay));
  return { question: number, structured_data: data, entries: withIds(question.card.id, entries) };
}

/** Parts of the story graph that counting fills, for a report or for whoever reads the script. */
export function countParts<Part extends StoryPart>(
  parts: readonly Part[],
  input: QuestionInput,
): { readonly [Each in Part]: Story[Each] } {
  const corrections = input.corrections ?? noCorrections;
  const derived = derivedFor(input.screenplay, input.details, corrections);
  const asked: AnalysisInput = { otherDrafts: noDrafts, ...input, corrections, derived };
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
