/** Stands before the API: lets in only what came through the site's distribution, and each address only so often. Answers with 429 in the contract's envelope. */
import { Aws, Fn, aws_wafv2 as wafv2 } from 'aws-cdk-lib';
import { Construct } from 'constructs';
import { proofHeader, viewerAddressHeader } from '../contract/route-spec.ts';

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

/**
 * AWS's own rules for what attacks look like. Their rules about bodies only count here: a body may be a PDF or a scene of a script, which look like anything, and
 * the functions parse every body with the contract's schemas. The list of addresses of ill repute is left out: it looks at who connects, which is CloudFront.
 */
const managedRules = {
  AWSManagedRulesCommonRuleSet: [
    'SizeRestrictions_BODY',
    'CrossSiteScripting_BODY',
    'GenericLFI_BODY',
    'GenericRFI_BODY',
    'EC2MetaDataSSRF_BODY',
  ],
  AWSManagedRulesKnownBadInputsRuleSet: ['JavaDeserializationRCE_BODY', 'Log4JRCE_BODY'],
} as const;

const managedRule = (name: string, counted: readonly string[], priority: number): wafv2.CfnWebACL.RuleProperty => ({
  name,
  priority,
  overrideAction: { none: {} },
  // What was blocked can be looked at for three hours; tokens, queries and bodies are taken out before (dataProtection).
  visibilityConfig: { ...visibility(name), sampledRequestsEnabled: true },
  statement: {
    managedRuleGroupStatement: {
      vendorName: 'AWS',
      name,
      ruleActionOverrides: counted.map((rule) => ({ name: rule, actionToUse: { count: {} } })),
    },
  },
});

const hashed = (fieldType: string, fieldKeys?: string[]): wafv2.CfnWebACL.DataProtectProperty => ({
  action: 'SUBSTITUTION',
  field: { fieldType, ...(fieldKeys && { fieldKeys }) },
});
/** Of everything that the firewall keeps of a request. */
const dataProtection = [
  hashed('SINGLE_HEADER', ['authorization']),
  hashed('SINGLE_HEADER', ['cookie']),
  hashed('SINGLE_HEADER', [proofHeader]),
  hashed('SINGLE_HEADER', [originKeyHeader]),
  hashed('QUERY_STRING'),
  hashed('BODY'),
];

/** Attached to the API's stage rather than to CloudFront, whose firewalls can only be made in us-east-1. */
export class Firewall extends Construct {
  constructor(scope: Construct, id: string, props: { readonly stageArn: string }) {
    super(scope, id);
    const acl = new wafv2.CfnWebACL(this, 'WebAcl', {
      scope: 'REGIONAL',
      defaultAction: { allow: {} },
      visibilityConfig: visibility('api'),
      dataProtectionConfig: { dataProtections: dataProtection },
      rules: [
        onlyThroughDistribution,
        rateRule('accounts-by-address', 1, limits.accounts, accountRoutes),
        rateRule('everything-by-address', 2, limits.everything),
        ...Object.entries(managedRules).map(([name, counted], at) => managedRule(name, counted, at + 3)),
      ],
    });
    new wafv2.CfnWebACLAssociation(this, 'Association', { resourceArn: props.stageArn, webAclArn: acl.attrArn });
  }
}
