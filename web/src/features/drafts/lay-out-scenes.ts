/** Lays the changes of a comparison out as rows, older draft left, newer right: a moved scene has a row in each draft's order. Pure. */
import type { ComparedScene, SceneChange } from '../../../../lib/contract/comparison.ts';

/** `from` and `to` of a moved scene carry the same `move`, which a line connects. A `run` is a stretch of scenes that stand as they were. */
export type SceneRow =
  | { readonly kind: 'change'; readonly change: SceneChange }
  | { readonly kind: 'run'; readonly changes: readonly SceneChange[] }
  | { readonly kind: 'from'; readonly change: SceneChange; readonly move: number }
  | { readonly kind: 'to'; readonly change: SceneChange; readonly move: number };

const isQuiet = ({ kind, moved, heading_changed }: SceneChange): boolean =>
  kind === 'same' && !moved && !heading_changed;
const placeIn = (scenes: readonly ComparedScene[]): number => scenes[0]?.ordinal ?? 0;

/** The position of a row in the older draft; null for what is only in the newer draft's order. */
function olderPlace(row: SceneRow): number | null {
  if (row.kind === 'to') return null;
  const changes = row.kind === 'run' ? row.changes : [row.change];
  const scenes = changes.flatMap(({ older }) => older);
  return scenes.length === 0 ? null : placeIn(scenes.slice(-1));
}

export function layOutScenes(changes: readonly SceneChange[]): SceneRow[] {
  let move = 0;
  const rows = changes.map((change): SceneRow => {
    if (!change.moved) return { kind: 'change', change };
    move += 1;
    return { kind: 'to', change, move };
  });
  for (const row of rows.filter((one) => one.kind === 'to')) {
    const place = placeIn(row.change.older);
    const before = rows.findLastIndex((other) => (olderPlace(other) ?? Number.POSITIVE_INFINITY) < place);
    rows.splice(before + 1, 0, { kind: 'from', change: row.change, move: row.move });
  }
  return joined(rows);
}

/** Two or more rows in a row that say nothing has changed become one. */
function joined(rows: readonly SceneRow[]): SceneRow[] {
  const out: SceneRow[] = [];
  let run: SceneChange[] = [];
  const close = (): void => {
    const [only] = run;
    if (only) out.push(run.length === 1 ? { kind: 'change', change: only } : { kind: 'run', changes: run });
    run = [];
  };
  for (const row of rows) {
    if (row.kind === 'change' && isQuiet(row.change)) {
      run.push(row.change);
      continue;
    }
    close();
    out.push(row);
  }
  close();
  return out;
}
