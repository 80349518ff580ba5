/** What a script is and where it turns, corrected by its writer: in the reading's view, beside what a report shows, in the library. */
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { Block } from '../../../../lib/contract/blocks.ts';
import {
  type CorrectedTurn,
  type Corrections,
  type CorrectionsInput,
  correctionsInput,
  noCorrections,
} from '../../../../lib/contract/corrections.ts';
import type { ReadReading } from '../../../../lib/contract/reading.ts';
import { buildSample, buildSamplePages } from '../../fixtures/built-sample.ts';
import {
  type Answers,
  type Call,
  paidFor,
  refusal,
  sampleReading,
  sampleScript,
  visit,
} from '../../fixtures/fake-site.tsx';
import { details, list } from '../../fixtures/sample-answers.ts';

const placed: CorrectedTurn = { scene: 3, piece: 1, page: 5, line: 2, quote: 'INT. LOBBY - NIGHT' };

/** A server that keeps what is set, and puts every turn in one place. */
function keeping(): Answers & { readonly sent: CorrectionsInput[] } {
  const sent: CorrectionsInput[] = [];
  let kept: Corrections = noCorrections;
  const current = (): ReadReading => ({
    ...sampleReading,
    title: kept.title ?? sampleReading.title,
    corrections: kept,
  });
  return {
    sent,
    getReading: current,
    saveCorrections: ({ body }: Call) => {
      const change = correctionsInput.parse(body);
      sent.push(change);
      const { turns: _, aliases: __, dismissed, ...said } = change;
      const turns = { ...kept.turns };
      for (const key of ['opportunity', 'climax'] as const) {
        const place = change.turns?.[key];
        if (place !== undefined) turns[key] = place && placed;
      }
      kept = { ...kept, ...said, turns, dismissed: dismissed ?? kept.dismissed };
      return current();
    },
  };
}

const served: Answers = { listAnswers: () => list, getAnswer: ({ path }) => details[Number(path.n)] };
const open = (path: string, answers: Answers = {}) =>
  visit({ path, payment: paidFor('advanced'), uploaded: true, answers: { ...served, ...answers } });
const openReading = async (answers: Answers) => {
  const made = open('/dashboard/reading', answers);
  await screen.findByRole('heading', { name: 'Correct the reading' });
  return made;
};
const rowOf = (label: string): HTMLElement => {
  const row = screen.getByText(`${label}:`).closest('li');
  if (row === null) throw new Error(`There is no row of ${label}.`);
  return row;
};

