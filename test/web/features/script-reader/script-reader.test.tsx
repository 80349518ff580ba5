/** The script beside its reports, on the sample's real pages and on a user's own: links, marks, search, scenes, waits and failures. */
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ScreenplayPages } from '../../../../lib/contract/screenplay-pages.ts';
import { buildSamplePages } from '../../fixtures/built-sample.ts';
import { type Answers, paidFor, refusal, sampleReading, sampleScript, visit } from '../../fixtures/fake-site.tsx';
import { details, list } from '../../fixtures/sample-answers.ts';
import '../../../../web/src/features/script-reader/reader-dock.tsx';

let pages: ScreenplayPages;
beforeAll(() => {
  pages = buildSamplePages();
});
// jsdom lays nothing out: here the window and every page are as high as this, so that the pages near the window are drawn.
beforeEach(() => {
  const heights = [
    vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(900),
    vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(100_000),
    vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(900),
  ];
  Element.prototype.scrollTo = function scrollTo(this: Element, to?: ScrollToOptions | number): void {
    this.scrollTop = typeof to === 'object' ? (to.top ?? 0) : 0;
    this.dispatchEvent(new Event('scroll'));
  };
  return () => {
    for (const height of heights) height.mockRestore();
  };
});

const id = sampleScript.script_id;
const own = (path: string, answers: Answers = {}) =>
  visit({
    path,
    payment: paidFor('basic'),
    uploaded: true,
    answers: {
      listAnswers: () => list,
      getAnswer: ({ path: { n } }) => details[Number(n)],
      getScreenplay: () => ({ status: 'ready', ...pages }),
      ...answers,
    },
  });
const reader = () => screen.findByRole('dialog', { name: 'The Last Reel' });
const marked = (kind = 'quote'): string[] =>
  [...document.querySelectorAll(`mark[data-mark=${kind}]`)].map((mark) => mark.textContent ?? '');

describe('evidence', () => {
  it('is a link to its page and line that keeps the rest of the address', async () => {
    own(`/dashboard/strength-weakness?script=${id}`);
    const link = await screen.findByRole('link', { name: /“She hangs it.”/ });
    expect(link.getAttribute('href')).toBe(`/dashboard/strength-weakness?script=${id}&at=4.2`);
    expect(document.querySelector('figcaption')).toBeNull();
  });

  it('is a link in a doubt about the reading, too, and in the table of its speaking parts', async () => {
    const sentence = 'One cue has no spoken words below: MAGS (page 2, line 7).';
    const doubt = {
      code: 'cue_without_words',
      sentence,
      page: 2,
      places: [{ text: 'page 2, line 7', page: 2, line: 7 }],
    };
    own(`/dashboard/reading?script=${id}`, { getReading: () => ({ ...sampleReading, warnings: [doubt] }) });
    const place = await screen.findByRole('link', { name: 'page 2, line 7' });
    expect(place.getAttribute('href')).toBe(`/dashboard/reading?script=${id}&at=2.7`);
    expect(place.closest('li')?.textContent).toContain(sentence);
    const row = within(screen.getByRole('row', { name: /LENA/ }));
    expect(row.getByRole('link', { name: '2' }).getAttribute('href')).toBe(`/dashboard/reading?script=${id}&at=2.3`);
  });

  it('opens the script with the quote marked, and takes the focus back to itself', async () => {
    const { here, calls } = own(`/dashboard/strength-weakness?script=${id}`, {
      getAnswer: () => ({
        ...details[3],
        entries: JSON.parse(JSON.stringify(details[3]?.entries).replaceAll('"page":4,"line":2', '"page":1,"line":17')),
      }),
    });
    const link = await screen.findByRole('link', { name: /“She hangs it.”/ });
    expect(calls.filter(({ route }) => route === 'getScreenplay')).toEqual([]);
    await userEvent.click(link);
    await reader();
    await waitFor(() => expect(marked()).toEqual(['She hangs it.']));
    expect(here()).toBe(`/dashboard/strength-weakness?script=${id}&at=1.17`);
    expect(link.getAttribute('aria-current')).toBe('true');
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Pages of the script' }));
    expect(calls.find(({ route }) => route === 'getScreenplay')?.path.id).toBe(id);
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(link);
    expect(here()).toBe(`/dashboard/strength-weakness?script=${id}`);
    expect(link.getAttribute('aria-current')).toBeNull();
  });

  it('whose words stand on another page is shown there, and the difference is said', async () => {
    own(`/dashboard/strength-weakness?script=${id}`);
    await userEvent.click(await screen.findByRole('link', { name: /“She hangs it.”/ }));
    expect(await screen.findByText('These words stand on page 1 of the script, not on page 4.')).toBeDefined();
    await waitFor(() => expect(marked()).toEqual(['She hangs it.']));
  });

  it('whose words are nowhere in the script says so, and shows the page without a mark', async () => {
    const without = pages.pages.map((nodes) => nodes.filter(({ text }) => !text.includes('packed it')));
    own(`/dashboard/strength-weakness?script=${id}`, {
      getScreenplay: () => ({ status: 'ready', ...pages, pages: without }),
    });
    await userEvent.click(await screen.findByRole('link', { name: /“I asked who packed it.”/ }));
    const sentence = 'These words are not on page 2 as the script was read. Here is the page.';
    expect(await screen.findByText(sentence)).toBeDefined();
    expect(marked()).toEqual([]);
    expect(within(await reader()).getByText('Page 2 of 15')).toBeDefined();
  });
});

