/** What customers do that the service took up later: profile, second factor, notes, questions, chosen reports and comments, ended sessions and deletions; and what the house stores by itself. */
import { PutCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { callApi, Refused } from '../../bin/api-customer.ts';
import { localSettings } from '../../bin/ops/settings.ts';
import { auditItems } from '../../lambdas/adapters/audit-items.ts';
import { mailItems } from '../../lambdas/adapters/mail-items.ts';
import { sweepItems } from '../../lambdas/adapters/sweep-items.ts';
import { openTable } from '../../lambdas/adapters/table.ts';
import { unfinishedDeletions } from '../../lambdas/adapters/unfinished-deletions.ts';
import { routes } from '../../lib/contract/routes.ts';
import { totpAt } from '../../lib/local-cloud/cognito/totp.ts';
import { localCredentials } from '../../lib/local-cloud/emulators.ts';
import { localRegion } from '../../lib/local-cloud/physical-names.ts';
import { type HttpCustomer, logInByHttp } from '../e2e/http-customer.ts';
import { said } from './said.ts';

/** One script's question, notes, corrections and comment. Answers the token of its link, which shows two reports. */
export async function actOnScript(url: string, writer: HttpCustomer, id: string, other: string): Promise<string> {
  const at = { path: { id } };
  await writer.call('askScript', { ...at, body: { question: said.question } });
  await writer.call('saveCorrections', { ...at, body: { title: said.title, turns: { climax: { page: 12 } } } });
  const { notes } = await writer.call('getNotes', at);
  const [first, second] = notes;
  const [place] = notes.flatMap(({ places }) => places);
  if (!first || !second || !place) throw new Error('The script should have two notes and a passage.');
  const { scene: _, ...ownPlace } = place;
  const changes = [
    { id: first.id, status: 'meant', comment: said.comment },
    { id: second.id, right: false },
  ];
  await writer.call('saveNotes', { ...at, body: { changes, own: [{ text: said.ownNote, places: [ownPlace] }] } });
  await writer.call('saveNotes', { ...at, body: { project: { with: other } } });
  await writer.call('getNotes', at);
  const { token } = await writer.call('createShare', { ...at, body: { days: 30, reports: [1, 7] } });
  await callApi(url, 'openShare', { body: { token } });
  await callApi(url, 'leaveComment', { body: { token, ...said.guest, question: 1, page: null } });
  return token;
}

/** The smallest beginning of a JPEG. */
const picture = '/9j/4AAB';

/** The account itself: profile, mail, a session that ended, all sessions ended, a deleted script, a second factor and a wrong code of it. Answers the deleted script. */
export async function actOnAccount(url: string, { customer }: HttpCustomer): Promise<string> {
  const { email, password } = customer;
  const writer = await logInByHttp(url, customer);
  await writer.call('saveProfile', { body: { ...said.profile, picture } });
  await writer.call('saveMailChoices', { body: { ...(await writer.call('getMailChoices')), share_opened: false } });
  const upload = { file_name: 'never-sent.pdf', size: 1000 };
  const { script_id } = await writer.call('createUpload', { body: upload, key: 'a-key-of-the-client' });
  await writer.prove('deleteScript', { path: { id: script_id } });
  await callApi(url, 'logOut', { body: { refresh: writer.refresh } });
  await (await logInByHttp(url, customer)).prove('signOutEverywhere');
  const last = await logInByHttp(url, customer);
  const { secret, enrolment } = await last.call('beginSecondFactor', { body: { password } });
  const right = totpAt(secret, Date.now());
  await last.call('confirmSecondFactor', { body: { enrolment, code: right } });
  // Signing in asks for a code now; one that was used already is wrong.
  const asked = await fetch(`${url}${routes.login.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  const { session } = z.object({ session: z.string() }).parse(await asked.json());
  await callApi(url, 'finishLogin', { body: { session, code: right } }).catch((error: unknown) => {
    if (!(error instanceof Refused)) throw error;
  });
  return script_id;
}

/** What no customer's call leaves behind: a line of the owner on call, the switch of spending, a walk of the sweep, a deletion that broke off, mail that is still owed. */
export async function actOfTheHouse(stateDirectory: string, userId: string, poolUsername: string): Promise<void> {
  const { settings, endpoints } = await localSettings(stateDirectory);
  const endpoint = endpoints.AWS_ENDPOINT_URL_DYNAMODB;
  if (endpoint === undefined) throw new Error(`No table among ${Object.keys(endpoints).join(', ')}.`);
  const table = openTable(settings.TABLE_NAME, { endpoint, region: localRegion, credentials: localCredentials });
  const now = () => new Date();
  const audit = auditItems(table, now, () => 'by-hand');
  await audit.end(await audit.begin({ by: 'owner', command: 'script', about: userId }), 'done');
  // As docs/runbook.md has the owner put it there.
  const stop = { pk: 'SPEND', sk: 'SWITCH', stopped: true };
  await table.client.send(new PutCommand({ TableName: table.name, Item: stop }));
  await sweepItems(table).goOnAfter('answers', '');
  await mailItems(table, now).owe(userId, { kind: 'reports_ready', script_id: 'a-script', plan_name: 'basic' });
  await unfinishedDeletions(table, now).begin({ userId, poolUsername });
  table.client.destroy();
}
