/** Holds a synthesized template against CloudFormation's resource schemas: types, property names at every depth, what is required, types of values, enumerations, names. */
import {
  intrinsicOf,
  isCustom,
  isRecord,
  type JudgedTemplate,
  judgeNames,
  outcomeOf,
  templateSchema,
} from './intrinsics.ts';
import type { Violations } from './json-judge.ts';
import { type Properties, propertiesOf, resourceSchema, type ValueType } from './resource-schemas.ts';

const tag: Properties = {
  Key: { type: { type: 'string' }, required: true },
  Value: { type: { type: 'string' }, required: true },
};

/** Beside Type and Properties: https://docs.aws.amazon.com/AWSCloudFormation/latest/UserGuide/aws-product-attribute-reference.html (read 2026-11). */
const resourceAttributes = new Set([
  'Condition',
  'CreationPolicy',
  'DeletionPolicy',
  'DependsOn',
  'Metadata',
  'Properties',
  'Type',
  'UpdatePolicy',
  'UpdateReplacePolicy',
]);
const deletionPolicies = new Set(['Delete', 'Retain', 'RetainExceptOnCreate', 'Snapshot']);

const shown = (value: unknown): string => JSON.stringify(value).slice(0, 80);

/** Whether what a function makes, known by type only, can stand where `wanted` is asked. */
function canStandFor(made: ValueType, wanted: ValueType): boolean {
  if (wanted.type === 'json' || made.type === 'json') return true;
  if (wanted.type === 'union') return wanted.types.some((one) => canStandFor(made, one));
  if (made.type === 'union') return made.types.some((one) => canStandFor(one, wanted));
  if (wanted.type === 'array' && made.type === 'array') return canStandFor(made.element, wanted.element);
  if (wanted.type === 'date-time') return made.type === 'string' || made.type === 'date-time';
  // CloudFormation hands numbers on as text where text is asked, and an integer is a number.
  if (wanted.type === 'string') return ['string', 'integer', 'number', 'date-time'].includes(made.type);
  return made.type === wanted.type || (made.type === 'integer' && wanted.type === 'number');
}

function judgeScalar(type: ValueType, value: unknown, at: string): Violations {
  const wrong = [`${at}: of type ${type.type} was wanted, it is ${shown(value)}`];
  switch (type.type) {
    case 'string':
    case 'date-time': {
      if (typeof value !== 'string') return wrong;
      const allowed = type.type === 'string' ? type.allowedValues : undefined;
      return allowed === undefined || allowed.includes(value) ? [] : [`${at}: ${value} is none of its values`];
    }
    case 'boolean':
      return typeof value === 'boolean' ? [] : wrong;
    case 'number':
      return typeof value === 'number' ? [] : wrong;
    case 'integer':
      if (!Number.isInteger(value)) return wrong;
      return type.allowedValues === undefined || type.allowedValues.includes(Number(value))
        ? []
        : [`${at}: ${value} is none of its values`];
    case 'null':
      return value === null ? [] : wrong;
    default:
      throw new Error(`A value of type ${type.type} is no scalar.`);
  }
}

/** Whether a property may be left out of what is deployed: absent, or AWS::NoValue under a condition. */
function mayBeAbsent(template: JudgedTemplate, value: unknown): boolean {
  if (value === undefined) return true;
  const call = intrinsicOf(value);
  const outcome = call === null ? null : outcomeOf(template, call);
  if (outcome === null) return false;
  return 'absent' in outcome || ('anyOf' in outcome && outcome.anyOf.some((one) => mayBeAbsent(template, one)));
}

function judgeProperties(template: JudgedTemplate, known: Properties, value: unknown, at: string): Violations {
  if (!isRecord(value)) return [`${at}: a structure was wanted, it is ${shown(value)}`];
  const missing = Object.entries(known)
    .filter(([name, { required }]) => required === true && mayBeAbsent(template, value[name]))
    .map(([name]) => `${at}.${name}: is missing`);
  const judged = Object.entries(value).flatMap(([name, one]) => {
    const property = known[name];
    return property === undefined
      ? [`${at}.${name}: no such property`]
      : judgeValue(template, property.type, one, `${at}.${name}`);
  });
  return [...missing, ...judged];
}

