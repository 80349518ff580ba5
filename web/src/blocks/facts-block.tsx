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

/** Letters of a label that names something; a longer one is a sentence, which the value only places or quotes for. */
const nameLetters = 30;
const columnsFor = (items: z.infer<typeof factsBlock>['items']): string => {
  if (items.every(({ label }) => label.length <= nameLetters)) return 'sm:grid-cols-[11rem_1fr]';
  return items.some(({ evidence }) => evidence.length > 0) ? '@xl:grid-cols-[2fr_3fr]' : '@xl:grid-cols-[3fr_2fr]';
};

export function FactsBlock({ block }: { readonly block: z.infer<typeof factsBlock> }) {
  const columns = columnsFor(block.items);
  return (
    <BlockFrame title={block.title} basis={block.basis}>
      <dl className="@container divide-y divide-rule">
        {keyed(block.items, (fact) => fact.label).map(({ key, item }) => (
          <div key={key} className={`grid gap-x-6 gap-y-1 py-3 first:pt-0 last:pb-0 ${columns}`}>
            <dt className="font-semibold text-ink-soft">
              <PageLinks text={item.label} />
            </dt>
            <dd className="max-w-[80ch]">
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
