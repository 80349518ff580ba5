/** JSON bodies in, as the contract's schemas want them. Refuses everything else with invalid_input, naming the field and what to do; echoes nothing back. */
import type * as z from 'zod';
import { AppError } from '../lib/contract/errors.ts';

/** The largest JSON body of any route is an upload's 10,240-character file name, escaped. */
const maxJsonBytes = 128 * 1024;

const kinds: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  object: 'an object',
  record: 'an object',
  array: 'a list',
};
const units: Readonly<Record<string, readonly [one: string, many: string]>> = {
  string: ['character', 'characters'],
  array: ['entry', 'entries'],
};
/** '5', '1 character', '300 characters'. */
const amount = (n: number | bigint, origin: string): string => {
  const unit = units[origin];
  return unit === undefined ? `${n}` : `${n} ${n === 1 ? unit[0] : unit[1]}`;
};

/** The contract's own messages are sentences; the library's are not, so those are replaced. */
const isSentence = (message: string): boolean => /^Please .*\.$/.test(message);

const describeIssue = (issue: z.core.$ZodIssue): string => {
  const field = issue.path.map(String).join('.') || 'body';
  if (isSentence(issue.message)) return issue.message;
  switch (issue.code) {
    case 'invalid_type':
      return `Please send the field "${field}" as ${kinds[issue.expected] ?? issue.expected}.`;
    case 'too_small':
      return `Please give the field "${field}" ${issue.inclusive === false ? 'more than' : 'at least'} ${amount(issue.minimum, issue.origin)}.`;
    case 'too_big':
      return `Please give the field "${field}" ${issue.inclusive === false ? 'less than' : 'at most'} ${amount(issue.maximum, issue.origin)}.`;
    case 'invalid_value':
      return `Please send the field "${field}" as one of: ${issue.values.map((v) => String(v) || '(empty)').join(', ')}.`;
    default:
      return `Please check the field "${field}": its form is not right.`;
  }
};

/** Parses with a contract schema. Keys the schema does not name are dropped. Throws invalid_input about the first thing that is wrong. */
export const parseInput = <S extends z.ZodType>(schema: S, value: unknown): z.output<S> => {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const first = parsed.error.issues[0];
  throw new AppError('invalid_input', first ? describeIssue(first) : 'Please check what was sent.', {
    cause: parsed.error,
  });
};

/** Half of a surrogate pair cannot be stored as UTF-8, so it becomes U+FFFD here. */
const wellFormed = (_key: string, value: unknown): unknown =>
  typeof value === 'string' ? value.toWellFormed() : value;

/** The JSON value of a body. Throws too_large above 128 kB, invalid_input when it is not JSON. */
export const readJson = (bytes: Uint8Array): unknown => {
  if (bytes.byteLength > maxJsonBytes) throw new AppError('too_large', 'This request is too large. Please shorten it.');
  try {
    return JSON.parse(Buffer.from(bytes).toString('utf8'), wellFormed);
  } catch (error) {
    throw new AppError('invalid_input', 'Please send a JSON object in the body: this is not valid JSON.', {
      cause: error,
    });
  }
};
