/** What earlier commits stored is read by today's schemas and use-cases: every item, every object, every answer. */
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { answerQuestion } from '../../lambdas/use-cases/answer-question.ts';
import { compareDrafts } from '../../lambdas/use-cases/compare-drafts.ts';
import { exportAccount } from '../../lambdas/use-cases/export-account.ts';
import { exportScript } from '../../lambdas/use-cases/export-script.ts';
import { getAccount } from '../../lambdas/use-cases/get-account.ts';
import { getAnswer } from '../../lambdas/use-cases/get-answer.ts';
import { getPaymentStatus } from '../../lambdas/use-cases/get-payment-status.ts';
import { getReading } from '../../lambdas/use-cases/get-reading.ts';
import { getScreenplay } from '../../lambdas/use-cases/get-screenplay.ts';
import { getScript } from '../../lambdas/use-cases/get-script.ts';
import { getStatistics } from '../../lambdas/use-cases/get-statistics.ts';
import { listAnswers } from '../../lambdas/use-cases/list-answers.ts';
import { listScripts } from '../../lambdas/use-cases/list-scripts.ts';
import { listShares } from '../../lambdas/use-cases/list-shares.ts';
import { openShare } from '../../lambdas/use-cases/open-share.ts';
import { retryAnswer } from '../../lambdas/use-cases/retry-answer.ts';
import { saveCorrections } from '../../lambdas/use-cases/save-corrections.ts';
import { routes } from '../../lib/contract/routes.ts';
import { cards, cardsForPlan } from '../../lib/reports/catalog.ts';
import { isAnswered, questions } from '../../lib/reports/registry.ts';
import { runQuestion } from '../../lib/reports/run.ts';
import { kindOf } from './kinds.ts';
import { openStored, storedCommits } from './open-stored.ts';

const all = cardsForPlan('expert').length;

/** The first store that was kept, with what it did not know yet; everything else holds of every store. */
const oldest = '0e5c051';

/** Reports by store whose findings have another form today: such a report is made anew with its next request, and until then it is shown as it was. */
const outdatedIn: Readonly<Record<string, readonly string[]>> = {
  // The genre was guessed then, kin of a film were lists, tones were families of words.
  [oldest]: [
    'character-analysis',
    'cross-format-evaluation',
    'flaw-detection',
    'genre-specific-advice',
    'location-analysis',
    'predictive-analysis',
    'script-similarity',
    'story-structure',
    'summary-snapshot',
    'tonality',
  ],
  // Speeches and scenes of a person, what speaks for the best other form, the shape and what costs were sentences then; a genre had conventions, and tones were families of words.
  cb93984: [
    'character-analysis',
    'cross-format-evaluation',
    'genre-specific-advice',
    'predictive-analysis',
    'story-structure',
    'tonality',
  ],
};

it('there are earlier stores to read', () => {
  expect(storedCommits).toContain(oldest);
  expect(storedCommits.length).toBeGreaterThan(1);
});

