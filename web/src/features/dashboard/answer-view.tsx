/** The main content area of one menu item: its blocks, or the wait, the failure, the specified empty text. */
import { type ReactNode, useCallback } from 'react';
import type { Block } from '../../../../lib/contract/blocks.ts';
import { useAnswers, useStores } from '../../app/stores-context.tsx';
import { BlockView } from '../../blocks/block-view.tsx';
import { ChallengeContext } from '../../blocks/challenge-note.tsx';
import { keyed } from '../../blocks/keyed.ts';
import { Button } from '../../ui/button.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import type { AnswerPart } from './answer-parts.ts';
import { GeneratingAnalysis } from './generating-analysis.tsx';
import { type MenuItem, summaryEmpty, summaryQuestion } from './menu.ts';
import { OpinionOffer, OpinionPanel } from './opinion-panel.tsx';
import { ratingBlock } from './rating-block.ts';
import { selectBlocks } from './select-blocks.ts';
import { useAnswerParts } from './use-answer-parts.ts';

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
    const block = ratingBlock(part.detail, sub);
    return block ? [block] : [];
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

export function AnswerView(props: AnswerViewProps) {
  const { item, sub } = props;
  const questions = isSummary(sub) ? [summaryQuestion] : item.questions;
  const parts = useAnswerParts(questions);
  const retry = useAnswers((s) => s.retry);
  const blocks = parts.flatMap((part) => blocksOf(props, part).map((block) => ({ block, question: part.question })));
  const waiting = parts.some((part) => part.kind === 'waiting');
  const pending = parts.some((part) => part.kind === 'pending');
  const unasked = parts.flatMap((part) =>
    part.kind === 'ready' && part.detail.model_may_be_asked && !part.detail.opinion ? [part.question] : [],
  );
  const troubled = parts.filter((part) => part.kind === 'failed' || part.kind === 'error');
  const pendingLine = blocks.length > 0 ? 'Another part of this analysis is pending.' : 'This analysis is pending.';

  return (
    <div className="space-y-6">
      {troubled.map((part) => (
        <Trouble key={part.question} part={part} ratings={item.slug === 'frame-caliber-ratings'} />
      ))}
      {keyed(blocks, ({ block }) => `${block.kind} ${block.kind === 'score' ? block.name : block.title}`).map(
        ({ key, item: { block, question } }) => (
          <Challengeable key={key} question={question}>
            <BlockView block={block} />
          </Challengeable>
        ),
      )}
      {parts.map(
        (part) =>
          part.kind === 'ready' &&
          part.detail.opinion && (
            <Challengeable key={part.question} question={part.question}>
              <OpinionPanel
                opinion={part.detail.opinion}
                again={retry && part.detail.model_may_be_asked ? () => void retry(part.question) : null}
              />
            </Challengeable>
          ),
      )}
      {retry && unasked.length > 0 && (
        <OpinionOffer
          ask={() => {
            for (const question of unasked) void retry(question);
          }}
        />
      )}
      {waiting && blocks.length === 0 && <GeneratingAnalysis />}
      {waiting && blocks.length > 0 && (
        <p role="status" className="inline-flex items-center gap-2 text-ink-soft">
          <Spinner /> Generating Analysis
        </p>
      )}
      {blocks.length === 0 && !waiting && troubled.length === 0 && (
        <p role="status" className="text-lg">
          {isSummary(sub) ? summaryEmpty : item.empty}
        </p>
      )}
      {pending && !waiting && <p className="text-ink-soft">{pendingLine}</p>}
    </div>
  );
}
