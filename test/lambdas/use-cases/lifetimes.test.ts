/** How long things last: an upload that was announced and never came, the form it may come by, a delivery's turn to ask the model. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createUpload } from '../../../lambdas/use-cases/create-upload.ts';
import { inOpinionTurn } from '../../../lambdas/use-cases/opinion-turn.ts';
import { grantPlan, makeWorld } from '../world.ts';

describe('an upload that was announced', () => {
  it('is remembered for longer than any queue keeps a word of its file, by a form that is good for ten minutes', async () => {
    const world = makeWorld();
    await grantPlan(world, 'anna', 'basic');
    const created: (number | undefined)[] = [];
    const forms: unknown[] = [];
    const deps = {
      ...world,
      scripts: { ...world.scripts, create: async (item: { ttl?: number }) => void created.push(item.ttl) },
      bucket: {
        ...world.bucket,
        presignUpload: async (key: string, form: object) => {
          forms.push(form);
          return { url: 'https://bucket/', fields: { key } };
        },
      },
    };
    const answer = await createUpload(deps, { userId: 'anna', fileName: 'a.pdf', sizeBytes: 1000 });
    const nowMs = world.now().getTime();
    expect(created).toEqual([Math.floor(nowMs / 1000) + 30 * 86_400]);
    expect(forms).toEqual([{ contentType: 'application/pdf', sizeBytes: 1000, seconds: 600 }]);
    expect(answer).toMatchObject({ expires_at: new Date(nowMs + 600_000).toISOString() });
  });
});

describe('a turn to ask the model', () => {
  const message = { user_id: 'anna', script_id: 's', question: 3, request_id: 'r' };
  const errors: string[] = [];
  const held: number[] = [];
  beforeEach(() => {
    errors.length = 0;
    held.length = 0;
    vi.useFakeTimers();
  });
  afterEach(() => vi.useRealTimers());
  /** `hold` answers each request for the turn. */
  const depsOf = (hold: (ms: number) => Promise<boolean>) => ({
    answers: {
      holdOpinion: (_script: string, _question: number, _request: string, _holder: string, ms: number) => {
        held.push(ms);
        return hold(ms);
      },
    },
    logger: { error: (event: string) => void errors.push(event) },
    newId: () => 'h',
    sleep: vi.fn(async () => {}),
  });
  const yes = async () => true;

  it('lasts half a minute, is renewed every ten seconds while the work goes on, and is given back', async () => {
    const turn = inOpinionTurn(depsOf(yes), message, yes, async () => {
      await vi.advanceTimersByTimeAsync(25_000);
      return true;
    });
    expect(await turn).toBe(true);
    expect(held).toEqual([30_000, 30_000, 30_000, 0]);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(held).toHaveLength(4);
  });

  it('that cannot be renewed is logged, and the work goes on', async () => {
    let first = true;
    const deps = depsOf(async (ms) => {
      if (first || ms === 0) {
        first = false;
        return true;
      }
      throw new Error('The table is away.');
    });
    const work = async () => {
      await vi.advanceTimersByTimeAsync(10_000);
      return true;
    };
    expect(await inOpinionTurn(deps, message, yes, work)).toBe(true);
    expect(errors).toEqual(['opinion_turn_not_renewed']);
  });

  it('is given back when the work fails', async () => {
    const failing = inOpinionTurn(depsOf(yes), message, yes, () => Promise.reject(new Error('x')));
    await expect(failing).rejects.toThrow('x');
    expect(held).toEqual([30_000, 0]);
  });

  it('that another has is waited for longer than it can last, then the message goes back to the queue', async () => {
    const deps = depsOf(async () => false);
    await expect(inOpinionTurn(deps, message, yes, yes)).rejects.toThrow('Another delivery');
    expect(deps.sleep).toHaveBeenCalledTimes(12);
    expect(deps.sleep).toHaveBeenCalledWith(3000);
    expect(12 * 3000).toBeGreaterThan(30_000);
  });

  it('is not waited for once nobody wants the opinion', async () => {
    const work = vi.fn(yes);
    expect(
      await inOpinionTurn(
        depsOf(async () => false),
        message,
        async () => false,
        work,
      ),
    ).toBe(false);
    expect(await inOpinionTurn(depsOf(yes), message, async () => false, work)).toBe(false);
    expect(work).not.toHaveBeenCalled();
  });
});
