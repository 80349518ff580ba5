/** The scenes of a script to jump to, with the one on the screen named on the button that opens the list. Closes when one is chosen. */
import { type KeyboardEvent, useEffect, useRef } from 'react';
import type { SceneEntry } from '../../../../lib/contract/screenplay-pages.ts';

interface SceneMenuProps {
  readonly id: string;
  readonly scenes: readonly SceneEntry[];
  /** The ordinal of the scene on the screen. */
  readonly current: number | null;
  readonly onJump: (scene: SceneEntry) => void;
}

export const headingOf = ({ heading }: SceneEntry): string => heading ?? 'Before the first heading';
export const numberOf = ({ scene, number }: SceneEntry): string => number ?? String(scene);

/** Up and down go from scene to scene, Home and End to the first and the last. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const buttons = [...event.currentTarget.querySelectorAll('button')];
  const at = buttons.indexOf(document.activeElement as HTMLButtonElement);
  const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: buttons.length - 1 }[event.key];
  if (to === undefined) return;
  event.preventDefault();
  buttons[Math.min(Math.max(to, 0), buttons.length - 1)]?.focus();
}

export function SceneMenu({ id, scenes, current, onJump }: SceneMenuProps) {
  const list = useRef<HTMLElement>(null);
  useEffect(() => {
    const here = list.current?.querySelector<HTMLElement>('[aria-current]') ?? list.current?.querySelector('button');
    here?.focus({ preventScroll: true });
    here?.scrollIntoView({ block: 'center' });
  }, []);
  return (
    <nav
      ref={list}
      id={id}
      aria-label="Scenes"
      onKeyDown={moveFocus}
      className="absolute inset-0 z-10 overflow-y-auto overscroll-contain bg-sheet p-2"
    >
      <ul>
        {scenes.map((entry) => (
          <li key={entry.scene} className="[content-visibility:auto] [contain-intrinsic-size:auto_2.5rem]">
            <button
              type="button"
              aria-current={entry.scene === current ? 'true' : undefined}
              onClick={() => onJump(entry)}
              className="grid min-h-10 w-full grid-cols-[2.5rem_1fr_auto] items-baseline gap-x-2 rounded-md px-2 py-1.5 text-left hover:bg-well focus-visible:-outline-offset-2 aria-[current]:bg-accent-wash aria-[current]:font-bold"
            >
              <span className="text-right text-sm text-ink-faint tabular-nums">{numberOf(entry)}</span>
              <span className="script text-[0.85rem] break-words">{headingOf(entry)}</span>
              <span className="text-sm text-ink-faint tabular-nums">p. {entry.page}</span>
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
}
