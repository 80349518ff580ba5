/** The preview of a reading on both screens: when it appears, what it says, how a cast is corrected and what follows. */
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type CharacterEdits, noCharacterEdits } from '../../../../lib/contract/character-edits.ts';
import { correctionsInput } from '../../../../lib/contract/corrections.ts';
import type { ReadReading } from '../../../../lib/contract/reading.ts';
import { type Answers, type Call, paidFor, refusal, sampleReading, visit } from '../../fixtures/fake-site.tsx';
import { details, list } from '../../fixtures/sample-answers.ts';
import { pass, until } from '../../fixtures/turns.ts';

const badRead: ReadReading = {
  ...sampleReading,
  scene_count: 128,
  speaking_part_count: 24,
  page_count: 118,
  running_time_minutes: 117,
  unreadable_pages: [14, 90],
  warnings: [
    { code: 'damaged_pages', sentence: 'Pages 14, 90 of the file could not be read and were left out.', page: 14 },
    { code: 'long_speech', sentence: 'One speech is longer than 300 words: LENA (page 7, line 3).', page: 7 },
  ],
};

/** A server that keeps the corrections and answers with the cast that they make. */
function correcting(): Answers & { readonly saved: CharacterEdits[] } {
  const saved: CharacterEdits[] = [];
  const current = (): ReadReading => {
    const edits = saved.at(-1) ?? sampleReading.corrections.aliases;
    const gone = new Set(edits.merges.map(({ from }) => from));
    const characters = sampleReading.characters
      .filter(({ id }) => !gone.has(id))
      .map((one) => ({
        ...one,
        name: edits.renames.find(({ name }) => name === one.id)?.to.toUpperCase() ?? one.name,
      }));
    return {
      ...sampleReading,
      characters,
      speaking_part_count: characters.length,
      corrections: { ...sampleReading.corrections, aliases: edits },
    };
  };
  return {
    saved,
    getReading: current,
    saveCorrections: ({ body }: Call) => {
      saved.push(correctionsInput.parse(body).aliases ?? noCharacterEdits);
      return current();
    },
  };
}

const served: Answers = { listAnswers: () => list, getAnswer: ({ path }) => details[Number(path.n)] };
const open = (path: string, answers: Answers = {}) =>
  visit({ path, payment: paidFor('advanced'), uploaded: true, answers: { ...served, ...answers } });
const openReading = async (answers: Answers = {}) => {
  const made = open('/dashboard/reading', answers);
  await screen.findByRole('heading', { name: 'Speaking parts' });
  return made;
};
const names = () => screen.getAllByRole('rowheader').map((cell) => cell.textContent?.match(/^[A-Z]+/)?.[0]);

afterEach(() => {
  vi.useRealTimers();
});

describe('on the progress screen', () => {
  it('the preview appears as soon as the script has been read, asked for less and less often', async () => {
    vi.useFakeTimers();
    let ready = false;
    const { calls } = open('/uploading-progress', {
      getReading: () => (ready ? badRead : { status: 'reading', problem: null }),
    });
    const looks = () => calls.filter(({ route }) => route === 'getReading').length;
    await until(() => looks() === 1);
    await pass(30_000);
    const before = looks();
    expect(before).toBeLessThan(10);
    expect(screen.queryByText('How your script was read')).toBeNull();
    ready = true;
    await pass(11_000);
    expect(screen.getByText('How your script was read')).toBeDefined();
    expect(screen.getByText('128 scenes, 24 speaking parts, 118 pages, about 117 minutes on screen.')).toBeDefined();
    expect(screen.getByText('2 pages unreadable: 14, 90.')).toBeDefined();
    expect(screen.getByText('Pages 14, 90 of the file could not be read and were left out.')).toBeDefined();
    const known = looks();
    await pass(60_000);
    expect(looks()).toBe(known);
  });

  it('the cast is folded away until it is asked for, and a correction starts the count of reports anew', async () => {
    vi.useFakeTimers();
    const server = correcting();
    const { calls } = open('/uploading-progress', server);
    await until(() => screen.queryByText('How your script was read') !== null);
    expect(screen.queryByRole('button', { name: 'Rename MAGS' })).toBeNull();
    const fold = screen.getByRole('button', { name: 'Check the speaking parts' });
    expect(fold.getAttribute('aria-expanded')).toBe('false');
    fireEvent.click(fold);
    fireEvent.click(screen.getByRole('button', { name: 'Merge into… another character: LNEA' }));
    const before = calls.filter(({ route }) => route === 'getScript').length;
    fireEvent.click(screen.getByRole('button', { name: 'Merge' }));
    await pass(10);
    expect(server.saved).toEqual([{ merges: [{ from: 'LNEA', into: 'LENA' }], renames: [] }]);
    expect(calls.filter(({ route }) => route === 'getScript').length).toBeGreaterThan(before);
  });

  it('says when the preview could not be loaded, and shows it when it could after all', async () => {
    vi.useFakeTimers();
    let away = true;
    const message = 'Something went wrong on our side.';
    open('/uploading-progress', { getReading: () => (away ? refusal(500, 'internal', message) : badRead) });
    await until(() => screen.queryByText(message) !== null);
    away = false;
    await pass(1000);
    expect(screen.queryByText(message)).toBeNull();
    expect(screen.getByText('How your script was read')).toBeDefined();
  });

  it('says when every page could be read', async () => {
    open('/uploading-progress');
    expect(await screen.findByText('Every page could be read.')).toBeDefined();
  });
});

