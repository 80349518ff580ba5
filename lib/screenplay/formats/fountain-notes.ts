/** Takes out of a Fountain script what does not print: the boneyard and notes. Does not drop what is opened and never closed: that is text. */

/** The source without its boneyard, the stretches between slash-star and star-slash. */
export function withoutBoneyard(source: string): string {
  const kept: string[] = [];
  let at = 0;
  for (;;) {
    const open = source.indexOf('/*', at);
    const close = open < 0 ? -1 : source.indexOf('*/', open + 2);
    if (close < 0) return kept.join('') + source.slice(at);
    kept.push(source.slice(at, open));
    at = close + 2;
  }
}

/** Stands for a line that held nothing but a note: it neither prints nor parts what is around it. */
export const noteOnly = '\uE000';

/** Takes [[notes]] out of the lines; a note may run over lines, but not over an empty one. `notes` maps a line to those that open on it. */
export function takeNotes(lines: readonly string[]): { lines: readonly string[]; notes: Map<number, string[]> } {
  const notes = new Map<number, string[]>();
  if (!lines.some((line) => line.includes('[['))) return { lines, notes };
  const kept = [...lines];
  for (let at = 0; at < lines.length; at += 1) {
    const end = lines.indexOf('', at);
    const until = end < 0 ? lines.length : end;
    takeNotesOfStretch(kept, at, until, notes);
    at = until;
  }
  return { lines: kept, notes };
}

/** The lines from `from` to `until` have no empty line among them: what opens here must close here, or it is text. */
function takeNotesOfStretch(lines: string[], from: number, until: number, notes: Map<number, string[]>): void {
  const text = lines.slice(from, until).join('\n');
  let line = from;
  let at = 0;
  let kept = '';
  for (;;) {
    const open = text.indexOf('[[', at);
    const close = open < 0 ? -1 : text.indexOf(']]', open + 2);
    if (close < 0) break;
    const before = text.slice(at, open);
    const inside = text.slice(open + 2, close);
    line += countLines(before);
    notes.set(line, [...(notes.get(line) ?? []), inside.replace(/\s*\n\s*/g, ' ').trim()]);
    const lineEnds = countLines(inside);
    line += lineEnds;
    kept += before + '\n'.repeat(lineEnds);
    at = close + 2;
  }
  if (at === 0) return;
  kept += text.slice(at);
  kept.split('\n').forEach((rest, index) => {
    const original = lines[from + index] ?? '';
    lines[from + index] = rest.trim() === '' && original.trim() !== '' ? noteOnly : rest;
  });
}

const countLines = (text: string): number => text.split('\n').length - 1;
