/** A reader's points as notes: everything but strengths. */

import type { FoundNote } from '../../story/note.ts';
import type { PointRead } from '../../story/read/point-read.ts';

/** Questions and weaknesses are one side of the balance: one reader asks what another holds against the script. */
const sideOf = ({ kind }: PointRead): string => (kind === 'question' ? 'weakness' : kind);

export const readNotes = (points: readonly PointRead[]): FoundNote[] =>
  points
    .filter(({ kind }) => kind !== 'strength')
    .map((point) => ({
      finding: point.id,
      by: 'read',
      rule: sideOf(point),
      reach: 'place',
      about: [],
      people: point.touches,
      cites: point.said.cites,
      gist: point.title,
      fault: point.fault,
      absence: point.absence,
      score: null,
    }));
