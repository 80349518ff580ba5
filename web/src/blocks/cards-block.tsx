/** Cards side by side, each with its labelled groups of points; of many cards a phone shows what they say and folds the groups. A figure whose source is old or undated is greyed and says so; what an earlier card has quoted is folded. */
import { useId, useState } from 'react';
import type * as z from 'zod';
import type { cardsBlock } from '../../../lib/contract/blocks.ts';
import { BlockFrame, InnerHeading } from './block-frame.tsx';
import { EvidenceList } from './evidence.tsx';
import { keyed } from './keyed.ts';
import { PageLinks } from './named-places.tsx';
import { isOld, OldMark, oldLook } from './old-source.tsx';
import { useFold } from './show-all.tsx';

type Cards = z.infer<typeof cardsBlock>['cards'];
type Card = Cards[number];
type Point = Card['groups'][number]['items'][number];

const cardsShown = 8;

/** The points that quote just what a point of an earlier card has quoted. */
function repeatedPoints(cards: Cards): ReadonlySet<Point> {
  const said = new Set<string>();
  const repeated = new Set<Point>();
  for (const { groups } of cards) {
    for (const point of groups.flatMap(({ items }) => items)) {
      if (point.evidence.length === 0) continue;
      const key = JSON.stringify(point.evidence);
      if (said.has(key)) repeated.add(point);
      said.add(key);
    }
  }
  return repeated;
}

function Places({ point, repeated }: { readonly point: Point; readonly repeated: boolean }) {
  if (!repeated) return <EvidenceList evidence={point.evidence} />;
  const count = point.evidence.length;
  // Room above it, or it lies over a page named in the point's last line.
  return (
    <details className="mt-1.5">
      <summary className="inline-flex min-h-6 items-center text-sm text-ink-faint underline decoration-rule-strong underline-offset-4 hover:text-accent">
        {count === 1 ? 'The same place as above' : `The same ${count} places as above`}
      </summary>
      <EvidenceList evidence={point.evidence} />
    </details>
  );
}

/** More cards than these are many for a phone. */
const fewCards = 3;

function Groups({
  card,
  repeated,
  fold,
}: {
  readonly card: Card;
  readonly repeated: ReadonlySet<Point>;
  readonly fold: boolean;
}) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const folds = fold && card.groups.length > 0;
  return (
    <>
      {folds && (
        <button
          type="button"
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
          className="mt-2 inline-flex min-h-9 items-center gap-1.5 text-left text-sm font-semibold text-accent sm:hidden print:hidden"
        >
          <span aria-hidden="true">{open ? '−' : '+'}</span>
          {card.groups.map(({ label }) => label).join(', ')}
          <span className="sr-only">: {card.title}</span>
        </button>
      )}
      <div id={id} className={folds && !open ? 'max-sm:not-print:hidden' : undefined}>
        {keyed(card.groups, ({ label }) => label).map(({ key: groupKey, item: group }) => (
          <div key={groupKey} className="mt-3">
            <InnerHeading deeper className="font-sans text-sm font-semibold tracking-normal text-ink-soft">
              {group.label}
            </InnerHeading>
            <ul className="mt-1 list-disc space-y-2 pl-5">
              {keyed(group.items, ({ text }) => text).map(({ key: itemKey, item }) => (
                <li key={itemKey} className={isOld(item.published) ? oldLook : undefined}>
                  <PageLinks text={item.text} />
                  {isOld(item.published) && <OldMark published={item.published ?? null} />}
                  <Places point={item} repeated={repeated.has(item)} />
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </>
  );
}

export function CardsBlock({ block }: { readonly block: z.infer<typeof cardsBlock> }) {
  const { folded, button } = useFold(block.cards.length, cardsShown, 'cards');
  const repeated = repeatedPoints(block.cards);
  return (
    <BlockFrame title={block.title} basis={block.basis}>
      <div className="@container">
        <ul className={`grid gap-x-8 gap-y-6 ${block.cards.length > 1 ? '@3xl:grid-cols-2' : 'max-w-[80ch]'}`}>
          {keyed(block.cards, ({ title }) => title).map(({ key, item: card }, at) => (
            <li key={key} className={`min-w-0 wrap-anywhere border-t-2 border-brass/50 pt-3 ${folded(at)}`}>
              <InnerHeading className="font-serif text-lg font-semibold">{card.title}</InnerHeading>
              {card.subtitle && <p className="text-sm text-ink-faint">{card.subtitle}</p>}
              <p className="mt-2">
                <PageLinks text={card.text} />
              </p>
              <Groups card={card} repeated={repeated} fold={block.cards.length > fewCards} />
            </li>
          ))}
        </ul>
      </div>
      {button}
    </BlockFrame>
  );
}
