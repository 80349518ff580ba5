/** The private bucket of uploaded scripts and parsed screenplays, and the bucket of its access log. Closed to the public, plain HTTP and every foreign origin. */
import { Duration, RemovalPolicy, aws_s3 as s3 } from 'aws-cdk-lib';
import { SqsDestination } from 'aws-cdk-lib/aws-s3-notifications';
import type { IQueue } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';

/** Keys of uploaded files begin with this, those of parsed screenplays with the next; a new object under the first starts an analysis. */
export const uploadPrefix = 'uploads/';
/** Files as they were read, each written once. */
export const originalPrefix = 'originals/';
export const screenplayPrefix = 'screenplays/';
/** Results of answers, and passes of a reading of the story: immutable objects that items of the table point to. */
export const answerPrefix = 'answers/';
export const storyPrefix = 'stories/';

/** Users' own pictures: private, one a user. */
export const picturePrefix = 'pictures/';

/** Where a script's objects lie: what its deletion empties and the sweep walks through. */
export const scriptPrefixes = [uploadPrefix, originalPrefix, screenplayPrefix] as const;

/** Settings that every bucket of the stack shares. */
export const privateBucket = {
  encryption: s3.BucketEncryption.S3_MANAGED,
  blockPublicAccess: s3.BlockPublicAccess.BLOCK_ALL,
  objectOwnership: s3.ObjectOwnership.BUCKET_OWNER_ENFORCED,
  enforceSSL: true,
  minimumTLSVersion: 1.2,
  removalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE,
} as const satisfies s3.BucketProps;

/** How long what was replaced or removed can be got back, unless its owner deleted the script: that removes every version. */
const formerVersions = Duration.days(30);

export class Uploads extends Construct {
  readonly bucket: s3.Bucket;
  readonly accessLog: s3.Bucket;

  constructor(scope: Construct, id: string, props: { readonly siteOrigin: string }) {
    super(scope, id);
    this.accessLog = new s3.Bucket(this, 'AccessLog', {
      ...privateBucket,
      lifecycleRules: [{ expiration: Duration.days(90) }],
    });
    this.bucket = new s3.Bucket(this, 'Bucket', {
      ...privateBucket,
      serverAccessLogsBucket: this.accessLog,
      serverAccessLogsPrefix: 'uploads/',
      versioned: true,
      lifecycleRules: [
        {
          abortIncompleteMultipartUploadAfter: Duration.days(1),
          noncurrentVersionExpiration: formerVersions,
          expiredObjectDeleteMarker: true,
        },
      ],
      cors: [
        {
          allowedMethods: [s3.HttpMethods.POST],
          allowedOrigins: [props.siteOrigin],
          allowedHeaders: ['*'],
          maxAge: Duration.hours(1).toSeconds(),
        },
      ],
    });
  }

  /** Sends a message to `queue` for every file that arrives. */
  notify(queue: IQueue): void {
    this.bucket.addEventNotification(s3.EventType.OBJECT_CREATED, new SqsDestination(queue), { prefix: uploadPrefix });
  }
}
