/** The API's table: what each route answers to, who may call it, what its body is and with which status it ends. */
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { route, scriptPath } from '../../lib/contract/route-spec.ts';
import { eventHandlerNames, handlerName, type RouteName, routeNames, routes } from '../../lib/contract/routes.ts';

/** 'METHOD path', who, body, status. A client that was built against this line goes on working as long as it stands. */
const table: Readonly<Record<RouteName, readonly [string, string, string, number]>> = {
  login: ['POST /api/authentication/login/', 'public', 'json', 200],
  finishLogin: ['PUT /api/authentication/login/', 'public', 'json', 200],
  refreshToken: ['POST /api/authentication/token/refresh/', 'public', 'json', 200],
  signUp: ['POST /api/authentication/signup/', 'public', 'json', 201],
  logOut: ['POST /api/authentication/logout/', 'public', 'json', 200],
  listPlans: ['GET /api/plans/', 'user', 'none', 200],
  initiatePayment: ['POST /api/payment/initiate/', 'user', 'json', 200],
  verifyPayment: ['POST /api/payment/verify/', 'user', 'json', 200],
  paymentStatus: ['GET /api/payment/status/', 'user', 'none', 200],
  createUpload: ['POST /api/v1/upload/', 'user', 'json-or-multipart', 201],
  listScripts: ['GET /api/v1/upload/', 'user', 'none', 200],
  getScript: ['GET /api/v1/upload/{id}/', 'user', 'none', 200],
  deleteScript: ['DELETE /api/v1/upload/{id}/', 'user', 'none', 200],
  saveDetails: ['PUT /api/v1/upload/{id}/details/', 'user', 'json', 200],
  getReading: ['GET /api/v1/upload/{id}/reading/', 'user', 'none', 200],
  saveCorrections: ['PUT /api/v1/upload/{id}/corrections/', 'user', 'json', 200],
  listAnswers: ['GET /api/v1/question', 'user', 'none', 200],
  getAnswer: ['GET /api/v1/question/{n}/', 'user', 'none', 200],
  retryAnswer: ['POST /api/v1/question/{n}/retry/', 'user', 'none', 202],
  getAccount: ['GET /api/v1/account/', 'user', 'none', 200],
  reportViolation: ['POST /api/policy-report/', 'public', 'raw', 200],
  changePassword: ['POST /api/v1/account/password/', 'user', 'json', 200],
  resetPassword: ['POST /api/authentication/password/reset/', 'public', 'json', 200],
  proveOwner: ['POST /api/v1/account/proof/', 'user', 'json', 200],
  beginSecondFactor: ['POST /api/v1/account/second-factor/', 'user', 'json', 200],
  confirmSecondFactor: ['PUT /api/v1/account/second-factor/', 'user', 'json', 200],
  endSecondFactor: ['DELETE /api/v1/account/second-factor/', 'user', 'none', 200],
  renewRecoveryCodes: ['POST /api/v1/account/second-factor/recovery-codes/', 'user', 'none', 200],
  signOutEverywhere: ['POST /api/v1/account/sign-out/', 'user', 'none', 200],
  deleteAccount: ['DELETE /api/v1/account/', 'user', 'none', 200],
  changeShare: ['PUT /api/v1/upload/{id}/share/{shareId}/', 'user', 'json', 200],
  leaveComment: ['PUT /api/v1/shared/', 'public', 'json', 200],
  getProfile: ['GET /api/v1/account/profile/', 'user', 'none', 200],
  saveProfile: ['PUT /api/v1/account/profile/', 'user', 'json', 200],
  getSlate: ['GET /api/v1/slate/', 'user', 'none', 200],
  getMailChoices: ['GET /api/v1/account/mail/', 'user', 'none', 200],
  saveMailChoices: ['PUT /api/v1/account/mail/', 'user', 'json', 200],
  exportAccount: ['GET /api/v1/account/export/', 'user', 'none', 200],
  exportScript: ['GET /api/v1/upload/{id}/export/', 'user', 'none', 200],
  getScreenplay: ['GET /api/v1/upload/{id}/screenplay/', 'user', 'none', 200],
  getStatistics: ['GET /api/v1/upload/{id}/statistics/', 'user', 'none', 200],
  getNotes: ['GET /api/v1/upload/{id}/notes/', 'user', 'none', 200],
  saveNotes: ['PUT /api/v1/upload/{id}/notes/', 'user', 'json', 200],
  askScript: ['POST /api/v1/upload/{id}/ask/', 'user', 'json', 200],
  listQuestions: ['GET /api/v1/upload/{id}/ask/', 'user', 'none', 200],
  getOverview: ['GET /api/v1/upload/{id}/overview/', 'user', 'none', 200],
  compareDrafts: ['GET /api/v1/upload/{id}/comparison/', 'user', 'none', 200],
  createShare: ['POST /api/v1/upload/{id}/share/', 'user', 'json', 201],
  listShares: ['GET /api/v1/upload/{id}/share/', 'user', 'none', 200],
  revokeShare: ['DELETE /api/v1/upload/{id}/share/{shareId}/', 'user', 'none', 200],
  openShare: ['POST /api/v1/shared/', 'public', 'json', 200],
  challengeFinding: ['POST /api/v1/question/{n}/challenge/', 'user', 'json', 200],
  requestConsultation: ['POST /api/v1/consultation/', 'user', 'json', 201],
  paymentReturn: ['GET /api/payment/return/', 'public', 'none', 303],
  paymentWebhook: ['POST /api/payment/webhook/', 'provider', 'raw', 200],
};

