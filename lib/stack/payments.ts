/** The card provider's keys: a secret that the owner keeps in Secrets Manager, found by name. Neither creates nor holds it. */
import { aws_secretsmanager as secretsmanager } from 'aws-cdk-lib';
import { Construct } from 'constructs';

export class Payments extends Construct {
  /** JSON {secretKey, publishableKey, webhookSecret, returnSigningKey}. */
  readonly secret: secretsmanager.ISecret;

  constructor(scope: Construct, id: string, props: { readonly secretName: string }) {
    super(scope, id);
    this.secret = secretsmanager.Secret.fromSecretNameV2(this, 'Secret', props.secretName);
  }
}
