/** What is stored and answered: the words that a field may hold, the numbers it may not, and that nothing is lost in parsing. */
import { describe, expect, it } from 'vitest';
import type * as z from 'zod';
import { accountExport, scriptExport } from '../../lib/contract/account-export.ts';
import { doneOutput, loginOutput, signUpOutput } from '../../lib/contract/accounts.ts';
import {
  type Block,
  basis,
  block,
  findingsBlock,
  matrixBlock,
  namedPlace,
  tableBlock,
} from '../../lib/contract/blocks.ts';
import { challengeOutput } from '../../lib/contract/challenge.ts';
import {
  comparedFact,
  comparedScene,
  comparedScore,
  comparisonOutput,
  sceneChange,
} from '../../lib/contract/comparison.ts';
import { evidence } from '../../lib/contract/evidence.ts';
import { isOldSource } from '../../lib/contract/old-source.ts';
import { deleteAccountOutput, receipt } from '../../lib/contract/own-account.ts';
import { webhookOutput } from '../../lib/contract/payment-provider.ts';
import { inactivePayment, paymentStatus } from '../../lib/contract/payment-status.ts';
import { plan, planTable } from '../../lib/contract/plans.ts';
import { prerenderedPages } from '../../lib/contract/prerendered-pages.ts';
import { readingOutput, unreadableCodes } from '../../lib/contract/reading.ts';
import { answerDetail, answerStatus } from '../../lib/contract/report.ts';
import { pageNode, sceneEntry, screenplayOutput } from '../../lib/contract/screenplay-pages.ts';
import { breakdownScene, statisticsOutput } from '../../lib/contract/statistics.ts';
import { createUploadOutput, emptyDetails, script, scriptStatus } from '../../lib/contract/uploads.ts';

const accepts = (schema: z.ZodType, value: unknown): boolean => schema.safeParse(value).success;
/** Each of `values` in a field of something that else passes. */
const each = (schema: z.ZodType, value: object, field: string, values: readonly unknown[]): boolean[] =>
  values.map((one) => accepts(schema, { ...value, [field]: one }));
const all = (count: number): true[] => Array.from({ length: count }, () => true);

const place = { scene: 1, page: 1, line: 1, quote: 'q' };
const scene = { ordinal: 1, heading: 'INT. X', page: 1, last_page: 1, pages: 0.1, words: 0 };
const side = { script_id: 's', title: null, file_name: 'a.pdf', created_at: 'now', status: 'ready' };
const changed = {
  kind: 'same',
  moved: false,
  older: [scene],
  newer: [],
  kept: 0,
  words_added: 0,
  words_cut: 0,
  heading_changed: false,
  gone: [place],
  fresh: [],
};
const breakdown = {
  scene: 1,
  number: null,
  heading: 'INT. X',
  setting: null,
  location: 'X',
  time_of_day: null,
  page: 1,
  eighths: 1,
  speakers: [],
  present: [],
  speeches: 0,
  dialogue_words: 0,
  action_words: 0,
};
const record = {
  script_id: 's',
  file_name: 'a.pdf',
  size: 1,
  status: 'ready',
  problem: null,
  title: null,
  page_count: null,
  scene_count: null,
  created_at: 'now',
  details: emptyDetails,
  answers: { ready: 0, failed: 0, total: 15 },
};

