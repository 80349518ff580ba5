/** Reads what a synthesized template says about user pools and their clients; durations leave here in one unit. */
import * as z from 'zod';
import type { PasswordPolicy } from './password-policy.ts';
import type { Triggers } from './trigger-event.ts';

export interface PoolInput {
  readonly id: string;
  /** The CloudFormation property `Policies` of AWS::Cognito::UserPool. */
  readonly policies: unknown;
  /** The CloudFormation property `VerificationMessageTemplate`. */
  readonly messages?: unknown;
  /** The properties `MfaConfiguration` and `EnabledMfas`. */
  readonly mfa?: { readonly configuration?: unknown; readonly enabled?: unknown };
  readonly triggers: Triggers;
}

export interface ClientInput {
  readonly id: string;
  readonly poolId: string;
  /** The CloudFormation properties of AWS::Cognito::UserPoolClient. */
  readonly properties: unknown;
}

export interface Pool {
  readonly id: string;
  readonly passwordPolicy: PasswordPolicy;
  /** Whether a user may have a second factor in an app. */
  readonly takesSoftwareTokens: boolean;
  /** The mail that brings a code; null where the template leaves it to Cognito. */
  readonly codeMail: { readonly subject: string | undefined; readonly text: string | undefined } | null;
  readonly triggers: Triggers;
}

export interface Client {
  readonly id: string;
  readonly poolId: string;
  readonly wantsSecret: boolean;
  readonly flows: ReadonlySet<string>;
  readonly hidesUnknownUsers: boolean;
  readonly accessTokenSeconds: number;
  readonly idTokenSeconds: number;
  readonly refreshTokenSeconds: number;
  /** null when refresh tokens don't rotate. */
  readonly rotation: { readonly graceMs: number } | null;
  readonly writable: ReadonlySet<string> | null;
  readonly properties: Readonly<Record<string, unknown>>;
}

const flag = z.union([z.boolean(), z.enum(['true', 'false']).transform((text) => text === 'true')]);
const passwordPolicy = z.object({
  MinimumLength: z.coerce.number().int().default(8),
  RequireLowercase: flag.default(false),
  RequireUppercase: flag.default(false),
  RequireNumbers: flag.default(false),
  RequireSymbols: flag.default(false),
});
const policies = z.object({ PasswordPolicy: passwordPolicy.optional() }).optional();

const messages = z
  .object({
    DefaultEmailOption: z.literal('CONFIRM_WITH_CODE', 'Mails with a link are not emulated.').optional(),
    EmailSubject: z.string().optional(),
    EmailMessage: z.string().optional(),
  })
  .optional();

const mfa = z.object({
  configuration: z
    .enum(['OFF', 'OPTIONAL'], 'A second factor that everybody must have is not emulated.')
    .default('OFF'),
  enabled: z.array(z.literal('SOFTWARE_TOKEN_MFA', 'Codes by SMS and mail are not emulated.')).default([]),
});

const unit = z.enum(['seconds', 'minutes', 'hours', 'days']);
const unitSeconds = { seconds: 1, minutes: 60, hours: 3_600, days: 86_400 } as const;
const clientProperties = z.object({
  GenerateSecret: flag.optional(),
  ExplicitAuthFlows: z.array(z.string()).default(['ALLOW_REFRESH_TOKEN_AUTH', 'ALLOW_USER_SRP_AUTH']),
  PreventUserExistenceErrors: z.string().optional(),
  AccessTokenValidity: z.coerce.number().optional(),
  IdTokenValidity: z.coerce.number().optional(),
  RefreshTokenValidity: z.coerce.number().optional(),
  TokenValidityUnits: z
    .object({ AccessToken: unit.optional(), IdToken: unit.optional(), RefreshToken: unit.optional() })
    .default({}),
  RefreshTokenRotation: z
    .object({ Feature: z.string().optional(), RetryGracePeriodSeconds: z.coerce.number().default(0) })
    .optional(),
  WriteAttributes: z.array(z.string()).optional(),
});

/** A pool without a policy gets Cognito's default: eight characters and every kind. Throws ZodError on properties of another shape. */
export function readPool(input: PoolInput): Pool {
  const stated = policies.parse(input.policies ?? undefined)?.PasswordPolicy;
  const policy = stated ?? {
    MinimumLength: 8,
    RequireLowercase: true,
    RequireUppercase: true,
    RequireNumbers: true,
    RequireSymbols: true,
  };
  const mail = messages.parse(input.messages ?? undefined);
  const codeMail = mail ? { subject: mail.EmailSubject, text: mail.EmailMessage } : null;
  const { configuration, enabled } = mfa.parse(input.mfa ?? {});
  const takesSoftwareTokens = configuration === 'OPTIONAL' && enabled.includes('SOFTWARE_TOKEN_MFA');
  return { id: input.id, triggers: input.triggers, passwordPolicy: policy, takesSoftwareTokens, codeMail };
}

/** Cognito's defaults where the template is silent: an hour for access and id tokens, thirty days for refresh tokens. */
export function readClient(input: ClientInput): Client {
  const read = clientProperties.parse(input.properties);
  const units = read.TokenValidityUnits;
  const seconds = (value: number | undefined, stated: keyof typeof unitSeconds, fallback: number): number =>
    value ? value * unitSeconds[stated] : fallback;
  const rotates = read.RefreshTokenRotation?.Feature === 'ENABLED' ? read.RefreshTokenRotation : null;
  return {
    id: input.id,
    poolId: input.poolId,
    wantsSecret: read.GenerateSecret ?? false,
    flows: new Set(read.ExplicitAuthFlows),
    hidesUnknownUsers: read.PreventUserExistenceErrors === 'ENABLED',
    accessTokenSeconds: seconds(read.AccessTokenValidity, units.AccessToken ?? 'hours', 3_600),
    idTokenSeconds: seconds(read.IdTokenValidity, units.IdToken ?? 'hours', 3_600),
    refreshTokenSeconds: seconds(read.RefreshTokenValidity, units.RefreshToken ?? 'days', 30 * 86_400),
    rotation: rotates && { graceMs: rotates.RetryGracePeriodSeconds * 1_000 },
    writable: read.WriteAttributes ? new Set(read.WriteAttributes) : null,
    properties: z.record(z.string(), z.unknown()).parse(input.properties),
  };
}
