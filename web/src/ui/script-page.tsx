/** A sheet of a bound script: three punched holes at its left edge, two of them held by brads. A frame, nothing more. */
import type { ReactNode } from 'react';

export function ScriptPage({
  className = '',
  children,
}: {
  readonly className?: string;
  readonly children: ReactNode;
}) {
  return (
    <div className={`script-page ${className}`}>
      <span className="hole brad top-[12%]" aria-hidden="true" />
      <span className="hole top-1/2" aria-hidden="true" />
      <span className="hole brad bottom-[12%]" aria-hidden="true" />
      {children}
    </div>
  );
}
