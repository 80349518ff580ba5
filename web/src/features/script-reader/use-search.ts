/** The search in the reader: what is looked for, where it stands, and which of these places is shown. Shows the next one from the page on the screen first. */
import { useDeferredValue, useEffect, useEffectEvent, useMemo, useState } from 'react';
import type { PageNode } from '../../../../lib/contract/screenplay-pages.ts';
import { findWords, type Occurrence } from './find-words.ts';

/** `onShow` brings an occurrence into view. `page` is the one on the screen. */
export function useSearch(
  pages: readonly (readonly PageNode[])[],
  page: number,
  onShow: (occurrence: Occurrence) => void,
) {
  const [words, setWords] = useState('');
  const [current, setCurrent] = useState(0);
  const sought = useDeferredValue(words);
  const occurrences = useMemo(() => findWords(pages, sought), [pages, sought]);

  const showFirst = useEffectEvent(() => {
    const next = occurrences.findIndex((occurrence) => occurrence.page >= page);
    const at = Math.max(next, 0);
    setCurrent(at);
    const occurrence = occurrences[at];
    if (occurrence) onShow(occurrence);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: other words are another search
  useEffect(() => showFirst(), [occurrences]);

  const step = (by: 1 | -1): void => {
    if (occurrences.length === 0) return;
    const at = (current + by + occurrences.length) % occurrences.length;
    setCurrent(at);
    const occurrence = occurrences[at];
    if (occurrence) onShow(occurrence);
  };
  return { words, setWords, occurrences, current, step };
}
