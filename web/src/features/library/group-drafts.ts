/** Uploads by projects: drafts of one script together, the newest first, each with its number. Pure. */

interface Upload {
  readonly script_id: string;
  readonly project_id?: string | undefined;
}
/** `number` counts the drafts of a project from 1, by their uploads; null for a script by itself. */
export interface Draft<T extends Upload> {
  readonly script: T;
  readonly number: number | null;
}
export interface ScriptGroup<T extends Upload> {
  readonly key: string;
  readonly drafts: readonly [Draft<T>, ...Draft<T>[]];
}

/** In the order given, where each group stands with its first. Ids are in the order of their uploads. */
export function groupDrafts<T extends Upload>(scripts: readonly T[]): ScriptGroup<T>[] {
  const groups = new Map<string, [T, ...T[]]>();
  for (const script of scripts) {
    const key = script.project_id ?? script.script_id;
    const group = groups.get(key);
    if (group) group.push(script);
    else groups.set(key, [script]);
  }
  return [...groups].map(([key, group]) => {
    const order = group.map(({ script_id }) => script_id).sort();
    const numbered = (script: T): Draft<T> => ({
      script,
      number: group.length === 1 ? null : order.indexOf(script.script_id) + 1,
    });
    const [first, ...others] = group;
    return { key, drafts: [numbered(first), ...others.map(numbered)] };
  });
}
