/** Counts the subjects and structure facts of the film table in a script. Refuses a subject that is named in passing. */
import type { Evidence } from '../../contract/blocks.ts';
import type { Derived } from '../derived/derive.ts';
import type { Passage } from '../derived/passages.ts';
import { quoteAround, quoteOf, quoteWhere, spread } from '../derived/quote.ts';
import { isNarration } from '../derived/speech-kinds.ts';
import { singular, wordsOf } from '../derived/words.ts';
import { films } from '../norms/films.ts';
import { needsToo, otherSenses, premiseNames, premiseWords } from '../norms/premise-words.ts';
import { counted, listed, pagesOf, percent, quoted } from '../wording.ts';

/** `strength` (0-1) is how much of the script it covers; `text` what was counted, without a full stop. */
export interface PremiseFact {
  readonly tag: string;
  readonly name: string;
  readonly strength: number;
  readonly text: string;
  readonly evidence: readonly Evidence[];
  /** Where else it stands, for films after the first that share it: twelve places at most. */
  readonly places: readonly Evidence[];
}

/** How often a word stands in the script, and the passages it stands in, each once. */
interface Heard {
  times: number;
  readonly passages: Passage[];
}

/** Structure facts that films may have and that nobody can count here. */
const uncountable = new Set(
  'one-day one-night flashbacks chase siege coming-of-age fish-out rise-fall twist few-places'.split(' '),
);
const structure = new Set(
  'single-location ensemble two-hander non-linear voice-over countdown investigation'.split(' '),
);
export const isSubject = (tag: string): boolean => !uncountable.has(tag) && !structure.has(tag);

/** A subject must be named so often (a heading, which says where we are, counts for two), in this many scenes and in this share of them. */
const fewestMentions = 3;
const fewestScenes = 2;
const fewestShare = 0.06;
/** A place or person met in this share of scenes counts in full. */
const fullShare = 0.4;

/** The subject's name in a sentence. */
export const nameOf = (tag: string): string => premiseNames[tag] ?? tag.replace(/-/g, ' ');

/** Every subject and structure fact the script has, strongest first; subjects are heard in English words alone. */
export function premiseFacts(derived: Derived): PremiseFact[] {
  const byWord = new Map<string, Heard>();
  for (const passage of derived.passages) {
    if (passage.kind === 'parenthetical') continue;
    for (const word of subjectWords(passage.text)) {
      const own = byWord.get(word) ?? { times: 0, passages: [] };
      own.times += 1;
      if (own.passages.at(-1) !== passage) own.passages.push(passage);
      byWord.set(word, own);
    }
  }
  const subjects = [...new Set(films.flatMap(({ tags }) => tags))].filter(isSubject);
  const proven = (tag: string): boolean => needsToo[tag]?.some((word) => byWord.has(word)) ?? true;
  const facts = derived.english
    ? subjects.filter(proven).flatMap((tag) => subjectFact(tag, byWord, derived) ?? [])
    : [];
  return [...facts, ...structureFacts(derived)].sort((a, b) => b.strength - a.strength || (a.tag < b.tag ? -1 : 1));
}

