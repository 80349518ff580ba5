/** What a deployment is told once it stands, against CloudFormation's own XML: protection and rollback, once and no more. */
import { describe, expect, it } from 'vitest';
import type { AwsCall } from '../../bin/ask-aws.ts';
import { finishDeployment } from '../../bin/finish-deployment.ts';
import { readStage } from '../../bin/stage.ts';

const alarm = 'arn:aws:cloudwatch:eu-west-1:111122223333:alarm:Dramaturg-ApiServerErrors';
const described = (
  protection: 'on' | 'off',
  rollback: string,
): string => `<DescribeStacksResponse><DescribeStacksResult><Stacks><member>
  <StackName>Dramaturg</StackName>
  <Parameters>
    <member><ParameterKey>OwnerEmail</ParameterKey><ParameterValue>you@example.com</ParameterValue></member>
    <member><ParameterKey>SiteUrl</ParameterKey><ParameterValue></ParameterValue></member>
    <member><ParameterKey>DeletionProtection</ParameterKey><ParameterValue>${protection}</ParameterValue></member>
    <member><ParameterKey>BootstrapVersion</ParameterKey><ParameterValue>/cdk-bootstrap/hnb659fds/version</ParameterValue><ResolvedValue>21</ResolvedValue></member>
  </Parameters>
  <RollbackConfiguration>${rollback}</RollbackConfiguration>
  <Outputs><member><OutputKey>RollbackAlarm</OutputKey><OutputValue>${alarm}</OutputValue></member></Outputs>
</member></Stacks></DescribeStacksResult></DescribeStacksResponse>`;
const triggers = `<RollbackTriggers><member><Arn>${alarm}</Arn><Type>AWS::CloudWatch::Alarm</Type></member></RollbackTriggers>`;

const cloud = (stack: string, updated = { status: 200, text: '<UpdateStackResponse/>' }) => {
  const asked: Record<string, string>[] = [];
  const ask = async ({ body = '' }: AwsCall) => {
    const fields = Object.fromEntries(new URLSearchParams(body));
    asked.push(fields);
    return fields.Action === 'DescribeStacks' ? { status: 200, text: stack } : updated;
  };
  return { ask, asked };
};

describe('a stack that has just been made', () => {
  it('is protected and rolls back on its alarm, with every other parameter and its template as they are', async () => {
    const { ask, asked } = cloud(described('off', ''));
    expect(await finishDeployment({ ask }, 'Dramaturg')).toMatch(/are being protected/);
    expect(asked[1]).toEqual({
      Action: 'UpdateStack',
      Version: '2010-05-15',
      StackName: 'Dramaturg',
      UsePreviousTemplate: 'true',
      'Capabilities.member.1': 'CAPABILITY_IAM',
      'Parameters.member.1.ParameterKey': 'OwnerEmail',
      'Parameters.member.1.UsePreviousValue': 'true',
      'Parameters.member.2.ParameterKey': 'SiteUrl',
      'Parameters.member.2.UsePreviousValue': 'true',
      'Parameters.member.3.ParameterKey': 'DeletionProtection',
      'Parameters.member.3.ParameterValue': 'on',
      'Parameters.member.4.ParameterKey': 'BootstrapVersion',
      'Parameters.member.4.UsePreviousValue': 'true',
      'RollbackConfiguration.MonitoringTimeInMinutes': '10',
      'RollbackConfiguration.RollbackTriggers.member.1.Arn': alarm,
      'RollbackConfiguration.RollbackTriggers.member.1.Type': 'AWS::CloudWatch::Alarm',
    });
  });

  it('tells what CloudFormation says when it refuses', async () => {
    const refusal =
      '<ErrorResponse><Error><Code>AccessDenied</Code><Message>You may not update it.</Message></Error></ErrorResponse>';
    const { ask } = cloud(described('off', ''), { status: 403, text: refusal });
    await expect(finishDeployment({ ask }, 'Dramaturg')).rejects.toThrow('CloudFormation says: You may not update it.');
  });
});

describe('a stack that was told before', () => {
  it('is left as it is', async () => {
    const { ask, asked } = cloud(described('on', triggers));
    await finishDeployment({ ask }, 'Dramaturg');
    expect(asked.map(({ Action }) => Action)).toEqual(['DescribeStacks']);
  });

  it('is told again when somebody took its rollback away', async () => {
    const { ask, asked } = cloud(described('on', ''));
    await finishDeployment({ ask }, 'Dramaturg');
    expect(asked.map(({ Action }) => Action)).toEqual(['DescribeStacks', 'UpdateStack']);
  });
});

describe('the stage', () => {
  it('is prod when nothing is said, dev when asked for, and no other word', () => {
    expect([readStage(undefined), readStage('dev')]).toEqual(['prod', 'dev']);
    expect(() => readStage('test')).toThrow('--stage is prod or dev, not test.');
  });
});
