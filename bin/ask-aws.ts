/** Calls of AWS services that no function needs, and so no client is installed for: signed with the credentials of the environment, answered as text. */
import { S3Client } from '@aws-sdk/client-s3';
import { AwsClient } from 'aws4fetch';

export interface AwsCall {
  /** As it is signed for: `cloudformation`, `ses`. */
  readonly service: string;
  /** As in its address, where that is another word. */
  readonly host?: string;
  readonly method?: 'GET' | 'POST';
  readonly path?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  /** Default: the region of the environment. */
  readonly region?: string;
}
export interface AwsAnswer {
  readonly status: number;
  readonly text: string;
}
export interface Aws {
  readonly region: string;
  ask(call: AwsCall): Promise<AwsAnswer>;
}

/** The query form of the older services: an action with its fields. */
export const queryCall = (service: string, version: string, fields: Readonly<Record<string, string>>): AwsCall => ({
  service,
  method: 'POST',
  headers: { 'content-type': 'application/x-www-form-urlencoded; charset=utf-8' },
  body: new URLSearchParams({ ...fields, Version: version }).toString(),
});

/** The JSON form: `target` names service and operation. */
export const jsonCall = (service: string, target: string, input: object, region?: string): AwsCall => ({
  service,
  method: 'POST',
  headers: { 'content-type': 'application/x-amz-json-1.1', 'x-amz-target': target },
  body: JSON.stringify(input),
  ...(region !== undefined && { region }),
});

/** Finds credentials and region where the SDK does. `AWS_ENDPOINT_URL_<SERVICE>` leads elsewhere, as it leads the SDK. Throws what the SDK says when there are none. */
export async function openAws(environment: NodeJS.ProcessEnv): Promise<Aws> {
  const { config } = new S3Client({});
  const credentials = await config.credentials();
  const region = await config.region();
  return {
    region,
    async ask({ service, host = service, method = 'GET', path = '/', headers = {}, body, region: elsewhere = region }) {
      const client = new AwsClient({ ...credentials, service, region: elsewhere, retries: 2 });
      const own = environment[`AWS_ENDPOINT_URL_${service.toUpperCase()}`];
      const address = `${own ?? `https://${host}.${elsewhere}.amazonaws.com`}${path}`;
      const answer = await client.fetch(address, {
        method,
        headers: { ...headers },
        ...(body !== undefined && { body }),
      });
      return { status: answer.status, text: await answer.text() };
    },
  };
}
