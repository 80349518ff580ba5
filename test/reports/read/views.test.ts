/** The overview, the fix list and the scenes of a script that was read, and the overview of one that was not. */

import { describe, expect, it } from 'vitest';
import { noCorrections } from '../../../lib/contract/corrections.ts';
import { emptyDetails } from '../../../lib/contract/uploads.ts';
import { derive } from '../../../lib/engine/derive.ts';
import { countStory } from '../../../lib/engine/story/count-story.ts';
import { wordsWithin } from '../../../lib/reports/count-words.ts';
import { fixListEntry } from '../../../lib/reports/fix-list/fix-list.ts';
import { overviewEntry } from '../../../lib/reports/overview/overview.ts';
import { readyToSendEntry, readyToSendParts } from '../../../lib/reports/overview/ready-to-send.ts';
import { aroundRead } from '../../../lib/reports/read/around.ts';
import { sceneBySceneEntry } from '../../../lib/reports/scene-by-scene/scene-by-scene.ts';
import { strengthsAndWeaknessesView } from '../../../lib/reports/strengths-and-weaknesses/view.ts';
import { lastReel, screenplayOf } from '../../corpus/scripts.ts';
import { featureRead, lastReelRead } from './last-reel-read.ts';
import { factsIn, findingsIn, ofKind, textsIn } from './told.ts';

const advanced = { plan: 'advanced', pageCount: 15 } as const;
const basic = { plan: 'basic', pageCount: 15 } as const;
const slippingStory = async () => {
  const scene = (at: number): string =>
    `INT. HALL ${at} - DAY\n\nAnna feels that teh world is is lost, number ${at}. CLOSE ON her face. She sees the the door.\n\nANNA\n(sadly)\nThe house is not ours any more, Boris, number ${at}.\n\nBORIS\nI know.\n\n`;
  const screenplay = await screenplayOf(Array.from({ length: 12 }, (_, at) => scene(at)).join(''));
  const input = {
    screenplay,
    derived: derive(screenplay),
    details: emptyDetails,
    corrections: noCorrections,
    otherDrafts: [],
  };
  return countStory(input, [...readyToSendParts]);
};

