/** Accounts: the user pool, its three triggers, the server's client with a secret and the site's public one. No answer tells who exists. */
import {
  Aws,
  type CfnCondition,
  aws_cognito as cognito,
  Duration,
  Fn,
  aws_iam as iam,
  type aws_lambda as lambda,
  RemovalPolicy,
  Stack,
} from 'aws-cdk-lib';
import { Construct } from 'constructs';
import { productName } from '../contract/product.ts';
import { apiResource } from '../contract/token-scopes.ts';
import { describeClientsStatement, endSessionsStatement, tableAccess, voidPasswordStatement } from './access.ts';
import { acknowledge } from './acknowledge.ts';
import type { Data } from './data.ts';
import { type CodeFor, HouseFunction } from './house-function.ts';

export interface IdentityProps {
  readonly code: CodeFor;
  readonly data: Data;
  /** Mails the codes of password resets. */
  readonly senderEmail: string;
  /** What SES has verified of it: the address or its domain. */
  readonly senderIdentity: string;
  readonly isProtected: CfnCondition;
}

export class Identity extends Construct {
  readonly userPool: cognito.UserPool;
  /** Logs users in from the functions; its secret never leaves them. */
  readonly serverClient: cognito.UserPoolClient;
  /** Asks for the code of a forgotten password from the browser; signs nobody in. */
  readonly siteClient: cognito.UserPoolClient;
  /** The functions that the pool calls. */
  readonly triggers: readonly lambda.IFunction[];

  constructor(scope: Construct, id: string, props: IdentityProps) {
    super(scope, id);
    this.userPool = new cognito.UserPool(this, 'UserPool', {
      selfSignUpEnabled: true,
      signInAliases: { email: true },
      signInCaseSensitive: false,
      autoVerify: { email: true },
      // An address that was not proved to be read takes no effect; a required attribute can't be kept from its owner's token.
      keepOriginal: { email: true },
      // Accounts are confirmed by a trigger, so the one code that is ever mailed is that of a password reset.
      userVerification: {
        emailSubject: `${productName}: your code`,
        emailBody:
          'Your code for a new password is {####}. It is good for an hour. If you did not ask for it, ignore this mail: your password stays as it is.',
      },
      standardAttributes: {
        email: { required: true, mutable: true },
        // The display name.
        fullname: { required: false, mutable: true },
      },
      passwordPolicy: {
        minLength: 8,
        requireLowercase: false,
        requireDigits: false,
        requireUppercase: false,
        requireSymbols: false,
      },
      accountRecovery: cognito.AccountRecovery.EMAIL_ONLY,
      email: cognito.UserPoolEmail.withSES({ fromEmail: props.senderEmail, sesRegion: Aws.REGION }),
      // In an app and of the user's own will; SMS can be taken over, and mail is what a reset goes by.
      mfa: cognito.Mfa.OPTIONAL,
      mfaSecondFactor: { otp: true, sms: false },
      featurePlan: cognito.FeaturePlan.ESSENTIALS,
      removalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE,
    });
    this.completePool(props);
    acknowledge(this.userPool, {
      COG1: 'Length counts for more than kinds of characters: the product asks for eight characters and nothing else.',
      COG2: 'The specified login asks for email and password; a second factor is for whoever switches it on.',
      COG8: 'The dearer plan adds threat protection; Cognito’s own lockout and the rate limits stand before the login.',
    });
    this.triggers = this.addTriggers(props);
    this.userPool.addResourceServer('ApiResource', {
      identifier: apiResource.identifier,
      scopes: [
        new cognito.ResourceServerScope({
          scopeName: apiResource.scope,
          scopeDescription: 'The API behind the site.',
        }),
      ],
    });
    this.serverClient = this.addServerClient();
    this.siteClient = this.addSiteClient();
  }

  /** What the construct itself has no word for: values that are known at the deployment. */
  private completePool({ isProtected, senderIdentity }: IdentityProps): void {
    const definition = this.userPool.node.defaultChild;
    if (!(definition instanceof cognito.CfnUserPool)) throw new Error('A user pool without its resource.');
    const protection = Fn.conditionIf(isProtected.logicalId, 'ACTIVE', 'INACTIVE');
    definition.addPropertyOverride('DeletionProtection', protection);
    const identity = { service: 'ses', resource: 'identity', resourceName: senderIdentity };
    definition.addPropertyOverride('EmailConfiguration.SourceArn', Stack.of(this).formatArn(identity));
  }

