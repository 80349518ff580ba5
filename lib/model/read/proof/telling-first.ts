/** The places of a sentence in the order in which they prove it: whoever is shown two of four sees the two that tell most of it. */
import type { Cite } from '../../../story/cite.ts';
import { stemsOf } from '../../../story/content-words.ts';

/** Who speaks in 'BRIANNA: Of course.': a sentence about her is told by her own line. */
const cueOf = (passage = ''): string => /^([^\p{Ll}:]{2,40}):/u.exec(passage)?.[1] ?? '';

/** `passages` are those of the places, cues included. The first place is the reader's own choice; of an exchange the line that tells most stands for it. Then each time the place that adds most of the sentence's words, earlier ones before later. */
export function tellingFirst(
  text: string,
  places: readonly Cite[],
  given: readonly string[],
  passages: readonly string[],
): Cite[] {
  const told = stemsOf(text);
  const stems = new Map(
    places.map((place, at) => [
      place,
      new Set([...stemsOf(`${cueOf(passages[at])} ${place.quote}`)].filter((one) => told.has(one))),
    ]),
  );
  const gain = (place: Cite, shown: ReadonlySet<string>): number =>
    [...(stems.get(place) ?? [])].filter((one) => !shown.has(one)).length;
  const [scene = '', from = '', to = from] = given[0]?.match(/\d+/g) ?? [];
  const isFirst = (place: Cite): boolean =>
    (place.scene ?? 0) === Number(scene) &&
    place.from >= Number(from) &&
    place.from <= (given[0]?.includes('-') ? Number(to) : Number(from));
  const order: Cite[] = [];
  const shown = new Set<string>();
  const left = [...places];
  while (left.length > 0) {
    const own = order.length === 0 ? left.filter(isFirst) : left;
    const [next] = (own.length > 0 ? own : left).toSorted((a, b) => gain(b, shown) - gain(a, shown));
    if (next === undefined) break;
    order.push(next);
    left.splice(left.indexOf(next), 1);
    for (const stem of stems.get(next) ?? []) shown.add(stem);
  }
  return order;
}
