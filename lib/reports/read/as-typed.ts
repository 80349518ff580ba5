/** Proposed lines of a script, set as a script sets them: a line for each speech and each action between speeches. */

/** 'MAGS:', 'KING VOLODAR:', 'ANNA (V.O.):' at the start of a speech. */
const cue = String.raw`[A-Z][A-Z0-9.'’-]*(?: [A-Z0-9.'’-]+){0,3}(?: \([A-Z.'’ ]+\))?:`;
const speechStart = new RegExp(String.raw`(?<=[.!?…:,)'’”"-])\s+(?=${cue}\s)`, 'g');
/** A bracket that stands alone, before a speech or at the end: within a speech it is how a line is said. */
const actionAlone = /(?<=[.!?…'’”"-])\s+(?=\([A-Z][^()]*\)(?:\n|$))/g;
const hasCue = new RegExp(String.raw`(?:^|[\s“(])${cue}\s`);

/** The lines of 'MAGS: With bread? (He nods.) DOT: Sit.': one where no speech is typed. */
export const scriptLines = (text: string): string[] =>
  hasCue.test(text) ? text.replace(speechStart, '\n').replace(actionAlone, '\n').split('\n') : [text];

/** `label` and the lines under it; a single line stands beside it. */
export function typedUnder(label: string, text: string): string {
  const lines = scriptLines(text);
  return lines.length === 1 ? `${label} ${text}` : [label, ...lines].join('\n');
}
