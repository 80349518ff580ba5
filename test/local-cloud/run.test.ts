/** A stack synthesized by CDK, run whole: from the gateway through bucket, queue and function to the table; and after a kill -9. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import {
  AdminInitiateAuthCommand,
  CognitoIdentityProviderClient,
  SignUpCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { GetQueueAttributesCommand, ReceiveMessageCommand, SQSClient } from '@aws-sdk/client-sqs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { type LocalCloud, runLocalCloud } from '../../lib/local-cloud/run.ts';
import { synthesizeSmallStack } from './fixtures/small-stack.ts';
import { temporaryDirectory } from './fixtures/temporary-directory.ts';

const directory = await temporaryDirectory();
const credentials = { accessKeyId: 'local', secretAccessKey: 'local' };
const job = z.object({ text: z.string(), times: z.number() });
const addresses = z.object({ url: z.string(), cognitoUrl: z.string(), queueUrl: z.string() });
const begun = z.object({
  id: z.string(),
  plan: z.string(),
  post: z.object({ url: z.string(), fields: z.record(z.string(), z.string()) }),
});

let assembly: string;
let cloud: LocalCloud;
let token: string;
/** Uploaded first: a failed message is seen again when its visibility timeout of twelve seconds has passed, twice, and other tests go on meanwhile. */
let poison: { readonly id: string };
let good: { readonly id: string };
const troubles: string[] = [];

beforeAll(async () => {
  assembly = await synthesizeSmallStack(directory);
  cloud = await runLocalCloud({
    assembly,
    stateDirectory: path.join(directory, 'state'),
    frontDoor: 0,
    parameters: (SiteUrl) => ({ SiteUrl }),
    paymentSecretName: 'payment',
    onTrouble: (line) => troubles.push(line),
  });
  token = await signIn(cloud.url, cloud.emulators.cognito.url);
  [poison, good] = await Promise.all([upload(cloud.url, 'POISON'), upload(cloud.url, 'good')]);
});
afterAll(() => cloud?.close());

async function signIn(url: string, cognitoUrl: string): Promise<string> {
  const { client, userPoolId: UserPoolId } = z
    .object({ client: z.string(), userPoolId: z.string() })
    .parse(await (await fetch(`${url}/config.json`)).json());
  const cognito = new CognitoIdentityProviderClient({ endpoint: cognitoUrl, region: 'us-east-1', credentials });
  const [Username, Password] = ['writer@example.com', 'Passw0rd!'];
  await cognito.send(new SignUpCommand({ ClientId: client, Username, Password }));
  const AuthParameters = { USERNAME: Username, PASSWORD: Password };
  const { AuthenticationResult: result } = await cognito.send(
    new AdminInitiateAuthCommand({
      UserPoolId,
      ClientId: client,
      AuthFlow: 'ADMIN_USER_PASSWORD_AUTH',
      AuthParameters,
    }),
  );
  return result?.AccessToken ?? '';
}

const signed = (as: string) => ({ headers: { authorization: `Bearer ${as}` } });

async function upload(url: string, text: string, as = token): Promise<{ id: string; plan: string; status: number }> {
  const { id, plan, post } = begun.parse(
    await (await fetch(`${url}/api/jobs/`, { method: 'POST', ...signed(as) })).json(),
  );
  const form = new FormData();
  for (const [name, value] of Object.entries(post.fields)) form.append(name, value);
  form.append('file', new Blob([text]));
  const { status } = await fetch(post.url, { method: 'POST', body: form });
  return { id, plan, status };
}

