/** A synthesized template with everything in it resolved: typed resources, names, ARNs, asset paths. Rejects what it cannot resolve. */
import type * as z from 'zod';
import { noValue, resolveIntrinsics } from './intrinsics.ts';
import type { Assembly, TemplateResource } from './load-assembly.ts';
import { arnOf, attributeOf, localAccountId, localRegion, physicalName } from './physical-names.ts';

/** `name` is the physical name (a table's, a bucket's, a function's); `properties` are resolved and parsed. */
export interface Resource<P> {
  readonly logicalId: string;
  readonly type: string;
  readonly name: string;
  readonly arn: string;
  readonly properties: P;
}

export interface Template {
  readonly stackName: string;
  /** Every resource type that the template uses, once. */
  readonly types: readonly string[];
  /** The resources of a type (or of several); only the properties named by `schema` are resolved and checked. */
  resources<S extends z.ZodObject>(type: string | readonly string[], schema: S): Resource<z.infer<S>>[];
  /** The absolute path of the staged asset that the template knows by this object key, if it is one. */
  assetPath(objectKey: string): string | undefined;
  /** The value of an output, null when the template has none of this name. */
  output(name: string): unknown;
}

export interface TemplateOptions {
  /** Values of the stack's parameters; those left out take their default. */
  readonly parameters: Readonly<Record<string, string>>;
  /** The address behind `Ref` of a queue; called only when a property that needs it is resolved. */
  readonly queueUrl: (queueName: string) => string;
}

const pseudoParameters: Readonly<Record<string, unknown>> = {
  'AWS::Region': localRegion,
  'AWS::AccountId': localAccountId,
  'AWS::Partition': 'aws',
  'AWS::URLSuffix': 'amazonaws.com',
  'AWS::NoValue': noValue,
};

/**
 * Opens a loaded assembly for use.
 * @throws Error for a parameter the stack does not have; its methods throw for whatever they cannot resolve, naming the resource.
 */
export function openTemplate(assembly: Assembly, options: TemplateOptions): Template {
  const { document, stackName } = assembly;
  const unknown = Object.keys(options.parameters).find((name) => !(name in document.Parameters));
  if (unknown) throw new Error(`The stack has no parameter ${unknown}.`);

  const names = new Map<string, string>();
  const nameOf = (logicalId: string, resource: TemplateResource): string => {
    const name = names.get(logicalId) ?? physicalName(stackName, logicalId, resource, resolve);
    names.set(logicalId, name);
    return name;
  };

  const resourceAt = (logicalId: string): TemplateResource => {
    const resource = document.Resources[logicalId];
    if (!resource) throw new Error(`The template speaks of ${logicalId}, which it does not hold.`);
    return resource;
  };

  const parameterValue = (name: string): unknown => {
    const value = options.parameters[name] ?? document.Parameters[name]?.Default;
    if (value === undefined) throw new Error(`The stack's parameter ${name} has no default and was not given.`);
    const type = document.Parameters[name]?.Type ?? '';
    if (type.startsWith('AWS::SSM')) throw new Error(`The stack's parameter ${name} is read from SSM: not emulated.`);
    return type === 'CommaDelimitedList' && typeof value === 'string' ? value.split(',') : value;
  };

  const ref = (name: string): unknown => {
    if (name in pseudoParameters) return pseudoParameters[name];
    if (name === 'AWS::StackName') return stackName;
    if (name === 'AWS::StackId')
      return `arn:aws:cloudformation:${localRegion}:${localAccountId}:stack/${stackName}/local`;
    if (name in document.Parameters) return parameterValue(name);
    const resource = resourceAt(name);
    const physical = nameOf(name, resource);
    if (resource.Type === 'AWS::SecretsManager::Secret') return arnOf(resource.Type, physical);
    return resource.Type === 'AWS::SQS::Queue' ? options.queueUrl(physical) : physical;
  };

  const scope = {
    ref,
    attribute: (logicalId: string, attribute: string) => {
      const resource = resourceAt(logicalId);
      return attributeOf(logicalId, resource.Type, nameOf(logicalId, resource), attribute);
    },
    condition: (name: string) => {
      if (!(name in document.Conditions)) throw new Error(`The template has no condition ${name}.`);
      return resolve(document.Conditions[name]);
    },
    mapping: (map: string, top: string, second: string) => {
      const value = document.Mappings[map]?.[top]?.[second];
      if (value === undefined) throw new Error(`The template's mapping ${map} has no ${top}.${second}.`);
      return value;
    },
  };
  const resolve = (value: unknown): unknown => resolveIntrinsics(value, scope);

  const present = Object.entries(document.Resources).filter(
    ([, { Condition }]) => Condition === undefined || scope.condition(Condition) === true,
  );

  return {
    stackName,
    types: [...new Set(present.map(([, resource]) => resource.Type))],
    output: (name) => {
      const output = document.Outputs[name];
      return output === undefined ? null : resolve(output.Value);
    },
    assetPath: (objectKey) => assembly.assetPaths.get(objectKey),
    resources: (type, schema) => {
      const wanted: readonly string[] = typeof type === 'string' ? [type] : type;
      return present
        .filter(([, resource]) => wanted.includes(resource.Type))
        .map(([logicalId, resource]) => {
          const needed = Object.entries(resource.Properties).filter(([key]) => key in schema.shape);
          try {
            const properties = schema.parse(resolve(Object.fromEntries(needed)));
            const name = nameOf(logicalId, resource);
            return { logicalId, type: resource.Type, name, arn: arnOf(resource.Type, name), properties };
          } catch (cause) {
            throw new Error(`The template's ${logicalId} (${resource.Type}) cannot be run here.`, { cause });
          }
        });
    },
  };
}
