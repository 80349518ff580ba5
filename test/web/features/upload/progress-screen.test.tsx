/** The upload progress screen: its texts by phase, its count of reports, its drawer. */
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Script } from '../../../../lib/contract/uploads.ts';
import { emptyDetails } from '../../../../lib/contract/uploads.ts';
import { type Answers, paidFor, refusal, sampleScript, visit } from '../../fixtures/fake-site.tsx';
import { pass, until } from '../../fixtures/turns.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const pdf = new File(['%PDF-1.7 …'], 'script.pdf');
/** The screen as it follows on an upload of `file`. */
const open = async (script: Partial<Script>, answers: Answers = {}, file = pdf) => {
  const made = visit({
    path: '/landing',
    payment: paidFor('advanced'),
    uploaded: true,
    answers: {
      createUpload: () => ({
        script_id: sampleScript.script_id,
        upload: { url: 'http://b', fields: {} },
        expires_at: '',
      }),
      getScript: () => ({ ...sampleScript, ...script }),
      ...answers,
    },
  });
  await until(() => screen.queryByRole('button', { name: 'Analyze Script' }) !== null);
  await act(async () => {
    made.stores.upload.getState().choose(file);
    await made.stores.upload.getState().send('advanced');
  });
  await until(() => screen.queryByRole('progressbar') !== null || screen.queryByRole('alert') !== null);
  return made;
};
/** The screen as a reload, or the way back, opens it. */
const reopen = async (script: Partial<Script>, answers: Answers = {}) => {
  const made = visit({
    path: '/uploading-progress',
    payment: paidFor('advanced'),
    uploaded: true,
    answers: { getScript: () => ({ ...sampleScript, ...script }), ...answers },
  });
  await until(() => screen.queryByRole('progressbar') !== null || screen.queryByRole('alert') !== null);
  return made;
};

