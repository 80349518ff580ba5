/** Reads the words of a title page, whichever format they come from. */
import type { TitlePage } from '../model.ts';

export const emptyTitlePage: TitlePage = {
  title: null,
  authors: [],
  credit: null,
  source: null,
  draft: null,
  contact: null,
};

/** 'Ann Lee & Bo Park', 'Ann Lee and Bo Park', 'Ann Lee, Bo Park' -> two names. */
export function splitAuthors(text: string): string[] {
  return text
    .split(/\s*(?:&|;|\n|,(?!\s*(?:Jr|Sr|II|III)\b)|\band\b)\s*/i)
    .map((name) => name.trim())
    .filter((name) => name !== '');
}

const fieldOf: Readonly<Record<string, keyof TitlePage>> = {
  title: 'title',
  author: 'authors',
  authors: 'authors',
  writer: 'authors',
  writers: 'authors',
  'written by': 'authors',
  credit: 'credit',
  source: 'source',
  'draft date': 'draft',
  draft: 'draft',
  revision: 'draft',
  date: 'draft',
  contact: 'contact',
  episode: 'episode',
};
const otherKeys = ['copyright', 'notes', 'format', 'series', 'release date'];
/** A key opens its line and is short; a web address is none. */
const keyLine = /^([\p{L}][^:\n]{0,30}?)\s*:(?!\/\/)\s*(.*)$/u;

/** True for 'Title: …' and the other keys of a Fountain title page, and for nothing that opens a script, such as FADE IN:. */
export function isTitleKey(line: string): boolean {
  const key = keyLine.exec(line)?.[1]?.toLowerCase();
  return key !== undefined && (Object.hasOwn(fieldOf, key) || otherKeys.includes(key));
}

/** True for the first paragraph of a Fountain file when it is a title page: keys of a writer's own may come first, if a known one follows. */
export function opensTitlePage(paragraph: readonly string[]): boolean {
  return keyLine.test(paragraph[0] ?? '') && paragraph.some(isTitleKey);
}

/**
 * A block of 'Key: value' lines, values running on over indented or keyless lines (Fountain 1.1, Title Page). Keys that no field is for
 * are left out, but a line such as 'Phone: …' below the contact belongs to it.
 */
export function readTitleKeys(lines: readonly string[]): TitlePage {
  const values = new Map<keyof TitlePage, string[]>();
  let open: keyof TitlePage | undefined;
  for (const line of lines) {
    const [, key, value = ''] = (/^\s/.test(line) ? null : keyLine.exec(line)) ?? [];
    const field = key === undefined ? undefined : fieldOf[key.toLowerCase()];
    const isPlain = key === undefined || (field === undefined && open === 'contact' && value !== '');
    if (!isPlain) open = field;
    const text = (isPlain ? line : value).trim();
    if (open && text !== '') values.set(open, [...(values.get(open) ?? []), text]);
  }
  const joined = (field: keyof TitlePage, by: string): string | null => values.get(field)?.join(by) ?? null;
  const episode = joined('episode', ' ');
  return {
    title: joined('title', ' '),
    authors: (values.get('authors') ?? []).flatMap(splitAuthors),
    credit: joined('credit', ' '),
    source: joined('source', ' '),
    draft: joined('draft', ' '),
    contact: joined('contact', '\n'),
    ...(episode === null ? {} : { episode }),
  };
}