describe('a field with a closed list of words', () => {
  const lists: readonly (readonly [string, z.ZodType, object | null, string, readonly unknown[]])[] = [
    ['how far an answer is', answerStatus, null, '', ['pending', 'running', 'succeeded', 'failed']],
    ['how far a script is', scriptStatus, null, '', ['awaiting_upload', 'uploaded', 'reading', 'ready', 'failed']],
    ['what a statement stands on', basis, null, '', ['counted', 'opinion', 'published']],
    ['what became of a scene', sceneChange, changed, 'kind', ['same', 'rewritten', 'split', 'merged', 'added', 'cut']],
    [
      'what a number counts',
      comparedFact,
      { name: 'n', older: 1, newer: 2 },
      'unit',
      ['pages', 'scenes', 'words', 'parts', 'share'],
    ],
    ['a scene’s setting', breakdownScene, breakdown, 'setting', ['INT', 'EXT', 'INT/EXT', null]],
    [
      'a line of the script',
      pageNode,
      { line: 1, text: 't' },
      'kind',
      ['heading', 'action', 'cue', 'parenthetical', 'dialogue', 'lyric', 'transition', 'shot', 'centered', 'note'],
    ],
    ['a half of a dual dialogue', pageNode, { kind: 'cue', line: 1, text: 't' }, 'dual', ['left', 'right', undefined]],
    [
      'what came of a challenge',
      challengeOutput,
      { finding: 'f', by: null, message: 'm', evidence: [] },
      'outcome',
      ['shown', 'confirmed', 'amended', 'withdrawn'],
    ],
    [
      'what became of a score',
      comparedScore,
      { table: 'FRAME', name: 'Flux', older: null, newer: null },
      'verdict',
      ['unchanged', 'noise', 'up', 'down', 'unrated'],
    ],
    [
      'the table of a score',
      comparedScore,
      { name: 'Flux', older: null, newer: null, verdict: 'up' },
      'table',
      ['FRAME', 'CALIBER'],
    ],
    [
      'a payment that was made',
      receipt,
      {
        receipt_id: 'r',
        plan: { id: 1, name: 'basic' },
        amount: 1,
        currency: 'INR',
        paid_at: 'now',
        refunded_at: null,
        refund_reason: null,
        refund_failed_at: null,
        payment_id: null,
        order_id: null,
      },
      'status',
      ['paid', 'refunded'],
    ],
  ];
  it.each(lists)('%s', (_what, schema, value, field, words) => {
    const tried = [...words, 'something else', ''];
    const results = value === null ? tried.map((word) => accepts(schema, word)) : each(schema, value, field, tried);
    expect(results).toEqual([...all(words.length), false, false]);
  });

  it('a finding’s weight', () => {
    const finding = (severity: unknown) => ({
      kind: 'findings',
      title: 't',
      basis: 'counted',
      items: [{ title: 't', bullets: [], advice: null, severity }],
    });
    expect(['info', 'minor', 'major', null, 'grave'].map((weight) => accepts(findingsBlock, finding(weight)))).toEqual([
      ...all(4),
      false,
    ]);
  });

  it('an aligned column', () => {
    const table = (align: string) => ({
      kind: 'table',
      title: 't',
      columns: [{ label: 'l', align }],
      rows: [],
      basis: 'counted',
    });
    expect(['left', 'right', 'middle'].map((align) => accepts(tableBlock, table(align)))).toEqual([true, true, false]);
  });
});

describe('a number', () => {
  it.each([
    ['the page of a quote', evidence, place, 'page'],
    ['the line of a quote', evidence, place, 'line'],
    ['the scene of a quote', evidence, place, 'scene'],
    ['the page of a named place', namedPlace, { text: 't', page: 1, line: null }, 'page'],
    ['the line of a named place', namedPlace, { text: 't', page: 1, line: null }, 'line'],
    ['a scene of a draft', comparedScene, scene, 'ordinal'],
    ['its page', comparedScene, scene, 'page'],
    ['its last page', comparedScene, scene, 'last_page'],
    ['a scene of a breakdown', breakdownScene, breakdown, 'scene'],
    ['its page in a breakdown', breakdownScene, breakdown, 'page'],
    ['its eighths', breakdownScene, breakdown, 'eighths'],
    ['a scene of the pages', sceneEntry, { scene: 1, number: null, heading: null, page: 1, line: 1 }, 'scene'],
    ['its line', sceneEntry, { scene: 1, number: null, heading: null, page: 1, line: 1 }, 'line'],
  ] as const)('%s counts from 1 and is whole', (_what, schema, value, field) => {
    expect(each(schema, value, field, [1, 2, 0, -1, 1.5])).toEqual([true, true, false, false, false]);
  });

  it.each([
    ['words of a scene', comparedScene, scene, 'words'],
    ['words added', sceneChange, changed, 'words_added'],
    ['words cut', sceneChange, changed, 'words_cut'],
    ['speeches', breakdownScene, breakdown, 'speeches'],
    ['words spoken', breakdownScene, breakdown, 'dialogue_words'],
    ['words of action', breakdownScene, breakdown, 'action_words'],
    ['a price in rupees', plan, planTable.basic, 'price'],
    ['a price in dollars', plan, planTable.basic, 'price_world'],
  ] as const)('of %s may be none, but not less, and is whole', (_what, schema, value, field) => {
    expect(each(schema, value, field, [0, 1, -1, 0.5])).toEqual([true, true, false, false]);
  });

  it('of what two wordings share runs from 0 to 1', () => {
    expect(each(sceneChange, changed, 'kept', [0, 0.5, 1, -0.1, 1.1])).toEqual([true, true, true, false, false]);
  });

  it('of a matrix is a step of at least two', () => {
    const matrix = {
      kind: 'matrix',
      title: 't',
      rowLabel: 'r',
      columnLabel: 'c',
      columns: [],
      rows: [],
      note: null,
      basis: 'counted',
    };
    expect(each(matrixBlock, matrix, 'levels', [['no', 'yes'], ['no'], []])).toEqual([true, false, false]);
  });
});

