/** A secret's ARN as Secrets Manager makes it of its name: with six characters of its own at the end, the same ones each time. */
import { createHash } from 'node:crypto';
import { localAccountId, localRegion } from '../physical-names.ts';

/** The one version that a secret has here. */
export function secretVersion(name: string): string {
  const digest = createHash('sha256').update(name).digest('hex');
  return digest.slice(0, 32).replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

/** Of a name, or of an ARN, which is answered as it is. */
export const secretArn = (nameOrArn: string): string =>
  nameOrArn.startsWith('arn:')
    ? nameOrArn
    : `arn:aws:secretsmanager:${localRegion}:${localAccountId}:secret:${nameOrArn}-${secretVersion(nameOrArn).slice(0, 6)}`;