describe('correcting the reading', () => {
  it.each([
    ['Genre', 'comedy', { genre: 'comedy' }, 'Comedy'],
    ['Format', 'half-hour', { format: 'half-hour' }, 'Half-hour episode'],
    ['Protagonist', 'MAGS', { protagonist: 'MAGS' }, 'MAGS'],
  ] as const)('sets the %s by keyboard, says so, and takes it back', async (label, value, change, shown) => {
    const server = keeping();
    await openReading(server);
    const user = userEvent.setup();
    within(rowOf(label))
      .getByRole('button', { name: `Correct: ${label}` })
      .focus();
    await user.keyboard('{Enter}');
    await user.selectOptions(screen.getByLabelText(label), value);
    await user.click(screen.getByRole('button', { name: 'Set' }));
    await waitFor(() => expect(rowOf(label).textContent).toContain(`${shown} (set by you)`));
    expect(server.sent).toEqual([{ schema_version: 1, ...change }]);
    expect(screen.queryByRole('dialog')).toBeNull();
    const status = screen.getByText(`${label} is set: ${shown}. The reports that depend on it are being made again.`);
    await waitFor(() => expect(document.activeElement).toBe(status));
    await user.click(screen.getByRole('button', { name: `Take back: ${label}` }));
    await waitFor(() => expect(rowOf(label).textContent).toContain('as the reports have it'));
    const field = Object.keys(change)[0] ?? '';
    expect(server.sent.at(-1)).toEqual({ schema_version: 1, [field]: null });
  });

  it('shows what the reports take the script for, where they say it', async () => {
    const sample = await buildSample();
    await openReading({
      ...keeping(),
      listAnswers: () => sample.list,
      getAnswer: ({ path }) => sample.answers.find(({ question }) => String(question) === path.n),
    });
    await waitFor(() => expect(rowOf('Genre').textContent).toContain('Drama, as the reports have it'));
    await waitFor(() => expect(rowOf('Protagonist').textContent).toContain('Lena, as the reports have it'));
    const turns = ['Opportunity', 'Change of plans', 'Point of no return', 'Major setback', 'Climax'];
    const told = () =>
      turns.filter((turn) => /: page \d+: \S.*, as the reports have it/.test(rowOf(turn).textContent ?? ''));
    await waitFor(() => expect(told().length).toBeGreaterThan(0));
    for (const turn of turns) expect(rowOf(turn).textContent).toContain('as the reports have it');
  });

  it('sets the title, and refuses an empty one before it is sent', async () => {
    const server = keeping();
    await openReading(server);
    const user = userEvent.setup();
    expect(rowOf('Title').textContent).toContain(`${sampleReading.title}, as the reports have it`);
    await user.click(screen.getByRole('button', { name: 'Correct: Title' }));
    const field = screen.getByLabelText('Title');
    await user.clear(field);
    await user.click(screen.getByRole('button', { name: 'Set' }));
    expect(screen.getByRole('alert').textContent).toBe('Please give a title.');
    expect(server.sent).toEqual([]);
    await user.type(field, 'Night Boat{Enter}');
    await waitFor(() => expect(rowOf('Title').textContent).toContain('Night Boat (set by you)'));
  });

  it('sets a turn by its scene, with the words that stand there', async () => {
    const server = keeping();
    await openReading({ ...server, getScreenplay: () => ({ status: 'ready', ...buildSamplePages() }) });
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: 'Correct: Climax' }));
    const dialog = screen.getByRole('dialog', { name: 'Climax: correct it' });
    expect(dialog.textContent).toContain('The final confrontation decides it. Where in your script?');
    const place = await within(dialog).findByRole('combobox', { name: 'Scene' });
    const second = [...place.querySelectorAll('option')].find(({ value }) => value.startsWith('scene '));
    await user.selectOptions(place, second?.value ?? '');
    await user.click(within(dialog).getByRole('button', { name: 'Set' }));
    await waitFor(() => expect(rowOf('Climax').textContent).toContain('page 5: INT. LOBBY - NIGHT (set by you)'));
    expect(server.sent).toEqual([
      { schema_version: 1, turns: { climax: { scene: Number(second?.value.split(' ')[1]) } } },
    ]);
  });

  it('keeps the dialog with the server’s sentence when it is refused', async () => {
    const message = 'The script has no such scene.';
    await openReading({ ...keeping(), saveCorrections: () => refusal(422, 'unknown_scene', message) });
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: 'Correct: Genre' }));
    await user.selectOptions(screen.getByLabelText('Genre'), 'drama');
    await user.click(screen.getByRole('button', { name: 'Set' }));
    expect((await screen.findByRole('alert')).textContent).toBe(message);
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByText(message)).toBeNull();
  });
});

describe('a press beside what a report shows', () => {
  it('corrects the genre where it stands, and the reports load again', async () => {
    const server = keeping();
    const { calls } = open('/dashboard/strength-weakness/summary-snapshot', server);
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: 'Correct genre' }));
    await user.selectOptions(screen.getByLabelText('Genre'), 'horror');
    const lists = calls.filter(({ route }) => route === 'listAnswers').length;
    await user.click(screen.getByRole('button', { name: 'Set' }));
    expect(await screen.findByText(/^Genre is set: Horror\./)).toBeDefined();
    await waitFor(() => expect(calls.filter(({ route }) => route === 'listAnswers').length).toBeGreaterThan(lists));
    expect(calls.filter(({ route }) => route === 'getReading')).toHaveLength(1);
  });

  it('corrects the logline that a reader wrote, and adds one where there is none', async () => {
    const server = keeping();
    const logline = (value: string, basis: 'opinion' | 'counted') => ({
      prompt: '🧭 Overview',
      blocks: [
        {
          kind: 'facts',
          title: null,
          items: [{ id: 'logline', label: 'Logline', value, note: null, evidence: [] }],
          basis,
        },
      ],
    });
    const overview = (entry: unknown) => ({ reading: null, overview: entry, fix_list: null, scenes: null });
    const read = open('/dashboard/overview', {
      ...server,
      getOverview: () => overview(logline('A cinema closes.', 'opinion')),
    });
    expect(await screen.findByRole('button', { name: 'Correct logline' })).toBeDefined();
    read.unmount();
    open('/dashboard/overview', { ...server, getOverview: () => overview(logline('Not written yet.', 'counted')) });
    expect((await screen.findAllByRole('button', { name: 'Add logline' })).length).toBeGreaterThan(0);
    expect(screen.queryByRole('button', { name: 'Correct logline' })).toBeNull();
  });

  it('is not there for who reads the sample', async () => {
    visit({ path: '/sample', files: { '/sample.json': buildSample() } });
    await screen.findByRole('region', { name: 'Scene by scene' });
    expect(screen.queryByRole('button', { name: /^Correct/ })).toBeNull();
  });
});

