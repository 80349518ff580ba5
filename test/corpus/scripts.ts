/** Screenplays for the tests of the analyses: the corpus, and small ones written in Fountain on the spot. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Evidence } from '../../lib/contract/evidence.ts';
import type { Screenplay, TextElement } from '../../lib/screenplay/model.ts';
import { parseScreenplay } from '../../lib/screenplay/parse.ts';
import { placeOfText } from '../../lib/screenplay/scenes/page-turns.ts';

const corpus = path.join(import.meta.dirname, './');

/** Parses Fountain text as the product would. */
export const screenplayOf = (fountain: string): Promise<Screenplay> =>
  parseScreenplay(new TextEncoder().encode(fountain), { format: 'fountain', maxPages: 600 });

/** Nothing in it can be changed any more: many tests are given the same one. */
function frozen<T>(value: T): T {
  if (value !== null && typeof value === 'object' && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const held of Object.values(value)) frozen(held);
  }
  return value;
}

/** Made at the first call and kept for all files of this worker: what the engine counts of a screenplay it keeps beside that object. */
function once(make: () => Promise<Screenplay>): () => Promise<Screenplay> {
  let made: Promise<Screenplay> | null = null;
  return () => {
    made ??= make().then(frozen);
    return made;
  };
}

const fromCorpus = (name: string) => once(() => screenplayOf(readFileSync(path.join(corpus, name), 'utf8')));

export const lastReel = fromCorpus('the-last-reel.fountain');
export const marrow = fromCorpus('minutes-of-the-marrow.fountain');

/** The sample from its PDF: the road that an upload takes. */
export const lastReelPdf = once(() =>
  parseScreenplay(new Uint8Array(readFileSync(path.join(corpus, 'the-last-reel.pdf'))), {
    format: 'pdf',
    maxPages: 600,
  }),
);

/** Every text of a screenplay that may be quoted, with its place. */
export const textsOf = (screenplay: Screenplay): { text: string; page: number; line: number }[] =>
  turningTexts(screenplay).map(({ text, at }) => ({ text, ...at.start }));

/** The same, each knowing where in it a page turns. */
export const turningTexts = ({ scenes }: Screenplay): Pick<TextElement, 'text' | 'at' | 'turns'>[] =>
  scenes.flatMap(({ heading, elements }) => [
    ...(heading ? [heading] : []),
    ...elements.flatMap((element): Pick<TextElement, 'text' | 'at' | 'turns'>[] =>
      element.kind === 'speech' ? element.parts : [element],
    ),
  ]);

/** Whether a quote stands where it says: word for word, and its first word on that page. */
export function citedRightly(screenplay: Screenplay): (cited: Omit<Evidence, 'scene'>) => boolean {
  const texts = turningTexts(screenplay);
  return ({ quote, page, line }) =>
    texts.some(({ text, at, turns }) => {
      const place = text.includes(quote) && placeOfText(at.start, turns, text.indexOf(quote));
      return place && place.page === page && place.line === line;
    });
}

/** Every evidence anywhere inside a value. */
export function evidenceIn(value: unknown): Evidence[] {
  if (Array.isArray(value)) return value.flatMap(evidenceIn);
  if (value === null || typeof value !== 'object') return [];
  if ('quote' in value && 'page' in value && 'line' in value) return [value as Evidence];
  return Object.values(value).flatMap(evidenceIn);
}

/** A script of `scenes` scenes in which A and B talk; for rules that need a certain size. */
export function talkingScript(scenes: number, lines: (scene: number) => string): string {
  return Array.from({ length: scenes }, (_, index) => `INT. ROOM ${index + 1} - DAY\n\n${lines(index + 1)}\n`).join(
    '\n',
  );
}
