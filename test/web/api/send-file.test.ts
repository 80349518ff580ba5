/** The presigned form, which storage reads in order, and its way there. */
import { afterEach, describe, expect, it, vi } from 'vitest';
import { formFor, sendFile } from '../../../web/src/api/send-file.ts';

it('puts the fields in their order and the file last', () => {
  const file = new File(['%PDF-1.7'], 'script.pdf');
  const form = formFor(
    { url: 'http://127.0.0.1/bucket', fields: { key: 'uploads/1.pdf', policy: 'p', 'x-amz-date': 'd' } },
    file,
  );
  expect([...form.keys()]).toEqual(['key', 'policy', 'x-amz-date', 'file']);
  expect(form.get('file')).toBeInstanceOf(File);
});

describe('a file on its way', () => {
  /** A request that gets no answer until the test gives one. */
  class OpenRequest extends EventTarget {
    static last: OpenRequest;
    readonly upload = new EventTarget();
    status = 0;
    responseText = '';
    constructor() {
      super();
      OpenRequest.last = this;
    }
    open(): void {}
    send(): void {}
    abort(): void {
      this.end('abort');
    }
    end(how: 'load' | 'error' | 'abort', status = 0): void {
      this.status = status;
      for (const name of [how, 'loadend']) this.dispatchEvent(new Event(name));
    }
  }
  afterEach(() => vi.unstubAllGlobals());
  const send = (signal: AbortSignal) => {
    vi.stubGlobal('XMLHttpRequest', OpenRequest);
    const post = { url: 'http://127.0.0.1/bucket', fields: {} };
    return sendFile(post, new File(['%PDF-1.7'], 'script.pdf'), () => undefined, signal);
  };
  /** True when the browser would ask before the page goes. */
  const asks = (): boolean => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

  it.each([
    ['arrived', 'load', 204],
    ['broken off', 'error', 0],
  ] as const)('has the browser ask before the page is left, until it has %s', async (_, how, status) => {
    const sent = send(new AbortController().signal).catch(() => undefined);
    expect(asks()).toBe(true);
    OpenRequest.last.end(how, status);
    await sent;
    expect(asks()).toBe(false);
  });

  it('is called back by its signal', async () => {
    const owner = new AbortController();
    const sent = send(owner.signal);
    owner.abort();
    await expect(sent).rejects.toMatchObject({ code: 'no_answer' });
    expect(asks()).toBe(false);
  });
});
