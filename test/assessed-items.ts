/**
 * What an attack of the product and an assessment (OWASP ASVS 5.0 level 2, AWS Well-Architected) found or asked for, each with the tests that show it mended:
 * `file` is below test/, `title` stands in the source. conformance.test.ts holds the table to the sources.
 */

type Held = readonly [file: string, title: string];

const payments = 'lambdas/use-cases/payments.test.ts';
const races = 'lambdas/use-cases/payment-races.test.ts';
const accounts = 'lambdas/use-cases/accounts.test.ts';
const scripts = 'lambdas/use-cases/scripts.test.ts';
const readScript = 'lambdas/use-cases/read-script.test.ts';
const broken = 'lambdas/use-cases/broken-off.test.ts';
const halfDone = 'lambdas/use-cases/half-done.test.ts';
const factor = 'lambdas/use-cases/second-factor.test.ts';
const tenants = 'integration/tenants.test.ts';
const identity = 'stack/identity.test.ts';
const access = 'stack/access.test.ts';
const safeguards = 'stack/safeguards.test.ts';
const uploads = 'stack/uploads.test.ts';
const versions = 'local-cloud/s3-versions.test.ts';
const faults = 'local-cloud/faults.test.ts';
const notices = 'local-cloud/card-provider-webhooks.test.ts';
const once = 'case 40: pressed three times at once, and once more later, is one request and one mail';

