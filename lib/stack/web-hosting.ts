/** One address for all: CloudFront in front of the site's bucket, and of the API under /api/. No direct reads of the bucket and caching of the API. */
import {
  Aws,
  CfnCondition,
  aws_cloudfront as cloudfront,
  Fn,
  aws_cloudfront_origins as origins,
  aws_s3 as s3,
} from 'aws-cdk-lib';
import type { ISource } from 'aws-cdk-lib/aws-s3-deployment';
import { Construct } from 'constructs';
import { openapiPath } from '../contract/openapi/openapi-path.ts';
import type { PlanTerms } from '../contract/plan-terms.ts';
import { acknowledge } from './acknowledge.ts';
import { type Api, apiStage } from './api.ts';
import { originKey, originKeyHeader } from './firewall.ts';
import type { Identity } from './identity.ts';
import type { Parameters } from './parameters.ts';
import { nameViewer, showScreen } from './site/edge-functions.ts';
import { ofThisCopy, securityHeaders } from './site/security-headers.ts';
import { SiteFiles } from './site/site-files.ts';
import { privateBucket, type Uploads } from './uploads.ts';

export interface WebHostingProps {
  readonly site: ISource;
  readonly parameters: Parameters;
  readonly api: Api;
  readonly uploads: Uploads;
  readonly identity: Identity;
  readonly terms: PlanTerms;
}

export class WebHosting extends Construct {
  readonly distribution: cloudfront.Distribution;

  constructor(scope: Construct, id: string, props: WebHostingProps) {
    super(scope, id);
    const bucket = new s3.Bucket(this, 'Bucket', {
      ...privateBucket,
      serverAccessLogsBucket: props.uploads.accessLog,
      serverAccessLogsPrefix: 'site/',
    });
    const responseHeadersPolicy = securityHeaders(this, 'Headers', props.uploads.bucket);
    const siteOrigin = origins.S3BucketOrigin.withOriginAccessControl(bucket, {
      originAccessControl: new cloudfront.S3OriginAccessControl(this, 'SiteAccess', {
        originAccessControlName: ofThisCopy('site'),
      }),
    });
    this.distribution = new cloudfront.Distribution(this, 'Distribution', {
      defaultRootObject: 'index.html',
      httpVersion: cloudfront.HttpVersion.HTTP2_AND_3,
      defaultBehavior: {
        origin: siteOrigin,
        viewerProtocolPolicy: cloudfront.ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
        compress: true,
        responseHeadersPolicy,
        functionAssociations: [this.onRequest('ShowScreen', showScreen)],
      },
      additionalBehaviors: {
        // Before the API, which it describes: a file of the site, so that no function and no route is spent on it.
        [openapiPath]: {
          origin: siteOrigin,
          viewerProtocolPolicy: cloudfront.ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
          compress: true,
          responseHeadersPolicy,
        },
        '/api/*': {
          origin: this.apiOrigin(props.api),
          viewerProtocolPolicy: cloudfront.ViewerProtocolPolicy.HTTPS_ONLY,
          allowedMethods: cloudfront.AllowedMethods.ALLOW_ALL,
          cachePolicy: cloudfront.CachePolicy.CACHING_DISABLED,
          originRequestPolicy: this.forwardToApi(),
          responseHeadersPolicy,
          functionAssociations: [this.onRequest('NameViewer', nameViewer)],
        },
      },
    });
    acknowledge(this.distribution, {
      CFR1: 'The product is sold in all countries.',
      CFR2: 'The firewall stands at the API; what else is served are public, static files.',
      CFR3: 'CloudFront’s log would keep queries, which hold payment ids; API and buckets keep logs of their own.',
      CFR4: 'Without a certificate of its own the site uses CloudFront’s, whose minimum can’t be set; with one it is TLS 1.2.',
    });
    props.parameters.siteIs(this.distribution.distributionDomainName);
    this.answerToOwnDomain(props.parameters);
    new SiteFiles(this, 'Files', { ...props, bucket, distribution: this.distribution });
  }

  /** By the API's id alone: the functions behind the API are told the site's address, and so wait for the distribution. */
  private apiOrigin({ restApi }: Api): cloudfront.IOrigin {
    return new origins.HttpOrigin(`${restApi.restApiId}.execute-api.${Aws.REGION}.${Aws.URL_SUFFIX}`, {
      originPath: `/${apiStage}`,
      protocolPolicy: cloudfront.OriginProtocolPolicy.HTTPS_ONLY,
      customHeaders: { [originKeyHeader]: originKey() },
    });
  }

  private onRequest(id: string, code: string): cloudfront.FunctionAssociation {
    const edgeFunction = new cloudfront.Function(this, id, {
      runtime: cloudfront.FunctionRuntime.JS_2_0,
      code: cloudfront.FunctionCode.fromInline(code),
    });
    return { function: edgeFunction, eventType: cloudfront.FunctionEventType.VIEWER_REQUEST };
  }

  /** All but the host, which would lead the API astray, and the cookies, which it does not read. */
  private forwardToApi(): cloudfront.OriginRequestPolicy {
    return new cloudfront.OriginRequestPolicy(this, 'ForwardToApi', {
      originRequestPolicyName: ofThisCopy('api'),
      headerBehavior: cloudfront.OriginRequestHeaderBehavior.denyList('host'),
      cookieBehavior: cloudfront.OriginRequestCookieBehavior.none(),
      queryStringBehavior: cloudfront.OriginRequestQueryStringBehavior.all(),
    });
  }

  /** With a certificate the distribution answers to the host of SiteUrl. */
  private answerToOwnDomain({ givenSiteUrl, certificateArn }: Parameters): void {
    const ownDomain = new CfnCondition(this, 'OwnDomain', {
      expression: Fn.conditionNot(Fn.conditionEquals(certificateArn, '')),
    });
    const whenOwn = (value: unknown) => Fn.conditionIf(ownDomain.logicalId, value, Aws.NO_VALUE);
    const definition = this.distribution.node.defaultChild;
    if (!(definition instanceof cloudfront.CfnDistribution)) throw new Error('A distribution without its resource.');
    definition.addPropertyOverride('DistributionConfig.Aliases', whenOwn([Fn.select(2, Fn.split('/', givenSiteUrl))]));
    definition.addPropertyOverride(
      'DistributionConfig.ViewerCertificate',
      whenOwn({
        AcmCertificateArn: certificateArn,
        SslSupportMethod: 'sni-only',
        MinimumProtocolVersion: cloudfront.SecurityPolicyProtocol.TLS_V1_2_2021,
      }),
    );
  }
}
