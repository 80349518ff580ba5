/** Measures one reading of a script against another, word by word and element by element. Refuses to judge places and furniture. */
import type { Screenplay } from '../../lib/screenplay/model.ts';

interface LabelledWord {
  readonly word: string;
  readonly label: string;
}

/** `words` is the share of words under the right element; `f1` is per element, over words; scenes as found and as wanted. */
export interface Measure {
  readonly words: number;
  readonly f1: Readonly<Record<string, number>>;
  readonly scenes: readonly [found: number, wanted: number];
}

/** How far ahead the two readings are searched for the same three words. */
const reach = 300;

export function measure(found: Screenplay, wanted: Screenplay): Measure {
  const right = labelledWords(found);
  const truth = labelledWords(wanted);
  const hits = new Map<string, number>();
  let same = 0;
  let at = 0;
  for (const [index, { word, label }] of truth.entries()) {
    const match = matchFrom(right, at, truth, index);
    if (match === null) continue;
    at = match + 1;
    if (right[match]?.label !== label || right[match]?.word !== word) continue;
    same += 1;
    hits.set(label, (hits.get(label) ?? 0) + 1);
  }
  const kinds = [...new Set(truth.map(({ label }) => label))];
  const count = (words: readonly LabelledWord[], kind: string) => words.filter(({ label }) => label === kind).length;
  const f1 = kinds.map((kind) => [kind, (2 * (hits.get(kind) ?? 0)) / (count(right, kind) + count(truth, kind))]);
  const scenesOf = ({ scenes }: Screenplay) => scenes.filter(({ heading }) => heading !== null).length;
  return { words: same / truth.length, f1: Object.fromEntries(f1), scenes: [scenesOf(found), scenesOf(wanted)] };
}

function matchFrom(
  words: readonly LabelledWord[],
  at: number,
  truth: readonly LabelledWord[],
  index: number,
): number | null {
  const isSame = (place: number, ahead: number) => words[place + ahead]?.word === truth[index + ahead]?.word;
  if (isSame(at, 0)) return at;
  for (let place = at + 1; place < Math.min(words.length, at + reach); place += 1)
    if (isSame(place, 0) && isSame(place, 1) && isSame(place, 2)) return place;
  return null;
}

function labelledWords({ scenes }: Screenplay): LabelledWord[] {
  const label = (kind: string, text: string): LabelledWord[] =>
    text.split(/\s+/).map((word) => ({ word, label: kind }));
  return scenes.flatMap(({ heading, elements }) => {
    const rest = elements.flatMap((element) => {
      if (element.kind === 'note') return [];
      if (element.kind !== 'speech') return label(element.kind, element.text);
      return [...label('cue', element.cue.text), ...element.parts.flatMap(({ kind, text }) => label(kind, text))];
    });
    return heading ? [...label('heading', heading.text), ...rest] : rest;
  });
}