/** The words of a text by which subjects are counted: singular, without 's, other senses taken out. */
const subjectWords = (text: string): string[] =>
  wordsOf(otherSenses.reduce((left, sense) => left.replace(sense, ' '), text)).map((one) =>
    singular(one.replace(/'s$/, '')),
  );

function subjectFact(tag: string, byWord: ReadonlyMap<string, Heard>, { scenes }: Derived): PremiseFact | null {
  const hits = (premiseWords[tag] ?? [tag])
    .flatMap((word) => {
      const heard = byWord.get(word);
      return heard ? [{ word, ...heard }] : [];
    })
    .sort((a, b) => b.times - a.times || (a.word < b.word ? -1 : 1));
  const passages = [...new Set(hits.flatMap((hit) => hit.passages))].sort((a, b) => a.order - b.order);
  const held = new Set(passages.flatMap(({ scene }) => scene ?? []));
  const share = held.size / Math.max(1, scenes.length);
  const mentions = passages.length + passages.filter(({ kind }) => kind === 'heading').length;
  if (mentions < fewestMentions || held.size < fewestScenes || share < fewestShare) return null;
  const told = passages.filter(({ kind }) => kind !== 'heading');
  const own = new Set(hits.map(({ word }) => word));
  const foremost = new Set(hits[0]?.passages);
  const plain = told.some((passage) => foremost.has(passage)) ? told.filter((passage) => foremost.has(passage)) : told;
  const shownIn = plain.length > 0 ? plain : passages;
  const cite = (passage: Passage): Evidence =>
    quoteWhere(passage, (sentence) => subjectWords(sentence).some((word) => own.has(word)));
  const shown = hits.slice(0, 4).map(({ word, times }) => `${quoted(word)} (${times})`);
  return {
    tag,
    name: nameOf(tag),
    strength: Math.min(1, share / fullShare),
    text: `${listed(shown)}, in ${counted(held.size, 'scene')} of ${scenes.length}`,
    evidence: spread(shownIn, 2).map(cite),
    places: spread(shownIn, 12).map(cite),
  };
}

function structureFacts({ scenes, characters, speeches, passages }: Derived): PremiseFact[] {
  const facts: PremiseFact[] = [];
  const add = (tag: string, strength: number, text: string, evidence: readonly Evidence[]): void => {
    if (evidence.length > 0) facts.push({ tag, name: nameOf(tag), strength, text, evidence, places: evidence });
  };
  const [first, second] = characters;
  const firstWords = (count: number): Evidence[] =>
    characters.slice(0, count).flatMap(({ speeches: own }) => (own[0] ? [quoteOf(own[0].passage)] : []));
  const big = characters.filter(({ share }) => share >= 0.08);
  if (first && big.length >= 5 && first.share < 0.25)
    add('ensemble', 1, `${listed(big.map(({ name }) => name))} each hold 8% of the words or more`, firstWords(2));
  if (first && second && first.share + second.share >= 0.65 && second.share >= 0.2)
    add(
      'two-hander',
      1,
      `${first.name} and ${second.name} speak ${percent(first.share + second.share)} of the words`,
      firstWords(2),
    );
  const heard = speeches.filter(isNarration);
  if (heard.length >= 3)
    add(
      'voice-over',
      Math.min(1, (heard.length * 8) / speeches.length),
      `${counted(heard.length, 'speech', 'speeches')} in voice-over`,
      spread(heard, 2).map(({ passage }) => quoteOf(passage)),
    );
  const setting = new Map<string, (typeof scenes)[number][]>();
  for (const scene of scenes) {
    const key = scene.place.split(/\s+[-–—]+\s+/)[0] ?? scene.place;
    setting.set(key, [...(setting.get(key) ?? []), scene]);
  }
  const main = [...setting].sort((a, b) => b[1].length - a[1].length)[0];
  if (main && scenes.length >= 3 && main[1].length / scenes.length >= 0.75)
    add(
      'single-location',
      1,
      `${counted(main[1].length, 'scene')} of ${scenes.length} play at ${main[0]}`,
      spread(main[1], 2).map(({ headingPassage }) => quoteOf(headingPassage)),
    );
  const turned = passages.filter(
    ({ kind, text }) =>
      kind !== 'dialogue' && /\bFLASH ?BACK\b|\b(?:YEARS?|DAYS?|MONTHS?|WEEKS?|HOURS?) (?:EARLIER|BEFORE)\b/.test(text),
  );
  if (turned.length > 0)
    add(
      'non-linear',
      0.7,
      `the order is broken on ${pagesOf(turned.map(({ at }) => at.page))}`,
      spread(turned, 2).map(quoteOf),
    );
  const clock = passages.filter(
    ({ kind, text }) =>
      kind === 'dialogue' &&
      /\b(?:by|before|until) (?:midnight|noon|dawn|morning|tonight|tomorrow)\b|\bdeadline\b/i.test(text),
  );
  if (clock.length >= 2)
    add(
      'countdown',
      0.8,
      `time runs out, said on ${pagesOf(clock.slice(0, 6).map(({ at }) => at.page))}`,
      spread(clock, 2).map((passage) =>
        quoteAround(passage, 'midnight', 'noon', 'dawn', 'deadline', 'until', 'before'),
      ),
    );
  return facts;
}
