/** The press that corrects what stands beside it, on screens that offer one. */
import { Suspense, useContext } from 'react';
import { type Correctable, CorrectionPressContext } from './correction-press.ts';

export function CorrectHere({ what, named = false }: { readonly what: Correctable; readonly named?: boolean }) {
  const Press = useContext(CorrectionPressContext);
  if (Press === null) return null;
  return (
    <Suspense>
      <Press what={what} named={named} />
    </Suspense>
  );
}
