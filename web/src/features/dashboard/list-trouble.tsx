/** What the dashboard shows in place of reports when there is no list of them: why, and the way on. */
import { ButtonLink } from '../../ui/button.tsx';
import { usePageTitle } from '../../ui/use-page-title.ts';

/** `unreadable`: the file is no script that can be read. Otherwise the code of the list's own error. */
type TroubleCode = 'unreadable' | (string & {}) | null;
const waysOn: Readonly<Record<string, { readonly to: string; readonly label: string }>> = {
  payment_required: { to: '/pricingPlans', label: 'See the plans' },
  not_found: { to: '/scripts', label: 'Your scripts' },
  unreadable: { to: '/yourScript', label: 'Upload another script' },
};

export function ListTrouble({ message, code }: { readonly message: string; readonly code: TroubleCode }) {
  const title = code === 'unreadable' ? 'This script could not be read' : 'No reports to show';
  usePageTitle(title);
  const on = code === null ? undefined : waysOn[code];
  return (
    <div className="space-y-4 p-6 sm:p-8">
      <h1 className="text-3xl">{title}</h1>
      <p role="alert" className="max-w-[68ch] text-lg text-bad">
        {message}
      </p>
      {on && <ButtonLink to={on.to}>{on.label}</ButtonLink>}
    </div>
  );
}
