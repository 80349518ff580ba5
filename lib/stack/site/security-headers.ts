/** What every answer of the site tells the browser to refuse: foreign scripts, framing, plain HTTP, referrers with payment ids. */
import { Aws, aws_cloudfront as cloudfront, Duration, Fn } from 'aws-cdk-lib';
import type { IBucket } from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';
import { routes } from '../../contract/routes.ts';

/** Where browsers tell what the policy stopped. */
const reportingGroup = 'policy';

/** The card provider's script and the frames it opens. */
const provider = ['https://js.stripe.com', 'https://*.js.stripe.com'];

const policy = (uploads: IBucket): Readonly<Record<string, readonly string[]>> => ({
  'default-src': ["'none'"],
  'script-src': ["'self'", ...provider],
  'style-src': ["'self'"],
  'font-src': ["'self'"],
  'img-src': ["'self'", 'data:', 'blob:'],
  'connect-src': [
    "'self'",
    `https://${uploads.bucketRegionalDomainName}`,
    `https://cognito-idp.${Aws.REGION}.${Aws.URL_SUFFIX}`,
    'https://api.stripe.com',
  ],
  'frame-src': [...provider, 'https://hooks.stripe.com'],
  'manifest-src': ["'self'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'none'"],
  'base-uri': ["'none'"],
  'object-src': ["'none'"],
  // Browsers know one or the other.
  'report-uri': [routes.reportViolation.path],
  'report-to': [reportingGroup],
});

/** CloudFront's own names are the whole account's: they say of which copy of the product, in which region, a thing is. */
export const ofThisCopy = (name: string): string => Fn.join('-', [Aws.STACK_NAME, Aws.REGION, name]);

const serialize = (directives: Readonly<Record<string, readonly string[]>>): string =>
  Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');

const featuresOff = ['camera', 'microphone', 'geolocation', 'payment', 'usb', 'browsing-topics'];

/** `uploads` is the one foreign place, besides Cognito and the card provider, that the site may speak to. */
export function securityHeaders(scope: Construct, id: string, uploads: IBucket): cloudfront.ResponseHeadersPolicy {
  return new cloudfront.ResponseHeadersPolicy(scope, id, {
    responseHeadersPolicyName: ofThisCopy('headers'),
    securityHeadersBehavior: {
      contentSecurityPolicy: { contentSecurityPolicy: serialize(policy(uploads)), override: true },
      strictTransportSecurity: { accessControlMaxAge: Duration.days(365), includeSubdomains: true, override: true },
      contentTypeOptions: { override: true },
      frameOptions: { frameOption: cloudfront.HeadersFrameOption.DENY, override: true },
      referrerPolicy: { referrerPolicy: cloudfront.HeadersReferrerPolicy.STRICT_ORIGIN, override: true },
    },
    customHeadersBehavior: {
      customHeaders: [
        {
          header: 'Permissions-Policy',
          value: featuresOff.map((feature) => `${feature}=()`).join(', '),
          override: true,
        },
        {
          header: 'Reporting-Endpoints',
          value: `${reportingGroup}="${routes.reportViolation.path}"`,
          override: true,
        },
        { header: 'Cross-Origin-Opener-Policy', value: 'same-origin', override: true },
      ],
    },
  });
}
