/** Least privilege, read from the template: what each function is told, and who may do what is worth guarding. */
import { describe, expect, it } from 'vitest';
import { functionsOf, whoMay } from './fixtures/functions.ts';
import { synthesizeTemplate, text } from './fixtures/synthesize-stack.ts';

const template = synthesizeTemplate();
const functions = functionsOf(template);

const table = ['TABLE_NAME'];
const pool = ['USER_POOL_CLIENT_ID', 'USER_POOL_ID'];
const settings: Record<string, string[]> = {
  login: [...table, ...pool],
  'refresh-token': pool,
  'sign-up': pool,
  'log-out': [...table, ...pool],
  'delete-account': ['PAYMENT_SECRET_NAME', ...table, 'UPLOADS_BUCKET', ...pool],
  // One function with the export, which takes the picture along.
  'get-account': [...table, ...pool],
  'change-password': [...table, ...pool],
  'sign-out-everywhere': [...table, 'USER_POOL_ID'],
  'export-account': [...table, 'UPLOADS_BUCKET', ...pool],
  'list-plans': ['PLAN_TERMS'],
  'initiate-payment': ['ANSWER_QUEUE_URL', 'PAYMENT_SECRET_NAME', 'PLAN_TERMS', 'SITE_URL', ...table, ...pool],
  'payment-return': ['ANSWER_QUEUE_URL', 'PAYMENT_SECRET_NAME', 'SITE_URL', ...table],
  // One function with the return.
  'verify-payment': ['ANSWER_QUEUE_URL', 'PAYMENT_SECRET_NAME', 'SITE_URL', ...table],
  'payment-status': table,
  'payment-webhook': ['ANSWER_QUEUE_URL', 'PAYMENT_SECRET_NAME', ...table],
  'reset-password': pool,
  'begin-second-factor': [...table, ...pool],
  'prove-owner': [...table, ...pool],
  'create-upload': ['PLAN_QUOTAS', ...table, 'UPLOADS_BUCKET'],
  'list-scripts': table,
  'get-script': table,
  'get-slate': table,
  'export-script': [...table, 'UPLOADS_BUCKET'],
  'delete-script': [...table, 'UPLOADS_BUCKET'],
  'save-details': ['ANSWER_QUEUE_URL', ...table],
  'get-reading': table,
  'get-screenplay': [...table, 'UPLOADS_BUCKET'],
  'get-statistics': [...table, 'UPLOADS_BUCKET'],
  'compare-drafts': [...table, 'UPLOADS_BUCKET'],
  'save-corrections': ['ANSWER_QUEUE_URL', ...table, 'UPLOADS_BUCKET'],
  'save-notes': [...table, 'UPLOADS_BUCKET'],
  'create-share': table,
  'list-shares': table,
  'revoke-share': table,
  'open-share': [...table, 'UPLOADS_BUCKET'],
  'list-answers': [...table, 'UPLOADS_BUCKET'],
  'get-answer': [...table, 'UPLOADS_BUCKET'],
  'get-overview': [...table, 'UPLOADS_BUCKET'],
  'retry-answer': ['ANSWER_QUEUE_URL', ...table, 'UPLOADS_BUCKET'],
  'challenge-finding': [...table, 'UPLOADS_BUCKET'],
  'ask-script': [...table, 'UPLOADS_BUCKET'],
  'request-consultation': ['OWNER_EMAIL', 'SENDER_EMAIL', ...table, ...pool],
  'queue-upload': ['MAX_RECEIVE_COUNT', 'OWN_QUEUE_URL', 'READ_QUEUE_URL', ...table],
  'read-script': ['ANSWER_QUEUE_URL', 'MAX_RECEIVE_COUNT', 'OWN_QUEUE_URL', ...table, 'UPLOADS_BUCKET'],
  'answer-question': ['ANSWER_QUEUE_URL', 'MAX_RECEIVE_COUNT', 'OWN_QUEUE_URL', ...table, 'UPLOADS_BUCKET'],
  'give-up': [...table, 'UPLOADS_BUCKET'],
  // It shares its function with the list of plans.
  'report-violation': ['PLAN_TERMS'],
  'pre-sign-up': [],
  'pre-token-generation': table,
  'post-confirmation': table,
  'get-mail-choices': table,
  'get-profile': [...table, 'UPLOADS_BUCKET', ...pool],
  'send-mail': ['SENDER_EMAIL', 'SITE_URL', ...table, ...pool],
  sweep: ['ANSWER_QUEUE_URL', 'PAYMENT_SECRET_NAME', 'READ_QUEUE_URL', ...table, 'UPLOADS_BUCKET', ...pool],
};

