/** A language model's opinion on one answer, set apart from what was counted: who gave it, what became of its quotes, then its blocks; or the offer to ask for one. */
import { useId } from 'react';
import type { ShownOpinion } from '../../../../lib/contract/opinion.ts';
import { opinionEntry } from '../../../../lib/report-formats/opinion-entry.ts';
import { BlockView } from '../../blocks/block-view.tsx';
import { keyed } from '../../blocks/keyed.ts';
import { Button } from '../../ui/button.tsx';

export interface OpinionPanelProps {
  readonly opinion: ShownOpinion;
  /** Has the model asked again for an opinion that is missing; null where nobody may, or where that would not help. */
  readonly again: (() => void) | null;
}

export function OpinionPanel({ opinion, again }: OpinionPanelProps) {
  const heading = useId();
  const { prompt, blocks } = opinionEntry(opinion);
  return (
    <section aria-labelledby={heading} className="space-y-6 border-l-4 border-brass/60 pl-4 sm:pl-6">
      <header>
        <h2 id={heading} className="text-2xl break-words">
          {prompt}
        </h2>
        {opinion.kind === 'given' && (
          <p className="mt-1 max-w-[68ch] text-ink-soft">
            A language model’s reading of the script, not a count. Every quote was looked up in the script: inexact ones
            gave way to the script’s own words, and a claim whose quote is not there says so.
          </p>
        )}
      </header>
      {keyed(blocks, (block) => `${block.kind} ${block.kind === 'score' ? block.name : block.title}`).map(
        ({ key, item: block }) => (
          <BlockView key={key} block={block} />
        ),
      )}
      {again && (
        <Button look="quiet" onClick={again}>
          Ask the model again
        </Button>
      )}
    </section>
  );
}

/** Where the reports were made before the service had a model: it can be asked now. */
export function OpinionOffer({ ask }: { readonly ask: () => void }) {
  const heading = useId();
  return (
    <section aria-labelledby={heading} className="space-y-3 border-l-4 border-brass/60 py-1 pl-4 sm:pl-6 print:hidden">
      <h2 id={heading} className="text-xl">
        No opinion yet
      </h2>
      <p className="max-w-[68ch] text-ink-soft">
        This report was counted before a language model was at hand. Asked now, the model reads the whole script; what
        it thinks of this stands here, apart from what was counted.
      </p>
      <Button look="quiet" onClick={ask}>
        Ask the model
      </Button>
    </section>
  );
}
