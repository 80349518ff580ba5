/** Label and value pairs, each with its note and its evidence. */
import type * as z from 'zod';
import type { factsBlock } from '../../../lib/contract/blocks.ts';
import { BlockFrame } from './block-frame.tsx';
import { CorrectHere } from './correct-here.tsx';
import type { Correctable } from './correction-press.ts';
import { EvidenceList } from './evidence.tsx';
import { keyed } from './keyed.ts';
import { PageLinks } from './named-places.tsx';

function Correct({ what, replaces }: { readonly what: Correctable | undefined; readonly replaces: boolean }) {
  return what === undefined ? null : <CorrectHere what={what} replaces={replaces} />;
}

/** The facts that their writer can correct, by their ids. */
const correctables: Readonly<Record<string, Correctable>> = {
  title: 'title',
  genre: 'genre',
  'genre-counted': 'genre',
  scriptType: 'format',
  logline: 'logline',
  intent: 'intent',
  budget: 'budget',
  comparable: 'comparables',
};

export function FactsBlock({ block }: { readonly block: z.infer<typeof factsBlock> }) {
  return (
    <BlockFrame title={block.title} basis={block.basis}>
      <dl className="divide-y divide-rule">
        {keyed(block.items, (fact) => fact.label).map(({ key, item }) => (
          <div key={key} className="grid gap-x-6 gap-y-1 py-3 first:pt-0 last:pb-0 sm:grid-cols-[11rem_1fr]">
            <dt className="font-semibold text-ink-soft">
              <PageLinks text={item.label} />
            </dt>
            <dd className="max-w-[68ch]">
              <PageLinks text={item.value} />
              <Correct what={correctables[item.id ?? '']} replaces={block.basis === 'opinion'} />
              {item.note && (
                <p className="mt-1 text-sm text-ink-faint">
                  <PageLinks text={item.note} />
                </p>
              )}
              <EvidenceList evidence={item.evidence} />
            </dd>
          </div>
        ))}
      </dl>
    </BlockFrame>
  );
}
