/** Every route once: method, path, who may call it, what goes in and out. Feeds the CDK API, the handlers, the web client. */
import * as z from 'zod';
import { accountExport, scriptExport } from './account-export.ts';
import {
  accountOutput,
  changePasswordInput,
  deleteAccountOutput,
  doneOutput,
  loginInput,
  loginOutput,
  logOutInput,
  refreshInput,
  refreshOutput,
  signUpInput,
  signUpOutput,
} from './accounts.ts';
import { challengeInput, challengeOutput } from './challenge.ts';
import { comparisonOutput, comparisonQuery } from './comparison.ts';
import {
  initiateInput,
  initiateOutput,
  paymentStatusOutput,
  returnQuery,
  verifyInput,
  verifyOutput,
  webhookOutput,
} from './payments.ts';
import { plansOutput } from './plans.ts';
import { characterEdits, readingOutput } from './reading.ts';
import { answerDetail, answerList, consultationInput, questionPath, retryOutput, scriptQuery } from './report.ts';
import { screenplayOutput } from './screenplay-pages.ts';
import { createShareInput, createShareOutput, listSharesOutput, openShareInput, sharedReports } from './shares.ts';
import { statisticsOutput } from './statistics.ts';
import {
  createUploadInput,
  createUploadOutput,
  deleteScriptOutput,
  listScriptsOutput,
  script,
  scriptDetails,
} from './uploads.ts';

/**
 * `auth`: 'user' needs a bearer access token (checked by the gateway's authorizer), 'public' nothing, 'provider' a provider's
 * signature over the raw body. `body: 'json'` is parsed by `input.body`; 'raw' is handed to the handler untouched;
 * 'json-or-multipart' is both (the upload). `reply: 'redirect'` answers 303 and has no body.
 */
export interface RouteSpec {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  readonly auth: 'user' | 'public' | 'provider';
  readonly body: 'none' | 'json' | 'raw' | 'json-or-multipart';
  readonly reply: 'json' | 'redirect';
  readonly status: number;
  readonly input: { readonly path: z.ZodType; readonly query: z.ZodType; readonly body: z.ZodType };
  readonly output: z.ZodType;
}

const nothing = z.object({});
const scriptPath = z.object({ id: z.string().min(1).max(64) });
const sharePath = scriptPath.extend({ shareId: z.string().min(1).max(64) });

const route = <
  P extends z.ZodType = typeof nothing,
  Q extends z.ZodType = typeof nothing,
  B extends z.ZodType = typeof nothing,
  O extends z.ZodType = typeof nothing,
>(
  method: RouteSpec['method'],
  path: string,
  auth: RouteSpec['auth'],
  o: { path?: P; query?: Q; body?: B; output?: O; as?: RouteSpec['body']; reply?: RouteSpec['reply']; status?: number },
) => ({
  method,
  path,
  auth,
  body: o.as ?? (o.body ? ('json' as const) : ('none' as const)),
  reply: o.reply ?? ('json' as const),
  status: o.status ?? 200,
  input: {
    path: (o.path ?? nothing) as P,
    query: (o.query ?? nothing) as Q,
    body: (o.body ?? nothing) as B,
  },
  output: (o.output ?? nothing) as O,
});

