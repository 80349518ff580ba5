/** All mutants of a source file, and what was left out with the reason for it. */
import { type Change, changesOf } from './mutators.ts';
import { type Node, visitTree } from './syntax-tree.ts';

export interface Mutant {
  readonly file: string;
  /** Of the change, counted from 1. */
  readonly line: number;
  readonly mutator: string;
  /** What stood there and what the mutant puts in its place. */
  readonly original: string;
  readonly by: string;
  /** The part of the source that is exchanged: the change itself, or the whole chain of calls that it stands in. */
  readonly start: number;
  readonly end: number;
  readonly replacement: string;
  readonly form: Change['form'];
}

export interface Found {
  readonly mutants: Mutant[];
  /** How many were left out, by the reason. */
  readonly excluded: Map<string, number>;
}

/** Lists as long as this are tables of data: a word more or less in them is no fault in the code. */
const tableRows = 8;

const literal = (node: Node | null): boolean => node?.type === 'Literal' || node?.type === 'UnaryExpression';

/** Why a node has no mutants of its own, if it has none. */
function reasonToLeaveOut(node: Node, ancestors: readonly Node[]): string | null {
  const parent = ancestors.at(-1);
  if (node.type !== 'Literal' && node.type !== 'TemplateLiteral') return null;
  const inTable = ancestors.some(
    (each) => each.type === 'ArrayExpression' && each.elements.length >= tableRows && each.elements.every(literal),
  );
  if (inTable) return `an entry of a list of ${tableRows} or more literals (a table of data)`;
  const words = node.type === 'Literal' ? String(node.value) : node.quasis.map(({ value }) => value.raw).join('$');
  if (!('regex' in node) && /\p{L}\S* \S*[\p{L}$]/u.test(words))
    return 'words of a sentence (wording is read, not executed)';
  if (
    parent?.type === 'CallExpression' &&
    parent.callee.type === 'MemberExpression' &&
    'name' in parent.callee.property
  )
    if (parent.callee.property.name === 'describe' || parent.callee.property.name === 'meta')
      return 'a description (wording is read, not executed)';
  return null;
}

/** Literals that are names or addresses of modules, not values. */
function isSyntax(node: Node, ancestors: readonly Node[]): boolean {
  const parent = ancestors.at(-1);
  if (!parent) return true;
  if (/^(?:Import|Export(?:All|Named))/.test(parent.type) && node.type === 'Literal') return true;
  if (ancestors.some(({ type }) => type === 'ImportExpression')) return true;
  if (parent.type === 'TaggedTemplateExpression') return true;
  if (parent.type === 'ExpressionStatement' && node.type === 'Literal') return true;
  const isKey = 'key' in parent && parent.key === node && 'computed' in parent && !parent.computed;
  return isKey || (parent.type === 'MemberExpression' && parent.property === node && node.type === 'Literal');
}

/** Calls in a chain with `?.` are exchanged with the whole chain: cut out, one would lose what ends it early. */
function outermost(change: Change, node: Node, ancestors: readonly Node[]): { start: number; end: number } {
  let whole: { start: number; end: number } = change;
  let inner = node;
  for (const ancestor of ancestors.toReversed()) {
    const isLink =
      (ancestor.type === 'CallExpression' && ancestor.callee === inner) ||
      (ancestor.type === 'MemberExpression' && ancestor.object === inner) ||
      ancestor.type === 'TSNonNullExpression';
    if (ancestor.type === 'ChainExpression' && ancestor.expression === inner) whole = ancestor;
    if (!isLink) break;
    inner = ancestor;
  }
  return whole;
}

/** @param file its path as it is to be printed. @throws Error when the source does not parse. */
export function findMutants(file: string, source: string): Found {
  const mutants: Mutant[] = [];
  const excluded = new Map<string, number>();
  const text = ({ start, end }: { start: number; end: number }): string => source.slice(start, end);
  visitTree(file, source, (node, ancestors) => {
    if (isSyntax(node, ancestors)) return;
    const changes = changesOf(node, text);
    const reason = reasonToLeaveOut(node, ancestors);
    if (reason !== null) {
      if (changes.length > 0) excluded.set(reason, (excluded.get(reason) ?? 0) + changes.length);
      return;
    }
    for (const change of changes) {
      const { start, end } = outermost(change, node, ancestors);
      mutants.push({
        file,
        line: source.slice(0, change.start).split('\n').length,
        mutator: change.mutator,
        original: text(change),
        by: change.by,
        start,
        end,
        replacement: source.slice(start, change.start) + change.by + source.slice(change.end, end),
        form: change.form,
      });
    }
  });
  return { mutants, excluded };
}
