/** Which of the device's voices speaks which part: the same part always by the same, as long as the device has the same voices. Pure. */

/** What is used of a SpeechSynthesisVoice. `localService` false: the text goes to a service of the browser's maker. */
export interface DeviceVoice {
  readonly name: string;
  readonly lang: string;
  readonly localService: boolean;
  readonly default: boolean;
}
/** `pitch` from 0 to 2, `rate` a factor on the chosen speed; both 1 as the voice is. */
export interface PartVoice<Voice extends DeviceVoice> {
  readonly voice: Voice;
  readonly pitch: number;
  readonly rate: number;
}

/** Words that stand on every page of a script in their language and hardly in the others. */
const everydayWords: Readonly<Record<string, readonly string[]>> = {
  en: ['the', 'and', 'of', 'to', 'you', 'is', 'with', 'her'],
  de: ['der', 'und', 'die', 'nicht', 'ist', 'das', 'ein', 'sie'],
  fr: ['le', 'les', 'et', 'des', 'est', 'vous', 'dans', 'une'],
  es: ['el', 'los', 'que', 'y', 'una', 'con', 'por', 'del'],
  it: ['il', 'che', 'di', 'gli', 'non', 'una', 'sono', 'della'],
  pt: ['o', 'os', 'que', 'não', 'uma', 'com', 'do', 'você'],
  nl: ['de', 'het', 'een', 'en', 'van', 'niet', 'ik', 'zijn'],
};

/** 'en' and its like: the language whose everyday words are the most frequent. */
export function languageOf(text: string): string {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  const scored = Object.entries(everydayWords).map(([language, signs]) => ({
    language,
    score: signs.reduce((sum, sign) => sum + (counts.get(sign) ?? 0), 0),
  }));
  return scored.reduce((best, one) => (one.score > best.score ? one : best)).language;
}

/** Voices of the language; of another only where the device has none of it. Remote ones only where they are allowed, and then behind the others. */
export function usableVoices<Voice extends DeviceVoice>(
  voices: readonly Voice[],
  language: string,
  remoteAllowed: boolean,
): Voice[] {
  const open = voices.filter(({ localService }) => localService || remoteAllowed);
  const fitting = open.filter(({ lang }) => lang.toLowerCase().replace('_', '-').split('-')[0] === language);
  return (fitting.length > 0 ? fitting : open).toSorted(
    (a, b) =>
      Number(b.localService) - Number(a.localService) ||
      Number(b.default) - Number(a.default) ||
      a.name.localeCompare(b.name, 'en'),
  );
}

/** FNV-1a, so that a name leads to the same voice on every visit. */
function hashOf(name: string): number {
  let hash = 0x811c9dc5;
  for (const letter of name) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return hash >>> 0;
}

/** How one voice is made several; the first is the voice as it is. */
const manners = [
  { pitch: 1, rate: 1 },
  { pitch: 0.75, rate: 0.96 },
  { pitch: 1.3, rate: 1.04 },
  { pitch: 0.9, rate: 1.06 },
  { pitch: 1.15, rate: 0.95 },
] as const;

/** The narrator has the first voice, which no part has where there are others. `speakers` in the order of how much they say: whose place is taken already goes on to the next free one. */
export function castVoices<Voice extends DeviceVoice>(
  voices: readonly Voice[],
  speakers: readonly string[],
): { readonly narrator: PartVoice<Voice> | null; readonly parts: ReadonlyMap<string, PartVoice<Voice>> } {
  const [first, ...others] = voices;
  if (first === undefined) return { narrator: null, parts: new Map() };
  const forParts = others.length > 0 ? others : [first];
  // All voices as they are, then all in their second manner, and so on.
  const places = manners.flatMap((manner) => forParts.map((voice) => ({ voice, ...manner })));
  const free = others.length > 0 ? places : places.slice(1);
  const taken = new Set<number>();
  const parts = new Map<string, PartVoice<Voice>>();
  for (const speaker of speakers) {
    if (taken.size === free.length) taken.clear();
    // A round is every voice once: no voice is used twice while there is one that nobody has.
    const begin = taken.size - (taken.size % forParts.length);
    let step = hashOf(speaker) % forParts.length;
    while (taken.has(begin + step)) step = (step + 1) % forParts.length;
    const at = begin + step;
    taken.add(at);
    const place = free[at];
    if (place) parts.set(speaker, place);
  }
  return { narrator: { voice: first, pitch: 1, rate: 1 }, parts };
}
