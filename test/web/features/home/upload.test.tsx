/** The upload line of the home page: its rules, its messages, its road to the progress screen. */
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { inactivePayment } from '../../../../lib/contract/payment-status.ts';
import { sampleCardsOf, sampleStripOf } from '../../../../web/src/features/home/sample-cards.ts';
import { buildSample } from '../../fixtures/built-sample.ts';
import { type Answers, paidFor, refusal, sampleScript, visit } from '../../fixtures/fake-site.tsx';

const pdf = () => new File(['%PDF-1.7 …'], 'script.pdf', { type: 'application/pdf' });
const accepted = {
  script_id: '01NEW',
  upload: { url: 'http://127.0.0.1:9/bucket?secret=1', fields: { key: 'k' } },
  expires_at: '2026-11-21T13:00:00Z',
};
const open = async (answers: Answers = {}, payment = paidFor('basic'), around = {}) => {
  const made = visit({ path: '/landing', payment, answers, around });
  const analyze = await screen.findByRole('button', { name: 'Analyze Script' });
  const input = made.container.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('No file input.');
  // The input's own filter would hide what is tested here.
  return { ...made, analyze, input, user: userEvent.setup({ applyAccept: false }) };
};

describe('the upload line', () => {
  it('accepts PDF files only and says so', async () => {
    const { input, user, stores } = await open();
    expect(input.accept).toBe('.pdf');
    await user.upload(input, new File(['INT. ROOM'], 'notes.txt'));
    expect(await screen.findByText('Please upload a PDF file only')).toBeDefined();
    expect(stores.upload.getState().file).toBeNull();
    await user.upload(input, pdf());
    expect(screen.queryByText('Please upload a PDF file only')).toBeNull();
    expect(screen.getByText(/script\.pdf/)).toBeDefined();
  });

  it('has the file that was dropped before there was a plan, once there is one, and once only', async () => {
    let kept: File | null = null;
    const keptFile = {
      keep: async (file: File) => {
        kept = file;
      },
      take: async () => {
        const taken = kept;
        kept = null;
        return taken;
      },
      drop: async () => {
        kept = null;
      },
    };
    const before = visit({
      path: '/landing',
      payment: inactivePayment,
      around: { openKeptFile: async () => keptFile },
    });
    await screen.findByRole('button', { name: 'Analyze Script' });
    const drop = new Event('drop', { bubbles: true, cancelable: true });
    Object.assign(drop, { dataTransfer: { types: ['Files'], files: [pdf()] } });
    act(() => void window.dispatchEvent(drop));
    await waitFor(() => expect(before.here()).toBe('/pricingPlans'));
    before.unmount();
    // Another page, as after the payment provider's.
    const { stores } = await open({}, paidFor('basic'), { openKeptFile: async () => keptFile });
    expect(await screen.findByText(/^script\.pdf/)).toBeDefined();
    expect(stores.upload.getState().file?.name).toBe('script.pdf');
    expect(kept).toBeNull();
  });

  it('leaves no file chosen when a wrong one follows a good one: the message speaks of what stands there', async () => {
    const { input, user, stores, analyze } = await open();
    await user.upload(input, pdf());
    expect(screen.getByText(/script\.pdf/)).toBeDefined();
    await user.upload(input, new File(['INT. ROOM'], 'notes.txt'));
    expect(await screen.findByText('Please upload a PDF file only')).toBeDefined();
    expect(screen.queryByText(/script\.pdf/)).toBeNull();
    expect(stores.upload.getState().file).toBeNull();
    expect(analyze.getAttribute('aria-disabled')).toBe('true');
  });

  it('answers a press without a file, though the button is disabled for assistive technology', async () => {
    const { analyze, user, calls } = await open();
    expect(analyze.getAttribute('aria-disabled')).toBe('true');
    await user.click(analyze);
    expect(screen.getByText('Please select a file first')).toBeDefined();
    expect(calls.some(({ route }) => route === 'createUpload')).toBe(false);
  });

  it('sends the file by the presigned form, marks the upload and goes to the progress screen', async () => {
    const sent: { url: string; name: string }[] = [];
    const { input, user, here, calls, analyze } = await open(
      { createUpload: () => Response.json(accepted, { status: 201 }) },
      paidFor('advanced'),
      { sendFile: async (post: { url: string }, file: File) => void sent.push({ url: post.url, name: file.name }) },
    );
    await user.upload(input, pdf());
    await user.click(analyze);
    await waitFor(() => expect(here()).toBe('/uploading-progress'));
    expect(calls.find(({ route }) => route === 'createUpload')?.body).toEqual({
      file_name: 'script.pdf',
      size: pdf().size,
      plan_type: 'advanced',
    });
    expect(sent).toEqual([{ url: accepted.upload.url, name: 'script.pdf' }]);
    expect(localStorage.getItem('fileUploaded')).toBe('true');
    expect(JSON.parse(localStorage.getItem('uploadData') ?? '')).toEqual({
      script_id: '01NEW',
      file_name: 'script.pdf',
    });
    expect(JSON.stringify(localStorage)).not.toContain('secret');
  });

  it('takes an empty file for no PDF, and says a small one’s size in kilobytes', async () => {
    const { input, user, stores } = await open();
    await user.upload(input, new File([], 'empty.pdf', { type: 'application/pdf' }));
    expect(await screen.findByText('Please upload a PDF file only')).toBeDefined();
    expect(stores.upload.getState().file).toBeNull();
    await user.upload(input, new File(['x'.repeat(19_000)], 'small.pdf', { type: 'application/pdf' }));
    expect(await screen.findByText('small.pdf (19 kB)')).toBeDefined();
    await user.upload(input, new File(['x'.repeat(2_200_000)], 'whole.pdf', { type: 'application/pdf' }));
    expect(await screen.findByText('whole.pdf (2.1 MB)')).toBeDefined();
  });

  it('case 40: pressed twice begins one upload', async () => {
    let begun = 0;
    const { input, user, analyze } = await open(
      {
        createUpload: () => {
          begun += 1;
          return accepted;
        },
      },
      paidFor('basic'),
      { sendFile: () => new Promise(() => undefined) },
    );
    await user.upload(input, pdf());
    await user.dblClick(analyze);
    await user.click(await screen.findByRole('button', { name: 'Uploading...' }));
    expect(begun).toBe(1);
  });

  it('reads Uploading... and counts the bytes while it sends', async () => {
    const { input, user, analyze } = await open({ createUpload: () => accepted }, paidFor('basic'), {
      sendFile: (_post: unknown, file: File, onProgress: (sent: number) => void) => {
        onProgress(file.size);
        return new Promise(() => undefined);
      },
    });
    await user.upload(input, pdf());
    await user.click(analyze);
    const sending = await screen.findByRole('button', { name: 'Uploading...' });
    expect(sending.getAttribute('aria-disabled')).toBe('true');
    expect(await screen.findByText(/^1 kB of 1 kB sent$/)).toBeDefined();
  });

  it('shows the server’s error, or the specified one', async () => {
    const { input, user, analyze, unmount } = await open({
      createUpload: () => refusal(413, 'too_large', 'The file is too large.'),
    });
    await user.upload(input, pdf());
    await user.click(analyze);
    expect(await screen.findByText('The file is too large.')).toBeDefined();
    unmount();
    const sentence = 'Your plan takes 20 uploads a day, and today’s are used up. Please go on after midnight UTC.';
    const spent = await open({ createUpload: () => refusal(429, 'quota_reached', sentence) });
    await spent.user.upload(spent.input, pdf());
    await spent.user.click(spent.analyze);
    expect(await screen.findByText(sentence)).toBeDefined();
    spent.unmount();
    const second = await open({ createUpload: () => new Response('', { status: 502 }) });
    await second.user.upload(second.input, pdf());
    await second.user.click(second.analyze);
    expect(await screen.findByText('File upload failed. Please try again.')).toBeDefined();
    expect(localStorage.getItem('fileUploaded')).toBeNull();
  });

  it('leads to the prices without an active plan, whether a file is chosen, clicked for or analysed', async () => {
    const first = await open({}, inactivePayment);
    await first.user.click(first.analyze);
    await waitFor(() => expect(first.here()).toBe('/pricingPlans'));
    first.unmount();
    const second = await open({}, inactivePayment);
    await second.user.click(second.input);
    await waitFor(() => expect(second.here()).toBe('/pricingPlans'));
    second.unmount();
    const third = await open({}, inactivePayment);
    await third.user.upload(third.input, pdf());
    await waitFor(() => expect(third.here()).toBe('/pricingPlans'));
  });

  it('takes a file dropped anywhere on the page, and keeps the browser from opening it instead', async () => {
    const { stores } = await open();
    const transfer = (file: File) => ({ dataTransfer: { types: ['Files'], files: [file] } });
    // False: the browser's own answer to it was prevented.
    expect(fireEvent.dragOver(document.body, transfer(pdf()))).toBe(false);
    expect(screen.getByText('Drop your script')).toBeDefined();
    expect(fireEvent.drop(document.body, transfer(pdf()))).toBe(false);
    expect(screen.getByText(/script\.pdf/)).toBeDefined();
    expect(stores.upload.getState().file?.name).toBe('script.pdf');
    fireEvent.drop(document.body, transfer(new File(['INT. ROOM'], 'notes.txt')));
    expect(screen.getByText('Please upload a PDF file only')).toBeDefined();
    // Words dragged over the page are nobody's upload.
    expect(fireEvent.dragOver(document.body, { dataTransfer: { types: ['text/plain'], files: [] } })).toBe(true);
  });

  it('leads to the prices with a dropped file, too, without an active plan', async () => {
    const { here } = await open({}, inactivePayment);
    fireEvent.drop(document.body, { dataTransfer: { types: ['Files'], files: [pdf()] } });
    await waitFor(() => expect(here()).toBe('/pricingPlans'));
  });

  it('says of a dropped file that is no PDF that it is none, before anybody is led to the prices', async () => {
    const { here } = await open({}, inactivePayment);
    const notes = new File(['INT. ROOM'], 'notes.txt');
    fireEvent.drop(document.body, { dataTransfer: { types: ['Files'], files: [notes] } });
    expect(await screen.findByText('Please upload a PDF file only')).toBeDefined();
    expect(here()).toBe('/landing');
  });

  it('leaves whoever has gone to another screen meanwhile there when the upload is through', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const { input, user, analyze, stores, here } = await open({ createUpload: () => accepted }, paidFor('basic'), {
      sendFile: () => promise,
    });
    await user.upload(input, pdf());
    await user.click(analyze);
    await user.click(screen.getByRole('link', { name: 'Your scripts' }));
    await screen.findByText('script.pdf is being uploaded…');
    await act(async () => resolve());
    await waitFor(() => expect(stores.upload.getState().status).toBe('succeeded'));
    expect(here()).toBe('/scripts');
  });

  it('stops with the session that began it: nothing of it is left for the next user', async () => {
    const signals: AbortSignal[] = [];
    const { promise, resolve } = Promise.withResolvers<void>();
    const { input, user, analyze, stores, here } = await open({ createUpload: () => accepted }, paidFor('basic'), {
      sendFile: (_post: unknown, _file: File, _onProgress: unknown, signal: AbortSignal) => {
        signals.push(signal);
        return promise;
      },
    });
    await user.upload(input, pdf());
    await user.click(analyze);
    await waitFor(() => expect(signals).toHaveLength(1));
    act(() => stores.session.getState().logOut());
    expect(signals[0]?.aborted).toBe(true);
    await act(async () => resolve());
    expect(stores.upload.getState()).toMatchObject({ status: 'idle', data: null, file: null, fileUploaded: false });
    for (const key of ['fileUploaded', 'uploadData']) expect(localStorage.getItem(key)).toBeNull();
    expect(here()).toBe('/login');
  });

  it('case 39: calls a broken connection a failed upload, not what the browser calls it', async () => {
    const { input, user, analyze } = await open({
      createUpload: () => {
        throw new TypeError('Failed to fetch');
      },
    });
    await user.upload(input, pdf());
    await user.click(analyze);
    expect(await screen.findByText('File upload failed. Please try again.')).toBeDefined();
  });

  it('forgets the upload when it is reset', async () => {
    const { input, user, analyze, stores, here } = await open({ createUpload: () => accepted });
    await user.upload(input, pdf());
    await user.click(analyze);
    await waitFor(() => expect(here()).toBe('/uploading-progress'));
    expect(stores.upload.getState().status).toBe('succeeded');
    act(() => stores.upload.getState().reset());
    expect(stores.upload.getState()).toMatchObject({ status: 'idle', error: null, data: null, fileUploaded: false });
    for (const key of ['fileUploaded', 'uploadData']) expect(localStorage.getItem(key)).toBeNull();
  });

  it('misses the token when there is none', async () => {
    const { stores } = await open();
    stores.upload.getState().choose(pdf());
    stores.session.setState({ token: null });
    await stores.upload.getState().send(null);
    expect(stores.upload.getState().error).toBe('Authentication token not found');
  });
});