describe('the overview', () => {
  it('never cuts an advice at a page that it names', async () => {
    const read = await lastReelRead();
    const attempt = 'A phone plays the film of p. 4 again. Cut her memo sentences on pp. 5 and 6.';
    const said = { ...read, points: read.points.map((point) => ({ ...point, attempt })) };
    const { blocks } = overviewEntry(said, aroundRead(said, advanced));
    for (const { advice } of findingsIn(blocks)) expect(advice).toBe(attempt);
  });
  it('says logline, verdict, what to keep, what to fix first, turns, cast, comparables, audience, budget, how sure', async () => {
    const read = await lastReelRead();
    const { blocks } = overviewEntry(read, aroundRead(read, advanced));
    expect(factsIn(blocks).map(({ label }) => label)).toEqual([
      'Verdict',
      'Logline',
      'Shape',
      'The red thread',
      'The line that comes back by itself',
      'The ticket for next time',
      'Lena',
      'Mags',
      'Cinema Paradiso (1988)',
      'Audience',
      'Budget',
      'Best other form',
      'How sure',
    ]);
    expect(ofKind(blocks, 'prose')[0]).toMatchObject({ title: 'Why', paragraphs: [read.verdict?.text] });
    expect(findingsIn(blocks).map(({ id }) => id)).toEqual(['pt.memo', 'pt.option', 'pt.crowd']);
    for (const { advice, bullets } of findingsIn(blocks)) {
      expect(advice).toMatch(/^(Cut|Let|Keep) /);
      expect(bullets[0]?.evidence).toHaveLength(1);
    }
    expect(ofKind(blocks, 'table')[0]?.rows.map(([, turn]) => turn)).toEqual([
      'Inciting incident',
      'Mags cannot thread the film',
    ]);
    expect(factsIn(blocks).at(-1)?.value).toBe(
      'Passages and pages: checked. “Readers may differ”: matters of taste. Audience, budget, comparables: a guess.',
    );
  });

  it('holds at most 450 words whatever the reading holds', async () => {
    for (const read of [await lastReelRead(), await featureRead()]) {
      const { blocks } = overviewEntry(read, aroundRead(read, advanced));
      expect(wordsWithin(blocks)).toBeLessThanOrEqual(450);
      expect(findingsIn(blocks)).toHaveLength(3);
    }
  });

  it('names three to fix first however long the verdict is, the last without its advice before it is left out', async () => {
    const read = await lastReelRead();
    const shownBeside = (words: number): string => {
      const text = Array.from({ length: words }, () => 'word').join(' ');
      const long = { ...read, verdict: read.verdict && { ...read.verdict, text } };
      const items = findingsIn(overviewEntry(long, aroundRead(long, advanced)).blocks);
      return items.map(({ advice, bullets }) => `${advice !== null} ${bullets[0]?.evidence.length}`).join(', ');
    };
    const shown = Array.from({ length: 80 }, (_, at) => shownBeside(40 + 5 * at));
    expect(shown.filter((each, at) => each !== shown[at - 1])).toEqual([
      'true 1, true 1, true 1',
      'true 1, true 1, false 0',
      'true 1, true 1',
    ]);
  });
  it('says what to do by the goal of the plan’s step where it is short of room, and not where a step mends what the plan does not hold', async () => {
    const feature = await featureRead();
    const text = Array.from({ length: 120 }, () => 'word').join(' ');
    const read = { ...feature, verdict: feature.verdict && { ...feature.verdict, text }, plan: [] };
    const itemsOf = (said: typeof feature) => findingsIn(overviewEntry(said, aroundRead(said, advanced)).blocks);
    const first = itemsOf(read)[0];
    const id = first?.id ?? '';
    const goal = 'Let Mags come down from the booth before the reel has run out.';
    const adviceWith = (points: string[], told: string): string | null | undefined =>
      itemsOf({ ...read, plan: [{ goal: told, effort: 'scene', points, gains: null }] }).find((item) => item.id === id)
        ?.advice;
    expect(adviceWith([id], goal)).toBe(goal);
    expect(adviceWith([id, 'pt.locked'], goal)).toBe(first?.advice);
    expect(adviceWith([id], 'Mend the turn')).toBe(first?.advice);
    expect(first?.advice).not.toBeNull();
  });
  it('gives the range of money with the words before its figures', async () => {
    const read = await lastReelRead();
    const { market } = read;
    const budgetOf = (money: string): string | undefined => {
      const priced = { ...read, market: market && { ...market, money } };
      return factsIn(overviewEntry(priced, aroundRead(priced, advanced)).blocks).find(({ label }) => label === 'Budget')
        ?.value;
    };
    expect(budgetOf('Live action, 90 to 120 million dollars: sets. Smaller, 30.')).toMatch(
      /: Live action, 90 to 120 million dollars\.$/,
    );
    expect(budgetOf('£50,000 to £120,000 as a short, on a coast.')).toMatch(/: £50,000 to £120,000 as a short\.$/);
    expect(budgetOf('Nobody can say; it hangs on the cast.')).toMatch(/: Nobody can say\.$/);
  });
  it('is cut by plan: no comparables below intermediate, no want and need below advanced, no locked point', async () => {
    const read = await lastReelRead();
    const texts = textsIn(overviewEntry(read, aroundRead(read, basic)).blocks).join('\n');
    expect(texts).not.toContain('Cinema Paradiso');
    expect(texts).not.toContain(read.people[0]?.want?.text ?? 'Wants');
    expect(texts).not.toContain('Flaw Detection');
    expect(texts).toContain('Lena\nprotagonist');
    const between = textsIn(overviewEntry(read, aroundRead(read, { ...basic, plan: 'intermediate' })).blocks).join(
      '\n',
    );
    expect(between).toContain('Cinema Paradiso');
    expect(between).not.toContain(read.people[0]?.want?.text ?? 'Wants');
  });

  it('of a script that nobody read has no verdict and no logline of its own, and tells what a reader would trip on', async () => {
    const story = await slippingStory();
    const { prompt, blocks } = readyToSendEntry(story, { plan: 'advanced', logline: null });
    expect(prompt).toContain('Ready to send?');
    expect(factsIn(blocks)[0]).toMatchObject({ label: 'Logline', value: 'Add yours' });
    expect(textsIn(blocks).join(' ')).not.toMatch(/\b(pass|consider|recommend)\b/i);
    expect(findingsIn(blocks).map(({ id }) => id)).toEqual(['fi.cameraTerms', 'fi.manyParentheticals']);
    expect(textsIn(blocks).find((text) => text.startsWith('At least'))).toBe(
      'At least 24 slips, each in the line notes of Flaw Detection. Pages 1, 2 and 3: “the the” should be “the”. Pages 1, 2 and 3: “teh” should be “the”.',
    );
    const own = readyToSendEntry(story, { plan: 'basic', logline: 'A reel, a night, a mother.' }).blocks;
    expect(factsIn(own)[0]?.value).toBe('A reel, a night, a mother.');
    // Strengths and weaknesses hold these two as well; the slips are flaw detection's alone.
    expect(findingsIn(own).map(({ id }) => id)).toEqual(['fi.cameraTerms', 'fi.manyParentheticals']);
    expect(textsIn(own).join(' ')).not.toContain('slips');
    expect(
      textsIn(readyToSendEntry({ ...story, flaws: [], traits: [] }, { plan: 'advanced', logline: null }).blocks),
    ).toContain(
      'Nothing that pages show stands out as missing or at odds. Whether the story holds, counting cannot tell.',
    );
  });

  it('tells the weaknesses that it names from the strengths by more than their heading', async () => {
    const story = { ...(await slippingStory()), flaws: [] };
    const { blocks } = readyToSendEntry(story, { plan: 'advanced', logline: null });
    const { weaknesses } = strengthsAndWeaknessesView(story);
    const named = blocks.flatMap((block) => (block.kind === 'facts' && block.id === 'second-look' ? block.items : []));
    expect(named.length).toBeGreaterThan(0);
    expect(named.map(({ label }) => label)).toEqual(weaknesses.slice(0, 3).map(({ title }) => title));
  });
});

