/** What a schema takes in one field of something that else passes. */
import type * as z from 'zod';

export const accepts = (schema: z.ZodType, value: unknown): boolean => schema.safeParse(value).success;

/** Whether each of `values` passes: in `field` of `value`, or by itself where `value` is null. */
export const each = (schema: z.ZodType, value: object | null, field: string, values: readonly unknown[]): boolean[] =>
  values.map((one) => accepts(schema, value === null ? one : { ...value, [field]: one }));

/** Those of `values` that pass. */
export const passing = <Value>(
  schema: z.ZodType,
  value: object | null,
  field: string,
  values: readonly Value[],
): Value[] => values.filter((one) => each(schema, value, field, [one])[0]);
