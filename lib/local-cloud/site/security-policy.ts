/** The response headers that a distribution adds, fit for this machine: emulators' addresses instead of the cloud's, no forced https. Rejects policies it can't read. */
import * as z from 'zod';
import type { Template } from '../template.ts';

/** A cloud host and the local origin that answers in its place. */
export interface Stand {
  readonly cloudHost: string;
  readonly localOrigin: string;
}

export interface AddedHeader {
  readonly name: string;
  readonly value: string;
  /** Whether it replaces what the origin sent under this name. */
  readonly override: boolean;
}

const policyProperties = z.object({
  ResponseHeadersPolicyConfig: z.object({
    CorsConfig: z.never('A CORS policy of the distribution is not emulated.').optional(),
    CustomHeadersConfig: z
      .object({ Items: z.array(z.object({ Header: z.string(), Value: z.string(), Override: z.boolean() })) })
      .optional(),
    SecurityHeadersConfig: z
      .strictObject({
        ContentSecurityPolicy: z.object({ ContentSecurityPolicy: z.string(), Override: z.boolean() }).optional(),
        ContentTypeOptions: z.object({ Override: z.boolean() }).optional(),
        FrameOptions: z.object({ FrameOption: z.string(), Override: z.boolean() }).optional(),
        ReferrerPolicy: z.object({ ReferrerPolicy: z.string(), Override: z.boolean() }).optional(),
        // Only https answers may carry it.
        StrictTransportSecurity: z.unknown().optional(),
      })
      .optional(),
  }),
});

/** Directives that force https, which nothing on this machine speaks. */
const httpsOnly = new Set(['upgrade-insecure-requests', 'block-all-mixed-content']);

function allows(source: string, cloudHost: string): boolean {
  const host = source.replace(/^https:\/\//, '');
  return host.startsWith('*.') ? cloudHost.endsWith(host.slice(1)) : host === cloudHost;
}

/**
 * A content security policy for this machine. A source that stands for a cloud service is joined by the emulator's
 * address; what the policy does not allow in the cloud, it does not allow here.
 */
export function localContentSecurityPolicy(policy: string, stands: readonly Stand[]): string {
  const directives = policy.split(';').map((directive) => directive.trim().split(/\s+/));
  return directives
    .filter(([name]) => name && !httpsOnly.has(name))
    .map(([name, ...sources]) => {
      const local = stands.filter(({ cloudHost }) => sources.some((source) => allows(source, cloudHost)));
      return [name, ...sources, ...local.map(({ localOrigin }) => localOrigin)].join(' ');
    })
    .join('; ');
}

/** The headers of every response headers policy in the template, by the policy's id. */
export function readResponseHeaders(
  template: Template,
  stands: readonly Stand[],
): ReadonlyMap<string, readonly AddedHeader[]> {
  const policies = template.resources('AWS::CloudFront::ResponseHeadersPolicy', policyProperties);
  return new Map(
    policies.map(({ name, properties: { ResponseHeadersPolicyConfig: config } }) => {
      const {
        ContentSecurityPolicy: csp,
        ContentTypeOptions: type,
        FrameOptions: frame,
        ReferrerPolicy: referrer,
      } = config.SecurityHeadersConfig ?? {};
      const headers = (config.CustomHeadersConfig?.Items ?? []).map((item) => ({
        name: item.Header,
        value: item.Value,
        override: item.Override,
      }));
      const add = (header: string, value: string, override: boolean) => headers.push({ name: header, value, override });
      if (csp) {
        const value = localContentSecurityPolicy(csp.ContentSecurityPolicy, stands);
        add('content-security-policy', value, csp.Override);
      }
      if (type) add('x-content-type-options', 'nosniff', type.Override);
      if (frame) add('x-frame-options', frame.FrameOption, frame.Override);
      if (referrer) add('referrer-policy', referrer.ReferrerPolicy, referrer.Override);
      return [name, headers] as const;
    }),
  );
}
