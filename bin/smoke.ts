/** Looks after a deployment whether everything answers: every route in both forms of its path, then one whole journey. One line a step, ok or what is wrong. */
import { parseArgs } from 'node:util';
import { runCommand } from './command.ts';
import { type Account, journey } from './smoke/journey.ts';
import { openProtocol } from './smoke/protocol.ts';
import { walkRoutes } from './smoke/walk-routes.ts';

const usage = `Usage: npm run smoke -- URL
Calls every route of the API at URL, with and without its final slash, without a session and with one; then goes one whole journey: sign up, pay with the
test card, upload a PDF of ours, wait for its reports, read and share them, delete everything.
Where cards are real (no local inbox at URL/__local/inbox) it signs in with SMOKE_EMAIL and SMOKE_PASSWORD, an account with a plan and without a second
factor, says which steps it leaves out, and deletes the script that it uploaded. Where a language model is set, that upload costs one reading.
Exits 0 when everything answers, 1 otherwise.`;

class SmokeError extends Error {}
const isForUser = (error: unknown): error is SmokeError => error instanceof SmokeError;

/** The origin that `text` names. */
function originOf(text: string | undefined): string {
  if (text === undefined) throw new SmokeError(usage);
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url === null || !url.protocol.startsWith('http'))
    throw new SmokeError(`${text} is no address: it begins with https://.`);
  return url.origin;
}

/** Mail and cards stay on this machine where the inbox of a local run answers. */
async function isLocal(url: string): Promise<boolean> {
  const answer = await fetch(`${url}/__local/inbox`, { headers: { accept: 'application/json' } }).catch(() => null);
  if (answer === null) throw new SmokeError(`Nothing answers at ${url}.`);
  return answer.ok && (answer.headers.get('content-type') ?? '').includes('json');
}

function givenAccount({ SMOKE_EMAIL: email, SMOKE_PASSWORD: password }: NodeJS.ProcessEnv): Account | null {
  return email && password ? { email, password } : null;
}

await runCommand({ usage, isForUser, exitCode: 1 }, async (args) => {
  const { positionals } = parseArgs({ args, allowPositionals: true });
  const url = originOf(positionals[0]);
  const protocol = openProtocol((line) => console.log(line));
  const local = await isLocal(url);
  await walkRoutes(protocol, url, null);
  const target = { url, isLocal: local, account: givenAccount(process.env) };
  await journey(protocol, target, (token) => walkRoutes(protocol, url, token));
  console.log(protocol.summary());
  if (protocol.wrong() > 0) process.exitCode = 1;
});
