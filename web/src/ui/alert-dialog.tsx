/** The specified alerts: a sentence that must be read and confirmed. Blocks nothing but this page. */
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';

export function AlertDialog(props: { readonly title: string; readonly message: string; readonly onClose: () => void }) {
  return (
    <Dialog
      title={props.title}
      role="alertdialog"
      onClose={props.onClose}
      actions={<Button onClick={props.onClose}>OK</Button>}
    >
      <p>{props.message}</p>
    </Dialog>
  );
}
