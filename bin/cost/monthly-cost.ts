/** What a month costs at so many scripts: pure arithmetic over list prices and what one script was measured to ask for. */
import { free, listPrices, standing, type Unit } from './list-prices.ts';
import type { PerScript, Standing } from './measured.ts';

/** Users who sign in during a month, a script: one writer of three uploads a fourth draft every third month or so. An assumption; each costs the same whatever they do. */
export const usersAScript = 0.3;
/** Months that a script stays, on average: what is stored is paid for every month. An assumption. */
export const monthsKept = 12;
/** X-Ray takes the first call of each second and one in twenty of the others. */
const secondsAMonth = 30 * 24 * 3600;
const traced = (calls: number): number => Math.min(calls, secondsAMonth) + 0.05 * Math.max(0, calls - secondsAMonth);

export interface CostLine {
  readonly service: string;
  readonly usd: number;
}

const paid = (unit: Unit, amount: number): number => Math.max(0, amount - (free[unit] ?? 0)) * listPrices[unit];

/** A line a service, the dearest first. */
export function monthlyCost(scripts: number, one: PerScript, stands: Standing): CostLine[] {
  const cost = (...units: (keyof PerScript & Unit)[]): number =>
    units.reduce((sum, unit) => sum + paid(unit, scripts * one[unit]), 0);
  const calls = scripts * one.apiRequest;
  const alarms = Math.max(0, stands.alarms - standing.freeAlarms) * standing.alarm;
  const metrics = Math.max(0, stands.metrics - standing.freeMetrics) * standing.metric;
  const lines: CostLine[] = [
    { service: 'Cognito, Essentials', usd: paid('cognitoUser', scripts * usersAScript) },
    { service: 'Lambda', usd: cost('lambdaRequest', 'lambdaGbSecond') },
    { service: 'API Gateway', usd: cost('apiRequest') },
    {
      service: 'DynamoDB',
      usd: cost('tableWrite', 'tableRead') + paid('tableGb', scripts * one.kept.table * monthsKept),
    },
    { service: 'S3', usd: cost('bucketPut', 'bucketGet') + paid('bucketGb', scripts * one.kept.bucket * monthsKept) },
    { service: 'SQS', usd: cost('queueRequest') },
    { service: 'SES', usd: cost('mail') },
    { service: 'CloudFront', usd: cost('siteRequest', 'siteGb') },
    {
      service: 'Firewall',
      usd: standing.firewall + stands.firewallRules * standing.firewallRule + cost('firewallRequest'),
    },
    {
      service: 'CloudWatch, X-Ray',
      usd: alarms + metrics + cost('logGb') + paid('trace', traced(calls) + traced(scripts * one.queued)),
    },
    { service: 'Secrets Manager', usd: standing.secret + cost('secretCall') },
  ];
  return lines.sort((a, b) => b.usd - a.usd);
}

export const totalOf = (lines: readonly CostLine[]): number => lines.reduce((sum, { usd }) => sum + usd, 0);
