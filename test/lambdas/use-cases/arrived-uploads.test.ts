/** The bucket's notifications. */
import { describe, expect, it } from 'vitest';
import { arrivedUploads } from '../../../lambdas/use-cases/arrived-uploads.ts';

const record = (key: string) => ({
  eventVersion: '2.1',
  eventSource: 'aws:s3',
  eventName: 'ObjectCreated:Post',
  s3: { bucket: { name: 'uploads', arn: 'arn' }, object: { key, size: 10, eTag: 'e' } },
});

describe('a notification', () => {
  it('names the keys of all objects that arrived, decoded', () => {
    const body = { Records: [record('uploads/anna/01.pdf'), record('uploads/a+b%2Bc/%E2%82%B9.pdf')] };
    expect(arrivedUploads.parse(body)).toEqual(['uploads/anna/01.pdf', 'uploads/a b+c/₹.pdf']);
  });

  it('that only tests the connection names none', () => {
    expect(arrivedUploads.parse({ Service: 'Amazon S3', Event: 's3:TestEvent', Bucket: 'uploads' })).toEqual([]);
  });

  it.each([[{}], [{ Records: [{}] }], ['text'], [null]])('that is %j is refused', (body) => {
    expect(arrivedUploads.safeParse(body).success).toBe(false);
  });
});
