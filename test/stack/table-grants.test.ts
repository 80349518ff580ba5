/** What each function may do with the table, action by action, and who may look through its index. */
import { expect, it } from 'vitest';
import { functionsOf } from './fixtures/functions.ts';
import { bedrock, synthesizeTemplate, text } from './fixtures/synthesize-stack.ts';

type Functions = ReturnType<typeof functionsOf>;
const actionsOn = ({ statements }: Functions[number]): string =>
  statements
    .flatMap(({ actions, resources }) =>
      actions.flatMap((action) => {
        const [service, name] = action.split(':');
        return service === 'dynamodb' ? [`${name}${text(resources).includes('/index/gsi1') ? ' (index)' : ''}`] : [];
      }),
    )
    .join(', ');
const grants = (functions: Functions): Record<string, string> =>
  Object.fromEntries(functions.map((each) => [each.name, actionsOn(each)]));

const granted = grants(functionsOf(synthesizeTemplate()));

it.each([
  ['', 'list-plans pre-sign-up refresh-token report-violation reset-password sign-up'],
  ['GetItem', 'change-password get-reading get-screenplay get-statistics payment-status pre-token-generation'],
  ['PutItem', 'log-out'],
  ['UpdateItem', 'queue-upload sign-out-everywhere'],
  [
    'GetItem, Query',
    'ask-script challenge-finding compare-drafts export-script get-answer get-overview get-script get-slate list-answers list-scripts list-shares',
  ],
  ['GetItem, PutItem', 'prove-owner'],
  ['GetItem, UpdateItem', 'request-consultation'],
  ['PutItem, UpdateItem', 'post-confirmation'],
  ['GetItem, PutItem, Query', 'create-share'],
  ['GetItem, Query, UpdateItem', 'save-corrections save-details'],
  ['DeleteItem, GetItem, PutItem', 'get-mail-choices get-profile'],
  ['GetItem, Query, Query (index)', 'export-account get-account'],
  ['GetItem, PutItem, Query, UpdateItem', 'answer-question give-up open-share retry-answer'],
  ['DeleteItem, GetItem, PutItem, UpdateItem', 'create-upload'],
  ['GetItem, Query, UpdateItem, Query (index)', 'send-mail'],
  ['BatchWriteItem, DeleteItem, GetItem, PutItem, Query', 'delete-script'],
  ['BatchWriteItem, GetItem, PutItem, Query, UpdateItem', 'read-script'],
  ['BatchWriteItem, DeleteItem, GetItem, Query, UpdateItem', 'login revoke-share'],
  [
    'BatchWriteItem, DeleteItem, GetItem, PutItem, Query, UpdateItem',
    'begin-second-factor payment-return payment-webhook save-notes verify-payment',
  ],
  [
    'BatchWriteItem, DeleteItem, GetItem, PutItem, Query, UpdateItem, Query (index)',
    'delete-account initiate-payment sweep',
  ],
])('"%s" may be done to the table by %s', (actions, names) => {
  const allowed = Object.entries(granted).flatMap(([name, own]) => (own === actions ? [name] : []));
  expect(allowed.sort().join(' ')).toBe(names);
});

it('with a model, who asks it may count what that costs, and keep what it answered', () => {
  const withModel = grants(functionsOf(synthesizeTemplate(bedrock)));
  const changed = Object.entries(withModel).filter(([name, actions]) => granted[name] !== actions);
  expect(Object.fromEntries(changed)).toEqual({
    'ask-script': 'BatchWriteItem, GetItem, Query, UpdateItem',
    'challenge-finding': 'GetItem, Query, UpdateItem',
  });
});