describe('in the dashboard', () => {
  it('a doubtful reading is named over every report, with the way to it', async () => {
    const { here } = open('/dashboard/tonality-test?script=01JCSAMPLE', { getReading: () => badRead });
    const link = await screen.findByRole('link', { name: 'how it was read' });
    expect(link.parentElement?.textContent).toContain(
      '2 pages unreadable: 14, 90. 1 doubt about how this script was read.',
    );
    fireEvent.click(link);
    expect(here()).toBe('/dashboard/reading?script=01JCSAMPLE');
    expect(await screen.findByRole('heading', { level: 1, name: 'How It Was Read' })).toBeDefined();
    expect(screen.queryByRole('link', { name: 'how it was read' })).toBeNull();
    expect(document.title).toBe('How It Was Read · Dramaturg');
    expect(await screen.findByRole('heading', { level: 2, name: 'Please check' })).toBeDefined();
  });

  it('a doubtful reading is not named over a view that holds no report of the script', async () => {
    open('/dashboard/consultation?script=01JCSAMPLE', { getReading: () => badRead });
    await screen.findByText(/is part of the/);
    expect(screen.queryByRole('link', { name: 'how it was read' })).toBeNull();
  });

  it('a reading without doubts stands in the Workbench and nowhere else', async () => {
    open('/dashboard');
    expect(await screen.findByRole('link', { name: 'How It Was Read' })).toBeDefined();
    await screen.findByText('The dialogue answers the question that was not asked');
    expect(screen.queryByRole('link', { name: 'how it was read' })).toBeNull();
  });

  it('a reading that cannot be loaded is an error there, and hides no report', async () => {
    open('/dashboard/reading', { getReading: () => refusal(404, 'not_found', 'There is no preview.') });
    expect((await screen.findByRole('alert')).textContent).toBe('There is no preview.');
    fireEvent.click(screen.getByRole('link', { name: 'Strength & Weakness' }));
    expect(await screen.findByText('The dialogue answers the question that was not asked')).toBeDefined();
  });

  it('of a script still being read the view says so', async () => {
    open('/dashboard/reading', { getReading: () => ({ status: 'reading', problem: null }) });
    expect(await screen.findByText('Your script is being read.')).toBeDefined();
  });
});

