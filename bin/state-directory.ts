/** The directory of a local run's state: made, marked as ours, held by one run at a time, emptied on demand. Refuses to empty a directory it did not make. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

const markerName = '.dramaturg-state';

/** A socket ends with its process, even one that was killed: unlike a lock file it is never left behind alive. */
const socketPath = (directory: string): string => {
  const id = createHash('sha256').update(path.resolve(directory)).digest('hex').slice(0, 24);
  return process.platform === 'win32' ? `\\\\.\\pipe\\dramaturg-${id}` : path.join(tmpdir(), `dramaturg-${id}.sock`);
};

const isAnswered = (socket: string): Promise<boolean> =>
  new Promise((resolve) => {
    const connection = connect(socket, () => {
      connection.destroy();
      resolve(true);
    });
    connection.once('error', () => resolve(false));
  });

const listen = (socket: string): Promise<() => void> =>
  new Promise((resolve, reject) => {
    const server = createServer((connection) => connection.destroy());
    server.once('error', reject);
    server.listen(socket, () => resolve(() => void server.close()));
    server.unref();
  });

/** @throws Error when another run holds the directory. Returns what releases it. */
async function hold(directory: string): Promise<() => void> {
  const socket = socketPath(directory);
  if (existsSync(socket)) {
    if (await isAnswered(socket)) throw new Error(`Another run uses the state in ${directory}. Stop it first.`);
    rmSync(socket, { force: true });
  }
  return listen(socket);
}

function empty(directory: string): void {
  const isOurs = existsSync(path.join(directory, markerName));
  if (existsSync(directory) && readdirSync(directory).length > 0 && !isOurs) {
    throw new Error(
      `${directory} was not made by a local run: it is left as it is. Empty it yourself or choose another.`,
    );
  }
  rmSync(directory, { recursive: true, force: true });
}

/**
 * Takes the directory for this run, after emptying it if it should be `fresh`.
 * @throws Error with a sentence for the terminal when it is in use, or not ours to empty.
 */
export async function takeStateDirectory(directory: string, fresh: boolean): Promise<() => void> {
  const release = await hold(directory);
  if (fresh) empty(directory);
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  writeFileSync(path.join(directory, markerName), 'State of a local run; npm start -- --fresh empties it.\n');
  return release;
}
