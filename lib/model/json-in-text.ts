/** Finds the JSON object in what a model wrote around it: a markdown fence, a greeting, its thoughts aloud. Does not mend the JSON itself. */

/** What some open models print of their thinking; it may hold braces of its own. */
const thoughts = /^\s*<think(?:ing)?>[\s\S]*?<\/think(?:ing)?>/i;

/** From the first brace to the last; a text without both comes back as it is. */
export function jsonIn(text: string): string {
  const said = text.replace(thoughts, '');
  const from = said.indexOf('{');
  const to = said.lastIndexOf('}');
  return from < 0 || to < from ? text : said.slice(from, to + 1);
}
