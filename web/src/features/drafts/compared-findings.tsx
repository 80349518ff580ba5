/** Findings of two drafts as three lists: not found again, new, still there; each with its places in the draft it stands in. */
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { ComparedFinding, ReadComparison } from '../../../../lib/contract/comparison.ts';
import { EvidenceList } from '../../blocks/evidence.tsx';
import { keyed } from '../../blocks/keyed.ts';
import { PageLinks } from '../../blocks/named-places.tsx';
import { FromDraft } from './shown-draft.tsx';

const severityWords = { major: 'Major', minor: 'Minor', info: 'For information' } as const;

function Places({ draft, finding }: { readonly draft: 'older' | 'newer'; readonly finding: ComparedFinding }) {
  const evidence = finding[draft];
  if (evidence.length === 0) return null;
  return (
    <div className="min-w-0">
      <p className="mt-2 text-sm font-semibold text-ink-soft">In the {draft} draft</p>
      <FromDraft draft={draft}>
        <EvidenceList evidence={evidence} />
      </FromDraft>
    </div>
  );
}

function FindingList(props: {
  /** Whose words the titles are. */
  readonly draft: 'older' | 'newer';
  readonly title: string;
  readonly none: string;
  /** What the list does not say. */
  readonly limit?: ReactNode;
  readonly findings: readonly ComparedFinding[];
}) {
  return (
    <section className="rounded-card border border-rule bg-sheet p-5">
      <h3 className="text-lg">
        {props.title} ({props.findings.length})
      </h3>
      {props.findings.length === 0 && <p className="mt-2 text-ink-soft">{props.none}</p>}
      {props.findings.length > 0 && props.limit && <p className="mt-2 text-ink-soft">{props.limit}</p>}
      <ul className="mt-3 space-y-5">
        {keyed(props.findings, ({ title }) => title).map(({ key, item }) => (
          <li key={key}>
            <p className="font-serif text-lg leading-snug font-semibold">
              <FromDraft draft={props.draft}>
                <PageLinks text={item.title} />
              </FromDraft>{' '}
              <span className="font-sans text-sm text-ink-soft">· {severityWords[item.severity]}</span>
            </p>
            <div className="grid gap-x-4 lg:grid-cols-2 xl:group-data-script/frame:grid-cols-1">
              <Places draft="older" finding={item} />
              <Places draft="newer" finding={item} />
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

export function ComparedFindings({ findings, newer }: Pick<ReadComparison, 'findings' | 'newer'>) {
  return (
    <div className="space-y-4">
      <FindingList
        draft="older"
        title="Not found again"
        none="All that the older draft was marked for is found again."
        limit={
          <>
            The newer draft is not marked for it, which does not say that it was mended. Of drafts that belong together
            the{' '}
            <Link to={`/dashboard/notes?script=${encodeURIComponent(newer.script_id)}`} className="link">
              Fix List
            </Link>{' '}
            says what became of each note’s passage.
          </>
        }
        findings={findings.fixed}
      />
      <FindingList
        draft="newer"
        title="New"
        none="The newer draft is marked for nothing new."
        findings={findings.fresh}
      />
      <FindingList draft="newer" title="Still open" none="Nothing stands in both drafts." findings={findings.open} />
    </div>
  );
}