  /** Answers the functions that the pool calls. */
  private addTriggers({ code, data }: IdentityProps): lambda.IFunction[] {
    const preSignUp = new HouseFunction(this, 'PreSignUp', {
      name: 'pre-sign-up',
      code,
      description:
        'Lets sign-ups in that come through the service, and confirms them, so that the login works at once.',
      access: [],
      timeoutSeconds: 5,
    });
    const preTokenGeneration = new HouseFunction(this, 'PreTokenGeneration', {
      name: 'pre-token-generation',
      code,
      description: 'Says what an access token opens: this API, and nothing of the user pool’s own.',
      access: [tableAccess(data.table, 'GetItem')],
      timeoutSeconds: 5,
    });
    this.userPool.addTrigger(cognito.UserPoolOperation.PRE_SIGN_UP, preSignUp.lambda);
    this.grantApart('TellClients', preSignUp.lambda, describeClientsStatement(this.userPool.userPoolArn));
    this.userPool.addTrigger(
      cognito.UserPoolOperation.PRE_TOKEN_GENERATION_CONFIG,
      preTokenGeneration.lambda,
      cognito.LambdaVersion.V2_0,
    );
    return [preSignUp.lambda, preTokenGeneration.lambda, this.addPostConfirmation(code, data)];
  }

  private addPostConfirmation(code: CodeFor, data: Data): lambda.IFunction {
    const { lambda } = new HouseFunction(this, 'PostConfirmation', {
      name: 'post-confirmation',
      code,
      description:
        'Ends every session of an account whose password was reset, and undoes a reset past the service; notes that a new one is owed its welcome.',
      access: [tableAccess(data.table, 'PutItem', 'UpdateItem')],
      // Cognito waits no longer.
      timeoutSeconds: 5,
    });
    this.userPool.addTrigger(cognito.UserPoolOperation.POST_CONFIRMATION, lambda);
    const { userPoolArn } = this.userPool;
    this.grantApart(
      'EndSessions',
      lambda,
      endSessionsStatement(userPoolArn),
      describeClientsStatement(userPoolArn),
      voidPasswordStatement(userPoolArn),
    );
    return lambda;
  }

  /** Apart from the function's role: pool and function would otherwise wait for each other to be created. */
  private grantApart(id: string, { role }: lambda.Function, ...statements: iam.PolicyStatement[]): void {
    role?.attachInlinePolicy(new iam.Policy(this, id, { statements }));
  }

  /** Rotation excludes ALLOW_REFRESH_TOKEN_AUTH: sessions are renewed with GetTokensFromRefreshToken. */
  private addServerClient(): cognito.UserPoolClient {
    return this.userPool.addClient('ServerClient', {
      generateSecret: true,
      disableOAuth: true,
      authFlows: { adminUserPassword: true },
      accessTokenValidity: Duration.minutes(15),
      idTokenValidity: Duration.minutes(15),
      refreshTokenValidity: Duration.days(7),
      // Two tabs that refresh at the same moment both succeed.
      refreshTokenRotationGracePeriod: Duration.seconds(60),
      enableTokenRevocation: true,
      preventUserExistenceErrors: true,
      readAttributes: new cognito.ClientAttributes().withStandardAttributes({
        email: true,
        emailVerified: true,
        fullname: true,
        profilePicture: true,
      }),
      // What a sign-up sets and nothing more. Cognito wants required attributes writable, so the email is among them; no token has the scope to write it.
      writeAttributes: new cognito.ClientAttributes().withStandardAttributes({ email: true, fullname: true }),
    });
  }

  private addSiteClient(): cognito.UserPoolClient {
    const client = this.userPool.addClient('SiteClient', {
      generateSecret: false,
      disableOAuth: true,
      enableTokenRevocation: true,
      preventUserExistenceErrors: true,
      readAttributes: new cognito.ClientAttributes().withStandardAttributes({ email: true }),
      writeAttributes: new cognito.ClientAttributes().withStandardAttributes({ email: true }),
    });
    // Without a list Cognito would open its default flows; this one alone can start no session.
    const definition = client.node.defaultChild;
    if (definition instanceof cognito.CfnUserPoolClient) definition.explicitAuthFlows = ['ALLOW_REFRESH_TOKEN_AUTH'];
    return client;
  }
}
