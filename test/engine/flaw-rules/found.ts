/** What a flaw rule finds in a small script, as the graph would store it. */
import { type Derived, derive } from '../../../lib/engine/derive.ts';
import { flawRuleOf, isAskedOf } from '../../../lib/engine/flaw-rules/find-flaws.ts';
import { screenplayOf } from '../../corpus/scripts.ts';

/** The rule's facts, null where it is silent. `known` stands in for what was counted of the script. @throws RangeError for an unknown rule. */
export async function factsOf(id: string, fountain: string, known: Partial<Derived> = {}): Promise<object | null> {
  const rule = flawRuleOf(id);
  const derived = { ...derive(await screenplayOf(fountain)), ...known };
  return isAskedOf(rule, derived) ? rule.find(derived) : null;
}

/** Whether the rule finds anything. */
export const fires = async (id: string, fountain: string, known: Partial<Derived> = {}): Promise<boolean> =>
  (await factsOf(id, fountain, known)) !== null;

/** A list of the facts, such as 'shown', cut to some of each entry's fields. */
export const listed = (facts: object | null, list: string, ...fields: readonly string[]): unknown[] => {
  const entries = facts === null ? [] : ((facts as Record<string, Record<string, unknown>[]>)[list] ?? []);
  return entries.map((entry) => fields.map((field) => entry[field]));
};
