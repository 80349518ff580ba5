/** The map's keyboard: every node as a button, the weightiest first; the arrows go from one to the next. */
import type { KeyboardEvent } from 'react';
import { formatNumber } from '../../ui/formats.ts';
import { GroupSign } from './group-shapes.tsx';
import type { NodeFacts } from './network-facts.ts';

interface CharacterListProps {
  readonly facts: readonly NodeFacts[];
  readonly unit: string;
  readonly selected: string | null;
  readonly onSelect: (id: string | null) => void;
  readonly onPoint: (id: string | null) => void;
}

function moveFocus(event: KeyboardEvent<HTMLButtonElement>): void {
  const buttons = [...(event.currentTarget.closest('ul')?.querySelectorAll('button') ?? [])];
  const at = buttons.indexOf(event.currentTarget);
  const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: buttons.length - 1 }[event.key];
  if (to === undefined) return;
  event.preventDefault();
  buttons[Math.max(0, Math.min(buttons.length - 1, to))]?.focus();
}

export function CharacterList({ facts, unit, selected, onSelect, onPoint }: CharacterListProps) {
  return (
    <div className="min-w-0 @2xl:order-first">
      <p className="flex justify-between gap-2 border-b border-rule-strong pb-1 text-sm font-semibold text-ink-soft">
        <span>{facts.length === 1 ? '1 character' : `${facts.length} characters`}</span>
        <span>{unit}</span>
      </p>
      <ul className="max-h-72 overflow-y-auto @2xl:max-h-96" aria-label="Characters of the map">
        {facts.map(({ id, label, weight, community }) => (
          <li key={id}>
            <button
              type="button"
              aria-pressed={id === selected}
              onClick={() => onSelect(id === selected ? null : id)}
              onKeyDown={moveFocus}
              // Not at a press of the mouse: what moved under it would swallow the click.
              onFocus={({ currentTarget }) => currentTarget.matches(':focus-visible') && onPoint(id)}
              onBlur={() => onPoint(null)}
              onMouseEnter={() => onPoint(id)}
              onMouseLeave={() => onPoint(null)}
              className="flex min-h-8 w-full items-center gap-2 rounded-md px-1.5 text-left text-sm -outline-offset-2 hover:bg-well aria-pressed:bg-accent-wash aria-pressed:font-semibold"
            >
              <GroupSign community={community} />
              <span className="min-w-0 flex-1 truncate">{label}</span>
              <span className="tabular-nums text-ink-soft">{formatNumber(weight)}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
