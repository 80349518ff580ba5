/** Stands in for Secrets Manager with secrets given at the start: reads only, by name or ARN; every other operation is refused loudly. */
import * as z from 'zod';
import { type FaultPlan, noFaults } from '../faults/fault-plan.ts';
import { faultyHandler } from '../faults/faulty-handler.ts';
import { accessKeyOf, type Guard, openGuard, watchedHandler } from '../iam/guard.ts';
import { type LoopbackHandler, readJson, sendJson, startLoopbackServer } from '../loopback-server.ts';
import { secretArn, secretVersion } from './secret-arn.ts';

export interface Secrets {
  readonly url: string;
  close(): Promise<void>;
}

const getSecretValueInput = z.object({ SecretId: z.string().min(1), VersionStage: z.string().optional() });
const protocol = 'application/x-amz-json-1.1';

/** Starts the stand-in on 127.0.0.1. `secrets` maps a secret's name to its string. */
export async function startSecrets(o: {
  secrets: Record<string, string>;
  faults?: FaultPlan;
  /** Asked before each call; by itself everything may pass. */
  guard?: Guard;
}): Promise<Secrets> {
  const guard = o.guard ?? openGuard;
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
    const refusal = guard.refusal({
      service: 'secrets',
      operation,
      accessKey: accessKeyOf(request),
      input: input.data,
    });
    if (refusal !== null) return fail(400, `${refusal.code}Exception`, refusal.message);
    const name = [...secrets.keys()].find((known) => names(known, input.data.SecretId));
    if (name === undefined || (input.data.VersionStage ?? 'AWSCURRENT') !== 'AWSCURRENT')
      return fail(400, 'ResourceNotFoundException', "Secrets Manager can't find the specified secret.");
    const answer = {
      ARN: secretArn(name),
      CreatedDate: createdAt,
      Name: name,
      SecretString: secrets.get(name),
      VersionId: secretVersion(name),
      VersionStages: ['AWSCURRENT'],
    };
    sendJson(response, 200, answer, protocol);
  };
  return startLoopbackServer(faultyHandler('secrets', o.faults ?? noFaults, watchedHandler('secrets', guard, handler)));
}

/** A secret answers to its name, to its ARN, and to the ARN without the six characters that AWS appends. */
function names(known: string, asked: string): boolean {
  if (asked === known) return true;
  const resource = /^arn:aws[\w-]*:secretsmanager:[^:]*:[^:]*:secret:(.+)$/.exec(asked)?.[1];
  return resource === known || resource?.replace(/-[A-Za-z0-9]{6}$/, '') === known;
}
