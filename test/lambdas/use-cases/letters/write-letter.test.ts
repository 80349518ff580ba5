/** Each letter in both forms: the same words, everything escaped, links to the site alone and without a secret. */
import { describe, expect, it } from 'vitest';
import { oneLine } from '../../../../lambdas/use-cases/letters/letter-form.ts';
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
