/** The REST API: a function a route of the contract, or for those that may do the same; access tokens checked before any of them runs. Does not log queries, bodies and tokens. */

import { aws_apigateway as apigateway, Duration, aws_logs as logs, RemovalPolicy, Size, Stack } from 'aws-cdk-lib';
import type { IAlarm } from 'aws-cdk-lib/aws-cloudwatch';
import { Construct } from 'constructs';
import type { RouteSpec } from '../contract/route-spec.ts';
import { type RouteName, routeNames, routes } from '../contract/routes.ts';
import { apiScope } from '../contract/token-scopes.ts';
import { acknowledge } from './acknowledge.ts';
import type { Alarms } from './alarms/alarms.ts';
import { addGatewayResponses } from './gateway-responses.ts';
import { type CodeFor, HouseFunction } from './house-function.ts';
import { type Rooms, routeFunctions } from './route-functions.ts';
import { functionOf, handlersIn, joined, routeFunctionNames, routesOf } from './shared-functions.ts';

export interface ApiProps {
  readonly code: CodeFor;
  readonly rooms: Rooms;
  readonly alarms: Alarms;
}

/** The name of the API's one stage, which is in no address that users see. */
export const apiStage = 'prod';

/** Calls a second over all users: a route's own, and of each other route; an account takes ten thousand. */
const stageLimit = { throttlingRateLimit: 1000, throttlingBurstLimit: 2000 };
const routeLimits: Partial<Record<RouteName, apigateway.MethodDeploymentOptions>> = {
  login: { throttlingRateLimit: 20, throttlingBurstLimit: 40 },
  signUp: { throttlingRateLimit: 5, throttlingBurstLimit: 10 },
  openShare: { throttlingRateLimit: 20, throttlingBurstLimit: 40 },
  leaveComment: { throttlingRateLimit: 5, throttlingBurstLimit: 20 },
  // Sent by browsers by themselves; what is over this is not missed.
  reportViolation: { throttlingRateLimit: 5, throttlingBurstLimit: 20 },
  // Each holds a function for up to half a minute, and may cost a call to a model.
  challengeFinding: { throttlingRateLimit: 5, throttlingBurstLimit: 20 },
  askScript: { throttlingRateLimit: 5, throttlingBurstLimit: 20 },
};

/** Characters that AWS takes. */
const longestDescription = 256;

const resourcePath = ({ path }: RouteSpec): string => path.replace(/\/$/, '');

/** $context.path has no query; claims.sub is an id. */
const accessLogFormat = {
  request_id: '$context.requestId',
  method: '$context.httpMethod',
  route: '$context.resourcePath',
  path: '$context.path',
  status: '$context.status',
  duration_ms: '$context.responseLatency',
  error: '$context.error.responseType',
  user_id: '$context.authorizer.claims.sub',
};

export class Api extends Construct {
  readonly restApi: apigateway.RestApi;
  /** Sounds when users see faults of ours. */
  readonly serverErrors: IAlarm;

  constructor(scope: Construct, id: string, props: ApiProps) {
    super(scope, id);
    this.restApi = this.createApi();
    addGatewayResponses(this.restApi);
    this.addRoutes(props);
    this.serverErrors = props.alarms.add(this, 'ServerErrors', {
      metric: this.restApi.metricServerError({ period: Duration.minutes(5), statistic: 'Sum' }),
      threshold: 5,
      meaning: 'The API answers with faults of our own: users see "Something went wrong on our side".',
      runbook: 'server-errors',
    });
  }

