/** The small press beside what a report shows: it opens the dialog of that correction. For the turns, a list to choose from. */
import { useState } from 'react';
import { useReadingState } from '../../app/stores-context.tsx';
import type { CorrectionPressProps } from '../../blocks/correction-press.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { DetailsDialog } from './details-dialog.tsx';
import { SettingDialog } from './setting-dialog.tsx';
import { isSaidDetail, type Setting, settingLabels, settingText, turns } from './settings.ts';

/** Absent until it is known how the script was read. */
export function CorrectionPress({ what, named, replaces }: CorrectionPressProps) {
  const reading = useReadingState((s) => s.reading);
  const [wanted, setWanted] = useState<Setting | 'turns' | null>(null);
  if (reading?.status !== 'ready') return null;
  const close = (): void => setWanted(null);
  const isNew = !replaces && what !== 'turns' && isSaidDetail(what) && reading.corrections[what] === null;
  const verb = isNew ? 'Add' : 'Correct';
  const name = what === 'turns' ? 'the turns' : settingLabels[what].toLowerCase();
  return (
    <span className="print:hidden">
      <Button look="plain" className="px-3! text-sm" aria-label={`${verb} ${name}`} onClick={() => setWanted(what)}>
        {named ? `${verb} ${name}` : verb}
      </Button>
      {wanted === 'turns' && (
        <Dialog
          title="Which turn?"
          onClose={close}
          actions={
            <Button look="quiet" onClick={close}>
              Cancel
            </Button>
          }
        >
          <ul className="divide-y divide-rule">
            {turns.map((turn) => (
              <li key={turn} className="py-1">
                <Button look="plain" className="-ml-5" onClick={() => setWanted(turn)}>
                  {settingLabels[turn]}
                </Button>
                <span className="block text-sm">
                  {settingText(turn, reading.corrections, reading.characters) ?? 'as the reports have it'}
                </span>
              </li>
            ))}
          </ul>
        </Dialog>
      )}
      {wanted !== null && wanted !== 'turns' && isSaidDetail(wanted) && (
        <DetailsDialog reading={reading} first={wanted} onClose={close} />
      )}
      {wanted !== null && wanted !== 'turns' && !isSaidDetail(wanted) && (
        <SettingDialog setting={wanted} reading={reading} onClose={close} />
      )}
    </span>
  );
}