describe('correcting the cast', () => {
  it('merges by keyboard into the likeliest name, says so, and the reports load again', async () => {
    const server = correcting();
    const { calls } = await openReading(server);
    const user = userEvent.setup();
    screen.getByRole('button', { name: 'Merge into… another character: LNEA' }).focus();
    await user.keyboard('{Enter}');
    const dialog = screen.getByRole('dialog', { name: 'Merge LNEA into…' });
    expect(within(dialog).getByLabelText('Merge LNEA into')).toHaveProperty('value', 'LENA');
    const lists = calls.filter(({ route }) => route === 'listAnswers').length;
    await user.click(within(dialog).getByRole('button', { name: 'Merge' }));
    await waitFor(() => expect(names()).toEqual(['MAGS', 'LENA']));
    expect(server.saved).toEqual([{ merges: [{ from: 'LNEA', into: 'LENA' }], renames: [] }]);
    expect(screen.queryByRole('dialog')).toBeNull();
    const status = screen.getByText('LNEA counts as LENA from now on. The reports are being made again.');
    expect(status.getAttribute('role')).toBe('status');
    await waitFor(() => expect(document.activeElement).toBe(status));
    expect(calls.filter(({ route }) => route === 'listAnswers').length).toBeGreaterThan(lists);
  });

  it('renames, and takes a correction back', async () => {
    const server = correcting();
    await openReading(server);
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: 'Rename MAGS' }));
    const field = screen.getByLabelText('New name');
    expect(field).toHaveProperty('value', 'MAGS');
    await user.clear(field);
    await user.type(field, 'Margaret{Enter}');
    await waitFor(() => expect(names()).toEqual(['MARGARET', 'LENA', 'LNEA']));
    expect(server.saved).toEqual([{ merges: [], renames: [{ name: 'MAGS', to: 'Margaret' }] }]);
    await user.click(screen.getByRole('button', { name: 'Undo: MAGS is called MARGARET' }));
    await waitFor(() => expect(names()).toEqual(['MAGS', 'LENA', 'LNEA']));
    expect(server.saved.at(-1)).toEqual({ merges: [], renames: [] });
    expect(screen.getByText(/^Taken back: MAGS is called MARGARET\./)).toBeDefined();
  });

  it('drops the new name of a character that is merged away', async () => {
    const server = correcting();
    await openReading(server);
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: 'Rename LNEA' }));
    await user.clear(screen.getByLabelText('New name'));
    await user.type(screen.getByLabelText('New name'), 'Eve{Enter}');
    await waitFor(() => expect(names()).toContain('EVE'));
    await user.click(screen.getByRole('button', { name: 'Merge into… another character: EVE' }));
    await user.selectOptions(screen.getByLabelText('Merge EVE into'), 'MAGS');
    await user.click(screen.getByRole('button', { name: 'Merge' }));
    await waitFor(() => expect(names()).toEqual(['MAGS', 'LENA']));
    expect(server.saved.at(-1)).toEqual({ merges: [{ from: 'LNEA', into: 'MAGS' }], renames: [] });
  });

  it('refuses a name that no person bears before it is sent', async () => {
    const server = correcting();
    await openReading(server);
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: 'Rename MAGS' }));
    await user.clear(screen.getByLabelText('New name'));
    await user.type(screen.getByLabelText('New name'), 'Mags and Lena{Enter}');
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Please give the name of one person: “and” in a cue makes it two.',
    );
    expect(server.saved).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('keeps the dialog with the server’s sentence when it is refused, and forgets it on Cancel', async () => {
    const message = 'Another character has this name already. Merge the two instead.';
    await openReading({ saveCorrections: () => refusal(409, 'conflicting_edits', message) });
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: 'Rename MAGS' }));
    await user.type(screen.getByLabelText('New name'), 'X{Enter}');
    expect((await screen.findByRole('alert')).textContent).toBe(message);
    expect(screen.getByRole('dialog', { name: 'Rename MAGS' })).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(names()).toEqual(['MAGS', 'LENA', 'LNEA']);
  });

  it('shows a long cast and many doubts in part, and whole when asked', async () => {
    const characters = Array.from({ length: 30 }, (_, at) => ({
      id: `EXTRA ${at}`,
      name: `EXTRA ${at}`,
      also_written: [],
      speeches: 30 - at,
      first_page: 1,
      first_line: 3,
    }));
    const warnings = Array.from({ length: 6 }, (_, at) => ({
      code: 'long_scene',
      sentence: `Doubt ${at}.`,
      page: at + 1,
    }));
    await openReading({ getReading: () => ({ ...sampleReading, characters, warnings }) });
    expect(screen.getAllByRole('rowheader')).toHaveLength(12);
    fireEvent.click(screen.getByRole('button', { name: 'Show all 30' }));
    expect(screen.getAllByRole('rowheader')).toHaveLength(30);
    expect(screen.queryByText('Doubt 5.')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Show 2 more' }));
    expect(screen.getByText('Doubt 5.')).toBeDefined();
  });
});