describe('the API', () => {
  it.each(Object.entries(table))('%s', (name, expected) => {
    const { method, path, auth, body, status } = routes[name as RouteName];
    expect([`${method} ${path}`, auth, body, status]).toEqual(expected);
  });

  it('has no route beside these', () => {
    expect(routeNames.toSorted()).toEqual(Object.keys(table).toSorted());
  });

  it('wants the password given again where an account goes or leaves as a whole, or what guards it changes', () => {
    expect(routeNames.filter((name) => routes[name].proof)).toEqual([
      'endSecondFactor',
      'renewRecoveryCodes',
      'deleteAccount',
      'exportAccount',
      'exportScript',
    ]);
  });

  it('answers with a body, save the one that sends the browser on', () => {
    expect(routeNames.filter((name) => routes[name].reply === 'redirect')).toEqual(['paymentReturn']);
  });

  it('case 38: takes no cursor that could be forged: a list comes whole', () => {
    const asked = routeNames.flatMap((name) => {
      const { query } = routes[name].input;
      return query instanceof z.ZodObject ? Object.keys(query.shape) : [`${name} takes any query`];
    });
    expect([...new Set(asked)].toSorted()).toEqual(['cancelled', 'payment_id', 'script_id', 'session_id', 'with']);
  });

  it('asks for every part that a path names', () => {
    for (const name of routeNames) {
      const { path, input } = routes[name];
      const parts = [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '');
      const given = Object.fromEntries(parts.map((part) => [part, 'x']));
      expect(input.path.safeParse(given).success, name).toBe(true);
      for (const part of parts) {
        const { [part]: _, ...rest } = given;
        expect(input.path.safeParse(rest).success, `${name} without ${part}`).toBe(false);
      }
    }
  });

  it('has a handler and functions named by the route in kebab-case', () => {
    expect(handlerName('getScreenplay')).toBe('get-screenplay');
    expect(handlerName('login')).toBe('login');
    expect([...eventHandlerNames].toSorted()).toEqual([
      'answer-question',
      'give-up',
      'post-confirmation',
      'pre-sign-up',
      'pre-token-generation',
      'queue-upload',
      'read-script',
      'send-mail',
      'sweep',
    ]);
  });
});

describe('a route that says nothing more', () => {
  it('takes nothing and answers 200 with JSON', () => {
    const bare = route('GET', '/x/', 'user', {});
    expect(bare).toMatchObject({ body: 'none', reply: 'json', status: 200 });
    for (const part of [bare.input.path, bare.input.query, bare.input.body, bare.output])
      expect(part.parse({ anything: 1 })).toEqual({});
  });

  it('takes JSON where it has a body, unless it says otherwise', () => {
    const body = z.object({ a: z.string() });
    expect(route('POST', '/x/', 'user', { body }).body).toBe('json');
    expect(route('POST', '/x/', 'user', { body, as: 'raw' }).body).toBe('raw');
  });
});

it('a script is named by 1 to 64 characters', () => {
  const accepts = (id: string) => scriptPath.safeParse({ id }).success;
  expect(['', 'a', 'x'.repeat(64), 'x'.repeat(65)].map(accepts)).toEqual([false, true, true, false]);
  const { input } = routes.revokeShare;
  expect(
    ['', 'a', 'x'.repeat(64), 'x'.repeat(65)].map((shareId) => input.path.safeParse({ id: 'a', shareId }).success),
  ).toEqual([false, true, true, false]);
});
