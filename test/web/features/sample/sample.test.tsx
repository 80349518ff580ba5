/** The public sample dashboard, on the analysis that the build makes of the sample script. */
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it } from 'vitest';
import { inactivePayment } from '../../../../lib/contract/payment-status.ts';
import { cardsForPlan } from '../../../../lib/reports/catalog.ts';
import { isAnswered } from '../../../../lib/reports/registry.ts';
import { caliberParameter } from '../../../../lib/story/ratings.ts';
import { menuFor } from '../../../../web/src/features/dashboard/menu.ts';
import { type SampleReport, sampleReport } from '../../../../web/src/features/sample/sample-report.ts';
import { lastReel, textsOf } from '../../../corpus/scripts.ts';
import { buildSample } from '../../fixtures/built-sample.ts';
import { visit } from '../../fixtures/fake-site.tsx';

let sample: SampleReport;
beforeAll(() => {
  sample = buildSample();
});
const open = (path: string, options: Partial<Parameters<typeof visit>[0]> = {}) =>
  visit({ path, files: { '/sample.json': sample }, ...options });

describe('the sample analysis', () => {
  it('answers every question of the Advanced plan that has an analysis, in the shapes of the API', () => {
    const wanted = cardsForPlan('advanced')
      .map(({ number }) => number)
      .filter(isAnswered);
    expect(sample.answers.map(({ question }) => question)).toEqual(wanted.toSorted((a, b) => a - b));
    expect(sampleReport.parse(sample)).toEqual(sample);
    expect(new Set(sample.list.map(({ status }) => status))).toEqual(new Set(['succeeded']));
    // Of CALIBER only Aesthetics is counted; a reader's numbers for all seven letters stand in the report.
    const caliber = sample.answers.find(({ question }) => question === 2);
    expect(Object.keys(caliber?.CALIBER ?? {})).toEqual(['Aesthetics']);
    expect(caliber?.CALIBER?.Aesthetics?.score).toBeGreaterThan(0);
    const rated =
      caliber?.entries.flatMap(({ blocks }) => blocks.filter((block) => block.kind === 'score_table')) ?? [];
    expect(rated.map(({ basis, rows }) => [basis, rows.map(({ name }) => name)])).toEqual([
      ['opinion', caliberParameter.options],
    ]);
  });

  it('quotes the sample script’s own words', async () => {
    const texts = textsOf(await lastReel()).map(({ text }) => text);
    const strengths = sample.answers.find(({ question }) => question === 3)?.entries[0]?.blocks[0];
    if (strengths?.kind !== 'findings') throw new Error('The strengths are not findings.');
    const quotes = strengths.items.flatMap(({ bullets }) =>
      bullets.flatMap(({ evidence }) => evidence.map(({ quote }) => quote)),
    );
    expect(quotes.length).toBeGreaterThan(3);
    for (const quote of quotes) expect(texts.some((text) => text.includes(quote.replace(/…$/, '')))).toBe(true);
  });
});

describe('/sample', () => {
  it('shows a guest the dashboard of the Advanced plan without an account, a bell or a logout', async () => {
    const { calls, filesAsked, here } = open('/sample');
    expect(await screen.findByText('Sample: The Last Reel, an original short.')).toBeDefined();
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Overview');
    const menu = within(screen.getByRole('navigation', { name: 'Analyses' }));
    expect(menu.getAllByRole('link').map((link) => link.textContent)).toEqual(
      menuFor('advanced')
        .filter(({ ownScriptOnly }) => !ownScriptOnly)
        .map(({ label }) => label),
    );
    expect((await screen.findAllByText(/^p\. \d+/)).length).toBeGreaterThan(0);
    expect(screen.getByRole('link', { name: 'Sign up' }).getAttribute('href')).toBe('/signup');
    for (const name of ['Logout', 'Notifications']) expect(screen.queryByRole('button', { name })).toBeNull();
    expect(screen.queryByText('Free User')).toBeNull();
    expect(calls).toEqual([]);
    expect(filesAsked.map(({ path, init }) => [path, init?.credentials, init?.headers])).toEqual([
      ['/sample.json', 'omit', undefined],
    ]);
    expect(here()).toBe('/sample');
  });

  it('opens at any view by its address and keeps its links in the sample', async () => {
    const { here } = open('/sample/strength-weakness/summary-snapshot');
    expect(await screen.findByText('Noor Whitlock')).toBeDefined();
    const hrefs = screen
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'))
      .filter((href) => href?.includes('dashboard'));
    expect(hrefs).toEqual([]);
    await userEvent.setup().click(screen.getByRole('link', { name: 'Frame Caliber Ratings' }));
    expect(here()).toBe('/sample/frame-caliber-ratings');
    expect((await screen.findAllByText('Enjoyment')).length).toBeGreaterThan(0);
  });

  it.each([
    ['character-network-analysis', ['Analysis', 'Key Characteristics', 'Tone Spectrum', 'Character Network'], []],
    ['genre-specific-advice', ['Trends in Drama'], [/: what it promises$/]],
    ['cross-format-evaluation', ['Formats at a glance', 'Episode breakdown'], [/^Best alternate format: ./]],
    ['location-analysis', ['What it costs to shoot, as it was read', 'Its places, by pages'], []],
  ])('shows in %s each of the parts that belong to it', async (slug, titles, words) => {
    open(`/sample/${slug}`);
    for (const title of titles) expect((await screen.findAllByText(title)).length).toBeGreaterThan(0);
    for (const word of words) expect(screen.getAllByText(word).length).toBeGreaterThan(0);
  });

  it('leads a signed-in user to the upload and never sends the session along', async () => {
    const { calls } = open('/sample', { payment: inactivePayment });
    const way = await screen.findByRole('link', { name: 'Analyze your script' });
    expect(way.getAttribute('href')).toBe('/landing');
    expect(screen.queryByRole('link', { name: 'Sign up' })).toBeNull();
    expect(calls.filter(({ route }) => route === 'listAnswers' || route === 'getAnswer')).toEqual([]);
  });

  it('says that the sample could not be loaded and tries again when asked', async () => {
    const files: Record<string, unknown> = {};
    open('/sample', { files });
    expect(await screen.findByText('The sample could not be loaded. Please try again.')).toBeDefined();
    files['/sample.json'] = sample;
    await userEvent.setup().click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Overview'));
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
