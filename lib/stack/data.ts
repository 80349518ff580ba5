/** The one table: items by pk and sk, a user's payments by gsi1. */
import { aws_dynamodb as dynamodb, RemovalPolicy } from 'aws-cdk-lib';
import { Construct } from 'constructs';

const text = (name: string): dynamodb.Attribute => ({ name, type: dynamodb.AttributeType.STRING });

/** Name of the index over gsi1pk and gsi1sk; it holds keys only, its readers fetch the items. */
export const indexName = 'gsi1';

export class Data extends Construct {
  readonly table: dynamodb.TableV2;

  constructor(scope: Construct, id: string) {
    super(scope, id);
    this.table = new dynamodb.TableV2(this, 'Table', {
      partitionKey: text('pk'),
      sortKey: text('sk'),
      globalSecondaryIndexes: [
        {
          indexName,
          partitionKey: text('gsi1pk'),
          sortKey: text('gsi1sk'),
          projectionType: dynamodb.ProjectionType.KEYS_ONLY,
        },
      ],
      billing: dynamodb.Billing.onDemand(),
      timeToLiveAttribute: 'ttl',
      pointInTimeRecoverySpecification: { pointInTimeRecoveryEnabled: true },
      deletionProtection: true,
      removalPolicy: RemovalPolicy.RETAIN,
    });
  }
}
