/** The offer to have a script read again that an older reader has read: its words and its press, in the library and over the dashboard's view. */
import { useState } from 'react';
import type { Script } from '../../../../lib/contract/uploads.ts';
import { useLibrary, useStores } from '../../app/stores-context.tsx';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';

export const nameOf = ({ title, file_name }: Pick<Script, 'title' | 'file_name'>): string => title ?? file_name;

/** Has it read again; null where the reports are those of today's reader. */
export function useReadAgain(): (script: Script) => (() => void) | null {
  const { library } = useStores();
  return ({ script_id, status, older_report }) =>
    status === 'ready' && older_report !== undefined
      ? () => void library.getState().readAgain(script_id, older_report)
      : null;
}

export function ReadAgainWords() {
  return (
    <p className="text-sm text-ink-soft">
      The reader has learned since it read this script. It can read it again, free of charge.
    </p>
  );
}

interface ReadAgainButtonProps {
  readonly script: Script;
  readonly onPress: () => void;
}

export function ReadAgainButton({ script, onPress }: ReadAgainButtonProps) {
  return (
    <Button
      look="plain"
      className="px-3!"
      onClick={onPress}
      aria-label={`Read again with today’s reader: ${nameOf(script)}`}
    >
      Read again
    </Button>
  );
}

/** Over a view of the script's reports. Once it is asked, what came of that. */
export function ReadAgainLine({ script }: { readonly script: Script }) {
  const { notice, error } = useLibrary((s) => s);
  const [asked, setAsked] = useState(false);
  const readAgain = useReadAgain()(script);
  const told = asked ? (error ?? notice) : null;
  return (
    <div className="space-y-3 px-6 pt-6 empty:hidden sm:px-8 print:hidden">
      {told !== null && <Banner tone={error === null ? 'notice' : 'error'}>{told}</Banner>}
      {readAgain && (
        <div className="flex flex-wrap items-center gap-x-1 border-l-4 border-brass/60 py-1 pl-4 [&>button]:max-sm:-ml-3">
          <ReadAgainWords />
          <ReadAgainButton
            script={script}
            onPress={() => {
              setAsked(true);
              readAgain();
            }}
          />
        </div>
      )}
    </div>
  );
}
