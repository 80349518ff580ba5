/** Answers of the server that come too late. */
import { describe, expect, it } from 'vitest';
import { createServerState } from '../../../web/src/api/server-state.ts';

describe('an answer of the server', () => {
  const told = (server = createServerState()) => {
    const heard: string[] = [];
    const ask = (request: () => Promise<string>) =>
      server.ask(
        request,
        (answer) => heard.push(`took ${answer}`),
        (error) => heard.push(`refused ${String(error)}`),
      );
    return { server, heard, ask };
  };

  it('is taken, and an error refused', async () => {
    const { heard, ask } = told();
    expect([await ask(async () => 'one'), await ask(() => Promise.reject('no'))]).toEqual([true, false]);
    expect(heard).toEqual(['took one', 'refused no']);
  });

  it('that comes after all began anew lands nowhere, nor does its error', async () => {
    const { server, heard, ask } = told();
    const late = [ask(async () => 'one'), ask(() => Promise.reject('no'))];
    server.begin();
    expect(await Promise.all(late)).toEqual([false, false]);
    expect(await ask(async () => 'two')).toBe(true);
    expect(heard).toEqual(['took two']);
  });

  it('is an error where the request itself throws', async () => {
    const { heard, ask } = told();
    const broken = (): Promise<string> => {
      throw new TypeError('broken');
    };
    expect(await ask(broken)).toBe(false);
    expect(heard).toEqual(['refused TypeError: broken']);
  });
});
