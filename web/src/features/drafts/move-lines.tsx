/** Lines from where a moved scene stood to where it stands, drawn behind the list from the places of its two cards. For the eye alone: the words stand beside the cards. */
import { type RefObject, useLayoutEffect, useState } from 'react';
import { toneDash, toneStroke } from '../../blocks/tones.ts';

interface Line {
  readonly move: number;
  readonly path: string;
}

/** Stands after the list in the page, so that its element is there to be measured. `list` holds elements with data-move and data-side; `count` is the number of its rows. */
export function MoveLines({ list, count }: { readonly list: RefObject<HTMLElement | null>; readonly count: number }) {
  const [lines, setLines] = useState<readonly Line[]>([]);
  useLayoutEffect(() => {
    const root = list.current;
    if (!root || count === 0) return;
    const measure = (): void => setLines(linesIn(root));
    const watch = new ResizeObserver(measure);
    watch.observe(root);
    measure();
    return () => watch.disconnect();
  }, [list, count]);
  return (
    <svg aria-hidden="true" className="pointer-events-none absolute inset-0 z-0 hidden h-full w-full md:block">
      {lines.map(({ move, path }) => (
        <path
          key={move}
          d={path}
          fill="none"
          strokeWidth="2"
          strokeDasharray={toneDash(move - 1)}
          className={toneStroke(move - 1)}
        />
      ))}
    </svg>
  );
}

function linesIn(root: HTMLElement): Line[] {
  const origin = root.getBoundingClientRect();
  return [...root.querySelectorAll<HTMLElement>('[data-move][data-side="older"]')].flatMap((from) => {
    const move = Number(from.dataset.move);
    const to = root.querySelector<HTMLElement>(`[data-move="${move}"][data-side="newer"]`);
    if (!to) return [];
    const [a, b] = [from.getBoundingClientRect(), to.getBoundingClientRect()];
    const [x1, x2] = [a.right - origin.left, b.left - origin.left];
    const [y1, y2] = [a.top + 20 - origin.top, b.top + 20 - origin.top];
    const middle = (x1 + x2) / 2;
    return [{ move, path: `M ${x1} ${y1} C ${middle} ${y1} ${middle} ${y2} ${x2} ${y2}` }];
  });
}
