/** What every block has: a heading, and the label that tells counted facts, opinion and published figures apart. */

import { createContext, type ReactNode, useContext } from 'react';
import type * as z from 'zod';
import type { basis as basisSchema } from '../../../lib/contract/blocks.ts';
import { PageLinks } from './named-places.tsx';

type Basis = z.infer<typeof basisSchema>;

const labels: Readonly<Record<Basis, { word: string; meaning: string; look: string }>> = {
  counted: { word: 'Counted', meaning: 'Counted from the script', look: 'border-good/50 text-good' },
  opinion: { word: 'Opinion', meaning: 'A reading, not a count', look: 'border-brass/60 text-brass' },
  published: {
    word: 'Published',
    meaning: 'From a source outside the script, named here',
    look: 'border-accent/50 text-accent',
  },
};

export function BasisLabel({ basis }: { readonly basis: Basis }) {
  const { word, meaning, look } = labels[basis];
  return (
    <span
      title={meaning}
      className={`inline-block rounded-full border px-2 py-px align-middle font-sans text-xs font-semibold tracking-normal ${look}`}
    >
      {word}
    </span>
  );
}

/** The heading over the view: a block of the same name does not repeat it. */
export const ViewHeading = createContext<string | null>(null);

/** The level of the headings inside a block: no level is skipped, whether the block shows its own title or not. */
const InnerLevel = createContext<2 | 3>(3);

/** A heading inside a block; `deeper` stands under another one. */
export function InnerHeading({
  deeper = false,
  className,
  children,
}: {
  readonly deeper?: boolean;
  readonly className: string;
  readonly children: ReactNode;
}) {
  const Tag = `h${useContext(InnerLevel) + (deeper ? 1 : 0)}` as 'h2' | 'h3' | 'h4';
  return <Tag className={className}>{children}</Tag>;
}

const look = 'rounded-card border border-rule bg-sheet p-5 sm:p-6';

/** Without a heading of its own, the label stands beside the content where there is room, not in an empty line above it. */
export function BlockFrame(props: {
  readonly title: string | null;
  readonly basis: Basis;
  readonly children: ReactNode;
}) {
  const heading = useContext(ViewHeading);
  const titled = props.title !== null && props.title !== '' && props.title !== heading;
  if (!titled)
    return (
      <section className={`${look} @container`}>
        <div className="space-y-2 @2xl:flex @2xl:flex-row-reverse @2xl:items-start @2xl:gap-4 @2xl:space-y-0">
          <p className="flex justify-end">
            <BasisLabel basis={props.basis} />
          </p>
          <div className="min-w-0 flex-1">
            <InnerLevel value={2}>{props.children}</InnerLevel>
          </div>
        </div>
      </section>
    );
  return (
    <section className={look}>
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 sm:flex-nowrap">
        <h2 className="text-xl">
          <PageLinks text={props.title ?? ''} />
        </h2>
        <BasisLabel basis={props.basis} />
      </div>
      <InnerLevel value={3}>{props.children}</InnerLevel>
    </section>
  );
}
