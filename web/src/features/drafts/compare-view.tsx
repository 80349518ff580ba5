/** The dashboard's view of two drafts side by side: choose the other upload, read what changed. Suggests one of the same title, never a stranger. */
import { useId } from 'react';
import { useSearchParams } from 'react-router';
import type { Script } from '../../../../lib/contract/uploads.ts';
import { useLibrary, useUpload } from '../../app/stores-context.tsx';
import { Banner } from '../../ui/banner.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { inputClasses } from '../../ui/field.tsx';
import { formatInstant } from '../../ui/formats.ts';
import { Spinner } from '../../ui/spinner.tsx';
import { currentScript } from '../library/library-store.ts';
import { ComparisonReport } from './comparison-report.tsx';
import { DraftHistory } from './draft-history.tsx';
import { draftNumbers, newestDraft, type OtherDraft, otherDrafts, suggestedDraft } from './other-drafts.ts';
import { useComparison } from './use-comparison.ts';

/** What tells uploads apart first: a phone shows no more of a choice than its beginning. */
const describe = (script: Script, draft: number | undefined, title: string | null): string =>
  [draft === undefined ? null : `Draft ${draft}`, title, formatInstant(script.created_at), script.file_name]
    .filter(Boolean)
    .join(' · ');

function Waiting({ children }: { readonly children: string }) {
  return (
    <p role="status" className="inline-flex items-center gap-2 text-ink-soft">
      <Spinner /> {children}
    </p>
  );
}

function Compared({ scriptId, otherId }: { readonly scriptId: string; readonly otherId: string }) {
  const { comparison, error } = useComparison(scriptId, otherId);
  if (error) return <Banner tone="error">{error}</Banner>;
  if (!comparison) return <Waiting>The two drafts are being compared.</Waiting>;
  if (comparison.status === 'ready') return <ComparisonReport comparison={comparison} />;
  const unread = [comparison.older, comparison.newer].find(({ status }) => status !== 'ready');
  if (unread?.status === 'failed')
    return <Banner tone="error">{`${unread.file_name} could not be read, so there is nothing to compare.`}</Banner>;
  return (
    <Waiting>{`${unread?.file_name ?? 'A draft'} is still being read. The comparison follows by itself.`}</Waiting>
  );
}

function Chooser(props: {
  readonly script: Script;
  readonly others: readonly OtherDraft[];
  readonly numbers: ReadonlyMap<string, number>;
  readonly chosen: string | null;
  readonly onChoose: (scriptId: string) => void;
}) {
  const id = useId();
  return (
    <div className="mb-8 max-w-[72ch]">
      <p className="mb-3 text-ink-soft wrap-anywhere">
        This script: {describe(props.script, props.numbers.get(props.script.script_id), props.script.title)}
      </p>
      <label htmlFor={id} className="mb-1.5 block font-semibold">
        Compare with
      </label>
      <select
        id={id}
        className={inputClasses}
        value={props.chosen ?? ''}
        onChange={(event) => props.onChoose(event.target.value)}
      >
        {props.chosen === null && <option value="">Choose another upload</option>}
        {props.others.map(({ script, sameTitle, sameProject }) => (
          <option key={script.script_id} value={script.script_id}>
            {describe(
              script,
              sameProject ? props.numbers.get(script.script_id) : undefined,
              sameTitle ? 'Same title' : script.title,
            )}
          </option>
        ))}
      </select>
    </div>
  );
}

export function CompareView() {
  const [query, setQuery] = useSearchParams();
  const { scripts, error } = useLibrary((s) => s);
  const sentFromHere = useUpload((s) => s.data?.script_id ?? null);
  if (scripts === null)
    return error ? <Banner tone="error">{error}</Banner> : <Waiting>Your scripts are being listed.</Waiting>;
  const asked = query.get('script');
  const script = asked ? scripts.find(({ script_id }) => script_id === asked) : currentScript(scripts, sentFromHere);
  if (!script) return <p>There is no script to compare.</p>;
  const others = otherDrafts(scripts, script);
  if (others.length === 0)
    return (
      <div className="max-w-[72ch] space-y-4">
        <p className="text-lg">
          This is your only script so far. Upload another draft of it, and read here which scenes were added, cut, moved
          and rewritten, which findings are fixed, and whether a score really changed.
        </p>
        <ButtonLink to="/landing">Upload another draft</ButtonLink>
      </div>
    );
  const wanted = query.get('with');
  const known = others.some((one) => one.script.script_id === wanted) ? wanted : null;
  const chosen = known ?? suggestedDraft(others, script);
  const newest = newestDraft(scripts, script);
  return (
    <>
      <Chooser
        script={script}
        others={others}
        numbers={draftNumbers(scripts)}
        chosen={chosen}
        onChoose={(other) =>
          setQuery({ script: script.script_id, ...(other !== '' && { with: other }) }, { replace: true })
        }
      />
      {chosen !== null && <Compared scriptId={script.script_id} otherId={chosen} />}
      {newest !== null && <DraftHistory newestId={newest} />}
    </>
  );
}
