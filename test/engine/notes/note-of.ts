/** Notes as a rule or a reader makes them, for tests. */
import type { Cite } from '../../../lib/story/cite.ts';
import type { FoundNote } from '../../../lib/story/note.ts';

/** A place by its scene, its piece and its words; page and line are nobody's business here. */
export const placeOf = (scene: number | null, piece: number, quote = ''): Cite => ({
  scene,
  from: piece,
  to: piece,
  page: 1,
  line: 1,
  quote,
});

/** A reader's weakness without people or places; `o` over it. */
export const noteOf = (o: Partial<FoundNote> = {}): FoundNote => ({
  finding: 'rd.1',
  by: 'read',
  rule: 'weakness',
  reach: 'place',
  about: [],
  people: [],
  cites: [],
  gist: '',
  fault: false,
  absence: null,
  score: null,
  ...o,
});
