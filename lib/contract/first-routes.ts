/** The routes that the site calls from its first screen on: logins, plans, payments, uploads, answers. */
import {
  doneOutput,
  finishLoginInput,
  loginInput,
  loginOutput,
  logOutInput,
  refreshInput,
  refreshOutput,
  signUpInput,
  signUpOutput,
} from './accounts.ts';
import { initiateInput, initiateOutput, paymentStatusOutput, verifyInput, verifyOutput } from './payments.ts';
import { plansOutput } from './plans.ts';
import { answerDetail, answerList, questionPath, retryOutput, scriptQuery } from './report.ts';
import { route, scriptPath } from './route-spec.ts';
import {
  createUploadInput,
  createUploadOutput,
  deleteScriptOutput,
  listScriptsOutput,
  script,
  scriptDetails,
} from './uploads.ts';

export const firstRoutes = {
  login: route('POST', '/api/authentication/login/', 'public', { body: loginInput, output: loginOutput }),
  /** The second step, where login answered 401 `mfa_required`. */
  finishLogin: route('PUT', '/api/authentication/login/', 'public', { body: finishLoginInput, output: loginOutput }),
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

  listPlans: route('GET', '/api/plans/', 'user', { output: plansOutput }),
  initiatePayment: route('POST', '/api/payment/initiate/', 'user', { body: initiateInput, output: initiateOutput }),
  verifyPayment: route('POST', '/api/payment/verify/', 'user', { body: verifyInput, output: verifyOutput }),
  paymentStatus: route('GET', '/api/payment/status/', 'user', { output: paymentStatusOutput }),

  createUpload: route('POST', '/api/v1/upload/', 'user', {
    body: createUploadInput,
    as: 'json-or-multipart',
    output: createUploadOutput,
    status: 201,
  }),
  listScripts: route('GET', '/api/v1/upload/', 'user', { output: listScriptsOutput }),
  getScript: route('GET', '/api/v1/upload/{id}/', 'user', { path: scriptPath, output: script }),
  deleteScript: route('DELETE', '/api/v1/upload/{id}/', 'user', { path: scriptPath, output: deleteScriptOutput }),
  saveDetails: route('PUT', '/api/v1/upload/{id}/details/', 'user', {
    path: scriptPath,
    body: scriptDetails,
    output: script,
  }),

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
} as const;
