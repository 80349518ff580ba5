/** Puts the built site into its bucket: hashed files for good, pages, config.json and plans.json to be asked for again each time. */
import { Aws, aws_logs as logs, RemovalPolicy, Stack } from 'aws-cdk-lib';
import type { IDistribution } from 'aws-cdk-lib/aws-cloudfront';
import type { IBucket } from 'aws-cdk-lib/aws-s3';
import { BucketDeployment, CacheControl, type ISource, Source } from 'aws-cdk-lib/aws-s3-deployment';
import { Construct } from 'constructs';
import { type PlanTerms, siteTermsOf } from '../../contract/plan-terms.ts';
import { type SiteConfig, siteConfigFile } from '../../contract/site-config.ts';
import { siteTermsFile } from '../../contract/site-terms.ts';
import { acknowledge, arnInFindings, basicExecutionPolicy } from '../acknowledge.ts';
import type { Identity } from '../identity.ts';

export interface SiteFilesProps {
  /** The built site: index.html, its other files, and those with a hash in their name under assets/. */
  readonly site: ISource;
  readonly bucket: IBucket;
  readonly distribution: IDistribution;
  readonly identity: Identity;
  readonly terms: PlanTerms;
}

const hashedFiles = 'assets/*';

export class SiteFiles extends Construct {
  constructor(scope: Construct, id: string, props: SiteFilesProps) {
    super(scope, id);
    const logGroup = new logs.LogGroup(this, 'Logs', {
      retention: logs.RetentionDays.ONE_MONTH,
      removalPolicy: RemovalPolicy.DESTROY,
    });
    const common = { destinationBucket: props.bucket, retainOnDelete: true, logGroup };
    const assets = new BucketDeployment(this, 'Assets', {
      ...common,
      sources: [props.site],
      exclude: ['*'],
      include: [hashedFiles],
      // A page loaded before the deployment may still ask for the files it named.
      prune: false,
      cacheControl: [CacheControl.fromString('public, max-age=31536000, immutable')],
    });
    const config: SiteConfig = {
      region: Aws.REGION,
      userPoolId: props.identity.userPool.userPoolId,
      userPoolClientId: props.identity.siteClient.userPoolClientId,
    };
    const pages = new BucketDeployment(this, 'Pages', {
      ...common,
      sources: [
        props.site,
        Source.jsonData(siteConfigFile, config),
        Source.jsonData(siteTermsFile, siteTermsOf(props.terms)),
      ],
      exclude: [hashedFiles],
      cacheControl: [CacheControl.noCache()],
      distribution: props.distribution,
      distributionPaths: ['/*'],
    });
    // New pages name new files: those must be there first.
    pages.node.addDependency(assets);
    this.acknowledgeHandler(props.bucket);
  }

  /** The function behind BucketDeployment is CDK's own, one for the stack. */
  private acknowledgeHandler(bucket: IBucket): void {
    const reason = 'CDK’s own helper: it runs while deploying and only reads assets and fills the site’s bucket.';
    const assets = 'arn:<AWS::Partition>:s3:::cdk-hnb659fds-assets-<AWS::AccountId>-<AWS::Region>/*';
    const actions = ['GetObject*', 'GetBucket*', 'List*', 'DeleteObject*', 'Abort*'].map(
      (action) => `Action::s3:${action}`,
    );
    const resources = ['*', assets, `${arnInFindings(bucket)}/*`].map((resource) => `Resource::${resource}`);
    const wildcards = [...actions, ...resources].map((finding) => [`IAM5[${finding}]`, reason] as const);
    const handlers = Stack.of(this).node.children.filter(({ node }) =>
      node.id.startsWith('Custom::CDKBucketDeployment'),
    );
    for (const handler of handlers) {
      acknowledge(handler, { [basicExecutionPolicy]: reason, L1: reason, ...Object.fromEntries(wildcards) });
    }
  }
}
