/** A history that fails shrinks to the steps that matter, and is left in a file that anybody can play again. */
import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { drawHistories, HistoryFailed } from '../histories/draw-histories.ts';
import { type History, history } from '../histories/steps.ts';
import { temporaryDirectory } from '../local-cloud/fixtures/temporary-directory.ts';

const directory = await temporaryDirectory();

/** A product that loses a script whose owner buys something after the upload. */
const losesScripts = async ({ steps }: History): Promise<void> => {
  const uploaded = steps.findIndex(({ does }) => does === 'upload');
  if (uploaded >= 0 && steps.slice(uploaded).some(({ does }) => does === 'buy')) throw new Error('A script is lost.');
};

const failing = async (seed: number): Promise<HistoryFailed> => {
  const error = await drawHistories(losesScripts, { runs: 500, seed, directory }).catch((thrown: unknown) => thrown);
  if (!(error instanceof HistoryFailed)) throw new Error('No history failed.');
  return error;
};

describe('a history that does not come to rest', () => {
  it('shrinks to the steps that matter, as a list and as a file that plays it again', async () => {
    const { message, history: shortest, file } = await failing(7);
    expect(shortest.steps.map(({ does }) => does)).toEqual(['upload', 'buy']);
    expect(message).toContain('A script is lost.');
    expect(message).toMatch(/\n1\. upload\n2\. buy \w+ in \w+, paid\n/);
    expect(message).toContain(`npm run bench -- histories ${file}`);
    const read = history.parse(JSON.parse(await readFile(file, 'utf8')));
    expect(read).toEqual(shortest);
    await expect(losesScripts(read)).rejects.toThrow('A script is lost.');
  });

  it('is the same for the same seed', async () => {
    expect((await failing(11)).history).toEqual((await failing(11)).history);
  });

  it('is told from those that are only tried to shorten it', async () => {
    const shrinking: boolean[] = [];
    const play = async (drawn: History, isShrinking: boolean): Promise<void> => {
      shrinking.push(isShrinking);
      await losesScripts(drawn);
    };
    await expect(drawHistories(play, { runs: 500, seed: 7, directory })).rejects.toThrow(HistoryFailed);
    expect(shrinking[0]).toBe(false);
    expect(shrinking.at(-1)).toBe(true);
  });
});

describe('a limit of time', () => {
  it('begins no history after it, and cuts none off: one that fails late fails', async () => {
    const slow = async (): Promise<void> => {
      await new Promise((resolve) => setTimeout(resolve, 120));
      throw new Error('Not at rest.');
    };
    await expect(drawHistories(slow, { runs: 5, seed: 7, timeLimitMs: 50, directory })).rejects.toThrow('Not at rest.');
    let begun = 0;
    const quick = async (): Promise<void> => {
      begun += 1;
      await new Promise((resolve) => setTimeout(resolve, 40));
    };
    expect(await drawHistories(quick, { runs: 500, seed: 7, timeLimitMs: 100 })).toBe(begun);
    expect(begun).toBeLessThan(10);
  });
});
