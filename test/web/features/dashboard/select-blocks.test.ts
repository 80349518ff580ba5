/** Which blocks of the sample's network report a part of the view shows. */
import { describe, expect, it } from 'vitest';
import type { Block } from '../../../../lib/contract/blocks.ts';
import type { Answer, AnswerDetail } from '../../../../lib/contract/report.ts';
import { emptyDetails } from '../../../../lib/contract/uploads.ts';
import { openWithReading } from '../../../../lib/reports/read/open-with-reading.ts';
import { runQuestion } from '../../../../lib/reports/run.ts';
import { holdsReading, isProvenance } from '../../../../web/src/blocks/split-reading.ts';
import { type MenuItem, menuItems } from '../../../../web/src/features/dashboard/menu.ts';
import { selectBlocks } from '../../../../web/src/features/dashboard/select-blocks.ts';
import { lastReel } from '../../../corpus/scripts.ts';
import { lastReelRead } from '../../../reports/read/last-reel-read.ts';

const item = menuItems.find(({ slug }) => slug === 'character-network-analysis') as MenuItem;
const report = async (): Promise<AnswerDetail> => ({
  status: 'succeeded',
  ...runQuestion(7, { screenplay: await lastReel(), details: emptyDetails }),
  problem: null,
});

describe('the character network', () => {
  it('opens with its map, and leaves nothing out below it', async () => {
    const detail = await report();
    const shown = selectBlocks(item, null, detail, []);
    expect(shown.map(({ kind }) => kind)).toEqual(['network', 'cards', 'cards', 'cards', 'cards']);
    expect(new Set(shown)).toEqual(new Set(detail.entries.flatMap(({ blocks }) => blocks)));
  });

  const legendOf = (detail: AnswerDetail) => {
    const [map] = selectBlocks(item, 'primary-network-map', detail, []);
    const [legend] = selectBlocks(item, 'legend', detail, []);
    if (map?.kind !== 'network' || legend?.kind !== 'table') throw new Error('expected a map and a table');
    return { map, legend };
  };

  it('names in its legend every character of the map with the words spoken, and no group where there is none', async () => {
    const { map, legend } = legendOf(await report());
    expect(map.legend).toEqual([]);
    expect(legend.columns.map(({ label }) => label)).toEqual(['Character', map.nodeUnit]);
    expect(legend.rows.length).toBeGreaterThan(3);
    expect(legend.rows).toEqual(
      map.nodes.toSorted((a, b) => b.weight - a.weight).map(({ label, weight }) => [label, weight]),
    );
  });

  it('names beside each character the group where the cast falls into some', async () => {
    const detail = await report();
    const entries = detail.entries.map((entry) => ({
      ...entry,
      blocks: entry.blocks.map((block): Block => {
        if (block.kind !== 'network') return block;
        const nodes = block.nodes.map((node, at) => ({ ...node, community: at % 2 }));
        return {
          ...block,
          nodes,
          legend: [
            { label: 'The house', community: 0 },
            { label: 'The town', community: 1 },
          ],
        };
      }),
    }));
    const { map, legend } = legendOf({ ...detail, entries });
    expect(legend.columns.map(({ label }) => label)).toEqual(['Character', 'Group', map.nodeUnit]);
    const groupOf = new Map(map.nodes.map(({ label, community }) => [label, ['The house', 'The town'][community]]));
    expect(legend.rows).toHaveLength(map.nodes.length);
    for (const [name, group] of legend.rows) expect(group).toBe(groupOf.get(String(name)));
  });
});

describe('strengths and weaknesses', () => {
  const parts = menuItems.find(({ slug }) => slug === 'strength-weakness') as MenuItem;
  const counted = async (): Promise<Answer> => runQuestion(3, { screenplay: await lastReel(), details: emptyDetails });

  it('shown apart each end with who read them', async () => {
    const read = openWithReading(await counted(), await lastReelRead(), { plan: 'expert', pageCount: 13 });
    const detail: AnswerDetail = { status: 'succeeded', ...read, problem: null };
    for (const slug of [null, 'strengths', 'weaknesses']) {
      const shown = selectBlocks(parts, slug, detail, []);
      expect(shown.filter(isProvenance).length, slug ?? 'the whole').toBe(1);
      expect(holdsReading(shown)).toBe(true);
    }
  });

  it('that were counted alone were read by nobody', async () => {
    const detail: AnswerDetail = { status: 'succeeded', ...(await counted()), problem: null };
    expect(selectBlocks(parts, 'strengths', detail, []).some(isProvenance)).toBe(false);
  });
});