/** Asks until the job's record is there. */
async function finished(url: string, id: string, as = token): Promise<z.infer<typeof job>> {
  for (;;) {
    const answer = await fetch(`${url}/api/jobs/${id}`, signed(as));
    if (answer.status === 200) return job.parse(await answer.json());
    expect(answer.status).toBe(404);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

describe('a synthesized stack', () => {
  it('refuses a call without a token in the template’s words, with and without the final slash', async () => {
    for (const address of ['/api/jobs', '/api/jobs/']) {
      const answer = await fetch(cloud.url + address, { method: 'POST' });
      expect([answer.status, await answer.text()]).toEqual([401, '{"code":"token_not_valid"}']);
    }
  });

  it('takes an upload from presigned form through bucket, queue and function into the table, once', async () => {
    const { id, plan, status } = await upload(cloud.url, 'hello');
    expect([plan, status]).toEqual(['advanced', 204]);
    expect(await finished(cloud.url, id)).toEqual({ text: 'hello', times: 1 });
  });

  it('stores nothing that the form does not allow', async () => {
    expect((await upload(cloud.url, 'x'.repeat(2000))).status).toBe(400);
  });

  it('case 23: delivers again what a function that crashed was working on', async () => {
    const { id } = await upload(cloud.url, 'CRASH');
    expect(await finished(cloud.url, id)).toEqual({ text: 'CRASH', times: 1 });
    expect(troubles.some((line) => line.startsWith('Worker'))).toBe(true);
  });

  it('gives functions the environment of the template and nothing of this process', async () => {
    const answer = await (await fetch(`${cloud.url}/api/echo/x`)).json();
    const { environment } = z.object({ environment: z.array(z.string()) }).parse(answer);
    expect(environment).toContain('TABLE_NAME');
    expect(environment.filter((name) => ['PATH', 'HOME', 'VITEST'].includes(name))).toEqual([]);
  });
});

describe('a local cloud that is killed', () => {
  const script = path.join(import.meta.dirname, 'fixtures/run-small-stack.ts');
  const children: ReturnType<typeof spawn>[] = [];
  afterAll(() => {
    for (const child of children) child.kill('SIGKILL');
  });

  async function start() {
    const args = [script, assembly, path.join(directory, 'killed')];
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
    children.push(child);
    const exited = once(child, 'exit');
    const [line] = await once(createInterface({ input: child.stdout }), 'line');
    const kill = async () => {
      child.kill('SIGKILL');
      await exited;
    };
    return { ...addresses.parse(JSON.parse(String(line))), kill };
  }

  /** Resolves when the queue has handed out a message that is not done yet. */
  async function inFlight(queueUrl: string): Promise<void> {
    const client = new SQSClient({ endpoint: new URL(queueUrl).origin, region: 'us-east-1', credentials });
    const AttributeNames = ['ApproximateNumberOfMessagesNotVisible' as const];
    for (;;) {
      const { Attributes } = await client.send(new GetQueueAttributesCommand({ QueueUrl: queueUrl, AttributeNames }));
      if (Attributes?.ApproximateNumberOfMessagesNotVisible === '1') return;
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  }

  it('completes at the next start what it was working on, once, and knows its users still', async () => {
    const first = await start();
    const owner = await signIn(first.url, first.cognitoUrl);
    const done = await upload(first.url, 'done before', owner);
    await finished(first.url, done.id, owner);
    const slow = await upload(first.url, 'SLOW', owner);
    await inFlight(first.queueUrl);
    await first.kill();

    const second = await start();
    expect(await finished(second.url, slow.id, owner)).toEqual({ text: 'SLOW', times: 1 });
    expect(await finished(second.url, done.id, owner)).toEqual({ text: 'done before', times: 1 });
    await second.kill();
  }, 60_000);
});

describe('a queue', () => {
  it('case 22: gives a poisoned message up to the dead letters and works the others off', async () => {
    expect(await finished(cloud.url, good.id)).toMatchObject({ times: 1 });
    const { sqs, sqsClient } = cloud.emulators;
    const name = cloud.template
      .resources('AWS::SQS::Queue', z.object({}))
      .find((q) => q.name.startsWith('DeadLetters'));
    const QueueUrl = sqs.queueUrl(name?.name ?? '');
    const receive = () => sqsClient.send(new ReceiveMessageCommand({ QueueUrl, WaitTimeSeconds: 20 }));
    const { Messages } = await receive();
    const [dead] = Messages ?? (await receive()).Messages ?? [];
    expect(dead?.Body).toContain(poison.id);
  }, 60_000);
});
