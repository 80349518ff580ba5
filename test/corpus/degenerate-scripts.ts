/** Screenplays with next to nothing in them, named and at random, as a reader may leave them: no scene, no speech, one line, one cue, an empty dialogue. */

import { type Element, type Scene, type Screenplay, screenplay } from '../../lib/screenplay/model.ts';
import fc from '../fixed-chance.ts';

/** What a small scene may hold: a line of its kind, or a speech with its parts. */
type Line = { readonly kind: 'action' | 'transition' | 'shot' | 'centered' | 'lyric' | 'note'; readonly text: string };
type Part = { readonly kind: 'dialogue' | 'parenthetical' | 'lyric'; readonly text: string };
type Talk = {
  readonly kind: 'speech';
  readonly cue: string;
  readonly parts: readonly Part[];
  readonly dual: 'left' | 'right' | null;
};
interface SceneDraft {
  readonly heading: {
    readonly setting: 'INT' | 'EXT' | 'INT/EXT' | null;
    readonly location: string;
    readonly timeOfDay: string | null;
  } | null;
  readonly elements: readonly (Line | Talk)[];
}

const linesAPage = 54;

/** Lays the drafts out, a line an element and its parts; the first without a heading is what stands before the first one. */
const laidOut = (drafts: readonly SceneDraft[], title: string | null, spareLines = 0): Screenplay => {
  let line = 0;
  const next = () => {
    line += 1 + spareLines;
    const place = { page: 1 + Math.floor((line - 1) / linesAPage), line: 1 + ((line - 1) % linesAPage) };
    return { start: place, end: place };
  };
  const elementOf = (draft: Line | Talk): Element => {
    const at = next();
    if (draft.kind !== 'speech') return { ...draft, at };
    const cue = { text: draft.cue, name: draft.cue.replace(/ \(.*\)$/, ''), extensions: [], at };
    const parts = draft.parts.map((part) => ({ ...part, at: next() }));
    return {
      kind: 'speech',
      cue,
      parts,
      dual: draft.dual,
      at: { start: at.start, end: parts.at(-1)?.at.end ?? at.end },
    };
  };
  const scenes = drafts.map(({ heading, elements }, at): Scene => {
    const first = heading && {
      ...heading,
      text: [heading.setting && `${heading.setting}.`, heading.location, heading.timeOfDay && `- ${heading.timeOfDay}`]
        .filter(Boolean)
        .join(' '),
      number: null,
      at: next(),
    };
    const laid = elements.map(elementOf);
    const places = [...(first ? [first.at] : []), ...laid.map((element) => element.at)];
    const start = places[0]?.start ?? next().start;
    const end = places.at(-1)?.end ?? start;
    return {
      index: at + 1,
      heading: first,
      elements: laid,
      at: { start, end },
      eighths: Math.max(1, Math.round((8 * laid.length) / linesAPage)),
    };
  });
  return screenplay.parse({
    format: 'pdf',
    titlePageCount: title === null ? 0 : 1,
    pageCount: Math.ceil(line / linesAPage),
    titlePage: { title, authors: [], credit: null, source: null, draft: null, contact: null },
    scenes,
    furniture: [],
    diagnostics: [],
  });
};

const only = (...elements: (Line | Talk)[]): Screenplay => laidOut([{ heading: null, elements }], null);
const headed = (...elements: (Line | Talk)[]): SceneDraft => ({
  heading: { setting: 'INT', location: 'ROOM', timeOfDay: 'DAY' },
  elements,
});
const says = (cue: string, ...texts: string[]): Talk => ({
  kind: 'speech',
  cue,
  parts: texts.map((text) => ({ kind: 'dialogue', text })),
  dual: null,
});

