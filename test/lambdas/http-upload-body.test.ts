/** The upload route's two bodies. */

import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { userRoute } from '../../lambdas/http.ts';
import { readUploadBody, type UploadBody } from '../../lambdas/http-upload-body.ts';
import { errorBody } from '../../lib/contract/errors.ts';
import { maxMultipartBytes } from '../../lib/contract/uploads.ts';
import fc from '../fixed-chance.ts';
import { gatewayEvent, jsonOf } from './gateway-event.ts';
import { type LogLines, watchLog } from './log-lines.ts';

let written: LogLines;
beforeEach(() => {
  written = watchLog();
});
afterEach(() => written.restore());

const pdf = Buffer.concat([Buffer.from('%PDF-1.7\r\n--x'), Buffer.from([0, 255, 254, 128, 13, 10])]);

const encodeForm = async (form: FormData) => {
  const request = new Request('http://x', { method: 'POST', body: form });
  const contentType = request.headers.get('content-type') ?? '';
  return { contentType, bytes: Buffer.from(await request.arrayBuffer()) };
};
const formWith = (bytes: Uint8Array<ArrayBuffer>, name = 'a.pdf', field = 'file') => {
  const form = new FormData();
  form.append('plan_type', 'basic');
  form.append(field, new Blob([bytes]), name);
  return form;
};

/** Sends a body to the route and answers what its use-case saw, or the refusal. */
const send = async (contentType: string, bytes: Buffer) => {
  const seen: UploadBody[] = [];
  const handler = userRoute(
    'createUpload',
    (_caller, { body }) => {
      seen.push(body);
      return { script_id: 's', status: 'uploaded' };
    },
    readUploadBody,
  );
  const event = gatewayEvent({
    headers: { 'Content-Type': contentType },
    body: bytes.toString('base64'),
    isBase64Encoded: true,
  });
  const answer = await handler(event);
  const refusal = answer.statusCode < 400 ? null : errorBody.parse(jsonOf(answer));
  return { status: answer.statusCode, refusal, body: seen[0] };
};

describe('a multipart form', () => {
  it('brings the file whole, whatever the bytes', async () => {
    const { contentType, bytes } = await encodeForm(formWith(pdf, 'Ünïcode ₹.pdf'));
    const { status, body } = await send(contentType, bytes);
    expect(status).toBe(201);
    expect(body).toEqual({ kind: 'sent', file: { fileName: 'Ünïcode ₹.pdf', bytes: pdf } });
  });

  it('may write its boundary in every legal way', async () => {
    const { contentType, bytes } = await encodeForm(formWith(pdf));
    const boundary = contentType.split('boundary=')[1] ?? '';
    const ways = [
      `multipart/form-data; boundary="${boundary}"`,
      `multipart/form-data;boundary=${boundary}`,
      `Multipart/Form-Data; charset=utf-8; boundary=${boundary}`,
      `multipart/form-data ; boundary=${boundary}`,
    ];
    for (const way of ways) expect([way, (await send(way, bytes)).status]).toEqual([way, 201]);
  });

  it('with a wrong or missing boundary is a 400 that says what to send', async () => {
    const { contentType, bytes } = await encodeForm(formWith(pdf));
    for (const way of [`${contentType}x`, 'multipart/form-data', 'multipart/form-data; boundary=']) {
      const { status, refusal } = await send(way, bytes);
      expect([way, status, refusal?.code]).toEqual([way, 400, 'invalid_input']);
    }
  });

  it('without the field "file", or cut short, is a 400', async () => {
    const other = await encodeForm(formWith(pdf, 'a.pdf', 'document'));
    expect((await send(other.contentType, other.bytes)).refusal?.message).toContain('"file"');
    const whole = await encodeForm(formWith(pdf));
    expect((await send(whole.contentType, whole.bytes.subarray(0, -20))).status).toBe(400);
    expect((await send(whole.contentType, Buffer.alloc(0))).status).toBe(400);
  });

  it('case 10: holds 4 MB and not a byte more', async () => {
    const exact = await encodeForm(formWith(Buffer.alloc(maxMultipartBytes, 1)));
    expect((await send(exact.contentType, exact.bytes)).status).toBe(201);
    const over = await encodeForm(formWith(Buffer.alloc(maxMultipartBytes + 1, 1)));
    expect(await send(over.contentType, over.bytes)).toMatchObject({ status: 413, refusal: { code: 'too_large' } });
  });

  it('of any bytes at all is never a 500', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 400 }), fc.boolean(), async (bytes, framed) => {
        const body = framed
          ? Buffer.concat([Buffer.from('--b\r\nContent-Disposition: form-data; name="file"; filename="'), bytes])
          : Buffer.from(bytes);
        expect((await send('multipart/form-data; boundary=b', body)).status).toBeLessThan(500);
      }),
      { numRuns: 300 },
    );
  });
});

describe('the announcement in JSON', () => {
  it('brings name and size', async () => {
    const { body } = await send('application/json', Buffer.from('{"file_name":"a.pdf","size":10,"key":"../x"}'));
    expect(body).toEqual({ kind: 'announced', announced: { file_name: 'a.pdf', size: 10 } });
  });

  it.each([
    ['a size below one', '{"file_name":"a.pdf","size":-1}', '"size" more than 0'],
    ['an empty name', '{"file_name":"","size":1}', '"file_name" at least 1 character.'],
    ['a very long name', JSON.stringify({ file_name: 'x'.repeat(10_241), size: 1 }), 'at most 10240 characters.'],
  ])('with %s is refused', async (_what, json, text) => {
    const { status, refusal } = await send('application/json', Buffer.from(json));
    expect(status).toBe(400);
    expect(refusal?.message).toContain(text);
  });
});
