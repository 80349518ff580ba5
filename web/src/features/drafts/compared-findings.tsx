/** Findings of two drafts as three lists: gone, still there, new; each with its places in the draft it stands in. */
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
  readonly findings: readonly ComparedFinding[];
}) {
  return (
    <section className="rounded-card border border-rule bg-sheet p-5">
      <h3 className="text-lg">
        {props.title} ({props.findings.length})
      </h3>
      {props.findings.length === 0 && <p className="mt-2 text-ink-soft">{props.none}</p>}
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

export function ComparedFindings({ findings }: { readonly findings: ReadComparison['findings'] }) {
  return (
    <div className="space-y-4">
      <FindingList
        draft="older"
        title="Fixed"
        none="Nothing that the older draft was marked for is gone."
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
