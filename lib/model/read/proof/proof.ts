/**
 * Proves what a model says before it is shown: cites resolve, names and negations agree with the passages, what never comes back is searched for, and a
 * second look has not found the passages to say something else. What fails is no part of the graph, and is counted by the reason.
 */
import type { Cite } from '../../../story/cite.ts';
import { type Absence, mostCites, type Said } from '../../../story/read/said.ts';
import type { Provenance } from '../../../story/read/story-read.ts';
import { findWords } from '../find-words.ts';
import type { GivenAbsence, GivenSaid } from '../forms.ts';
import { type NumberedScript, passageOf, placeOf, resolveCite } from '../numbered-script.ts';
import { type Agreement, agreementOf } from './agreement.ts';
import { countSilences } from './count-silences.ts';
import { type Carried, type Claim, keyOf } from './proof-claim.ts';
import { absentWords, nearestLater, wordsStand } from './search-absence.ts';
import { tellingFirst } from './telling-first.ts';

export interface Prover {
  /** Null where the proof fails. `absence` true: the sentence says that something is not there, which its passages cannot show; unless it was `searched` for, another reader may differ. */
  prove(
    given: GivenSaid,
    o?: { readonly absence?: boolean; readonly searched?: boolean; readonly looked?: Absence | null },
  ): Said | null;
  /** Whether a second look lets a set-up stand as never paid; it is asked the next time where it has not looked yet. */
  staysOpen(what: string, planted: readonly Cite[], looked: Absence): boolean;
  /** Null where it is not given, has nothing to look for, names words that the script does not know, or does not hold. */
  absenceOf(given: GivenAbsence | null): Absence | null;
  /** True where an absence was claimed that the script contradicts; counted once. */
  isContradicted(given: GivenAbsence | null): boolean;
  /** A sentence with the pages of its silences as they are counted; null where somebody speaks in them. */
  counted(text: string): string | null;
  /** `about` is the sentence that the places are to show. */
  cites(given: readonly string[], about?: string): Cite[];
  /** Whether a line about a scene has nobody act who is not in it; one that fails is counted. */
  isOf(text: string, scene: number): boolean;
  /** Words of the script with the page they stand on, and as they could be; null where they do not stand in it. Of several places the one nearest to the pages `near`. */
  sample(
    before: string,
    after: string,
    near?: readonly number[],
  ): { page: number; before: string; after: string } | null;
  readonly claims: ReadonlyMap<string, Claim>;
  /** What code doubts and a second look can settle: shown only where that look was made and has not found it to be otherwise. */
  readonly doubts: ReadonlyMap<string, Claim>;
  readonly counts: Provenance['claims'];
}

const everywhere = { after_page: null, before_page: null, speaker: null, where: 'any' } as const;

/** 'nobody ever', 'never again': an absence, whether or not the model says so. */
const saysNever = /\b(?:never|nobody|no one|nothing|nowhere|no longer)\b|\bnot once\b/i;

