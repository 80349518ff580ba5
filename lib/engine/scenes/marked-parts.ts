/** Finds the parts that the writer marks: COLD OPEN, ACT ONE, TAG. */
import type { Place, Screenplay } from '../../screenplay/model.ts';
import { anyOf } from '../../screenplay/text/phrases.ts';
import { actNumbers, partEndings, partOpenings, whatEnds } from '../lexicons/scene-words.ts';
import type { Passage } from '../text/passages.ts';
import type { SceneFacts } from './scene-facts.ts';

/** `name` as shown ('Act one'); `scenes` are those between this mark and the next. */
export interface MarkedPart {
  readonly name: string;
  readonly mark: Passage;
  readonly scenes: readonly SceneFacts[];
}

const opening = new RegExp(`^(?:${anyOf(partOpenings)}|ACT (?:[IVX]+|\\d+|${anyOf(actNumbers)}))[.:]?$`);
const ending = new RegExp(`^(?:(?:THE )?END(?: OF)?(?: THE)? ${anyOf(whatEnds)}\\b.*|${anyOf(partEndings)})[.:]?$`);

/** True for a line by itself that names or ends a part, an episode or the script; such a line is no action and no image. */
export const isPartMark = (text: string): boolean => opening.test(text) || ending.test(text);

/** How many acts the script opens with a mark of their own, such as ACT ONE. */
export const actMarks = ({ scenes }: Screenplay): number =>
  scenes
    .flatMap(({ elements }) => elements)
    .filter(
      (element) => element.kind !== 'speech' && /^ACT\b/.test(element.text.trim()) && opening.test(element.text.trim()),
    ).length;

export const inCapitals = (text: string): boolean => /\p{Lu}/u.test(text) && text === text.toUpperCase();

/** Share of action paragraphs in capitals from which a script is laid out for several cameras before an audience. Ours. */
const capitalsShare = 0.6;

export const mostlyInCapitals = (actions: readonly string[]): boolean =>
  actions.length > 0 && actions.filter(inCapitals).length / actions.length >= capitalsShare;

/** True for the layout of a comedy played before an audience: its action stands in capitals, and its lines are often set double. */
export const isForSeveralCameras = ({ scenes }: Screenplay): boolean =>
  mostlyInCapitals(
    scenes.flatMap(({ elements }) => elements.flatMap((element) => (element.kind === 'action' ? [element.text] : []))),
  );

const isBefore = (one: Place, other: Place): boolean =>
  one.page < other.page || (one.page === other.page && one.line < other.line);

/** The marked parts in order, those without a scene left out; none where fewer than two acts are marked. */
export function markedPartsOf(passages: readonly Passage[], scenes: readonly SceneFacts[]): MarkedPart[] {
  const marks = passages.filter(({ kind, text }) => kind === 'centered' && opening.test(text.trim()));
  const parts = marks.flatMap((mark, index): MarkedPart[] => {
    const next = marks[index + 1];
    // By lines: a mark above the first heading is counted with that heading's scene.
    const own = scenes.filter(
      ({ headingPassage: { at } }) => isBefore(mark.at, at) && (next === undefined || isBefore(at, next.at)),
    );
    const text = mark.text.trim().replace(/[.:]$/, '').toLowerCase();
    const name = text
      .replace(/\b[ivx]+$/, (numeral) => numeral.toUpperCase())
      .replace(/^./, (first) => first.toUpperCase());
    return own.length > 0 ? [{ name, mark, scenes: own }] : [];
  });
  return parts.filter(({ name }) => name.startsWith('Act')).length >= 2 ? parts : [];
}
