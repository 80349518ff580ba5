/** The signed policy of a form upload: what the server allowed the browser to send; a form that says more or other than that is refused. */
import * as z from 'zod';
import { S3Error } from './s3-error.ts';
import { type Credentials, parseScope, verifySignature } from './signature.ts';

/** The form's fields before the file, names in lower case. */
export type FormFields = ReadonlyMap<string, string>;
export type AllowedSize = { minBytes: number; maxBytes: number };
export type SignedForm = AllowedSize & { accessKeyId: string };

const size = z.number().int().nonnegative();
const policySchema = z.object({
  expiration: z.iso.datetime(),
  conditions: z.array(
    z.union([
      z.record(z.string(), z.string()),
      z.tuple([z.string().regex(/^content-length-range$/i), size, size]),
      z.tuple([z.string().regex(/^(eq|starts-with)$/i), z.string().startsWith('$'), z.string()]),
    ]),
  ),
});
type Policy = z.infer<typeof policySchema>;

/** Fields that the policy cannot and need not name. */
const uncovered = new Set(['policy', 'x-amz-signature']);

/**
 * Checks signature, expiry, every condition, and that every field is covered by one (fields `x-ignore-…` excepted).
 * Returns how large the file may be and who signed. Throws AccessDenied and SignatureDoesNotMatch (403), InvalidPolicyDocument (400).
 */
export function verifyPostPolicy(
  fields: FormFields,
  bucket: string,
  credentials: readonly Credentials[],
  nowMs: number,
): SignedForm {
  const encoded = required(fields, 'policy');
  if (required(fields, 'x-amz-algorithm') !== 'AWS4-HMAC-SHA256') throw denied('X-Amz-Algorithm is not supported.');
  const scope = parseScope(required(fields, 'x-amz-credential'), required(fields, 'x-amz-date'));
  verifySignature(encoded, required(fields, 'x-amz-signature'), scope, credentials);

  const policy = parsePolicy(encoded);
  if (Date.parse(policy.expiration) <= nowMs) throw denied('Invalid according to Policy: Policy expired.');
  return { ...checkConditions(policy, new Map([...fields, ['bucket', bucket]])), accessKeyId: scope.accessKeyId };
}

function parsePolicy(encoded: string): Policy {
  try {
    return policySchema.parse(JSON.parse(Buffer.from(encoded, 'base64').toString('utf8')));
  } catch (cause) {
    const error = new S3Error(400, 'InvalidPolicyDocument', 'The content of the form does not meet the conditions.');
    throw Object.assign(error, { cause });
  }
}

function checkConditions({ conditions }: Policy, values: FormFields): AllowedSize {
  const allowed: AllowedSize = { minBytes: 0, maxBytes: Number.POSITIVE_INFINITY };
  const covered = new Set(uncovered);
  for (const condition of conditions) {
    if (Array.isArray(condition) && typeof condition[1] === 'number') {
      allowed.minBytes = Math.max(allowed.minBytes, condition[1]);
      allowed.maxBytes = Math.min(allowed.maxBytes, Number(condition[2]));
      continue;
    }
    for (const { operator, name, expected } of fieldConditions(condition)) {
      const value = values.get(name) ?? '';
      const holds = operator === 'eq' ? value === expected : value.startsWith(expected);
      if (!holds) throw denied(`Invalid according to Policy: Policy Condition failed: ["${operator}", "$${name}"]`);
      covered.add(name);
    }
  }
  const extra = [...values.keys()].filter((name) => !covered.has(name) && !name.startsWith('x-ignore-'));
  if (extra.length > 0) throw denied(`Invalid according to Policy: Extra input fields: ${extra.join(', ')}`);
  return allowed;
}

function fieldConditions(condition: Policy['conditions'][number]) {
  if (Array.isArray(condition)) {
    const [operator, name, expected] = condition;
    return [
      { operator: operator.toLowerCase(), name: String(name).slice(1).toLowerCase(), expected: String(expected) },
    ];
  }
  return Object.entries(condition).map(([name, expected]) => ({ operator: 'eq', name: name.toLowerCase(), expected }));
}

function required(fields: FormFields, name: string): string {
  const value = fields.get(name);
  if (value === undefined) throw denied(`The form lacks the field ${name}.`);
  return value;
}

function denied(message: string): S3Error {
  return new S3Error(403, 'AccessDenied', message);
}
