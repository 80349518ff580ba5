/** The routes that only parts of the site call which come in chunks of their own, and those that no page calls. The browser fetches these with the first such call. */
import * as z from 'zod';
import { accountExport, scriptExport } from './account-export.ts';
import { doneOutput } from './accounts.ts';
import { askedOutput, askInput, askOutput } from './ask.ts';
import { challengeInput, challengeOutput } from './challenge.ts';
import { comparisonOutput, comparisonQuery } from './comparison.ts';
import { consultationInput } from './consultation.ts';
import { correctionsInput } from './corrections.ts';
import { mailChoices } from './mail.ts';
import { notesInput, notesOutput } from './notes.ts';
import { overviewOutput } from './overview.ts';
import {
  accountOutput,
  changePasswordInput,
  deleteAccountOutput,
  proveOwnerInput,
  proveOwnerOutput,
  resetPasswordInput,
} from './own-account.ts';
import { returnQuery, webhookOutput } from './payment-provider.ts';
import { profile, profileInput } from './profile.ts';
import { readingOutput } from './reading.ts';
import { questionPath, scriptQuery } from './report.ts';
import { route, scriptPath } from './route-spec.ts';
import { screenplayOutput } from './screenplay-pages.ts';
import {
  beginSecondFactorInput,
  beginSecondFactorOutput,
  confirmSecondFactorInput,
  recoveryCodesOutput,
} from './second-factor.ts';
import { leaveCommentInput } from './share-comments.ts';
import {
  changeShareInput,
  createShareInput,
  createShareOutput,
  listSharesOutput,
  openShareInput,
  sharedReports,
} from './shares.ts';
import { slateOutput } from './slate.ts';
import { statisticsOutput } from './statistics.ts';

const sharePath = scriptPath.extend({ shareId: z.string().min(1).max(64) });

export const laterRoutes = {
  getAccount: route('GET', '/api/v1/account/', 'user', { output: accountOutput }),
  /** Browsers send what the site's content security policy stopped; see policy-report. */
  reportViolation: route('POST', '/api/policy-report/', 'public', { as: 'raw' }),
  changePassword: route('POST', '/api/v1/account/password/', 'user', { body: changePasswordInput, output: doneOutput }),
  resetPassword: route('POST', '/api/authentication/password/reset/', 'public', {
    body: resetPasswordInput,
    output: doneOutput,
  }),
  // Whoever holds a session only is not let at the account as a whole: these want the proof that this one answers.
  proveOwner: route('POST', '/api/v1/account/proof/', 'user', { body: proveOwnerInput, output: proveOwnerOutput }),
  beginSecondFactor: route('POST', '/api/v1/account/second-factor/', 'user', {
    body: beginSecondFactorInput,
    output: beginSecondFactorOutput,
  }),
  confirmSecondFactor: route('PUT', '/api/v1/account/second-factor/', 'user', {
    body: confirmSecondFactorInput,
    output: recoveryCodesOutput,
  }),
  endSecondFactor: route('DELETE', '/api/v1/account/second-factor/', 'user', { output: doneOutput, proof: true }),
  renewRecoveryCodes: route('POST', '/api/v1/account/second-factor/recovery-codes/', 'user', {
    output: recoveryCodesOutput,
    proof: true,
  }),
  signOutEverywhere: route('POST', '/api/v1/account/sign-out/', 'user', { output: doneOutput }),
  deleteAccount: route('DELETE', '/api/v1/account/', 'user', { output: deleteAccountOutput, proof: true }),
  exportAccount: route('GET', '/api/v1/account/export/', 'user', { output: accountExport, proof: true }),
  getProfile: route('GET', '/api/v1/account/profile/', 'user', { output: profile }),
  saveProfile: route('PUT', '/api/v1/account/profile/', 'user', { body: profileInput, output: profile }),
  getMailChoices: route('GET', '/api/v1/account/mail/', 'user', { output: mailChoices }),
  saveMailChoices: route('PUT', '/api/v1/account/mail/', 'user', { body: mailChoices, output: mailChoices }),
  exportScript: route('GET', '/api/v1/upload/{id}/export/', 'user', {
    path: scriptPath,
    output: scriptExport,
    proof: true,
  }),
  getSlate: route('GET', '/api/v1/slate/', 'user', { output: slateOutput }),
  getReading: route('GET', '/api/v1/upload/{id}/reading/', 'user', { path: scriptPath, output: readingOutput }),
  saveCorrections: route('PUT', '/api/v1/upload/{id}/corrections/', 'user', {
    path: scriptPath,
    body: correctionsInput,
    output: readingOutput,
  }),
  getScreenplay: route('GET', '/api/v1/upload/{id}/screenplay/', 'user', {
    path: scriptPath,
    output: screenplayOutput,
  }),
  getOverview: route('GET', '/api/v1/upload/{id}/overview/', 'user', { path: scriptPath, output: overviewOutput }),
  getNotes: route('GET', '/api/v1/upload/{id}/notes/', 'user', { path: scriptPath, output: notesOutput }),
  saveNotes: route('PUT', '/api/v1/upload/{id}/notes/', 'user', {
    path: scriptPath,
    body: notesInput,
    output: notesOutput,
  }),
  askScript: route('POST', '/api/v1/upload/{id}/ask/', 'user', { path: scriptPath, body: askInput, output: askOutput }),
  listQuestions: route('GET', '/api/v1/upload/{id}/ask/', 'user', { path: scriptPath, output: askedOutput }),
  getStatistics: route('GET', '/api/v1/upload/{id}/statistics/', 'user', {
    path: scriptPath,
    output: statisticsOutput,
  }),
  compareDrafts: route('GET', '/api/v1/upload/{id}/comparison/', 'user', {
    path: scriptPath,
    query: comparisonQuery,
    output: comparisonOutput,
  }),
  createShare: route('POST', '/api/v1/upload/{id}/share/', 'user', {
    path: scriptPath,
    body: createShareInput,
    output: createShareOutput,
    status: 201,
  }),
  listShares: route('GET', '/api/v1/upload/{id}/share/', 'user', { path: scriptPath, output: listSharesOutput }),
  revokeShare: route('DELETE', '/api/v1/upload/{id}/share/{shareId}/', 'user', { path: sharePath, output: doneOutput }),
  changeShare: route('PUT', '/api/v1/upload/{id}/share/{shareId}/', 'user', {
    path: sharePath,
    body: changeShareInput,
    output: doneOutput,
  }),
  // The token travels in the body, so that no address and no log of addresses holds it.
  openShare: route('POST', '/api/v1/shared/', 'public', { body: openShareInput, output: sharedReports }),
  leaveComment: route('PUT', '/api/v1/shared/', 'public', { body: leaveCommentInput, output: doneOutput }),
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

  paymentReturn: route('GET', '/api/payment/return/', 'public', { query: returnQuery, reply: 'redirect', status: 303 }),
  paymentWebhook: route('POST', '/api/payment/webhook/', 'provider', { as: 'raw', output: webhookOutput }),
} as const;
