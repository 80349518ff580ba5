/** What a plan sees of the story graph: which parts its reports read, and that nothing given out names, holds or leads to a report that the plan lacks. */

import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createShare } from '../../../lambdas/use-cases/create-share.ts';
import { getAnswer } from '../../../lambdas/use-cases/get-answer.ts';
import { listAnswers } from '../../../lambdas/use-cases/list-answers.ts';
import { openShare } from '../../../lambdas/use-cases/open-share.ts';
import { openReports } from '../../../lambdas/use-cases/require-report.ts';
import { screenplayKey } from '../../../lambdas/use-cases/script-keys.ts';
import { newShareToken } from '../../../lambdas/use-cases/share-token.ts';
import { noCorrections } from '../../../lib/contract/corrections.ts';
import { type PlanName, planNames } from '../../../lib/contract/plans.ts';
import type { Answer } from '../../../lib/contract/report.ts';
import { emptyDetails } from '../../../lib/contract/uploads.ts';
import { derive } from '../../../lib/engine/derive.ts';
import { countStory } from '../../../lib/engine/story/count-story.ts';
import { cards } from '../../../lib/reports/catalog.ts';
import { type Coverage, composeCoverage } from '../../../lib/reports/coverage/coverage.ts';
import { questions } from '../../../lib/reports/registry.ts';
import { runQuestion } from '../../../lib/reports/run.ts';
import type { Screenplay } from '../../../lib/screenplay/model.ts';
import type { Finding } from '../../../lib/story/finding.ts';
import { type StoryPart, storyParts } from '../../../lib/story/story-graph.ts';
import { screenplayOf, talkingScript } from '../../corpus/scripts.ts';
import { grantPlan, makeWorld, type World } from '../world.ts';

/** The lowest plan with a report that reads the part; every plan above reads it, too (the statistics, which are no report, read `talk` for every plan). To move one is a decision about what is sold. */
const lowestPlan: Readonly<Record<StoryPart, PlanName>> = {
  source: 'basic',
  scenes: 'basic',
  characters: 'basic',
  places: 'basic',
  structure: 'basic',
  stretches: 'basic',
  returns: 'basic',
  flaws: 'basic',
  traits: 'basic',
  landmarks: 'basic',
  measures: 'basic',
  ratings: 'basic',
  genre: 'basic',
  credits: 'basic',
  digest: 'basic',
  tone: 'basic',
  feeling: 'basic',
  checks: 'basic',
  shoot: 'basic',
  spelling: 'intermediate',
  ownDrafts: 'intermediate',
  comparables: 'intermediate',
  portraits: 'advanced',
  silentPeople: 'advanced',
  relations: 'advanced',
  presences: 'advanced',
  meetings: 'advanced',
  network: 'advanced',
  talk: 'intermediate',
  setting: 'advanced',
  shootingPlaces: 'advanced',
  formats: 'advanced',
  conventions: 'advanced',
};
const parts = Object.keys(storyParts) as StoryPart[];

describe('the parts of the story graph', () => {
  it.each(planNames)('that reports of plan %s read are those of the table', (plan) => {
    const open = openReports(plan);
    const read = questions.filter(({ card }) => open.has(card.number)).flatMap((question) => question.parts);
    const listed = parts.filter((part) => planNames.indexOf(lowestPlan[part]) <= planNames.indexOf(plan));
    expect([...new Set(read)].sort()).toEqual(listed.sort());
  });
});

/** Every line is said softly: a flaw that is a weakness, too. */
const soft = (scene: number) => `A\n(softly)\nWe go to room ${scene} now.\n\nB\n(softly)\nNot yet, not before noon.\n`;
const fountain = `Title: Quietly\n\n${talkingScript(20, soft)}`;

let screenplay: Screenplay;
let answers: Answer[];
let findings: Finding[];
beforeAll(async () => {
  screenplay = await screenplayOf(fountain);
  answers = cards.map(({ number }) => runQuestion(number, { screenplay, details: emptyDetails }));
  const input = {
    derived: derive(screenplay),
    details: emptyDetails,
    corrections: noCorrections,
    otherDrafts: [],
    screenplay,
  };
  const { flaws, traits } = countStory(input, ['flaws', 'traits']);
  findings = [...flaws, ...traits];
});

