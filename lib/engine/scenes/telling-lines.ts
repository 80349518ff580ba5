/** Chooses the lines of a scene that say most about it. Refuses to rewrite them: what is chosen is quoted. */
import type { Cite } from '../../story/cite.ts';
import type { Derived } from '../derive.ts';
import type { Speech } from '../people/speeches.ts';
import type { Passage } from '../text/passages.ts';
import { quoteExactly } from '../text/quote.ts';
import { sentencesOf, singular, wordsOf } from '../text/words.ts';
import { inCapitals, mostlyInCapitals } from './marked-parts.ts';
import type { SceneFacts } from './scene-facts.ts';

/** `speakers` are character ids, `speaker` their names as a reader writes them. */
export interface TellingLine {
  readonly speakers: readonly string[];
  readonly speaker: string;
  readonly evidence: Cite;
}

/** Words that a quotable line has: fewer says nothing, more is not read. */
const fewest = 4;
const most = 32;

/**
 * The line of the scene with the most weight: words that recur over the script, said by who speaks most.
 * Own weights. Null for a scene without a quotable line. Lines in `used` are passed over.
 */
export function tellingLine(
  scene: SceneFacts,
  derived: Derived,
  used: ReadonlySet<string> = new Set(),
): TellingLine | null {
  const recurring = new Set([
    ...derived.objects.slice(0, 12).map(({ word }) => word),
    ...derived.themes.slice(0, 12).map(({ word }) => word),
  ]);
  const shares = new Map(derived.characters.map(({ id, share }) => [id, share]));
  let best: { line: TellingLine; weight: number } | null = null;
  for (const speech of scene.speeches) {
    for (const quote of sentencesOf(speech.passage.text)) {
      const words = wordsOf(quote);
      if (words.length < fewest || words.length > most || used.has(quote) || /(?:--|—|…)$/.test(quote)) continue;
      const hits = new Set(words.map(singular).filter((word) => recurring.has(word))).size;
      const speaker = Math.max(0, ...speech.speakers.map((id) => shares.get(id) ?? 0));
      const weight = hits + 2 * speaker + Math.min(words.length, 14) / 14 - (quote.endsWith('?') ? 0.6 : 0);
      if (!best || weight > best.weight) {
        best = {
          line: {
            speakers: speech.speakers,
            speaker: speakerName(speech, derived),
            evidence: quoteExactly(speech.passage, quote),
          },
          weight,
        };
      }
    }
  }
  return best?.line ?? null;
}

const speakerName = (speech: Speech, { nameOf }: Derived): string => speech.speakers.map(nameOf).join(' and ');

/** The first sentence of action in the scene that names one of its people and says something; failing that, its first sentence. `used` is passed over. */
export function tellingAction(scene: SceneFacts, derived: Derived, used: ReadonlySet<string> = new Set()): Cite | null {
  const names = scene.present.flatMap((id) => [derived.nameOf(id).toLowerCase(), id.toLowerCase()]);
  // A line in capitals is a title or a sign, unless all action is printed so.
  const capitals = mostlyInCapitals(derived.actions.map(({ text }) => text));
  const sentences = scene.passages
    .filter(({ kind }) => kind === 'action')
    .flatMap((passage) => sentencesOf(passage.text).map((text) => ({ passage, text })))
    .filter(({ text }) => readable(text, capitals) && !used.has(text));
  const naming = sentences.find(({ text }) => names.some((name) => text.toLowerCase().includes(name)));
  const chosen = naming ?? sentences[0];
  return chosen ? quoteExactly(chosen.passage, chosen.text) : null;
}

function readable(text: string, capitals: boolean): boolean {
  const words = wordsOf(text).length;
  return words >= 5 && words <= most && (capitals || !inCapitals(text)) && /^["'“]?\p{Lu}/u.test(text);
}

/** A passage's first whole sentences, up to about two lines, as evidence; null when even the first is too long to quote whole. */
export function firstSentences(passage: Passage): Cite | null {
  const [first, ...rest] = sentencesOf(passage.text);
  if (first === undefined) return null;
  const start = passage.text.indexOf(first);
  let end = start + first.length;
  for (const sentence of rest) {
    const next = passage.text.indexOf(sentence, end) + sentence.length;
    if (next - start > 120 || passage.text.slice(end, next).includes('\n')) break;
    end = next;
  }
  return quoteExactly(passage, passage.text.slice(start, end));
}
