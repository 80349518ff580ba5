/** A function as this house runs them: Node 24 on arm64, JSON log lines kept for a month, traced, allowed only what its access lists. */
import {
  Aws,
  CfnCondition,
  Duration,
  Fn,
  aws_iam as iam,
  aws_lambda as lambda,
  aws_logs as logs,
  RemovalPolicy,
  Stack,
} from 'aws-cdk-lib';
import { Construct } from 'constructs';
import type { Access } from './access.ts';
import { acknowledge } from './acknowledge.ts';
import { metricsSettings } from './alarms/metrics.ts';
import { nodeOptions } from './node-options.ts';

/** Where a function's bundle comes from, by the name of its handler file. */
export type CodeFor = (name: string) => lambda.Code;

export interface HouseFunctionProps {
  /** Handler file without its ending, such as 'create-upload'. */
  readonly name: string;
  readonly code: CodeFor;
  readonly description: string;
  readonly access: readonly Access[];
  /** Default 512; the CPU share grows with it. */
  readonly memoryMb?: number;
  /** How long its log lines stay; a month by itself. */
  readonly logRetention?: logs.RetentionDays;
  /** How many of its calls always find a function free: a parameter's value, none when that is '0'. */
  readonly reservedConcurrency?: string;
  /** Default 15; the API itself gives up after 29. */
  readonly timeoutSeconds?: number;
}

export class HouseFunction extends Construct {
  readonly lambda: lambda.Function;

  constructor(scope: Construct, id: string, props: HouseFunctionProps) {
    super(scope, id);
    const logGroup = new logs.LogGroup(this, 'Logs', {
      retention: props.logRetention ?? logs.RetentionDays.ONE_MONTH,
      removalPolicy: RemovalPolicy.DESTROY,
    });
    const role = new iam.Role(this, 'Role', { assumedBy: new iam.ServicePrincipal('lambda.amazonaws.com') });
    logGroup.grantWrite(role);
    this.lambda = new lambda.Function(this, 'Function', {
      runtime: lambda.Runtime.NODEJS_24_X,
      architecture: lambda.Architecture.ARM_64,
      code: props.code(props.name),
      handler: 'index.handler',
      description: props.description,
      role,
      logGroup,
      loggingFormat: lambda.LoggingFormat.JSON,
      tracing: lambda.Tracing.ACTIVE,
      memorySize: props.memoryMb ?? 512,
      timeout: Duration.seconds(props.timeoutSeconds ?? 15),
      environment: {
        NODE_OPTIONS: nodeOptions,
        ...metricsSettings(Stack.of(this)),
        ...Object.assign({}, ...props.access.map((access) => access.environment)),
      },
    });
    if (props.reservedConcurrency !== undefined) this.reserve(props.reservedConcurrency);
    for (const statement of props.access.flatMap((access) => access.statements)) role.addToPolicy(statement);
    acknowledge(role, {
      'IAM5[Resource::*]': 'X-Ray takes traces for no named resource.',
      ...Object.assign({}, ...props.access.map((access) => access.accepted)),
    });
  }

  private reserve(calls: string): void {
    const some = new CfnCondition(this, 'Reserves', { expression: Fn.conditionNot(Fn.conditionEquals(calls, '0')) });
    const definition = this.lambda.node.defaultChild;
    if (!(definition instanceof lambda.CfnFunction)) throw new Error('A function without its resource.');
    definition.addPropertyOverride('ReservedConcurrentExecutions', Fn.conditionIf(some.logicalId, calls, Aws.NO_VALUE));
  }
}
