/**
 * Checks a finding of a report again: its quotes are looked up anew and shown in their place, and a model, where one is configured, confirms,
 * amends or withdraws it. Refuses findings that are not in the report; the stored report stays as it is.
 */

import type { ChallengeOutcome } from '../../lib/contract/challenge.ts';
import { AppError } from '../../lib/contract/errors.ts';
import type { Evidence } from '../../lib/contract/evidence.ts';
import type { CheckedFinding } from '../../lib/contract/model.ts';
import type { Answer } from '../../lib/contract/report.ts';
import { placeInPiece, type ScriptPiece, scriptPieces, seenOf } from '../../lib/model/script-lines.ts';
import { challengeQuestion } from '../../lib/reports/challenge-prompt.ts';
import type { Screenplay } from '../../lib/screenplay/model.ts';
import type { AnswerItems } from '../adapters/answer-items.ts';
import type { UploadsBucket } from '../adapters/uploads-bucket.ts';
import { noScript } from './find-question.ts';
import { type FindScriptDeps, findScriptOrLatest } from './find-script.ts';
import { type GivenReadingDeps, givenReading, openAnswer } from './given-reading.ts';
import type { RequirePlanDeps } from './require-plan.ts';
import { requireReport } from './require-report.ts';
import { storedScreenplay } from './stored-screenplay.ts';

export interface RecheckInput {
  readonly scriptId: string;
  readonly screenplay: Screenplay;
  readonly question: ReturnType<typeof challengeQuestion>;
}
export interface ChallengeFindingDeps extends RequirePlanDeps, FindScriptDeps, GivenReadingDeps {
  readonly answers: Pick<AnswerItems, 'get'>;
  readonly bucket: Pick<UploadsBucket, 'read'>;
  /** A model's second look; null where none is configured. */
  readonly recheck: ((input: RecheckInput) => Promise<CheckedFinding>) | null;
}

const notThere = (): AppError =>
  new AppError('not_found', 'This note is no longer in the report. Load the report again to see what it says now.');

/** The finding of this id, counted or read; null when there is none. */
function findingOf({ entries }: Answer, id: string): { title: string; evidence: Evidence[] } | null {
  for (const block of entries.flatMap(({ blocks }) => blocks)) {
    const item = block.kind === 'findings' && block.items.find((each) => each.id === id);
    if (item) return { title: item.title, evidence: item.bullets.flatMap(({ evidence }) => evidence) };
  }
  return null;
}

/** Text around a quote that is long is cut to about this many characters. */
const shown = 300;
const clip = (piece: ScriptPiece | undefined): string | null => piece?.text.slice(0, shown) ?? null;

function lookAgain(pieces: readonly ScriptPiece[], { scene, page, line, quote }: Evidence) {
  const placeIn = (piece: ScriptPiece) => {
    const offset = piece.text.indexOf(seenOf(quote));
    return offset < 0 ? null : placeInPiece(piece, offset);
  };
  const places = pieces.map(placeIn);
  const here = places.findIndex((place) => place?.page === page && place.line === line);
  const at = here >= 0 ? here : places.findIndex((place) => place?.page === page);
  const around = at < 0 ? { before: null, after: null } : { before: clip(pieces[at - 1]), after: clip(pieces[at + 1]) };
  return { scene, page, line, quote, found: at >= 0, ...around };
}

type Looked = ReturnType<typeof lookAgain>;

function shownMessage(evidence: readonly Looked[]): string {
  if (evidence.length === 0)
    return 'This note names no passage of the script, so there is nothing to look up: take it as a judgement.';
  const there = evidence.filter(({ found }) => found).length;
  const quotes =
    evidence.length === 1
      ? 'The quote'
      : there === evidence.length
        ? `All ${there} quotes`
        : `${there} of ${evidence.length} quotes`;
  if (there === 0) return 'None of its quotes is found on the page it names. Take this note as unsupported.';
  const stand = evidence.length === 1 || (there === 1 && evidence.length > 1) ? 'stands' : 'stand';
  return `${quotes} ${stand} in the script word for word, where the note says. Here ${evidence.length === 1 ? 'it is' : 'they are'} again, with what stands before and after.`;
}

const verdictPattern = /^\W*(CONFIRMED|AMENDED|WITHDRAWN)\W+(.+)$/is;
const outcomes = { CONFIRMED: 'confirmed', AMENDED: 'amended', WITHDRAWN: 'withdrawn' } as const;

/** What the model made of it; the evidence shown again stands in for a model that gave no clear answer. */
function judged(opinion: CheckedFinding, pieces: readonly ScriptPiece[], again: Omit<ChallengeOutcome, 'finding'>) {
  if (opinion.kind === 'missing') return { ...again, message: `${opinion.message} ${again.message}` };
  const [, word = '', message = ''] = verdictPattern.exec(opinion.verdict ?? '') ?? [];
  const outcome = outcomes[word.toUpperCase() as keyof typeof outcomes];
  if (outcome === undefined) return again;
  const found = opinion.claims.flatMap(({ evidence }) => (evidence === null ? [] : [lookAgain(pieces, evidence)]));
  const isNew = ({ quote }: Looked): boolean => !again.evidence.some((old) => old.quote === quote);
  return { outcome, by: opinion.model, message: message.trim(), evidence: [...again.evidence, ...found.filter(isNew)] };
}

/** As get-answer; not_found also for a finding that the report does not hold. */
export const challengeFinding = async (
  deps: ChallengeFindingDeps,
  input: { userId: string; n: string; scriptId: string | undefined; finding: string },
): Promise<ChallengeOutcome> => {
  const { card, plan } = await requireReport(deps, input);
  const script = await findScriptOrLatest(deps, input.userId, input.scriptId);
  if (script === null) throw noScript();
  const { finding } = input;
  const item = await deps.answers.get(script.script_id, card.number);
  const reading = await givenReading(deps, script);
  const shown = { plan, pageCount: script.page_count ?? 0 };
  const found = item?.result ? findingOf(openAnswer(item.result, reading, shown), finding) : null;
  if (found === null) throw notThere();

  const read = await storedScreenplay(deps, script);
  const pieces = scriptPieces(read);
  const looked = found.evidence.map((place) => lookAgain(pieces, place));
  const again = { outcome: 'shown', by: null, message: shownMessage(looked), evidence: looked } as const;
  if (deps.recheck === null) return { finding, ...again };
  const quotes = looked.map(({ page, quote }) => `p. ${page}: ${quote}`).join('\n');
  const asked = { scriptId: script.script_id, screenplay: read, question: challengeQuestion(found.title, quotes) };
  return { finding, ...judged(await deps.recheck(asked), pieces, { ...again, evidence: looked }) };
};
