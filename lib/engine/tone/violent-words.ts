/** The words of a sentence of action that show violence: blood and gunfire by themselves, a blow or a death where somebody is named whom it may befall. */
import { wholeWords } from '../../screenplay/text/phrases.ts';
import type { Derived } from '../derive.ts';
import { befallingRoots, personWords, violenceRoots } from '../lexicons/shown-feeling.ts';
import { wordsOf } from '../text/words.ts';
import { shownIn } from './shown-text.ts';
import { personNouns } from './who-acts.ts';

const personal = wholeWords(personWords);
/** A colour. */
const bloodRed = /\bblood[- ]red\b/gi;

/** Answers with the root of each violent word, by the first form of its family. A neon sign that dies and a reel that slaps show none. */
export function violentRootsIn({ characters }: Pick<Derived, 'characters'>, names: ReadonlySet<string>) {
  const people = new Set(characters.flatMap(({ id }) => wordsOf(id)));
  const hasSomebody = (sentence: string): boolean =>
    personal.test(sentence) || personNouns.test(sentence) || wordsOf(sentence).some((word) => people.has(word));
  return (sentence: string): ReadonlySet<string> => {
    const roots = shownIn(sentence.replace(bloodRed, ''), names).flatMap((word) => violenceRoots.get(word) ?? []);
    return new Set(roots.filter((root) => !befallingRoots.has(root) || hasSomebody(sentence)));
  };
}
