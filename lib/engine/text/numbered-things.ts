/** Finds what is called by a number: 'Suit #8', 'EVA space suit number "8"', 'Room 237'. Leaves out times, measures and people who are numbered for want of a name. */
import { oneOf } from '../../screenplay/text/phrases.ts';
import { amountWords, numberedThings } from '../lexicons/numbered-things.ts';
import { isSpoken, type Passage } from './passages.ts';
import type { Thing } from './returning-things.ts';
import { singular } from './words.ts';

/** A noun, what may stand between, and a number that no unit, date or further digit follows. */
const numbered = new RegExp(
  `(\\p{L}[\\p{L}’']+),? (?:number |no\\. ?|# ?)?["“']?#?(\\d{1,4}[A-Z]?)["”']?(?![\\d%:,./]?\\d|%|-|\\p{L}|['’]?s\\b| (?:${oneOf(amountWords)}|\\p{Ll}+s)\\b)`,
  'gu',
);
/** The number alone, in marks, as something bears it: 'the number "8"'. */
const borne = /number ["“'](\d{1,4}[A-Z]?)["”']/giu;

/** Each with every passage that names it, in order: things for `thingsThatReturn`. A number in marks counts for what was called by it before and is named beside it. */
export function numberedIn(passages: readonly Passage[]): Thing[] {
  const found = new Map<string, { name: string; passages: Passage[] }>();
  for (const passage of passages) {
    if (passage.scene === null || !(isSpoken(passage) || passage.kind === 'action' || passage.kind === 'heading'))
      continue;
    const keys = new Set<string>();
    for (const [, noun = '', number = ''] of passage.text.matchAll(numbered)) {
      const thing = singular(noun.toLowerCase());
      if (numberedThings.has(thing)) keys.add(`${thing} ${number}`);
    }
    for (const [, number = ''] of passage.text.matchAll(borne)) {
      for (const noun of passage.words.map(singular)) {
        const known = `${noun} ${number}`;
        if (numberedThings.has(noun) && found.has(known)) keys.add(known);
      }
    }
    for (const key of keys) {
      const thing = found.get(key) ?? { name: key, passages: [] };
      thing.passages.push(passage);
      found.set(key, thing);
    }
  }
  return [...found.values()].map(({ name, passages: own }) => ({
    name,
    forms: [name.split(' ').at(-1) ?? name],
    passages: own,
    capitals: false,
  }));
}
