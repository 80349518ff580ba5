/** One note of the fix list: what, where, what became of it, and what the writer says of it. */
import type { Note, NoteChange } from '../../../../lib/contract/notes.ts';
import { commentWords, effortWords, fateWords } from '../../../../lib/report-formats/note-words.ts';
import { cardByNumber } from '../../../../lib/reports/catalog.ts';
import { EvidenceList } from '../../blocks/evidence.tsx';
import { formatCalendarDay } from '../../ui/formats.ts';
import { NoteControls } from './note-controls.tsx';

interface NoteItemProps {
  readonly note: Note;
  readonly isFirstDraft: boolean;
  /** True once it is kept. */
  readonly onSay: (change: NoteChange) => Promise<boolean>;
}

const tagClasses = 'rounded-full px-2.5 py-0.5 text-xs font-semibold';

/** What became of it and how much work it is. */
export function NoteTags({ note, isFirstDraft }: Pick<NoteItemProps, 'note' | 'isFirstDraft'>) {
  const isGood = note.fate === 'closed' && note.kind !== 'own';
  const titleOf = (question: number): string => cardByNumber(question)?.title ?? `Report ${question}`;
  return (
    <p className="mt-1 flex flex-wrap gap-1.5">
      {note.kind === 'own' && <span className={`${tagClasses} bg-accent-wash text-accent`}>Your own note</span>}
      {note.kind === 'comment' && (
        <span className={`${tagClasses} bg-accent-wash text-accent wrap-anywhere`}>{commentWords(note, titleOf)}</span>
      )}
      {note.from && (
        <span className={`${tagClasses} bg-well text-ink-soft`}>{formatCalendarDay(note.from.created_at)}</span>
      )}
      {!isFirstDraft && (
        <span className={`${tagClasses} ${isGood ? 'bg-good-wash text-good' : 'bg-brass-wash text-ink'}`}>
          {fateWords(note)}
        </span>
      )}
      {note.effort !== null && (
        <span className={`${tagClasses} bg-well text-ink-soft`}>Work: {effortWords[note.effort]}</span>
      )}
    </p>
  );
}

/** Why, and what to try. */
export function NoteWords({ note: { why, advice } }: Pick<NoteItemProps, 'note'>) {
  if (why === null && advice === null) return null;
  return (
    <div className="mt-2 max-w-[70ch] space-y-2">
      {why !== null && <p>{why}</p>}
      {advice !== null && (
        <p>
          <span className="font-semibold">What to try:</span> {advice}
        </p>
      )}
    </div>
  );
}

export function NoteItem({ note, isFirstDraft, onSay }: NoteItemProps) {
  const { title, places, was } = note;
  // The page of an earlier draft is no passage: its number is in the comment's tag.
  const isChanged = was.length > 0 && note.kind !== 'comment';
  return (
    <li className="border-b border-rule py-5 break-inside-avoid @4xl:grid @4xl:grid-cols-[2fr_1fr] @4xl:gap-x-10">
      <div className="min-w-0">
        <h3 className="text-lg whitespace-pre-line wrap-anywhere">{title}</h3>
        <NoteTags note={note} isFirstDraft={isFirstDraft} />
        <NoteWords note={note} />
        {isChanged && (
          <div className="mt-2">
            <h4 className="font-sans text-sm font-semibold">In the earlier draft</h4>
            <ul className="mt-1 space-y-1.5 border-l-2 border-rule-strong pl-3">
              {was.map(({ page, line, quote }) => (
                <li key={`${page}.${line} ${quote}`} className="flex flex-col gap-x-3 sm:flex-row sm:items-baseline">
                  <span className="w-26 shrink-0 text-xs font-semibold text-ink-faint tabular-nums">p. {page}</span>
                  <span className="script min-w-0 text-[0.9rem] whitespace-pre-line wrap-anywhere">“{quote}”</span>
                </li>
              ))}
            </ul>
          </div>
        )}
        {isChanged && places.length > 0 && <h4 className="mt-2 font-sans text-sm font-semibold">In this draft</h4>}
        {isChanged && places.length === 0 && <p className="mt-2 text-sm text-ink-soft">In this draft it is gone.</p>}
        <EvidenceList evidence={places} />
      </div>
      <div className="min-w-0">
        <NoteControls note={note} onSay={onSay} />
      </div>
    </li>
  );
}
