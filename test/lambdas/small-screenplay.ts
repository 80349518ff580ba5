/** A screenplay of one scene, in the model's form, for tests that need one but not its content. */
import { type Screenplay, screenplay } from '../../lib/screenplay/model.ts';

const at = (line: number) => ({ start: { page: 1, line }, end: { page: 1, line } });

export const smallScreenplay: Screenplay = screenplay.parse({
  format: 'pdf',
  titlePageCount: 1,
  pageCount: 2,
  titlePage: { title: 'Salt', authors: [], credit: null, source: null, draft: null, contact: null },
  scenes: [
    { index: 1, heading: null, elements: [{ kind: 'action', text: 'Dark.', at: at(1) }], at: at(1), eighths: 1 },
    {
      index: 2,
      heading: { text: 'INT. SHED - DAY', setting: 'INT', location: 'SHED', timeOfDay: 'DAY', number: null, at: at(3) },
      elements: [{ kind: 'action', text: 'Rain.', at: at(5) }],
      at: at(3),
      eighths: 1,
    },
  ],
  furniture: [],
  diagnostics: [],
});