describe('the details', () => {
  const film = { title: 'Night Boat', logline: 'One night, one reel.' };
  const fill = async (user: ReturnType<typeof userEvent.setup>) => {
    // In the library it waits for what the script is taken for.
    await screen.findByLabelText('Logline');
    const dialog = within(screen.getByRole('dialog', { name: 'Script details' }));
    await user.type(dialog.getByLabelText('Title'), film.title);
    await user.type(dialog.getByLabelText('Logline'), film.logline);
    // A reader may have said it: nobody is told that it is not said.
    const levels = dialog.getByLabelText<HTMLSelectElement>('Budget level');
    expect(levels.options[0]?.text).toBe('As the reports have it');
    await user.selectOptions(levels, 'low');
    await user.type(dialog.getByLabelText('Films beside it'), 'Heat (1995){Enter} {Enter}Cinema Paradiso');
    await user.type(dialog.getByLabelText('What it sets out to do'), 'A comedy of grief.');
    return dialog;
  };
  const change = {
    schema_version: 1,
    ...film,
    budget: 'low',
    comparables: ['Heat (1995)', 'Cinema Paradiso'],
    intent: 'A comedy of grief.',
  };

  it('are set together from the dashboard’s bar, in one saving that sends what has changed, and taken back by being emptied', async () => {
    const server = keeping();
    const { calls } = open('/dashboard/strength-weakness/summary-snapshot', server);
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: 'Script details' }));
    const dialog = await fill(user);
    const lists = calls.filter(({ route }) => route === 'listAnswers').length;
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    const status = await screen.findByText(
      'Title, logline, budget level, films beside it and what it sets out to do saved. The reports that depend on it are being made again.',
    );
    await waitFor(() => expect(document.activeElement).toBe(status));
    expect(server.sent).toEqual([change]);
    await waitFor(() => expect(calls.filter(({ route }) => route === 'listAnswers').length).toBeGreaterThan(lists));
    await user.click(screen.getByRole('button', { name: 'Script details' }));
    const again = within(await screen.findByRole('dialog', { name: 'Script details' }));
    expect(again.getByLabelText('Films beside it')).toHaveProperty('value', 'Heat (1995)\nCinema Paradiso');
    await user.clear(again.getByLabelText('Logline'));
    await user.click(again.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(/^Logline taken back\./)).toBeDefined();
    expect(server.sent.at(-1)).toEqual({ schema_version: 1, logline: null });
  });

  it('are set from the library in the same dialog, whose title stands in the list then', async () => {
    const server = keeping();
    open('/scripts', {
      ...server,
      listScripts: () => ({ scripts: [{ ...sampleScript, title: server.sent[0]?.title ?? sampleScript.title }] }),
    });
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: 'Details of The Last Reel' }));
    const dialog = await fill(user);
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(/^Title, logline, .* saved\./)).toBeDefined();
    expect(await screen.findByRole('heading', { level: 2, name: 'Night Boat' })).toBeDefined();
    expect(server.sent).toEqual([change]);
  });

  it('are kept open with the reason beside a field that is too much, which gets the focus; nothing is sent', async () => {
    const server = keeping();
    open('/scripts', server);
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: 'Details of The Last Reel' }));
    const films = await screen.findByLabelText('Films beside it');
    const dialog = within(screen.getByRole('dialog', { name: 'Script details' }));
    await user.type(films, 'A{Enter}B{Enter}C{Enter}D{Enter}E{Enter}F');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(dialog.getByRole('alert').textContent).toBe('Please name at most 5 films.');
    expect(document.activeElement).toBe(films);
    expect(server.sent).toEqual([]);
  });

  it('say why they cannot be edited where the preview is missing', async () => {
    open('/scripts', { getReading: () => refusal(404, 'not_found', 'There is no preview.') });
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: 'Details of The Last Reel' }));
    expect((await screen.findByRole('alert')).textContent).toBe('There is no preview.');
  });

  it('are where a report’s sentence sends its writer, and words for everybody else', async () => {
    const block: Block = {
      kind: 'prose',
      title: 'The genre is open',
      paragraphs: ['The genre is open: choose one in its details. On page 3 its details are many.'],
      basis: 'counted',
    };
    const answers: Answers = {
      ...keeping(),
      getAnswer: ({ path }) => {
        const detail = details[Number(path.n)];
        return detail && { ...detail, entries: detail.entries.map((entry) => ({ ...entry, blocks: [block] })) };
      },
    };
    open('/dashboard/character-network-analysis', answers);
    const user = userEvent.setup();
    const [link, ...others] = await screen.findAllByRole('button', { name: 'its details' });
    expect(others).toEqual([]);
    await user.click(link as HTMLElement);
    expect(await screen.findByRole('dialog', { name: 'Script details' })).toBeDefined();
  });
});

