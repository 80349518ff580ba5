/** The template's policies, resolved: each function's statements by way of its role, and those of queues, buckets and functions themselves. */
import * as z from 'zod';
import { localAccountId } from '../physical-names.ts';
import type { Template } from '../template.ts';
import { policyDocument, refuseUnknownOperators, type Statement } from './policy.ts';

export interface Policies {
  /** By the function's name; only functions that run here. */
  readonly functions: ReadonlyMap<string, { readonly role: string; readonly statements: readonly Statement[] }>;
  readonly resources: readonly Statement[];
}

/** The one managed policy that grants nothing but writing logs, which no emulator is asked for. */
const logsOnly = ':policy/service-role/AWSLambdaBasicExecutionRole';

const roleProperties = z.object({
  Policies: z.array(z.object({ PolicyDocument: policyDocument })).default([]),
  ManagedPolicyArns: z.array(z.string()).default([]),
});
const policyProperties = z.object({ PolicyDocument: policyDocument, Roles: z.array(z.string()).default([]) });
const functionProperties = z.object({ Role: z.string(), Runtime: z.string().optional() });
const ownPolicy = z.object({ PolicyDocument: policyDocument });
const permission = z.object({
  Action: z.string(),
  FunctionName: z.string(),
  Principal: z.string(),
  SourceArn: z.string().optional(),
  SourceAccount: z.string().optional(),
});

/** A permission of Lambda is a statement in the function's own policy. */
function asStatement({ Action, FunctionName, Principal, SourceArn, SourceAccount }: z.output<typeof permission>) {
  const statement: Statement = {
    Effect: 'Allow',
    Action: [Action],
    Resource: [FunctionName],
    Principal: Principal === '*' ? { AWS: ['*'] } : { Service: [Principal] },
    Condition: {
      ...(SourceArn !== undefined && { ArnLike: { 'aws:SourceArn': [SourceArn] } }),
      ...(SourceAccount !== undefined && { StringEquals: { 'aws:SourceAccount': [SourceAccount] } }),
    },
  };
  return statement;
}

/** @throws Error for what a policy says that is not emulated: a condition operator, an element such as NotAction, a managed policy of a function that runs here. */
export function readPolicies(template: Template): Policies {
  const roles = new Map(template.resources('AWS::IAM::Role', roleProperties).map((role) => [role.arn, role]));
  const policies = template.resources(['AWS::IAM::Policy', 'AWS::IAM::ManagedPolicy'], policyProperties);
  const functions = template
    .resources('AWS::Lambda::Function', functionProperties)
    .filter(({ properties }) => properties.Runtime?.startsWith('nodejs'))
    .map(({ name, properties }) => {
      const role = roles.get(properties.Role);
      if (role === undefined) throw new Error(`The role of ${name} is not in the template: not emulated.`);
      if (role.properties.ManagedPolicyArns.some((arn) => !arn.endsWith(logsOnly))) {
        throw new Error(`The role of ${name} has managed policies: not emulated.`);
      }
      const attached = policies.filter(({ properties: { Roles } }) => Roles.includes(role.name));
      const documents = [...role.properties.Policies, ...attached.map((policy) => policy.properties)];
      const statements = documents.flatMap(({ PolicyDocument }) => PolicyDocument.Statement);
      return [name, { role: role.name, statements }] as const;
    });
  const resources = [
    ...template
      .resources(['AWS::SQS::QueuePolicy', 'AWS::S3::BucketPolicy'], ownPolicy)
      .flatMap(({ properties }) => properties.PolicyDocument.Statement),
    ...template.resources('AWS::Lambda::Permission', permission).map(({ properties }) => asStatement(properties)),
  ];
  refuseUnknownOperators([...functions.flatMap(([, { statements }]) => statements), ...resources]);
  return { functions: new Map(functions), resources };
}

/** The statements of a resource's own policy that speak to a caller: a service, or whoever has a role in this account. */
export const addressedTo = (statements: readonly Statement[], service: string | undefined): Statement[] =>
  statements.filter(({ Principal = {} }) =>
    Object.entries(Principal).some(([kind, names]) =>
      names.some(
        (name) =>
          name === '*' ||
          (kind === 'Service' && name === service) ||
          (kind === 'AWS' && service === undefined && name === `arn:aws:iam::${localAccountId}:root`),
      ),
    ),
  );