const settling = ['initiate-payment', 'payment-return', 'payment-webhook', 'verify-payment'];

describe('settings', () => {
  it('give each function what it needs and nothing more', () => {
    const given = functions.map(({ name, environment }) => {
      const { NODE_OPTIONS: _, POWERTOOLS_METRICS_NAMESPACE: __, POWERTOOLS_SERVICE_NAME: ___, ...own } = environment;
      return [name, Object.keys(own).sort()];
    });
    expect(Object.fromEntries(given)).toEqual(settings);
  });

  it('hold no secret, only the name of one', () => {
    const all = text(functions.map(({ environment }) => environment));
    expect(all).not.toContain('resolve:secretsmanager');
    expect(functions.find(({ name }) => name === 'payment-webhook')?.environment.PAYMENT_SECRET_NAME).toEqual({
      Ref: 'PaymentSecretName',
    });
  });
});

describe('grants', () => {
  it('hold no wildcard but the one that tracing asks for, and object keys under a prefix', () => {
    for (const { name, statements } of functions) {
      for (const { actions, resources } of statements) {
        if (actions.every((action) => action.startsWith('xray:'))) continue;
        expect(text(actions), name).not.toContain('*');
        const open = resources.map(text).filter((resource) => resource.includes('*'));
        for (const resource of open)
          expect(resource, name).toMatch(/\/(uploads|originals|screenplays|answers|stories|pictures)\/\*"/);
      }
    }
  });

  it('let a function use the table exactly when it is told its name', () => {
    for (const { name, environment, statements } of functions) {
      const touches = statements.some(({ actions }) => actions.some((action) => action.startsWith('dynamodb:')));
      expect(touches, name).toBe('TABLE_NAME' in environment);
    }
  });

  it('let only those read the card provider’s keys that open, settle or close a checkout', () => {
    expect(whoMay(functions, 'secretsmanager:GetSecretValue')).toEqual(['delete-account', ...settling, 'sweep'].sort());
  });

  it('let only settling, reading, answering, retrying, the sweep, and saving details or corrections ask for answers', () => {
    const others = [
      'answer-question',
      'queue-upload',
      'read-script',
      'retry-answer',
      'save-corrections',
      'save-details',
      'sweep',
    ];
    const askers = [...others, ...settling].sort();
    expect(whoMay(functions, 'sqs:SendMessage')).toEqual(askers);
  });

  it('let only the login, and the password given again, start sessions, only its change set a password, and only the account’s deletion, or the sweep that finishes it, remove a user', () => {
    expect(whoMay(functions, 'cognito-idp:AdminInitiateAuth')).toEqual([
      'begin-second-factor',
      'change-password',
      'login',
      'prove-owner',
    ]);
    // After a reset that did not come through the service, the trigger puts a password that nobody knows.
    expect(whoMay(functions, 'cognito-idp:AdminSetUserPassword')).toEqual(['change-password', 'post-confirmation']);
    // The login switches a second factor off for whoever gives a recovery code.
    expect(whoMay(functions, 'cognito-idp:AdminSetUserMFAPreference')).toEqual(['begin-second-factor', 'login']);
    expect(whoMay(functions, 'cognito-idp:AdminRespondToAuthChallenge')).toEqual(['login']);
    expect(whoMay(functions, 'cognito-idp:AdminDeleteUser')).toEqual(['delete-account', 'sweep']);
  });

  it('let those ask the pool for an account that show it, write to it, or end it', () => {
    expect(whoMay(functions, 'cognito-idp:AdminGetUser')).toEqual([
      'begin-second-factor',
      'delete-account',
      'export-account',
      'get-account',
      'get-profile',
      'initiate-payment',
      'request-consultation',
      'send-mail',
      'sweep',
    ]);
    // Its client's secret goes with every use of the pool, and tells the triggers one client from the other.
    const ofPool = functions.filter(({ environment }) => 'USER_POOL_CLIENT_ID' in environment).map(({ name }) => name);
    expect(whoMay(functions, 'cognito-idp:DescribeUserPoolClient')).toEqual(
      [...ofPool, 'pre-sign-up', 'post-confirmation'].sort(),
    );
  });

  it('let only a sign-out everywhere and a finished password reset end all sessions', () => {
    expect(whoMay(functions, 'cognito-idp:AdminUserGlobalSignOut')).toEqual([
      'post-confirmation',
      'sign-out-everywhere',
    ]);
  });

  it('let nobody scan the table', () => {
    expect(whoMay(functions, 'dynamodb:Scan')).toEqual([]);
  });

  /** Who may do `action` to objects under a prefix. */
  const whoMayUnder = (prefix: string, action: string): string[] =>
    functions
      .filter(({ statements }) =>
        statements.some(
          ({ actions, resources }) => actions.includes(action) && text(resources).includes(`/${prefix}/*`),
        ),
      )
      .map(({ name }) => name)
      .sort();

  it('let screenplays be read by the analyst, and by what the owner or a share link asks for: the pages, statistics, comparison, a finding checked again, a question, the place of a turn, the notes', () => {
    expect(whoMayUnder('screenplays', 's3:GetObject')).toEqual([
      'answer-question',
      'ask-script',
      'challenge-finding',
      'compare-drafts',
      'get-overview',
      'get-screenplay',
      'get-statistics',
      'open-share',
      'read-script',
      'save-corrections',
      'save-notes',
      'sweep',
    ]);
    // The sweep looks whether they are there.
    for (const prefix of ['uploads', 'originals'])
      expect(whoMayUnder(prefix, 's3:GetObject'), prefix).toEqual(['read-script', 'sweep']);
    for (const prefix of ['screenplays', 'originals'])
      expect(whoMayUnder(prefix, 's3:PutObject'), prefix).toEqual(['read-script']);
    expect(whoMayUnder('uploads', 's3:PutObject')).toEqual(['create-upload']);
  });

  it('let a reading be written by the function that answers, with a model only, and read by what shows it', () => {
    expect(whoMayUnder('stories', 's3:PutObject')).toEqual([]);
    expect(whoMayUnder('stories', 's3:GetObject')).toEqual([
      'ask-script',
      'challenge-finding',
      'get-answer',
      'get-overview',
      'list-answers',
      'open-share',
      'save-notes',
    ]);
  });

  it('let results be written by who answers alone, and read by what shows answers', () => {
    expect(whoMayUnder('answers', 's3:PutObject')).toEqual(['answer-question']);
    expect(whoMayUnder('answers', 's3:GetObject')).toEqual([
      'answer-question',
      'challenge-finding',
      'compare-drafts',
      'export-script',
      'get-answer',
      'list-answers',
      'open-share',
      'retry-answer',
    ]);
  });

  it('let a picture be written by who saves the profile, and read by what gives it to its user', () => {
    expect(whoMayUnder('pictures', 's3:PutObject')).toEqual(['get-profile']);
    expect(whoMayUnder('pictures', 's3:GetObject')).toEqual(['export-account', 'get-profile']);
    expect(whoMayUnder('pictures', 's3:DeleteObjectVersion')).toEqual(['delete-account', 'get-profile', 'sweep']);
    expect(whoMay(functions, 'cognito-idp:AdminUpdateUserAttributes')).toEqual(['get-profile']);
  });

  it('let only deletions, the reader and the sweep erase objects with their versions, each under its prefixes', () => {
    const erasers = ['delete-account', 'delete-script', 'sweep'];
    for (const made of ['answers', 'stories'])
      expect(whoMayUnder(made, 's3:DeleteObjectVersion'), made).toEqual(erasers);
    for (const read of ['uploads', 'originals', 'screenplays'])
      expect(whoMayUnder(read, 's3:DeleteObjectVersion'), read).toEqual([
        'delete-account',
        'delete-script',
        'read-script',
        'sweep',
      ]);
    expect(whoMay(functions, 's3:ListBucketVersions')).toEqual([...erasers, 'get-profile', 'read-script'].sort());
    for (const name of erasers) {
      const lists = (functions.find((each) => each.name === name)?.statements ?? []).filter(({ actions }) =>
        actions.includes('s3:ListBucketVersions'),
      );
      expect(
        lists
          .map(({ conditions }) => conditions)
          .map(text)
          .sort(),
        name,
      ).toEqual(
        [
          'answers',
          'originals',
          ...(name === 'delete-script' ? [] : ['pictures']),
          'screenplays',
          'stories',
          'uploads',
        ].map((prefix) => text({ StringLike: { 's3:prefix': `${prefix}/*` } })),
      );
    }
  });

  it('let the reader clear uploads away and the sweep what was superseded, so that it could be got back', () => {
    for (const made of ['answers', 'stories']) expect(whoMayUnder(made, 's3:DeleteObject'), made).toEqual(['sweep']);
    expect(whoMayUnder('uploads', 's3:DeleteObject')).toEqual(['read-script']);
    for (const kept of ['originals', 'screenplays']) expect(whoMayUnder(kept, 's3:DeleteObject'), kept).toEqual([]);
    expect(whoMay(functions, 's3:ListBucket')).toEqual(['read-script', 'sweep']);
  });

  it('let mail go from the sender’s identity alone, and the consultation’s to the owner’s as well', () => {
    const identities = (name: string) =>
      (functions.find((each) => each.name === name)?.statements ?? [])
        .filter(({ actions }) => actions.includes('ses:SendEmail'))
        .flatMap(({ resources }) => resources);
    const arnOf = (identity: unknown) => ({
      'Fn::Join': [
        '',
        [
          'arn:',
          { Ref: 'AWS::Partition' },
          ':ses:',
          { Ref: 'AWS::Region' },
          ':',
          { Ref: 'AWS::AccountId' },
          ':identity/',
          identity,
        ],
      ],
    });
    const sender = {
      'Fn::If': [expect.stringMatching(/SenderByDomain/), { Ref: 'SenderIdentity' }, { Ref: 'SenderEmail' }],
    };
    expect(identities('send-mail')).toEqual([arnOf(sender)]);
    expect(identities('request-consultation')).toEqual([arnOf(sender), arnOf({ Ref: 'OwnerEmail' })]);
  });

  it('let the card provider’s keys be read by the secret’s name and the six letters behind it', () => {
    const [statement] = (functions.find(({ name }) => name === 'payment-webhook')?.statements ?? []).filter(
      ({ actions }) => actions.includes('secretsmanager:GetSecretValue'),
    );
    expect(text(statement?.resources)).toMatch(/:secret:".*"PaymentSecretName".*"-\?{6}"/);
  });

  it('let mail be sent only by the consultation and what sends owed mail, only from the sender’s address', () => {
    expect(whoMay(functions, 'ses:SendEmail')).toEqual(['request-consultation', 'send-mail']);
    expect(text(template.findResources('AWS::IAM::Policy'))).toContain(
      text({ StringEquals: { 'ses:FromAddress': { Ref: 'SenderEmail' } } }),
    );
  });
});
