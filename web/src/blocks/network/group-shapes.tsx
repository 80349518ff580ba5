/** The sign of a group: a colour and a shape, so that colour is never the only one. Six tones and seven shapes repeat together after forty-two groups. */
import { toneFill } from '../tones.ts';

/** Corners of a regular polygon of the area of the unit circle, the first at `turn` (in turns, nought is upwards). */
function polygon(corners: number, turn = 0): string {
  const radius = Math.sqrt((2 * Math.PI) / (corners * Math.sin((2 * Math.PI) / corners)));
  const points = Array.from({ length: corners }, (_, at) => {
    const angle = ((at + turn) / corners - 0.25) * 2 * Math.PI;
    return `${(radius * Math.cos(angle)).toFixed(3)},${(radius * Math.sin(angle)).toFixed(3)}`;
  });
  return `M${points.join('L')}Z`;
}

function star(): string {
  const points = Array.from({ length: 10 }, (_, at) => {
    const angle = (at / 10 - 0.25) * 2 * Math.PI;
    const radius = at % 2 === 0 ? 1.42 : 0.75;
    return `${(radius * Math.cos(angle)).toFixed(3)},${(radius * Math.sin(angle)).toFixed(3)}`;
  });
  return `M${points.join('L')}Z`;
}

/** About the unit circle. */
const shapes = [
  { name: 'circle', path: 'M-1,0a1,1 0 1,0 2,0a1,1 0 1,0 -2,0Z' },
  { name: 'square', path: polygon(4, 0.5) },
  { name: 'triangle', path: polygon(3) },
  { name: 'diamond', path: polygon(4) },
  { name: 'hexagon', path: polygon(6, 0.5) },
  { name: 'star', path: star() },
  { name: 'downward triangle', path: polygon(3, 1.5) },
] as const;

const shapeOf = (community: number) => shapes[Math.abs(community) % shapes.length] ?? shapes[0];

export const groupPath = (community: number): string => shapeOf(community).path;
export const groupShape = (community: number): string => shapeOf(community).name;

/** The sign beside a name, for the eye: the words beside it say the same. */
export function GroupSign({ community }: { readonly community: number }) {
  return (
    <svg viewBox="-1.6 -1.6 3.2 3.2" className="size-4 shrink-0" aria-hidden="true">
      <path d={groupPath(community)} className={toneFill(community)} />
    </svg>
  );
}
