/**
 * What has to hold of a history once its faults have ended, judged by what a user can see, by the card provider's books and by what lies in table and
 * bucket: no script lost, no answer doubled, no plan without money, no money without plan or refund, no receipt unsent, nothing pending, nothing left of what
 * was deleted.
 */
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { ListObjectVersionsCommand, S3Client } from '@aws-sdk/client-s3';
import { DynamoDBDocumentClient, paginateScan } from '@aws-sdk/lib-dynamodb';
import type Stripe from 'stripe';
import * as z from 'zod';
import { callApi } from '../../bin/api-customer.ts';
import { amountMinor, type PlanName, planNames, planTable } from '../../lib/contract/plans.ts';
import { localCredentials } from '../../lib/local-cloud/emulators.ts';
import { localRegion } from '../../lib/local-cloud/physical-names.ts';
import type { LocalCloud } from '../../lib/local-cloud/run.ts';
import { cardsForPlan } from '../../lib/reports/catalog.ts';
import type { Player } from './player.ts';

const item = z.looseObject({
  pk: z.string(),
  sk: z.string(),
  closed_at: z.string().optional(),
  ttl: z.number().optional(),
  mail: z.unknown().optional(),
  status: z.unknown().optional(),
});
type Item = z.infer<typeof item>;

export interface Books {
  readonly cloud: LocalCloud;
  readonly stripe: Stripe;
}

const clientSettings = (cloud: LocalCloud, service: string) => ({
  endpoint: cloud.emulators.endpoints[`AWS_ENDPOINT_URL_${service}`] ?? '',
  region: localRegion,
  credentials: localCredentials,
});

async function allItems(cloud: LocalCloud): Promise<Item[]> {
  const client = DynamoDBDocumentClient.from(new DynamoDBClient(clientSettings(cloud, 'DYNAMODB')));
  const [table] = cloud.template.resources(['AWS::DynamoDB::Table', 'AWS::DynamoDB::GlobalTable'], z.object({}));
  const items: Item[] = [];
  for await (const page of paginateScan({ client }, { TableName: table?.name ?? '', ConsistentRead: true }))
    items.push(...(page.Items ?? []).map((each) => item.parse(each)));
  client.destroy();
  return items;
}

/** Of every version and delete marker: what was deleted must not lie beneath. */
async function keysUnder(cloud: LocalCloud, userId: string): Promise<string[]> {
  const client = new S3Client({ ...clientSettings(cloud, 'S3'), forcePathStyle: true });
  const cors = z.object({ CorsConfiguration: z.unknown().optional() });
  const bucket = cloud.template
    .resources('AWS::S3::Bucket', cors)
    .find(({ properties }) => properties.CorsConfiguration !== undefined);
  const found = await Promise.all(
    ['uploads', 'originals', 'screenplays', 'answers', 'stories', 'pictures'].map((prefix) =>
      client.send(new ListObjectVersionsCommand({ Bucket: bucket?.name, Prefix: `${prefix}/${userId}/` })),
    ),
  );
  client.destroy();
  return found.flatMap(({ Versions = [], DeleteMarkers = [] }) =>
    [...Versions, ...DeleteMarkers].map(({ Key = '' }) => Key),
  );
}

interface Money {
  /** What the provider took for this user's checkouts and kept, by plan. */
  readonly kept: readonly PlanName[];
  /** The payments of ours that it was kept for. */
  readonly paymentIds: readonly string[];
  /** How many can still be paid. */
  readonly open: number;
}

async function moneyOf({ stripe }: Books, { userId }: Player): Promise<Money> {
  const kept: PlanName[] = [];
  const paymentIds: string[] = [];
  let open = 0;
  for await (const { id, client_reference_id } of stripe.checkout.sessions.list({ limit: 100 })) {
    if (client_reference_id !== userId) continue;
    const session = await stripe.checkout.sessions.retrieve(id, { expand: ['payment_intent.latest_charge'] });
    if (session.status === 'open') open += 1;
    const intent = typeof session.payment_intent === 'object' ? session.payment_intent : null;
    const charge = typeof intent?.latest_charge === 'object' ? intent.latest_charge : null;
    if (charge === null || charge.amount_refunded === charge.amount) continue;
    const plan = planNames.find((name) =>
      (['INR', 'USD'] as const).some(
        (currency) =>
          currency.toLowerCase() === charge.currency && amountMinor(planTable[name], currency) === charge.amount,
      ),
    );
    if (plan) kept.push(plan);
    paymentIds.push(session.metadata?.payment_id ?? `of ${id}`);
  }
  return { kept, paymentIds, open };
}

const highest = (plans: readonly PlanName[]): PlanName | null =>
  planNames.findLast((name) => plans.includes(name)) ?? null;

