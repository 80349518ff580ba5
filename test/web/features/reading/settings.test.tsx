/** What a script is and where it turns, corrected by its writer: in the reading's view, beside what a report shows, in the library. */
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import {
  type CorrectedTurn,
  type Corrections,
  type CorrectionsInput,
  correctionsInput,
  noCorrections,
} from '../../../../lib/contract/corrections.ts';
import type { ReadReading } from '../../../../lib/contract/reading.ts';
import { buildSample, buildSamplePages } from '../../fixtures/built-sample.ts';
import { type Answers, type Call, paidFor, refusal, sampleReading, visit } from '../../fixtures/fake-site.tsx';
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
      const { genre = kept.genre, title = kept.title, format = kept.format, protagonist = kept.protagonist } = change;
      const turns = { ...kept.turns };
      for (const key of ['opportunity', 'climax'] as const) {
        const place = change.turns?.[key];
        if (place !== undefined) turns[key] = place && placed;
      }
      kept = { ...kept, genre, title, format, protagonist, turns };
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

  it('sets the title, and refuses an empty one before it is sent', async () => {
    const server = keeping();
    await openReading(server);
    const user = userEvent.setup();
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

  it('is not there for who reads the sample', async () => {
    visit({ path: '/sample', files: { '/sample.json': buildSample() } });
    await screen.findByRole('region', { name: 'Scene by scene' });
    expect(screen.queryByRole('button', { name: /^Correct/ })).toBeNull();
  });
});

describe('the library', () => {
  it('gives a script another title, in its list at once', async () => {
    const server = keeping();
    open('/scripts', server);
    fireEvent.click((await screen.findAllByRole('button', { name: /^Correct title/ }))[0] as HTMLElement);
    const user = userEvent.setup();
    const field = screen.getByLabelText('Title');
    await user.clear(field);
    await user.type(field, 'Night Boat{Enter}');
    expect(await screen.findByText('Called “Night Boat” now.')).toBeDefined();
    expect(screen.getByRole('heading', { level: 2, name: 'Night Boat' })).toBeDefined();
    expect(server.sent).toEqual([{ schema_version: 1, title: 'Night Boat' }]);
  });
});
