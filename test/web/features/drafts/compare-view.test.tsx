/** The view of two drafts: which one is suggested, what is shown of a real comparison, what is said while something is missing. */
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { ReadComparison } from '../../../../lib/contract/comparison.ts';
import { emptyDetails, type Script } from '../../../../lib/contract/uploads.ts';
import { compareDrafts, comparedQuestions, type Draft } from '../../../../lib/engine/drafts/compare-drafts.ts';
import { screenplayPagesOf } from '../../../../lib/reports/reading/screenplay-pages.ts';
import { runQuestion } from '../../../../lib/reports/run.ts';
import type { Screenplay } from '../../../../lib/screenplay/model.ts';
import { screenplayOf } from '../../../corpus/scripts.ts';
import { secondDraftOf } from '../../../engine/drafts/second-draft.ts';
import { lastReel as corpusScript } from '../../../pdf/corpus.ts';
import { type Answers, paidFor, refusal, sampleScript, visit } from '../../fixtures/fake-site.tsx';
import { details, list } from '../../fixtures/sample-answers.ts';

const another = (id: string, title: string, day: string): Script => ({
  ...sampleScript,
  script_id: id,
  file_name: `${id}.pdf`,
  title,
  created_at: `2026-11-${day}T10:00:00.000Z`,
});
const first = another('first', 'THE LAST REEL', '10');
const salt = another('salt', 'Salt', '12');
const scripts = [salt, first, sampleScript];

const reported = (screenplay: Screenplay): Draft => ({
  name: 'The Last Reel',
  screenplay,
  findings: new Map(
    comparedQuestions.map((n) => [n, runQuestion(n, { screenplay, details: emptyDetails }).structured_data]),
  ),
});
/** Opens on an alarm in both drafts: a flaw that they share. */
const alarmed = (fountain: string): string => fountain.replace('A grey sea.', 'An alarm clock rings. A grey sea.');
const [was, is] = (await Promise.all(
  [corpusScript.fountain(), secondDraftOf(corpusScript.fountain())].map((text) => screenplayOf(alarmed(text))),
)) as [Screenplay, Screenplay];
const [wasPages, isPages] = [screenplayPagesOf(was), screenplayPagesOf(is)];
const side = (script: Script) => ({ ...script, status: 'ready' as const });
const compared: ReadComparison = {
  status: 'ready',
  older: side(first),
  newer: side(sampleScript),
  ...compareDrafts(reported(was), reported(is)),
  reports: comparedQuestions.map((question) => ({
    question,
    title: `Report ${question}`,
    older: 'succeeded',
    newer: 'succeeded',
  })),
};

const open = (answers: Answers = {}, path = '/dashboard/compare-drafts') =>
  visit({
    path,
    payment: paidFor('basic'),
    uploaded: true,
    answers: {
      listAnswers: () => list,
      getAnswer: ({ path: { n } }) => details[Number(n)],
      listScripts: () => ({ scripts }),
      compareDrafts: () => compared,
      ...answers,
    },
  });
const asked = ({ calls }: ReturnType<typeof open>) =>
  calls.flatMap(({ route, path, query }) => (route === 'compareDrafts' ? [`${path.id} ${query.get('with')}`] : []));

describe('a long list of changes', () => {
  it('shows its beginning, as of two scripts that share nothing, and the rest when asked', async () => {
    const cut = compared.scenes.find(({ kind }) => kind === 'cut');
    if (!cut) throw new Error('The second draft cuts a scene.');
    const scenes = Array.from({ length: 40 }, (_, at) => ({
      ...cut,
      older: cut.older.map((scene) => ({ ...scene, ordinal: at + 1 })),
    }));
    open({ compareDrafts: () => ({ ...compared, scenes }) });
    const button = await screen.findByRole('button', { name: 'Show all 40 changes' });
    const rowOf = (label: string) => screen.getByText(label, { exact: false, selector: 'span' }).closest('li');
    expect(rowOf('Scene 24 ')?.className).toBe('');
    expect(rowOf('Scene 25 ')?.className).toBe('not-print:hidden');
    await userEvent.click(button);
    expect(rowOf('Scene 25 ')?.className).toBe('');
  });
});

