/** Cognito's events to the functions of a pool, as those functions see them. */
export type TriggerName = 'PreSignUp' | 'PreTokenGeneration' | 'PostConfirmation' | 'CustomMessage';

export interface TriggerEvent {
  readonly version: string;
  readonly triggerSource: string;
  readonly region: string;
  readonly userPoolId: string;
  readonly userName: string;
  readonly callerContext: { readonly awsSdkVersion: string; readonly clientId: string };
  readonly request: Record<string, unknown>;
  response: Record<string, unknown>;
}

/** A function of the product; it answers with the event, its `response` filled in. */
export type Triggers = Partial<Record<TriggerName, (event: TriggerEvent) => Promise<unknown>>>;
