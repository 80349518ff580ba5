/** The presigned form: storage reads it in order. */
import { expect, it } from 'vitest';
import { formFor } from '../../../web/src/api/send-file.ts';

it('puts the fields in their order and the file last', () => {
  const file = new File(['%PDF-1.7'], 'script.pdf');
  const form = formFor(
    { url: 'http://127.0.0.1/bucket', fields: { key: 'uploads/1.pdf', policy: 'p', 'x-amz-date': 'd' } },
    file,
  );
  expect([...form.keys()]).toEqual(['key', 'policy', 'x-amz-date', 'file']);
  expect(form.get('file')).toBeInstanceOf(File);
});
