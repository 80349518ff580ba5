/** Asks before it logs out. */
import { useNavigate } from 'react-router';
import { useStores } from '../../app/stores-context.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';

export function LogoutDialog({ onClose }: { readonly onClose: () => void }) {
  const { session } = useStores();
  const navigate = useNavigate();
  const logOut = (): void => {
    session.getState().logOut();
    navigate('/login', { replace: true });
  };
  return (
    <Dialog
      title="Confirm Logout"
      onClose={onClose}
      actions={
        <>
          <Button look="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button look="danger" onClick={logOut}>
            Logout
          </Button>
        </>
      }
    >
      <p>Are you sure you want to logout?</p>
    </Dialog>
  );
}
