/** The key of a model server from Secrets Manager, read once a process. Refuses a secret without one. */
import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import * as z from 'zod';

const modelSecret = z.object({ apiKey: z.string().min(1) });

export async function readModelKey(
  name: string,
  client: SecretsManagerClient = new SecretsManagerClient({ maxAttempts: 3 }),
): Promise<string> {
  const answer = await client.send(new GetSecretValueCommand({ SecretId: name }));
  return modelSecret.parse(JSON.parse(answer.SecretString ?? '{}')).apiKey;
}
