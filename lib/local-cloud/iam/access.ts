/** IAM on this machine: who calls, by its access key, and whether the template lets it. Every function has a key of its own; what no key opens is refused. */
import { localAccountId } from '../physical-names.ts';
import type { Template } from '../template.ts';
import type { Call, Guard, Refusal } from './guard.ts';
import { isAllowed, type Need } from './policy.ts';
import { addressedTo, readPolicies } from './read-policies.ts';
import { needsOf } from './service-calls.ts';

/** A call that the template does not allow. */
export interface Denial {
  /** The function's name, or the AWS service's. */
  readonly caller: string;
  readonly action: string;
  readonly resource: string;
}

export interface Access extends Pick<Guard, 'refusal'> {
  /** Every denial since the start, oldest first. */
  readonly denials: readonly Denial[];
  /** The keys by which functions are told apart. */
  readonly accessKeys: readonly string[];
  /**
   * What an AWS service does by leave of the resource's own policy: S3 to a queue, the API to a function. `source` is the ARN on whose behalf.
   * @throws Error when that policy does not let it.
   */
  insist(service: string, need: Pick<Need, 'action' | 'resource'>, source: string): void;
}

/** Calls go over HTTP on this machine only; in the cloud the SDKs speak TLS, and that is what policies ask for. */
const overTls = { 'aws:securetransport': 'true', 's3:tlsversion': '1.3', 'aws:sourceaccount': localAccountId };

/**
 * `operator` is the access key of whoever runs this machine: it may do everything, as the account's own administrator. A function's access key is its name.
 * `onDenial` hears of each denial in a sentence.
 */
export function readAccess(template: Template, operator: string, onDenial: (line: string) => void): Access {
  const { functions, resources } = readPolicies(template);
  const denials: Denial[] = [];

  const allows = (need: Need, function_: string | undefined, service?: string): boolean => {
    const own = function_ === undefined ? [] : (functions.get(function_)?.statements ?? []);
    const asked = { ...need, context: { ...overTls, ...need.context } };
    return isAllowed(asked, [...own, ...addressedTo(resources, service)]);
  };
  const deny = (caller: string, { action, resource }: Pick<Need, 'action' | 'resource'>): void => {
    denials.push({ caller, action, resource });
    onDenial(`${caller} may not ${action} on ${resource}: the template does not grant it.`);
  };

  const refusal = ({ service, operation, accessKey, input }: Call): Refusal | null => {
    if (accessKey === operator) return null;
    if (accessKey === undefined) return { code: 'MissingAuthenticationToken', message: 'Missing Authentication Token' };
    const known = functions.get(accessKey);
    if (known === undefined) {
      return { code: 'UnrecognizedClient', message: 'The security token included in the request is invalid.' };
    }
    const ways = needsOf(service, operation, input);
    if (ways.some((needs) => needs.every((need) => allows(need, accessKey)))) return null;
    const lacking = ways[0]?.find((need) => !allows(need, accessKey));
    if (lacking === undefined) throw new Error(`${service}.${operation} asks for nothing that could be granted.`);
    deny(accessKey, lacking);
    const user = `arn:aws:sts::${localAccountId}:assumed-role/${known.role}/${accessKey}`;
    const message = `User: ${user} is not authorized to perform: ${lacking.action} on resource: ${lacking.resource}`;
    return { code: 'AccessDenied', message };
  };

  return {
    denials,
    accessKeys: [...functions.keys()],
    refusal,
    insist(service, need, source) {
      const asked = { ...need, context: { 'aws:sourcearn': source } };
      if (allows(asked, undefined, service)) return;
      deny(service, need);
      throw new Error(`${service} may not ${need.action} on ${need.resource}.`);
    },
  };
}
