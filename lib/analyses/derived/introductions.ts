/** Finds where the action first shows each speaker, and the age and words it gives. Refuses to infer what is not printed. */
import type { DisplayName } from './display-names.ts';
import type { Passage } from './passages.ts';
import { sentencesOf } from './words.ts';

/** `fullName` as the script prints it ('Lena Okafor'), `age` in years when printed, `description` a printed 'a …' or 'the …' phrase. */
export interface Introduction {
  readonly passage: Passage;
  readonly sentence: string;
  readonly fullName: string;
  readonly age: number | null;
  readonly description: string | null;
}

/** By character id. The first mention in capitals counts; failing that, the first mention at all. */
export function introductionsOf(
  passages: readonly Passage[],
  ids: readonly string[],
  display: DisplayName,
): Map<string, Introduction> {
  const actions = passages.filter((passage) => passage.kind === 'action');
  const found = new Map<string, Introduction>();
  for (const id of ids) {
    const escaped = id.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
    const capitals = new RegExp(`(?<![\\p{L}])((?:[\\p{Lu}][\\p{Lu}'.-]* ){0,2}?${escaped}(?: [\\p{Lu}][\\p{Lu}'-]+){0,2})(?![\\p{L}'’])`, 'u');
    const anyCase = new RegExp(`(?<![\\p{L}])(${escaped})(?![\\p{L}])`, 'iu');
    const passage = actions.find(({ text }) => capitals.test(text)) ?? actions.find(({ text }) => anyCase.test(text));
    if (!passage) continue;
    const sentence = sentencesOf(passage.text).find((text) => capitals.test(text) || anyCase.test(text)) ?? passage.text;
    const printed = (capitals.exec(sentence) ?? anyCase.exec(sentence))?.[1] ?? id;
    const after = sentence.slice(sentence.indexOf(printed) + printed.length);
    found.set(id, {
      passage,
      sentence,
      fullName: display(fullName(printed, id)),
      age: ageOf(after),
      description: /^,? ?\(?(?:\d+\)?, )?((?:an?|the) [^,.;:()]{3,60}?)[,.;)]/.exec(after)?.[1] ?? null,
    });
  }
  return found;
}

/** A title or adverb in capitals before the name ('YOUNG LENA') makes another person: then the cue's own name is kept. */
function fullName(printed: string, id: string): string {
  const words = printed.toUpperCase().split(' ').length;
  return printed.toUpperCase().startsWith(id) || words <= 3 ? printed.toUpperCase() : id;
}

/** ', 62,' and '(62)' and '(60s)' after the name; teens and decades count from their first year only when printed as a number. */
function ageOf(after: string): number | null {
  const match = /^,? ?\(?(?:(?:aged?|early|mid|late)[ -])?(\d{1,2})(?!\d|['’]?s\b|\.\d|:)/i.exec(after);
  const age = Number(match?.[1] ?? 0);
  return age > 0 ? age : null;
}