export function openProver(
  script: NumberedScript,
  names: readonly (readonly string[])[],
  carried: ReadonlyMap<string, Carried>,
): Prover {
  const agreement: Agreement = agreementOf(script, names);
  const counted = countSilences(script, names);
  const claims = new Map<string, Claim>();
  /** Claims of what is not there, looked at after all others. */
  const absent = new Map<string, Claim>();
  const doubts = new Map<string, Claim>();
  const counts = { kept: 0, place: 0, name: 0, absence: 0, passage: 0 };
  const drop = (reason: Exclude<keyof typeof counts, 'kept'>): null => {
    counts[reason] += 1;
    return null;
  };
  const cites = (given: readonly string[], about = ''): Cite[] => {
    const found = given.map((one) => resolveCite(script, one, about));
    const all = found.flat();
    // Where an exchange would push another place out, each place keeps its first piece.
    const places =
      all.length <= mostCites
        ? all
        : [...found.flatMap(([first]) => first ?? []), ...found.flatMap(([, ...more]) => more)];
    return places.filter((one, at) => places.findIndex((other) => sameCite(one, other)) === at).slice(0, mostCites);
  };
  const hits = (given: GivenAbsence): boolean => given.terms.some((term) => wordsStand(script, term, given));
  const placed = (place: Cite): string => `${placeOf(script, place)}: ${passageOf(script, place)}`;
  const searchFor = (text: string, places: readonly Cite[], looked: Absence | null): string[] => [
    ...(looked === null ? [] : [absentWords(looked)]),
    ...nearestLater(script, text, places).map(placed),
  ];

  return {
    get claims() {
      return new Map([...claims, ...absent]);
    },
    doubts,
    counts,
    counted,
    cites,
    isOf(text, scene) {
      const holds = agreement.isOf(text, scene);
      if (!holds) drop('name');
      return holds;
    },
    sample(before, after, near = []) {
      const away = (page: number): number => Math.min(...near.map((other) => Math.abs(page - other)));
      const [page] = pagesOfWords(script, before).toSorted((a, b) => (near.length === 0 ? 0 : away(a) - away(b)));
      return page === undefined ? null : { page, before, after };
    },
    prove(given, { absence = false, searched = true, looked = null } = {}) {
      const asGiven = given.text.trim();
      const places = cites(given.cites, asGiven);
      if (asGiven === '' || places.length === 0) return drop('place');
      const text = counted(asGiven);
      if (text === null) return drop('name');
      const key = keyOf(text, places);
      const answer = carried.get(key);
      const bare = places.map((place) => passageOf(script, place));
      if (!agreement.agrees(asGiven, places, bare, { absence })) {
        if (agreement.cannotStand(asGiven, bare)) return drop('name');
        doubts.set(key, { key, text, passages: places.map(placed), search: null });
        if (answer === undefined) return drop('name');
      }
      if (!absence && agreement.comesBack(text, places)) return drop('absence');
      if (answer === 'no') return drop('passage');
      const claim = { key, text, passages: places.map(placed) };
      if (absence) absent.set(key, { ...claim, search: searchFor(text, places, looked) });
      else if (!doubts.has(key)) claims.set(key, { ...claim, search: null });
      counts.kept += 1;
      const never = saysNever.test(text) && !absence && given.sure === 'sure';
      // What was searched for and looked at again is likely; what was not is a reading.
      const sure = searched || answer === 'yes' ? given.sure : 'reading';
      return {
        text,
        cites: tellingFirst(text, places, given.cites, bare),
        confidence: never || (!searched && sure === 'sure') ? 'likely' : sure,
        support: answer === undefined ? 'unchecked' : answer === 'yes' ? 'supported' : 'partly',
      };
    },
    staysOpen(what, planted, looked) {
      const text = `Set up and never paid or answered: ${what}`;
      const key = keyOf(text, planted);
      if (carried.get(key) === 'no') {
        drop('passage');
        return false;
      }
      absent.set(key, { key, text, passages: planted.map(placed), search: searchFor(what, planted, looked) });
      return true;
    },
    absenceOf(given) {
      const terms = given?.terms.map((term) => term.trim()).filter((term) => term.length > 1) ?? [];
      if (given === null || terms.length === 0 || hits(given)) return null;
      const { after_page, before_page, speaker, where } = given;
      const bounded = after_page !== null || before_page !== null || speaker !== null;
      // Words that the script never used prove nothing by staying away.
      if (bounded && !terms.some((term) => wordsStand(script, term, everywhere))) return null;
      return {
        terms,
        after: pageNumber(after_page),
        before: pageNumber(before_page),
        speaker: speaker?.trim() || null,
        where,
      };
    },
    isContradicted(given) {
      if (given === null || !hits(given)) return false;
      counts.absence += 1;
      return true;
    },
  };
}

const pageNumber = (page: number | null): number | null => (page === null || page < 1 ? null : Math.round(page));

const sameCite = (a: Cite, b: Cite): boolean => a.scene === b.scene && a.from === b.from && a.quote === b.quote;

/** The pages of a line of the script, given with or without its speaker. */
function pagesOfWords({ scenes }: NumberedScript, lines: string): number[] {
  const [first = ''] = lines.split('\n').filter((line) => line.trim() !== '');
  const said = first.replace(/^[^\p{Ll}:]{2,40}:\s*/u, '');
  const texts = scenes.flatMap(({ pieces }) => pieces.flatMap(({ texts: own }) => own));
  return texts.filter(({ text }) => findWords(text, said) !== null).map(({ at }) => at.page);
}
