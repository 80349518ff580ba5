/** Owed mail, choices of mail and of one's profile in memory. test/lambdas/adapters/mail-items.test.ts holds them to the same behaviour as the table's. */
import type { MailChoiceItems } from '../../lambdas/adapters/mail-choice-items.ts';
import type { DueMail, MailEnd, MailItems, OwedMail } from '../../lambdas/adapters/mail-items.ts';
import type { ProfileItem, ProfileItems } from '../../lambdas/adapters/profile-items.ts';
import { allMail, type MailChoices } from '../../lib/contract/mail.ts';

interface Kept {
  readonly userId: string;
  readonly mail: OwedMail;
  due: string | null;
  tries: number;
  endedAs: MailEnd | null;
}

const occasion = (mail: OwedMail): string => {
  const { script_id, plan_name, payment_id, share_id } = { ...empty, ...mail };
  return mail.kind === 'share_opened' ? share_id : [mail.kind, script_id, plan_name, payment_id].join('#');
};
const empty = { script_id: '', plan_name: '', payment_id: '', share_id: '' };

export const memoryMails = (now: () => Date): MailItems & { readonly all: Map<string, Kept> } => {
  const all = new Map<string, Kept>();
  const keyOf = (userId: string, mailId: string) => `${userId}/${mailId}`;
  const dueAt = (at: Date, key: string) => `${at.toISOString()}#${key}`;
  const held = ({ userId, mailId, due }: DueMail): Kept | null => {
    const kept = all.get(keyOf(userId, mailId));
    return kept?.due === due ? kept : null;
  };
  return {
    all,
    async owe(userId, mail) {
      const key = keyOf(userId, occasion(mail));
      if (!all.has(key)) all.set(key, { userId, mail, due: dueAt(now(), key), tries: 0, endedAs: null });
    },
    async listDue(at, most) {
      const found = [...all.values()].flatMap(({ userId, mail, due, tries }): DueMail[] =>
        due === null || due > `${at.toISOString()}~` ? [] : [{ userId, mailId: occasion(mail), due, mail, tries }],
      );
      return found.sort((a, b) => a.due.localeCompare(b.due)).slice(0, most);
    },
    async take(mail, next) {
      const kept = held(mail);
      if (kept === null) return false;
      kept.due = dueAt(next, keyOf(mail.userId, mail.mailId));
      kept.tries += 1;
      return true;
    },
    async postpone(mail, next) {
      const kept = held(mail);
      if (kept !== null) kept.due = dueAt(next, keyOf(mail.userId, mail.mailId));
    },
    async end({ userId, mailId }, as) {
      const kept = all.get(keyOf(userId, mailId));
      if (kept) Object.assign(kept, { due: null, endedAs: as });
    },
    async removeAll(userId) {
      for (const [key, kept] of all)
        if (kept.userId === userId && kept.mail.kind !== 'account_deleted') all.delete(key);
    },
  };
};

export const memoryMailChoices = (): MailChoiceItems & { readonly all: Map<string, MailChoices> } => {
  const all = new Map<string, MailChoices>();
  return {
    all,
    get: async (userId) => all.get(userId) ?? allMail,
    put: async (userId, choices) => void all.set(userId, choices),
    remove: async (userId) => void all.delete(userId),
  };
};

export const memoryProfiles = (): ProfileItems & { readonly all: Map<string, ProfileItem> } => {
  const all = new Map<string, ProfileItem>();
  return {
    all,
    get: async (userId) => all.get(userId) ?? { locale: null, picture: null },
    put: async (userId, item) => void all.set(userId, item),
    remove: async (userId) => void all.delete(userId),
  };
};
