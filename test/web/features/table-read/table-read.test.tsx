/** A script heard in the reader, on a stand-in for the browser's speech, which no headless browser has. */
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { untouched } from '../../../../lib/contract/notes.ts';
import type { ScreenplayPages } from '../../../../lib/contract/screenplay-pages.ts';
import { buildSamplePages } from '../../fixtures/built-sample.ts';
import { paidFor, refusal, sampleScript, visit } from '../../fixtures/fake-site.tsx';
import { details, list } from '../../fixtures/sample-answers.ts';
import '../../../../web/src/features/script-reader/reader-dock.tsx';
import '../../../../web/src/features/table-read/table-read.tsx';

let pages: ScreenplayPages;
beforeAll(() => {
  pages = buildSamplePages();
}, 60_000);
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

const voice = (name: string, localService = true) => ({
  name,
  lang: 'en-GB',
  localService,
  default: false,
  voiceURI: name,
});
type Voice = ReturnType<typeof voice>;
class Utterance {
  voice: Voice | null = null;
  lang = '';
  pitch = 1;
  rate = 1;
  onend: (() => void) | null = null;
  onerror: ((event: { error: string }) => void) | null = null;
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}
/** Speaks nothing; the test says when a line has been spoken. */
class Speech extends EventTarget {
  readonly voices: readonly Voice[];
  readonly spoken: Utterance[] = [];
  current: Utterance | null = null;
  constructor(voices: readonly Voice[]) {
    super();
    this.voices = voices;
  }
  getVoices = () => [...this.voices];
  speak = (utterance: Utterance) => {
    this.current = utterance;
    this.spoken.push(utterance);
  };
  cancel = () => {
    const was = this.current;
    this.current = null;
    was?.onerror?.({ error: 'canceled' });
  };
  end = () => act(() => this.current?.onend?.());
  fail = () => act(() => this.current?.onerror?.({ error: 'synthesis-failed' }));
}
afterEach(() => vi.unstubAllGlobals());

const id = sampleScript.script_id;
function hear(voices: readonly Voice[] | null) {
  const speech = new Speech(voices ?? []);
  if (voices) {
    vi.stubGlobal('speechSynthesis', speech);
    vi.stubGlobal('SpeechSynthesisUtterance', Utterance);
  }
  const made = visit({
    path: `/dashboard?script=${id}&at=1`,
    payment: paidFor('basic'),
    uploaded: true,
    answers: {
      listAnswers: () => list,
      getAnswer: ({ path: { n } }) => details[Number(n)],
      getScreenplay: () => ({ status: 'ready', ...pages }),
      getOverview: () => refusal(404, 'not_found', 'None.'),
      getNotes: () => ({
        script_id: id,
        reading: null,
        drafts: [],
        likely: null,
        card: null,
        notes: [
          {
            ...untouched,
            id: 'nt.1',
            counted: true,
            kind: 'weakness',
            title: 'Nobody hears her',
            why: null,
            advice: null,
            worth: 0.3,
            effort: 'word',
            home: 9,
            fate: 'open',
            moved: false,
            stood: true,
            since: id,
            places: [{ scene: 1, page: 1, line: 22, quote: 'Close enough.' }],
            was: [],
          },
        ],
      }),
    },
  });
  return { ...made, speech, user: userEvent.setup() };
}
const english = [voice('Amy'), voice('Brian'), voice('Carla')];
const marked = (): string[] =>
  [...document.querySelectorAll('mark[data-mark=spoken]')].map((mark) => mark.textContent ?? '');
const controls = async () => within(await screen.findByRole('region', { name: 'Table read' }));
async function begin(voices: readonly Voice[]) {
  const made = hear(voices);
  await made.user.click(await screen.findByRole('button', { name: 'Hear it' }));
  return { ...made, bar: await controls() };
}

