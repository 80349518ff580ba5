/** Counts how a script is built: an ensemble, a two-hander, a voice-over, one setting, a broken order of time. Refuses what only a reader can tell. */
import type { Evidence } from '../../contract/blocks.ts';
import type { Derived } from '../../engine/derive.ts';
import { quoteOf, spread } from '../../engine/text/quote.ts';
import { isNarration } from '../../engine/text/speech-kinds.ts';
import { counted, listed, pagesOf, percent } from '../../engine/wording.ts';

/** `strength` (0-1) is how much of the script it covers; `text` what was counted, without a full stop. */
export interface StructureFact {
  readonly tag: string;
  readonly strength: number;
  readonly text: string;
  readonly evidence: readonly Evidence[];
}

/** The forms of the film table that can be counted in a script, plainest first. */
export function structureFacts({ scenes, characters, speeches, passages }: Derived): StructureFact[] {
  const facts: StructureFact[] = [];
  const add = (tag: string, strength: number, text: string, evidence: readonly Evidence[]): void => {
    if (evidence.length > 0) facts.push({ tag, strength, text, evidence });
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
  return facts.sort((a, b) => b.strength - a.strength || (a.tag < b.tag ? -1 : 1));
}
