/** The table read: its controls at the foot of the reader, the line that is spoken marked on the page, the notes there as they come by. Nothing leaves the device unless its user allows a voice that is spoken elsewhere. */
import { useEffect, useEffectEvent, useId, useMemo, useState } from 'react';
import type { PageNode } from '../../../../lib/contract/screenplay-pages.ts';
import { Button } from '../../ui/button.tsx';
import type { Stretch } from '../script-reader/find-words.ts';
import type { PlacedNotes } from '../script-reader/place-notes.ts';
import { castVoices, languageOf, usableVoices } from './choose-voices.ts';
import { type SpokenLine, type StretchKind, spokenLines, stretchKinds, stretchOf } from './spoken-lines.ts';
import { usePlayer } from './use-player.ts';
import { useVoices } from './use-voices.ts';

export interface TableReadProps {
  readonly pages: readonly (readonly PageNode[])[];
  /** Where the reader is when it begins. */
  readonly seen: { readonly page: number; readonly line: number };
  readonly notes: PlacedNotes;
  /** The words that are spoken, null when none are any more. */
  readonly onLine: (stretch: Stretch | null) => void;
}

const stretchLabels: Readonly<Record<StretchKind, string>> = {
  scene: 'This scene',
  page: 'This page',
  on: 'From here on',
};
const speeds = [0.75, 1, 1.25, 1.5, 2] as const;
const inputLook = 'min-h-10 rounded-lg border border-rule-strong bg-sheet px-2 text-base';
const stepLook = 'min-h-10 px-3';

/** Who speaks how many letters, the most first. */
function speakersOf(lines: readonly SpokenLine[]): string[] {
  const letters = new Map<string, number>();
  for (const { speaker, text } of lines)
    if (speaker !== null) letters.set(speaker, (letters.get(speaker) ?? 0) + text.length);
  return [...letters].toSorted((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1)).map(([speaker]) => speaker);
}

function NotesHere({ notes, line }: Pick<TableReadProps, 'notes'> & { readonly line: SpokenLine }) {
  const here = notes.byPage.get(line.page)?.get(line.node);
  if (!here) return null;
  return (
    <ul aria-label="Notes on this line" className="max-h-24 overflow-y-auto border-l-4 border-brass bg-brass-wash px-3">
      {here.map(({ id, title }) => (
        <li key={id} className="py-1 wrap-anywhere">
          {title}
        </li>
      ))}
    </ul>
  );
}

export function TableRead({ pages, seen, notes, onLine }: TableReadProps) {
  const id = useId();
  const voices = useVoices();
  const [rate, setRate] = useState(1);
  const [isNarrated, setIsNarrated] = useState(true);
  const [remoteAllowed, setRemoteAllowed] = useState(false);
  const [kind, setKind] = useState<StretchKind>('scene');
  const lines = useMemo(() => spokenLines(pages), [pages]);
  const [begun, setBegun] = useState(seen);
  const { from, to } = useMemo(() => stretchOf(pages, lines, kind, begun), [pages, lines, kind, begun]);
  const language = useMemo(() => languageOf(lines.map(({ text }) => text).join(' ')), [lines]);
  const speakers = useMemo(() => speakersOf(lines), [lines]);
  const usable = useMemo(() => usableVoices(voices, language, remoteAllowed), [voices, language, remoteAllowed]);
  const spoken = useMemo(() => {
    const { narrator, parts } = castVoices(usable, speakers);
    return {
      lines,
      to,
      rate,
      voiceOf: ({ speaker }: SpokenLine) =>
        speaker !== null ? (parts.get(speaker) ?? null) : isNarrated ? narrator : null,
    };
  }, [usable, speakers, lines, to, rate, isNarrated]);
  const player = usePlayer(spoken, from);
  const line = lines[player.at];

  const tell = useEffectEvent(() => onLine(line ?? null));
  // biome-ignore lint/correctness/useExhaustiveDependencies: another line is told, whoever tells it
  useEffect(() => tell(), [player.at]);
  const quiet = useEffectEvent(() => onLine(null));
  useEffect(() => () => quiet(), []);

  const choose = (wanted: StretchKind): void => {
    player.pause();
    setKind(wanted);
    setBegun(seen);
    player.moveTo(stretchOf(pages, lines, wanted, seen).from);
  };
  const isRemoteOnly = usable.length === 0;
  const hasRemote = voices.some(({ localService }) => !localService);
  return (
    <section
      aria-label="Table read"
      className="shrink-0 space-y-2 border-t border-rule bg-paper px-4 py-2 pb-[max(0.5rem,env(safe-area-inset-bottom))] text-[0.9375rem]"
    >
      {player.error !== null && (
        <p role="alert" className="text-bad">
          {player.error}
        </p>
      )}
      {line && <NotesHere notes={notes} line={line} />}
      <div className="flex flex-wrap items-center gap-2">
        <Button
          className={stepLook}
          disabled={isRemoteOnly}
          onClick={() => (player.playing ? player.pause() : player.play())}
        >
          {player.playing ? 'Pause' : 'Play'}
        </Button>
        <Button
          look="quiet"
          aria-label="Previous line"
          className={stepLook}
          disabled={isRemoteOnly}
          onClick={() => player.step(-1)}
        >
          Previous
        </Button>
        <Button
          look="quiet"
          aria-label="Next line"
          className={stepLook}
          disabled={isRemoteOnly}
          onClick={() => player.step(1)}
        >
          Next
        </Button>
        <p className="min-w-0 flex-1 truncate text-right font-semibold text-ink-soft">
          {line && (line.speaker ?? 'Narrator')}
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <span>
          <label htmlFor={`${id}-what`} className="sr-only">
            What is heard
          </label>
          <select
            id={`${id}-what`}
            value={kind}
            className={inputLook}
            onChange={(event) => choose(stretchKinds.find((each) => each === event.target.value) ?? 'scene')}
          >
            {stretchKinds.map((each) => (
              <option key={each} value={each}>
                {stretchLabels[each]}
              </option>
            ))}
          </select>
        </span>
        <span className="inline-flex items-center gap-2">
          <label htmlFor={`${id}-speed`}>Speed</label>
          <select
            id={`${id}-speed`}
            value={rate}
            className={inputLook}
            onChange={(event) => setRate(Number(event.target.value))}
          >
            {speeds.map((each) => (
              <option key={each} value={each}>
                {each}×
              </option>
            ))}
          </select>
        </span>
        <label className="inline-flex min-h-10 items-center gap-2">
          <input
            type="checkbox"
            checked={isNarrated}
            onChange={(event) => setIsNarrated(event.target.checked)}
            className="size-6 accent-(--accent)"
          />
          Narrator
        </label>
        {hasRemote && (
          <label className="inline-flex min-h-10 items-center gap-2">
            <input
              type="checkbox"
              checked={remoteAllowed}
              onChange={(event) => setRemoteAllowed(event.target.checked)}
              className="size-6 accent-(--accent)"
            />
            Voices from the network
          </label>
        )}
      </div>
      {hasRemote && (isRemoteOnly || remoteAllowed) && (
        <p className="text-sm text-ink-soft">
          {isRemoteOnly ? 'This browser has no voice of its own on this device. ' : ''}
          Voices from the network send the lines they speak to whoever makes your browser.
        </p>
      )}
    </section>
  );
}
