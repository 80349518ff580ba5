/** The syntax tree of a TypeScript file as the mutators see it: every node with its parents, types left out. */
import { type ESTree, parseSync } from 'vite';

export type Node = ESTree.Node;

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

/** Wrappers that stand around an expression and vanish with the types. */
const transparent = new Set(['TSAsExpression', 'TSSatisfiesExpression', 'TSNonNullExpression', 'TSTypeAssertion']);

function childrenOf(node: Node): Node[] {
  const children: Node[] = [];
  for (const [key, value] of Object.entries(node)) {
    if (key === 'parent') continue;
    if (Array.isArray(value)) children.push(...value.filter(isNode));
    else if (isNode(value)) children.push(value);
  }
  return children.filter(({ type }) => !type.startsWith('TS') || transparent.has(type));
}

/** Calls `visit` for every node with its ancestors, the nearest last. Types are left out. @throws Error when the file does not parse. */
export function visitTree(file: string, source: string, visit: (node: Node, ancestors: readonly Node[]) => void): void {
  const { program, errors } = parseSync(file, source);
  if (errors[0]) throw new Error(`${file} does not parse: ${errors[0].message}`);
  const ancestors: Node[] = [];
  const walk = (node: Node): void => {
    visit(node, ancestors);
    ancestors.push(node);
    for (const child of childrenOf(node)) walk(child);
    ancestors.pop();
  };
  walk(program);
}