describe('the script', () => {
  it('opens from its own button at page 1, after the title page', async () => {
    const { here } = own(`/dashboard?script=${id}`);
    await userEvent.click(await screen.findByRole('link', { name: 'Read the script' }));
    expect(here()).toBe(`/dashboard?script=${id}&at=1`);
    const page = within(await screen.findByRole('article', { name: 'Page 1' }));
    expect(page.getByRole('heading', { level: 3, name: 'EXT. HARBOUR TOWN - DAWN' })).toBeDefined();
    expect(page.getByText('(to the sea)').closest('p')?.previousElementSibling?.textContent).toBe('MAGS');
    expect(within(screen.getByRole('article', { name: 'Title page' })).getByText('Noor Whitlock')).toBeDefined();
  });

  it('draws only the pages near the window', async () => {
    own(`/dashboard?script=${id}&at=1`);
    await screen.findByRole('article', { name: 'Page 1' });
    expect(screen.getAllByRole('article').length).toBeLessThan(6);
  });

  it('opens by its address alone with all that stands on the line marked, and leaves the focus where it was', async () => {
    own(`/dashboard?script=${id}&at=1.21`);
    await waitFor(() => expect(marked()).toEqual(['(to the sea)']));
    expect(document.activeElement).not.toBe(screen.getByRole('region', { name: 'Pages of the script' }));
  });

  it('says that it has no such page', async () => {
    own(`/dashboard?script=${id}&at=99`);
    expect(await screen.findByText('The script has no page 99. Here is its last one.')).toBeDefined();
  });

  it('stays open from view to view, with the same words marked', async () => {
    const { here } = own(`/dashboard/strength-weakness?script=${id}&at=1.22`);
    await waitFor(() => expect(marked()).toEqual(['Close enough.']));
    await userEvent.click(screen.getByRole('link', { name: 'Frame Caliber Ratings', hidden: true }));
    expect(here()).toBe(`/dashboard/frame-caliber-ratings?script=${id}&at=1.22`);
    expect(marked()).toEqual(['Close enough.']);
  });

  it('sets two speeches of a dual dialogue side by side', async () => {
    const dual = pages.pages.findIndex((nodes) => nodes.some((node) => node.dual === 'right'));
    own(`/dashboard?script=${id}&at=${dual + 1}`);
    // The page before stands at the window in jsdom; its own page is drawn all the same.
    const right = pages.pages[dual]?.find((node) => node.dual === 'right');
    const cue = await screen.findAllByText(right?.text ?? '');
    expect(cue.some((each) => each.closest('.grid-cols-2') !== null)).toBe(true);
  });

  it('names the character that the writer has said a cue means, and who goes on speaking after a page break', async () => {
    const [first = [], ...rest] = pages.pages;
    const corrected = first.map((node) => (node.text === 'MAGS' ? { ...node, speaker: 'MARGARET' } : node));
    const carried = [
      { kind: 'dialogue' as const, line: 1, text: 'And another thing.', speaker: 'WENDELL' },
      ...(rest[0] ?? []),
    ];
    own(`/dashboard?script=${id}&at=1`, {
      getScreenplay: () => ({ status: 'ready', ...pages, pages: [corrected, carried, ...rest.slice(1)] }),
    });
    expect((await screen.findAllByText('read as MARGARET')).length).toBeGreaterThan(0);
    expect(screen.getByText("WENDELL (CONT'D)")).toBeDefined();
  });
});

