/** Stands in for Secrets Manager with secrets given at the start: reads only, by name or ARN; every other operation is refused loudly. */
import { createHash } from 'node:crypto';
import * as z from 'zod';
import { type FaultPlan, noFaults } from '../faults/fault-plan.ts';
import { faultyHandler } from '../faults/faulty-handler.ts';
import { type LoopbackHandler, readJson, sendJson, startLoopbackServer } from '../loopback-server.ts';

export interface Secrets {
  readonly url: string;
  close(): Promise<void>;
}

const getSecretValueInput = z.object({ SecretId: z.string().min(1), VersionStage: z.string().optional() });
const protocol = 'application/x-amz-json-1.1';

/** Starts the stand-in on 127.0.0.1. `secrets` maps a secret's name to its string. */
export async function startSecrets(o: { secrets: Record<string, string>; faults?: FaultPlan }): Promise<Secrets> {
  const secrets = new Map(Object.entries(o.secrets));
  const createdAt = Date.now() / 1000;
  const handler: LoopbackHandler = async (request, response) => {
    const fail = (status: number, type: string, message: string): void =>
      sendJson(response, status, { __type: type, message }, protocol);
    const operation = String(request.headers['x-amz-target'] ?? '').replace(/^secretsmanager\./, '');
    const body = await readJson(request, 65_536);
    if (operation !== 'GetSecretValue')
      return fail(501, 'UnknownOperationException', `${operation || 'The request'} is not emulated`);
    const input = getSecretValueInput.safeParse(body);
    if (!input.success) return fail(400, 'InvalidParameterException', 'SecretId is missing');
    const name = [...secrets.keys()].find((known) => names(known, input.data.SecretId));
    if (name === undefined || (input.data.VersionStage ?? 'AWSCURRENT') !== 'AWSCURRENT')
      return fail(400, 'ResourceNotFoundException', "Secrets Manager can't find the specified secret.");
    const answer = {
      ARN: arnOf(name),
      CreatedDate: createdAt,
      Name: name,
      SecretString: secrets.get(name),
      VersionId: versionOf(name),
      VersionStages: ['AWSCURRENT'],
    };
    sendJson(response, 200, answer, protocol);
  };
  return startLoopbackServer(faultyHandler('secrets', o.faults ?? noFaults, handler));
}

/** A secret answers to its name, to its ARN, and to the ARN without the six characters that AWS appends. */
function names(known: string, asked: string): boolean {
  if (asked === known) return true;
  const resource = /^arn:aws[\w-]*:secretsmanager:[^:]*:[^:]*:secret:(.+)$/.exec(asked)?.[1];
  return resource === known || resource?.replace(/-[A-Za-z0-9]{6}$/, '') === known;
}

function arnOf(name: string): string {
  return `arn:aws:secretsmanager:us-east-1:000000000000:secret:${name}-${versionOf(name).slice(0, 6)}`;
}

function versionOf(name: string): string {
  const digest = createHash('sha256').update(name).digest('hex');
  return digest.slice(0, 32).replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
