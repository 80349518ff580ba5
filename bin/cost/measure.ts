/**
 * Counts what one script asks of every service, on the local cloud: its writer logs in, sends the sample, waits as the site does, reads every report and the Workbench once. Sizes are those on the wire, which
 * are larger than what is billed; time is this machine's. Both err upwards.
 */
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import * as z from 'zod';
import type { Exchange } from '../../lib/local-cloud/iam/guard.ts';
import type { LocalCloud } from '../../lib/local-cloud/run.ts';
import { cardsForPlan } from '../../lib/reports/catalog.ts';
import { becomeCustomer, type HttpCustomer, logInByHttp } from '../../test/e2e/http-customer.ts';
import { assembleProduct } from '../../test/integration/product-cloud.ts';
import { runProduct } from '../../test/integration/run-product.ts';
import { measuredStanding, type PerScript, type Standing } from './measured.ts';

const sample = path.join(import.meta.dirname, '../../test/corpus/the-last-reel.pdf');
/** The site looks each second while reports are made. */
const lookEveryMs = 1000;
/** Files and GB of the site at a visit: pages, code and fonts, by the bounds of test/integration/site-size. */
const site = { requests: 40, gb: 0.001 } as const;
/** That reports are ready, and a part of a welcome and a receipt. */
const mails = 1.5;

/** The writer's whole visit; answers how many calls of the API it took. */
async function visit(url: string, account: HttpCustomer['customer']): Promise<number> {
  const writer = await logInByHttp(url, account);
  let calls = 1;
  const call: HttpCustomer['call'] = (name, options) => {
    calls += 1;
    return writer.call(name, options);
  };
  const id = await writer.upload(await readFile(sample), path.basename(sample));
  calls += 1;
  const wanted = cardsForPlan('expert').length;
  while ((await call('getScript', { path: { id } })).answers.ready < wanted) await sleep(lookEveryMs);
  await call('listScripts');
  await call('listAnswers');
  for (const { number } of cardsForPlan('expert')) await call('getAnswer', { path: { n: String(number) } });
  const beside = ['getReading', 'getScreenplay', 'getOverview', 'getStatistics', 'getNotes'] as const;
  for (const name of beside) await call(name, { path: { id } });
  return calls;
}

const unitsOf = (bytes: number, size: number): number => Math.max(1, Math.ceil(bytes / size));
const batch = z.object({ RequestItems: z.record(z.string(), z.array(z.unknown())) });
const writes = new Set(['PutItem', 'UpdateItem', 'DeleteItem']);

/** Units that a call of the table is billed for. */
function tableUnits({ requestHeaders, requestBody, responseBody }: Exchange): { write: number; read: number } {
  const operation = String(requestHeaders['x-amz-target'] ?? '').split('.')[1] ?? '';
  if (writes.has(operation)) return { write: unitsOf(requestBody.length, 1024), read: 0 };
  if (operation !== 'BatchWriteItem') return { write: 0, read: unitsOf(responseBody.length, 4096) };
  const items = Object.values(batch.parse(JSON.parse(requestBody.toString('utf8'))).RequestItems).flat();
  return { write: items.length, read: 0 };
}

/** Calls, time in GB seconds, and GB that functions wrote into their logs. */
async function functionUse(state: string, cloud: LocalCloud) {
  const sized = cloud.template.resources('AWS::Lambda::Function', z.object({ MemorySize: z.number().default(128) }));
  const memory = new Map(sized.map(({ logicalId, properties }) => [logicalId, properties.MemorySize]));
  const use = { calls: 0, queued: 0, gbSeconds: 0, logGb: 0 };
  for (const name of await readdir(path.join(state, 'logs'))) {
    const text = await readFile(path.join(state, 'logs', name), 'utf8');
    const took = [...text.matchAll(/^REPORT .* Duration: (\d+) ms$/gm)].map(([, ms]) => Number(ms));
    use.calls += took.length;
    if (name.includes('Consumer')) use.queued += took.length;
    use.logGb += text.length / 1e9;
    for (const ms of took) use.gbSeconds += (ms / 1000) * ((memory.get(name.replace('.log', '')) ?? 128) / 1024);
  }
  return use;
}

export async function measure(directory: string): Promise<{ one: PerScript; stands: Standing }> {
  const exchanges: Exchange[] = [];
  const state = path.join(directory, 'state');
  const assembly = await assembleProduct(directory);
  const cloud = await runProduct(assembly, state, undefined, undefined, (exchange) => void exchanges.push(exchange));
  try {
    const { customer } = await becomeCustomer(cloud.url, 'expert');
    const before = await functionUse(state, cloud);
    exchanges.length = 0;
    const apiRequest = await visit(cloud.url, customer);
    const after = await functionUse(state, cloud);
    const of = (service: Exchange['service']) => exchanges.filter((each) => each.service === service);
    const table = of('dynamodb').map(tableUnits);
    const stored = of('s3').filter(({ method }) => method === 'PUT' || method === 'POST');
    const queue = of('sqs').filter(
      ({ requestHeaders }) => !String(requestHeaders['x-amz-target']).endsWith('ReceiveMessage'),
    );
    const answered = exchanges.filter(({ service }) => service === 's3').length;
    const one: PerScript = {
      apiRequest,
      lambdaRequest: after.calls - before.calls,
      lambdaGbSecond: after.gbSeconds - before.gbSeconds,
      tableWrite: table.reduce((sum, { write }) => sum + write, 0),
      tableRead: table.reduce((sum, { read }) => sum + read, 0),
      bucketPut: stored.length,
      bucketGet: answered - stored.length,
      queueRequest: queue.length,
      mail: mails,
      firewallRequest: apiRequest,
      siteRequest: apiRequest + site.requests,
      siteGb: site.gb,
      logGb: after.logGb - before.logGb,
      secretCall: of('secrets').length,
      queued: after.queued - before.queued,
      kept: {
        table: of('dynamodb').reduce((sum, { requestBody }) => sum + requestBody.length, 0) / 1e9,
        bucket: stored.reduce((sum, { requestBody }) => sum + requestBody.length, 0) / 1e9,
      },
    };
    const count = (type: string): number => cloud.template.resources(type, z.object({})).length;
    const [firewall] = cloud.template.resources(
      'AWS::WAFv2::WebACL',
      z.object({ Rules: z.array(z.unknown()).default([]) }),
    );
    return {
      one,
      stands: {
        alarms: count('AWS::CloudWatch::Alarm'),
        // No template lists them: counted by hand in lib/contract/metrics.
        metrics: measuredStanding.metrics,
        firewallRules: firewall?.properties.Rules.length ?? 0,
      },
    };
  } finally {
    await cloud.close();
  }
}
