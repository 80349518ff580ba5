/** What the sweep mends, by name: the sweep counts it in its log, the stack makes a metric and an alarm of each. */

interface MendAlarm {
  /** Mended in an hour; fewer are passing faults, which is what the sweep is there for. */
  readonly rings: number;
  /** What it means for users, and what there is to do. */
  readonly meaning: string;
}
export const mends = {
  'settle-payments': {
    rings: 5,
    meaning:
      'What users paid for opened late: payments were settled late, because the provider’s notices did not come. Look at the webhook’s deliveries at the card provider.',
  },
  'heed-missed-refunds': {
    rings: 3,
    meaning:
      'Plans of users stayed open for minutes after their money had gone back at the card provider, because its notices did not come. Look at the webhook’s deliveries at the card provider.',
  },
  'send-owed-reports': {
    rings: 20,
    meaning:
      'Reports came late to users, as they had to be asked for again. Look for functions that time out or run out of memory.',
  },
  'read-what-waited': {
    rings: 30,
    meaning:
      'Readings of many users’ scripts had waited, because what the model may cost in a day was spent, and were asked for again. Look whether ModelUsdADay is enough for as many users.',
  },
  'finish-deletions': {
    rings: 3,
    meaning:
      'Deletions were broken off, and what a user deleted stayed for minutes. Look at the log of delete-account and delete-script.',
  },
  'remove-left-objects': {
    rings: 100,
    meaning:
      'Many results were written that no report of a user points to, and removed. Look for functions that are delivered the same message again and again.',
  },
  'match-objects': {
    rings: 5,
    meaning:
      'Files of users lay in the bucket unread, or after their scripts were deleted. Look at the upload queue and its dead letters.',
  },
} as const satisfies Record<string, MendAlarm>;
export type MendName = keyof typeof mends;

/** The log codes of what the sweep finds and may not mend, each with what it means. */
export const losses = {
  object_without_script:
    'The bucket holds a user’s file of a script that the table does not know, and that nobody is known to have deleted. It is kept, as it may be all there is: look whether a script was lost, then remove it by hand.',
  script_without_file:
    'A user’s script has lost its screenplay, and the file that it could be made from again. Its reports stay; ask its user to upload it once more.',
} as const satisfies Record<string, string>;
export type Loss = keyof typeof losses;
