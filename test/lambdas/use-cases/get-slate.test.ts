/** All scripts side by side: what each row says and by whose word, what it does not, and that one read answers for all. */
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { answerQuestion } from '../../../lambdas/use-cases/answer-question.ts';
import { getSlate } from '../../../lambdas/use-cases/get-slate.ts';
import { readStory } from '../../../lambdas/use-cases/read-story.ts';
import { noCorrections } from '../../../lib/contract/corrections.ts';
import { slateVerdict } from '../../../lib/contract/slate.ts';
import { emptyDetails } from '../../../lib/contract/uploads.ts';
import { isAnswered } from '../../../lib/reports/registry.ts';
import { runQuestion } from '../../../lib/reports/run.ts';
import { grade } from '../../../lib/story/read/judgement-read.ts';
import { lastReel } from '../../corpus/scripts.ts';
import { lastReelRead } from '../../reports/read/last-reel-read.ts';
import { readerOf } from '../story-readers.ts';
import { grantPlan, makeWorld, type World } from '../world.ts';

let world: World;
beforeEach(async () => {
  world = makeWorld();
  await grantPlan(world, 'anna', 'basic');
});
const slate = async () => (await getSlate(world, { userId: 'anna' })).scripts;
const told = { verdict: 'consider', budget: 'low', genre: 'workplace drama' } as const;

describe('the slate', () => {
  it('names what is known of each script that has been read, the newest first', async () => {
    const { script_id: first } = await world.addScript('anna', { cast_size: 14, told, counted: { genre: 'Drama' } });
    const { script_id: second } = await world.addScript('anna', { title: null, counted: { genre: 'Open' } });
    await world.addScript('anna', { status: 'reading' });
    await world.addScript('ben', {});
    const rows = await slate();
    expect(rows.map(({ script_id }) => script_id).sort()).toEqual([first, second].sort());
    expect(rows.find(({ script_id }) => script_id === first)).toMatchObject({
      title: 'Salt',
      page_count: 12,
      cast_size: 14,
      genre: 'Workplace drama',
      verdict: 'consider',
      budget: 'low',
      set: [],
    });
    expect(rows.find(({ script_id }) => script_id === second)).toMatchObject({
      title: null,
      cast_size: null,
      genre: null,
      verdict: null,
      budget: null,
    });
  });

  it('takes the writer’s word before a reader’s, and that before counting’s, and says so', async () => {
    const merges = [{ from: 'LNEA', into: 'LENA' }];
    const corrections = {
      ...noCorrections,
      genre: 'scifi',
      budget: 'high',
      title: 'Night Boat',
      aliases: { merges, renames: [] },
    } as const;
    await world.addScript('anna', {
      told,
      cast_size: 14,
      corrections: { ...corrections, aliases: { merges: [...merges], renames: [] } },
    });
    expect(await slate()).toMatchObject([
      {
        title: 'Night Boat',
        genre: 'Science Fiction',
        budget: 'high',
        cast_size: 13,
        verdict: 'consider',
        set: ['genre', 'budget'],
      },
    ]);
    await world.addScript('anna', { told, details: { ...emptyDetails, genre: 'horror' } });
    expect((await slate()).map(({ genre }) => genre)).toContain('Horror');
  });

  it('asks for a plan first', async () => {
    await expect(getSlate(world, { userId: 'ben' })).rejects.toMatchObject({ code: 'payment_required' });
  });

  it('reads the list of scripts once, whatever their number', async () => {
    for (let at = 0; at < 30; at += 1) await world.addScript('anna', { told });
    const list = vi.spyOn(world.scripts, 'list');
    expect(await slate()).toHaveLength(30);
    expect(list).toHaveBeenCalledOnce();
  });

  it('knows what a reading and the snapshot have said as soon as they have', async () => {
    const { script_id: scriptId } = await world.addScript('anna', { page_count: 16 });
    const screenplay = JSON.stringify(await lastReel());
    await world.bucket.write(`screenplays/anna/${scriptId}.json`, screenplay, 'application/json');
    await world.answers.request(scriptId, 4, 'first');
    const message = { user_id: 'anna', script_id: scriptId, question: 4, request_id: 'first' };
    await answerQuestion({ ...world, isAnswered, runQuestion, reader: null }, message);
    // Its words are sure of no genre.
    expect((await world.scripts.get('anna', scriptId))?.counted).toEqual({ genre: 'Open' });
    expect(await slate()).toMatchObject([{ genre: null, verdict: null }]);
    const read = await lastReelRead();
    await readStory(world, readerOf(read), { userId: 'anna', scriptId });
    expect(await slate()).toMatchObject([{ verdict: read.verdict?.script, budget: read.market?.level }]);
  });

  it('knows the verdicts of the story graph', () => {
    expect(slateVerdict.options).toEqual(grade.options);
  });
});
