/** Reads the words of a title page, whichever format they come from. Refuses layout. */
import type { TitlePage } from './model.ts';

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
  credit: 'credit',
  source: 'source',
  'draft date': 'draft',
  draft: 'draft',
  revision: 'draft',
  date: 'draft',
  contact: 'contact',
};
const otherKeys = ['copyright', 'notes', 'format', 'episode', 'series', 'release date'];
const keyLine = /^([A-Za-z][A-Za-z ]{1,20}):\s*(.*)$/;

/** True for 'Title: …' and the other keys of a Fountain title page, and for nothing that opens a script, such as FADE IN:. */
export function isTitleKey(line: string): boolean {
  const key = keyLine.exec(line)?.[1]?.toLowerCase();
  return key !== undefined && (key in fieldOf || otherKeys.includes(key));
}

/** A block of 'Key: value' lines, values running on over indented or keyless lines (Fountain 1.1, Title Page). */
export function readTitleKeys(lines: readonly string[]): TitlePage {
  const values = new Map<keyof TitlePage, string[]>();
  let open: keyof TitlePage | undefined;
  for (const line of lines) {
    const [, key, value = ''] = (/^\s/.test(line) ? null : keyLine.exec(line)) ?? [];
    if (key !== undefined) open = fieldOf[key.toLowerCase()];
    const text = (key === undefined ? line : value).trim();
    if (open && text !== '') values.set(open, [...(values.get(open) ?? []), text]);
  }
  const joined = (field: keyof TitlePage, by: string): string | null => values.get(field)?.join(by) ?? null;
  return {
    title: joined('title', ' '),
    authors: (values.get('authors') ?? []).flatMap(splitAuthors),
    credit: joined('credit', ' '),
    source: joined('source', ' '),
    draft: joined('draft', ' '),
    contact: joined('contact', '\n'),
  };
}
