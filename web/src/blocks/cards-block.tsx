/** Cards side by side, each with its labelled groups of points. A figure whose source is old or undated is greyed and says so. */
import type * as z from 'zod';
import type { cardsBlock } from '../../../lib/contract/blocks.ts';
import { BlockFrame, InnerHeading } from './block-frame.tsx';
import { EvidenceList } from './evidence.tsx';
import { keyed } from './keyed.ts';
import { isOld, OldMark, oldLook } from './old-source.tsx';

export function CardsBlock({ block }: { readonly block: z.infer<typeof cardsBlock> }) {
  return (
    <BlockFrame title={block.title} basis={block.basis}>
      <ul className="grid gap-x-8 gap-y-6 lg:grid-cols-2 xl:group-data-script/frame:grid-cols-1">
        {keyed(block.cards, ({ title }) => title).map(({ key, item: card }) => (
          <li key={key} className="min-w-0 border-t-2 border-brass/50 pt-3">
            <InnerHeading className="font-serif text-lg font-semibold">{card.title}</InnerHeading>
            {card.subtitle && <p className="text-sm text-ink-faint">{card.subtitle}</p>}
            <p className="mt-2">{card.text}</p>
            {keyed(card.groups, ({ label }) => label).map(({ key: groupKey, item: group }) => (
              <div key={groupKey} className="mt-3">
                <InnerHeading deeper className="font-sans text-sm font-semibold tracking-normal text-ink-soft">
                  {group.label}
                </InnerHeading>
                <ul className="mt-1 list-disc space-y-2 pl-5">
                  {keyed(group.items, ({ text }) => text).map(({ key: itemKey, item }) => (
                    <li key={itemKey} className={isOld(item.published) ? oldLook : undefined}>
                      {item.text}
                      {isOld(item.published) && <OldMark published={item.published ?? null} />}
                      <EvidenceList evidence={item.evidence} />
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </li>
        ))}
      </ul>
    </BlockFrame>
  );
}
