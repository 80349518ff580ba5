/** Follows one script's record until its reading has ended and its reports have settled. */
import { useEffect, useState } from 'react';
import type { Script } from '../../../../lib/contract/uploads.ts';
import { codeOf, sentenceOf } from '../../api/api-error.ts';
import { useStores } from '../../app/stores-context.tsx';

const firstLookMs = 700;
const longestWaitMs = 10_000;
const growth = 1.4;

/** Nothing more will happen to it by itself. */
export const isSettled = ({ status, answers }: Script): boolean =>
  status === 'failed' || (status === 'ready' && answers.ready + answers.failed >= answers.total);
/** Changes whenever its state or the number of its reports does. */
export const fingerprint = (script: Script): string =>
  `${script.status} ${script.answers.ready} ${script.answers.failed}`;

export interface FollowedScript {
  /** Null until the first answer, and for good without a script id. */
  readonly script: Script | null;
  /** The server knows no such script: it was deleted, here or elsewhere. Nothing more is asked then. */
  readonly gone: boolean;
  /** The first look has come back, with or without an answer. */
  readonly looked: boolean;
}
const unknown: FollowedScript = { script: null, gone: false, looked: false };

/**
 * Waits longer while nothing changes; begins anew when `round` changes, because
 * settled reports may be in the making again.
 */
export function useScript(scriptId: string | null, round = 0): FollowedScript {
  const { api } = useStores();
  const [followed, setFollowed] = useState(unknown);
  useEffect(() => {
    if (scriptId === null) return;
    let left = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let waitMs = firstLookMs;
    let seen = `round ${round}`;
    const look = async (): Promise<void> => {
      try {
        const now = await api('getScript', { path: { id: scriptId } });
        if (left) return;
        setFollowed({ script: now, gone: false, looked: true });
        if (isSettled(now)) return;
        waitMs = fingerprint(now) === seen ? Math.min(longestWaitMs, waitMs * growth) : firstLookMs;
        seen = fingerprint(now);
      } catch (error) {
        if (left) return;
        if (codeOf(error) === 'not_found') {
          setFollowed({ script: null, gone: true, looked: true });
          return;
        }
        // The dial goes on by itself; the next look may succeed.
        setFollowed((before) => ({ ...before, looked: true }));
        console.error(`The script's progress could not be read: ${sentenceOf(error, 'no answer')}`);
        waitMs = Math.min(longestWaitMs, waitMs * growth);
      }
      timer = setTimeout(() => void look(), waitMs);
    };
    void look();
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, [api, scriptId, round]);
  return followed;
}
