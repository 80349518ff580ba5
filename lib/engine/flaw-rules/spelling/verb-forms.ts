/** A verb with and without the s of 'he' and 'she'. */
import { plainVerbs, samePast } from '../../lexicons/flaws/plain-verbs.ts';

/** 'go' has 'goes', 'watch' has 'watches', 'try' has 'tries'. */
export function withS(verb: string): string {
  if (/[^aeiou]y$/.test(verb)) return `${verb.slice(0, -1)}ies`;
  return `${verb}${/(?:o|s|x|z|sh|ch)$/.test(verb) ? 'es' : 's'}`;
}

const plainForms: ReadonlyMap<string, string> = new Map(
  [...plainVerbs, ...samePast].map((verb) => [withS(verb), verb]),
);

/** The verb of `plainVerbs` or `samePast` that has this form with its s; null where none has. */
export const withoutS = (form: string): string | null => plainForms.get(form) ?? null;
