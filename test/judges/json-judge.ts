/** Holds a JSON value against a shape of a published service model: types, members, what is required, lengths, ranges, patterns, enumerations. */
import { type Reference, type ServiceModel, type Shape, shapeNamed } from './models/service-model.ts';

/** Each violation in words, with the place in the value; none when it keeps to the shape. */
export type Violations = readonly string[];

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** `min` and `max` are of a text's characters, a list's entries, a blob's bytes, or a number itself. */
function outOfBounds({ min, max }: Shape, size: number, at: string): Violations {
  if (min !== undefined && size < min) return [`${at}: ${size} is below ${min}`];
  return max !== undefined && size > max ? [`${at}: ${size} is above ${max}`] : [];
}

function judgeText(shape: Shape, value: string, at: string): Violations {
  const violations = [...outOfBounds(shape, [...value].length, at)];
  if (shape.enum !== undefined && !shape.enum.includes(value)) violations.push(`${at}: ${value} is none of its values`);
  // The models' patterns are Java's, which finds where ours are anchored by themselves.
  const pattern = shape.pattern === undefined ? null : new RegExp(`^(?:${shape.pattern})$`, 'su');
  if (pattern !== null && !pattern.test(value)) violations.push(`${at}: does not match ${shape.pattern}`);
  return violations;
}

const base64 = /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/;
const wholeNumbers = new Set(['integer', 'long']);

function judgeScalar(shape: Shape, value: unknown, at: string): Violations {
  const wrong = [`${at}: a ${shape.type} was wanted, it is ${value === null ? 'null' : typeof value}`];
  switch (shape.type) {
    case 'string':
      return typeof value === 'string' ? judgeText(shape, value, at) : wrong;
    case 'boolean':
      return typeof value === 'boolean' ? [] : wrong;
    case 'blob':
      if (typeof value !== 'string' || !base64.test(value)) return wrong;
      return outOfBounds(shape, Buffer.from(value, 'base64').length, at);
    case 'integer':
    case 'long':
    case 'float':
    case 'double':
    case 'timestamp':
      if (typeof value !== 'number' || (wholeNumbers.has(shape.type) && !Number.isInteger(value))) return wrong;
      return outOfBounds(shape, value, at);
    default:
      throw new Error(`A shape of type ${shape.type} is not judged yet.`);
  }
}

/** A member is named as on the wire; absent ones may be null. */
function judgeStructure(model: ServiceModel, shape: Shape, value: unknown, at: string): Violations {
  if (!isRecord(value)) return [`${at}: a structure was wanted`];
  const members = shape.members ?? {};
  const present = Object.entries(value).filter(([, member]) => member !== undefined);
  const missing = (shape.required ?? []).filter((name) => value[name] === undefined || value[name] === null);
  const judged = present.flatMap(([name, member]) => {
    const reference = members[name];
    return reference === undefined
      ? [`${at}.${name}: no such member`]
      : judge(model, reference, member, `${at}.${name}`);
  });
  const tooMany = shape.union === true && present.length !== 1 ? [`${at}: exactly one member was wanted`] : [];
  return [...missing.map((name) => `${at}.${name}: is missing`), ...judged, ...tooMany];
}

/** What is wrong with a value that ought to be of the shape. */
export function judge(model: ServiceModel, { shape: name }: Reference, value: unknown, at: string): Violations {
  const shape = shapeNamed(model, name);
  if (shape.type === 'structure') return judgeStructure(model, shape, value, at);
  if (shape.type === 'list') {
    if (!Array.isArray(value) || shape.member === undefined) return [`${at}: a list was wanted`];
    const { member } = shape;
    return [...outOfBounds(shape, value.length, at), ...value.flatMap((one) => judge(model, member, one, `${at}[]`))];
  }
  if (shape.type === 'map') {
    const { key, value: member } = shape;
    if (!isRecord(value) || key === undefined || member === undefined) return [`${at}: a map was wanted`];
    const entries = Object.entries(value);
    const judged = entries.flatMap(([k, v]) => [
      ...judge(model, key, k, `${at}{key}`),
      ...judge(model, member, v, `${at}{}`),
    ]);
    return [...outOfBounds(shape, entries.length, at), ...judged];
  }
  return judgeScalar(shape, value, at);
}
