/** 'Challenge this note': asks for a finding to be checked again and shows what came of it. Draws nothing where nobody offers the check. */
import { createContext, useContext, useState } from 'react';
import type { ChallengeOutcome } from '../../../lib/contract/challenge.ts';
import { Button } from '../ui/button.tsx';
import { EvidenceQuote } from './evidence.tsx';
import { keyed } from './keyed.ts';
import { PageLinks } from './named-places.tsx';

/** Checks the finding of this id; rejects with a sentence for the reader. */
export type Challenge = (finding: string) => Promise<ChallengeOutcome>;
export const ChallengeContext = createContext<Challenge | null>(null);

const headings: Readonly<Record<ChallengeOutcome['outcome'], string>> = {
  shown: 'Looked up again',
  confirmed: 'Confirmed',
  amended: 'Amended',
  withdrawn: 'Withdrawn',
};

function Place({ place }: { readonly place: ChallengeOutcome['evidence'][number] }) {
  return (
    <li className="space-y-1">
      {place.before && <p className="script text-[0.85rem] text-ink-faint">{place.before}</p>}
      <EvidenceQuote evidence={place} />
      {place.after && <p className="script text-[0.85rem] text-ink-faint">{place.after}</p>}
      {!place.found && <p className="text-sm font-medium text-bad">Not found on that page.</p>}
    </li>
  );
}

function Outcome({ outcome: { outcome, by, message, evidence } }: { readonly outcome: ChallengeOutcome }) {
  return (
    <div role="status" className="mt-3 rounded-md border border-rule bg-paper px-3 py-3">
      <p className="max-w-[68ch]">
        <strong className="font-semibold">
          {headings[outcome]}
          {by && ` by ${by} (opinion)`}:
        </strong>{' '}
        <PageLinks text={message} />
      </p>
      <ul className="mt-3 space-y-4">
        {keyed(evidence, ({ page, line, quote }) => `${page}:${line}:${quote}`).map(({ key, item }) => (
          <Place key={key} place={item} />
        ))}
      </ul>
    </div>
  );
}

type State = 'idle' | 'busy' | { readonly outcome: ChallengeOutcome } | { readonly error: string };

export function ChallengeNote({ finding }: { readonly finding: string }) {
  const challenge = useContext(ChallengeContext);
  const [state, setState] = useState<State>('idle');
  if (challenge === null) return null;
  const ask = async (): Promise<void> => {
    if (state === 'busy') return;
    setState('busy');
    try {
      setState({ outcome: await challenge(finding) });
    } catch (error) {
      setState({ error: error instanceof Error ? error.message : String(error) });
    }
  };
  return (
    <div className="mt-3">
      <Button
        look="plain"
        className="-ml-5 text-sm"
        busy={state === 'busy'}
        aria-disabled={state === 'busy'}
        onClick={ask}
      >
        Challenge this note
      </Button>
      {typeof state === 'object' && 'outcome' in state && <Outcome outcome={state.outcome} />}
      {typeof state === 'object' && 'error' in state && (
        <p role="alert" className="mt-2 font-medium text-bad">
          {state.error}
        </p>
      )}
    </div>
  );
}
