/** What a deployment decides for itself: addresses, mail, the payment secret's name. Rejects values of the wrong shape before anything is created. */
import { CfnParameter, type CfnParameterProps, Stack, Validations } from 'aws-cdk-lib';
import { Construct } from 'constructs';

const emailPattern = '[^@\\s]+@[^@\\s]+\\.[^@\\s]+';

/** The parameters of the stack as tokens; each keeps its own name in the template, whatever construct declares it. */
export class Parameters extends Construct {
  /** Origin of the site, without a final slash. */
  readonly siteUrl: string;
  readonly ownerEmail: string;
  readonly senderEmail: string;
  readonly paymentSecretName: string;
  /** Empty when the site is reached by its CloudFront address. */
  readonly certificateArn: string;

  /** US dollars that the AWS account may cost in a month before the owner gets a mail. */
  readonly monthlyBudgetUsd: string;
  /** Calls of the card provider's webhook that always find a function free; '0' reserves none. */
  readonly webhookConcurrency: string;

  constructor(scope: Construct, id: string) {
    super(scope, id);
    this.siteUrl = this.add('SiteUrl', {
      description: 'The address users type, such as https://app.example.com: no path, no final slash.',
      allowedPattern: 'https?://[^/\\s]+',
    });
    this.ownerEmail = this.add('OwnerEmail', {
      description: 'Gets consultation requests and alarms.',
      allowedPattern: emailPattern,
    });
    this.senderEmail = this.add('SenderEmail', {
      description: 'Sends codes and consultation requests; an email identity verified in SES in this region.',
      allowedPattern: emailPattern,
    });
    this.paymentSecretName = this.add('PaymentSecretName', {
      description: 'Name of the Secrets Manager secret that holds the card provider’s keys; it is not created here.',
      default: 'dramaturg/stripe',
      allowedPattern: '[A-Za-z0-9/_+=.@-]+',
    });
    // CDK's own rules know parameters by their stack only.
    Validations.of(Stack.of(this)).acknowledge({
      id: 'CloudFormation-Validate::W2509',
      reason: 'The parameter is the name of a secret, not a secret.',
    });
    this.certificateArn = this.add('CertificateArn', {
      description:
        'Certificate (ACM, us-east-1) for the host of SiteUrl; empty when SiteUrl is the CloudFront address.',
      default: '',
      allowedPattern: '(arn:[a-z-]+:acm:us-east-1:\\d+:certificate/.+)?',
    });
    this.monthlyBudgetUsd = this.add('MonthlyBudgetUsd', {
      type: 'Number',
      description:
        'US dollars a month that this AWS account is meant to cost; OwnerEmail hears when it is likely to be more.',
      default: '100',
      minValue: 1,
    });
    this.webhookConcurrency = this.add('WebhookConcurrency', {
      type: 'Number',
      description:
        'Calls of the payment webhook that always find a function free, whatever else is going on. 0 for an AWS account whose limit of concurrent functions is near 100, which must stay unreserved.',
      default: '10',
      minValue: 0,
    });
  }

  private add(name: string, props: CfnParameterProps): string {
    const parameter = new CfnParameter(this, name, props);
    parameter.overrideLogicalId(name);
    return parameter.valueAsString;
  }
}
