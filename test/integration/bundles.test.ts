/** What each function carries: a heavy package is in the bundle of the functions that need it and in no other. */
import { beforeAll, describe, expect, it } from 'vitest';
import { eventHandlerNames } from '../../lib/contract/routes.ts';
import { bundleHandlers, readBundleContents } from '../../lib/stack/bundle-handlers.ts';
import { routeFunctionNames } from '../../lib/stack/shared-functions.ts';

type Contents = ReturnType<typeof readBundleContents>;
/** As a deployment with a language model has them, and as one without. */
let contents: Contents;
let alone: Contents;

beforeAll(async () => {
  await bundleHandlers({ model: true });
  contents = readBundleContents({ model: true });
  await bundleHandlers({ model: false });
  alone = readBundleContents({ model: false });
}, 300_000);

/** The functions whose bundle holds bytes of a file whose path contains `part`. */
const carriers = (part: string, of: Contents = contents): string[] =>
  Object.entries(of)
    .filter(([, { bytesByFile }]) =>
      Object.entries(bytesByFile).some(([file, bytes]) => file.includes(part) && bytes > 0),
    )
    .map(([name]) => name)
    .sort();

const payment = ['delete-account', 'initiate-payment', 'payment-webhook', 'settle-payment', 'sweep'].sort();

describe('the bundle', () => {
  it('is there for every route and event', () => {
    expect(Object.keys(contents).sort()).toEqual([...routeFunctionNames, ...eventHandlerNames].sort());
  });

  it.each([
    ['the PDF reader', 'node_modules/@embedpdf/pdfium/', ['read-script']],
    [
      'the reports',
      'lib/reports/run.ts',
      ['answer-question', 'ask-script', 'challenge-finding', 'get-overview', 'open-share', 'save-notes'],
    ],
    ["the card provider's SDK", 'node_modules/stripe/', payment],
    ["the model's SDK", 'node_modules/ai/', ['answer-question', 'ask-script', 'challenge-finding']],
    ['the multipart parser', 'node_modules/busboy/', ['create-upload']],
    ['the mail client', 'node_modules/@aws-sdk/client-sesv2/', ['request-consultation', 'send-mail']],
  ])('that holds %s is of the functions that need it only', (_what, part, expected) => {
    expect(carriers(part)).toEqual(expected);
  });

  it('of a deployment without a language model holds no model’s SDK and none of the words that one is asked with', () => {
    for (const part of [
      'node_modules/ai/',
      'node_modules/@ai-sdk/',
      'lib/model/read/instructions.ts',
      'lib/model/open-model.ts',
    ])
      expect(carriers(part, alone), part).toEqual([]);
    for (const name of ['answer-question', 'ask-script', 'challenge-finding']) {
      const [without = 0, beside = 0] = [alone[name]?.bytes, contents[name]?.bytes];
      expect(beside - without, name).toBeGreaterThan(300 * 1024);
    }
    // Every other function is the same with and without.
    const others = Object.keys(contents).filter((name) => !carriers('node_modules/ai/').includes(name));
    for (const name of others) expect(alone[name], name).toEqual(contents[name]);
  });

  it('of a function that only talks to the user pool holds no table client', () => {
    const table = carriers('node_modules/@aws-sdk/client-dynamodb/');
    for (const name of ['open-session', 'without-data', 'pre-sign-up']) {
      expect(table).not.toContain(name);
    }
  });

  it('of every function but those that hold the PDF reader, the analyses or the model is under a megabyte', () => {
    const large = Object.entries(contents).filter(([, { bytes }]) => bytes > 1024 * 1024);
    const heavy = large.map(([name]) => name);
    const reading = ['read-script', 'answer-question', 'ask-script', 'challenge-finding'];
    // The engine's counters with their words and weights: whoever draws a part of the story graph.
    const counting = ['get-statistics', 'compare-drafts', 'open-share', 'get-overview', 'read-answers', 'save-notes'];
    // Who is one person is told by the dictionary of names: whoever names a script's people holds it.
    const naming = ['read-item', 'save-corrections', 'get-screenplay'];
    // These reach table, bucket, user pool and card provider, all in one.
    const reaching = ['delete-account', 'sweep'];
    expect(heavy.filter((name) => ![...reading, ...counting, ...naming, ...reaching].includes(name))).toEqual([]);
    for (const name of reaching) expect(contents[name]?.bytes).toBeLessThan(1.25 * 1024 * 1024);
    for (const name of naming) expect(contents[name]?.bytes).toBeLessThan(1.5 * 1024 * 1024);
    // A megabyte and a half of it are the tables of films, kinds of story, genres, common lines and words taken for others.
    for (const name of counting) expect(contents[name]?.bytes).toBeLessThan(3.4 * 1024 * 1024);
  });
});
