/** What the API's description says of each route beside its schemas: its subject, what it does, and the errors that are its own. */
import type { ErrorCode } from '../errors.ts';
import type { RouteName } from '../routes.ts';

/** The subjects by which routes stand together, in the order in which they are shown. */
export const subjects = {
  Authentication: 'Sign-up, login, tokens and forgotten passwords.',
  Account: 'The user’s own account: receipts, password, everything held about the user, its end.',
  Payments: 'Plans, checkout and what the card provider sends.',
  Scripts: 'Uploads, how a script was read, its corrections, its pages and figures.',
  Reports: 'The fifteen reports, the overview, questions to a script.',
  Sharing: 'Read-only links to a script’s reports.',
  Site: 'What browsers send by themselves.',
} as const;

/** `errors`: beside those that every route of its kind has (`errorsOf`). */
interface RouteNote {
  readonly subject: keyof typeof subjects;
  readonly summary: string;
  readonly errors: readonly ErrorCode[];
}
const note = (subject: RouteNote['subject'], summary: string, ...errors: ErrorCode[]): RouteNote => ({
  subject,
  summary,
  errors,
});

/** A route that is not here does not compile. */
export const routeNotes: Readonly<Record<RouteName, RouteNote>> = {
  signUp: note('Authentication', 'Creates an account.', 'email_taken', 'weak_password'),
  login: note(
    'Authentication',
    'Opens a session. With a second factor it answers `mfa_required` and a `session` for finishLogin; a recovery code opens the session and switches the second factor off.',
    'invalid_credentials',
    'mfa_required',
    'code_mismatch',
  ),
  finishLogin: note(
    'Authentication',
    'The second step of a login: the code of an authenticator app.',
    'invalid_credentials',
    'code_mismatch',
    'code_expired',
  ),
  refreshToken: note('Authentication', 'Renews a session; the refresh token rotates.', 'token_not_valid'),
  logOut: note('Authentication', 'Ends a session.'),
  resetPassword: note(
    'Authentication',
    'Sets a forgotten password with the mailed code and ends every session.',
    'weak_password',
    'code_mismatch',
    'code_expired',
    'sessions_not_ended',
  ),

  getAccount: note('Account', 'The account with its plan and receipts.'),
  changePassword: note('Account', 'Changes the password.', 'wrong_password', 'weak_password'),
  proveOwner: note('Account', 'Gives the proof that the calls about the whole account want.', 'wrong_password'),
  beginSecondFactor: note(
    'Account',
    'Begins a second factor: a secret for an authenticator app.',
    'wrong_password',
    'second_factor_on',
  ),
  confirmSecondFactor: note(
    'Account',
    'Switches the second factor on by a code of the app, and answers ten recovery codes, this once.',
    'code_mismatch',
    'code_expired',
  ),
  endSecondFactor: note('Account', 'Switches the second factor off.', 'password_required'),
  renewRecoveryCodes: note(
    'Account',
    'Ten new recovery codes; the former ones are none any more.',
    'password_required',
  ),
  signOutEverywhere: note('Account', 'Ends every session of the user.'),
  getProfile: note('Account', 'The user’s name, picture, and how dates and numbers are written for them.'),
  saveProfile: note(
    'Account',
    'Sets the name, the picture (JPEG, PNG or WebP in base64) or the language of dates and numbers; null takes one back.',
    'too_large',
  ),
  getMailChoices: note('Account', 'Which mail the user wants; the receipt is no choice.'),
  saveMailChoices: note('Account', 'Sets which mail the user wants.'),
  exportAccount: note('Account', 'Everything that is held about the user, scripts apart.', 'password_required'),
  deleteAccount: note(
    'Account',
    'Deletes the account with everything in it.',
    'password_required',
    'provider_unavailable',
  ),

  listPlans: note('Payments', 'The plans and their prices.'),
  initiatePayment: note(
    'Payments',
    'Opens a checkout for a plan.',
    'price_changed',
    'plan_already_active',
    'account_deleted',
    'provider_unavailable',
  ),
  verifyPayment: note('Payments', 'Settles a payment after the checkout.', 'payment_invalid', 'provider_unavailable'),
  paymentStatus: note('Payments', 'Which plan is active.'),
  paymentReturn: note('Payments', 'Where the card provider sends the browser back to; leads on to the site.'),
  paymentWebhook: note(
    'Payments',
    'News of a payment from the card provider.',
    'payment_invalid',
    'provider_unavailable',
  ),

  createUpload: note(
    'Scripts',
    'Begins an upload: answers a form for the file, or takes a small file with the call.',
    'payment_required',
    'plan_required',
    'quota_reached',
    'key_reused',
    'not_a_pdf',
  ),
  listScripts: note('Scripts', 'The user’s scripts, the newest first.'),
  getScript: note('Scripts', 'One script and how far its reports are.'),
  deleteScript: note('Scripts', 'Deletes a script with its reports.'),
  saveDetails: note('Scripts', 'Saves the details form; what depends on it is made again.'),
  getSlate: note(
    'Scripts',
    'All scripts side by side: verdict, genre, pages, cast, level of money, date.',
    'payment_required',
  ),
  getReading: note('Scripts', 'How the script was read: scenes, speaking parts, what is in doubt and where.'),
  saveCorrections: note(
    'Scripts',
    'Corrects how the script was read; the reports that depend on it are made again.',
    'script_not_ready',
    'unknown_character',
    'unknown_scene',
    'conflicting_edits',
  ),
  getScreenplay: note('Scripts', 'The script itself, by its pages.', 'payment_required', 'too_large'),
  getStatistics: note('Scripts', 'The script in figures and plots, with its scene breakdown.', 'payment_required'),
  compareDrafts: note('Scripts', 'Two drafts side by side.', 'payment_required'),
  exportScript: note('Scripts', 'Everything that is held about a script.', 'password_required'),

  listAnswers: note('Reports', 'Every report that the plan opens, as markdown.', 'payment_required', 'not_found'),
  getAnswer: note(
    'Reports',
    'One report as blocks and as data.',
    'unknown_question',
    'no_script',
    'payment_required',
    'plan_required',
  ),
  retryAnswer: note(
    'Reports',
    'Has a failed report, or a model’s missing reading, made again.',
    'unknown_question',
    'no_script',
    'payment_required',
    'plan_required',
    'script_not_ready',
  ),
  challengeFinding: note(
    'Reports',
    'Checks a finding again against the script.',
    'unknown_question',
    'no_script',
    'payment_required',
    'plan_required',
  ),
  getOverview: note(
    'Reports',
    'The overview, what to mend in order and every scene.',
    'payment_required',
    'script_not_ready',
  ),
  getNotes: note(
    'Reports',
    'The notes on a script, carried over from its earlier draft, and the comments that came by share links, with what its writer says of each.',
    'payment_required',
    'script_not_ready',
  ),
  saveNotes: note(
    'Reports',
    'Keeps what the writer says of notes, deletes their own and comments, and keeps with which drafts a script belongs together.',
    'payment_required',
    'script_not_ready',
    'conflicting_edits',
  ),
  askScript: note(
    'Reports',
    'Answers a question from the script, with the passages it stands on.',
    'payment_required',
    'script_not_ready',
    'too_many_questions',
    'question_under_way',
  ),
  listQuestions: note('Reports', 'What was asked of the script, with the answers.', 'payment_required'),
  requestConsultation: note(
    'Reports',
    'Asks for the 1-hour consultation.',
    'payment_required',
    'plan_required',
    'provider_unavailable',
  ),

  createShare: note(
    'Sharing',
    'Makes a link; the only answer that ever holds its token.',
    'payment_required',
    'plan_required',
    'script_not_ready',
    'too_many_shares',
  ),
  listShares: note('Sharing', 'The open links to a script, with the comments that came by links.'),
  revokeShare: note('Sharing', 'Closes a link.'),
  changeShare: note('Sharing', 'Lets a link take comments or none; deletes a comment that came by one.'),
  openShare: note('Sharing', 'What a link shows.', 'not_found'),
  leaveComment: note('Sharing', 'Takes a comment of a link’s reader to its owner.', 'not_found', 'too_many_attempts'),

  reportViolation: note('Site', 'Takes a report of what the site’s content security policy stopped.', 'too_large'),
};
