/** The card provider's keys from Secrets Manager, read once and kept for a few minutes, so that a rotated key arrives without a deployment. */
import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import * as z from 'zod';

/** What the secret holds. The webhook's own is known only once the site's address is, and may come later. */
export const paymentSecret = z.object({
  secretKey: z.string().min(1),
  publishableKey: z.string().min(1),
  webhookSecret: z.string().default(''),
  returnSigningKey: z.string().min(16),
});
type PaymentSecret = z.infer<typeof paymentSecret>;
export interface PaymentSecrets {
  read(): Promise<PaymentSecret>;
}

const keptForMs = 5 * 60 * 1000;

export const paymentSecrets = (
  name: string,
  now: () => Date,
  client: SecretsManagerClient = new SecretsManagerClient({ maxAttempts: 3 }),
): PaymentSecrets => {
  let kept: { readonly until: number; readonly value: Promise<PaymentSecret> } | null = null;
  const fetchSecret = async (): Promise<PaymentSecret> => {
    const answer = await client.send(new GetSecretValueCommand({ SecretId: name }));
    return paymentSecret.parse(JSON.parse(answer.SecretString ?? '{}'));
  };
  return {
    async read() {
      if (kept === null || kept.until <= now().getTime()) {
        kept = { until: now().getTime() + keptForMs, value: fetchSecret() };
      }
      const current = kept;
      try {
        return await current.value;
      } catch (error) {
        if (kept === current) kept = null;
        throw error;
      }
    },
  };
};
