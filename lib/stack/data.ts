/** The one table: items by pk and sk, a user's payments by gsi1. */
import { type CfnCondition, aws_dynamodb as dynamodb, Fn, RemovalPolicy } from 'aws-cdk-lib';
import { Construct } from 'constructs';

const text = (name: string): dynamodb.Attribute => ({ name, type: dynamodb.AttributeType.STRING });

/** Name of the index over gsi1pk and gsi1sk; it holds keys only, its readers fetch the items. */
export const indexName = 'gsi1';

export class Data extends Construct {
  readonly table: dynamodb.TableV2;

  constructor(scope: Construct, id: string, { isProtected }: { readonly isProtected: CfnCondition }) {
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
      // Kept when the stack goes; a creation that fails takes it back, and so leaves nothing in the next one's way.
      removalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE,
    });
    const definition = this.table.node.defaultChild;
    if (!(definition instanceof dynamodb.CfnGlobalTable)) throw new Error('A table without its resource.');
    definition.addPropertyOverride(
      'Replicas.0.DeletionProtectionEnabled',
      Fn.conditionIf(isProtected.logicalId, true, false),
    );
  }
}
