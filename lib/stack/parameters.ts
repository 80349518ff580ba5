/** What a deployment decides for itself: addresses, mail, the payment secret's name. Rejects values of the wrong shape before anything is created. */
import {
  CfnCondition,
  CfnParameter,
  type CfnParameterProps,
  CfnRule,
  Fn,
  Lazy,
  Stack,
  Token,
  Validations,
} from 'aws-cdk-lib';
import { Construct } from 'constructs';
import { paymentSecretNames, type Stage } from './stage.ts';

const emailPattern = '[^@\\s]+@[^@\\s]+\\.[^@\\s]+';

/** The parameters of the stack as tokens; each keeps its own name in the template, whatever construct declares it. */
export class Parameters extends Construct {
  /** Origin of the site, without a final slash: as given, else the address of `siteIs`. For whatever the distribution does not wait for. */
  readonly siteUrl: string;
  /** SiteUrl as it was given; empty when the site is reached by its CloudFront address. */
  readonly givenSiteUrl: string;
  /** What a browser may say where the form of an upload comes from. */
  readonly siteOrigin: string;
  readonly ownerEmail: string;
  readonly senderEmail: string;
  /** What SES has verified: the sender's address, or its domain. */
  readonly senderIdentity: string;
  readonly paymentSecretName: string;
  /** Empty when the site is reached by its CloudFront address. */
  readonly certificateArn: string;

  /** US dollars that the AWS account may cost in a month before the owner gets a mail. */
  readonly monthlyBudgetUsd: string;
  /** Calls of the card provider's webhook that always find a function free; '0' reserves none. */
  readonly webhookConcurrency: string;

  /** Uploads that are read, and batches of reports that are made, at the same time: tokens of numbers. */
  readonly readersAtOnce: number;
  readonly answersAtOnce: number;

  /** Holds when what must not be lost is kept from being deleted by hand. */
  readonly isProtected: CfnCondition;
  private address: string | null = null;

  constructor(scope: Construct, id: string, { stage }: { readonly stage: Stage }) {
    super(scope, id);
    this.givenSiteUrl = this.add('SiteUrl', {
      description:
        'The address users type, such as https://app.example.com: no path, no final slash. Empty without a domain of your own: the site is then reached by its CloudFront address.',
      default: '',
      allowedPattern: '(https?://[^/\\s]+)?',
    });
    const hasSiteUrl = this.given('HasSiteUrl', this.givenSiteUrl);
    const either = (other: () => string): string =>
      Lazy.string({ produce: () => Token.asString(Fn.conditionIf(hasSiteUrl.logicalId, this.givenSiteUrl, other())) });
    this.siteUrl = either(() => this.ownAddress());
    // The bucket is made before the distribution, whose headers name it. A form works by its signature alone, whoever sends it.
    this.siteOrigin = either(() => 'https://*.cloudfront.net');
    this.ownerEmail = this.add('OwnerEmail', {
      description: 'Gets consultation requests and alarms.',
      allowedPattern: emailPattern,
    });
    this.senderEmail = this.add('SenderEmail', {
      description: 'Sends codes and consultation requests; verified in SES in this region, itself or its domain.',
      allowedPattern: emailPattern,
    });
    const senderIdentity = this.add('SenderIdentity', {
      description: 'The domain of SenderEmail, when SES has verified the domain and not the address itself.',
      default: '',
      allowedPattern: '([A-Za-z0-9.-]+\\.[A-Za-z]+)?',
    });
    const byDomain = this.given('SenderByDomain', senderIdentity);
    this.senderIdentity = Token.asString(Fn.conditionIf(byDomain.logicalId, senderIdentity, this.senderEmail));
    this.paymentSecretName = this.add('PaymentSecretName', {
      description: 'Name of the Secrets Manager secret that holds the card provider’s keys; it is not created here.',
      default: paymentSecretNames[stage],
      allowedPattern: '[A-Za-z0-9/_+=.@-]+',
    });
    // CDK's own rules know parameters by their stack only.
    Validations.of(Stack.of(this)).acknowledge({
      id: 'CloudFormation-Validate::W2509',
      reason: 'The parameter is the name of a secret, not a secret.',
    });
    this.certificateArn = this.add('CertificateArn', {
      description:
        'Certificate (ACM, us-east-1) for the host of SiteUrl; empty when the site is reached by its CloudFront address.',
      default: '',
      allowedPattern: '(arn:[a-z-]+:acm:us-east-1:\\d+:certificate/.+)?',
    });
    new CfnRule(this, 'CertificateNeedsSiteUrl', {
      ruleCondition: Fn.conditionNot(Fn.conditionEquals(this.certificateArn, '')),
      assertions: [
        {
          assert: Fn.conditionNot(Fn.conditionEquals(this.givenSiteUrl, '')),
          assertDescription: 'A certificate is for the host of SiteUrl: give both, or neither.',
        },
      ],
    });
    const protection = this.add('DeletionProtection', {
      description:
        'on: table and user pool can’t be deleted. off for the first deployment, so that one that fails leaves nothing behind; npm run deploy sets it to on afterwards.',
      default: 'off',
      allowedValues: ['on', 'off'],
    });
    this.isProtected = new CfnCondition(this, 'IsProtected', { expression: Fn.conditionEquals(protection, 'on') });
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
    this.readersAtOnce = this.addAtOnce('ReadersAtOnce', '2', 'Uploads that are read at the same time');
    this.answersAtOnce = this.addAtOnce('AnswersAtOnce', '3', 'Batches of reports that are made at the same time');
  }

  /** Tells where the site is, for a deployment without a domain of its own. */
  siteIs(domainName: string): void {
    this.address = `https://${domainName}`;
  }

  private ownAddress(): string {
    if (this.address === null) throw new Error('The site has no address yet: siteIs was not called.');
    return this.address;
  }

  private given(id: string, value: string): CfnCondition {
    return new CfnCondition(this, id, { expression: Fn.conditionNot(Fn.conditionEquals(value, '')) });
  }

  private add(name: string, props: CfnParameterProps): string {
    return this.parameter(name, props).valueAsString;
  }

  /** A new AWS account runs ten functions at once: the defaults leave room for the API. Lambda takes from 2 to 1,000. */
  private addAtOnce(name: string, usual: string, what: string): number {
    const description = `${what}, whatever waits in the queue. Raise it with the account's limit of concurrent functions.`;
    const bounds = { type: 'Number', default: usual, minValue: 2, maxValue: 1000 };
    return this.parameter(name, { ...bounds, description }).valueAsNumber;
  }

  private parameter(name: string, props: CfnParameterProps): CfnParameter {
    const parameter = new CfnParameter(this, name, props);
    parameter.overrideLogicalId(name);
    return parameter;
  }
}