describe('the search', () => {
  it('counts what it finds, goes on with Enter and back with Shift+Enter, and round at the end', async () => {
    own(`/dashboard?script=${id}&at=1`);
    const input = await screen.findByRole('searchbox', { name: 'Search the script' });
    await userEvent.type(input, 'LAST NIGHT');
    const status = within(screen.getByRole('search')).getByRole('status');
    await waitFor(() => expect(status.textContent).toMatch(/^1 of \d+$/));
    const count = Number(status.textContent?.split(' ').at(-1));
    expect(count).toBeGreaterThan(1);
    expect(marked('current')).toEqual(['LAST NIGHT']);
    await userEvent.keyboard('{Enter}');
    expect(status.textContent).toBe(`2 of ${count}`);
    await userEvent.keyboard('{Shift>}{Enter}{Enter}{/Shift}');
    expect(status.textContent).toBe(`${count} of ${count}`);
    await userEvent.click(screen.getByRole('button', { name: 'Next match' }));
    expect(status.textContent).toBe(`1 of ${count}`);
  });

  it('says when there is nothing, and is cleared by Escape before the reader is closed by it', async () => {
    own(`/dashboard?script=${id}&at=1`);
    const input = await screen.findByRole('searchbox', { name: 'Search the script' });
    await userEvent.type(input, 'zeppelin');
    await waitFor(() => expect(within(screen.getByRole('search')).getByRole('status').textContent).toBe('No match'));
    expect(screen.getByRole('button', { name: 'Next match' })).toHaveProperty('disabled', true);
    await userEvent.keyboard('{Escape}');
    expect(input).toHaveProperty('value', '');
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('takes the browser’s own shortcut, which would miss the pages that are not drawn', async () => {
    own(`/dashboard?script=${id}&at=1`);
    const region = await screen.findByRole('region', { name: 'Pages of the script' });
    region.focus();
    await userEvent.keyboard('{Control>}f{/Control}');
    expect(document.activeElement).toBe(screen.getByRole('searchbox'));
  });
});

describe('the scene list', () => {
  it('lists every scene with its page, walks by arrow keys, and jumps', async () => {
    const { here } = own(`/dashboard?script=${id}&at=1`);
    const button = await screen.findByRole('button', { name: 'Scenes 1 EXT. HARBOUR TOWN - DAWN' });
    await userEvent.click(button);
    const menu = within(screen.getByRole('navigation', { name: 'Scenes' }));
    expect(menu.getAllByRole('button')).toHaveLength(pages.scenes.length);
    expect(document.activeElement?.textContent).toBe('1EXT. HARBOUR TOWN - DAWNp. 1');
    expect(document.activeElement?.getAttribute('aria-current')).toBe('true');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(here()).toBe(`/dashboard?script=${id}&at=1.25`);
    expect(screen.queryByRole('navigation', { name: 'Scenes' })).toBeNull();
    await waitFor(() => expect(marked()).toEqual(['INT. MERIDIAN CINEMA - LOBBY - DAY']));
    expect(screen.getByRole('button', { name: /^Scenes 2 INT. MERIDIAN/ })).toBeDefined();
  });

  it('is closed by Escape alone, with the focus back on its button', async () => {
    own(`/dashboard?script=${id}&at=1`);
    const button = await screen.findByRole('button', { name: /^Scenes/ });
    await userEvent.click(button);
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('navigation', { name: 'Scenes' })).toBeNull();
    expect(document.activeElement).toBe(button);
    expect(await reader()).toBeDefined();
  });
});

describe('the sample', () => {
  it('has its script too, for a guest, from a file that is asked for only when the reader is opened', async () => {
    const report = {
      overview: { reading: null, overview: { prompt: '', blocks: [] }, fix_list: null, scenes: null },
      list,
      answers: Object.values(details),
      statistics: { title: null, breakdown: [], entry: { prompt: '', blocks: [] } },
    };
    const { filesAsked, calls } = visit({
      path: '/sample/strength-weakness',
      files: { '/sample.json': report, '/sample-screenplay.json': pages },
    });
    const link = await screen.findByRole('link', { name: /“It was a frightening cartoon.”/ });
    expect(filesAsked.map(({ path }) => path)).toEqual(['/sample.json']);
    await userEvent.click(link);
    await waitFor(() => expect(marked()).toEqual(['It was a frightening cartoon.']));
    expect(filesAsked.map(({ path, init }) => [path, init?.credentials])[1]).toEqual([
      '/sample-screenplay.json',
      'omit',
    ]);
    expect(calls).toEqual([]);
  });
});

describe('a script that is not there yet', () => {
  it('is waited for while it is being read, and why it could not be is said', async () => {
    const first = own(`/dashboard?script=${id}&at=1`, { getScreenplay: () => ({ status: 'reading', problem: null }) });
    expect(await screen.findByText('Your script is being read.')).toBeDefined();
    first.unmount();
    const problem = { code: 'no_text', message: 'It has no text.' };
    own(`/dashboard?script=${id}&at=1`, { getScreenplay: () => ({ status: 'failed', problem }) });
    expect(await screen.findByText('It has no text.')).toBeDefined();
  });

  it('is asked for again when it could not be loaded', async () => {
    let away = true;
    own(`/dashboard?script=${id}&at=1`, {
      getScreenplay: () => (away ? refusal(500, 'internal', 'Away.') : { status: 'ready', ...pages }),
    });
    const again = await screen.findByRole('button', { name: 'Try again' });
    away = false;
    await userEvent.click(again);
    expect(await screen.findByRole('article', { name: 'Page 1' })).toBeDefined();
  });
});
