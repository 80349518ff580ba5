/** The main content area of one menu item: its blocks, what was counted folded under what was read; or the wait, the failure, the specified empty text. */
import { type ReactNode, useCallback } from 'react';
import type { Block } from '../../../../lib/contract/blocks.ts';
import { useAnswers, useStores } from '../../app/stores-context.tsx';
import { BesideReading } from '../../blocks/beside-reading.ts';
import { BlockView } from '../../blocks/block-view.tsx';
import { ChallengeContext } from '../../blocks/challenge-note.tsx';
import { CountedFold } from '../../blocks/counted-fold.tsx';
import { keyed } from '../../blocks/keyed.ts';
import { MethodLink } from '../../blocks/method-link.tsx';
import { holdsReading, isProvenance, withOneFoot } from '../../blocks/split-reading.ts';
import { Button } from '../../ui/button.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import type { AnswerPart } from './answer-parts.ts';
import { GeneratingAnalysis } from './generating-analysis.tsx';
import { type MenuItem, summaryEmpty, summaryQuestion } from './menu.ts';
import { ratingBlocks } from './rating-block.ts';
import { ReadingNote, ReadingOffer } from './reading-note.tsx';
import { countedOf, selectBlocks } from './select-blocks.ts';
import { useAnswerParts } from './use-answer-parts.ts';
import { useAwaitsWhole } from './use-whole.ts';

export interface AnswerViewProps {
  readonly item: MenuItem;
  /** The chosen sub-item; null shows the whole. */
  readonly sub: string | null;
  readonly otherSubs: readonly string[];
}

const isSummary = (sub: string | null): boolean => sub === 'summary-snapshot';

function blocksOf({ item, sub, otherSubs }: AnswerViewProps, part: AnswerPart): Block[] {
  if (part.kind !== 'ready') return [];
  if (item.slug === 'frame-caliber-ratings' && sub !== null) {
    const blocks = ratingBlocks(part.detail, sub);
    const foot = part.detail.entries.flatMap(({ blocks }) => blocks.filter(isProvenance));
    return blocks.length > 0 ? [...blocks, ...foot] : [];
  }
  return selectBlocks(item, sub, part.detail, otherSubs);
}

function Trouble({ part, ratings }: { readonly part: AnswerPart; readonly ratings: boolean }) {
  const { answers } = useStores();
  if (part.kind !== 'failed' && part.kind !== 'error') return null;
  const { retry } = answers.getState();
  const again = (): void => {
    if (part.kind === 'failed') void retry?.(part.question);
    else void answers.getState().open(part.question);
  };
  return (
    <div
      role="alert"
      className="flex flex-wrap items-center gap-4 rounded-lg border-l-4 border-bad bg-bad-wash px-4 py-3"
    >
      <p className="min-w-0 flex-1 font-medium text-bad">{ratings ? `Error: ${part.message}` : part.message}</p>
      {(part.kind === 'error' || retry) && (
        <Button look="quiet" onClick={again}>
          Try again
        </Button>
      )}
    </div>
  );
}

/** The notes inside can be challenged: they belong to this question's report. */
function Challengeable({ question, children }: { readonly question: number; readonly children: ReactNode }) {
  const ask = useAnswers((s) => s.challenge);
  const challenge = useCallback((finding: string) => ask?.(question, finding) ?? Promise.reject(), [ask, question]);
  return <ChallengeContext value={ask && challenge}>{children}</ChallengeContext>;
}

interface Shown {
  readonly block: Block;
  readonly question: number;
  /** It stands under a reading. */
  readonly counted: boolean;
}

const shownOf = (props: AnswerViewProps, part: AnswerPart): Shown[] => {
  if (part.kind !== 'ready') return [];
  const counted = countedOf(part.detail);
  return blocksOf(props, part).map((block) => ({ block, question: part.question, counted: counted.has(block) }));
};

const drawn = (shown: readonly Shown[]) =>
  keyed(shown, ({ block }) => `${block.kind} ${block.kind === 'score' ? block.name : block.title}`).map(
    ({ key, item: { block, question } }) => (
      <Challengeable key={key} question={question}>
        <BlockView block={block} />
      </Challengeable>
    ),
  );

