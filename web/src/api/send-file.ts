/** Sends a file straight to storage by presigned POST, with real progress. Never logs or keeps the address. */
import { ApiError } from './api-error.ts';

export interface PresignedPost {
  readonly url: string;
  readonly fields: Readonly<Record<string, string>>;
}
export type SendFile = (
  post: PresignedPost,
  file: File,
  onProgress: (sentBytes: number, totalBytes: number) => void,
  signal: AbortSignal,
) => Promise<void>;

/** Storage reads the form in order and ignores what follows the file: fields first as they came, the file last. */
export function formFor(post: PresignedPost, file: File): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(post.fields)) form.append(name, value);
  form.append('file', file);
  return form;
}

/** Has the browser ask before the page is reloaded or closed: the file would have to be chosen and sent again. */
const askBeforeLeaving = (event: Event): void => event.preventDefault();

/** Rejects with ApiError: 'no_answer' when the connection breaks or `signal` aborts, 'too_large' or 'bad_answer' when storage refuses. */
export const sendFile: SendFile = (post, file, onProgress, signal) =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    signal.addEventListener('abort', () => request.abort());
    window.addEventListener('beforeunload', askBeforeLeaving);
    request.addEventListener('loadend', () => window.removeEventListener('beforeunload', askBeforeLeaving));
    request.open('POST', post.url);
    request.upload.addEventListener('progress', (event) => {
      if (event.lengthComputable) onProgress(Math.min(event.loaded, file.size), file.size);
    });
    request.addEventListener('load', () => {
      if (request.status >= 200 && request.status < 300) resolve();
      else if (request.responseText.includes('EntityTooLarge'))
        reject(new ApiError('too_large', request.status, 'The file is larger than 25 MB.'));
      else reject(new ApiError('bad_answer', request.status, ''));
    });
    // The sentence is the specified one for a failed upload; a broken connection has no better of its own.
    request.addEventListener('error', () => reject(new ApiError('no_answer', 0, '')));
    request.addEventListener('abort', () => reject(new ApiError('no_answer', 0, '')));
    request.send(formFor(post, file));
  });