describe('a figure from outside the script', () => {
  it.each([
    [2024, '2026-01', false],
    [2024, '2026-02', true],
    [2026, '2026-12', false],
    [2023, '2025-01', false],
    [2023, '2025-12', true],
    [null, '2026-01', true],
  ] as const)('of %s is old in %s: %s', (year, month, old) => expect(isOldSource(year, month)).toBe(old));

  it('counts from January where the month is not said', () => {
    expect(isOldSource(2024, '2026')).toBe(false);
    expect(isOldSource(2023, '2026')).toBe(true);
  });
});

describe('an answer that is there only when the script is ready', () => {
  const problem = { code: 'no_text', message: 'No text.' };
  const notYet = ['awaiting_upload', 'uploaded', 'reading', 'failed'];
  it.each([
    ['the pages', screenplayOutput],
    ['the figures', statisticsOutput],
    ['the reading', readingOutput],
  ] as const)('%s', (_what, schema) => {
    for (const status of notYet) expect(schema.parse({ status, problem })).toEqual({ status, problem });
    expect(accepts(schema, { status: 'ready', problem: null })).toBe(false);
    expect(accepts(schema, { status: 'lost', problem: null })).toBe(false);
  });

  it('the comparison', () => {
    const ready = {
      summary: 's',
      facts: [],
      scenes: [],
      cast: [],
      findings: { fixed: [], open: [], fresh: [] },
      scores: [],
      reports: [],
    };
    const waiting = { status: 'waiting', older: side, newer: side };
    expect(comparisonOutput.parse(waiting)).toEqual(waiting);
    expect(comparisonOutput.parse({ status: 'ready', older: side, newer: side, ...ready })).toMatchObject(ready);
    expect(accepts(comparisonOutput, { status: 'ready', older: side, newer: side })).toBe(false);
  });

  it('the comparison’s cast: added, cut or renamed', () => {
    const cast = (kind: string) => ({
      status: 'ready',
      older: side,
      newer: side,
      summary: 's',
      facts: [],
      scenes: [],
      cast: [{ kind, older: null, newer: { name: 'A', speeches: 1, words: 0, page: 1 } }],
      findings: { fixed: [], open: [], fresh: [] },
      scores: [],
      reports: [],
    });
    expect(['added', 'cut', 'renamed', 'aged'].map((kind) => accepts(comparisonOutput, cast(kind)))).toEqual([
      true,
      true,
      true,
      false,
    ]);
  });
});

describe('an answer', () => {
  it('of a deed says that it was done, or is none', () => {
    for (const schema of [doneOutput, signUpOutput]) {
      expect(accepts(schema, { success: true, message: 'm' })).toBe(true);
      expect(accepts(schema, { success: false, message: 'm' })).toBe(false);
    }
    expect([true, false].map((received) => accepts(webhookOutput, { received }))).toEqual([true, false]);
    const removed = { scripts: 1, reports: 0, receipts_kept: 0 };
    const payments = { checkouts_closed: 0, given_back: 1, in_process: 0 };
    const deleted = (success: boolean) => accepts(deleteAccountOutput, { success, message: 'm', removed, payments });
    expect([true, false].map(deleted)).toEqual([true, false]);
  });

  it('to a login names the plan in small letters', () => {
    const login = { access: 'a', refresh: 'r', user: { username: 'u', email: 'e', profile_image: null } };
    expect(loginOutput.parse({ ...login, plan: { id: 1, name: 'BASIC' } }).plan).toEqual({ id: 1, name: 'basic' });
    expect(accepts(loginOutput, { ...login, plan: { id: 1, name: 'gold' } })).toBe(false);
    expect(loginOutput.parse(login)).toEqual(login);
  });

  it('to an upload is a form, or the record of a file that is there', () => {
    const form = { script_id: 's', upload: { url: 'u', fields: { key: 'k' } }, expires_at: 'then' };
    expect(createUploadOutput.parse(form)).toEqual(form);
    expect(createUploadOutput.parse({ script_id: 's', status: 'uploaded' })).toEqual({
      script_id: 's',
      status: 'uploaded',
    });
    expect(accepts(createUploadOutput, { script_id: 's' })).toBe(false);
  });

  it('to a question carries its ratings at the top, each whole', () => {
    const rating = { rating: '7/10', score: 7, low: 6, high: 8, description: 'd' };
    const detail = { question: 1, status: 'succeeded', FRAME: { Flux: rating }, entries: [], problem: null };
    expect(answerDetail.parse(detail)).toEqual(detail);
    expect(accepts(answerDetail, { ...detail, FRAME: { Flux: { ...rating, rating: 7 } } })).toBe(false);
  });
});

it('who has not paid has no plan, no date and no payment', () => {
  expect(inactivePayment.has_active_payment).toBe(false);
  expect(Object.entries(inactivePayment).filter(([, value]) => value !== null && value !== false)).toEqual([]);
  expect(paymentStatus.parse(inactivePayment)).toEqual(inactivePayment);
});

