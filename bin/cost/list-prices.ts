/**
 * What AWS asks for what the stack uses, in US dollars, without tax: list prices of us-east-1 as they were known on the day below. Each service's own page has the last word
 * (aws.amazon.com/SERVICE/pricing). Free allowances are those that do not end; those of an account's first year are left out.
 */

export const pricesOn = '2026-11-22';
export const pricesIn = 'us-east-1';

const million = 1e6;
/** Dollars for one unit. */
export const listPrices = {
  /** User pool, Essentials: an active user a month. */
  cognitoUser: 0.015,
  /** REST API, the first 333 million. */
  apiRequest: 3.5 / million,
  lambdaRequest: 0.2 / million,
  /** On arm64. */
  lambdaGbSecond: 0.0000133334,
  /** On demand: an item up to 1 kB written. */
  tableWrite: 0.625 / million,
  /** On demand: 4 kB read consistently. */
  tableRead: 0.125 / million,
  /** A month. */
  tableGb: 0.25,
  bucketPut: 0.005 / 1000,
  bucketGet: 0.0004 / 1000,
  bucketGb: 0.023,
  queueRequest: 0.4 / million,
  mail: 0.1 / 1000,
  firewallRequest: 0.6 / million,
  siteRequest: 0.01 / 10_000,
  siteGb: 0.085,
  logGb: 0.5,
  trace: 5 / million,
  secretCall: 0.05 / 10_000,
} as const;
export type Unit = keyof typeof listPrices;

/** What is free every month. */
export const free: Partial<Record<Unit, number>> = {
  cognitoUser: 10_000,
  lambdaRequest: million,
  lambdaGbSecond: 400_000,
  tableGb: 25,
  queueRequest: million,
  siteRequest: 10 * million,
  siteGb: 1024,
  logGb: 5,
  trace: 100_000,
};

/** A month, whatever happens. */
export const standing = {
  firewall: 5,
  firewallRule: 1,
  alarm: 0.1,
  freeAlarms: 10,
  metric: 0.3,
  freeMetrics: 10,
  secret: 0.4,
} as const;
