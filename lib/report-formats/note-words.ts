/** The words for what is so of a note, on the screen and in files. */
import type { DraftCard, Note, NoteStatus } from '../contract/notes.ts';

export const statusWords: Readonly<Record<NoteStatus, string>> = {
  todo: 'To do',
  meant: 'I mean it',
  done: 'Done',
};
export const effortWords: Readonly<Record<NonNullable<Note['effort']>, string>> = {
  word: 'a word or a line',
  scene: 'a scene',
  sequence: 'a sequence',
  draft: 'another draft',
};

/** What this draft made of it. */
export function fateWords(note: Pick<Note, 'kind' | 'fate' | 'moved' | 'stood' | 'status'>): string {
  const { kind, fate, moved, stood, status } = note;
  if (kind === 'comment') return stood ? 'Left on an earlier draft' : 'Left on this draft';
  switch (fate) {
    case 'closed':
      return kind === 'own' ? 'Its passage is gone' : 'Closed';
    case 'not_found_again':
      return 'Not found again; its passage stands';
    case 'passage_changed':
      return kind === 'own' ? 'Its passage changed' : 'Passage changed; not settled';
    case 'new':
      return stood ? 'New; its words stood in the draft before' : 'New';
    case 'open': {
      const still = status === 'done' ? 'Marked done, and still there' : 'Still there';
      return moved ? `${still}; moved with its scene` : still;
    }
    default: {
      const unknown: never = fate;
      return unknown;
    }
  }
}

/** Who said it, as they gave their name. */
export const commenterOf = ({ from }: Pick<Note, 'from'>): string =>
  from === undefined || from.name === '' ? 'a reader of your link' : from.name;

/** 'Comment by Priya on Story Structure, page 12'. */
export function commentWords({ from }: Pick<Note, 'from'>, reportTitle: (question: number) => string): string {
  const report = from?.question ?? null;
  const page = from?.page ?? null;
  return [
    `Comment by ${commenterOf({ from })}${report === null ? '' : ` on ${reportTitle(report)}`}`,
    ...(page === null ? [] : [`page ${page}`]),
  ].join(', ');
}

/** Who found it. */
export const foundBy = ({ kind, counted: byCounting, from }: Pick<Note, 'kind' | 'counted' | 'from'>): string => {
  if (kind === 'comment') return commenterOf({ from });
  return kind === 'own' ? 'you' : byCounting ? 'counting' : 'a reader';
};

const counted = (n: number, one: string): string => `${n} ${one}${n === 1 ? '' : 's'}`;

/** '11 of 14 notes closed', 'nothing new broken', '8 pages shorter'. */
export function cardLines({ closed, of, broken, pages }: DraftCard): [string, string, string] {
  return [
    of === 0 ? 'no note was open before' : `${closed} of ${counted(of, 'note')} closed`,
    broken === 0 ? 'nothing new broken' : `${counted(broken, 'new note')} on what is new`,
    pages === 0 ? 'as long as before' : `${counted(Math.abs(pages), 'page')} ${pages < 0 ? 'shorter' : 'longer'}`,
  ];
}