/** Every report is there, as after a plan was taken back. */
let world: World;
let scriptId: string;
beforeEach(async () => {
  world = makeWorld();
  ({ script_id: scriptId } = await world.addScript('anna'));
  await world.bucket.write(screenplayKey('anna', scriptId), JSON.stringify(screenplay), 'application/json');
  for (const answer of answers) {
    await world.answers.request(scriptId, answer.question, 'r');
    await world.answers.finish('anna', scriptId, answer.question, 'r', { answer });
  }
});

const numbers = cards.map(({ number }) => number);
const opened = async (plan: PlanName) => {
  await grantPlan(world, 'anna', plan);
  const one = (n: number) => getAnswer(world, { userId: 'anna', n: String(n), scriptId });
  const details = await Promise.all([...openReports(plan)].map(one));
  const { token } = await createShare({ ...world, newToken: newShareToken }, { userId: 'anna', scriptId, days: 7 });
  return {
    details,
    list: await listAnswers(world, { userId: 'anna', scriptId }),
    share: await openShare(world, { token }),
    refused: (await Promise.allSettled(numbers.filter((number) => !openReports(plan).has(number)).map(one))).map(
      (each) => (each.status === 'rejected' ? each.reason.code : each.status),
    ),
  };
};
const coverageOf = (details: Awaited<ReturnType<typeof opened>>['details']): Coverage =>
  composeCoverage({
    entries: new Map(details.map(({ question, entries }) => [question, entries])),
    statistics: null,
    title: 'Quietly',
    date: '21 November 2026',
  });

describe.each(planNames)('a user of plan %s', (plan) => {
  const locked = cards.filter(({ number }) => !openReports(plan).has(number));

  it('gets the reports of the plan and no other, whatever is stored, by the list, one by one and by a share link', async () => {
    const { details, list, share, refused } = await opened(plan);
    const open = [...openReports(plan)];
    expect([...new Set(list.map(({ question }) => question))]).toEqual(open);
    expect(details.map(({ question }) => question)).toEqual(open);
    expect(share.answers.map(({ question }) => question)).toEqual(open);
    expect(new Set(share.list.map(({ question }) => question))).toEqual(new Set(open));
    expect(refused).toEqual(locked.map(() => 'plan_required'));
  });

  it('reads no line that names a report beyond the plan', async () => {
    const { details, list, share } = await opened(plan);
    const text = JSON.stringify([details, list, share, coverageOf(details)]).toLowerCase();
    const named = locked.flatMap(({ title, prompts }) => [title, ...prompts]);
    expect(named.filter((name) => text.includes(name.toLowerCase()))).toEqual([]);
    expect(text).toContain('quietly');
  });

  it('finds each point to be fixed in its home: the first report of the plan that holds it', async () => {
    const { details } = await opened(plan);
    const { fixes } = coverageOf(details);
    const homes = { flaw: 9, weakness: 3 } as const;
    const home = (id: string | undefined) =>
      findings.find((finding) => finding.id === id)?.reports.find((number) => openReports(plan).has(number));
    expect(fixes.length).toBeGreaterThan(0);
    expect(fixes.map(({ source }) => homes[source])).toEqual(fixes.map(({ id }) => home(id)));
    const held = details.filter(({ question }) => fixes.some(({ source }) => homes[source] === question));
    const ids = held.flatMap(({ entries }) =>
      entries.flatMap(({ blocks }) => blocks.flatMap((block) => (block.kind === 'findings' ? block.items : []))),
    );
    for (const { id, title } of fixes) expect(ids.some((item) => item.id === id && item.title === title)).toBe(true);
  });
});

describe('an upgrade', () => {
  it('gives points another home at once: no report is made anew for it', async () => {
    const before = coverageOf((await opened('basic')).details).fixes;
    const after = coverageOf((await opened('intermediate')).details).fixes;
    expect(new Set(before.map(({ source }) => source))).toEqual(new Set(['weakness']));
    expect(after.some(({ source }) => source === 'flaw')).toBe(true);
    expect(world.queue.sent).toEqual([]);
  });
});
