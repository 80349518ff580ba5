/** The local stand-in for Secrets Manager, through the real SDK. */
import { GetSecretValueCommand, ListSecretsCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Secrets, startSecrets } from '../../lib/local-cloud/secrets/start-secrets.ts';

const name = 'dramaturg/stripe';
const value = JSON.stringify({ secretKey: 'sk_test_local' });
let secrets: Secrets;
let client: SecretsManagerClient;

beforeAll(async () => {
  secrets = await startSecrets({ secrets: { [name]: value } });
  const credentials = { accessKeyId: 'a', secretAccessKey: 'b' };
  client = new SecretsManagerClient({ endpoint: secrets.url, region: 'us-east-1', credentials, maxAttempts: 1 });
});
afterAll(() => secrets.close());

const get = (SecretId: string, VersionStage?: string) =>
  client.send(new GetSecretValueCommand({ SecretId, VersionStage }));

describe('secrets', () => {
  it('are read by name, by ARN and by ARN without its suffix', async () => {
    const byName = await get(name);
    expect(byName).toMatchObject({ Name: name, SecretString: value, VersionStages: ['AWSCURRENT'] });
    expect((await get(byName.ARN ?? '')).SecretString).toBe(value);
    expect((await get('arn:aws:secretsmanager:eu-west-1:123456789012:secret:dramaturg/stripe')).SecretString).toBe(
      value,
    );
  });

  it('are not found under another name or stage', async () => {
    const missing = {
      name: 'ResourceNotFoundException',
      message: "Secrets Manager can't find the specified secret.",
    };
    await expect(get('dramaturg')).rejects.toMatchObject(missing);
    await expect(get('toString')).rejects.toMatchObject(missing);
    await expect(get(name, 'AWSPREVIOUS')).rejects.toMatchObject(missing);
  });

  it('answers 501 to every other operation', async () => {
    await expect(client.send(new ListSecretsCommand({}))).rejects.toMatchObject({
      message: 'ListSecrets is not emulated',
      $metadata: { httpStatusCode: 501 },
    });
  });
});
