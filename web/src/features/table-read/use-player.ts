/** Speaks lines one after another in their voices; pause, next, previous, speed. Falls silent when it goes, and when the page is left. */
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { PartVoice } from './choose-voices.ts';
import type { SpokenLine } from './spoken-lines.ts';

export interface Player {
  /** The line that is spoken, or that would be next. */
  readonly at: number;
  readonly playing: boolean;
  readonly error: string | null;
  play(at?: number): void;
  pause(): void;
  /** To the next line that is spoken, or the one before. */
  step(by: 1 | -1): void;
  /** To a line, in silence. */
  moveTo(at: number): void;
}

interface Spoken {
  readonly lines: readonly SpokenLine[];
  /** Behind the last line that is to be spoken. */
  readonly to: number;
  readonly rate: number;
  /** Null: the line is passed over. */
  readonly voiceOf: (line: SpokenLine) => PartVoice<SpeechSynthesisVoice> | null;
}

const failed = 'This device could not speak the line. Please try another time, or another browser.';
/** What a browser calls an utterance that we have taken back ourselves. */
const takenBack: ReadonlySet<string> = new Set(['canceled', 'interrupted']);

/** Begins with the line `first`. What is chosen anew, as another speed, is heard from the next line on. */
export function usePlayer(spoken: Spoken, first: number): Player {
  const [at, setAt] = useState(first);
  const [playing, setPlaying] = useState(false);
  // Held, so that what was begun can be ended.
  const [speech] = useState(() => window.speechSynthesis);
  const [error, setError] = useState<string | null>(null);
  /** Held, since some browsers forget an utterance that nobody holds, and its end with it. Another is another round. */
  const utterance = useRef<SpeechSynthesisUtterance | null>(null);
  // The end of a line is heard of long after it was begun.
  const latest = useRef(spoken);
  useLayoutEffect(() => {
    latest.current = spoken;
  }, [spoken]);

  const silence = (): void => {
    utterance.current = null;
    speech.cancel();
  };
  /** The next line that has a voice, in a direction; null at either end. */
  const heardFrom = (from: number, by: 1 | -1): number | null => {
    const { lines, to, voiceOf } = latest.current;
    for (let next = from; next >= 0 && next < to; next += by) {
      const line = lines[next];
      if (line && voiceOf(line)) return next;
    }
    return null;
  };
  const pause = (): void => {
    silence();
    setPlaying(false);
  };
  const speak = (wanted: number): void => {
    const { lines, voiceOf, rate } = latest.current;
    silence();
    const next = heardFrom(wanted, 1);
    const line = next === null ? undefined : lines[next];
    const cast = line && voiceOf(line);
    if (next === null || !line || !cast) {
      setPlaying(false);
      return;
    }
    setAt(next);
    setPlaying(true);
    const said = new SpeechSynthesisUtterance(line.text);
    said.voice = cast.voice;
    said.lang = cast.voice.lang;
    said.pitch = cast.pitch;
    said.rate = cast.rate * rate;
    said.onend = () => {
      if (utterance.current === said) speak(next + 1);
    };
    said.onerror = ({ error: cause }) => {
      if (utterance.current !== said || takenBack.has(cause)) return;
      pause();
      setError(failed);
    };
    utterance.current = said;
    speech.speak(said);
  };

  useEffect(() => {
    const leave = (): void => speech.cancel();
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      utterance.current = null;
      leave();
    };
  }, [speech]);
  return {
    at,
    playing,
    error,
    play(wanted = at) {
      setError(null);
      speak(wanted);
    },
    pause,
    step(by) {
      const next = heardFrom(at + by, by);
      if (next === null) return;
      if (playing) speak(next);
      else setAt(next);
    },
    moveTo: setAt,
  };
}
