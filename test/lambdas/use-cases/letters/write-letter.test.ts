/** Each letter in both forms: the same words, everything escaped, links to the site alone and without a secret. */
import { describe, expect, it } from 'vitest';
import { escaped, oneLine, writtenLetter } from '../../../../lambdas/use-cases/letters/letter-form.ts';
import { type LetterFacts, writeLetter } from '../../../../lambdas/use-cases/letters/write-letter.ts';

const site = 'https://site.example';
const reports = {
  kind: 'reports_ready',
  scriptId: '01ABC',
  title: 'Salt',
  made: 15,
  failed: 0,
  reading: 'given',
} as const satisfies LetterFacts;
const receipt = {
  kind: 'receipt',
  receiptId: '01PAY',
  plan: 'advanced',
  amountMinor: 1_000_000,
  currency: 'INR',
  paidAt: '2026-11-20T23:30:00.000Z',
  reference: 'pi_7',
} as const satisfies LetterFacts;
const opened = {
  kind: 'share_opened',
  scriptId: '01ABC',
  title: null,
  openedAt: '2026-11-22T09:00:00.000Z',
} as const satisfies LetterFacts;
const all: readonly LetterFacts[] = [{ kind: 'welcome' }, receipt, reports, opened, { kind: 'account_deleted' }];

/** What a reader of the HTML sees. */
const shown = (html: string): string =>
  html
    .replace(/<title>.*?<\/title>/s, '')
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('&#39;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ');

