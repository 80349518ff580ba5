/** Notes in the reader: which are open, the passage that is chosen to write one on, and the bar that says so. Brings the parts together. */
import { type ComponentProps, type KeyboardEvent, type RefObject, useMemo, useState } from 'react';
import type { Note } from '../../../../lib/contract/notes.ts';
import { isTooLong } from '../../../../lib/contract/own-notes.ts';
import type { PageNode } from '../../../../lib/contract/screenplay-pages.ts';
import { ownPlacesOf } from './choose-passage.ts';
import type { Stretch } from './find-words.ts';
import type { MarginContextValue } from './margin-notes.tsx';
import type { Goal } from './page-scroller.tsx';
import type { PlacedNotes } from './place-notes.ts';
import { useChoice } from './use-choice.ts';
import { useMargin } from './use-margin.ts';
import type { WriteBar } from './write-bar.tsx';

export interface Noting {
  readonly placed: PlacedNotes;
  /** What is to be marked as chosen. */
  readonly stretches: readonly Stretch[];
  readonly margin: MarginContextValue | null;
  /** Null where nobody can note anything. */
  readonly bar: ComponentProps<typeof WriteBar> | null;
  /** True where the key was of use. */
  onKey(event: KeyboardEvent): boolean;
}

const nothing: PlacedNotes = { byPage: new Map(), words: [], count: 0 };
const noStretches: readonly Stretch[] = [];
const none: ReadonlySet<string> = new Set();

const focusPages = (root: HTMLElement | null): void =>
  root?.querySelector<HTMLElement>('[data-pages]')?.focus({ preventScroll: true });

interface Around {
  readonly seen: { readonly page: number; readonly line: number };
  readonly bring: (goal: Goal) => void;
}

export function useNoting(
  root: RefObject<HTMLElement | null>,
  pages: readonly (readonly PageNode[])[],
  { seen, bring }: Around,
): Noting {
  const [shown, setShown] = useState(true);
  const [open, setOpen] = useState(none);
  /** What is open stays where it is, also when its writer says that they mean it. */
  const [told, setTold] = useState(none);
  const [writing, setWriting] = useState(false);
  const margin = useMargin(pages, told);
  const choice = useChoice(root, pages, { fixed: writing, onReach: bring });
  const places = useMemo(() => ownPlacesOf(pages, choice.stretches), [pages, choice.stretches]);

  const toggle = (key: string, notes: readonly Note[]): void => {
    const closes = open.has(key);
    setOpen(closes ? new Set([...open].filter((each) => each !== key)) : new Set([...open, key]));
    const ids = new Set(notes.map(({ id }) => id));
    setTold(closes ? new Set([...told].filter((each) => !ids.has(each))) : new Set([...told, ...ids]));
  };
  const leave = (): void => {
    setWriting(false);
    choice.drop();
    document.getSelection()?.removeAllRanges();
    focusPages(root.current);
  };
  const write = (): void => {
    if (places.length > 0 && !isTooLong(places)) setWriting(true);
  };
  const save = async (text: string): Promise<void> => {
    const [first] = choice.stretches;
    if (!(await margin?.add({ text, places })) || !first) return;
    setShown(true);
    leave();
    bring({ page: first.page, node: first.node });
  };
  const begin = (): void => {
    choice.begin(seen);
    focusPages(root.current);
  };
  if (margin === null) return { placed: nothing, stretches: noStretches, margin: null, bar: null, onKey: () => false };
  return {
    placed: shown ? margin.placed : nothing,
    // While words are being selected the browser shows them: a mark drawn into them would end the selection.
    stretches: choice.by === 'words' && !writing ? noStretches : choice.stretches,
    margin: {
      open,
      isFirstDraft: margin.isFirstDraft,
      onToggle: toggle,
      onSay(change) {
        const kept = margin.say(change);
        if (change.removed) focusPages(root.current);
        return kept;
      },
    },
    bar: {
      choice,
      places,
      noteCount: margin.placed.count,
      writing,
      busy: margin.adding,
      error: margin.error,
      notice: margin.notice,
      shown,
      onShown: setShown,
      onBegin: begin,
      onWrite: write,
      onSave: (text) => void save(text),
      onCancel: leave,
    },
    onKey(event) {
      if (event.key === 'Escape' && (writing || choice.by !== null)) leave();
      else if (!isPages(event.target)) return false;
      else if (event.key === 'Enter' && !writing) {
        if (choice.by === null) choice.begin(seen);
        else write();
      } else return choice.onKey(event);
      return true;
    },
  };
}

const isPages = (target: EventTarget): boolean => target instanceof HTMLElement && target.matches('[data-pages]');
