/** Says of lines and things when they come back, and of things that they do not. */
import { listed, pagesOf, quoted } from '../../engine/wording.ts';
import type { DroppedThing, ReturningLine, ReturningThing } from '../../story/returns.ts';

type NameOf = (id: string) => string;

/** Pages named of a line or a thing before it is enough. */
const mostPages = 4;

/** 'Brianna', 'the AI and Noah'; '' where nobody in particular says it. */
const speakersOf = (ids: readonly string[], nameOf: NameOf): string => listed(ids.map(nameOf));
const clean = (text: string): string => text.replace(/\s+/g, ' ').replace(/[.,;:!-]+$/, '').trim();

/** '“Do you trust me?” is Samantha’s on pages 31 and 70, Brianna’s on page 76'; by one person alone, with their name once. */
export function lineAgain({ said }: ReturningLine, nameOf: NameOf): string {
  const shown = said.slice(0, mostPages);
  const by = [...Map.groupBy(shown, ({ speakers }) => speakersOf(speakers, nameOf))];
  const line = quoted(clean(shown[0]?.cite.quote ?? ''));
  const pages = (own: typeof shown): string => pagesOf(own.map(({ cite }) => cite.page));
  const [only, ...others] = by;
  if (!only) return line;
  if (others.length === 0) return only[0] === '' ? `${line} is said on ${pages(only[1])}` : `${only[0]} says ${line} on ${pages(only[1])}`;
  return `${line} is said ${listed(by.map(([who, own]) => `on ${pages(own)} by ${who === '' ? 'others' : who}`))}`;
}

/** 'the locket, away since page 28, is back on page 90'. */
export const thingBack = ({ name, from, to }: ReturningThing): string => `${quoted(name)}, unnamed since page ${from}, is back on page ${to}`;

/** 'nothing names the toy after page 28'. */
export const thingGone = ({ name, pages }: DroppedThing): string =>
  `${quoted(name)}, on ${pagesOf(pages.slice(0, mostPages - 1))}${pages.length >= mostPages ? ' and more' : ''}, is named for the last time on page ${pages.at(-1) ?? 1}`;
