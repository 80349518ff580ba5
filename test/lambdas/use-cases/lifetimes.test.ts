/** How long things last: an upload that was announced and never came, and the form it may come by. */
import { describe, expect, it } from 'vitest';
import { createUpload } from '../../../lambdas/use-cases/create-upload.ts';
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