describe('the fix list', () => {
  it('goes by the plan, then by worth, and says of each where, and which note says why and how', async () => {
    const read = await lastReelRead();
    const { blocks } = fixListEntry(read, aroundRead(read, advanced));
    expect(findingsIn(blocks).map(({ title }) => title)).toEqual([
      'Say midnight once',
      'Give her the paper to hold up',
      'Shoot one crowd',
      'The hand heals by wish',
      'Tobias gets out of the car',
      'Proofread it aloud, cues included: 2 lines to begin with',
    ]);
    const [first, second] = findingsIn(blocks);
    expect(first?.bullets.map(({ text }) => text)).toEqual([
      'A word or a line, on page 4.',
      'Gains: The third act gets its surprise back.',
      'Page 4, as written: “The option lapses. You know this, you wrote the memo.”\nAs it could be: “You wrote the memo.”',
      'The option is told three times: page 4, in Weaknesses',
    ]);
    // The passages stand with the note.
    expect([first?.advice, first?.bullets.flatMap(({ evidence }) => evidence)]).toEqual([null, []]);
    // Nothing is typed for its two notes: the advice says what is done.
    expect(second?.bullets).toHaveLength(5);
    expect(findingsIn(blocks)[3]?.bullets.at(-1)?.text).toBe('Why and how: page 12, in Character Analysis');
    expect(textsIn(blocks)).toContain('Steps 1, 2 and 4.');
    expect(factsIn(blocks).map(({ label }) => label)).toContain('The red thread');
  });

  it('leaves out the steps and the line notes of locked reports', async () => {
    const read = await lastReelRead();
    const { blocks } = fixListEntry(read, aroundRead(read, basic));
    expect(findingsIn(blocks).map(({ title }) => title)).toEqual([
      'Say midnight once',
      'Give her the paper to hold up',
      'The hand heals by wish',
      'Tobias gets out of the car',
    ]);
    expect(textsIn(blocks).join(' ')).not.toMatch(/Whose key|Flaw Detection|Location/);
  });
});

describe('scene by scene', () => {
  it('tells each scene in order: where, what happens, who wants what, what changes, what to do', async () => {
    const read = await lastReelRead();
    const { scenes } = countStory(
      {
        screenplay: await lastReel(),
        derived: derive(await lastReel()),
        details: emptyDetails,
        corrections: noCorrections,
        otherDrafts: [],
      },
      ['scenes'],
    );
    const { blocks } = sceneBySceneEntry(read, aroundRead(read, advanced), scenes);
    const items = findingsIn(blocks);
    expect(items.map(({ id }) => id)).toEqual(['scene.1', 'scene.2', 'scene.14']);
    expect(items[1]?.title).toMatch(/^2\. Meridian Cinema, Lobby, pages? \d+(-\d+)?: trim$/);
    expect(items[1]?.advice).toBe('Trim: two of the four ticket lines do.');
    expect(items[1]?.bullets.map(({ text }) => text)).toEqual([
      'A box is packed and a key lies on the counter.',
      'Who wants what: Mags wants to know who packed it.',
      'Sets up: the key.',
      expect.stringMatching(/^The red thread: page \d+, in Strengths$/),
      expect.stringMatching(/^Whose key is it\?: page \d+, in Flaw Detection$/),
    ]);
    const unread = sceneBySceneEntry({ ...read, scenes: [] }, aroundRead(read, advanced), scenes);
    expect(unread.blocks).toEqual([]);
  });
});
