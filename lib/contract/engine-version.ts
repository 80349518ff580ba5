/** Which engine made a report: a number beside every stored answer and every model's reading, so that a script that was read by an older one can be read again. */

/**
 * Raised by one, by hand, in the commit that changes **what a report says of a script that has not changed**: a rule, a measure or its norms, a table, the words or the order of a report, what a model is asked or how its
 * claims are proved. Not raised for speed, looks, fields that nobody reads, or a mend that few scripts meet: every raise offers everybody 'Read again', and where a model is set each acceptance costs a reading.
 */
export const engineVersion = 15;

/** What was stored before answers said so. */
export const unversioned = 0;

/** Whether something was made by an engine before today's. */
export const isOlderEngine = (version: number | undefined): boolean => (version ?? unversioned) < engineVersion;
