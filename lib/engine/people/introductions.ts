/** Finds where the action first shows each speaker, and the age and words it gives. Refuses to infer what is not printed. */

import type { Passage } from '../text/passages.ts';
import { sentencesOf } from '../text/words.ts';
import type { DisplayName } from './display-names.ts';

/** `fullName` as the script prints it ('Lena Okafor'), `age` in years when printed, `description` a printed 'a …' or 'the …' phrase. */
export interface Introduction {
  readonly passage: Passage;
  readonly sentence: string;
  readonly fullName: string;
  readonly age: number | null;
  readonly description: string | null;
}

/**
 * By character id, from ids and the names that the action uses for them. The first mention in capitals counts; failing that, the first
 * mention at all. A renamed character's full name has the new name in it, the sentence stays as printed.
 */
export function introductionsOf(
  passages: readonly Passage[],
  pageNames: ReadonlyMap<string, string>,
  display: DisplayName,
): Map<string, Introduction> {
  const actions = passages.filter((passage) => passage.kind === 'action');
  const folded = actions.map((passage) => passage.text.toUpperCase());
  const found = new Map<string, Introduction>();
  for (const [id, pageName] of pageNames) {
    const parts = pageName.split(' ');
    const mentioning = actions.filter((_, index) => parts.every((part) => folded[index]?.includes(part)));
    if (mentioning.length === 0) continue;
    const capitals = capitalsPattern(pageName);
    const named = new RegExp(`(?<![\\p{L}])(${escapeRegExp(pageName)})(?![\\p{L}])(?!['’]s\\b)`, 'iu');
    const passage =
      mentioning.find(({ text }) => capitals.test(text)) ?? mentioning.find(({ text }) => named.test(text));
    if (!passage) continue;
    const pattern = capitals.test(passage.text) ? capitals : named;
    const sentence = sentencesOf(passage.text).find((text) => pattern.test(text)) ?? passage.text;
    const printed = pattern.exec(sentence)?.[1] ?? pageName;
    const after = sentence.slice(sentence.indexOf(printed) + printed.length);
    found.set(id, {
      passage,
      sentence,
      fullName: display(
        printed.toUpperCase().includes(pageName)
          ? fullName(printed.toUpperCase(), pageName).replace(pageName, () => id)
          : id === pageName
            ? printed.toUpperCase()
            : id,
      ),
      age: ageOf(after),
      description: partOf(/^,? ?\(?(?:\d+\)?, )?((?:an?|the) [^,.;:()]{3,60}?)[,.;)]/.exec(after)?.[1]),
    });
  }
  return found;
}

/** What somebody wears or has on them is no part to play: 'a moustache like a push broom'. */
const feature =
  /\b(?:moustache|mustache|beard|scar|limp|voice|face|smile|grin|eyes?|hair|head|hands?|coat|greatcoat|hat|cap|suit|dress|jacket|apron|scarf|shawl|uniform|ring|tattoo|bruise|drink|cigarette|phone|bag|gun|knife|badge|glasses|stoop|squint|stare|look|air|expression)\b|\blike\b/i;
const partOf = (phrase: string | undefined): string | null =>
  phrase === undefined || feature.test(phrase) ? null : phrase;

const escapeRegExp = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The id in capitals, perhaps as a nickname in quotation marks, with up to two names in capitals before, after or (CAPTAIN KAI LE GUIN for CAPTAIN LE GUIN) inside it. */
function capitalsPattern(id: string): RegExp {
  const name = "\\p{Lu}[\\p{Lu}'.-]+";
  const own = id.split(' ').map(escapeRegExp).join(` (?:${name} ){0,2}?`);
  return new RegExp(`(?<![\\p{L}])((?:${name} ){0,2}?["“']?${own}["”']?(?: ${name}){0,2})(?![\\p{L}'’])`, 'u');
}

const noName =
  /^(?:YOUNG|YOUNGER|OLD|OLDER|LITTLE|BABY|TEEN|TEENAGE|THE|A|AN|AND|OR|AT|IN|ON|OF|WITH|TO|FROM|AS|IS|ENTER|ENTERS|SEES|HIS|HER)$/;

/** Names before and after the id, as far as they look like names. */
function fullName(printed: string, id: string): string {
  const at = printed.indexOf(id);
  const nickname = /["“'] ?$/.test(printed.slice(0, at)) && /^["”']/.test(printed.slice(at + id.length));
  const wordsIn = (text: string): string[] =>
    text
      .split(' ')
      .flatMap((word) => (/^["“”']*$/.test(word) ? [] : [/^\p{L}{3,}\.$/u.test(word) ? word.slice(0, -1) : word]));
  const before = wordsIn(printed.slice(0, at));
  const after = wordsIn(printed.slice(at + id.length));
  const end = after.findIndex((word) => noName.test(word));
  const first = before.some((word) => noName.test(word)) ? [] : before;
  return [...first, nickname ? `“${id}”` : id, ...after.slice(0, end < 0 ? after.length : end)].join(' ');
}

/** ', 62,' and '(62)' after the name; '60s' is no age in years. */
function ageOf(after: string): number | null {
  const match = /^,? ?\(?(?:aged? )?(\d{1,2})(?!\d|['’]?s\b|\.\d|:)/i.exec(after);
  const age = Number(match?.[1] ?? 0);
  return age > 0 ? age : null;
}
