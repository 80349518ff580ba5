/** What jsdom lacks of a browser and every web test needs, and a clean page after each. */
import { cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';
import { createCookieJar } from '../../web/src/features/account/session-cookies.ts';

// A busy machine is slow, not wrong.
configure({ asyncUtilTimeout: 10_000 });
vi.setConfig({ testTimeout: 30_000 });

// jsdom knows the element but neither of its two verbs.
HTMLDialogElement.prototype.showModal = function showModal(this: HTMLDialogElement): void {
  this.setAttribute('open', '');
};
HTMLDialogElement.prototype.close = function close(this: HTMLDialogElement): void {
  this.removeAttribute('open');
};
// jsdom lays nothing out, so there is no size to watch.
window.ResizeObserver = class {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
};
// It knows pointer events, but no element can hold a pointer.
Element.prototype.setPointerCapture = () => undefined;
window.scrollTo = () => undefined;
window.scrollBy = () => undefined;
// A narrow screen, on which nothing moves: what lies beside something on a wide one lies over it here, and no test races an animation.
window.matchMedia = (media) =>
  Object.assign(new EventTarget(), {
    media,
    matches: media.includes('prefers-reduced-motion'),
    onchange: null,
  }) as MediaQueryList;
Element.prototype.scrollIntoView = () => undefined;

afterEach(() => {
  cleanup();
  // What a test put there by itself: the next file of this worker has the same document.
  document.body.replaceChildren();
  localStorage.clear();
  delete document.documentElement.dataset.theme;
  createCookieJar(document, false).clear();
});
