/** Says what would have to change for a format, at named places. Refuses to change what already fits. */
import type { Derived } from '../../engine/derive.ts';
import type { FactId, Format, Want } from '../../engine/norms/formats.ts';
import type { Asks } from './ask.ts';
import type { FormatChange, FormatFact, FormatFit } from './card.ts';
import { wantOf, wantText } from './fit.ts';
import { sceneAsks } from './scene-asks.ts';
import { sizeAsks } from './size-asks.ts';

const asks: Readonly<Record<FactId, Asks>> = { ...sizeAsks, ...sceneAsks };

/** What the criteria that don't fit ask for, the weightiest first. */
export function changesFor(
  format: Format,
  { criteria }: FormatFit,
  facts: readonly FormatFact[],
  derived: Derived,
): FormatChange[] {
  return criteria
    .filter(({ fitness }) => fitness === 'near' || fitness === 'far')
    .map(({ fact }) => ({ fact, want: wantOf(format, fact) as Want }))
    .sort((a, b) => b.want.weight - a.want.weight)
    .flatMap(({ fact, want }) => {
      const value = facts.find(({ id }) => id === fact)?.value ?? 0;
      const side = want.low !== null && value < want.low ? 'low' : 'high';
      const change = asks[fact][side]?.(derived, wantText(want));
      return change ? [{ fact, ...change }] : [];
    });
}
