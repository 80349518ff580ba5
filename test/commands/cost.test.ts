/** What a month costs: free allowances first, then list prices, linear after that; the users' sign-ins are the bulk of it. */
import { describe, expect, it } from 'vitest';
import { free, listPrices, standing } from '../../bin/cost/list-prices.ts';
import { measuredScript, measuredStanding } from '../../bin/cost/measured.ts';
import { monthlyCost, totalOf, usersAScript } from '../../bin/cost/monthly-cost.ts';

const at = (scripts: number) => monthlyCost(scripts, measuredScript, measuredStanding);
const of = (scripts: number, service: string) =>
  at(scripts).find((line) => line.service === service)?.usd ?? Number.NaN;

describe('a month', () => {
  it('costs what stands there when nobody comes: firewall, alarms, a secret', () => {
    const { firewallRules, alarms, metrics } = measuredStanding;
    const stands =
      standing.firewall +
      firewallRules +
      (alarms - standing.freeAlarms) * standing.alarm +
      (metrics - standing.freeMetrics) * standing.metric +
      standing.secret;
    expect(totalOf(at(0))).toBeCloseTo(stands, 6);
    expect(totalOf(at(1)) - totalOf(at(0))).toBeLessThan(0.01);
  });

  it('charges users over the free ones alone, and is then Cognito for the most part', () => {
    expect(of((free.cognitoUser ?? 0) / usersAScript, 'Cognito, Essentials')).toBe(0);
    expect(of(1_000_000, 'Cognito, Essentials')).toBeCloseTo(290_000 * listPrices.cognitoUser, 6);
    const [first] = at(1_000_000);
    expect(first?.service).toBe('Cognito, Essentials');
    expect((first?.usd ?? 0) / totalOf(at(1_000_000))).toBeGreaterThan(0.5);
  });

  it('counts a call of the API at its list price from the first', () => {
    expect(of(1000, 'API Gateway')).toBeCloseTo(1000 * measuredScript.apiRequest * listPrices.apiRequest, 9);
  });

  it('names every service once, the dearest first, and never owes anything back', () => {
    for (const scripts of [0, 1, 1000, 1_000_000]) {
      const lines = at(scripts);
      expect(new Set(lines.map(({ service }) => service)).size).toBe(lines.length);
      expect(lines.map(({ usd }) => usd)).toEqual(lines.map(({ usd }) => usd).toSorted((a, b) => b - a));
      expect(Math.min(...lines.map(({ usd }) => usd))).toBeGreaterThanOrEqual(0);
    }
  });
});
