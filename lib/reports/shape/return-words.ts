/** Says of lines, things and pictures when they come back. */
import { capitalised, listed, numberWord, pagesOf, phrased, quoted } from '../../engine/wording.ts';
import type {
  ChangedLine,
  ReturningLine,
  ReturningPicture,
  ReturningThing,
  ReturningWords,
} from '../../story/shape/returns.ts';

type NameOf = (id: string) => string;
type Saying = ReturningLine['said'][number];

/** Pages and speakers named one by one; of more the first and the last are told, and how many. */
const mostPages = 4;
const mostMouths = 4;

const clean = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .replace(/[.,;:!"”-]+$/, '')
    .trim();

/** 'Brianna', 'the AI and Noah'; 'others' where nobody in particular says it. */
const speakersOf = ({ speakers }: Saying, nameOf: NameOf): string =>
  speakers.length === 0 ? 'others' : listed(speakers.map(nameOf));

/** 'pages 3, 5 and 46', 'seven pages from 3 to 107'. */
function onPages(pages: readonly number[]): string {
  const each = [...new Set(pages)].sort((a, b) => a - b);
  const [first, last] = [each[0] ?? 1, each.at(-1) ?? 1];
  return each.length > mostPages ? `${numberWord(each.length)} pages from ${first} to ${last}` : pagesOf(each);
}
const pagesSaid = (said: readonly Saying[]): string => onPages(said.map(({ cite }) => cite.page));

/** The words as the first place has them, in marks. */
export const lineOf = ({ said }: ReturningLine): string => quoted(clean(said[0]?.cite.quote ?? ''));

/** 'Samantha on pages 31 and 70, Brianna on page 76'. */
export function byMouths({ said }: ReturningLine, nameOf: NameOf): string {
  const by = [...Map.groupBy(said, (saying) => speakersOf(saying, nameOf))];
  if (by.length > mostMouths) return `${numberWord(by.length)} people on ${pagesSaid(said)}`;
  return listed(by.map(([who, own]) => `${who} on ${pagesSaid(own)}`));
}

/** Where somebody says it who did not at first; null where nobody does. */
export const otherMouth = ({ said: [first, ...later] }: ReturningLine): Saying | null =>
  first === undefined
    ? null
    : (later.find(({ speakers }) => speakers.length > 0 && !speakers.some((who) => first.speakers.includes(who))) ??
      null);

/** '“Do you trust me?” is said by Samantha on pages 31 and 70 and Brianna on page 76'. */
export function lineAgain(line: ReturningLine, nameOf: NameOf): string {
  const { said } = line;
  const isOne = new Set(said.map((saying) => speakersOf(saying, nameOf))).size === 1;
  const seed = said[0]?.cite.page ?? 0;
  const [who] = said.map((saying) => speakersOf(saying, nameOf));
  return isOne && who !== 'others'
    ? phrased(
        seed,
        `${who} says ${lineOf(line)} on ${pagesSaid(said)}`,
        `${lineOf(line)}, says ${who} on ${pagesSaid(said)}`,
      )
    : phrased(
        seed,
        `${lineOf(line)} is said by ${byMouths(line, nameOf)}`,
        `${byMouths(line, nameOf)} say ${lineOf(line)}`,
      );
}

/** '“Do you trust me?” (pages 31, 70 and 76)'. */
export const lineBriefly = (line: ReturningLine): string => `${lineOf(line)} (${pagesSaid(line.said)})`;

/** 'suit 8', 'the hammock'. */
export const thingName = ({ name, numbered }: ReturningThing): string => (numbered ? name : `the ${name}`);

/** 'the hammock (pages 6 and 89)'. */
export const thingBriefly = (thing: ReturningThing): string =>
  `${thingName(thing)} (pages ${thing.from} and ${thing.to})`;

/** 'suit 8 of page 3 is back on page 109': by the two places that are quoted. */
export const thingBack = (thing: ReturningThing): string => {
  const [first = thing.from, last = thing.to] = thing.cites.map(({ page }) => page);
  return phrased(
    last,
    `${thingName(thing)} of page ${first} is back on page ${last}`,
    `page ${last} comes back to ${thingName(thing)} of page ${first}`,
  );
};

/** 'named on pages 5 and 6, then pages 89, 97 and 104'. */
export function thingPages({ pages, from, to }: ReturningThing): string {
  const [before, after] = [pages.filter((page) => page <= from), pages.filter((page) => page >= to)];
  return `named on ${onPages(before)}, then ${onPages(after)}`;
}

/** 'page 92 shows again what page 25 shows: “origami bird”'. */
export function pictureAgain({ name, first, last }: ReturningPicture): string {
  const what = name === null ? '' : `: ${quoted(clean(name))}`;
  return phrased(
    last.page,
    `page ${last.page} shows again what page ${first.page} shows${what}`,
    `a picture of page ${first.page} comes back on page ${last.page}${what}`,
  );
}
export const pictureBriefly = ({ name, first, last }: ReturningPicture): string =>
  `${name === null ? 'a picture' : quoted(clean(name))} (pages ${first.page} and ${last.page})`;

export const sentenceOf = (clause: string): string => `${capitalised(clause)}.`;

/** 'page 76, comes back on pages 122 and 125'. */
export function backOn({ pages, plant, payoff }: ReturningWords): string {
  const [before, after] = [
    pages.filter((page) => page < payoff.cite.page),
    pages.filter((page) => page >= payoff.cite.page),
  ];
  return `${onPages(before.length > 0 ? before : [plant.cite.page])}, back on ${onPages(after.length > 0 ? after : [payoff.cite.page])}`;
}
/** '“merit system” (pages 76, 122 and 125)'. */
export const wordsBriefly = ({ name, pages }: ReturningWords): string => `${quoted(clean(name))} (${onPages(pages)})`;

/** '“It started with a chair.” (page 1) becomes “It ended with a chair.” (page 91)'. */
export const changedBriefly = ({ first, last }: ChangedLine): string =>
  `${quoted(first.cite.quote)} (page ${first.cite.page}) becomes ${quoted(last.cite.quote)} (page ${last.cite.page})`;
