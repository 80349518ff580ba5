/** A letter's parts as plain text and as HTML: both say the same. Everything is escaped by construction; a link leads to the site alone. */

/** A paragraph; a link on a line of its own; facts by name. Strings are text, never markup. */
export type LetterPart =
  | { readonly text: string }
  | { readonly link: string; readonly path: `/${string}` }
  | { readonly facts: readonly (readonly [name: string, value: string])[] };

export interface LetterBody {
  readonly subject: string;
  readonly parts: readonly LetterPart[];
  /** Why it came, and how to have no more of it. */
  readonly foot: readonly LetterPart[];
}
export interface WrittenLetter {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
export const escaped = (text: string): string => text.replace(/[&<>"']/g, (letter) => escapes[letter] ?? '');

/** Line ends, other control characters and those that turn the direction of writing: none of them belongs into a line of a letter. */
const disguise = /[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]+/gu;
/** What a user wrote, as one line of `most` characters at most. */
export const oneLine = (text: string, most: number): string => {
  const line = text.replace(disguise, ' ').replace(/ {2,}/g, ' ').trim();
  const letters = [...line];
  return letters.length <= most ? line : `${letters.slice(0, most - 1).join('')}…`;
};

const plain = (part: LetterPart, siteUrl: string): string => {
  if ('text' in part) return part.text;
  if ('link' in part) return `${part.link}:\n${siteUrl}${part.path}`;
  return part.facts.map(([name, value]) => `${name}: ${value}`).join('\n');
};

const cell = 'padding:4px 16px 4px 0;vertical-align:top;text-align:left;font-weight:normal';
const marked = (part: LetterPart, siteUrl: string): string => {
  if ('text' in part) return `<p style="margin:0 0 16px">${escaped(part.text)}</p>`;
  if ('link' in part)
    return `<p style="margin:0 0 16px"><a href="${escaped(siteUrl + part.path)}" style="color:#3b39b8">${escaped(part.link)}</a></p>`;
  const rows = part.facts.map(
    ([name, value]) =>
      `<tr><th scope="row" style="${cell};color:#5c5c66;white-space:nowrap">${escaped(name)}</th><td style="${cell}">${escaped(value)}</td></tr>`,
  );
  return `<table style="border-collapse:collapse;margin:0 0 16px">${rows.join('')}</table>`;
};

/** The letter in both forms. `siteUrl` without a final slash. */
export const writtenLetter = ({ subject, parts, foot }: LetterBody, siteUrl: string): WrittenLetter => {
  const line = oneLine(subject, 120);
  const text = [...parts, { text: '--' }, ...foot].map((part) => plain(part, siteUrl)).join('\n\n');
  const body = parts.map((part) => marked(part, siteUrl)).join('\n');
  const end = foot.map((part) => marked(part, siteUrl)).join('\n');
  const html = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escaped(line)}</title></head>
<body style="margin:0;padding:24px 16px;background:#f4f4f7;color:#1d1d22;font:16px/1.5 system-ui,sans-serif">
<div style="max-width:560px;margin:0 auto;padding:24px;background:#ffffff;overflow-wrap:anywhere">
<h1 style="margin:0 0 16px;font-size:22px;line-height:1.25">${escaped(line)}</h1>
${body}
<div style="margin:24px 0 0;padding:16px 0 0;border-top:1px solid #c9c9d2;color:#5c5c66;font-size:14px">
${end}
</div></div></body></html>
`;
  return { subject: line, text: `${text}\n`, html };
};
