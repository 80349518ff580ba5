/** An alarm for each log code about money: whichever function writes it as an event, the owner gets a mail. */
import { Duration } from 'aws-cdk-lib';
import { Construct } from 'constructs';
import { moneyAlarms } from '../../contract/money-alarms.ts';
import type { Alarms } from './alarms.ts';
import { houseMetric } from './metrics.ts';

export class MoneyAlarms extends Construct {
  constructor(scope: Construct, id: string, { alarms }: { readonly alarms: Alarms }) {
    super(scope, id);
    for (const [code, meaning] of Object.entries(moneyAlarms)) {
      const metric = houseMetric(this, 'money', { of: code, period: Duration.minutes(5) });
      alarms.add(this, code, { metric, threshold: 1, meaning, runbook: 'money' });
    }
  }
}