describe.each(all.map((facts) => [facts.kind, facts] as const))('the letter %s', (_kind, facts) => {
  const letter = writeLetter(facts, site);

  it('says the same as text and as HTML', () => {
    const said = shown(letter.html);
    for (const line of letter.text.split('\n').filter((each) => each !== '' && each !== '--')) {
      if (line.startsWith(site)) expect(letter.html).toContain(`href="${line}"`);
      else expect(said.replaceAll(' ', '')).toContain(line.replace(/:/g, '').replaceAll(' ', '').slice(0, 12));
    }
    expect(said).toContain(letter.subject);
  });

  it('leads to the site alone, and loads nothing', () => {
    const links = [...letter.html.matchAll(/(?:href|src)="([^"]*)"/g)].map(([, link]) => link);
    for (const link of links) expect(link).toMatch(/^https:\/\/site\.example\//);
    expect(letter.html).not.toMatch(/<(?:script|img|link|style)/);
    expect([...letter.text.matchAll(/https?:\S+/g)].map(([link]) => link)).toEqual(links);
  });

  it('says why it came', () => {
    expect(letter.text).toMatch(/--\n\nYou get/);
  });
});

describe('a letter', () => {
  it('shows a title as text, whatever it holds, on one line of bounded length', () => {
    const title = `<b>Salt</b> & "Pepper"\r\nBcc: x@y.z\u202e${'x'.repeat(200)}`;
    const { subject, html } = writeLetter({ ...reports, title }, site);
    expect(html).not.toContain('<b>Salt');
    expect(html).toContain('&lt;b&gt;Salt&lt;/b&gt; &amp; &quot;Pepper&quot;');
    expect(subject).not.toMatch(/[\r\n\u202e]/);
    expect([...subject].length).toBeLessThanOrEqual(120);
  });

  it('names no script that its writer has not named', () => {
    for (const title of [null, ' \n '])
      expect(writeLetter({ ...reports, title }, site).subject).toBe('The reports on your script are ready');
  });

  it('of reports says how many could not be made, and that the reading is missing', () => {
    const { text } = writeLetter({ ...reports, made: 14, failed: 1, reading: 'missing' }, site);
    expect(text).toContain('14 reports are there. 1 report could not be made; you can try again on the dashboard.');
    expect(text).toContain('The reading of the script by a language model is missing');
    const none = writeLetter({ ...reports, made: 0, failed: 7 }, site);
    expect(none.subject).toBe('The reports on “Salt” could not be made');
    expect(none.text).toContain('None of the 7 reports could be made.');
    expect(none.text).not.toContain('They open with');
  });

  it('of a payment says plan, amount in its currency, day and reference', () => {
    const { text } = writeLetter(receipt, site);
    for (const fact of ['Plan: Advanced', 'Amount: ₹10,000.00', 'Paid on: 20 November 2026', 'Reference: pi_7'])
      expect(text).toContain(fact);
    expect(text).toContain(`${site}/account/receipts/01PAY`);
  });
});

describe('what a user wrote', () => {
  it('is cut by letters, never within one', () => {
    expect(oneLine('🎬🎬🎬🎬', 3)).toBe('🎬🎬…');
    expect(oneLine('  a\t\tb\u2028c ', 10)).toBe('a b c');
  });
});

describe('the words of a letter', () => {
  /** Subject and paragraphs above the line, each part a line. */
  const words = (facts: LetterFacts): string[] => {
    const { subject, text } = writeLetter(facts, site);
    const [above = ''] = text.split('\n\n--');
    return [subject, ...above.split('\n\n').map((part) => part.replaceAll('\n', ' | '))];
  };
  const dashboard = `Open the dashboard: | ${site}/dashboard?script=01ABC`;

  it('of welcome', () => {
    expect(words({ kind: 'welcome' })).toEqual([
      'Welcome to Dramaturg',
      expect.stringMatching(/^Your account is ready\./),
      `Log in: | ${site}/login`,
      `Look at the reports on a sample script: | ${site}/sample`,
      expect.stringMatching(/^If you did not open this account/),
    ]);
  });

  it.each([
    [{}, 'Plan: Advanced | Amount: ₹10,000.00 | Paid on: 20 November 2026 | Reference: pi_7'],
    [{ reference: null }, 'Plan: Advanced | Amount: ₹10,000.00 | Paid on: 20 November 2026'],
    [
      { plan: 'basic' as const, currency: 'USD' as const, amountMinor: 905, paidAt: '2026-01-01T00:00:00Z' },
      'Plan: Basic | Amount: $9.05 | Paid on: 1 January 2026 | Reference: pi_7',
    ],
  ])('of a receipt %j', (change, facts) => {
    expect(words({ ...receipt, ...change })).toEqual([
      'Your receipt from Dramaturg',
      'Thank you. Your payment has arrived, and your plan is open.',
      facts,
      `The receipt, to print: | ${site}/account/receipts/01PAY`,
    ]);
  });

  const ready = 'The reports on “Salt” are ready';
  it.each([
    [{}, [ready, '15 reports are there.', 'They open with a reading of the script.']],
    [{ made: 1, reading: null }, [ready, '1 report is there.']],
    [
      { made: 2, failed: 1, reading: null },
      [ready, '2 reports are there. 1 report could not be made; you can try again on the dashboard.'],
    ],
    [
      { made: 1, failed: 2, reading: null },
      [ready, '1 report is there. 2 reports could not be made; you can try again on the dashboard.'],
    ],
    [
      { made: 0, failed: 1 },
      [
        'The reports on “Salt” could not be made',
        'None of the 1 report could be made. You can try each again on the dashboard.',
      ],
    ],
  ])('of reports %j', (change, said) => expect(words({ ...reports, ...change })).toEqual([...said, dashboard]));

  it('of a link that was opened', () => {
    const [subject, ...parts] = words({ ...opened, title: 'Salt', scriptId: 'a b' });
    expect(subject).toBe('Your link to the reports on “Salt” was opened');
    expect(parts[0]).toMatch(/^Somebody opened it for the first time on 22 November 2026 \(UTC\)\./);
    expect(parts.at(-1)).toBe(`Open the dashboard: | ${site}/dashboard?script=a%20b`);
  });

  it.each([
    [{ kind: 'welcome' } as const, null],
    [receipt, null],
    [reports, '/account'],
    [opened, '/account'],
    [{ kind: 'account_deleted' } as const, null],
  ])('end with why it came, and how to have no more of it where that can be: %j', (facts, path) => {
    const [, below = ''] = writeLetter(facts, site).text.split('\n--\n\n');
    expect(below).toMatch(/^You get /);
    expect(below.includes(`Choose which mail you get:\n${site}${path}\n`)).toBe(path !== null);
  });

  it('cut a title at eighty letters', () => {
    const at = (length: number) => words({ ...reports, title: 'x'.repeat(length) })[0];
    expect(at(80)).toBe(`The reports on “${'x'.repeat(80)}” are ready`);
    expect(at(81)).toBe(`The reports on “${'x'.repeat(79)}…” are ready`);
  });
});

describe('a letter in its two forms', () => {
  const { subject, text, html } = writtenLetter(
    {
      subject: `A & B ${'x'.repeat(120)}`,
      parts: [
        { text: 'It’s <done> & "said".' },
        { link: 'To it', path: '/a?b=1&c=2' },
        {
          facts: [
            ['One', '<1>'],
            ['Two', '2'],
          ],
        },
      ],
      foot: [{ text: 'Why.' }],
    },
    site,
  );

  it('is plain with a line between its parts', () => {
    expect(text).toBe(`It’s <done> & "said".\n\nTo it:\n${site}/a?b=1&c=2\n\nOne: <1>\nTwo: 2\n\n--\n\nWhy.\n`);
    expect([subject.length, subject.slice(-2)]).toEqual([120, 'x…']);
  });

  it('is marked up with paragraphs, links and a table, all escaped', () => {
    const bare = html.replace(/ style="[^"]*"/g, '');
    expect(bare).toContain(`<title>A &amp; B ${'x'.repeat(113)}…</title>`);
    expect(bare).toContain(`<h1>A &amp; B ${'x'.repeat(113)}…</h1>`);
    expect(bare).toContain(
      `<p>It’s &lt;done&gt; &amp; &quot;said&quot;.</p>\n<p><a href="${site}/a?b=1&amp;c=2">To it</a></p>\n<table><tr><th scope="row">One</th><td>&lt;1&gt;</td></tr><tr><th scope="row">Two</th><td>2</td></tr></table>\n<div>\n<p>Why.</p>`,
    );
    expect(html).toMatch(/<th scope="row" style="padding:4px [^"]*;color:#5c5c66;white-space:nowrap">/);
    expect(escaped('\'"<>&a')).toBe('&#39;&quot;&lt;&gt;&amp;a');
  });
});
