/** Which notes of the fix list are shown. Pure. */
import type { Note } from '../../../../lib/contract/notes.ts';

export const statusFilters = ['open', 'todo', 'done', 'meant', 'closed', 'all'] as const;
export type StatusFilter = (typeof statusFilters)[number];
export const kindFilters = ['all', 'new', 'counted', 'read', 'own', 'comment'] as const;
export type KindFilter = (typeof kindFilters)[number];

export const statusLabels: Readonly<Record<StatusFilter, string>> = {
  open: 'Open',
  todo: 'To do',
  done: 'Marked done',
  meant: 'I mean it',
  closed: 'Closed',
  all: 'All',
};
export const kindLabels: Readonly<Record<KindFilter, string>> = {
  all: 'Every kind',
  new: 'New in this draft',
  counted: 'Found by counting',
  read: 'Found by a reader',
  own: 'Your own',
  comment: 'Comments by link',
};

export function hasStatus({ status, fate }: Note, filter: StatusFilter): boolean {
  if (filter === 'all') return true;
  if (filter === 'closed') return fate === 'closed';
  if (filter === 'meant') return status === 'meant';
  if (fate === 'closed' || status === 'meant') return false;
  return filter === 'open' || status === filter;
}

export function hasKind({ counted, fate, kind }: Note, filter: KindFilter): boolean {
  if (filter === 'all') return true;
  if (filter === 'new') return fate === 'new';
  if (filter === 'own' || filter === 'comment') return kind === filter;
  return kind !== 'own' && kind !== 'comment' && counted === (filter === 'counted');
}
