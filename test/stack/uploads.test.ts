/** The buckets: closed to the public and to plain HTTP, open to the site's forms alone, and telling the reader what arrives. */
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { siteUrlOr } from './fixtures/conditions.ts';
import { resourcesOf, synthesizeTemplate, text } from './fixtures/synthesize-stack.ts';

const template = synthesizeTemplate();

describe('every bucket', () => {
  const buckets = resourcesOf(template, 'AWS::S3::Bucket', z.looseObject({}));

  it('is encrypted, owned by the account and closed to the public', () => {
    expect(buckets).toHaveLength(3);
    for (const { id, properties } of buckets) {
      expect(properties, id).toMatchObject({
        PublicAccessBlockConfiguration: {
          BlockPublicAcls: true,
          BlockPublicPolicy: true,
          IgnorePublicAcls: true,
          RestrictPublicBuckets: true,
        },
        OwnershipControls: { Rules: [{ ObjectOwnership: 'BucketOwnerEnforced' }] },
        BucketEncryption: { ServerSideEncryptionConfiguration: [{}] },
      });
    }
  });

  it('refuses plain HTTP', () => {
    const policies = resourcesOf(
      template,
      'AWS::S3::BucketPolicy',
      z.object({ Bucket: z.object({ Ref: z.string() }), PolicyDocument: z.unknown() }),
    );
    const refusing = policies
      .filter(({ properties }) =>
        text(properties.PolicyDocument).includes(text({ Bool: { 'aws:SecureTransport': 'false' } })),
      )
      .map(({ properties }) => properties.Bucket.Ref);
    expect(refusing.sort()).toEqual(buckets.map(({ id }) => id).sort());
  });

  it('outlives the stack', () => {
    template.allResources('AWS::S3::Bucket', { DeletionPolicy: 'RetainExceptOnCreate' });
  });
});

describe('the uploads bucket', () => {
  it('case 8: takes forms posted by the site and by no other origin', () => {
    template.hasResourceProperties('AWS::S3::Bucket', {
      CorsConfiguration: {
        CorsRules: [{ AllowedMethods: ['POST'], AllowedOrigins: [siteUrlOr('https://*.cloudfront.net')] }],
      },
    });
  });

  it('keeps former versions for thirty days, and no delete marker that has nothing beneath it; no other bucket does', () => {
    template.hasResourceProperties('AWS::S3::Bucket', {
      CorsConfiguration: {},
      VersioningConfiguration: { Status: 'Enabled' },
      LifecycleConfiguration: {
        Rules: [
          { NoncurrentVersionExpiration: { NoncurrentDays: 30 }, ExpiredObjectDeleteMarker: true, Status: 'Enabled' },
        ],
      },
    });
    expect(text(template.findResources('AWS::S3::Bucket')).match(/VersioningConfiguration/g)).toHaveLength(1);
  });

  it('sends uploads, and nothing else that is written into it, to the queue before the readers’', () => {
    const [notifications] = resourcesOf(
      template,
      'Custom::S3BucketNotifications',
      z.object({ NotificationConfiguration: z.object({ QueueConfigurations: z.array(z.unknown()) }) }),
    );
    expect(notifications?.properties.NotificationConfiguration.QueueConfigurations).toEqual([
      {
        Events: ['s3:ObjectCreated:*'],
        Filter: { Key: { FilterRules: [{ Name: 'prefix', Value: 'uploads/' }] } },
        QueueArn: { 'Fn::GetAtt': [expect.stringMatching(/^QueueUploadQueue/), 'Arn'] },
      },
    ]);
  });
});
