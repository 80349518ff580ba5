/** A comparison that is there, from its summary to its scores. What is still being made, or failed, is said where it would stand. */
import { type ReactNode, useMemo } from 'react';
import type { ReadComparison } from '../../../../lib/contract/comparison.ts';
import { useAnswers, useStores } from '../../app/stores-context.tsx';
import { BasisLabel } from '../../blocks/basis-label.tsx';
import { ComparedFindings } from './compared-findings.tsx';
import { CastList, FactsTable, ScoresTable } from './comparison-tables.tsx';
import { SceneList } from './scene-list.tsx';
import { ShownDraft } from './shown-draft.tsx';
import { DraftPagesContext, loadDraftPages } from './use-draft-pages.ts';

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section>
      <h2 className="mb-4 text-2xl">{title}</h2>
      {children}
    </section>
  );
}

/** 'FRAME Ratings of the newer draft is still being made.' for each report of `questions` that is not there. */
export function missingSentences({ reports }: Pick<ReadComparison, 'reports'>, questions: readonly number[]): string[] {
  return reports
    .filter(({ question }) => questions.includes(question))
    .flatMap(({ title, older, newer }) => {
      if (older === null && newer === null) return [`${title}: your plan does not include this report.`];
      return [['older', older] as const, ['newer', newer] as const].flatMap(([draft, status]) => {
        if (status === 'failed') return [`${title} of the ${draft} draft could not be made, so it is left out here.`];
        return status === 'succeeded' ? [] : [`${title} of the ${draft} draft is still being made.`];
      });
    });
}

function Missing(props: { readonly comparison: ReadComparison; readonly questions: readonly number[] }) {
  const sentences = missingSentences(props.comparison, props.questions);
  if (sentences.length === 0) return null;
  return (
    <div role="status" className="mb-4 border-l-4 border-brass bg-brass-wash px-4 py-2">
      <ul>
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </div>
  );
}

export function ComparisonReport({ comparison }: { readonly comparison: ReadComparison }) {
  const { reports, findings, older, newer } = comparison;
  const { api } = useStores();
  const [olderId, newerId] = [older.script_id, newer.script_id];
  const loadPages = useMemo(() => loadDraftPages(api, olderId, newerId), [api, olderId, newerId]);
  const shown = useAnswers((s) => s.scriptId);
  const draft = shown === newer.script_id ? 'newer' : shown === older.script_id ? 'older' : null;
  const isThere = (question: number): boolean =>
    reports.some((one) => one.question === question && one.older === 'succeeded' && one.newer === 'succeeded');
  return (
    <ShownDraft draft={draft} older={olderId} newer={newerId}>
      <div className="space-y-10">
        <p className="max-w-[72ch] text-lg">
          {comparison.summary} <BasisLabel basis="counted" />
        </p>
        <Part title="Scenes">
          <DraftPagesContext value={loadPages}>
            <SceneList changes={comparison.scenes} />
          </DraftPagesContext>
        </Part>
        <Part title="Cast and length">
          <div className="space-y-5">
            <CastList cast={comparison.cast} />
            <FactsTable facts={comparison.facts} />
          </div>
        </Part>
        <Part title="Findings">
          <Missing comparison={comparison} questions={[3, 9]} />
          {(isThere(3) || isThere(9)) && <ComparedFindings findings={findings} newer={newer} />}
        </Part>
        <Part title="Scores">
          <Missing comparison={comparison} questions={[1, 2]} />
          {comparison.scores.length > 0 && <ScoresTable scores={comparison.scores} />}
        </Part>
      </div>
    </ShownDraft>
  );
}