async function wrongWithMoney(books: Books, player: Player): Promise<string[]> {
  const { kept, paymentIds, open } = await moneyOf(books, player);
  const wrong: string[] = [];
  if (open > (player.isGone() ? 0 : 1)) wrong.push(`${open} checkouts are open`);
  if (new Set(kept).size !== kept.length) wrong.push(`paid twice: ${kept.join(', ')}`);
  if (player.isGone()) {
    // A plan came of it before the account went; anything else is given back.
    const items = await allItems(books.cloud);
    const isSettled = (id: string): boolean =>
      items.some(({ pk, status }) => pk === `PAYMENT#${id}` && status === 'paid');
    const nothingCameOf = paymentIds.filter((id) => !isSettled(id));
    if (nothingCameOf.length > 0) wrong.push(`kept of an account that is gone: payment ${nothingCameOf.join(', ')}`);
    return wrong;
  }
  const held = (await player.call('paymentStatus')).payment_status.plan?.name ?? null;
  if (held !== highest(kept)) wrong.push(`${kept.join(', ') || 'nothing'} was kept, ${held ?? 'no plan'} is in force`);
  const { receipts } = await player.call('getAccount');
  const paid = receipts.filter(({ status }) => status === 'paid').map(({ plan }) => plan.name);
  if (paid.toSorted().join() !== kept.toSorted().join())
    wrong.push(`receipts for ${paid.join(', ')}, kept ${kept.join(', ')}`);
  if (receipts.some(({ payment_id, order_id }) => payment_id === null || order_id === null))
    wrong.push('a receipt names no payment');
  return wrong;
}

/** Letters may come twice, and none stays away. */
async function wrongWithMail({ cloud }: Books, player: Player): Promise<string[]> {
  if (player.isGone()) return [];
  const wrong: string[] = [];
  const own = (await allItems(cloud)).filter(({ pk }) => pk === `USER#${player.userId}`);
  const owed = own.filter(({ sk, mail }) => sk.startsWith('MAIL#') && mail !== undefined).map(({ sk }) => sk);
  if (owed.length > 0) wrong.push(`letters are still owed: ${owed.join(', ')}`);
  const letters = cloud.emulators.mail.list(player.customer.email).map(({ subject }) => subject);
  const paid = (await player.call('getAccount')).receipts.filter(({ status }) => status === 'paid').length;
  const receipts = letters.filter((subject) => subject.startsWith('Your receipt')).length;
  if (receipts < paid) wrong.push(`${receipts} receipts were mailed for ${paid} payments`);
  return wrong;
}

async function wrongWithScripts(player: Player): Promise<string[]> {
  if (player.isGone()) return [];
  const wrong: string[] = [];
  const { scripts } = await player.call('listScripts');
  const listed = new Map(scripts.map((script) => [script.script_id, script]));
  const plan = (await player.call('paymentStatus')).payment_status.plan?.name ?? null;
  for (const id of player.scripts) {
    const script = listed.get(id);
    if (script?.status !== 'ready') {
      wrong.push(`script ${id} is ${script?.status ?? 'lost'}`);
      continue;
    }
    if (plan === null) continue;
    const wanted = cardsForPlan(plan).length;
    if (script.answers.ready !== wanted)
      wrong.push(`${script.answers.ready} of ${wanted} reports, ${script.answers.failed} failed`);
    const entries = await player.call('listAnswers', { query: { script_id: id } });
    const told = entries.map(({ question, prompt }) => `${question} ${prompt}`);
    if (new Set(told).size !== told.length) wrong.push('an answer is doubled');
  }
  for (const id of player.deletedScripts) if (listed.has(id)) wrong.push(`script ${id} is still listed`);
  // One whose file arrived, though nobody was told so.
  for (const { script_id: id, status } of scripts) {
    const isKnown = player.scripts.has(id) || player.deletedScripts.has(id);
    if (!isKnown && status !== 'ready') wrong.push(`script ${id}, which was given up while it was sent, is ${status}`);
  }
  return wrong;
}

/** What says of a deleted script that it is gone, and a model's ledger, which goes by itself. */
const mayStay = new Set(['DELETED', 'LEDGER']);

/**
 * Of an account that is gone: that nothing is sold to it any more, that its sessions are over, that its last letter was sent. All go by themselves, and none
 * holds an address or a word.
 */
const goesByItself = ({ sk, closed_at, ttl, mail }: Item): boolean =>
  ttl !== undefined && (closed_at !== undefined || sk === 'SESSIONS' || (sk === 'MAIL#deleted' && mail === undefined));

async function wrongWithLeftovers({ cloud }: Books, player: Player): Promise<string[]> {
  const items = await allItems(cloud);
  const keys = await keysUnder(cloud, player.userId);
  const wrong: string[] = [];
  for (const id of player.deletedScripts) {
    const left = items.filter(({ pk, sk }) => pk === `SCRIPT#${id}` && !mayStay.has(sk)).map(({ sk }) => sk);
    if (left.length > 0) wrong.push(`of script ${id} are left ${left.join(', ')}`);
    const files = keys.filter((key) => key.includes(id));
    if (files.length > 0) wrong.push(`of script ${id} are left ${files.join(', ')}`);
  }
  if (!player.isGone()) return wrong;
  const own = items.filter((each) => each.pk === `USER#${player.userId}` && !goesByItself(each));
  if (own.length > 0) wrong.push(`of the account are left ${own.map(({ sk }) => sk).join(', ')}`);
  if (keys.length > 0) wrong.push(`of the account are left ${keys.length} files`);
  if (items.some(({ user_id }) => user_id === player.userId)) wrong.push('an item still names the account');
  const { email, password } = player.customer;
  const login = await callApi(cloud.url, 'login', { body: { email, password } }).catch(() => null);
  if (login !== null) wrong.push('the login still works');
  return wrong;
}

/** Everything that does not hold now; empty when all is as it should be. */
export async function wrongAtRest(books: Books, player: Player): Promise<string[]> {
  const found = [
    await wrongWithMoney(books, player),
    await wrongWithMail(books, player),
    await wrongWithScripts(player),
    await wrongWithLeftovers(books, player),
  ];
  return found.flat();
}