describe.each(storedCommits)('what commit %s stored', (commit) => {
  const ofOldest = it.runIf(commit === oldest);
  let stored: Awaited<ReturnType<typeof openStored>>;
  beforeAll(async () => {
    stored = await openStored(commit);
  });
  afterAll(() => stored?.close());
  /** For a test that writes. */
  const ownStore = async () => {
    const own = await openStored(commit);
    onTestFinished(() => own.close());
    return own;
  };
  const writer = () => stored.manifest.users.writer;
  const ready = () => [stored.manifest.scripts.feature, stored.manifest.scripts.sample];

  it('holds the kinds of item that are read below, so that nothing passes on an empty table', () => {
    const kinds = new Set(stored.items.map(({ pk, sk }) => kindOf(String(pk?.S), String(sk?.S))));
    for (const kind of [
      'PAYMENT|PAYMENT',
      'SCRIPT|ANSWER',
      'SCRIPT|READING',
      'SCRIPT|LEDGER',
      'SCRIPT|SHARE',
      'SHARE|SHARE',
      'USER|CHECKOUT',
      'USER|CONSULTATION',
      'USER|ENTITLEMENT',
      'USER|SCRIPT',
    ])
      expect(kinds).toContain(kind);
  });

  it('is a library: two scripts that are ready, one refused file with its sentence, one upload that is awaited', async () => {
    const { scripts } = await listScripts(stored.world, { userId: writer() });
    expect(
      routes.listScripts.output
        .parse({ scripts })
        .scripts.map(({ status }) => status)
        .sort(),
    ).toEqual(['failed', 'ready', 'ready']);
    const { feature, refused, awaited } = stored.manifest.scripts;
    expect(await getScript(stored.world, { userId: writer(), scriptId: feature })).toMatchObject({
      status: 'ready',
      answers: { ready: all, failed: 0, total: all },
      details: { genre: 'thriller', director: 'Ada Marlowe' },
    });
    expect(scripts.find(({ script_id }) => script_id === refused)?.problem?.code).toBe('not_a_pdf');
    expect((await stored.world.scripts.get(writer(), awaited))?.status).toBe('awaiting_upload');
  });

  it('is every answer, in the list and one by one; findings that no longer fit are those whose content was changed since', async () => {
    const outdated = new Set<string>();
    for (const scriptId of ready()) {
      const list = routes.listAnswers.output.parse(await listAnswers(stored.world, { userId: writer(), scriptId }));
      expect(new Set(list.map(({ status }) => status))).toEqual(new Set(['succeeded']));
      expect(new Set(list.map(({ question }) => question)).size).toBe(all);
      for (const question of questions) {
        const { card } = question;
        const schema = question.data;
        const given = await getAnswer(stored.world, { userId: writer(), n: String(card.number), scriptId });
        const { status, ...answer } = routes.getAnswer.output.parse(given);
        expect(status).toBe('succeeded');
        expect(answer.entries.map(({ prompt }) => prompt)).toEqual(card.prompts);
        const item = await stored.world.answers.get(scriptId, card.number);
        if (!schema.safeParse(item?.result?.structured_data).success) outdated.add(card.id);
      }
    }
    expect([...outdated].sort()).toEqual(outdatedIn[commit] ?? []);
  });

  ofOldest(
    'is counted answers without the opinions that once stood beside them: a script is read once for all',
    async () => {
      const answers = await stored.world.answers.list(stored.manifest.scripts.sample);
      expect(answers).toHaveLength(15);
      for (const { result } of answers)
        expect(Object.keys(result ?? {})).toEqual(['question', 'structured_data', 'entries']);
    },
  );

  it('is the screenplay by pages, its figures and the preview, under the cast as corrected', async () => {
    const { feature } = stored.manifest.scripts;
    for (const scriptId of ready()) {
      const pages = routes.getScreenplay.output.parse(
        await getScreenplay(stored.world, { userId: writer(), scriptId }),
      );
      expect(pages.status === 'ready' && pages.pages.length).toBeGreaterThan(10);
      const figures = routes.getStatistics.output.parse(
        await getStatistics(stored.world, { userId: writer(), scriptId }),
      );
      expect(figures.status).toBe('ready');
    }
    const reading = routes.getReading.output.parse(
      await getReading(stored.world, { userId: writer(), scriptId: feature }),
    );
    const names = reading.status === 'ready' ? reading.characters.map(({ name }) => name) : [];
    expect(names).toContain('THE LEAD');
    const figures = await getStatistics(stored.world, { userId: writer(), scriptId: feature });
    const speakers = figures.status === 'ready' ? figures.breakdown.flatMap((scene) => scene.speakers) : [];
    expect(speakers).toContain('The Lead');
    expect(speakers).not.toContain('Tokamak');
  });

  ofOldest('is a share link that opens by its token and shows nothing of other scripts', async () => {
    const { sample } = stored.manifest.scripts;
    const shown = routes.openShare.output.parse(await openShare(stored.world, { token: stored.manifest.share_token }));
    expect(shown).toMatchObject({ plan: 'expert' });
    expect(shown.answers).toHaveLength(all);
    expect(JSON.stringify(shown).includes('barrier15')).toBe(false);
    // Links of before show all reports and take no comments; from now on their openings are counted.
    const day = stored.world.now().toISOString().slice(0, 10);
    const listed = await listShares(stored.world, { userId: writer(), scriptId: sample });
    expect(listed.shares).toMatchObject([{ reports: null, comments_open: false, seen: [{ day, count: 1 }] }]);
  });

  it('is a plan, its upgrade with both receipts, and a checkout that somebody left open', async () => {
    const { payment_status } = await getPaymentStatus(stored.world, { userId: writer() });
    expect(payment_status).toMatchObject({ has_active_payment: true, plan: { name: 'expert', is_active: true } });
    const account = await getAccount(stored.world, { userId: writer(), poolUsername: 'writer' });
    expect(routes.getAccount.output.parse(account).receipts).toHaveLength(2);
    const { visitor } = stored.manifest.users;
    expect((await getPaymentStatus(stored.world, { userId: visitor })).payment_status.has_active_payment).toBe(false);
    const open = await stored.world.checkouts.get(visitor);
    expect(open?.plan_name).toBe('basic');
    expect((await stored.world.payments.get(open?.payment_id ?? ''))?.status).toBe('created');
  });

  it('is a consultation, in the export of the account beside everything else', async () => {
    const { proof } = await stored.world.proofs.make(writer());
    const session = { sessionId: 'session', epoch: await stored.world.sessions.epoch(writer()) };
    const account = await exportAccount(stored.world, {
      proof,
      userId: writer(),
      poolUsername: 'writer',
      session,
    });
    const exported = routes.exportAccount.output.parse(account);
    expect(exported.consultations.map(({ question }) => question)).toEqual(['Does the second act hold?']);
    expect(exported.payments).toHaveLength(2);
    for (const scriptId of ready()) {
      const script = await exportScript(stored.world, {
        userId: writer(),
        scriptId,
        session,
        proof,
      });
      expect(routes.exportScript.output.parse(script).answers).toHaveLength(all);
    }
  });

  it('has the corrections of its cast, kept before there were others, among the corrections', async () => {
    const { corrections } = (await stored.world.scripts.get(writer(), stored.manifest.scripts.feature)) ?? {};
    expect(corrections).toMatchObject({ genre: null, title: null, protagonist: null });
    expect([corrections?.aliases.merges.length, corrections?.aliases.renames.length]).toEqual([1, 1]);
  });

  it('is compared as two drafts', async () => {
    const { feature, sample } = stored.manifest.scripts;
    const compared = await compareDrafts(stored.world, { userId: writer(), scriptId: feature, withId: sample });
    expect(routes.compareDrafts.output.parse(compared).status).toBe('ready');
  });

  it('is read by today’s analyses when its reports are asked for again', async () => {
    const own = await ownStore();
    const { sample } = own.manifest.scripts;
    const aliases = { merges: [], renames: [{ name: 'LENA', to: 'MARLENE' }] };
    await saveCorrections(own.world, { userId: writer(), scriptId: sample, change: { schema_version: 1, aliases } });
    const messages = own.world.queue.sent.splice(0);
    expect(messages).toHaveLength(cards.length);
    for (const message of messages) {
      const outcome = await answerQuestion({ ...own.world, isAnswered, runQuestion, reader: null }, message);
      expect(outcome, `question ${message.question}`).toBe('succeeded');
    }
  });

  it('holds no secret: no token, no address, no signature but stand-ins', async () => {
    const plain = stored.items.map(({ result: _, ...item }) => JSON.stringify(item));
    // Results were attributes of their items, and are objects now.
    const within = stored.items.flatMap(({ result }) =>
      typeof result?.B === 'string' ? [Buffer.from(result.B, 'base64')] : [],
    );
    const keys = stored.keys.filter((key) => key.startsWith('answers/'));
    const apart = await Promise.all(keys.map((key) => stored.world.bucket.read(key)));
    const results = [...within, ...apart].map((bytes) => gunzipSync(bytes).toString('utf8'));
    expect(results.length).toBeGreaterThan(all);
    const found = (form: RegExp) => [...plain, ...results].flatMap((text) => text.match(form) ?? []);
    expect(found(/X-Amz-|\beyJ[\w-]{20}|\bwhsec_|\b[sp]k_(?:test|live)/g)).toEqual([]);
    expect(found(/"signature":\{"S":"(?!0{64}")/g)).toEqual([]);
    // A script may name its writer's own address on its title page; no account's is kept.
    expect(plain.flatMap((text) => text.match(/[\w.]+@[\w.]+\.\w+/g) ?? [])).toEqual([]);
  });

  ofOldest('was made before engines had a number: asked for again, every report is made again by today’s', async () => {
    const own = await ownStore();
    const { feature: scriptId } = own.manifest.scripts;
    const userId = writer();
    const before = await getScript(own.world, { userId, scriptId });
    expect(before).toMatchObject({ engine_version: 0, older_report: expect.any(Number) });
    own.world.queue.sent.length = 0;
    await retryAnswer(own.world, { userId, n: String(before.older_report), scriptId });
    expect(own.world.queue.sent.map(({ question }) => question)).toHaveLength(all);
    expect(await getScript(own.world, { userId, scriptId })).not.toHaveProperty('older_report');
  });
});
