/** Calls the functions that a pool's template names for its events, with Cognito's event shapes; their failures become Cognito's errors. */
import * as z from 'zod';
import { CognitoError } from './cognito-error.ts';
import type { Client, Pool } from './settings.ts';
import type { User } from './state.ts';
import type { TriggerEvent, TriggerName } from './trigger-event.ts';

export interface Firing {
  readonly pool: Pool;
  readonly client: Client;
  readonly userName: string;
  readonly source: string;
  readonly request: Record<string, unknown>;
  readonly response: Record<string, unknown>;
}

/**
 * Fires a trigger and reads its response; without such a trigger, the response that went in. Throws UserLambdaValidationException with the
 * function's own message, or InvalidLambdaResponseException if the answer isn't what Cognito takes.
 */
export async function fireTrigger<S extends z.ZodType>(
  { region }: { readonly region: string },
  name: TriggerName,
  firing: Firing,
  schema: S,
): Promise<z.infer<S>> {
  const trigger = firing.pool.triggers[name];
  if (!trigger) return schema.parse(firing.response);
  const answer = z
    .looseObject({ response: z.unknown() })
    .safeParse(await call(trigger, name, eventOf(region, name, firing)));
  const response = schema.safeParse(answer.data?.response);
  if (!response.success)
    throw new CognitoError('InvalidLambdaResponseException', `Unrecognizable lambda output of ${name}`);
  return response.data;
}

/** The user's attributes as triggers see them once the user exists. */
export function triggerAttributes(user: User): Record<string, string> {
  return { sub: user.sub, 'cognito:user_status': 'CONFIRMED', ...user.attributes };
}

function eventOf(region: string, name: TriggerName, firing: Firing): TriggerEvent {
  return {
    version: name === 'PreTokenGeneration' ? '2' : '1',
    triggerSource: firing.source,
    region,
    userPoolId: firing.pool.id,
    userName: firing.userName,
    callerContext: { awsSdkVersion: 'aws-sdk-unknown-unknown', clientId: firing.client.id },
    request: firing.request,
    response: firing.response,
  };
}

async function call(trigger: (event: TriggerEvent) => Promise<unknown>, name: TriggerName, event: TriggerEvent) {
  try {
    return await trigger(event);
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : 'an unknown error';
    throw new CognitoError('UserLambdaValidationException', `${name} failed with error ${reason}.`, { cause });
  }
}
