/** The changes that a mutant may make to a node: small faults that a programmer makes, each with its name. After StrykerJS's list of mutators, with bounds and numbers added. */
import type { ESTree } from 'vite';
import type { Node } from './syntax-tree.ts';

/** Source[start, end) is to read `by`. A statement is skipped instead of replaced: `by` is then empty. */
export interface Change {
  readonly mutator: string;
  readonly start: number;
  readonly end: number;
  readonly by: string;
  readonly form: 'expression' | 'statement';
}

const operators: Readonly<Record<string, readonly string[]>> = {
  '+': ['-'],
  '-': ['+'],
  '*': ['/'],
  '/': ['*'],
  '%': ['*'],
  '<': ['<=', '>='],
  '<=': ['<', '>'],
  '>': ['>=', '<='],
  '>=': ['>', '<'],
  '===': ['!=='],
  '!==': ['==='],
  '&&': ['||'],
  '||': ['&&'],
  '??': ['&&'],
};

const assignments: Readonly<Record<string, string>> = { '+=': '-=', '-=': '+=', '*=': '/=', '/=': '*=' };

/** Methods with a twin that a programmer takes for it. */
const twins: ReadonlyMap<string, string> = new Map([
  ['some', 'every'],
  ['every', 'some'],
  ['startsWith', 'endsWith'],
  ['endsWith', 'startsWith'],
  ['toLowerCase', 'toUpperCase'],
  ['toUpperCase', 'toLowerCase'],
  ['min', 'max'],
  ['max', 'min'],
  ['floor', 'ceil'],
  ['ceil', 'floor'],
]);

/** Methods that give something of the kind they are called on, and can be forgotten. */
const forgettable = new Set(['filter', 'slice', 'toSorted', 'toReversed', 'sort', 'reverse', 'trim', 'concat', 'flat']);

type Text = (node: { start: number; end: number }) => string;

const isText = (node: Node): boolean =>
  (node.type === 'Literal' && typeof node.value === 'string') || node.type === 'TemplateLiteral';

const replace = (mutator: string, node: { start: number; end: number }, by: string): Change => ({
  mutator,
  start: node.start,
  end: node.end,
  by,
  form: 'expression',
});

function ofBinary(node: ESTree.BinaryExpression | ESTree.LogicalExpression, text: Text): Change[] {
  // Texts that are put together have no minus.
  if (node.operator === '+' && (isText(node.left) || isText(node.right))) return [];
  const name = node.type === 'LogicalExpression' ? 'logic' : /[<>=]/.test(node.operator) ? 'comparison' : 'arithmetic';
  return (operators[node.operator] ?? []).map((operator) =>
    replace(name, node, `(${text(node.left)}) ${operator} (${text(node.right)})`),
  );
}

function ofCall(node: ESTree.CallExpression, text: Text): Change[] {
  const { callee } = node;
  if (callee.type !== 'MemberExpression' || callee.computed || callee.property.type !== 'Identifier') return [];
  const { name } = callee.property;
  const twin = twins.get(name);
  const rest = text({ start: callee.property.end, end: node.end });
  const before = text({ start: node.start, end: callee.property.start });
  if (twin !== undefined) return [replace('twin method', node, `${before}${twin}${rest}`)];
  if (forgettable.has(name) && !callee.optional) return [replace('method left out', node, text(callee.object))];
  return [];
}

function ofRegExp(node: ESTree.RegExpLiteral): Change[] {
  const { pattern, flags } = node.regex;
  const changed = (by: string): Change => replace('pattern', node, `/${by}/${flags}`);
  const changes: Change[] = [];
  if (pattern.startsWith('^') && pattern.length > 1) changes.push(changed(pattern.slice(1)));
  if (pattern.endsWith('$') && !pattern.endsWith('\\$') && pattern.length > 1)
    changes.push(changed(pattern.slice(0, -1)));
  // The first quantifier or class outside of brackets and escapes.
  const quantifier = /(?<![\\[(?])\+(?![^[]*\])/.exec(pattern);
  if (quantifier) {
    const at = quantifier.index;
    changes.push(changed(`${pattern.slice(0, at)}${pattern.slice(at + 1)}`));
  }
  if (flags.includes('i')) changes.push(replace('pattern', node, `/${pattern}/${flags.replace('i', '')}`));
  return changes;
}

type Literal = Extract<Node, { type: 'Literal' }>;

function ofLiteral(node: Literal): Change[] {
  if ('regex' in node) return ofRegExp(node);
  if (typeof node.value === 'boolean') return [replace('boolean', node, String(!node.value))];
  if (typeof node.value === 'number') return [replace('number', node, String(node.value + 1))];
  if (typeof node.value === 'string') return [replace('text', node, node.value === '' ? "'mutant'" : "''")];
  return [];
}

/** A test is always true, or never. */
const ofTest = (test: Node): Change[] => ['true', 'false'].map((by) => replace('condition', test, by));

function ofStatement(node: ESTree.ExpressionStatement): Change[] {
  const { type } = node.expression;
  const acts = ['CallExpression', 'AwaitExpression', 'AssignmentExpression', 'UpdateExpression', 'ChainExpression'];
  if (!acts.includes(type)) return [];
  return [{ mutator: 'statement left out', start: node.start, end: node.end, by: '', form: 'statement' }];
}

const isPrivateIn = (node: ESTree.BinaryExpression | ESTree.PrivateInExpression): node is ESTree.PrivateInExpression =>
  node.left.type === 'PrivateIdentifier';

/** Every change of a node. `text` gives a node's source. */
export function changesOf(node: Node, text: Text): Change[] {
  switch (node.type) {
    case 'BinaryExpression':
      return isPrivateIn(node) ? [] : ofBinary(node, text);
    case 'LogicalExpression':
      return ofBinary(node, text);
    case 'CallExpression':
      return ofCall(node, text);
    case 'Literal':
      return ofLiteral(node);
    case 'TemplateLiteral':
      return [replace('text', node, '``')];
    case 'UnaryExpression':
      if (node.operator === '!') return [replace('negation', node, `(${text(node.argument)})`)];
      return node.operator === '-' ? [replace('arithmetic', node, `(${text(node.argument)})`)] : [];
    case 'UpdateExpression': {
      const by = node.operator === '++' ? '--' : '++';
      return [replace('arithmetic', node, node.prefix ? by + text(node.argument) : text(node.argument) + by)];
    }
    case 'AssignmentExpression': {
      const by = assignments[node.operator];
      return by === undefined ? [] : [replace('arithmetic', node, `${text(node.left)} ${by} ${text(node.right)}`)];
    }
    case 'ConditionalExpression':
    case 'IfStatement':
      return ofTest(node.test);
    case 'WhileStatement':
    case 'DoWhileStatement':
      return [replace('condition', node.test, 'false')];
    case 'ForStatement':
      return node.test ? [replace('condition', node.test, 'false')] : [];
    case 'ArrayExpression':
      return node.elements.length > 0 ? [replace('list emptied', node, '[]')] : [];
    case 'ArrowFunctionExpression':
      return node.body.type === 'BlockStatement' ? [] : [replace('result left out', node.body, 'undefined')];
    case 'ExpressionStatement':
      return ofStatement(node);
    case 'ChainExpression': {
      const at = text(node).indexOf('?.');
      const isPlain = /^\?\.[\w#]/.test(text(node).slice(at));
      return isPlain ? [replace('optional chain', node, `${text(node).slice(0, at)}.${text(node).slice(at + 2)}`)] : [];
    }
    default:
      return [];
  }
}
