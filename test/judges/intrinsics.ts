/** CloudFormation's intrinsic functions: which a value is, what kind of value it makes, and whether what it names is in the template. */
import * as z from 'zod';
import { resourceSchema, type ValueType } from './resource-schemas.ts';

const parameter = z.looseObject({
  Type: z.string(),
  Default: z.unknown().optional(),
  AllowedValues: z.array(z.unknown()).optional(),
});
const resource = z.looseObject({ Type: z.string(), Properties: z.record(z.string(), z.unknown()).default({}) });

/** The sections that a judge reads. */
export const templateSchema = z.looseObject({
  Parameters: z.record(z.string(), parameter).default({}),
  Mappings: z.record(z.string(), z.unknown()).default({}),
  Conditions: z.record(z.string(), z.unknown()).default({}),
  Resources: z.record(z.string(), resource),
  Outputs: z.record(z.string(), z.unknown()).default({}),
});
export type JudgedTemplate = z.infer<typeof templateSchema>;

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export interface Intrinsic {
  readonly name: string;
  readonly argument: unknown;
}

/** A function call stands alone in its object: `{ Ref: … }`, `{ 'Fn::Join': … }`. */
export function intrinsicOf(value: unknown): Intrinsic | null {
  if (!isRecord(value)) return null;
  const [entry, ...others] = Object.entries(value);
  if (entry === undefined || others.length > 0) return null;
  const [name, argument] = entry;
  return name === 'Ref' || name.startsWith('Fn::') ? { name, argument } : null;
}

/** What a call comes to: the values themselves where the template tells them (`anyOf`), else a kind of value, or nothing that can be said. */
export type Outcome =
  | { readonly anyOf: readonly unknown[] }
  | { readonly type: ValueType }
  | { readonly absent: true }
  | null;

const ofStrings: ValueType = { type: 'array', element: { type: 'string' } };
const makes: Readonly<Record<string, ValueType>> = {
  'Fn::Base64': { type: 'string' },
  'Fn::Cidr': ofStrings,
  'Fn::GetAZs': ofStrings,
  'Fn::Join': { type: 'string' },
  'Fn::Split': ofStrings,
  'Fn::Sub': { type: 'string' },
};
const functions = new Set([
  ...Object.keys(makes),
  ...['FindInMap', 'GetAtt', 'If', 'ImportValue', 'Select'].map((name) => `Fn::${name}`),
]);
/** Only in conditions and rules. */
const logic = new Set(['And', 'Contains', 'EachMemberIn', 'Equals', 'Not', 'Or'].map((name) => `Fn::${name}`));
const pseudoParameters = new Set(
  ['AccountId', 'NoValue', 'NotificationARNs', 'Partition', 'Region', 'StackId', 'StackName', 'URLSuffix'].map(
    (name) => `AWS::${name}`,
  ),
);

function parameterOutcome({ Type, Default, AllowedValues }: z.infer<typeof parameter>): Outcome {
  if (Type === 'CommaDelimitedList' || Type.startsWith('List<')) return { type: ofStrings };
  if (Type === 'Number') return { type: { type: 'integer' } };
  // What one may choose is all that it can be; an open text begins as its default.
  if (AllowedValues !== undefined) return { anyOf: AllowedValues };
  return Default === undefined || Default === '' ? { type: { type: 'string' } } : { anyOf: [Default] };
}

function referenceOutcome(template: JudgedTemplate, name: string): Outcome {
  if (name === 'AWS::NoValue') return { absent: true };
  if (name === 'AWS::NotificationARNs') return { type: ofStrings };
  const declared = template.Parameters[name];
  return declared === undefined ? { type: { type: 'string' } } : parameterOutcome(declared);
}

/** Custom resources are made by a function of the template: nobody publishes what they hold. */
export const isCustom = (type: string): boolean =>
  type.startsWith('Custom::') || type === 'AWS::CloudFormation::CustomResource';

const attributePath = (argument: unknown): readonly [string, string] => {
  const [id = '', ...rest] = Array.isArray(argument) ? argument.map(String) : String(argument).split('.');
  return [id, rest.join('.')];
};

/** The type of what `Fn::GetAtt` asks for; null of a custom resource, undefined where there is no such resource or attribute. */
function attributeType(template: JudgedTemplate, argument: unknown): ValueType | null | undefined {
  const [id, attribute] = attributePath(argument);
  const type = template.Resources[id]?.Type;
  if (type === undefined) return undefined;
  return isCustom(type) ? null : resourceSchema(type)?.attributes[attribute]?.type;
}

export function outcomeOf(template: JudgedTemplate, { name, argument }: Intrinsic): Outcome {
  if (name === 'Ref') return referenceOutcome(template, String(argument));
  if (name === 'Fn::If') return { anyOf: Array.isArray(argument) ? argument.slice(1) : [] };
  const type = name === 'Fn::GetAtt' ? attributeType(template, argument) : makes[name];
  return type === undefined || type === null ? null : { type };
}

const isNamed = (template: JudgedTemplate, name: string): boolean =>
  pseudoParameters.has(name) || name in template.Parameters || name in template.Resources;

function judgeCall(template: JudgedTemplate, { name, argument }: Intrinsic, at: string): string[] {
  if (name === 'Ref') return isNamed(template, String(argument)) ? [] : [`${at}: nothing is called ${argument}`];
  if (name === 'Fn::GetAtt') {
    const missing = attributeType(template, argument) === undefined;
    return missing ? [`${at}: there is no ${attributePath(argument).join('.')} to get`] : [];
  }
  if (name === 'Fn::If') {
    const [condition, ...branches] = Array.isArray(argument) ? argument : [];
    if (branches.length !== 2) return [`${at}: Fn::If takes a condition and two values`];
    return String(condition) in template.Conditions ? [] : [`${at}: there is no condition ${condition}`];
  }
  if (name === 'Fn::FindInMap') {
    const [map] = Array.isArray(argument) ? argument : [];
    return typeof map !== 'string' || map in template.Mappings ? [] : [`${at}: there is no mapping ${map}`];
  }
  if (name === 'Fn::Join') {
    const [separator, parts] = Array.isArray(argument) ? argument : [];
    const isPart = (one: unknown) => typeof one === 'string' || intrinsicOf(one) !== null;
    const isJoined = Array.isArray(parts) ? parts.every(isPart) : intrinsicOf(parts) !== null;
    return typeof separator === 'string' && isJoined ? [] : [`${at}: Fn::Join takes a text and a list of texts`];
  }
  if (name !== 'Fn::Sub') return functions.has(name) || logic.has(name) ? [] : [`${at}: there is no function ${name}`];
  const [pattern, own] = Array.isArray(argument) ? argument : [argument, {}];
  const asked = [...String(pattern).matchAll(/\$\{([^!}][^}]*)\}/g)].map(([, one = '']) => one);
  return asked
    .filter((one) => !(isRecord(own) && one in own))
    .filter((one) => (one.includes('.') ? attributeType(template, one) === undefined : !isNamed(template, one)))
    .map((one) => `${at}: nothing is called ${one}`);
}

/** Every name that a part of the template uses and that nothing in it bears, at any depth. */
export function judgeNames(template: JudgedTemplate, value: unknown, at: string): string[] {
  if (Array.isArray(value)) return value.flatMap((one, i) => judgeNames(template, one, `${at}[${i}]`));
  if (!isRecord(value)) return [];
  const call = intrinsicOf(value);
  const own = call === null ? [] : judgeCall(template, call, at);
  return [...own, ...Object.entries(value).flatMap(([name, one]) => judgeNames(template, one, `${at}.${name}`))];
}