/** Route name -> specification. The handler of route `fooBar` is lambdas/handlers/foo-bar.ts. Both forms of a path work, with and without the final slash. */
export const routes = {
  login: route('POST', '/api/authentication/login/', 'public', { body: loginInput, output: loginOutput }),
  refreshToken: route('POST', '/api/authentication/token/refresh/', 'public', {
    body: refreshInput,
    output: refreshOutput,
  }),
  signUp: route('POST', '/api/authentication/signup/', 'public', {
    body: signUpInput,
    output: signUpOutput,
    status: 201,
  }),
  logOut: route('POST', '/api/authentication/logout/', 'public', { body: logOutInput, output: doneOutput }),
  getAccount: route('GET', '/api/v1/account/', 'user', { output: accountOutput }),
  changePassword: route('POST', '/api/v1/account/password/', 'user', { body: changePasswordInput, output: doneOutput }),
  signOutEverywhere: route('POST', '/api/v1/account/sign-out/', 'user', { output: doneOutput }),
  exportAccount: route('GET', '/api/v1/account/export/', 'user', { output: accountExport }),
  deleteAccount: route('DELETE', '/api/v1/account/', 'user', { output: deleteAccountOutput }),

  listPlans: route('GET', '/api/plans/', 'user', { output: plansOutput }),
  initiatePayment: route('POST', '/api/payment/initiate/', 'user', { body: initiateInput, output: initiateOutput }),
  paymentReturn: route('GET', '/api/payment/return/', 'public', { query: returnQuery, reply: 'redirect', status: 303 }),
  verifyPayment: route('POST', '/api/payment/verify/', 'user', { body: verifyInput, output: verifyOutput }),
  paymentStatus: route('GET', '/api/payment/status/', 'user', { output: paymentStatusOutput }),
  paymentWebhook: route('POST', '/api/payment/webhook/', 'provider', { as: 'raw', output: webhookOutput }),

  createUpload: route('POST', '/api/v1/upload/', 'user', {
    body: createUploadInput,
    as: 'json-or-multipart',
    output: createUploadOutput,
    status: 201,
  }),
  listScripts: route('GET', '/api/v1/upload/', 'user', { output: listScriptsOutput }),
  getScript: route('GET', '/api/v1/upload/{id}/', 'user', { path: scriptPath, output: script }),
  deleteScript: route('DELETE', '/api/v1/upload/{id}/', 'user', { path: scriptPath, output: deleteScriptOutput }),
  exportScript: route('GET', '/api/v1/upload/{id}/export/', 'user', { path: scriptPath, output: scriptExport }),
  saveDetails: route('PUT', '/api/v1/upload/{id}/details/', 'user', {
    path: scriptPath,
    body: scriptDetails,
    output: script,
  }),
  getReading: route('GET', '/api/v1/upload/{id}/reading/', 'user', { path: scriptPath, output: readingOutput }),
  getScreenplay: route('GET', '/api/v1/upload/{id}/screenplay/', 'user', {
    path: scriptPath,
    output: screenplayOutput,
  }),
  getStatistics: route('GET', '/api/v1/upload/{id}/statistics/', 'user', {
    path: scriptPath,
    output: statisticsOutput,
  }),
  compareDrafts: route('GET', '/api/v1/upload/{id}/comparison/', 'user', {
    path: scriptPath,
    query: comparisonQuery,
    output: comparisonOutput,
  }),
  saveCharacters: route('PUT', '/api/v1/upload/{id}/characters/', 'user', {
    path: scriptPath,
    body: characterEdits,
    output: readingOutput,
  }),

  createShare: route('POST', '/api/v1/upload/{id}/share/', 'user', {
    path: scriptPath,
    body: createShareInput,
    output: createShareOutput,
    status: 201,
  }),
  listShares: route('GET', '/api/v1/upload/{id}/share/', 'user', { path: scriptPath, output: listSharesOutput }),
  revokeShare: route('DELETE', '/api/v1/upload/{id}/share/{shareId}/', 'user', { path: sharePath, output: doneOutput }),
  // The token travels in the body, so that no address and no log of addresses holds it.
  openShare: route('POST', '/api/v1/shared/', 'public', { body: openShareInput, output: sharedReports }),

  listAnswers: route('GET', '/api/v1/question', 'user', { query: scriptQuery, output: answerList }),
  getAnswer: route('GET', '/api/v1/question/{n}/', 'user', {
    path: questionPath,
    query: scriptQuery,
    output: answerDetail,
  }),
  retryAnswer: route('POST', '/api/v1/question/{n}/retry/', 'user', {
    path: questionPath,
    query: scriptQuery,
    output: retryOutput,
    status: 202,
  }),
  challengeFinding: route('POST', '/api/v1/question/{n}/challenge/', 'user', {
    path: questionPath,
    query: scriptQuery,
    body: challengeInput,
    output: challengeOutput,
  }),
  requestConsultation: route('POST', '/api/v1/consultation/', 'user', {
    body: consultationInput,
    output: doneOutput,
    status: 201,
  }),
} as const;

export type RouteName = keyof typeof routes;
export const routeNames = Object.keys(routes) as RouteName[];
export type RouteBody<N extends RouteName> = z.infer<(typeof routes)[N]['input']['body']>;
export type RouteBodyInput<N extends RouteName> = z.input<(typeof routes)[N]['input']['body']>;
export type RoutePath<N extends RouteName> = z.infer<(typeof routes)[N]['input']['path']>;
export type RouteQuery<N extends RouteName> = z.infer<(typeof routes)[N]['input']['query']>;
export type RouteOutput<N extends RouteName> = z.infer<(typeof routes)[N]['output']>;

/** 'fooBar' -> 'foo-bar': the handler's file name, the function's name in the stack. */
export const handlerName = (name: RouteName): string => name.replace(/[A-Z]/g, (c) => `-${c.toLowerCase()}`);
/** The functions that no route calls: two queue consumers and three user-pool triggers. */
export const eventHandlerNames = [
  'read-script',
  'answer-question',
  'pre-sign-up',
  'pre-token-generation',
  'post-confirmation',
] as const;
