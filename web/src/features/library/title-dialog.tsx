/** Asks what a script is called; its title page stays what it is. Says at once when it was refused, and stays open. */
import { type FormEvent, useId, useState } from 'react';
import type { Script } from '../../../../lib/contract/uploads.ts';
import { useLibrary, useStores } from '../../app/stores-context.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';

export function TitleDialog({ script, onClose }: { readonly script: Script; readonly onClose: () => void }) {
  const { library } = useStores();
  const saving = useLibrary((s) => s.saving);
  const form = useId();
  const [title, setTitle] = useState(script.title ?? '');
  const [wrong, setWrong] = useState<string>();
  const save = async (wanted: string | null): Promise<void> => {
    const refusal = await library.getState().retitle(script.script_id, wanted);
    if (refusal === null) onClose();
    else setWrong(refusal);
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (title.trim() === '') setWrong('Please give a title.');
    else void save(title.trim());
  };
  return (
    <Dialog
      title="What is it called?"
      onClose={onClose}
      actions={
        <>
          <Button look="plain" aria-disabled={saving} onClick={() => void save(null)}>
            Take back
          </Button>
          <Button look="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={form} busy={saving} aria-disabled={saving}>
            Set
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={submit} noValidate className="space-y-3">
        <p>
          The reports that print the title are made again. “Take back” gives the script the title of its details or its
          title page.
        </p>
        <Field
          label="Title"
          value={title}
          maxLength={300}
          autoComplete="off"
          error={wrong}
          onChange={(event) => setTitle(event.target.value)}
        />
      </form>
    </Dialog>
  );
}
