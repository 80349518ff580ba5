/** The fix list as a file, made in the browser. For Final Draft the script's pages are asked for, unless they are held. */
import type { Notes } from '../../../../lib/contract/notes.ts';
import { notesFdx } from '../../../../lib/report-formats/note-fdx.ts';
import { notesCsv, notesMarkdown } from '../../../../lib/report-formats/note-files.ts';
import type { Stores } from '../../app/create-stores.ts';
import { exportFileName } from '../export/file-name.ts';

export type NoteFileKind = 'markdown' | 'csv' | 'fdx';

/** Throws an Error whose message the user can read. */
export async function saveNoteFile(
  { saveFile, screenplay }: Pick<Stores, 'saveFile' | 'screenplay'>,
  kind: NoteFileKind,
  { script_id, drafts, notes }: Notes,
): Promise<void> {
  const draft = drafts.find((one) => one.script_id === script_id);
  const title = draft?.title ?? draft?.file_name ?? null;
  const name = (ending: string): string => exportFileName(title, 'fix-list', ending);
  switch (kind) {
    case 'markdown':
      return saveFile(name('md'), notesMarkdown(title ?? 'Untitled', notes), 'text/markdown;charset=utf-8');
    case 'csv':
      return saveFile(name('csv'), notesCsv(notes), 'text/csv;charset=utf-8');
    case 'fdx': {
      await screenplay.getState().load(script_id);
      const { data, error } = screenplay.getState();
      if (data?.status !== 'ready') throw new Error(error ?? 'The script could not be loaded. Please try again.');
      return saveFile(name('fdx'), notesFdx(data, notes), 'application/xml');
    }
    default: {
      const unknown: never = kind;
      throw new TypeError(`No file of the kind ${String(unknown)}.`);
    }
  }
}
