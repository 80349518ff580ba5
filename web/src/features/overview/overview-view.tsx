/** The Workbench's first view: the overview, the fix list and the script scene by scene, as far as they are there; or why they are not. */
import { Fragment, useContext } from 'react';
import { Link, useLocation } from 'react-router';
import type { ReportEntry } from '../../../../lib/contract/report.ts';
import { ViewHeading } from '../../blocks/block-frame.tsx';
import { CorrectHere } from '../../blocks/correct-here.tsx';
import { CorrectionPressContext } from '../../blocks/correction-press.ts';
import { EntryBlocks } from '../../blocks/entry-blocks.tsx';
import { keyed } from '../../blocks/keyed.ts';
import { entriesWithOneFoot } from '../../blocks/split-reading.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { promptWords } from '../dashboard/prompt-words.ts';
import { ReadingNote } from '../dashboard/reading-note.tsx';
import { overviewEntries } from './overview-entries.ts';
import { useOverview } from './use-overview.ts';

const correctables = ['title', 'genre', 'format', 'protagonist', 'turns', 'logline', 'intent'] as const;

function Part({ entry }: { readonly entry: ReportEntry }) {
  const heading = useContext(ViewHeading);
  const words = promptWords(entry.prompt);
  return (
    <section aria-label={words} className="report space-y-6">
      {words !== heading && <h2 className="border-b-2 border-brass pb-2 text-2xl">{words}</h2>}
      <ViewHeading value={words}>
        <EntryBlocks blocks={entry.blocks} folds={false} />
      </ViewHeading>
    </section>
  );
}

/** The notes themselves, with what their writer says of them, stand in a view of their own. */
function WayToFixList() {
  const { search } = useLocation();
  if (useContext(CorrectionPressContext) === null) return null;
  return (
    <p className="print:hidden">
      <Link to={`/dashboard/notes${search}`} className="link">
        Every note, to tick off: Fix List
      </Link>
    </p>
  );
}

/** Where the reader is the script's own writer. */
function Corrections({ isRead }: { readonly isRead: boolean }) {
  if (useContext(CorrectionPressContext) === null) return null;
  return (
    <p className="print:hidden text-ink-soft">
      Taken for something it is not?{' '}
      {correctables.map((what) => (
        <CorrectHere key={what} what={what} named replaces={isRead && what === 'logline'} />
      ))}
    </p>
  );
}

export function OverviewView() {
  const { data, error, again } = useOverview();
  if (data !== null) {
    const parts = entriesWithOneFoot(overviewEntries(data));
    const { prompt: listed } = data.fix_list ?? data.overview;
    return (
      <div className="space-y-10">
        {data.reading && <ReadingNote readings={[data.reading]} ask={null} />}
        {keyed(parts, ({ prompt }) => prompt).map(({ key, item }) => (
          <Fragment key={key}>
            <Part entry={item} />
            {item.prompt === listed && <WayToFixList />}
          </Fragment>
        ))}
        <Corrections isRead={data.reading?.kind === 'given'} />
        {parts.length === 0 && <p role="status">There is nothing to say of this script yet.</p>}
      </div>
    );
  }
  if (error) {
    return (
      <div className="space-y-4">
        <Banner tone="error">{error}</Banner>
        <Button look="quiet" onClick={again}>
          Try again
        </Button>
      </div>
    );
  }
  return (
    <p role="status" className="inline-flex items-center gap-2 text-ink-soft">
      <Spinner /> The overview is being made.
    </p>
  );
}
