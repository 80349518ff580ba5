/** The library by projects: drafts together, each with its number, others as they were. */
import { describe, expect, it } from 'vitest';
import type { Script } from '../../../../lib/contract/uploads.ts';
import { groupDrafts } from '../../../../web/src/features/library/group-drafts.ts';
import { sampleScript } from '../../fixtures/fake-site.tsx';

const script = (script_id: string, project_id?: string): Script => ({
  ...sampleScript,
  script_id,
  ...(project_id && { project_id }),
});
const shown = (scripts: readonly Script[]) =>
  groupDrafts(scripts).map(({ drafts }) => drafts.map(({ script: one, number }) => [one.script_id, number]));

describe('the library', () => {
  it('keeps scripts by themselves as they are', () => {
    expect(shown([script('b'), script('a', 'p')])).toEqual([[['b', null]], [['a', null]]]);
  });
  it('puts drafts together where the newest stands, numbered by their uploads', () => {
    expect(shown([script('d', 'p'), script('c'), script('b', 'p'), script('a', 'p')])).toEqual([
      [
        ['d', 3],
        ['b', 2],
        ['a', 1],
      ],
      [['c', null]],
    ]);
  });
});
