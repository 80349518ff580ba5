/** Accepts a finding of cdk-nag for one construct, never for the whole stack, and only with a sentence that says why. */
import { CfnResource, Stack, type aws_s3 as s3, Validations } from 'aws-cdk-lib';
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

/** The ARN of a bucket as cdk-nag writes it into its findings. */
export function arnInFindings(bucket: s3.IBucket): string {
  const resource = bucket.node.defaultChild;
  if (!(resource instanceof CfnResource)) throw new Error(`${bucket.node.path} is not a bucket of this stack.`);
  return `<${Stack.of(bucket).getLogicalId(resource)}.Arn>`;
}

/** What AWS's own policy for writing a function's log is called in a finding. */
export const basicExecutionPolicy =
  'IAM4[Policy::arn:<AWS::Partition>:iam::aws:policy/service-role/AWSLambdaBasicExecutionRole]';
