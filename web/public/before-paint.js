/*
 * Runs before the first paint. A chosen theme never flashes (the same key and words as features/theme/theme-store.ts); a page that was built for
 * guests is not shown to a visit for which it is not true; and what is typed and pressed on it before the site's own code is there counts then.
 */
(() => {
  const page = document.documentElement;
  try {
    const theme = localStorage.getItem('theme');
    if (theme === 'light' || theme === 'dark') page.dataset.theme = theme;
  } catch {
    // Storage is closed to this site: the system's theme serves.
  }

  const isSignedIn = /(?:^|;\s*)token=/.test(document.cookie);
  // The script beside the sample, and what a screen was told by the one before it: the build knew of neither.
  const isTold = /[?&]at=/.test(location.search) || Boolean(history.state?.usr);
  if (isSignedIn || isTold) page.dataset.prerendered = 'unfit';

  let pressed = null;
  const keepPress = (event) => {
    const { target, button, ctrlKey, metaKey, shiftKey, altKey } = event;
    if (!(target instanceof Element) || button !== 0 || ctrlKey || metaKey || shiftKey || altKey) return;
    const { address } = document.getElementById('root')?.dataset ?? {};
    // A link that stays on its screen would begin the visit anew, and what it tells that screen would be lost. Others lead on by themselves.
    const link = address && target.closest(`a[href="${address}"], a[href^="${address}/"], a[href^="${address}?"]`);
    const control = link || target.closest('button[type=button]');
    if (!control) return;
    if (link) event.preventDefault();
    pressed = () => control.click();
  };
  // Left to the browser, a form would put the password into the address.
  const keepForm = (event) => {
    event.preventDefault();
    const { target: form, submitter } = event;
    pressed = () => form.requestSubmit(submitter);
  };
  /**
   * What was entered into a field, and how React is told of it: it leaves the field as it finds it, draws over it the next time, and hears of a
   * change by its event alone, if the value is another than it knew.
   */
  const entered = (field) => {
    const { type, checked, value, selectionStart, selectionEnd } = field;
    if (type === 'checkbox') {
      if (checked === field.defaultChecked) return null;
      return () => {
        field.checked = !checked;
        field.click();
      };
    }
    const isSelect = field instanceof HTMLSelectElement;
    if (value === (isSelect ? field.querySelector('[selected]')?.value : field.defaultValue)) return null;
    const { prototype } = isSelect ? HTMLSelectElement : HTMLInputElement;
    return () => {
      if (!isSelect) field.value = field.defaultValue;
      Object.getOwnPropertyDescriptor(prototype, 'value').set.call(field, value);
      // An email field has no selection to read.
      if (selectionStart > 0) field.setSelectionRange(selectionStart, selectionEnd);
      field.dispatchEvent(new Event(isSelect ? 'change' : 'input', { bubbles: true }));
    };
  };
  addEventListener('click', keepPress, true);
  addEventListener('submit', keepForm, true);
  // React hears of presses from here on, but a form is safe only when its screen is.
  addEventListener('takeover', () => removeEventListener('click', keepPress, true), { once: true });
  const takeUp = () => {
    const tell = [...document.querySelectorAll('#root[data-address] :is(input, select)')].map(entered);
    // One after the other: from within the event, which comes while React is at work, it would hear of all at once.
    setTimeout(() => {
      removeEventListener('click', keepPress, true);
      removeEventListener('submit', keepForm, true);
      for (const each of tell) each?.();
      pressed?.();
    });
  };
  addEventListener('takenover', takeUp, { once: true });
})();
