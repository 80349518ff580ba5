/** Resolves CloudFormation's intrinsic functions inside a template value. Rejects a function it does not know. */

/** What the functions look things up in. `ref` and `attribute` throw when they cannot answer. */
export interface IntrinsicScope {
  ref(name: string): unknown;
  attribute(logicalId: string, name: string): unknown;
  condition(name: string): unknown;
  mapping(map: string, topKey: string, secondKey: string): unknown;
}

/** Stands for `AWS::NoValue`: the property or the list element that holds it disappears. */
export const noValue = Symbol('AWS::NoValue');

type Arguments = readonly unknown[];
type IntrinsicFunction = (argument: unknown, scope: IntrinsicScope) => unknown;

const text = (value: unknown, what: string): string => {
  if (typeof value === 'string') return value;
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  throw new Error(`${what} needs a text and got ${JSON.stringify(value)}.`);
};

const list = (value: unknown, what: string): Arguments => {
  if (Array.isArray(value)) return value;
  throw new Error(`${what} needs a list and got ${JSON.stringify(value)}.`);
};

/** Arguments that are lists of values, each resolved first. */
const resolvedList = (argument: unknown, scope: IntrinsicScope, what: string): Arguments =>
  list(resolveIntrinsics(argument, scope), what);

function getAttribute(argument: unknown, scope: IntrinsicScope): unknown {
  const parts = typeof argument === 'string' ? argument.split(/\.(.*)/s) : list(argument, 'Fn::GetAtt');
  return scope.attribute(text(parts[0], 'Fn::GetAtt'), text(resolveIntrinsics(parts[1], scope), 'Fn::GetAtt'));
}

function substitute(argument: unknown, scope: IntrinsicScope): string {
  const [pattern, given] = typeof argument === 'string' ? [argument, {}] : list(argument, 'Fn::Sub');
  const own = Object.entries(resolveIntrinsics(given ?? {}, scope) as object);
  return text(pattern, 'Fn::Sub').replace(/\$\{(!?)([^}]+)\}/g, (_whole, literal: string, name: string) => {
    if (literal) return `\${${name}}`;
    const value =
      own.find(([key]) => key === name)?.[1] ?? (name.includes('.') ? getAttribute(name, scope) : scope.ref(name));
    return text(value, `Fn::Sub of ${name}`);
  });
}

function select(argument: unknown, scope: IntrinsicScope): unknown {
  const [index, values] = resolvedList(argument, scope, 'Fn::Select');
  const chosen = list(values, 'Fn::Select')[Number(index)];
  if (chosen === undefined) throw new Error(`Fn::Select has no element ${String(index)}.`);
  return chosen;
}

function choose(argument: unknown, scope: IntrinsicScope): unknown {
  const [name, whenTrue, whenFalse] = list(argument, 'Fn::If');
  return resolveIntrinsics(scope.condition(text(name, 'Fn::If')) === true ? whenTrue : whenFalse, scope);
}

const functions: Readonly<Record<string, IntrinsicFunction>> = {
  Ref: (argument, scope) => scope.ref(text(argument, 'Ref')),
  'Fn::GetAtt': getAttribute,
  'Fn::Sub': substitute,
  'Fn::Select': select,
  'Fn::If': choose,
  'Fn::Join': (argument, scope) => {
    const [separator, values] = resolvedList(argument, scope, 'Fn::Join');
    return list(values, 'Fn::Join')
      .map((value) => text(value, 'Fn::Join'))
      .join(text(separator, 'Fn::Join'));
  },
  'Fn::Split': (argument, scope) => {
    const [separator, value] = resolvedList(argument, scope, 'Fn::Split');
    return text(value, 'Fn::Split').split(text(separator, 'Fn::Split'));
  },
  'Fn::FindInMap': (argument, scope) => {
    const [map, top, second] = resolvedList(argument, scope, 'Fn::FindInMap').map((key) => text(key, 'Fn::FindInMap'));
    return scope.mapping(map ?? '', top ?? '', second ?? '');
  },
  'Fn::Equals': (argument, scope) => {
    const [left, right] = resolvedList(argument, scope, 'Fn::Equals');
    return text(left, 'Fn::Equals') === text(right, 'Fn::Equals');
  },
  'Fn::Not': (argument, scope) => resolvedList(argument, scope, 'Fn::Not')[0] !== true,
  'Fn::And': (argument, scope) => resolvedList(argument, scope, 'Fn::And').every((value) => value === true),
  'Fn::Or': (argument, scope) => resolvedList(argument, scope, 'Fn::Or').some((value) => value === true),
  Condition: (argument, scope) => scope.condition(text(argument, 'Condition')),
};

/**
 * A function call is an object with one key, `Ref` or `Fn::…`. A policy's `Condition` block is an object too, hence
 * `Condition` counts as a call only with a text.
 */
function asCall(value: object): readonly [string, unknown] | undefined {
  const [entry, another] = Object.entries(value);
  if (!entry || another) return undefined;
  const [name, argument] = entry;
  if (name === 'Condition') return typeof argument === 'string' ? entry : undefined;
  return name === 'Ref' || name.startsWith('Fn::') ? entry : undefined;
}

/**
 * The value with every intrinsic function in it replaced by its result.
 * @throws Error for a function that is not known or a name that the scope cannot answer.
 */
export function resolveIntrinsics(value: unknown, scope: IntrinsicScope): unknown {
  if (typeof value === 'string' && value.includes('{{resolve:')) {
    throw new Error('A dynamic reference ({{resolve:…}}) is not emulated; read the secret by its name instead.');
  }
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    return value.map((element) => resolveIntrinsics(element, scope)).filter((element) => element !== noValue);
  }
  const call = asCall(value);
  if (call) {
    const evaluate = functions[call[0]];
    if (!evaluate) throw new Error(`The intrinsic function ${call[0]} is not emulated.`);
    return evaluate(call[1], scope);
  }
  const resolved = Object.entries(value).map(([key, inner]) => [key, resolveIntrinsics(inner, scope)] as const);
  return Object.fromEntries(resolved.filter(([, inner]) => inner !== noValue));
}