  private createApi(): apigateway.RestApi {
    const accessLog = new logs.LogGroup(this, 'AccessLog', {
      retention: logs.RetentionDays.ONE_MONTH,
      removalPolicy: RemovalPolicy.DESTROY,
    });
    const limits = Object.entries(routeLimits).map(([name, limit]) => {
      const spec = routes[name as RouteName];
      return [`${resourcePath(spec)}/${spec.method}`, limit] as const;
    });
    const api = new apigateway.RestApi(this, 'RestApi', {
      description: 'Every route of lib/contract/routes.ts.',
      endpointTypes: [apigateway.EndpointType.REGIONAL],
      binaryMediaTypes: ['multipart/form-data'],
      minCompressionSize: Size.kibibytes(1),
      cloudWatchRole: true,
      cloudWatchRoleRemovalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE,
      deployOptions: {
        stageName: apiStage,
        tracingEnabled: true,
        ...stageLimit,
        methodOptions: Object.fromEntries(limits),
        accessLogDestination: new apigateway.LogGroupLogDestination(accessLog),
        accessLogFormat: apigateway.AccessLogFormat.custom(JSON.stringify(accessLogFormat)),
      },
    });
    // The stack prints the address itself, under a name that stays.
    api.node.tryRemoveChild('Endpoint');
    acknowledge(api, {
      APIG2: 'The functions parse every request with the contract’s schemas and answer in its envelope.',
      'IAM4[Policy::arn:<AWS::Partition>:iam::aws:policy/service-role/AmazonAPIGatewayPushToCloudWatchLogs]':
        'API Gateway takes this one policy for the account-wide role that writes its logs.',
    });
    acknowledge(api.deploymentStage, {
      APIG6:
        'Execution logs could copy queries and headers, which hold payment ids and tokens; the access log holds neither.',
    });
    return api;
  }

  /** The functions behind the routes, by route. */
  private addFunctions(code: CodeFor, rooms: Rooms): (name: RouteName) => HouseFunction {
    const needs = routeFunctions(rooms);
    const resolve = (value: unknown): unknown => Stack.of(this).resolve(value);
    const made = new Map(
      routeFunctionNames.map((name) => {
        const members = handlersIn(name).map((route) => ({ ...needs[route], route }));
        const served = routesOf(name).map((route) => `${routes[route].method} ${routes[route].path}`);
        const description = served.join(', ').slice(0, longestDescription);
        return [
          name,
          new HouseFunction(this, pascal(name), { ...joined(resolve, name, members), name, code, description }),
        ];
      }),
    );
    return (name) => {
      const found = made.get(functionOf(name));
      if (found === undefined) throw new Error(`The route ${name} has no function.`);
      return found;
    };
  }

  private addRoutes({ code, rooms }: ApiProps): void {
    const authorizer = new apigateway.CognitoUserPoolsAuthorizer(this, 'Authorizer', {
      cognitoUserPools: [rooms.identity.userPool],
      // An expired token is refused at once.
      resultsCacheTtl: Duration.seconds(0),
    });
    const userOnly: apigateway.MethodOptions = {
      authorizer,
      authorizationType: apigateway.AuthorizationType.COGNITO,
      authorizationScopes: [apiScope],
    };
    const functions = this.addFunctions(code, rooms);
    for (const name of routeNames) {
      const spec: RouteSpec = routes[name];
      const { lambda } = functions(name);
      const resource = this.restApi.root.resourceForPath(resourcePath(spec));
      const alone = routesOf(functionOf(name)).length === 1;
      // A function of several routes takes one leave to be called, for all methods of this API; any other for its own method alone.
      const called = alone ? { allowTestInvoke: false } : { scopePermissionToMethod: false };
      const integration = new apigateway.LambdaIntegration(lambda, called);
      const method = resource.addMethod(spec.method, integration, spec.auth === 'user' ? userOnly : {});
      if (spec.auth !== 'user') acknowledge(method, publicReasons(spec));
    }
  }
}

const pascal = (name: string): string => name.replace(/(?:^|-)(.)/g, (_, letter: string) => letter.toUpperCase());

function publicReasons({ auth }: RouteSpec): Record<string, string> {
  const reason =
    auth === 'provider'
      ? 'The card provider signs the body; the function checks that.'
      : 'Called before there is a token, with one that has expired, or with a secret of its own in the body.';
  return { APIG4: reason, COG4: reason };
}
