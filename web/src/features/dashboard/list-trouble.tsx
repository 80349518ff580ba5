/** What the dashboard shows in place of reports when there is no list of them: why, and the way on. */
import { Button, ButtonLink } from '../../ui/button.tsx';
import { usePageTitle } from '../../ui/use-page-title.ts';

/** `unreadable`: the file is no script that can be read. Otherwise the code of the list's own error. */
type TroubleCode = 'unreadable' | (string & {}) | null;
const waysOn: Readonly<Record<string, { readonly to: string; readonly label: string }>> = {
  payment_required: { to: '/pricingPlans', label: 'See the plans' },
  not_found: { to: '/scripts', label: 'Your scripts' },
  unreadable: { to: '/yourScript', label: 'Upload another script' },
};

interface ListTroubleProps {
  readonly message: string;
  readonly code: TroubleCode;
  /** The ratings view says 'Error:' before it, as specified. */
  readonly ratings?: boolean;
  /** Reports are on the screen already: what could not be asked for anew stands over them. */
  readonly besideReports?: boolean;
  /** Asks for the list again; absent where that is of no use. */
  readonly onAgain?: () => void;
}

function Title({ code }: Pick<ListTroubleProps, 'code'>) {
  const title = code === 'unreadable' ? 'This script could not be read' : 'No reports to show';
  usePageTitle(title);
  return <h1 className="text-3xl">{title}</h1>;
}

export function ListTrouble({ message, code, ratings, besideReports, onAgain }: ListTroubleProps) {
  const on = code === null ? undefined : waysOn[code];
  return (
    <div className="space-y-4 p-6 sm:p-8">
      {!besideReports && <Title code={code} />}
      <p role="alert" className="max-w-[68ch] text-lg text-bad">
        {ratings ? `Error: ${message}` : message}
      </p>
      {on && <ButtonLink to={on.to}>{on.label}</ButtonLink>}
      {!on && onAgain && (
        <Button look="quiet" onClick={onAgain}>
          Try again
        </Button>
      )}
    </div>
  );
}
