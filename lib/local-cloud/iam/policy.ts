/** IAM's decision over policy statements: who may do what to which resource, under which conditions. Refuses condition operators that it does not know. */
import * as z from 'zod';

const one = <S extends z.ZodType>(schema: S) => z.union([schema.transform((value) => [value]), z.array(schema)]);
const texts = one(z.union([z.string(), z.number(), z.boolean()]).transform(String));
const names = one(z.string());

/** A statement as templates write it, every 'one or many' as many. `Principal` is there in policies of resources only. */
export const statement = z.strictObject({
  Sid: z.string().optional(),
  Effect: z.enum(['Allow', 'Deny']),
  Action: names,
  Resource: names,
  Principal: z.union([z.literal('*').transform(() => ({ AWS: ['*'] })), z.record(z.string(), names)]).optional(),
  Condition: z.record(z.string(), z.record(z.string(), texts)).optional(),
});
export type Statement = z.output<typeof statement>;
export const policyDocument = z.object({ Statement: one(statement) });

/** What a call needs: one action on one resource, and what is known of the call besides, its keys in lower case. */
export interface Need {
  /** `service:Operation`. */
  readonly action: string;
  readonly resource: string;
  readonly context?: Readonly<Record<string, string>>;
}

/** `*` is any number of characters, `?` one. */
export function matchesPattern(pattern: string, value: string, flags = ''): boolean {
  const source = pattern
    .replace(/[.+^${}()|[\]\\]/g, '\\$&')
    .replaceAll('*', '.*')
    .replaceAll('?', '.');
  return new RegExp(`^${source}$`, `s${flags}`).test(value);
}

type Test = (expected: string, actual: string) => boolean;
const like: Test = (expected, actual) => matchesPattern(expected, actual);
const same: Test = (expected, actual) => expected === actual;

/** `positive`: one of the values has to fit; a negated operator wants that none does, and holds of a key that the call does not have. */
const operators: Readonly<Record<string, { readonly test: Test; readonly positive: boolean }>> = {
  StringEquals: { test: same, positive: true },
  StringNotEquals: { test: same, positive: false },
  StringLike: { test: like, positive: true },
  StringNotLike: { test: like, positive: false },
  ArnEquals: { test: like, positive: true },
  ArnLike: { test: like, positive: true },
  ArnNotLike: { test: like, positive: false },
  Bool: { test: (expected, actual) => expected.toLowerCase() === actual.toLowerCase(), positive: true },
  NumericLessThan: { test: (expected, actual) => Number(actual) < Number(expected), positive: true },
  NumericGreaterThan: { test: (expected, actual) => Number(actual) > Number(expected), positive: true },
};

/** @throws Error for a condition operator that is not emulated, so that no statement is ever taken for more or less than it says. */
export function refuseUnknownOperators(statements: readonly Statement[]): void {
  const used = statements.flatMap(({ Condition = {} }) => Object.keys(Condition));
  const unknown = used.find((name) => !Object.hasOwn(operators, name.replace(/IfExists$/, '')));
  if (unknown !== undefined) throw new Error(`The condition operator ${unknown} of a policy is not emulated.`);
}

function holds(conditions: NonNullable<Statement['Condition']>, context: Readonly<Record<string, string>>): boolean {
  return Object.entries(conditions).every(([name, keys]) => {
    const operator = operators[name.replace(/IfExists$/, '')];
    if (operator === undefined) throw new Error(`The condition operator ${name} of a policy is not emulated.`);
    return Object.entries(keys).every(([key, expected]) => {
      const actual = context[key.toLowerCase()];
      if (actual === undefined) return name.endsWith('IfExists') || !operator.positive;
      return expected.some((value) => operator.test(value, actual)) === operator.positive;
    });
  });
}

/** Actions are the same in any case, resources are not. */
const speaksOf = ({ Action, Resource, Condition = {} }: Statement, need: Need): boolean =>
  Action.some((pattern) => matchesPattern(pattern, need.action, 'i')) &&
  Resource.some((pattern) => matchesPattern(pattern, need.resource)) &&
  holds(Condition, need.context ?? {});

/** Within one account an allowance of either side is enough, and a denial of either side is final. */
export function isAllowed(need: Need, statements: readonly Statement[]): boolean {
  const that = statements.filter((given) => speaksOf(given, need));
  return that.some(({ Effect }) => Effect === 'Allow') && that.every(({ Effect }) => Effect === 'Allow');
}
