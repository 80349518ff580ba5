/** Makes text from a script inert in markdown: shown as it stands, never read as markup or HTML. */

/** Escapes what CommonMark and GFM would act on, entities and addresses included; line breaks become spaces. */
export function escapeMarkdown(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/[\\`*_[\]{}|~]/g, '\\$&')
    .replace(/^([-+=#])/, '\\$1')
    .replace(/^(\d+)([.)])(?=\s|$)/, '$1\\$2')
    .replace(/:\/\//g, '\\://')
    .replace(/\bwww\./gi, (match) => `${match.slice(0, -1)}\\.`)
    .replace(/@/g, '\\@');
}

/** A value as one fenced JSON block; no text inside can close the fence or open a tag. */
export function fencedJson(value: unknown): string {
  const json = JSON.stringify(value, null, 2).replace(/`/g, '\\u0060').replace(/</g, '\\u003c');
  return `\`\`\`json\n${json}\n\`\`\``;
}
