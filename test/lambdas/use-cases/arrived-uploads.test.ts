/** The bucket's notifications, and how what they tell of is put in turn. */
import { describe, expect, it } from 'vitest';
import { arrivedUploads, uploadsToRead } from '../../../lambdas/use-cases/arrived-uploads.ts';
import { queueUploads } from '../../../lambdas/use-cases/queue-uploads.ts';
import type { UploadMessage } from '../../../lib/contract/queue-message.ts';

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

describe('uploads that arrived', () => {
  const id = (n: number) => `01${String(n).padStart(24, '0')}`;
  it('case 26: are put in turn under their users, so that one user’s burst does not stand before everybody; foreign keys are left out', async () => {
    const sent: { message: UploadMessage; userId: string }[] = [];
    const readQueue = {
      send: async (message: UploadMessage, userId: string) => {
        sent.push({ message, userId });
      },
    };
    const keys = [`uploads/anna/${id(1)}.pdf`, 'uploads/strange', `uploads/ben/${id(2)}.pdf`];
    await queueUploads({ readQueue }, keys);
    expect(sent).toEqual([
      { message: { key: keys[0] }, userId: 'anna' },
      { message: { key: keys[2] }, userId: 'ben' },
    ]);
    expect(uploadsToRead.parse(sent[0]?.message)).toEqual([keys[0]]);
  });

  it('that were sent before there was a turn are read, too', () => {
    expect(uploadsToRead.parse({ Records: [record('uploads/anna/01.pdf')] })).toEqual(['uploads/anna/01.pdf']);
  });
});