function judgeValue(template: JudgedTemplate, type: ValueType, value: unknown, at: string): Violations {
  const call = intrinsicOf(value);
  if (call !== null) {
    const outcome = outcomeOf(template, call);
    if (outcome === null || 'absent' in outcome) return [];
    if ('anyOf' in outcome) return outcome.anyOf.flatMap((one) => judgeValue(template, type, one, at));
    return canStandFor(outcome.type, type) ? [] : [`${at}: of type ${type.type} was wanted, it is ${shown(value)}`];
  }
  switch (type.type) {
    case 'json':
      return [];
    case 'ref':
      return judgeProperties(template, propertiesOf(type.reference), value, at);
    case 'tag':
      return judgeProperties(template, tag, value, at);
    case 'array':
      if (!Array.isArray(value)) return [`${at}: a list was wanted, it is ${shown(value)}`];
      return value.flatMap((one, i) => judgeValue(template, type.element, one, `${at}[${i}]`));
    case 'map':
      if (!isRecord(value)) return [`${at}: a map was wanted, it is ${shown(value)}`];
      return Object.entries(value).flatMap(([k, one]) => judgeValue(template, type.element, one, `${at}.${k}`));
    case 'union': {
      const each = type.types.map((one) => judgeValue(template, one, value, at));
      return each.some(({ length }) => length === 0) ? [] : (each.at(0) ?? []);
    }
    default:
      return judgeScalar(type, value, at);
  }
}

function judgeAttributes(
  template: JudgedTemplate,
  resource: Readonly<Record<string, unknown>>,
  at: string,
): Violations {
  const unknown = Object.keys(resource).filter((name) => !resourceAttributes.has(name));
  const { Condition, DependsOn = [], DeletionPolicy, UpdateReplacePolicy } = resource;
  const policies = [DeletionPolicy, UpdateReplacePolicy].filter((one) => one !== undefined);
  return [
    ...unknown.map((name) => `${at}: a resource has no ${name}`),
    ...policies.filter((one) => !deletionPolicies.has(String(one))).map((one) => `${at}: ${one} is no such policy`),
    ...(Condition === undefined || String(Condition) in template.Conditions
      ? []
      : [`${at}: no condition ${Condition}`]),
    ...[DependsOn]
      .flat()
      .filter((id) => !(String(id) in template.Resources))
      .map((id) => `${at}: depends on ${id}, which is not there`),
  ];
}

/** What is wrong with one resource of a template. */
export function judgeResource(template: JudgedTemplate, id: string): Violations {
  const resource = template.Resources[id];
  if (resource === undefined) return [`${id}: there is no such resource`];
  const { Type, Properties } = resource;
  const at = `${id} (${Type})`;
  const own = [...judgeAttributes(template, resource, at), ...judgeNames(template, Properties, at)];
  if (isCustom(Type)) return mayBeAbsent(template, Properties.ServiceToken) ? [...own, `${at}: no ServiceToken`] : own;
  const schema = resourceSchema(Type);
  if (schema === undefined) return [...own, `${at}: CloudFormation knows no such type`];
  return [...own, ...judgeProperties(template, schema.properties, Properties, at)];
}

/** What is wrong with a template, each in words with its place; nothing when CloudFormation's schemas allow all of it. */
export function judgeTemplate(template: unknown): Violations {
  const read = templateSchema.parse(template);
  const { Resources, Outputs, Conditions } = read;
  return [
    ...Object.keys(Resources).flatMap((id) => judgeResource(read, id)),
    ...judgeNames(read, Outputs, 'Outputs'),
    ...judgeNames(read, Conditions, 'Conditions'),
  ];
}
