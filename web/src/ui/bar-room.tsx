/** The room of a button of a dashboard's top bar that is still to come, so that the others stay where they are. */
import { BarLabel, barButtonLook } from './bar-button.tsx';

/** The narrowest bar has no room for the script's details; the overview leads there, too. */
export const detailsBarLook = 'max-[370px]:hidden';

export function BarRoom({ label, className = '' }: { readonly label: string; readonly className?: string }) {
  return (
    <span aria-hidden="true" className={`${barButtonLook} invisible ${className}`}>
      <BarLabel label={label} drawing="" />
    </span>
  );
}