describe('the drafts of one script', () => {
  const together = [
    { ...another('01A', 'The Last Reel', '10'), project_id: 'p' },
    { ...another('01B', 'The Last Reel', '11'), project_id: 'p' },
    { ...sampleScript, project_id: 'p' },
  ];
  const drafts = together.map(({ script_id, created_at, file_name, title }, at) => ({
    script_id,
    number: at + 1,
    title,
    file_name,
    created_at,
    page_count: 15 - at,
    notes: at === 0 ? null : { open: 4, closed: 3, fresh: 1, broken: 0 },
  }));
  const held = { script_id: '01JCSAMPLE', reading: null, drafts, likely: null, card: null, notes: [] };

  it('stand in one table: pages, notes and each rating, a dash for what is not there', async () => {
    const frame = details[1];
    if (!frame) throw new Error('The sample has FRAME ratings.');
    const unrated = { ...frame, FRAME: {}, entries: [] };
    open({
      listScripts: () => ({ scripts: together.toReversed() }),
      getNotes: () => held,
      getAnswer: ({ path: { n }, query }) =>
        n === '1' && query.get('script_id') === '01A' ? unrated : details[Number(n)],
    });
    const table = await screen.findByRole('table', { name: 'Each draft in figures' });
    const cells = (name: RegExp) =>
      within(within(table).getByRole('row', { name }))
        .getAllByRole('cell')
        .map(({ textContent }) => textContent?.trim());
    expect(screen.getByRole('heading', { name: 'Over 3 drafts' })).toBeDefined();
    expect(cells(/^Pages/)).toEqual(['15', '14', '13']);
    expect(cells(/^Notes closed by it/)).toEqual(['–', '3', '3']);
    expect(cells(/^Flux/)).toEqual(['–', '7 (6–8)', '7 (6–8)']);
  });

  it('are two: their ratings stand in the comparison, and are not told again', async () => {
    const [, ...two] = together;
    open({
      listScripts: () => ({ scripts: two.toReversed() }),
      getNotes: () => ({ ...held, drafts: drafts.slice(1) }),
    });
    const table = await screen.findByRole('table', { name: 'Each draft in figures' });
    const named = within(table)
      .getAllByRole('rowheader')
      .map(({ textContent }) => textContent?.trim());
    expect(named).toEqual(['Pages', 'Notes open', 'Notes closed by it', 'Notes new in it']);
  });

  it('have no history where nobody has put them together', async () => {
    const made = open();
    await screen.findByText(/WENDELL is now AMBROSE/);
    expect(made.calls.filter(({ route }) => route === 'getNotes')).toEqual([]);
  });

  it('are told of in the server’s words where they could not be loaded', async () => {
    open({
      listScripts: () => ({ scripts: together.toReversed() }),
      getNotes: () => refusal(500, 'internal', 'It is our fault.'),
    });
    expect(await screen.findByText('It is our fault.')).toBeDefined();
  });
});

describe('the other draft', () => {
  it('of the same title is suggested, the others are listed newest first and can be chosen', async () => {
    const made = open();
    const choice = await screen.findByLabelText<HTMLSelectElement>('Compare with');
    expect([...choice.options].map(({ value }) => value)).toEqual(['salt', 'first']);
    expect(choice.value).toBe('first');
    await screen.findByText(/WENDELL is now AMBROSE/);
    expect(asked(made)).toEqual(['01JCSAMPLE first']);
    await userEvent.selectOptions(choice, 'salt');
    await screen.findByText(/WENDELL is now AMBROSE/);
    expect(asked(made)).toEqual(['01JCSAMPLE first', '01JCSAMPLE salt']);
    expect(made.here()).toBe('/dashboard/compare-drafts?script=01JCSAMPLE&with=salt');
  });

  it('is the draft before where its writer has put drafts together, whatever they are called, and each says which it is', async () => {
    const drafts = [
      { ...another('01A', 'Night Boat', '10'), project_id: 'p' },
      { ...another('01Z', 'The Last Reel', '14'), project_id: 'p' },
      { ...sampleScript, project_id: 'p' },
      another('01B', 'The Last Reel', '13'),
    ];
    const made = open({ listScripts: () => ({ scripts: drafts.toReversed() }) });
    const choice = await screen.findByLabelText<HTMLSelectElement>('Compare with');
    expect(choice.value).toBe('01A');
    expect(asked(made)).toEqual(['01A 01JCSAMPLE']);
    expect([...choice.options].map(({ text }) => text.split(' · ').slice(0, 2))).toEqual([
      ['Draft 3', 'Same title'],
      ['Same title', '13 Nov 2026, 10:00'],
      ['Draft 1', 'Night Boat'],
    ]);
    expect(screen.getByText(/^This script: Draft 2 · The Last Reel · /)).toBeDefined();
  });

  it('is never a script of another title unless it was chosen', async () => {
    const made = open({ listScripts: () => ({ scripts: [salt, sampleScript] }) });
    expect((await screen.findByLabelText<HTMLSelectElement>('Compare with')).value).toBe('');
    expect(asked(made)).toEqual([]);
  });

  it('is asked for where there is none', async () => {
    open({ listScripts: () => ({ scripts: [sampleScript] }) });
    await screen.findByRole('link', { name: 'Upload another draft' });
  });
});

