/** The log codes about money that must reach the owner: functions write them as an event, the stack makes an alarm of each. */

/** What each means for a user, and what there is to do: the alarm's own words. */
export const moneyAlarms = {
  paid_but_not_ours:
    'A checkout was paid that fits no payment of ours. Nothing was given for it: look its order up in the log, and refund the user at the card provider by hand.',
  payment_added_nothing:
    'A user paid for what the plan in force held already. The payment was given back by itself; look how a second checkout came to be open.',
  paid_for_deleted_account:
    'A payment was confirmed after its user had deleted the account. It was given back by itself.',
  payment_disputed:
    'A user’s bank disputes a payment. The plan that it gave has ended; answer the dispute at the card provider before the day that it names there, or the money and a fee are lost.',
  refund_failed:
    'A payment that a user should get back could not be given back. What failed at once is tried again with the card provider’s next notice; if this goes on, or its bank refused it later, refund it by hand.',
} as const satisfies Record<string, string>;

export type MoneyAlarm = keyof typeof moneyAlarms;
