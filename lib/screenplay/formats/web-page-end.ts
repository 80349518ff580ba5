/** Drops what a web page printed below a script that was copied off it: links back, who wrote it, its genres. Leaves a page's own words inside the script alone. */

/** As far from the end as a web page's foot may begin, in printed lines. */
const footLines = 12;
const longestTitle = 60;

const link = /^(?:back to imsdb|user comments)$/i;
/** 'Writers :   Ann Lee', as sites of scripts print it below the end. */
const credit = /^(?:writers?|genres?)\s+:/i;
const written = /^writers?\s+:/i;

const isFoot = (line: string): boolean => link.test(line) || credit.test(line);

/** The text without such a foot, and without the title that stands right above its credits. Only a foot that holds a link is one. */
export function withoutWebFoot(source: string): string {
  const lines = source.split('\n');
  const printed = lines
    .flatMap((line, at) => (line.trim() === '' ? [] : [{ at, text: line.trim() }]))
    .slice(-footLines);
  const from = printed.findLastIndex(({ text }) => !isFoot(text)) + 1;
  const foot = printed.slice(from);
  const [first] = foot;
  if (!first || !foot.some(({ text }) => link.test(text))) return source;
  const above = printed[from - 1];
  const isTitle = written.test(first.text) && above !== undefined && above.text.length <= longestTitle;
  return lines.slice(0, isTitle ? above.at : first.at).join('\n');
}