describe('a table read', () => {
  it('is absent where the device has no voice, or cannot speak at all', async () => {
    const { unmount } = hear([]);
    await screen.findByText('Close enough.');
    expect(screen.queryByRole('button', { name: 'Hear it' })).toBeNull();
    unmount();
    hear(null);
    await screen.findByText('Close enough.');
    expect(screen.queryByRole('button', { name: 'Hear it' })).toBeNull();
  });
  it('speaks the scene line by line, each marked as it is spoken, the parts in other voices than the narrator', async () => {
    const { speech, user, bar } = await begin(english);
    expect(speech.spoken).toEqual([]);
    await user.click(bar.getByRole('button', { name: 'Play' }));
    expect(speech.current?.text).toBe('fade in:');
    speech.end();
    expect(speech.current?.text).toBe('exterior, harbour town, dawn');
    expect(marked()).toEqual(['EXT. HARBOUR TOWN - DAWN']);
    const narrator = speech.current?.voice;
    for (let at = 0; at < 40 && speech.current?.text !== 'Close enough.'; at += 1) speech.end();
    expect(marked()).toEqual(['Close enough.']);
    expect(bar.getByText('MAGS')).toBeDefined();
    expect(speech.current?.voice).not.toBe(narrator);
    expect(speech.spoken.some(({ text }) => text.includes('to the sea'))).toBe(false);
    expect(within(bar.getByRole('list', { name: 'Notes on this line' })).getByText('Nobody hears her')).toBeDefined();
    for (let at = 0; at < 200 && speech.current; at += 1) {
      const was = speech.current;
      speech.end();
      if (speech.current === was) break;
    }
    // The scene is over.
    expect(bar.getByRole('button', { name: 'Play' })).toBeDefined();
    expect(speech.spoken.filter(({ text }) => text.startsWith('interior') || text.startsWith('exterior'))).toHaveLength(
      1,
    );
  });
  it('pauses where it is and goes on from there, and steps by lines', async () => {
    const { speech, user, bar } = await begin(english);
    await user.click(bar.getByRole('button', { name: 'Play' }));
    speech.end();
    const second = speech.current?.text;
    await user.click(bar.getByRole('button', { name: 'Pause' }));
    expect(speech.current).toBeNull();
    await user.click(bar.getByRole('button', { name: 'Play' }));
    expect(speech.current?.text).toBe(second);
    await user.click(bar.getByRole('button', { name: 'Next line' }));
    const third = speech.current?.text;
    expect(third).not.toBe(second);
    await user.click(bar.getByRole('button', { name: 'Previous line' }));
    expect(speech.current?.text).toBe(second);
    // A line that was left before it was over does not go on by itself.
    act(() => speech.spoken.at(-2)?.onend?.());
    expect(speech.current?.text).toBe(second);
  });
  it('without its narrator is the speeches alone, and can be faster', async () => {
    const { speech, user, bar } = await begin(english);
    await user.click(bar.getByRole('checkbox', { name: 'Narrator' }));
    await user.selectOptions(bar.getByLabelText('Speed'), '1.5');
    await user.click(bar.getByRole('button', { name: 'Play' }));
    expect(speech.current?.text).toBe('Close enough.');
    expect(speech.current?.rate).toBeGreaterThan(1.3);
  });
  it('can be of the page, or of all that follows', async () => {
    const { speech, user, bar } = await begin(english);
    await user.selectOptions(bar.getByLabelText('What is heard'), 'From here on');
    await user.click(bar.getByRole('button', { name: 'Play' }));
    for (let at = 0; at < 400 && speech.spoken.filter(({ text }) => /^(in|ex)terior/.test(text)).length < 3; at += 1)
      speech.end();
    expect(speech.spoken.filter(({ text }) => /^(in|ex)terior/.test(text)).length).toBe(3);
  });
  it('uses no voice of another service until its user allows that, and says so in a line', async () => {
    const { speech, user, bar } = await begin([voice('Cloud', false)]);
    expect(bar.getByText(/has no voice of its own on this device.*send the lines they speak/)).toBeDefined();
    expect(bar.getByRole<HTMLButtonElement>('button', { name: 'Play' }).disabled).toBe(true);
    await user.click(bar.getByRole('checkbox', { name: 'Voices from the network' }));
    expect(bar.getByText(/^Voices from the network send the lines they speak/)).toBeDefined();
    await user.click(bar.getByRole('button', { name: 'Play' }));
    expect(speech.current?.voice?.name).toBe('Cloud');
  });
  it('keeps to the device’s own voices while it has some', async () => {
    const { speech, user, bar } = await begin([voice('Cloud', false), ...english]);
    await user.click(bar.getByRole('button', { name: 'Play' }));
    for (let at = 0; at < 30; at += 1) speech.end();
    expect(speech.spoken.every((one) => one.voice?.localService)).toBe(true);
    expect(bar.queryByText(/send the lines they speak/)).toBeNull();
  });
  it('falls silent when it is closed, when the script is closed and when the page is left', async () => {
    const { speech, user, bar, unmount } = await begin(english);
    await user.click(bar.getByRole('button', { name: 'Play' }));
    await user.click(screen.getByRole('button', { name: 'Hear it' }));
    expect([speech.current, marked()]).toEqual([null, []]);
    await user.click(screen.getByRole('button', { name: 'Hear it' }));
    await user.click((await controls()).getByRole('button', { name: 'Play' }));
    expect(speech.current).not.toBeNull();
    window.dispatchEvent(new Event('pagehide'));
    expect(speech.current).toBeNull();
    await user.click((await controls()).getByRole('button', { name: 'Next line' }));
    unmount();
    expect(speech.current).toBeNull();
  });
  it('says that a line could not be spoken, and stops there', async () => {
    const { speech, user, bar } = await begin(english);
    await user.click(bar.getByRole('button', { name: 'Play' }));
    speech.fail();
    await waitFor(() => expect(bar.getByRole('alert').textContent).toContain('could not speak the line'));
    expect(bar.getByRole('button', { name: 'Play' })).toBeDefined();
  });
});
