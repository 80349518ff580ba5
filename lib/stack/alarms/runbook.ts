/** The sections of docs/runbook.md that an alarm may lead to; a test holds them against its headings. */
export type RunbookSection =
  | 'dead-letters'
  | 'late-messages'
  | 'server-errors'
  | 'sweep-failures'
  | 'sweep-mends-much'
  | 'money'
  | 'losses'
  | 'throttled-functions'
  | 'failing-triggers'
  | 'spend-stopped'
  | 'site-errors';

/** What an alarm's description ends with: the mail that it sends says where to go on. */
export const runbookLine = (section: RunbookSection): string => `Runbook: docs/runbook.md#${section}.`;
