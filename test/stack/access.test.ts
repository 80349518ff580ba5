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
  'log-out': pool,
  'delete-account': ['PAYMENT_SECRET_NAME', ...table, 'UPLOADS_BUCKET', ...pool],
  'get-account': [...table, ...pool],
  'change-password': [],
  'sign-out-everywhere': ['USER_POOL_ID'],
  'export-account': [...table, ...pool],
  'list-plans': [],
  'initiate-payment': ['ANSWER_QUEUE_URL', 'PAYMENT_SECRET_NAME', 'SITE_URL', ...table, ...pool],
  'payment-return': ['ANSWER_QUEUE_URL', 'PAYMENT_SECRET_NAME', 'SITE_URL', ...table],
  'verify-payment': ['ANSWER_QUEUE_URL', 'PAYMENT_SECRET_NAME', ...table],
  'payment-status': table,
  'payment-webhook': ['ANSWER_QUEUE_URL', 'PAYMENT_SECRET_NAME', ...table],
  'reset-password': ['RESET_CLIENT_ID'],
  'prove-owner': [...table, ...pool],
  'create-upload': ['PLAN_QUOTAS', ...table, 'UPLOADS_BUCKET'],
  'list-scripts': table,
  'get-script': table,
  'export-script': table,
  'delete-script': [...table, 'UPLOADS_BUCKET'],
  'save-details': ['ANSWER_QUEUE_URL', ...table],
  'get-reading': table,
  'get-screenplay': [...table, 'UPLOADS_BUCKET'],
  'get-statistics': [...table, 'UPLOADS_BUCKET'],
  'compare-drafts': [...table, 'UPLOADS_BUCKET'],
  'save-characters': ['ANSWER_QUEUE_URL', ...table],
  'create-share': table,
  'list-shares': table,
  'revoke-share': table,
  'open-share': [...table, 'UPLOADS_BUCKET'],
  'list-answers': table,
  'get-answer': table,
  'retry-answer': ['ANSWER_QUEUE_URL', ...table],
  'challenge-finding': [...table, 'UPLOADS_BUCKET'],
  'request-consultation': ['OWNER_EMAIL', 'SENDER_EMAIL', ...table, ...pool],
  'queue-upload': ['MAX_RECEIVE_COUNT', 'READ_QUEUE_URL', ...table],
  'read-script': ['ANSWER_QUEUE_URL', 'MAX_RECEIVE_COUNT', ...table, 'UPLOADS_BUCKET'],
  'answer-question': ['ANSWER_QUEUE_URL', 'MAX_RECEIVE_COUNT', ...table, 'UPLOADS_BUCKET'],
  'pre-sign-up': [],
  'pre-token-generation': table,
  'post-confirmation': [],
  sweep: ['ANSWER_QUEUE_URL', 'PAYMENT_SECRET_NAME', ...table],
};

const settling = ['initiate-payment', 'payment-return', 'payment-webhook', 'verify-payment'];

describe('settings', () => {
  it('give each function what it needs and nothing more', () => {
    const given = functions.map(({ name, environment }) => {
      const { NODE_OPTIONS: _, ...own } = environment;
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
        for (const resource of open) expect(resource, name).toMatch(/\/(uploads|originals|screenplays)\/\*"/);
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

  it('let only settling, reading, answering, retrying, the sweep, and saving details or the cast ask for answers', () => {
    const others = [
      'answer-question',
      'queue-upload',
      'read-script',
      'retry-answer',
      'save-characters',
      'save-details',
      'sweep',
    ];
    const askers = [...others, ...settling].sort();
    expect(whoMay(functions, 'sqs:SendMessage')).toEqual(askers);
  });

  it('let only the login, and the password given again, start sessions, and only the account’s deletion remove a user', () => {
    expect(whoMay(functions, 'cognito-idp:AdminInitiateAuth')).toEqual(['login', 'prove-owner']);
    expect(whoMay(functions, 'cognito-idp:AdminDeleteUser')).toEqual(['delete-account']);
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

  it('let objects be read by the reader and the analyst, and by what the owner or a share link asks for: the pages, statistics, comparison, a finding checked again', () => {
    expect(whoMay(functions, 's3:GetObject')).toEqual([
      'answer-question',
      'challenge-finding',
      'compare-drafts',
      'get-screenplay',
      'get-statistics',
      'open-share',
      'read-script',
    ]);
    for (const reader of ['get-screenplay', 'get-statistics']) {
      const statements = functions.find(({ name }) => name === reader)?.statements ?? [];
      const objects = statements.filter(({ actions }) => actions.some((action) => action.startsWith('s3:')));
      expect(text(objects)).toContain('/screenplays/*');
      expect(text(objects)).not.toContain('/uploads/*');
    }
    expect(whoMay(functions, 's3:ListBucket')).toEqual(['read-script']);
    expect(whoMay(functions, 's3:PutObject')).toEqual(['create-upload', 'read-script']);
    expect(whoMay(functions, 's3:DeleteObject')).toEqual(['delete-account', 'delete-script', 'read-script']);
  });

  it('let mail be sent only by the consultation, only from the sender’s address', () => {
    expect(whoMay(functions, 'ses:SendEmail')).toEqual(['request-consultation']);
    expect(text(template.findResources('AWS::IAM::Policy'))).toContain(
      text({ StringEquals: { 'ses:FromAddress': { Ref: 'SenderEmail' } } }),
    );
  });
});
