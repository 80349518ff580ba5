/**
 * A form as it is sent to a model, strictly, and read with patience: an item of a list that is not in form is left out, what may be null becomes null, a
 * number may come in quotes. One bad item does not spoil an answer that has been paid for.
 */
import { jsonSchema, type Schema } from 'ai';
import * as z from 'zod';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

/** The value as near to the schema as it can be brought without inventing anything. */
function mend(schema: z.core.$ZodType, value: unknown): unknown {
  if (schema instanceof z.ZodObject) {
    const given = isRecord(value) ? value : {};
    const shape = Object.entries(schema.shape as Record<string, z.core.$ZodType>);
    return Object.fromEntries(shape.map(([key, field]) => [key, mend(field, given[key])]));
  }
  if (schema instanceof z.ZodArray) {
    const { element } = schema;
    return (Array.isArray(value) ? value : []).flatMap((item) => {
      const read = z.safeParse(element, mend(element, item));
      return read.success ? [read.data] : [];
    });
  }
  if (schema instanceof z.ZodNullable) {
    const inner = schema.unwrap();
    const read = z.safeParse(inner, mend(inner, value));
    return read.success && read.data !== '' ? read.data : null;
  }
  if (schema instanceof z.ZodNumber && typeof value === 'string') return Number.parseFloat(value);
  if (schema instanceof z.ZodString && typeof value === 'number') return String(value);
  if (schema instanceof z.ZodEnum && typeof value === 'string') return value.trim().toLowerCase();
  return value;
}

/** `hash` is the same as long as the schema is: what was answered in another form is not read in this one. */
export interface Form<T> {
  readonly sent: Schema<T>;
  readonly json: string;
  read(value: unknown): z.ZodSafeParseResult<T>;
}

/** `schema` holds objects, lists, nullables, strings, numbers, booleans and enums in lower case; no bounds, because not every server's structured mode knows them. */
export function patientForm<S extends z.ZodObject>(schema: S): Form<z.output<S>> {
  const sentSchema = z.toJSONSchema(schema, { target: 'draft-7' }) as object;
  const read = (value: unknown) => schema.safeParse(mend(schema, value));
  return {
    json: JSON.stringify(sentSchema),
    read,
    sent: jsonSchema<z.output<S>>(sentSchema, {
      validate: (value) => {
        const parsed = isRecord(value) ? read(value) : z.never().safeParse(value);
        return parsed.success ? { success: true, value: parsed.data } : { success: false, error: parsed.error };
      },
    }),
  };
}
