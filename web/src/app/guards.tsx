/** Who may open which route, as the table of the specification says. Decides by the session and the upload alone. */
import { useEffect, useRef } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router';
import { readWayBack, type WayBack } from '../features/account/way-back.ts';
import { useSession, useStores, useUpload } from './stores-context.tsx';

/** /login and /signup: a user with a token goes on to the carried path, else to /landing. */
export function GuestsOnly() {
  const token = useSession((s) => s.token);
  const { state } = useLocation();
  if (token === null) return <Outlet />;
  const back = readWayBack(state);
  return <Navigate to={back?.from ?? '/landing'} state={back} replace />;
}

/** Everything that needs a token. A lapsed session ends with the navigation that finds it. */
export function TokenRequired() {
  const { token, lapsed, ended, wayBack } = useSession((s) => s);
  const { session } = useStores();
  const location = useLocation();
  const shown = useRef(location.key);
  useEffect(() => {
    if (shown.current === location.key) return;
    shown.current = location.key;
    if (lapsed) session.getState().expire();
  }, [location.key, lapsed, session]);
  if (token !== null) return <Outlet />;
  const back: WayBack = wayBack ?? { from: `${location.pathname}${location.search}` };
  return <Navigate to="/login" state={ended === 'logged-out' ? null : back} replace />;
}

/** /pricing: users with an active payment go to /landing. */
export function NoActivePayment() {
  const active = useSession((s) => s.paymentStatus.has_active_payment);
  return active ? <Navigate to="/landing" replace /> : <Outlet />;
}

/** /dashboard: opens with an uploaded file only. */
export function UploadedFile() {
  const uploaded = useUpload((s) => s.fileUploaded);
  return uploaded ? <Outlet /> : <Navigate to="/landing" replace />;
}
