/** Tells the format of a script for the commands that read files: by its name, or where it has none by how it begins. */
import path from 'node:path';
import { decodeText } from '../lib/screenplay/formats/decode-text.ts';
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

/** The format of a script that came without a name. What is neither PDF nor XML is text, whose reader knows Fountain by its marks. */
export function formatOf(bytes: Uint8Array): Screenplay['format'] {
  const head = decodeText(bytes.subarray(0, 1024));
  if (head.includes('%PDF-')) return 'pdf';
  return /^\s*<(?:\?xml|FinalDraft)/.test(head) ? 'fdx' : 'text';
}
