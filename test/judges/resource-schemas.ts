/** CloudFormation's resource schemas as AWS publishes them, in the form that aws-cdk-lib is generated from (`@aws-cdk/aws-service-spec`). Loaded once, on first use. */
import { loadAwsServiceSpecSync } from '@aws-cdk/aws-service-spec';

interface Reference {
  readonly $ref: string;
}

/** What a property may be. `json` is anything, `tag` a pair of Key and Value, `ref` a structure with properties of its own. */
export type ValueType =
  | { readonly type: 'string'; readonly allowedValues?: readonly string[] }
  | { readonly type: 'integer'; readonly allowedValues?: readonly number[] }
  | { readonly type: 'number' | 'boolean' | 'json' | 'date-time' | 'null' | 'tag' }
  | { readonly type: 'ref'; readonly reference: Reference }
  | { readonly type: 'array' | 'map'; readonly element: ValueType }
  | { readonly type: 'union'; readonly types: readonly ValueType[] };

export type Properties = Readonly<Record<string, { readonly type: ValueType; readonly required?: boolean }>>;

export interface ResourceSchema {
  readonly properties: Properties;
  /** What `Fn::GetAtt` may ask for. */
  readonly attributes: Readonly<Record<string, { readonly type: ValueType }>>;
}

let loaded: ReturnType<typeof loadAwsServiceSpecSync> | null = null;
const database = () => {
  loaded ??= loadAwsServiceSpecSync();
  return loaded;
};

/** The schema of a type such as `AWS::SQS::Queue`; nothing for a type that CloudFormation does not know. */
export const resourceSchema = (type: string): ResourceSchema | undefined =>
  database().lookup('resource', 'cloudFormationType', 'equals', type).at(0);

/** The properties of a structure that a schema names. */
export const propertiesOf = (reference: Reference): Properties =>
  database().get('typeDefinition', reference).properties;
