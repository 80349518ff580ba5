/**
 * Pages of a silence, counted: 'Noah has no line until page 57' is mended to the page of his first line, since code knows who speaks where. A reader takes the page of an
 * entrance for it. Nothing else of a sentence is touched.
 */
import { asItStands, oneOf } from '../../../screenplay/text/phrases.ts';
import type { NumberedScript } from '../numbered-script.ts';

/** The sentence with its pages as they are counted; null where the silence it tells is none. */
export type CountSilences = (sentence: string) => string | null;

/** Pages by which a reader's page may be mended: one that is farther off tells of something else. */
const mostOff = 3;
const boundWords = ['until', 'before', 'after'];
const endWords = ['to', 'until', 'through'];
const silence = new RegExp(
  `\\b(?:no|without a) (?:spoken )?lines? (?:(${boundWords.join('|')}) page (\\d+)|from page (\\d+) ${oneOf(endWords)} (?:page )?(\\d+))`,
  'g',
);

/** `names` are every person's, cues among them. */
export function countSilences(script: NumberedScript, names: readonly (readonly string[])[]): CountSilences {
  const spoken = new Map<string, number[]>();
  for (const { pieces } of script.scenes)
    for (const { speaker, texts } of pieces)
      if (speaker !== null)
        spoken.set(speaker.toLowerCase(), [
          ...(spoken.get(speaker.toLowerCase()) ?? []),
          ...texts.map(({ at }) => at.page),
        ]);
  const people = names.map((own) => ({
    named: own
      .filter((name) => name.length > 1)
      .map((name) => new RegExp(`(?<!\\p{L})${asItStands(name)}(?!\\p{L})`, 'gu')),
    pages: own.flatMap((name) => spoken.get(name.toLowerCase()) ?? []).toSorted((a, b) => a - b),
  }));
  /** Pages of the lines of whoever is named last before the silence. */
  const pagesOf = (lead: string): readonly number[] => {
    const found = people.map(({ named, pages }) => ({
      at: Math.max(-1, ...named.flatMap((name) => [...lead.matchAll(name)].map(({ index }) => index))),
      pages,
    }));
    const [last] = found.filter(({ at }) => at >= 0).toSorted((a, b) => b.at - a.at);
    return last?.pages ?? [];
  };
  return (sentence) => {
    let holds = true;
    const told = sentence.replace(silence, (whole: string, ...found: unknown[]) => {
      const [kind, bound, from, to] = found.slice(0, 4).map((one) => (one === undefined ? null : String(one)));
      const index = found.find((one) => typeof one === 'number') as number;
      const lead =
        sentence
          .slice(0, index)
          .split(/[.;]\s/)
          .at(-1) ?? '';
      const pages = pagesOf(lead);
      if (pages.length === 0) return whole;
      const mended = kind ? bounded(kind, Number(bound), pages) : between(Number(from), Number(to), pages);
      if (mended === null) holds = false;
      return mended === null ? whole : withPages(whole, mended);
    });
    return holds ? told : null;
  };
}

/** The page that bounds it, as it is; null where a line breaks the silence by far. */
function bounded(kind: string, page: number, pages: readonly number[]): number[] | null {
  const is =
    (kind === 'after' ? pages.at(-1) : kind === 'before' ? pages[0] : pages.find((one) => one >= page)) ?? page;
  if (Math.abs(is - page) <= mostOff) return [is];
  const broken = kind === 'after' ? is > page : kind === 'before' && is < page;
  return broken ? null : [page];
}

/** The stretch between two lines that the told one mostly is; null where lines leave no page of it. */
function between(from: number, to: number, pages: readonly number[]): number[] | null {
  const within = pages.filter((page) => page >= from && page <= to);
  const early = within.filter((page) => page - from < mostOff);
  const late = within.filter((page) => to - page < mostOff);
  if (early.length + late.length < within.length) return null;
  const first = early.length === 0 ? from : Math.max(...early) + 1;
  const last = late.length === 0 ? to : Math.min(...late) - 1;
  return first <= last ? [first, last] : null;
}

const withPages = (text: string, pages: readonly number[]): string => {
  const left = [...pages];
  return text.replace(/\d+/g, (page) => String(left.shift() ?? page));
};
