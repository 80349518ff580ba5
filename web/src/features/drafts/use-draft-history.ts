/** What is known of each draft of a script: its ratings, and the figures of its notes. A draft whose reports are not there has none. */
import { useEffect, useState } from 'react';
import type { ProjectDraft } from '../../../../lib/contract/notes.ts';
import type { ShownAnswer } from '../../../../lib/contract/report.ts';
import { plainSentenceOf } from '../../api/api-error.ts';
import { useStores } from '../../app/stores-context.tsx';
import { createApiSource } from '../dashboard/answers-source.ts';
import { awaitedRatings, shownRatings } from '../dashboard/sub-items.ts';

/** Drafts that are told, the newest. */
const mostDrafts = 6;

export interface DraftRecord {
  readonly draft: ProjectDraft;
  readonly tables: ReturnType<typeof shownRatings>;
}
interface Loaded {
  readonly of: string;
  readonly drafts: readonly DraftRecord[] | null;
  readonly error: string | null;
}

/** The oldest first, for the script `newestId` and the drafts before it. Both null until they are there. */
export function useDraftHistory(newestId: string): Pick<Loaded, 'drafts' | 'error'> {
  const { api } = useStores();
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  useEffect(() => {
    let left = false;
    const source = createApiSource(api);
    const recordOf = async (draft: ProjectDraft): Promise<DraftRecord> => {
      const answers = await Promise.all(awaitedRatings.map(({ number }) => source.get(number, draft.script_id)));
      const details: Record<number, ShownAnswer> = {};
      for (const answer of answers) details[answer.question] = answer;
      return { draft, tables: shownRatings(details) };
    };
    api('getNotes', { path: { id: newestId } })
      .then(({ drafts }) => Promise.all(drafts.slice(-mostDrafts).map(recordOf)))
      .then(
        (drafts) => !left && setLoaded({ of: newestId, drafts, error: null }),
        (error: unknown) => {
          const sentence = plainSentenceOf(error, 'The history of the drafts could not be loaded. Please try again.');
          if (!left) setLoaded({ of: newestId, drafts: null, error: sentence });
        },
      );
    return () => {
      left = true;
    };
  }, [api, newestId]);
  return loaded?.of === newestId ? loaded : { drafts: null, error: null };
}
