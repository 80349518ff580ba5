/** Says of lines and things when they come back. */
import { listed, pagesOf, phrased, quoted } from '../../engine/wording.ts';
import type { ReturningLine, ReturningThing } from '../../story/shape/returns.ts';

type NameOf = (id: string) => string;

/** Pages named of a line or a thing before it is enough. */
const mostPages = 4;

/** 'Brianna', 'the AI and Noah'; '' where nobody in particular says it. */
const speakersOf = (ids: readonly string[], nameOf: NameOf): string => listed(ids.map(nameOf));
const clean = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .replace(/[.,;:!-]+$/, '')
    .trim();

/** '“Do you trust me?” is Samantha’s on pages 31 and 70, Brianna’s on page 76'; by one person alone, with their name once. */
export function lineAgain({ said }: ReturningLine, nameOf: NameOf): string {
  const shown = said.slice(0, mostPages);
  const by = [...Map.groupBy(shown, ({ speakers }) => speakersOf(speakers, nameOf))];
  const line = quoted(clean(shown[0]?.cite.quote ?? ''));
  const pages = (own: typeof shown): string => pagesOf(own.map(({ cite }) => cite.page));
  const [only, ...others] = by;
  if (!only) return line;
  const seed = shown[0]?.cite.page ?? 0;
  if (others.length === 0)
    return only[0] === ''
      ? `${line} is said on ${pages(only[1])}`
      : phrased(
          seed,
          `${only[0]} says ${line} on ${pages(only[1])}`,
          `${line}, says ${only[0]} on ${pages(only[1])}`,
          `${pages(only[1])} have ${only[0]} say the same: ${line}`,
          `twice or more ${only[0]} says ${line} (${pages(only[1])})`,
        );
  return phrased(
    seed,
    `${line} is said ${listed(by.map(([who, own]) => `on ${pages(own)} by ${who === '' ? 'others' : who}`))}`,
    `${line} goes from mouth to mouth: ${listed(by.map(([who, own]) => `${who === '' ? 'others' : who} on ${pages(own)}`))}`,
    `${listed(by.map(([who, own]) => `${who === '' ? 'others' : who} (${pages(own)})`))} say ${line}`,
  );
}

/** 'the locket, away since page 28, is back on page 90'. */
export const thingBack = ({ name, from, to }: ReturningThing): string =>
  phrased(
    to,
    `the ${name}, unnamed since page ${from}, is back on page ${to}`,
    `the ${name} is back on page ${to}, ${to - from} pages after it was last named`,
    `after page ${from} nobody names the ${name} until page ${to}`,
  );
