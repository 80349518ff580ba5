/** Names, ARNs and attributes that the cloud would give a template's resources, the same at every start. */
import { createHash } from 'node:crypto';
import type { TemplateResource } from './load-assembly.ts';

export const localRegion = 'us-east-1';
export const localAccountId = '000000000000';

/** The property by which a template may name a resource itself. */
const nameProperty: Readonly<Record<string, string>> = {
  'AWS::SQS::Queue': 'QueueName',
  'AWS::DynamoDB::Table': 'TableName',
  'AWS::DynamoDB::GlobalTable': 'TableName',
  'AWS::S3::Bucket': 'BucketName',
  'AWS::Lambda::Function': 'FunctionName',
  'AWS::ApiGateway::Stage': 'StageName',
  'AWS::SecretsManager::Secret': 'Name',
};

/** Lower-case letters and digits that depend on the seed alone: ids as Cognito, API Gateway and CloudFront make them. */
function stableId(seed: string, length: number): string {
  const digest = createHash('sha256').update(seed).digest();
  return Array.from({ length }, (_, i) => ((digest[i % digest.length] ?? 0) % 36).toString(36)).join('');
}

/** The name under which emulators and handlers know the resource; the template's own if it gives one. */
export function physicalName(
  stackName: string,
  logicalId: string,
  resource: TemplateResource,
  resolve: (value: unknown) => unknown,
): string {
  const property = nameProperty[resource.Type];
  const given = property ? resolve(resource.Properties[property]) : undefined;
  if (typeof given === 'string') return given;
  switch (resource.Type) {
    case 'AWS::Cognito::UserPool':
      return `${localRegion}_${stableId(stackName + logicalId, 9)}`;
    case 'AWS::Cognito::UserPoolClient':
      return stableId(stackName + logicalId, 26);
    case 'AWS::ApiGateway::RestApi':
      return stableId(stackName + logicalId, 10);
    case 'AWS::CloudFront::Distribution':
      return `E${stableId(stackName + logicalId, 13).toUpperCase()}`;
    case 'AWS::S3::Bucket':
      return `${stackName}-${logicalId}`.toLowerCase().replaceAll(/[^a-z0-9-]/g, '');
    default:
      return logicalId;
  }
}

/** The resource's ARN, in the form its service uses. */
export function arnOf(type: string, name: string): string {
  const at = (service: string, rest: string) => `arn:aws:${service}:${localRegion}:${localAccountId}:${rest}`;
  switch (type) {
    case 'AWS::SQS::Queue':
      return at('sqs', name);
    case 'AWS::S3::Bucket':
      return `arn:aws:s3:::${name}`;
    case 'AWS::Lambda::Function':
      return at('lambda', `function:${name}`);
    case 'AWS::DynamoDB::Table':
    case 'AWS::DynamoDB::GlobalTable':
      return at('dynamodb', `table/${name}`);
    case 'AWS::Cognito::UserPool':
      return at('cognito-idp', `userpool/${name}`);
    case 'AWS::IAM::Role':
      return `arn:aws:iam::${localAccountId}:role/${name}`;
    case 'AWS::Events::Rule':
      return at('events', `rule/${name}`);
    case 'AWS::SecretsManager::Secret':
      return at('secretsmanager', `secret:${name}`);
    default:
      return at('local', `${type}/${name}`);
  }
}

/** The domain of a REST API's stages, as the cloud would name it; the front door recognises its API origin by it. */
export const restApiDomain = (apiId: string): string => `${apiId}.execute-api.${localRegion}.amazonaws.com`;

/** The domain of a bucket, as the cloud would name it; the content security policy and the site origin speak of it. */
export const bucketDomain = (bucketName: string): string => `${bucketName}.s3.${localRegion}.amazonaws.com`;

/**
 * What `Fn::GetAtt` answers for a resource.
 * @throws Error for an attribute that is not emulated.
 */
export function attributeOf(logicalId: string, type: string, name: string, attribute: string): string {
  if (attribute === 'Arn' || attribute === 'FunctionARN') return arnOf(type, name);
  const known: Readonly<Record<string, string | undefined>> = {
    'AWS::SQS::Queue.QueueName': name,
    'AWS::S3::Bucket.RegionalDomainName': bucketDomain(name),
    'AWS::S3::Bucket.DomainName': `${name}.s3.amazonaws.com`,
    'AWS::ApiGateway::RestApi.RootResourceId': `${logicalId}/root`,
    'AWS::ApiGateway::RestApi.RestApiId': name,
    'AWS::Cognito::UserPool.UserPoolId': name,
    'AWS::Cognito::UserPool.ProviderName': `cognito-idp.${localRegion}.amazonaws.com/${name}`,
    'AWS::Cognito::UserPool.ProviderURL': `https://cognito-idp.${localRegion}.amazonaws.com/${name}`,
    'AWS::Cognito::UserPoolClient.ClientId': name,
    'AWS::CloudFront::Distribution.DomainName': `${name.toLowerCase()}.cloudfront.net`,
    'AWS::CloudFront::Distribution.Id': name,
    'AWS::CloudFront::OriginAccessControl.Id': name,
  };
  const value = known[`${type}.${attribute}`];
  if (value === undefined) {
    throw new Error(`Fn::GetAtt of ${logicalId}.${attribute} (${type}) is not emulated by the local cloud.`);
  }
  return value;
}
