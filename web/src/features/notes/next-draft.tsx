/** On the last screen of an upload: whether it is the next draft of an earlier script, and then what it did to that one's notes. Nothing for a script that stands alone. */
import { useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { useStores } from '../../app/stores-context.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { DraftCardView } from './draft-card.tsx';
import { createNotesStore } from './notes-store.ts';
import { LikelyDraftBox } from './project-box.tsx';
import { useAnswered } from './use-answered.ts';

export function NextDraft({ scriptId }: { readonly scriptId: string }) {
  const { api } = useStores();
  const [store] = useState(() => createNotesStore(api));
  const { data, error, joining } = useStore(store);
  const [drawError, setDrawError] = useState<string | null>(null);
  useEffect(() => {
    void store.getState().load(scriptId);
  }, [store, scriptId]);
  const place = useRef<HTMLDivElement>(null);
  useAnswered(data !== null && data.likely !== null, place);
  const trouble = error ?? drawError;
  return (
    <>
      {trouble !== null && <p className="max-w-[44ch] text-ink-soft">{trouble}</p>}
      {error !== null && data === null && (
        <Button look="quiet" onClick={() => void store.getState().load(scriptId)}>
          Try again
        </Button>
      )}
      {data !== null && (data.likely !== null || data.card !== null) && (
        <div ref={place} tabIndex={-1} className="mt-4 w-full max-w-2xl space-y-4 text-left">
          {data.likely !== null && (
            <LikelyDraftBox
              likely={data.likely}
              busy={joining}
              onJoin={(withId) => void store.getState().join(withId)}
            />
          )}
          {data.card !== null && (
            <>
              <DraftCardView card={data.card} onError={setDrawError} />
              <ButtonLink look="quiet" to={`/dashboard/notes?script=${encodeURIComponent(scriptId)}`}>
                Open the fix list
              </ButtonLink>
            </>
          )}
        </div>
      )}
    </>
  );
}
