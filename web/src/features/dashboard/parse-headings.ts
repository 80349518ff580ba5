/** Reads the headings of a markdown response, each with the first words under it. Reads nothing else of markdown. */

export interface ParsedHeading {
  readonly title: string;
  readonly description: string;
}

/** The first 100 characters after a heading are its description. */
const descriptionLength = 100;
/** A '#' heading, or a line that is bold from its first word; what follows the bold part belongs to the description. */
const headingLine = /^\s*(?:#{1,6}\s+(?<hash>.+?)\s*#*|(?:[-*]\s+|\d+[.)]\s+)?\*\*(?<bold>[^*]+)\*\*:?(?<rest>.*))$/;

const plain = (text: string): string =>
  text
    .replace(/```[\s\S]*?(```|$)/g, ' ')
    .replace(/[*_`>#|]+/g, '')
    .replace(/\s+/g, ' ')
    .trim();

/** Headings shorter than `minimumLength` characters are left out. Never throws. */
export function parseHeadings(markdown: string, minimumLength = 1): ParsedHeading[] {
  const found: { title: string; lines: string[] }[] = [];
  for (const line of markdown.split('\n')) {
    const match = headingLine.exec(line)?.groups;
    if (!match) {
      found.at(-1)?.lines.push(line);
      continue;
    }
    const title = plain(match.hash ?? match.bold ?? '').replace(/:$/, '');
    found.push({ title, lines: [match.rest ?? ''] });
  }
  return found
    .filter((heading) => heading.title.length >= minimumLength)
    .map(({ title, lines }) => ({ title, description: plain(lines.join('\n')).slice(0, descriptionLength) }));
}
