/** The device's own voices, as soon as the browser has them. None where it cannot speak. */
import { useSyncExternalStore } from 'react';

const none: readonly SpeechSynthesisVoice[] = [];
let held: readonly SpeechSynthesisVoice[] = none;

/** The same list until another comes: browsers make a new one at each look. */
function voicesNow(): readonly SpeechSynthesisVoice[] {
  if (!('speechSynthesis' in window)) return none;
  const found = window.speechSynthesis.getVoices();
  if (found.length !== held.length || found.some((voice, at) => voice !== held[at])) held = found;
  return held;
}

function watch(changed: () => void): () => void {
  if (!('speechSynthesis' in window)) return () => undefined;
  const { speechSynthesis } = window;
  // Some browsers have none until they are asked, and no event of their own on the object.
  speechSynthesis.addEventListener?.('voiceschanged', changed);
  return () => speechSynthesis.removeEventListener?.('voiceschanged', changed);
}

export const useVoices = (): readonly SpeechSynthesisVoice[] => useSyncExternalStore(watch, voicesNow, () => none);
