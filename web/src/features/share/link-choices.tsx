/** What a new link shows: for how long, which reports, and whether its readers may comment. */
import { useState } from 'react';
import { shareDays } from '../../../../lib/contract/shares.ts';
import { cardByNumber } from '../../../../lib/reports/catalog.ts';
import { Button } from '../../ui/button.tsx';
import type { NewShare, ShareDays } from './shares-store.ts';

const lasting: Readonly<Record<ShareDays, string>> = { 1: 'One day', 7: 'A week', 30: 'A month' };
const choiceLook =
  'inline-flex min-h-10 cursor-pointer items-center gap-2 rounded-lg border border-rule-strong px-3 has-checked:border-accent has-checked:bg-accent-wash';

/** A report's title by its number. */
export const reportTitle = (question: number): string => cardByNumber(question)?.title ?? `Report ${question}`;

interface LinkChoicesProps {
  /** The reports that there are, by number. */
  readonly reports: readonly number[];
  readonly busy: boolean;
  readonly onMake: (share: NewShare) => void;
}

export function LinkChoices({ reports, busy, onMake }: LinkChoicesProps) {
  const [days, setDays] = useState<ShareDays>(7);
  const [some, setSome] = useState(false);
  const [chosen, setChosen] = useState<ReadonlySet<number>>(() => new Set(reports));
  const [comments, setComments] = useState(true);
  const [none, setNone] = useState(false);
  const toggle = (question: number): void => {
    const next = new Set(chosen);
    if (!next.delete(question)) next.add(question);
    setChosen(next);
    setNone(false);
  };
  const make = (): void => {
    const shown = reports.filter((question) => chosen.has(question));
    setNone(some && shown.length === 0);
    if (some && shown.length === 0) return;
    onMake({ days, reports: some ? shown : null, comments_open: comments });
  };
  return (
    <div className="space-y-5">
      <fieldset className="text-ink">
        <legend className="mb-2 font-semibold">Open for</legend>
        <div className="flex flex-wrap gap-2">
          {shareDays.map((choice) => (
            <label key={choice} className={choiceLook}>
              <input
                type="radio"
                name="days"
                checked={days === choice}
                onChange={() => setDays(choice)}
                className="size-4 accent-accent"
              />
              {lasting[choice]}
            </label>
          ))}
        </div>
      </fieldset>
      <fieldset className="text-ink">
        <legend className="mb-2 font-semibold">Shows</legend>
        <div className="flex flex-wrap gap-2">
          {[false, true].map((choice) => (
            <label key={String(choice)} className={choiceLook}>
              <input
                type="radio"
                name="some"
                checked={some === choice}
                onChange={() => setSome(choice)}
                className="size-4 accent-accent"
              />
              {choice ? 'Some reports' : 'All reports'}
            </label>
          ))}
        </div>
        {some && (
          <ul className="mt-3 grid gap-x-4 sm:grid-cols-2">
            {reports.map((question) => (
              <li key={question}>
                <label className="flex min-h-9 items-center gap-2">
                  <input
                    type="checkbox"
                    checked={chosen.has(question)}
                    onChange={() => toggle(question)}
                    className="size-6 shrink-0 accent-accent"
                  />
                  {reportTitle(question)}
                </label>
              </li>
            ))}
          </ul>
        )}
        {some && <p className="mt-2 text-sm text-ink-soft">The overview and the script in figures are always there.</p>}
        {none && (
          <p role="alert" className="mt-2 text-sm font-medium text-bad">
            Please choose a report.
          </p>
        )}
      </fieldset>
      <label className="flex min-h-9 items-center gap-2 text-ink">
        <input
          type="checkbox"
          checked={comments}
          onChange={(event) => setComments(event.target.checked)}
          className="size-6 shrink-0 accent-accent"
        />
        Readers may send me comments
      </label>
      <Button busy={busy} disabled={busy} onClick={make}>
        Create link
      </Button>
    </div>
  );
}
