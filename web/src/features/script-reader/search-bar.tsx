/** The search in the reader: how often the words stand in the script, and the way from one to the next. Enter goes on, Shift+Enter back. */
import type { RefObject } from 'react';

interface SearchBarProps {
  readonly input: RefObject<HTMLInputElement | null>;
  readonly words: string;
  /** How many there are, and which is shown, from 0. */
  readonly count: number;
  readonly current: number;
  readonly onWords: (words: string) => void;
  /** 1 to the next, -1 to the one before. */
  readonly onStep: (by: 1 | -1) => void;
}

const stepLook =
  'grid size-9 shrink-0 place-items-center rounded-md text-ink-soft hover:bg-well hover:text-ink disabled:opacity-40';

function Chevron({ turned }: { readonly turned: boolean }) {
  return (
    <svg viewBox="0 0 16 16" className={`size-4 ${turned ? 'rotate-180' : ''}`} aria-hidden="true">
      <path
        d="m3.500 6 4.500 4.500L12.500 6"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.75"
        strokeLinecap="round"
      />
    </svg>
  );
}

export function SearchBar({ input, words, count, current, onWords, onStep }: SearchBarProps) {
  const asked = words.trim() !== '';
  return (
    // biome-ignore lint/a11y/useSemanticElements: React does not know the element <search> in every browser yet
    <div
      role="search"
      className="flex min-w-52 flex-1 items-center gap-1 rounded-lg border border-rule-strong bg-sheet pr-1 outline-offset-2 outline-accent has-[input:focus-visible]:outline-2"
    >
      <input
        ref={input}
        type="search"
        aria-label="Search the script"
        placeholder="Search"
        value={words}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        onChange={(event) => onWords(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
          event.preventDefault();
          onStep(event.shiftKey ? -1 : 1);
        }}
        className="min-h-10 min-w-0 flex-1 rounded-lg bg-transparent px-3 text-base outline-none placeholder:text-ink-faint [&::-webkit-search-cancel-button]:hidden"
      />
      <p role="status" className="shrink-0 text-sm text-ink-soft tabular-nums">
        {asked && (count === 0 ? 'No match' : `${current + 1} of ${count}`)}
      </p>
      <button
        type="button"
        aria-label="Previous match"
        disabled={count === 0}
        onClick={() => onStep(-1)}
        className={stepLook}
      >
        <Chevron turned />
      </button>
      <button
        type="button"
        aria-label="Next match"
        disabled={count === 0}
        onClick={() => onStep(1)}
        className={stepLook}
      >
        <Chevron turned={false} />
      </button>
    </div>
  );
}
