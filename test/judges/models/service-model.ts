/** A service's published model, as far as it is kept: operations, and the shapes of what they take and answer. Refuses a file of another form. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import * as z from 'zod';
import type { ModelName } from './operations.ts';

const reference = z.object({
  shape: z.string(),
  location: z.enum(['header', 'headers', 'querystring', 'uri', 'statusCode']).optional(),
  locationName: z.string().optional(),
});
export type Reference = z.output<typeof reference>;

const shape = z.object({
  type: z.string(),
  members: z.record(z.string(), reference).optional(),
  required: z.array(z.string()).optional(),
  member: reference.optional(),
  key: reference.optional(),
  value: reference.optional(),
  enum: z.array(z.string()).optional(),
  min: z.number().optional(),
  max: z.number().optional(),
  pattern: z.string().optional(),
  payload: z.string().optional(),
  union: z.boolean().optional(),
  exception: z.boolean().optional(),
  error: z.object({ code: z.string().optional(), httpStatusCode: z.number().optional() }).optional(),
});
export type Shape = z.output<typeof shape>;

const operation = z.object({
  name: z.string(),
  http: z.object({ method: z.string(), requestUri: z.string(), responseCode: z.number().optional() }),
  input: reference.optional(),
  output: reference.optional(),
  errors: z.array(reference).default([]),
});
export type Operation = z.output<typeof operation>;

/** What is kept of a `service-2.json`: everything else, the documentation above all, is left out. */
export const serviceModel = z.object({
  metadata: z.object({
    apiVersion: z.string(),
    protocol: z.enum(['json', 'rest-json', 'rest-xml']),
    serviceId: z.string(),
    targetPrefix: z.string().optional(),
  }),
  operations: z.record(z.string(), operation),
  shapes: z.record(z.string(), shape),
});
export type ServiceModel = z.output<typeof serviceModel>;

export const modelPath = (name: ModelName): string => path.join(import.meta.dirname, `${name}.json.gz`);

export const readModel = (name: ModelName): ServiceModel =>
  serviceModel.parse(JSON.parse(gunzipSync(readFileSync(modelPath(name))).toString()));

/** @throws Error for a name that the model does not hold. */
export function shapeNamed(model: ServiceModel, name: string): Shape {
  const found = model.shapes[name];
  if (found === undefined) throw new Error(`The model of ${model.metadata.serviceId} has no shape ${name}.`);
  return found;
}
