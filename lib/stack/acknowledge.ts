/** Accepts a finding of cdk-nag for one construct, never for the whole stack, and only with a sentence that says why. */
import { Validations } from 'aws-cdk-lib';
import type { IConstruct } from 'constructs';

/**
 * Accepts findings for `construct` and what is inside it. `findings` maps a rule of the AwsSolutions pack (`COG2`) or one finding of
 * it (`IAM5[Resource::*]`) to the reason.
 */
export function acknowledge(construct: IConstruct, findings: Readonly<Record<string, string>>): void {
  for (const [rule, reason] of Object.entries(findings)) {
    Validations.of(construct).acknowledge({ id: `AwsSolutions::AwsSolutions-${rule}`, reason });
  }
}
