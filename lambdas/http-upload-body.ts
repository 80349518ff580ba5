/** The two bodies of the upload route: the JSON announcement, or a multipart form with the file in the field `file` (up to 4 MB). */

import type { APIGatewayProxyEvent } from 'aws-lambda';
import busboy from 'busboy';
import type * as z from 'zod';
import { AppError } from '../lib/contract/errors.ts';
import { createUploadInput, maxMultipartBytes } from '../lib/contract/uploads.ts';
import { readRaw } from './http.ts';
import { parseInput, readJson } from './http-json-body.ts';

interface UploadedFile {
  readonly fileName: string;
  readonly bytes: Uint8Array;
}
export type UploadBody =
  | { readonly kind: 'announced'; readonly announced: z.infer<typeof createUploadInput> }
  | { readonly kind: 'sent'; readonly file: UploadedFile };

const tooLarge = 'A form can carry at most 4 MB. Please use the upload on the site for larger scripts (up to 25 MB).';
const noFile = 'Please send the script in a form field named "file".';
const brokenForm = 'Please send a complete multipart form: this one could not be read.';
/** The parser's 'limit' fires when a file reaches `fileSize`, so one byte more is asked of it. */
const limits = { files: 3, fileSize: maxMultipartBytes + 1, fields: 20, fieldSize: 4096, parts: 22, headerPairs: 50 };

const readForm = (contentType: string, body: Buffer): Promise<UploadedFile> =>
  new Promise((resolve, reject) => {
    const broken = (cause: unknown): void => reject(new AppError('invalid_input', brokenForm, { cause }));
    let file: UploadedFile | null = null;
    const parser = busboy({ headers: { 'content-type': contentType }, limits, defParamCharset: 'utf8' });
    parser.on('file', (field, stream, { filename }) => {
      const chunks: Buffer[] = [];
      stream.on('error', broken);
      stream.on('limit', () => reject(new AppError('too_large', tooLarge)));
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        if (field === 'file') file = { fileName: (filename ?? '').toWellFormed(), bytes: Buffer.concat(chunks) };
      });
    });
    parser.on('error', broken);
    parser.on('close', () => (file ? resolve(file) : reject(new AppError('invalid_input', noFile))));
    parser.end(body);
  });

/** Refuses with invalid_input (what to send instead) or too_large. The file's content is not looked at here. */
export const readUploadBody = async (event: APIGatewayProxyEvent): Promise<UploadBody> => {
  const contentType = event.headers['content-type'] ?? '';
  const body = await readRaw(event);
  if (!/^\s*multipart\/form-data\s*(;|$)/i.test(contentType)) {
    return { kind: 'announced', announced: parseInput(createUploadInput, readJson(body)) };
  }
  try {
    return { kind: 'sent', file: await readForm(contentType, body) };
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw new AppError('invalid_input', brokenForm, { cause: error });
  }
};