const items: Readonly<Record<string, readonly Held[]>> = {
  'two checkouts open at once after faults': [
    [
      races,
      'case 32: leave one open at the provider once a further one was answered, those whose opening nobody heard of among them',
    ],
    [payments, 'for four plans in parallel leaves at most one open'],
  ],
  'sign-up past the throttle, by the site’s public client': [
    [accounts, 'is let in when it comes through the service, and refused when it comes by the site’s public client'],
    [
      'lambdas/triggers.test.ts',
      'the pool is asked whether it came by a client with a secret, once, and refuses what did not',
    ],
  ],
  'a token that changes its email or deletes its user at the pool': [
    [
      tenants,
      'opens nothing at the user pool itself: no email is changed there, no password, no session ended, nobody deleted',
    ],
    [
      identity,
      'let a token of the server’s write what a sign-up sets and nothing more, and a new address only once it is proved',
    ],
    [identity, 'is a scope of our own, which nothing but the trigger gives out'],
  ],
  'weak passwords at sign-up, change and reset': [
    [accounts, 'that is %j is taken'],
    [
      'lambdas/triggers.test.ts',
      'of a new password that did not come through the service voids it, before the sessions end',
    ],
  ],
  'no second factor': [
    [factor, 'answers mfa_required with a session, by which the code opens what a login opens'],
    [factor, 'lets in with the password, switches the factor off, and is none any more'],
  ],
  'deletion without the password': [[accounts, 'is what a deletion and an export want']],
  'a token of a deleted account that still writes': [
    ['lambdas/use-cases/profile.test.ts', 'is kept for no account that was deleted, before it or while it is saved'],
    ['lambdas/use-cases/mail.test.ts', 'has no choice of mail kept that a token of it saves afterwards'],
    [scripts, '%s for an account that is deleted at the same moment leaves nothing'],
    [races, 'takes no money through a checkout that was opened while it was deleted'],
  ],
  'an upload’s form that works again': [
    [readScript, 'case 16: changes nothing once the script is ready, and its file does not stay'],
    [readScript, 'case 16: while the first file is read does not take its place: what is read is what is kept'],
  ],
  'a receipt without ids after an early refund': [
    [payments, 'case 29: before the payment was settled leaves a receipt with the ids that the provider knows it by'],
  ],
  'three consultations for one press': [[accounts, once]],
  'no quota of announcements': [
    [scripts, 'is refused above the plan’s number a day, in words that say when there is room again'],
    [scripts, 'twenty-five times at once lets twenty begin'],
  ],
  'statistics and screenplay shown after a refund': [
    ['lambdas/use-cases/statistics.test.ts', 'case 7: are not shown once the plan was given back'],
    ['lambdas/use-cases/screenplay.test.ts', 'case 7: are not shown once the plan was given back'],
  ],
  'faults of every kind at every service': [
    [faults, 'hold every kind at every point, and leave the most calls alone'],
    [faults, 'are the same for the same seed, others for another, and none where none are wanted'],
    [notices, 'is the same for the same seed, another for another, and holds every kind and none'],
    [
      'integration/histories.test.ts',
      'whether it fails is asked at every service, queue, notice and function, and clocks differ',
    ],
  ],
  'a failing history shrinks to a script': [
    [
      'commands/failing-history.test.ts',
      'shrinks to the steps that matter, as a list and as a file that plays it again',
    ],
  ],
  'a reconciler, counted and alarmed': [
    [broken, 'sends again what has been pending for an hour, once an hour, and stops when every report is made'],
    [broken, 'sends again what was begun more than an hour ago and never ended, and leaves what is being made'],
    [halfDone, 'a file that was begun to be read an hour ago and more is put into the readers’ queue again'],
    [
      'lambdas/use-cases/left-objects.test.ts',
      'has a report made again whose result is gone once it is an hour old, wherever a stretch of the walk ends',
    ],
    [payments, 'settles what was paid and never told of, and looks at it no more'],
    [payments, 'finds a checkout whose opening nobody heard of, and settles it though it was paid'],
    [halfDone, 'of an account is finished by the sweep, with its payments settled, or was never begun'],
    [halfDone, 'an object of a script that nobody knows is kept and rings'],
    [halfDone, 'a script whose screenplay is missing is read again from its file; a whole one is left alone'],
    [
      'stack/schedule.test.ts',
      'runs every five minutes, longer than a run may last, and is not tried again before its next turn',
    ],
    [safeguards, '%s rings when it is more than passing faults'],
  ],
  'every route meets another user’s ids and every token that is none': [
    [tenants, 'says of every route without a session what guards it, and of those alone'],
  ],
  'least privilege, from the template': [
    [access, 'hold no wildcard but the one that tracing asks for, and object keys under a prefix'],
    [access, 'give each function what it needs and nothing more'],
    ['judges/journey.test.ts', 'asks for nothing that the template does not grant'],
  ],
  'worker threads are bounded and given back': [
    [
      'local-cloud/lambda-worker.test.ts',
      'are given back after their time, all of them, however many ran side by side',
    ],
    [
      'local-cloud/lambda-worker.test.ts',
      'are ended when they are too many over all functions, the one that waits longest first',
    ],
  ],
  'a sign-in trail with its address, apart and short': [
    [safeguards, 'stands in a log of its own that is kept for two weeks, all others for a month'],
    [accounts, 'leaves a trail: who came in or what was refused, and from where; no email'],
  ],
  'managed rules of the firewall, with samples': [
    [safeguards, 'blocks by AWS’s managed rules, and only counts those that judge a body'],
    [safeguards, 'keeps samples of what these rules blocked, without tokens, queries and bodies'],
  ],
  'reserved concurrency for the webhook': [
    [safeguards, 'that comes in finds a function free: the webhook’s are reserved, and no other’s'],
  ],
  'versioned uploads for thirty days, removed by their owner’s deletion': [
    [
      uploads,
      'keeps former versions for thirty days, and no delete marker that has nothing beneath it; no other bucket does',
    ],
    [
      versions,
      'is a script with every version and delete marker of its files, reports and reading, and no other script',
    ],
  ],
  'a budget with an alarm': [
    [safeguards, 'has a monthly budget that mails the owner when it is likely to be passed, nearly is, and is'],
  ],
  'reports of the content security policy': [[safeguards, 'has browsers report what it stopped, to a route of ours']],
};

/** By what was found or asked for. */
export const assessedItems = Object.entries(items).map(([what, heldBy]) => ({
  what,
  heldBy: heldBy.map(([file, title]) => ({ file, title })),
}));
