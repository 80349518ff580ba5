/** What each function carries: a heavy package is in the bundle of the functions that need it and in no other. */
import path from 'node:path';
import { build, type Metafile } from 'esbuild';
import { beforeAll, describe, expect, it } from 'vitest';
import { eventHandlerNames, handlerName, routeNames } from '../../lib/contract/routes.ts';

const names = [...routeNames.map(handlerName), ...eventHandlerNames];
let outputs: Metafile['outputs'];

beforeAll(async () => {
  const result = await build({
    absWorkingDir: path.join(import.meta.dirname, '../..'),
    entryPoints: Object.fromEntries(names.map((name) => [name, `lambdas/handlers/${name}.ts`])),
    bundle: true,
    minify: true,
    write: false,
    metafile: true,
    format: 'esm',
    platform: 'node',
    target: 'node24',
    mainFields: ['module', 'main'],
    outdir: 'bundles',
    logLevel: 'error',
  });
  outputs = result.metafile.outputs;
});

/** The functions whose bundle holds bytes of a file whose path contains `part`. */
const carriers = (part: string): string[] =>
  Object.entries(outputs)
    .filter(([, { inputs }]) =>
      Object.entries(inputs).some(([file, { bytesInOutput }]) => file.includes(part) && bytesInOutput > 0),
    )
    .map(([file]) => path.basename(file, '.js'))
    .sort();

const payment = ['delete-account', 'initiate-payment', 'payment-return', 'payment-webhook', 'verify-payment'];

describe('the bundle', () => {
  it.each([
    ['the PDF reader', 'node_modules/pdfjs-dist/', ['read-script']],
    ['the analyses', 'lib/analyses/run.ts', ['answer-question']],
    ["the card provider's SDK", 'node_modules/stripe/', payment],
    ["the model's SDK", 'node_modules/ai/', ['answer-question', 'challenge-finding']],
    ['the multipart parser', 'node_modules/busboy/', ['create-upload']],
    ['the mail client', 'node_modules/@aws-sdk/client-sesv2/', ['request-consultation']],
  ])('that holds %s is of the functions that need it only', (_what, part, expected) => {
    expect(carriers(part)).toEqual(expected);
  });

  it('of a function that only talks to the user pool holds no table client', () => {
    const table = carriers('node_modules/@aws-sdk/client-dynamodb/');
    for (const name of [
      'sign-up',
      'refresh-token',
      'log-out',
      'list-plans',
      'pre-sign-up',
      'change-password',
      'post-confirmation',
    ]) {
      expect(table).not.toContain(name);
    }
  });

  it('of every function but those that hold the PDF reader, the analyses or the model is under a megabyte', () => {
    const large = Object.entries(outputs).filter(([, { bytes }]) => bytes > 1024 * 1024);
    const heavy = large.map(([file]) => path.basename(file, '.js'));
    expect(heavy.filter((name) => !['read-script', 'answer-question', 'challenge-finding'].includes(name))).toEqual([]);
  });
});
