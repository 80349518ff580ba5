/** The pages of the two drafts that are compared, asked for once, when their words are first to be seen. */
import { createContext, useContext, useEffect, useState } from 'react';
import type { PageNode } from '../../../../lib/contract/screenplay-pages.ts';
import type { ApiClient } from '../../api/api-client.ts';
import { plainSentenceOf } from '../../api/api-error.ts';

type Pages = readonly (readonly PageNode[])[];
interface DraftPages {
  readonly older: Pages;
  readonly newer: Pages;
}
/** Resolves to both drafts' pages; a failure is tried again by the next who asks. */
export type LoadDraftPages = () => Promise<DraftPages>;

const notLoaded = 'The words of the two drafts could not be loaded. Please try again.';

async function pagesOf(api: ApiClient, id: string): Promise<Pages> {
  const script = await api('getScreenplay', { path: { id } });
  if (script.status !== 'ready') throw new Error(notLoaded);
  return script.pages;
}

export function loadDraftPages(api: ApiClient, olderId: string, newerId: string): LoadDraftPages {
  let held: Promise<DraftPages> | null = null;
  return () => {
    held ??= Promise.all([pagesOf(api, olderId), pagesOf(api, newerId)])
      .then(([older, newer]) => ({ older, newer }))
      .catch((error: unknown) => {
        held = null;
        throw error;
      });
    return held;
  };
}

/** Null where no comparison is shown. */
export const DraftPagesContext = createContext<LoadDraftPages | null>(null);

/** Both null until the pages are there. */
export function useDraftPages(): { readonly pages: DraftPages | null; readonly error: string | null } {
  const load = useContext(DraftPagesContext);
  const [loaded, setLoaded] = useState<{ pages: DraftPages | null; error: string | null }>({
    pages: null,
    error: null,
  });
  useEffect(() => {
    if (load === null) return;
    let left = false;
    load().then(
      (pages) => !left && setLoaded({ pages, error: null }),
      (error: unknown) => !left && setLoaded({ pages: null, error: plainSentenceOf(error, notLoaded) }),
    );
    return () => {
      left = true;
    };
  }, [load]);
  return loaded;
}
