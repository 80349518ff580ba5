/** The functions' own wiring, as the commands of `npm run ops` need it. The settings have to stand in the environment before any of it is asked for. */
import { auditItems } from '../../lambdas/adapters/audit-items.ts';
import { deadLetters } from '../../lambdas/adapters/dead-letters.ts';
import { judgedNotes } from '../../lambdas/adapters/judged-notes.ts';
import { ownerOfScript } from '../../lambdas/adapters/script-owner.ts';
import * as wired from '../../lambdas/deps.ts';
import { identity } from '../../lambdas/deps-identity.ts';
import { paymentDeps } from '../../lambdas/deps-payment.ts';
import type { Logger } from '../../lambdas/logger.ts';
import type { OperationSettings } from '../../lib/contract/operations.ts';

/** Standard output is for sentences: what use-cases log goes to standard error, by its name alone. */
const logger: Logger = {
  info: () => undefined,
  warn: (event) => console.error(event),
  error: (event) => console.error(event),
};

export const openOperations = (settings: OperationSettings) => ({
  ...paymentDeps(),
  logger,
  answers: wired.fullAnswers(),
  bucket: wired.bucket(),
  consultations: wired.consultations(),
  deletions: wired.deletions(),
  identity: identity(),
  mailChoices: wired.mailChoices(),
  noteItems: wired.noteStates(),
  objects: wired.objects(),
  proofs: wired.proofs(),
  readers: wired.readers(),
  readings: wired.readings(),
  secondFactors: wired.secondFactors(),
  sessions: wired.sessions(),
  shares: wired.shares(),
  stories: wired.stories(),
  profiles: wired.profiles(),
  unfinished: wired.unfinished(),
  uploads: wired.uploads(),
  hasModel: wired.hasModel(),
  audit: auditItems(wired.table(), wired.now, wired.newId),
  judged: () => judgedNotes(wired.table()),
  ownerOf: (scriptId: string) => ownerOfScript(wired.table(), scriptId),
  deadLetters: {
    uploads: deadLetters(settings.UPLOAD_DEAD_LETTERS_URL),
    reading: deadLetters(settings.READ_DEAD_LETTERS_URL),
    answers: deadLetters(settings.ANSWER_DEAD_LETTERS_URL),
  },
});
export type Operations = ReturnType<typeof openOperations>;
