/** Every kind of item and object that is stored, by its key without ids for what an item is: the adapter that writes it, and the newest form it has. */
import { answerForm } from '../../lambdas/adapters/answer-states.ts';
import { firstForm } from '../../lambdas/adapters/table.ts';

interface StoredKind {
  /** In lambdas/adapters. */
  readonly adapter: string;
  readonly form: number;
}
const { schema_version: first } = firstForm;
const of = (adapter: string, form: number = first): StoredKind => ({ adapter: `${adapter}.ts`, form });

export const itemKinds: Readonly<Record<string, StoredKind>> = {
  OPS: of('audit-items'),
  'PAYMENT|PAYMENT': of('payment-items'),
  'SCRIPT|ANSWER': of('answer-states', answerForm),
  'SCRIPT|ASKED': of('asked-items'),
  'SCRIPT|COMMENT': of('share-comments'),
  'SCRIPT|DELETED': of('deletion-items'),
  'SCRIPT|LEDGER': of('ledger-items'),
  'SCRIPT|NOTE': of('note-items'),
  'SCRIPT|NOTES': of('note-items'),
  'SCRIPT|READING': of('reading-items'),
  'SCRIPT|SHARE': of('share-items'),
  'SCRIPT|STORY': of('story-items'),
  'SHARE|SHARE': of('share-items'),
  'SPEND|ALL': of('spend-items'),
  'SPEND|SWITCH': of('spend-items'),
  'SPEND|USER': of('spend-items'),
  'SWEEP|WALK': of('sweep-items'),
  'USER|CHECKOUT': of('checkout-items'),
  'USER|CONSULTATION': of('consultation-items'),
  'USER|DELETION': of('unfinished-deletions'),
  'USER|ENTITLEMENT': of('entitlement-items'),
  'USER|FACTOR.CODES': of('second-factor-items'),
  'USER|FACTOR.TRIES': of('second-factor-items'),
  'USER|MAIL': of('mail-items'),
  'USER|MAIL_CHOICES': of('mail-choice-items'),
  'USER|PAYMENT': of('payment-items'),
  'USER|PROFILE': of('profile-items'),
  'USER|PROOF': of('proof-items'),
  'USER|SCRIPT': of('script-items'),
  'USER|SESSION': of('session-items'),
  'USER|SESSIONS': of('session-items'),
  'USER|UPLOADKEY': of('upload-items'),
  'USER|UPLOADS': of('upload-items'),
};

/** What lies in the bucket, by the first word of its key. */
export const objectFolders = ['answers', 'originals', 'pictures', 'screenplays', 'stories', 'uploads'];

const head = (key: string): string => key.split('#')[0] ?? '';

/** A key without its ids: `USER#7|PROFILE` is `USER|PROFILE`. */
export function kindOf(pk: string, sk: string): string {
  if (head(pk) === 'OPS') return 'OPS';
  const [word = '', second = ''] = sk.split('#');
  return `${head(pk)}|${word === 'FACTOR' ? `${word}.${second}` : word}`;
}
