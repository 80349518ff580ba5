/** In how many of 100 produced scripts a flaw rule fires, from a counted table. */
import table from './flaw-base-rates.json' with { type: 'json' };
import { flawTable } from './norm-tables.ts';

/** Whole hundredths by the rule's id; the table names its source and its date. */
export const flawBaseRates = flawTable.parse(table).rates;

/** In how many of 100 produced scripts the rule fires; null for a rule that nobody has counted yet. */
export const baseRateOf = (id: string): number | null => flawBaseRates[id] ?? null;