describe('the progress screen', () => {
  it('goes through its phases with their texts to the count of what is ready', async () => {
    await open({ answers: { ready: 3, failed: 0, total: 15 } });
    expect(screen.getByText('Uploading Script')).toBeDefined();
    expect(screen.getByText('Transferring your script data...')).toBeDefined();
    expect(screen.getByText('Please fill the form while your script is uploading')).toBeDefined();
    for (let at = 0; at < 400 && !screen.queryByText('Processing Script'); at += 1) await pass(50);
    expect(screen.getByText('Analyzing script content...')).toBeDefined();
    await pass(2000);
    expect(screen.getByText('Upload Complete')).toBeDefined();
    expect(screen.getByText('Your script has been successfully processed')).toBeDefined();
    expect(
      screen.getByText('3 of 15 reports are ready. The rest appear on the dashboard as they finish.'),
    ).toBeDefined();
    expect(screen.queryByText('Your script has been analyzed successfully')).toBeNull();
    expect(screen.getByRole('progressbar').getAttribute('data-complete')).toBe('true');
  });

  it('says that the script has been analysed only when all reports are ready', async () => {
    await open({ answers: { ready: 15, failed: 0, total: 15 } });
    await pass(20_000);
    expect(screen.getByText('Your script has been analyzed successfully')).toBeDefined();
  });

  it.each([
    ['settled', { ready: 14, failed: 1, total: 15 }],
    ['still being made', { ready: 0, failed: 0, total: 15 }],
  ])('plays no upload again when it is reloaded while the reports are %s', async (_how, answers) => {
    await reopen({ answers });
    expect(screen.getByText('Upload Complete')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Next' }).getAttribute('aria-disabled')).toBe('false');
    expect(screen.getByRole('progressbar').getAttribute('data-complete')).toBe('true');
  });

  it('is in Processing Script when it is reloaded while the script is being read, and never in Uploading Script', async () => {
    await reopen({ status: 'reading', answers: { ready: 0, failed: 0, total: 15 } });
    expect(screen.getByText('Processing Script')).toBeDefined();
    expect(Number(screen.getByRole('progressbar').getAttribute('aria-valuenow'))).toBeGreaterThanOrEqual(80);
    await pass(2000);
    expect(screen.getByText('Upload Complete')).toBeDefined();
  });

  it('plays no upload again on the way back from another screen, however far it had come', async () => {
    const { unmount, stores } = await open({ status: 'reading', answers: { ready: 0, failed: 0, total: 15 } });
    await pass(500);
    expect(screen.getByText('Uploading Script')).toBeDefined();
    expect(stores.upload.getState()).toMatchObject({ status: 'succeeded', justSent: null });
    unmount();
    await reopen({ status: 'reading', answers: { ready: 0, failed: 0, total: 15 } });
    expect(screen.queryByText('Uploading Script')).toBeNull();
  });

  it('stays in Uploading Script while the first bytes in the bucket are not a PDF’s, until the service has refused or read it', async () => {
    let status: Script['status'] = 'reading';
    const getScript = () => ({
      ...sampleScript,
      status,
      ...(status === 'failed' && { problem: { code: 'not_a_pdf', message: 'Please upload a PDF file only' } }),
    });
    await open({}, { getScript }, new File(['<html>'], 'page.pdf'));
    await pass(30_000);
    expect(screen.getByText('Uploading Script')).toBeDefined();
    for (const said of ['Upload Complete', 'Your script has been successfully processed'])
      expect(screen.queryByText(said)).toBeNull();
    status = 'failed';
    await pass(20_000);
    expect(screen.getByRole('alert').textContent).toBe('Please upload a PDF file only');
    expect(screen.queryByRole('progressbar')).toBeNull();
  });

  it('replaces the screen with the refusal that a reading found later than the dial had ended', async () => {
    let status: Script['status'] = 'reading';
    const problem = { code: 'encrypted_pdf', message: 'This PDF is protected by a password.' };
    await open({}, { getScript: () => ({ ...sampleScript, status, ...(status === 'failed' && { problem }) }) });
    await pass(15_000);
    expect(screen.getByText('Upload Complete')).toBeDefined();
    status = 'failed';
    await pass(20_000);
    expect(screen.getByRole('alert').textContent).toBe('This PDF is protected by a password.');
    expect(screen.queryByText('Upload Complete')).toBeNull();
  });

  it('says that a script was deleted meanwhile, asks no more, and leaves it behind', async () => {
    let deleted = false;
    const { calls, stores } = await open(
      {},
      {
        getScript: () =>
          deleted
            ? refusal(404, 'not_found', 'There is no such script.')
            : { ...sampleScript, status: 'reading', answers: { ready: 0, failed: 0, total: 0 } },
        listScripts: () => ({ scripts: deleted ? [] : [sampleScript] }),
      },
    );
    await pass(10);
    deleted = true;
    await pass(20_000);
    expect(screen.getByRole('heading', { name: 'This script was deleted' })).toBeDefined();
    for (const gone of ['Upload Complete', 'Add Script Details']) expect(screen.queryByText(gone)).toBeNull();
    const asked = calls.filter(({ route }) => route === 'getScript').length;
    await pass(60_000);
    expect(calls.filter(({ route }) => route === 'getScript')).toHaveLength(asked);
    fireEvent.click(screen.getByRole('link', { name: 'Your scripts' }));
    await until(() => screen.queryByText('You have not uploaded a script yet.') !== null);
    expect(stores.upload.getState()).toMatchObject({ data: null, fileUploaded: false });
  });

  it('says at once that nothing was uploaded, and tells of no success', async () => {
    visit({ path: '/uploading-progress', payment: paidFor('basic') });
    await until(() => screen.queryByRole('main') !== null);
    expect(screen.getByRole('heading', { name: 'Nothing was uploaded' })).toBeDefined();
    expect(screen.getByText('No script has been uploaded from this browser yet.')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Upload a script' }).getAttribute('href')).toBe('/yourScript');
    for (const success of ['Upload Complete', 'Your script has been successfully processed'])
      expect(screen.queryByText(success)).toBeNull();
  });

  it('answers an early press with the alert, and goes to /dashboard when complete', async () => {
    const { here } = await open({});
    const early = screen.getByRole('button', { name: 'Please wait...' });
    expect(early.getAttribute('aria-disabled')).toBe('true');
    fireEvent.click(early);
    expect(screen.getByRole('alertdialog').textContent).toContain(
      'Please wait for the upload to complete before proceeding.',
    );
    fireEvent.click(screen.getByRole('button', { name: 'OK' }));
    await pass(20_000);
    fireEvent.click(screen.getByRole('button', { name: 'Next' }));
    await pass(10);
    expect(here()).toBe('/dashboard');
  });

  it('ends with the sentence and a way back for a file that was no PDF', async () => {
    await open({ status: 'failed', problem: { code: 'not_a_pdf', message: 'Please upload a PDF file only' } });
    await pass(3000);
    expect(screen.getByText('Please upload a PDF file only')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Choose another file' }).getAttribute('href')).toBe('/landing');
    expect(screen.queryByRole('progressbar')).toBeNull();
  });

  it('shows the links of the top bar without making them lead anywhere', async () => {
    await open({});
    for (const label of ['Home', 'Solutions', 'Platform', 'Resources', 'Pricing', 'Enterprise']) {
      expect(screen.getByText(label)).toBeDefined();
      expect(screen.queryByRole('link', { name: label })).toBeNull();
    }
  });
});

describe('the details drawer', () => {
  const saves = (calls: { route: string; body: unknown }[]) => calls.filter(({ route }) => route === 'saveDetails');
  const saving: Answers = { saveDetails: ({ body }) => ({ ...sampleScript, details: body }) };

  it('saves a changed field when it is left, once, and never its sample text', async () => {
    const { calls } = await open({}, saving);
    const title = screen.getByLabelText('Movie Title');
    expect(title.getAttribute('placeholder')).not.toBe('');
    fireEvent.focus(title);
    expect(title.getAttribute('placeholder')).toBe('');
    fireEvent.blur(title);
    await pass(10);
    expect(saves(calls)).toEqual([]);
    fireEvent.change(title, { target: { value: 'Ghost Light' } });
    fireEvent.blur(title);
    await pass(10);
    fireEvent.blur(title);
    await pass(10);
    expect(saves(calls).map(({ body }) => body)).toEqual([{ ...emptyDetails, title: 'Ghost Light' }]);
  });

  it('case 39: says that nothing is saved yet while the script can not be reached, and saves what was typed once it can', async () => {
    let reached = false;
    const getScript = () => {
      if (!reached) throw new TypeError('Failed to fetch');
      return sampleScript;
    };
    const { calls } = await reopen({}, { ...saving, getScript });
    const director = screen.getByLabelText('Director');
    fireEvent.change(director, { target: { value: 'Noor Whitlock' } });
    fireEvent.blur(director);
    await pass(10);
    expect(screen.getByRole('alert').textContent).toMatch(/^Not saved yet: your script could not be reached\./);
    expect(saves(calls)).toEqual([]);
    reached = true;
    await pass(20_000);
    expect(saves(calls).map(({ body }) => body)).toEqual([{ ...emptyDetails, director: 'Noor Whitlock' }]);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByText('Saved.')).toBeDefined();
  });

  it('saves when it closes, opens again by its button, and offers the specified genres', async () => {
    const { calls } = await open({}, saving);
    const labels = ['Type of Script', 'Movie Title', 'Director', 'Tentative Cast', 'Hero Name', 'Character Name'];
    for (const label of [...labels, 'Any Other Inputs']) expect(screen.getByLabelText(label)).toBeDefined();
    const options = [...screen.getByLabelText<HTMLSelectElement>('Genre').options];
    expect(options.map(({ value, text }) => `${value}:${text}`)).toEqual([
      ':Select genre',
      'action:Action',
      'comedy:Comedy',
      'drama:Drama',
      'horror:Horror',
      'scifi:Science Fiction',
      'thriller:Thriller',
    ]);
    fireEvent.change(screen.getByLabelText('Genre'), { target: { value: 'scifi' } });
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    await pass(10);
    expect(saves(calls).map(({ body }) => body)).toEqual([{ ...emptyDetails, genre: 'scifi' }]);
    expect(screen.queryByLabelText('Genre')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Add Script Details' }));
    expect(screen.getByLabelText('Genre')).toHaveProperty('value', 'scifi');
  });
});
