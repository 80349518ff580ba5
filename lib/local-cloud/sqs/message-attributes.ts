/** Message attributes: their shape, their size and the digest by which clients check them. */
import { createHash } from 'node:crypto';
import * as z from 'zod';

export const messageAttributesSchema = z
  .record(
    z.string().regex(/^[\w.-]{1,256}$/),
    z.object({
      DataType: z.string().regex(/^(String|Number|Binary)(\..+)?$/),
      StringValue: z.string().min(1).optional(),
      /** Base64. */
      BinaryValue: z.string().min(1).optional(),
    }),
  )
  .refine((attributes) => Object.keys(attributes).length <= 10, 'at most 10 message attributes');
export type MessageAttributes = z.infer<typeof messageAttributesSchema>;

/** Lower-case hex MD5, or undefined when there are no attributes. Layout: AWS SQS Developer Guide, "Calculating the MD5 message digest". */
export function md5OfAttributes(attributes: MessageAttributes): string | undefined {
  const names = Object.keys(attributes).sort();
  if (names.length === 0) return undefined;
  const hash = createHash('md5');
  for (const name of names) {
    const { DataType = '', StringValue, BinaryValue = '' } = attributes[name] ?? {};
    const isBinary = DataType.startsWith('Binary');
    hash.update(withLength(Buffer.from(name)));
    hash.update(withLength(Buffer.from(DataType)));
    hash.update(Buffer.from([isBinary ? 2 : 1]));
    hash.update(withLength(isBinary ? Buffer.from(BinaryValue, 'base64') : Buffer.from(StringValue ?? '')));
  }
  return hash.digest('hex');
}

/** Bytes that count towards the size of the message. */
export function sizeOfAttributes(attributes: MessageAttributes): number {
  return Object.entries(attributes).reduce((sum, [name, { DataType, StringValue = '', BinaryValue = '' }]) => {
    const value = BinaryValue ? Buffer.from(BinaryValue, 'base64').length : Buffer.byteLength(StringValue);
    return sum + Buffer.byteLength(name) + Buffer.byteLength(DataType) + value;
  }, 0);
}

/** The attributes asked for: by name, by prefix `foo.*`, or all by `All` and `.*`. */
export function selectAttributes(attributes: MessageAttributes, wanted: string[]): MessageAttributes {
  const isWanted = (name: string) =>
    wanted.some(
      (each) => each === 'All' || each === name || (each.endsWith('*') && name.startsWith(each.slice(0, -2))),
    );
  return Object.fromEntries(Object.entries(attributes).filter(([name]) => isWanted(name)));
}

function withLength(bytes: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(bytes.length);
  return Buffer.concat([length, bytes]);
}
