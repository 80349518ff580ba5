/** Stands before the API: lets in only what came through the site's distribution, and each address only so often. Refuses with 429 in the contract's envelope. */
import { Aws, Fn, aws_wafv2 as wafv2 } from 'aws-cdk-lib';
import { Construct } from 'constructs';

/** Set by the distribution to the caller's address; whatever a caller sends under this name is replaced there. */
export const viewerAddressHeader = 'x-viewer-address';

/** Sent by the distribution to the API, so that nobody can go around it and name an address of their own. */
export const originKeyHeader = 'x-origin-key';
/** The stack's own id, a random one that only the account's operators can look up. */
export const originKey = (): string => Fn.select(2, Fn.split('/', Aws.STACK_ID));

const windowSeconds = 300;
/** Requests of one address in a window; a dashboard that polls each second needs 300. */
const limits = { accounts: 100, everything: 3000 };

const visibility = (metricName: string): wafv2.CfnWebACL.VisibilityConfigProperty => ({
  metricName,
  cloudWatchMetricsEnabled: true,
  // Samples would show whole request lines, payment ids included.
  sampledRequestsEnabled: false,
});

const anyCase = [{ priority: 0, type: 'LOWERCASE' }];

const rateRule = (
  name: string,
  priority: number,
  limit: number,
  scopeDownStatement?: wafv2.CfnWebACL.StatementProperty,
): wafv2.CfnWebACL.RuleProperty => ({
  name,
  priority,
  action: { block: {} },
  visibilityConfig: visibility(name),
  statement: {
    rateBasedStatement: {
      limit,
      evaluationWindowSec: windowSeconds,
      aggregateKeyType: 'FORWARDED_IP',
      forwardedIpConfig: { headerName: viewerAddressHeader, fallbackBehavior: 'MATCH' },
      scopeDownStatement,
    },
  },
});

const onlyThroughDistribution: wafv2.CfnWebACL.RuleProperty = {
  name: 'only-through-distribution',
  priority: 0,
  action: { block: {} },
  visibilityConfig: visibility('only-through-distribution'),
  statement: {
    notStatement: {
      statement: {
        byteMatchStatement: {
          fieldToMatch: { singleHeader: { Name: originKeyHeader } },
          positionalConstraint: 'EXACTLY',
          searchString: originKey(),
          textTransformations: [{ priority: 0, type: 'NONE' }],
        },
      },
    },
  },
};

const accountRoutes: wafv2.CfnWebACL.StatementProperty = {
  byteMatchStatement: {
    fieldToMatch: { uriPath: {} },
    positionalConstraint: 'CONTAINS',
    searchString: '/api/authentication/',
    textTransformations: anyCase,
  },
};

/** Attached to the API's stage rather than to CloudFront, whose firewalls can only be made in us-east-1. */
export class Firewall extends Construct {
  constructor(scope: Construct, id: string, props: { readonly stageArn: string }) {
    super(scope, id);
    const acl = new wafv2.CfnWebACL(this, 'WebAcl', {
      scope: 'REGIONAL',
      defaultAction: { allow: {} },
      visibilityConfig: visibility('api'),
      rules: [
        onlyThroughDistribution,
        rateRule('accounts-by-address', 1, limits.accounts, accountRoutes),
        rateRule('everything-by-address', 2, limits.everything),
      ],
    });
    new wafv2.CfnWebACLAssociation(this, 'Association', { resourceArn: props.stageArn, webAclArn: acl.attrArn });
  }
}
