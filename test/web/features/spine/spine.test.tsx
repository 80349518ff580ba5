/** The spine above a dashboard's views: by keyboard, by press, beside the reader, in the sample and behind a share link. */
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Spine } from '../../../../lib/contract/spine.ts';
import type { SampleReport } from '../../../../web/src/features/sample/sample-report.ts';
import { buildSample, buildSamplePages } from '../../fixtures/built-sample.ts';
import { visit } from '../../fixtures/fake-site.tsx';
import '../../../../web/src/features/script-reader/reader-dock.tsx';
import '../../../../web/src/features/spine/spine.tsx';

let sample: SampleReport;
let spine: Spine;
beforeAll(() => {
  sample = buildSample();
  if (!sample.overview.spine) throw new Error('The sample has no spine.');
  spine = sample.overview.spine;
});

const files = () => ({ '/sample.json': sample, '/sample-screenplay.json': buildSamplePages() });
const shared = (path: string) =>
  visit({
    path: `${path}#${'A'.repeat(43)}`,
    answers: {
      openShare: () => ({
        ...sample,
        overview: sample.overview.overview,
        spine: sample.overview.spine,
        title: 'The Last Reel',
        expires_at: new Date(Date.now() + 3_600_000).toISOString(),
        plan: 'basic',
        comments_open: false,
      }),
    },
  });
const strip = () => screen.findByRole('slider', { name: 'The script, scene by scene' });
const said = (element: HTMLElement): string => element.getAttribute('aria-valuetext') ?? '';

