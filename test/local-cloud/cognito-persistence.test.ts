/** What the local user pool keeps when its process is killed. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { GetTokensFromRefreshTokenCommand, GetUserCommand } from '@aws-sdk/client-cognito-identity-provider';
import { describe, expect, it } from 'vitest';
import { callers, serverClientId, startPool } from './fixtures/cognito-pool.ts';
import { temporaryDirectory } from './fixtures/temporary-directory.ts';

const script = fileURLToPath(new URL('./fixtures/run-cognito.ts', import.meta.url));

async function startProcess(directory: string) {
  const child = spawn(process.execPath, [script, directory], { stdio: ['ignore', 'pipe', 'inherit'] });
  const exited = once(child, 'exit');
  const first = await Promise.race([once(createInterface({ input: child.stdout }), 'line'), exited.then(() => [''])]);
  const kill = async () => {
    child.kill('SIGKILL');
    await exited;
  };
  return { ...callers(String(first[0])), kill };
}

describe('the user pool', () => {
  it('keeps users, sessions, keys and client secrets when it is killed right after its answer', async () => {
    const directory = await temporaryDirectory();
    const first = await startProcess(directory);
    await first.signUp('ann@example.com');
    const tokens = await first.signIn('ann@example.com');
    const secret = await first.secretOf(serverClientId);
    await first.kill();

    const second = await startPool({ directory });
    expect(await second.secretOf(serverClientId)).toBe(secret);
    await expect(second.signIn('ann@example.com')).resolves.toBeDefined();
    await expect(second.api.send(new GetUserCommand({ AccessToken: tokens.access }))).resolves.toBeDefined();
    const input = { ClientId: serverClientId, ClientSecret: secret, RefreshToken: tokens.refresh };
    await expect(second.api.send(new GetTokensFromRefreshTokenCommand(input))).resolves.toBeDefined();
    await second.cognito.close();
  });

  it('refuses to start on a damaged file instead of beginning anew', async () => {
    const directory = await temporaryDirectory();
    const file = path.join(directory, 'cognito.json');
    const pool = await startPool({ directory });
    await pool.cognito.close();
    writeFileSync(file, readFileSync(file, 'utf8').slice(0, -20));
    await expect(startPool({ directory })).rejects.toThrow('cognito.json is damaged');
  });
});
