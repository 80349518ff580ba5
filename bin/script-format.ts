/** Tells the format of a script by its file name, for the commands that read files. Refuses to look inside. */
import path from 'node:path';
import type { Screenplay } from '../lib/screenplay/model.ts';

const formats: Readonly<Record<string, Screenplay['format']>> = {
  '.pdf': 'pdf',
  '.fountain': 'fountain',
  '.spmd': 'fountain',
  '.txt': 'text',
  '.fdx': 'fdx',
};

/** The endings that are read, for messages. */
export const scriptEndings = Object.keys(formats);

/** The format of a file by its ending, or undefined for one that is no script. */
export const scriptFormat = (file: string): Screenplay['format'] | undefined =>
  formats[path.extname(file).toLowerCase()];
