/** The metrics of the contract: every code that rings is counted, by lines that the functions do write. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { losses } from '../../lib/contract/mends.ts';
import { countedBy, metrics } from '../../lib/contract/metrics.ts';
import { moneyAlarms } from '../../lib/contract/money-alarms.ts';

const lambdas = path.join(import.meta.dirname, '../../lambdas');
const sources = readdirSync(lambdas, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts'))
  .map((file) => readFileSync(path.join(lambdas, file), 'utf8'))
  .join('\n');

describe('a metric', () => {
  it.each(Object.entries(metrics).flatMap(([name, { events }]) => events.map((event) => [name, event])))(
    '%s counts %s, which a function writes',
    (_name, event) => {
      expect(sources).toContain(`'${event}'`);
    },
  );

  it('counts every code about money and every loss', () => {
    for (const code of Object.keys(moneyAlarms)) expect(countedBy(code, {})).toMatchObject([{ name: 'money' }]);
    for (const code of Object.keys(losses)) expect(countedBy(code, {})).toMatchObject([{ name: 'losses' }]);
  });

  it('adds up what a line says, kept apart by a word of it', () => {
    expect(countedBy('model_paid', { cost_usd: 0.25, user_id: 'u' })).toEqual([
      { name: 'model_spend', unit: 'NoUnit', value: 0.25, by: null },
    ]);
    expect(countedBy('message_done', { queue: 'read-script', age_s: 1.5 })).toEqual([
      { name: 'message_age', unit: 'Seconds', value: 1.5, by: { name: 'queue', value: 'read-script' } },
    ]);
  });

  it('leaves out a line that does not say how much, or of what', () => {
    expect(countedBy('model_paid', {})).toEqual([]);
    expect(countedBy('model_paid', { cost_usd: Number.NaN })).toEqual([]);
    expect(countedBy('message_done', { age_s: 1 })).toEqual([]);
    expect(countedBy('message_done', { queue: 'read-script' })).toEqual([]);
    expect(countedBy('request', { status: 200 })).toEqual([]);
  });
});
