/** Prints a Screenplay as plain lines that a person can read and a diff can compare. Refuses to summarise. */
import type { Element, Place, Screenplay, Speech, TitlePage } from './model.ts';

const row = (at: Place, element: string, text: string): string => `${at.page}:${at.line}\t${element}\t${text}`;

/**
 * One line a node, `page:line<TAB>element<TAB>text`, in reading order: title page, then every scene after a line with its ordinal and
 * eighths, then the page furniture. The halves of dual dialogue are marked `<left` and `>right`.
 */
export function dumpScreenplay(screenplay: Screenplay): string {
  const { titlePage, titlePageCount, pageCount } = screenplay;
  const lines = [`pages\t${titlePageCount}+${pageCount}`, ...titleRows(titlePage)];
  for (const scene of screenplay.scenes) {
    lines.push(`scene\t${scene.index}\t${scene.eighths}/8`);
    const { heading } = scene;
    const prelude = heading ? scene.elements.findIndex((element) => isAfter(element.at.start, heading.at.start)) : 0;
    const before = heading ? (prelude < 0 ? scene.elements.length : prelude) : 0;
    lines.push(...scene.elements.slice(0, before).flatMap(elementRows));
    if (heading) lines.push(row(heading.at.start, 'heading', [heading.number, heading.text].filter(Boolean).join(' ')));
    lines.push(...scene.elements.slice(before).flatMap(elementRows));
  }
  for (const { kind, text, at } of screenplay.furniture) lines.push(row(at, `furniture ${kind}`, text));
  for (const { code, message } of screenplay.diagnostics) lines.push(`diagnostic\t${code}\t${message}`);
  return `${lines.join('\n')}\n`;
}

function titleRows({ title, credit, authors, source, draft, contact }: TitlePage): string[] {
  const fields = { title, credit, authors: authors.join('; ') || null, source, draft, contact };
  return Object.entries(fields).flatMap(([field, value]) =>
    value === null ? [] : [`title\t${field}\t${JSON.stringify(value)}`],
  );
}

const isAfter = (a: Place, b: Place): boolean => a.page > b.page || (a.page === b.page && a.line >= b.line);

function elementRows(element: Element): string[] {
  return element.kind === 'speech' ? speechRows(element) : [row(element.at.start, element.kind, element.text)];
}

function speechRows({ cue, parts, dual }: Speech): string[] {
  const side = dual === null ? '' : dual === 'left' ? '<left' : '>right';
  return [
    row(cue.at.start, `cue${side}`, cue.text),
    ...parts.map((part) => row(part.at.start, `${part.kind}${side}`, part.text)),
  ];
}