describe('the comparison', () => {
  it('shows each change by name, both places of a moved scene, and what stands as it was folded', async () => {
    open();
    await screen.findByText('Rewritten');
    for (const label of ['Cut', 'Added']) expect(screen.getAllByText(label)).toHaveLength(1);
    expect(screen.getAllByText('Moved')).toHaveLength(2);
    const note = (words: RegExp) =>
      within(screen.getByText((_, element) => element?.tagName === 'P' && words.test(element.textContent ?? '')));
    // Of the two drafts, the newer one is on the screen: pages of the other lead to the same comparison with that one beside it.
    const wayTo = (words: RegExp) =>
      note(words)
        .getByRole('link', { name: /^page \d+$/ })
        .getAttribute('href') ?? '';
    expect(wayTo(/^to scene 12, page \d+$/)).toMatch(/^\/dashboard\/compare-drafts\?at=\d+$/);
    expect(wayTo(/^from scene 9, page \d+$/)).toMatch(/\?script=first&with=01JCSAMPLE&at=\d+$/);
    expect(screen.getByText('5 scenes stand as they were:')).toBeDefined();
    expect(screen.getByText(/A baby is passed along row F/)).toBeDefined();
  });

  it('leads into the script that each piece of evidence stands in, whichever draft is on the screen', async () => {
    const scriptsIn = (draft: string) =>
      new Set(
        screen
          .getAllByRole('list', { name: `Only in the ${draft} draft` })
          .flatMap((each) => within(each).getAllByRole('link'))
          .map((link) => new URLSearchParams(link.getAttribute('href')?.split('?')[1]).get('script')),
      );
    for (const address of ['?script=first&with=01JCSAMPLE', '?script=01JCSAMPLE&with=first']) {
      const made = open({}, `/dashboard/compare-drafts${address}`);
      await screen.findByText('Rewritten');
      expect([scriptsIn('older'), scriptsIn('newer')]).toEqual([new Set(['first']), new Set(['01JCSAMPLE'])]);
      made.unmount();
    }
  });

  it('stays as it is when the other draft’s page is opened', async () => {
    const made = open({}, '/dashboard/compare-drafts?script=01JCSAMPLE&with=first');
    await screen.findByText('Rewritten');
    const [list] = screen.getAllByRole('list', { name: 'Only in the older draft' });
    const [link] = within(list as HTMLElement).getAllByRole('link');
    await userEvent.click(link as HTMLElement);
    expect(made.here()).toMatch(/script=first&with=01JCSAMPLE&at=/);
    expect(await screen.findByText('Rewritten')).toBeDefined();
    expect(new Set(asked(made))).toEqual(new Set(['01JCSAMPLE first']));
  });

  it('has the words of a rewritten scene side by side, what changed marked in both, each with the way to its page', async () => {
    const made = open(
      { getScreenplay: ({ path: { id } }) => ({ status: 'ready', ...(id === 'first' ? wasPages : isPages) }) },
      '/dashboard/compare-drafts?script=01JCSAMPLE&with=first',
    );
    const [button] = await screen.findAllByRole('button', { name: /^Old and new words side by side/ });
    await userEvent.click(button as HTMLElement);
    const gone = await screen.findAllByRole('deletion');
    expect(gone.length).toBeGreaterThan(0);
    expect(screen.getAllByRole('insertion').length).toBeGreaterThan(0);
    const ways = within(gone[0]?.closest('li') as HTMLElement)
      .getAllByRole('link', { name: /^page \d+$/ })
      .map((link) => new URLSearchParams(link.getAttribute('href')?.split('?')[1]).get('script'));
    expect(ways).toContain('first');
    expect(screen.getByText(/passages? stands? word for word\.$/)).toBeDefined();
    const pagesAsked = made.calls.filter(({ route }) => route === 'getScreenplay').map(({ path }) => path.id);
    expect(pagesAsked.toSorted()).toEqual(['01JCSAMPLE', 'first']);
  });

  it('says that the words could not be loaded', async () => {
    open({ getScreenplay: () => refusal(500, 'internal', 'It is our fault.') });
    const [button] = await screen.findAllByRole('button', { name: /^Old and new words side by side/ });
    await userEvent.click(button as HTMLElement);
    expect((await screen.findByRole('alert')).textContent).toContain('It is our fault.');
  });

  it('shows findings in the draft they stand in, and scores with ranges and the word noise', async () => {
    open();
    const table = await screen.findByRole('table', { name: 'FRAME and CALIBER of the two drafts, out of 10' });
    expect(within(table).getAllByText('Within noise').length).toBeGreaterThan(0);
    const { fixed, open: still, fresh } = compared.findings;
    expect(still.map(({ title }) => title)).toEqual(['The script opens on somebody waking']);
    expect(screen.getByText('The script opens on somebody waking', { exact: false })).toBeDefined();
    for (const [name, of] of [
      ['Not found again', fixed],
      ['Still open', still],
      ['New', fresh],
    ] as const)
      expect(screen.getByRole('heading', { name: `${name} (${of.length})` })).toBeDefined();
  });

  it('calls nothing mended that is merely not found again, and leads to the notes, which look at its passage', async () => {
    const [finding] = compared.findings.open;
    if (!finding) throw new Error('The two drafts share no finding.');
    expect(compared.summary).not.toMatch(/findings? (?:is|are) gone/);
    open({ compareDrafts: () => ({ ...compared, findings: { fixed: [finding], open: [], fresh: [] } }) });
    const list = (await screen.findByRole('heading', { name: 'Not found again (1)' })).closest('section');
    expect(
      within(list as HTMLElement)
        .getByRole('link', { name: 'Fix List' })
        .getAttribute('href'),
    ).toBe(`/dashboard/notes?script=${compared.newer.script_id}`);
    expect(screen.queryByText(/\b[Ff]ixed\b/)).toBeNull();
  });

  it('says which report is still being made and which the plan does not open', async () => {
    const reports: ReadComparison['reports'] = [
      { question: 1, title: 'FRAME Ratings', older: 'succeeded', newer: 'failed' },
      { question: 3, title: 'Strengths and Weaknesses', older: 'succeeded', newer: 'pending' },
      { question: 9, title: 'Flaw Detection', older: null, newer: null },
    ];
    const nothing = { fixed: [], open: [], fresh: [] };
    open({ compareDrafts: () => ({ ...compared, reports, scores: [], findings: nothing }) });
    const told = await screen.findByText('Strengths and Weaknesses of the newer draft is still being made.');
    // What is announced is a list, and stays one.
    expect(told.closest('[role=status] > ul')?.getAttribute('role')).toBeNull();
    expect(screen.getByText('Flaw Detection: your plan does not include this report.')).toBeDefined();
    expect(
      screen.getByText('FRAME Ratings of the newer draft could not be made, so it is left out here.'),
    ).toBeDefined();
    expect(screen.queryByRole('heading', { name: /^Not found again/ })).toBeNull();
  });

  it('waits for a draft that is being read, and tells a refusal in the server’s words', async () => {
    const { unmount } = open({
      compareDrafts: () => ({
        status: 'waiting',
        older: side(first),
        newer: { ...side(sampleScript), status: 'reading' },
      }),
    });
    await screen.findByText('the-last-reel.pdf is still being read. The comparison follows by itself.');
    unmount();
    open({ compareDrafts: () => refusal(404, 'not_found', 'There is no such script.') });
    await screen.findByText('There is no such script.');
  });
});
