/** What the sweep mends, with an alarm for each mend that is much; and one for each loss that it finds and may not mend. */
import { Duration } from 'aws-cdk-lib';
import { Construct } from 'constructs';
import { losses, mends } from '../../contract/mends.ts';
import type { Alarms } from './alarms.ts';
import { houseMetric } from './metrics.ts';

export class MendAlarms extends Construct {
  constructor(scope: Construct, id: string, { alarms }: { readonly alarms: Alarms }) {
    super(scope, id);
    const period = Duration.hours(1);
    for (const [mend, { rings, meaning }] of Object.entries(mends)) {
      const metric = houseMetric(this, 'mended', { of: mend, period });
      alarms.add(this, mend, { metric, threshold: rings, meaning, runbook: 'sweep-mends-much' });
    }
    for (const [event, meaning] of Object.entries(losses)) {
      const metric = houseMetric(this, 'losses', { of: event, period });
      alarms.add(this, event, { metric, threshold: 1, meaning, runbook: 'losses' });
    }
  }
}