describe('the home page', () => {
  it('offers the dashboard of the latest script when the server has one', async () => {
    const older = { ...sampleScript, script_id: '01OLD', created_at: '2026-01-01T00:00:00.000Z' };
    const failed = { ...sampleScript, script_id: '01BAD', status: 'failed', created_at: '2026-11-21T00:00:00.000Z' };
    await open({ listScripts: () => ({ scripts: [older, failed, sampleScript] }) });
    const link = await screen.findByRole('link', { name: 'Open dashboard' });
    expect(link.getAttribute('href')).toBe('/dashboard?script=01JCSAMPLE');
    expect(localStorage.getItem('fileUploaded')).toBe('true');
  });

  it('greets guests with Register and Login instead of the upload', async () => {
    const { container } = visit({ path: '/welcome' });
    await screen.findByRole('heading', { level: 1 });
    expect(container.querySelector('input[type=file]')).toBeNull();
    expect(screen.getAllByRole('link', { name: 'Register' }).length).toBeGreaterThan(0);
  });

  it('pages the stories two at a time, two on the last page as well, and calls them examples', async () => {
    const { user, container } = await open();
    const stories = () => [...container.querySelectorAll('#successStories blockquote')].map((each) => each.textContent);
    expect(screen.getByText('How a report is put to use. Examples, written by us.')).toBeDefined();
    const first = stories();
    expect(first).toHaveLength(2);
    await user.click(screen.getByRole('button', { name: 'Stories, page 2 of 3' }));
    const second = stories();
    await user.click(screen.getByRole('button', { name: 'Stories, page 3 of 3' }));
    const last = stories();
    expect(last).toHaveLength(2);
    expect(last[0]).toBe(second[1]);
    expect(new Set([...first, ...second, ...last]).size).toBe(5);
    for (const name of ['Before', 'After']) expect(screen.getByRole('columnheader', { name })).toBeDefined();
  });

  it('changes only the highlight with a benefit tab', async () => {
    const { user, container } = await open();
    const cards = () => container.querySelector('#benefits ul')?.textContent;
    const before = cards();
    const tab = screen.getByRole('button', { name: 'For Directors' });
    await user.click(tab);
    expect(tab.getAttribute('aria-pressed')).toBe('true');
    expect(cards()).toBe(before);
  });

  it('shows three report cards from the engine’s own analysis of the sample, each under its enjoyment score', async () => {
    const { container } = await open();
    const { enjoyment, strength, weakness } = sampleCardsOf(buildSample());
    const shown = [...container.querySelectorAll('#technology li')].map((card) => card.textContent ?? '');
    expect(shown).toHaveLength(3);
    for (const card of shown) expect(card).toContain(`Enjoyment ${Math.round(enjoyment.score * 10) / 10}/10`);
    expect(shown[1]).toContain(strength.title);
    expect(shown[1]).toContain(`“${strength.evidence.quote}”`);
    expect(shown[2]).toContain(weakness.title);
    // What a model has read is called so, and nothing counted that was not.
    for (const [at, { basis }] of [enjoyment, strength, weakness].entries()) {
      expect(basis).toBe('opinion');
      expect(shown[at]).toContain('Opinion');
      expect(shown[at]).not.toContain('Counted');
    }
    expect(screen.getByRole('link', { name: 'Read the whole report' }).getAttribute('href')).toBe('/sample');
  });

  it('shows a picture of the product that the product made: the sample on one strip, in the size that it has', async () => {
    await open();
    const strip = sampleStripOf(buildSample());
    const picture = screen.getByRole<HTMLImageElement>('img', {
      name: /^“The Last Reel” on one strip, as the product draws it/,
    });
    expect(picture.getAttribute('src')).toBe('/sample-strip.svg');
    expect([picture.getAttribute('width'), picture.getAttribute('height')]).toEqual([
      `${strip.width}`,
      `${strip.height}`,
    ]);
    expect(picture.closest('a')?.getAttribute('href')).toBe('/sample');
    for (const words of ['The Last Reel', 'Lena', 'Mags', 'Tobias', 'Confession'])
      expect(strip.svg).toContain(`>${words}<`);
  });
});