/** Who asked for a part of what was counted sees it at once. */
function Blocks({ shown }: { readonly shown: readonly Shown[] }) {
  const read = shown.filter(({ counted }) => !counted);
  const counted = shown.filter((each) => each.counted);
  if (read.length === 0) return <>{drawn(shown)}</>;
  return (
    <>
      {drawn(withOneFoot(read, ({ block }) => block))}
      {counted.length > 0 && <CountedFold folds>{drawn(counted)}</CountedFold>}
    </>
  );
}

/** Questions on which the model may be asked: those it was never asked, and those whose reading is missing. */
function askableOf(parts: readonly AnswerPart[]): { readonly unasked: number[]; readonly missing: number[] } {
  const askable = parts.flatMap((part) => (part.kind === 'ready' && part.detail.model_may_be_asked ? [part] : []));
  return {
    unasked: askable.filter(({ detail }) => detail.reading === undefined).map(({ question }) => question),
    missing: askable.filter(({ detail }) => detail.reading?.kind === 'missing').map(({ question }) => question),
  };
}

export function AnswerView(props: AnswerViewProps) {
  const { item, sub } = props;
  const questions = isSummary(sub) ? [summaryQuestion] : item.questions;
  const parts = useAnswerParts(questions);
  // What is there already but on its way from the server comes at once: nothing moves under who has begun to read.
  const awaited = useAwaitsWhole(parts.some((part) => part.kind === 'waiting' && part.made));
  const retry = useAnswers((s) => s.retry);
  const shown = parts.flatMap((part) => shownOf(props, part));
  const waiting = parts.some((part) => part.kind === 'waiting');
  const pending = parts.some((part) => part.kind === 'pending');
  const readings = parts.flatMap((part) => (part.kind === 'ready' && part.detail.reading ? [part.detail.reading] : []));
  // Of a sub-item that was counted alone, too, where another was read.
  const isRead = parts.some(
    (part) => part.kind === 'ready' && part.detail.entries.some(({ blocks }) => holdsReading(blocks)),
  );
  const { unasked, missing } = askableOf(parts);
  const asking = (wanted: readonly number[]) =>
    retry === null || wanted.length === 0
      ? null
      : () => {
          for (const question of wanted) void retry(question);
        };
  const [askFirst, askAgain] = [asking(unasked), asking(missing)];
  const troubled = parts.filter((part) => part.kind === 'failed' || part.kind === 'error');
  if (awaited) return <GeneratingAnalysis />;
  const pendingLine = shown.length > 0 ? 'Another part of this analysis is pending.' : 'This analysis is pending.';

  return (
    <div className="space-y-6">
      {troubled.map((part) => (
        <Trouble key={part.question} part={part} ratings={item.slug === 'frame-caliber-ratings'} />
      ))}
      <ReadingNote readings={readings} ask={askAgain} />
      <BesideReading value={isRead}>
        <Blocks key={sub ?? 'all'} shown={shown} />
      </BesideReading>
      {askFirst && <ReadingOffer ask={askFirst} />}
      {waiting && shown.length === 0 && <GeneratingAnalysis />}
      {waiting && shown.length > 0 && (
        <p role="status" className="inline-flex items-center gap-2 text-ink-soft">
          <Spinner /> Generating Analysis
        </p>
      )}
      {shown.length === 0 && !waiting && troubled.length === 0 && (
        <>
          <p role="status" className="text-lg">
            {isSummary(sub) ? summaryEmpty : item.empty}
          </p>
          {/* Of a report that has nothing for this sub-item, the rest says why: one speaker has no map. */}
          {sub !== null && <Blocks key="why" shown={parts.flatMap((part) => shownOf({ ...props, sub: null }, part))} />}
        </>
      )}
      {pending && !waiting && <p className="text-ink-soft">{pendingLine}</p>}
      {shown.length > 0 && <MethodLink />}
    </div>
  );
}