export const degenerateScripts: Readonly<Record<string, Screenplay>> = {
  'no scene at all': laidOut([], null),
  'a title page alone': laidOut([], 'Salt'),
  'one line': only({ kind: 'action', text: 'Rain.' }),
  'no heading, some talk': only(says('ANN', 'Who is there?'), says('BEN', 'Nobody.')),
  'one cue only': only(says('ANN')),
  'an empty dialogue': only(says('ANN', '')),
  'a parenthetical without dialogue': only({ ...says('ANN'), parts: [{ kind: 'parenthetical', text: '(waits)' }] }),
  'only transitions': only({ kind: 'transition', text: 'FADE IN:' }, { kind: 'transition', text: 'CUT TO:' }),
  'a heading alone': laidOut([headed()], null),
  'headings alone': laidOut([headed(), headed(), headed()], null),
  'no speech': laidOut(
    [headed({ kind: 'action', text: 'A fox runs.' }), headed({ kind: 'action', text: 'It stops.' })],
    null,
  ),
  'a line without letters': only({ kind: 'action', text: '* * *' }, says('ANN', '...')),
  'an empty line': only({ kind: 'action', text: '' }),
  'a song that nobody sings': laidOut(
    [
      headed({ kind: 'lyric', text: 'A gun. A phone. 1986.' }),
      headed({ kind: 'lyric', text: 'A gun. A phone. 1986.' }),
    ],
    null,
  ),
  'a note alone': only({ kind: 'note', text: 'Rewrite all of it.' }),
};

const text = fc.oneof(
  fc.constantFrom(
    '',
    'Rain.',
    '...',
    'NO!',
    'Why?',
    '* * *',
    'He runs. He falls, and does not get up again.',
    '審判',
    'A gun. A phone. 1986.',
  ),
  fc.string({ unit: 'grapheme', maxLength: 30 }),
);
const cue = fc.constantFrom('ANN', 'BEN', 'ANN (V.O.)', '#1', 'WOMAN', 'ANN AND BEN');
const lineDraft: fc.Arbitrary<Line> = fc.record({
  kind: fc.constantFrom('action', 'transition', 'shot', 'centered', 'lyric', 'note'),
  text,
});
const talkDraft: fc.Arbitrary<Talk> = fc.record({
  kind: fc.constant('speech'),
  cue,
  parts: fc.array(fc.record({ kind: fc.constantFrom('dialogue', 'parenthetical', 'lyric'), text }), { maxLength: 3 }),
  dual: fc.constantFrom(null, null, 'left', 'right'),
});
const elements = fc.array(fc.oneof(lineDraft, talkDraft), { maxLength: 5 });
const heading = fc.record({
  setting: fc.constantFrom('INT', 'EXT', 'INT/EXT', null),
  location: fc.constantFrom('ROOM', 'SEA', '', 'PARIS, FRANCE', '?'),
  timeOfDay: fc.constantFrom('DAY', 'NIGHT', 'LATER', null),
});

/** At most a few lines in at most a few scenes; only the first may be without a heading, as the model has it. */
export const anyDegenerateScript: fc.Arbitrary<Screenplay> = fc
  .tuple(
    fc.option(elements),
    fc.array(fc.record({ heading, elements }), { maxLength: 3 }),
    fc.constantFrom(null, 'Salt', ''),
    fc.constantFrom(0, 3, 60),
  )
  .map(([before, scenes, title, spareLines]) =>
    laidOut([...(before === null ? [] : [{ heading: null, elements: before }]), ...scenes], title, spareLines),
  );

const textOnly = (script: Screenplay, keep: (element: Element) => Element[]): Screenplay => ({
  ...script,
  scenes: script.scenes.map((scene) => ({ ...scene, elements: scene.elements.flatMap(keep) })),
});

/** A whole script of which one thing was lost in the reading, by what was lost. */
export const reductions: Readonly<Record<string, (script: Screenplay) => Screenplay>> = {
  'without its headings': (script) => {
    const [first] = script.scenes;
    const last = script.scenes.at(-1);
    if (first === undefined || last === undefined) return script;
    const at = { start: first.at.start, end: last.at.end };
    const eighths = Math.max(1, 8 * script.pageCount);
    const elements = script.scenes.flatMap((scene) => scene.elements);
    return { ...script, scenes: [{ index: 1, heading: null, elements, at, eighths }] };
  },
  'without its speeches': (script) => textOnly(script, (element) => (element.kind === 'speech' ? [] : [element])),
  'without its action': (script) => textOnly(script, (element) => (element.kind === 'speech' ? [element] : [])),
  'without its dialogue': (script) =>
    textOnly(script, (element) => (element.kind === 'speech' ? [{ ...element, parts: [] }] : [element])),
  'with its headings alone': (script) => textOnly(script, () => []),
  'with its transitions alone': (script) =>
    textOnly(script, (element) => (element.kind === 'transition' ? [element] : [])),
};
