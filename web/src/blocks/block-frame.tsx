/** What every block has: a heading, and the label of what it rests on. */

import { createContext, type ReactNode, useContext } from 'react';
import { type Basis, BasisLabel } from './basis-label.tsx';
import { useIsMarked } from './beside-reading.ts';
import { PageLinks } from './named-places.tsx';

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
  const marked = useIsMarked(props.basis);
  const titled = props.title !== null && props.title !== '' && props.title !== heading;
  if (!titled && !marked)
    return (
      <section className={`${look} @container`}>
        <InnerLevel value={2}>{props.children}</InnerLevel>
      </section>
    );
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
        {marked && <BasisLabel basis={props.basis} />}
      </div>
      <InnerLevel value={3}>{props.children}</InnerLevel>
    </section>
  );
}