it('pages that could not be read are known by two warnings', () => {
  expect([...unreadableCodes]).toEqual(['damaged_pages', 'pages_without_text']);
});

it('the public pages are written at their address; the login also stands at the root', () => {
  expect(prerenderedPages.map(({ address, file, servedAt }) => [address, file, ...servedAt])).toEqual([
    ['/welcome', 'welcome.html', '/welcome'],
    ['/login', 'login.html', '/login', '/'],
    ['/signup', 'signup.html', '/signup'],
    ['/sample', 'sample.html', '/sample'],
    ['/terms', 'terms.html', '/terms'],
    ['/privacy', 'privacy.html', '/privacy'],
  ]);
});

it('what is taken along holds every payment with what became of it, and every answer', () => {
  const payment = {
    receipt_id: 'r',
    plan_name: 'basic',
    amount: 100,
    currency: 'INR',
    order_id: null,
    payment_id: null,
    last_failure: null,
    created_at: 'now',
    settled_at: null,
    refunded_at: null,
    refund_reason: null,
    refund_failed_at: null,
  };
  const kept = {
    exported_at: 'now',
    user_id: 'u',
    user: { username: 'u', email: 'e', profile_image: null },
    created_at: null,
    payment_status: inactivePayment,
    payments: ['created', 'cancelled', 'expired', 'paid', 'refunded'].map((status) => ({ ...payment, status })),
    consultations: [{ consultation_id: 'c', question: 'q', preferred_times: 'p', created_at: 'now' }],
    mail: { welcome: true, reports_ready: false, share_opened: true, account_deleted: true },
    profile: { locale: 'de-DE', picture: { type: 'image/png', data: 'iVBORw0K' } },
    scripts: [record],
  };
  expect(accountExport.parse(kept)).toEqual(kept);
  expect(accepts(accountExport, { ...kept, payments: [{ ...payment, status: 'stolen' }] })).toBe(false);
  const answers = [{ question: 15, status: 'failed', status_at: 'now', problem: null, result: null }];
  const asked = { question: 'Who?', asked_at: 'now', answer: { kind: 'unproved', model: 'm', dropped: 1 } };
  const whole = { script: record, answers, shares: [], comments: [], questions: [asked], notes: [] };
  expect(scriptExport.parse(whole)).toEqual(whole);
  expect(script.parse(record)).toEqual(record);
});

describe('a block', () => {
  const basisOf = { basis: 'counted' } as const;
  const blocks: readonly Block[] = [
    { kind: 'prose', title: null, paragraphs: ['p'], ...basisOf },
    { kind: 'facts', title: null, items: [{ label: 'l', value: 'v', note: null, evidence: [place] }], ...basisOf },
    { kind: 'findings', title: 't', items: [], ...basisOf },
    { kind: 'score', short: 'F', name: 'Flux', score: 7, low: 6, high: 8, description: 'd', evidence: [], ...basisOf },
    { kind: 'score_table', title: 't', rows: [], note: null, ...basisOf },
    {
      kind: 'series',
      title: 't',
      xLabel: 'x',
      yLabel: 'y',
      lines: [
        { name: 'n', shape: 'line', points: [] },
        { name: 'n', shape: 'columns', points: [{ x: 1, y: 2 }] },
      ],
      ...basisOf,
    },
    { kind: 'quotes', title: 't', items: [{ text: 't', evidence: place }], ...basisOf },
    { kind: 'cards', title: 't', cards: [], ...basisOf },
    { kind: 'network', title: 't', nodeUnit: 'words', linkUnit: 'lines', nodes: [], links: [], legend: [], ...basisOf },
    { kind: 'timeline', title: 't', pageCount: 1, items: [], ...basisOf },
    { kind: 'table', title: 't', columns: [], rows: [['a', 1]], ...basisOf },
    {
      kind: 'bars',
      title: 't',
      itemLabel: 'i',
      valueLabel: 'v',
      items: [{ label: 'l', value: 0, reference: 0, note: null }],
      ...basisOf,
    },
    {
      kind: 'matrix',
      title: 't',
      rowLabel: 'r',
      columnLabel: 'c',
      columns: [],
      levels: ['no', 'yes'],
      rows: [{ label: 'l', cells: [0] }],
      note: null,
      ...basisOf,
    },
    { kind: 'percentage', title: 't', low: 50, high: 60, text: 't', baseRates: [], ...basisOf },
  ];
  it.each(blocks.map((value) => [value.kind, value] as const))('of the kind %s is kept whole', (_kind, value) => {
    expect(block.parse(value)).toEqual(value);
  });
  it('of another kind is refused, and so is one that does not say what it stands on', () => {
    expect(accepts(block, { kind: 'song', ...basisOf })).toBe(false);
    expect(accepts(block, { kind: 'prose', title: null, paragraphs: [] })).toBe(false);
  });
});
