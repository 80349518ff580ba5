/** The fix list: what the reports ask the writer to do, in order of worth, with what they say of each note; what this draft did to the notes of the one before; and the list as a file. */
import { type ReactNode, type Ref, useEffect, useId, useRef, useState } from 'react';
import { useStore } from 'zustand';
import type { Note, NoteChange, Notes } from '../../../../lib/contract/notes.ts';
import { Loading } from '../../app/loading.tsx';
import { useStores } from '../../app/stores-context.tsx';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { inputClasses } from '../../ui/field.tsx';
import { DraftCardView } from './draft-card.tsx';
import { type NoteFileKind, saveNoteFile } from './note-export.ts';
import {
  hasKind,
  hasStatus,
  type KindFilter,
  kindFilters,
  kindLabels,
  type StatusFilter,
  statusFilters,
  statusLabels,
} from './note-filter.ts';
import { NoteItem } from './note-item.tsx';
import { sharedNotes } from './notes-store.ts';
import { DraftsBox, LikelyDraftBox } from './project-box.tsx';
import { useAnswered } from './use-answered.ts';
import { useNotedScript } from './use-noted-script.ts';

interface ChoiceProps<Value extends string> {
  readonly label: string;
  readonly values: readonly Value[];
  readonly labels: Readonly<Record<Value, string>>;
  readonly value: Value;
  readonly countOf: (value: Value) => number;
  readonly onChange: (value: Value) => void;
}

function Choice<Value extends string>({ label, values, labels, value, countOf, onChange }: ChoiceProps<Value>) {
  const id = useId();
  return (
    <div className="min-w-40 flex-1 sm:max-w-64">
      <label htmlFor={id} className="mb-1 block text-sm font-semibold">
        {label}
      </label>
      <select
        id={id}
        value={value}
        className={inputClasses}
        onChange={(event) => {
          const chosen = values.find((each) => each === event.target.value);
          if (chosen !== undefined) onChange(chosen);
        }}
      >
        {values.map((each) => (
          <option key={each} value={each}>
            {labels[each]} ({countOf(each)})
          </option>
        ))}
      </select>
    </div>
  );
}

const fileKinds: readonly { readonly kind: NoteFileKind; readonly label: string }[] = [
  { kind: 'markdown', label: 'Markdown' },
  { kind: 'csv', label: 'CSV' },
  { kind: 'fdx', label: 'Final Draft' },
];

const nothingHere = 'Nothing was found to mend. What is read or counted later appears here.';
const noneSo = 'No note has this status and kind.';

interface NoteListProps {
  readonly data: Notes;
  readonly heading: Ref<HTMLHeadingElement>;
  readonly children: (note: Note) => ReactNode;
}

function NoteList({ data, heading, children }: NoteListProps) {
  const [status, setStatus] = useState<StatusFilter>('open');
  const [kind, setKind] = useState<KindFilter>('all');
  const shown = data.notes.filter((note) => hasStatus(note, status) && hasKind(note, kind));
  if (data.notes.length === 0) return <p className="text-lg">{nothingHere}</p>;
  return (
    <section aria-label="Notes">
      <div className="flex flex-wrap gap-3 print:hidden">
        <Choice
          label="Status"
          values={statusFilters}
          labels={statusLabels}
          value={status}
          countOf={(each) => data.notes.filter((note) => hasStatus(note, each) && hasKind(note, kind)).length}
          onChange={setStatus}
        />
        <Choice
          label="Kind"
          values={kindFilters}
          labels={kindLabels}
          value={kind}
          countOf={(each) => data.notes.filter((note) => hasStatus(note, status) && hasKind(note, each)).length}
          onChange={setKind}
        />
      </div>
      <h2 ref={heading} tabIndex={-1} className="mt-6 border-b-2 border-brass pb-2 text-2xl">
        {statusLabels[status]}: {shown.length}
      </h2>
      {shown.length === 0 ? <p className="py-5">{noneSo}</p> : <ol className="@container">{shown.map(children)}</ol>}
    </section>
  );
}

export function NotesView() {
  const stores = useStores();
  const [store] = useState(() => sharedNotes(stores));
  const scriptId = useNotedScript();
  const heading = useRef<HTMLHeadingElement>(null);
  const { data: held, error, notice, joining, scriptId: ofScript } = useStore(store);
  const [fileError, setFileError] = useState<string | null>(null);
  const token = useStore(stores.session, (s) => s.token);
  useEffect(() => {
    if (scriptId !== null && token !== null) void store.getState().load(scriptId);
  }, [store, scriptId, token]);

  const data = ofScript === scriptId ? held : null;
  useAnswered(data !== null && data.likely !== null, heading);
  const join = (withId: string | null): void => void store.getState().join(withId);
  const say = (change: NoteChange): Promise<boolean> => {
    const kept = store.getState().say(change);
    // The note goes with what was pressed in it.
    if (change.removed) heading.current?.focus();
    return kept;
  };
  const take = (kind: NoteFileKind): void => {
    setFileError(null);
    if (data !== null) saveNoteFile(stores, kind, data).catch((cause: Error) => setFileError(cause.message));
  };
  return (
    <div className="space-y-6">
      {error !== null && <Banner tone="error">{error}</Banner>}
      {notice !== null && <Banner tone="notice">{notice}</Banner>}
      {fileError !== null && <Banner tone="error">{fileError}</Banner>}
      {data === null && error === null && <Loading />}
      {data !== null && (
        <>
          {data.likely !== null && <LikelyDraftBox likely={data.likely} busy={joining} onJoin={join} />}
          {data.card !== null && <DraftCardView card={data.card} onError={setFileError} />}
          {data.reading?.kind === 'awaited' && (
            <Banner tone="notice">The script is being read. What a reader notes is added when it is done.</Banner>
          )}
          <DraftsBox drafts={data.drafts} scriptId={data.script_id} busy={joining} onPart={() => join(null)} />
          <NoteList key={data.script_id} data={data} heading={heading}>
            {(note) => <NoteItem key={note.id} note={note} isFirstDraft={data.card === null} onSay={say} />}
          </NoteList>
          {data.notes.length > 0 && (
            <section aria-label="Take the list along" className="print:hidden">
              <h2 className="text-xl">Take the list along</h2>
              <div className="mt-3 flex flex-wrap gap-2">
                {fileKinds.map(({ kind, label }) => (
                  <Button key={kind} look="quiet" onClick={() => take(kind)}>
                    {label}
                  </Button>
                ))}
              </div>
              <p className="mt-2 text-sm text-ink-faint">
                The Final Draft file holds the script with each note at its place.
              </p>
            </section>
          )}
        </>
      )}
    </div>
  );
}
