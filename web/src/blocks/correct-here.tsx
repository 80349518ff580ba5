/** The press that corrects what stands beside it, on screens that offer one. */
import { Suspense, useContext } from 'react';
import { type Correctable, CorrectionPressContext } from './correction-press.ts';

interface CorrectHereProps {
  readonly what: Correctable;
  readonly named?: boolean;
  readonly replaces?: boolean;
}

export function CorrectHere({ what, named = false, replaces = false }: CorrectHereProps) {
  const Press = useContext(CorrectionPressContext);
  if (Press === null) return null;
  return (
    <Suspense>
      <Press what={what} named={named} replaces={replaces} />
    </Suspense>
  );
}