describe('doubts of the reading', () => {
  const warnings = [
    { id: 'long_scene.a', code: 'long_scene', sentence: 'Scene 2 runs from page 1 to page 14.', page: 1 },
    { id: 'names_alike.b', code: 'names_alike', sentence: 'LNEA is spelt almost like LENA.', page: 9 },
  ];
  const doubting = () => {
    const server = keeping();
    const gone = () => new Set(server.sent.at(-1)?.dismissed ?? []);
    const marked = (reading: ReadReading): ReadReading => ({
      ...reading,
      warnings: warnings.map((one) => ({ ...one, ...(gone().has(one.id) && { dismissed: true as const }) })),
    });
    return {
      ...server,
      getReading: () => marked(sampleReading),
      saveCorrections: (call: Call) => marked(server.saveCorrections?.(call) as ReadReading),
    };
  };

  it('are named, dismissed by a press that makes no report again, and can be taken up again', async () => {
    const server = doubting();
    const { calls } = open('/dashboard/reading', server);
    const user = userEvent.setup();
    expect((await screen.findByText('Two names alike.')).closest('p')?.textContent).toBe(
      'Two names alike. LNEA is spelt almost like LENA.',
    );
    const lists = calls.filter(({ route }) => route === 'listAnswers').length;
    await user.click(screen.getByRole('button', { name: /^Dismiss: Two names alike\./ }));
    const status = await screen.findByText('Dismissed: Two names alike.');
    await waitFor(() => expect(document.activeElement).toBe(status));
    expect(server.sent).toEqual([{ schema_version: 1, dismissed: ['names_alike.b'] }]);
    expect(calls.filter(({ route }) => route === 'listAnswers')).toHaveLength(lists);
    await user.click(screen.getByText('Dismissed by you (1)'));
    await user.click(screen.getByRole('button', { name: /^Doubt again: Two names alike\./ }));
    expect(await screen.findByText('To be looked at again: Two names alike.')).toBeDefined();
    expect(server.sent.at(-1)?.dismissed).toEqual([]);
  });

  it('that were dismissed are not counted over the reports', async () => {
    const server = doubting();
    open('/dashboard/strength-weakness/summary-snapshot', {
      ...server,
      getReading: () => ({
        ...sampleReading,
        warnings: warnings.map((one, at) => (at === 0 ? { ...one, dismissed: true as const } : one)),
      }),
    });
    expect(await screen.findByText(/1 doubt about how this script was read\./)).toBeDefined();
  });
});
