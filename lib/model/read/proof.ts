/**
 * Proves what a model says before it is shown: cites resolve, names and negations agree with the passages, what never comes back is searched for, and a
 * second look has not found the passages to say something else. What fails is no part of the graph, and is counted by the reason.
 */
import type { Cite } from '../../story/cite.ts';
import { type Absence, mostCites, type Said } from '../../story/read/said.ts';
import type { Provenance } from '../../story/read/story-read.ts';
import { type Agreement, agreementOf } from './agreement.ts';
import type { GivenAbsence, GivenSaid } from './forms.ts';
import { type NumberedScript, passageOf, resolveCite } from './numbered-script.ts';

/** A sentence with its passages, for the second look. `key` is the same for the same sentence on the same passages. */
export interface Claim {
  readonly key: string;
  readonly text: string;
  readonly passages: readonly string[];
}
export type Carried = 'yes' | 'partly' | 'no';

export interface Prover {
  /** Null where the proof fails. `absence` true: the sentence says that something is not there, which its passages cannot show. */
  prove(given: GivenSaid, o?: { readonly absence?: boolean }): Said | null;
  /** Null where it is not given, has nothing to look for, or does not hold. */
  absenceOf(given: GivenAbsence | null): Absence | null;
  /** True where an absence was claimed that the script contradicts; counted once. */
  isContradicted(given: GivenAbsence | null): boolean;
  cites(given: readonly string[]): Cite[];
  readonly claims: ReadonlyMap<string, Claim>;
  readonly counts: Provenance['claims'];
}

const keyOf = (text: string, cites: readonly Cite[]): string =>
  `${text}\0${cites.map(({ scene, from }) => `${scene}.${from}`).join(' ')}`;

/** 'nobody ever', 'never again': an absence, whether or not the model says so. */
const saysNever = /\b(?:never|nobody|no one|nothing|nowhere|no longer)\b|\bnot once\b/i;

export function openProver(
  script: NumberedScript,
  names: readonly (readonly string[])[],
  carried: ReadonlyMap<string, Carried>,
): Prover {
  const agreement: Agreement = agreementOf(script, names);
  const claims = new Map<string, Claim>();
  const counts = { kept: 0, place: 0, name: 0, absence: 0, passage: 0 };
  const drop = (reason: Exclude<keyof typeof counts, 'kept'>): null => {
    counts[reason] += 1;
    return null;
  };
  const cites = (given: readonly string[]): Cite[] => {
    const found = given.flatMap((one) => resolveCite(script, one));
    return found.filter((one, at) => found.findIndex((other) => sameCite(one, other)) === at).slice(0, mostCites);
  };
  const hits = ({ terms, after_page: after, where }: GivenAbsence): boolean =>
    terms.some((term) => holds(script, term, after, where));

  return {
    claims,
    counts,
    cites,
    prove(given, { absence = false } = {}) {
      const places = cites(given.cites);
      const text = given.text.trim();
      if (text === '' || places.length === 0) return drop('place');
      const key = keyOf(text, places);
      const passages = places.map((place) => passageOf(script, place));
      const answer = carried.get(key);
      if (!agreement.agrees(text, places, passages, { absence })) return drop('name');
      if (answer === 'no' && !absence) return drop('passage');
      if (!absence) claims.set(key, { key, text, passages });
      counts.kept += 1;
      const bare = saysNever.test(text) && !absence && given.sure === 'sure';
      return {
        text,
        cites: places,
        confidence: bare ? 'likely' : given.sure,
        support: answer === undefined || absence ? 'unchecked' : answer === 'yes' ? 'supported' : 'partly',
      };
    },
    absenceOf(given) {
      const terms = given?.terms.map((term) => term.trim()).filter((term) => term.length > 1) ?? [];
      if (given === null || terms.length === 0 || hits(given)) return null;
      const after = given.after_page === null || given.after_page < 1 ? null : Math.round(given.after_page);
      return { terms, after, where: given.where };
    },
    isContradicted(given) {
      if (given === null || !hits(given)) return false;
      counts.absence += 1;
      return true;
    },
  };
}

const sameCite = (a: Cite, b: Cite): boolean => a.scene === b.scene && a.from === b.from && a.quote === b.quote;

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Whether a word or phrase stands after a page, in talk, action or both. Someone's name among the cues is found as well where all is searched. */
function holds({ scenes }: NumberedScript, term: string, after: number | null, where: Absence['where']): boolean {
  const asked = term.trim();
  if (asked.length < 2) return false;
  const whole = new RegExp(`(?<![\\p{L}\\p{N}])${escaped(asked)}(?![\\p{L}\\p{N}])`, 'iu');
  return scenes
    .flatMap(({ pieces }) => pieces)
    .some(({ kind, speaker, texts }) => {
      if (where === 'dialogue' && kind !== 'speech') return false;
      if (where === 'action' && kind === 'speech') return false;
      const later = texts.filter(({ at }) => after === null || at.page > after);
      return (
        later.some(({ text }) => whole.test(text)) || (later.length > 0 && where === 'any' && whole.test(speaker ?? ''))
      );
    });
}
