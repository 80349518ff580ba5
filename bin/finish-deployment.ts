/**
 * What a deployment is told once it stands: its table and user pool can't be deleted by hand any more, and an update during which users see faults of ours is taken
 * back. Both belong to the stack from then on, so later deployments keep them. Does nothing to a stack that has them.
 */
import { type Aws, queryCall } from './ask-aws.ts';

const version = '2010-05-15';
/** CloudFormation looks at the alarm while it updates and this long afterwards; the alarm counts five minutes. */
const monitoredMinutes = 10;

export interface Deployed {
  readonly parameters: readonly string[];
  readonly isProtected: boolean;
  readonly rollbackAlarm: string | null;
  readonly rollsBack: boolean;
}

/** Reads CloudFormation's XML as far as it is needed here. */
export function readDeployed(xml: string): Deployed {
  const parameters = [
    ...xml.matchAll(/<ParameterKey>([^<]*)<\/ParameterKey>\s*<ParameterValue>([^<]*)<\/ParameterValue>/g),
  ].map(([, key = '', value = '']) => [key, value] as const);
  const alarm = /<OutputKey>RollbackAlarm<\/OutputKey>\s*<OutputValue>([^<]*)<\/OutputValue>/.exec(xml)?.[1] ?? null;
  return {
    parameters: [...xml.matchAll(/<ParameterKey>([^<]*)<\/ParameterKey>/g)].map(([, key = '']) => key),
    isProtected: parameters.some(([key, value]) => key === 'DeletionProtection' && value === 'on'),
    rollbackAlarm: alarm,
    rollsBack:
      alarm !== null && new RegExp(`<RollbackTriggers>.*<Arn>${alarm}</Arn>.*</RollbackTriggers>`, 's').test(xml),
  };
}

/** The fields of the update that is still needed; null when the stack has everything. */
export function updateOf(stackName: string, deployed: Deployed): Readonly<Record<string, string>> | null {
  const { parameters, isProtected, rollbackAlarm, rollsBack } = deployed;
  if (isProtected && rollsBack) return null;
  const kept = parameters.flatMap((key, at): [string, string][] => {
    const start = `Parameters.member.${at + 1}`;
    const value: [string, string] =
      key === 'DeletionProtection' ? [`${start}.ParameterValue`, 'on'] : [`${start}.UsePreviousValue`, 'true'];
    return [[`${start}.ParameterKey`, key], value];
  });
  const trigger = 'RollbackConfiguration.RollbackTriggers.member.1';
  return {
    Action: 'UpdateStack',
    StackName: stackName,
    UsePreviousTemplate: 'true',
    'Capabilities.member.1': 'CAPABILITY_IAM',
    ...Object.fromEntries(kept),
    ...(rollbackAlarm !== null && {
      'RollbackConfiguration.MonitoringTimeInMinutes': String(monitoredMinutes),
      [`${trigger}.Arn`]: rollbackAlarm,
      [`${trigger}.Type`]: 'AWS::CloudWatch::Alarm',
    }),
  };
}

/** Answers the sentence for the terminal. @throws Error with CloudFormation's own words when it refuses. */
export async function finishDeployment(aws: Pick<Aws, 'ask'>, stackName: string): Promise<string> {
  const ask = async (fields: Readonly<Record<string, string>>): Promise<string> => {
    const { status, text } = await aws.ask(queryCall('cloudformation', version, fields));
    if (status < 300) return text;
    throw new Error(`CloudFormation says: ${/<Message>([^<]*)<\/Message>/.exec(text)?.[1] ?? status}`);
  };
  const update = updateOf(stackName, readDeployed(await ask({ Action: 'DescribeStacks', StackName: stackName })));
  if (update === null) return 'Table and user pool are protected, and an update that makes faults is taken back.';
  await ask(update);
  return 'Table and user pool are being protected from deletion; from now on an update that makes faults is taken back.';
}