describe('the spine', () => {
  it.each([
    '/sample',
    '/sample/strength-weakness',
    '/sample/coverage',
    '/sample/script-statistics',
    '/sample/story-structure',
  ])('stands on %s', async (path) => {
    visit({ path, files: files() });
    expect((await strip()).getAttribute('aria-valuemax')).toBe('18');
  });

  it('goes from scene to scene by arrow keys, Home and End, and says each', async () => {
    visit({ path: '/sample', files: files() });
    const slider = await strip();
    slider.focus();
    await userEvent.keyboard('{ArrowRight}');
    expect(said(slider)).toContain(`Scene 1, ${spine.scenes[0]?.heading}, page 1`);
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}');
    expect(slider.getAttribute('aria-valuenow')).toBe('2');
    await userEvent.keyboard('{End}');
    expect(said(slider)).toContain(`Scene 18, ${spine.scenes[17]?.heading}`);
    await userEvent.keyboard('{ArrowRight}{Home}');
    expect(slider.getAttribute('aria-valuenow')).toBe('1');
    await userEvent.keyboard('{Escape}');
    expect(said(slider)).toBe('Nothing chosen');
  });

  it('goes from pin to pin up and down, every one of them', async () => {
    visit({ path: '/sample', files: files() });
    const slider = await strip();
    slider.focus();
    for (const { title, page } of spine.pins) {
      await userEvent.keyboard('{ArrowDown}');
      expect(said(slider)).toContain(`page ${page}: ${title}`);
    }
    await userEvent.keyboard('{ArrowUp}');
    expect(said(slider)).toContain(spine.pins.at(-2)?.title);
  });

  it('opens a pin’s page in the reader, with its note told over the page, and gives the focus back', async () => {
    const { here } = visit({ path: '/sample/flaw-detection', files: files() });
    const slider = await strip();
    slider.focus();
    const pin = spine.pins.find(({ kind, advice }) => kind === 'weakness' && advice !== null);
    for (let at = 0; at <= spine.pins.findIndex(({ id }) => id === pin?.id); at += 1)
      await userEvent.keyboard('{ArrowDown}');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(here()).toBe(`/sample/flaw-detection?at=${pin?.page}.${pin?.line}`));
    const note = within(await screen.findByRole('note'));
    expect(note.getByText(`Weakness: ${pin?.title}`)).toBeDefined();
    expect(note.getByText(/What to do: /)).toBeDefined();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(here()).toBe('/sample/flaw-detection'));
    expect(document.activeElement).toBe(slider);
  });

  it('tells what was chosen under it, with the report that tells it in full', async () => {
    const { here } = visit({ path: '/sample', files: files() });
    const slider = await strip();
    slider.focus();
    await userEvent.keyboard('{ArrowDown}');
    const [pin] = spine.pins;
    const region = within(screen.getByRole('region', { name: 'The script on one strip' }));
    expect(region.getByText(pin?.title ?? '')).toBeDefined();
    const [told] = region.getAllByRole('link').filter((link) => link.getAttribute('href')?.startsWith('/sample/'));
    if (!told) throw new Error('No report tells the pin.');
    const to = told.getAttribute('href');
    await userEvent.click(told);
    await waitFor(() => expect(here()).toBe(to));
  });

  it('opens a scene by a press on its block', async () => {
    const { here } = visit({ path: '/sample', files: files() });
    const drawing = (await strip()).querySelector('svg');
    if (!drawing) throw new Error('Nothing is drawn.');
    drawing.setPointerCapture = () => undefined;
    const last = { clientX: 715, clientY: 80, pointerId: 1, pointerType: 'mouse', button: 0 };
    fireEvent.pointerDown(drawing, last);
    fireEvent.pointerUp(drawing, last);
    const scene = spine.scenes.at(-1);
    await waitFor(() => expect(here()).toBe(`/sample?at=${scene?.page}.${scene?.line}`));
  });

  it('zooms by + and -, and moves along with the scene that is chosen', async () => {
    visit({ path: '/sample', files: files() });
    const slider = await strip();
    slider.focus();
    const further = () => screen.getByRole('button', { name: 'Zoom out' }).getAttribute('aria-disabled');
    expect(further()).toBe('true');
    await userEvent.keyboard('{Home}+++');
    expect(further()).toBeNull();
    const pages = () => [...slider.querySelectorAll('text')].map(({ textContent }) => textContent);
    expect(pages()).not.toContain('15');
    await userEvent.keyboard('{End}');
    expect(pages()).toContain('15');
    await userEvent.keyboard('---');
    expect(further()).toBe('true');
  });

  it('keeps the focus and the choice when it is folded, and says itself as a table', async () => {
    visit({ path: '/sample', files: files() });
    const slider = await strip();
    await userEvent.click(screen.getByRole('button', { name: 'As a table' }));
    expect(screen.getByText('The numbers')).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Fold' }));
    expect(await strip()).toBe(slider);
    expect(screen.getByRole('button', { name: 'Unfold' }).getAttribute('aria-expanded')).toBe('false');
  });

  it('stays as it was left from one view to the next', async () => {
    visit({ path: '/sample', files: files() });
    const slider = await strip();
    slider.focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await userEvent.click(screen.getByRole('button', { name: 'Fold' }));
    await userEvent.click(screen.getByRole('button', { name: 'Unfold' }));
    await userEvent.click(
      within(screen.getByRole('navigation', { name: 'Analyses' })).getByRole('link', { name: 'Flaw Detection' }),
    );
    await screen.findByRole('heading', { level: 1, name: 'Flaw Detection' });
    expect(await strip()).toBe(slider);
    expect(slider.getAttribute('aria-valuenow')).toBe('2');
    expect(screen.getByRole('button', { name: 'Fold' })).toBeDefined();
  });

  it('is there behind a share link, where no page opens and every note is told', async () => {
    const { here, calls } = shared('/shared');
    const slider = await strip();
    slider.focus();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    const region = within(screen.getByRole('region', { name: 'The script on one strip' }));
    expect(region.getByText(spine.pins[0]?.title ?? '')).toBeDefined();
    expect(region.getByText(new RegExp(`page ${spine.pins[0]?.page}\\b`))).toBeDefined();
    expect(here()).not.toContain('at=');
    expect(calls.every(({ route }) => route === 'openShare')).toBe(true);
  });

  it('is absent for a script without scenes, and takes no room there', async () => {
    const { spine: _, ...overview } = sample.overview;
    visit({ path: '/sample/flaw-detection', files: { '/sample.json': { ...sample, overview } } });
    await screen.findByRole('link', { name: /^Overview: / });
    expect(screen.queryByRole('region', { name: 'The script on one strip' })).toBeNull();
  });

  it('is made into an SVG poster named after the script', async () => {
    const saved: { name: string; content: string | Blob; type: string }[] = [];
    visit({
      path: '/sample',
      files: files(),
      around: { saveFile: (name, content, type) => void saved.push({ name, content, type }) },
    });
    await strip();
    const [button] = screen.getAllByRole('button', { name: 'Poster (SVG)' });
    if (!button) throw new Error('There is no poster.');
    await userEvent.click(button);
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(saved[0]).toMatchObject({ name: 'the-last-reel-poster.svg', type: 'image/svg+xml' });
    expect(saved[0]?.content).toBeInstanceOf(Blob);
  });
});
