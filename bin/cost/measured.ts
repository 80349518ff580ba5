/** What one script asks of each service, as measured. Renewed by hand from `npm run bench -- cost --measure`, when a road through the product has changed. */
import type { Unit } from './list-prices.ts';

/** Of one script, without what is counted by the month (users) or by what stays (storage). */
export type PerScript = Readonly<Record<Exclude<Unit, 'cognitoUser' | 'tableGb' | 'bucketGb' | 'trace'>, number>> & {
  /** Messages to functions, which are traced as calls are. */
  readonly queued: number;
  /** GB that stay: of items, and of objects. */
  readonly kept: { readonly table: number; readonly bucket: number };
};
/** What stands in the template. */
export interface Standing {
  readonly alarms: number;
  readonly firewallRules: number;
  /** Of our own, each with each word that it is kept apart by (lib/contract/metrics); paid for the hours in which it was counted, here for all. */
  readonly metrics: number;
}

export const measuredOn = '2026-11-23';

/** Our own sample of 15 pages, without a model, on two cores that twenty other processes shared: `lambdaGbSecond` is wall time there, several times what a function of one's own takes. */
export const measuredScript: PerScript = {
  apiRequest: 50,
  lambdaRequest: 57,
  lambdaGbSecond: 61,
  tableWrite: 63,
  tableRead: 288,
  bucketPut: 20,
  bucketGet: 53,
  queueRequest: 9,
  mail: 1.5,
  firewallRequest: 50,
  siteRequest: 90,
  siteGb: 0.001,
  logGb: 0.000018,
  secretCall: 0,
  queued: 5,
  kept: { table: 0.000094, bucket: 0.00018 },
};
export const measuredStanding: Standing = { alarms: 24, firewallRules: 5, metrics: 26 };
