/** Which uploads are drafts of one script, and which earlier one a script looks like. */
import { describe, expect, it } from 'vitest';
import type { ScriptItem } from '../../../../lambdas/adapters/script-items.ts';
import {
  draftBefore,
  draftsOf,
  isSameProject,
  likelyDraftOf,
} from '../../../../lambdas/use-cases/notes/project-drafts.ts';
import { noCorrections } from '../../../../lib/contract/corrections.ts';
import { emptyDetails } from '../../../../lib/contract/uploads.ts';

const script = (script_id: string, change: Partial<ScriptItem> = {}): ScriptItem => ({
  user_id: 'anna',
  script_id,
  file_name: `${script_id}.pdf`,
  size: 1,
  status: 'ready',
  problem: null,
  title: `Title ${script_id}`,
  page_count: 3,
  scene_count: 3,
  created_at: '2026-11-24T10:00:00.000Z',
  status_at: '2026-11-24T10:00:00.000Z',
  details: emptyDetails,
  corrections: noCorrections,
  fingerprinted: true,
  ...change,
});
const ids = (scripts: readonly ScriptItem[]) => scripts.map(({ script_id }) => script_id);

describe('drafts', () => {
  const p = { project_id: 'p' };
  it('belong together by their project, and each to itself', () => {
    expect(isSameProject(script('a', p), script('b', p))).toBe(true);
    expect(isSameProject(script('a', p), script('b', { project_id: 'q' }))).toBe(false);
    expect(isSameProject(script('a'), script('b'))).toBe(false);
    expect(isSameProject(script('a'), script('a'))).toBe(true);
  });

  it('are those that were read, the oldest first', () => {
    const all = [script('c', p), script('a', p), script('b', { ...p, status: 'failed' }), script('d'), script('e', p)];
    const [c = script('c')] = all;
    expect(ids(draftsOf(all, c))).toEqual(['a', 'c', 'e']);
    expect(draftBefore(all, c)?.script_id).toBe('a');
    expect(draftBefore(all, script('e', p))?.script_id).toBe('c');
    expect(draftBefore(all, script('a', p))).toBeNull();
  });
});

describe('the earlier upload that a script looks like', () => {
  /** What each script's wording is marked by. */
  const wording: Readonly<Record<string, readonly number[]>> = {
    z: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
    fifth: [1, 2, 99],
    sixth: [1, 98, 97],
    most: [1, 2, 3, 4, 5, 6, 7],
    empty: [],
  };
  const read: string[] = [];
  const bucket = {
    read: async (key: string) => {
      read.push(key);
      const [, name = ''] = /\/([a-z]+)\d*\.fingerprint\.json$/.exec(key) ?? [];
      return new TextEncoder().encode(JSON.stringify({ version: 1, scenes: [], marks: wording[name] ?? [] }));
    },
  };
  const likely = (earlier: readonly ScriptItem[], of = script('z')) => likelyDraftOf({ bucket }, [...earlier, of], of);

  it('shares a fifth of its wording or more', async () => {
    expect(await likely([script('fifth')])).toEqual({
      script_id: 'fifth',
      title: 'Title fifth',
      file_name: 'fifth.pdf',
      created_at: '2026-11-24T10:00:00.000Z',
      share: 0.2,
    });
    expect(await likely([script('sixth')])).toBeNull();
  });

  it('is the one that shares most', async () => {
    expect(await likely([script('fifth'), script('most'), script('sixth')])).toMatchObject({
      script_id: 'most',
      share: 0.7,
    });
  });

  it.each([
    ['that belongs to a project', script('z', { project_id: 'p' })],
    ['whose wording is not kept', script('z', { fingerprinted: false })],
    ['without words', script('zz')],
  ])('is none of a script %s', async (_what, of) => expect(await likely([script('most')], of)).toBeNull());

  it.each([
    ['that was not read', script('most', { status: 'failed' })],
    ['whose wording is not kept', script('most', { fingerprinted: false })],
    ['that came later', script('zmost')],
    ['of another wording', script('empty')],
  ])('is none %s', async (_what, earlier) => expect(await likely([earlier])).toBeNull());

  it('is looked for among the last eight, and nothing is read where there is none', async () => {
    read.length = 0;
    expect(await likely([])).toBeNull();
    expect(read).toEqual([]);
    const nine = Array.from({ length: 9 }, (_, at) => script(`most${at}`));
    expect(await likely(nine)).toMatchObject({ script_id: 'most8' });
    expect(read.sort()).toEqual([
      ...Array.from({ length: 8 }, (_, at) => `screenplays/anna/most${at + 1}.fingerprint.json`),
      'screenplays/anna/z.fingerprint.json',
    ]);
  });
});
