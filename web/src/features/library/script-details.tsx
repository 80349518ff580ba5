/** The details of a script in the library: they are asked for first, then shown in the same dialog as on its dashboard. */
import { useEffect } from 'react';
import type { Script } from '../../../../lib/contract/uploads.ts';
import { useReadingState, useStores } from '../../app/stores-context.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { DetailsDialog } from '../reading/details-dialog.tsx';

interface ScriptDetailsProps {
  readonly script: Script;
  /** With what was saved, in a sentence; null where nothing was. */
  readonly onClose: (notice: string | null) => void;
}

export function ScriptDetails({ script, onClose }: ScriptDetailsProps) {
  const { reading: store } = useStores();
  const { scriptId, reading, error } = useReadingState((s) => s);
  useEffect(() => {
    void store.getState().load(script.script_id);
    // The dashboard asks for what it shows by itself; a sentence about this saving is not for it.
    return () => store.getState().reset();
  }, [store, script.script_id]);
  const isThere = scriptId === script.script_id;
  if (isThere && reading?.status === 'ready')
    return <DetailsDialog reading={reading} onClose={(saved) => onClose(saved ? store.getState().notice : null)} />;
  const failed = isThere ? (error ?? (reading === null ? null : 'This script has no details to edit yet.')) : null;
  return (
    <Dialog
      title="Script details"
      onClose={() => onClose(null)}
      actions={
        <Button look="quiet" onClick={() => onClose(null)}>
          Close
        </Button>
      }
    >
      {failed === null ? (
        <p role="status" className="inline-flex items-center gap-2">
          <Spinner /> Loading…
        </p>
      ) : (
        <p role="alert" className="font-medium text-bad">
          {failed}
        </p>
      )}
    </Dialog>
  );
}
