/** What the script is taken for and where it turns, each to set in one press and to take back in another. */
import { useState } from 'react';
import type { ReadReading } from '../../../../lib/contract/reading.ts';
import { useReadingState, useStores } from '../../app/stores-context.tsx';
import { Button } from '../../ui/button.tsx';
import { CorrectionOutcome } from './correction-outcome.tsx';
import { DetailsDialog } from './details-dialog.tsx';
import type { Known } from './known.ts';
import { SettingDialog } from './setting-dialog.tsx';
import {
  isSaidDetail,
  type Setting,
  saidDetails,
  settingLabels,
  settingText,
  takeBackIn,
  turns,
  whatItIs,
} from './settings.ts';

interface RowsProps {
  readonly title: string;
  readonly settings: readonly Setting[];
  readonly reading: ReadReading;
  readonly known: Known;
  readonly onCorrect: (setting: Setting) => void;
}

/** What stands there without the writer's word: as the reports say it, where they name it. */
function unset(setting: Setting, known: string | undefined): string {
  if (isSaidDetail(setting)) return 'not said yet';
  return known === undefined ? 'as the reports have it' : `${known.replace(/\.$/, '')}, as the reports have it`;
}

const pressOf = (setting: Setting, set: string | null): string =>
  set !== null ? 'Change' : isSaidDetail(setting) ? 'Add' : 'Correct';

function Rows({ title, settings, reading, known, onCorrect }: RowsProps) {
  const { reading: store } = useStores();
  const saving = useReadingState((s) => s.saving);
  return (
    <ul aria-label={title} className="divide-y divide-rule">
      {settings.map((setting) => {
        const set = settingText(setting, reading.corrections, reading.characters);
        const label = settingLabels[setting];
        return (
          <li key={setting} className="flex flex-wrap items-center justify-between gap-x-3 py-1">
            <span className="min-w-0 break-words">
              <span className="font-semibold text-ink-soft">{label}: </span>
              {set === null ? (
                <span className="text-ink-faint">{unset(setting, known[setting])}</span>
              ) : (
                <>
                  {set} <span className="text-sm text-ink-faint">(set by you)</span>
                </>
              )}
            </span>
            <span className="flex">
              <Button
                look="plain"
                className="px-3!"
                aria-label={`${pressOf(setting, set)}: ${label}`}
                onClick={() => onCorrect(setting)}
              >
                {pressOf(setting, set)}
              </Button>
              {set !== null && (
                <Button
                  look="plain"
                  className="px-3!"
                  aria-label={`Take back: ${label}`}
                  aria-disabled={saving}
                  onClick={() => void takeBackIn(store, setting)}
                >
                  Take back
                </Button>
              )}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

interface SettingsListProps {
  readonly reading: ReadReading;
  /** What the reports take it for. */
  readonly ofReports: Known;
}

export function SettingsList({ reading, ofReports }: SettingsListProps) {
  const [wanted, setWanted] = useState<Setting | null>(null);
  const known = { ...ofReports, ...(reading.title !== null && { title: reading.title }) };
  return (
    <div className="space-y-2">
      <p className="text-sm text-ink-soft">
        Is the script something else than the reports take it for? What you set here stands in place of what was counted
        and read, and nothing that comes later undoes it.
      </p>
      <CorrectionOutcome of="settings" />
      <Rows title="What it is" settings={whatItIs} reading={reading} known={known} onCorrect={setWanted} />
      <Rows title="What you say of it" settings={saidDetails} reading={reading} known={known} onCorrect={setWanted} />
      <Rows title="Where it turns" settings={turns} reading={reading} known={known} onCorrect={setWanted} />
      {wanted && isSaidDetail(wanted) && (
        <DetailsDialog reading={reading} first={wanted} onClose={() => setWanted(null)} />
      )}
      {wanted && !isSaidDetail(wanted) && (
        <SettingDialog setting={wanted} reading={reading} onClose={() => setWanted(null)} />
      )}
    </div>
  );
}
