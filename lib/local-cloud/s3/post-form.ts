/** Reads a browser's form upload as it streams in: fields first, then one file; a form without exactly one file or broken off is refused. */
import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import busboy from 'busboy';
import type { StagedBody } from './object-store.ts';
import type { FormFields } from './post-policy.ts';
import { S3Error } from './s3-error.ts';

const limits = { files: 1, fields: 60, fieldSize: 20 * 1024 };

export type FileTaker = {
  /** Called with the fields when the file begins; what it throws ends the form. */
  stage(fields: FormFields, file: AsyncIterable<Buffer>): Promise<StagedBody>;
  discard(staged: StagedBody): Promise<void>;
};

/**
 * Resolves when the whole form has arrived. Field names are in lower case; fields after the file are ignored, as in S3.
 * On any error the staged file is discarded and the rest of the request is left unread.
 */
export async function readPostForm(
  request: IncomingMessage,
  taker: FileTaker,
): Promise<{ fields: FormFields; staged: StagedBody }> {
  const fields = new Map<string, string>();
  const form = openForm(request);
  let staging: Promise<StagedBody> | undefined;
  let openFile: Readable | undefined;

  const wholeForm = new Promise<void>((resolve, reject) => {
    form.on('field', (name, value, { valueTruncated }) => {
      if (staging) return;
      const lower = name.toLowerCase();
      if (valueTruncated || fields.has(lower)) reject(malformed());
      else fields.set(lower, value);
    });
    form.on('file', (name, file) => {
      openFile = file;
      let broken: Error | undefined;
      file.on('error', (error) => {
        broken = error;
      });
      if (name.toLowerCase() !== 'file') return reject(oneFileOnly());
      staging = taker.stage(fields, file);
      staging.catch((cause) => reject(cause === broken ? Object.assign(malformed(), { cause }) : cause));
    });
    form.on('filesLimit', () => reject(oneFileOnly()));
    form.on('fieldsLimit', () => reject(malformed()));
    form.on('error', (cause) => reject(Object.assign(malformed(), { cause })));
    form.on('close', resolve);
    request.once('close', () => {
      if (!request.complete) reject(malformed());
    });
    request.pipe(form);
  });

  try {
    await wholeForm;
    if (!staging) throw oneFileOnly();
    return { fields, staged: await staging };
  } catch (error) {
    request.unpipe(form);
    openFile?.destroy(new Error('The form ended before its file was taken.'));
    await staging?.then(taker.discard, () => undefined);
    throw error;
  }
}

function openForm(request: IncomingMessage): busboy.Busboy {
  try {
    return busboy({ headers: request.headers, limits, defParamCharset: 'utf8' });
  } catch (cause) {
    throw Object.assign(malformed(), { cause });
  }
}

function malformed(): S3Error {
  const message = 'The body of your POST request is not well-formed multipart/form-data.';
  return new S3Error(400, 'MalformedPOSTRequest', message);
}

function oneFileOnly(): S3Error {
  return new S3Error(400, 'InvalidArgument', 'POST requires exactly one file upload per request.');
}
