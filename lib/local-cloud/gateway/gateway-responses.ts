/** The gateway's own answers (no token, unknown route, too large …), rendered from the template's gateway responses. Rejects template variables it does not know. */
import * as z from 'zod';
import type { Template } from '../template.ts';

/** Status and sentence of each answer when the template says nothing, from API Gateway's documentation. */
const defaults = {
  UNAUTHORIZED: [401, 'Unauthorized'],
  MISSING_AUTHENTICATION_TOKEN: [403, 'Missing Authentication Token'],
  REQUEST_TOO_LARGE: [413, 'Request Too Long'],
  INTEGRATION_TIMEOUT: [504, 'Endpoint request timed out'],
  /** A function that failed or answered nonsense; the gateway has no type of its own for it. */
  DEFAULT_5XX: [502, 'Internal server error'],
  /** Of the local cloud alone: the template asks for something that is not emulated. */
  NOT_EMULATED: [501, 'This integration is not emulated on this machine'],
} as const satisfies Record<string, readonly [number, string]>;

export type GatewayResponseType = keyof typeof defaults;

export interface RenderedResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

const responseProperties = z.object({
  ResponseType: z.string(),
  StatusCode: z.coerce.number().int().optional(),
  ResponseTemplates: z.record(z.string(), z.string()).default({}),
  ResponseParameters: z
    .record(
      z.string().startsWith('gatewayresponse.header.'),
      z.string().regex(/^'.*'$/, 'Only fixed texts are emulated as headers of gateway responses.'),
    )
    .default({}),
});
type Customisation = z.infer<typeof responseProperties>;

const familyOf = (status: number): string => (status < 500 ? 'DEFAULT_4XX' : 'DEFAULT_5XX');

const contentType = 'application/json';
const defaultTemplate = '{"message":$context.error.messageString}';

const variable = /\$(?:\{context\.([\w.]+)\}|context\.([\w.]+))/g;

const render = (template: string, values: Readonly<Record<string, string>>): string =>
  template.replace(variable, (whole, braced: string | undefined, bare: string | undefined) => {
    const value = values[braced ?? bare ?? ''];
    if (value === undefined) throw new Error(`The gateway response variable ${whole} is not emulated.`);
    return value;
  });

const valuesFor = (type: string, sentence: string, requestId: string): Record<string, string> => ({
  'error.messageString': JSON.stringify(sentence),
  'error.message': sentence,
  'error.responseType': type,
  requestId,
  extendedRequestId: requestId,
});

/**
 * Returns a renderer of the gateway's answers. A type that is not customised takes the template's DEFAULT_4XX or
 * DEFAULT_5XX, then the gateway's own form.
 * @throws Error at once for a template that cannot be rendered.
 */
export function createGatewayResponses(
  template: Template,
): (type: GatewayResponseType, requestId: string, sentence?: string) => RenderedResponse {
  const customised = new Map<string, Customisation>();
  for (const { properties } of template.resources('AWS::ApiGateway::GatewayResponse', responseProperties)) {
    const own = properties.ResponseTemplates[contentType];
    if (own) render(own, valuesFor('', '', ''));
    customised.set(properties.ResponseType, properties);
  }
  return (type, requestId, sentence) => {
    const [status, defaultSentence] = defaults[type];
    const own = type === 'NOT_EMULATED' ? undefined : (customised.get(type) ?? customised.get(familyOf(status)));
    const headers: Record<string, string> = { 'content-type': contentType, 'x-amzn-requestid': requestId };
    for (const [name, value] of Object.entries(own?.ResponseParameters ?? {})) {
      headers[name.replace('gatewayresponse.header.', '').toLowerCase()] = value.slice(1, -1);
    }
    const body = render(
      own?.ResponseTemplates[contentType] ?? defaultTemplate,
      valuesFor(type, sentence ?? defaultSentence, requestId),
    );
    return { status: own?.StatusCode ?? status, headers, body };
  };
}
