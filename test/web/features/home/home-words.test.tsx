/** What stands on the home page: bar, steps, features, benefits, footer, in their order. */
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { defaultQuotas } from '../../../../lib/contract/plan-quotas.ts';
import { planTable } from '../../../../lib/contract/plans.ts';
import { claims } from '../../../../web/src/features/home/claims.ts';
import { paidFor, visit } from '../../fixtures/fake-site.tsx';

const open = async () => {
  const made = visit({ path: '/welcome' });
  await screen.findByRole('heading', { level: 2, name: 'Benefits' });
  const section = (id: string): HTMLElement => {
    const found = made.container.querySelector<HTMLElement>(`#${id}`);
    if (!found) throw new Error(`There is no section ${id}.`);
    return found;
  };
  const headings = (id: string) => [...section(id).querySelectorAll('h3')].map((each) => each.textContent);
  return { ...made, section, headings };
};

describe('the words of the home page', () => {
  it('begin with the brand and six links, each to its place', async () => {
    await open();
    const bar = within(screen.getByRole('banner'));
    expect(bar.getAllByText('Dramaturg').length).toBeGreaterThan(0);
    const links = within(bar.getByRole('navigation', { name: 'Main' }))
      .getAllByRole('link')
      .map((link) => `${link.textContent} ${link.getAttribute('href')}`);
    expect(links.slice(0, 6)).toEqual([
      'Home /landing',
      'Solutions /things',
      'Platform /technology',
      'Resources /successStories',
      'Pricing /pricingPlans',
      'Enterprise /benefits',
    ]);
  });

  it('tell how it works in four steps and what is looked at in six features', async () => {
    const { headings, section } = await open();
    expect(headings('how-it-works')).toEqual([
      'Subscribe',
      'Enter project details',
      'Upload your script',
      'Receive the analysis',
    ]);
    expect(section('how-it-works').textContent).toMatch(/Format, genre, target audience.*intended cast/);
    expect(section('how-it-works').textContent).toMatch(/PDF.*Word or text file/);
    expect(headings('things')).toEqual([
      'Comprehensive script analysis',
      'Logical flaw detection',
      'Structural analysis',
      'Character evaluation',
      'Tone mapping and balance',
      'Predictive success analysis',
    ]);
  });

  it('speak of model and dataset, cultural adaptation, and copyright, security and anti-plagiarism', async () => {
    const { section } = await open();
    for (const [id, title] of [
      ['model', 'The model and the dataset'],
      ['genreAdaptation', 'Cultural adaptation'],
      ['ourPromise', 'Copyright, security, anti-plagiarism'],
    ] as const)
      expect(within(section(id)).getByRole('heading', { level: 2 }).textContent).toBe(title);
  });

  it('make the owner’s four claims', async () => {
    const { container } = await open();
    for (const claim of Object.values(claims)) expect(container.textContent).toContain(claim);
    expect(claims.speed).toContain('3 hours');
    expect(claims.model).toContain('10,000+ scripts');
  });

  it('name the benefits under six tabs, each For somebody', async () => {
    const { section, headings } = await open();
    const tabs = within(section('benefits')).getAllByRole('button');
    expect(tabs.map((tab) => tab.textContent)).toEqual([
      'For Producers',
      'For Scriptwriters',
      'For Directors',
      'For Brands',
      'For Production Houses',
      'For Distributors',
    ]);
    expect(headings('benefits')).toEqual([
      'Cost efficiency',
      'Informed decision-making',
      'Time savings',
      'Investment confidence',
    ]);
  });

  it('name plot, characters and the way from script to screen, and link the free trial to the sample', async () => {
    const { container } = await open();
    for (const word of ['plot', 'characters', 'script to screen']) expect(container.textContent).toContain(word);
    expect(screen.getByRole('link', { name: 'A free trial is offered' }).getAttribute('href')).toBe('/sample');
  });

  it('call every story that nobody told an example', async () => {
    const { section } = await open();
    const stories = [...section('successStories').querySelectorAll('figcaption')];
    expect(stories).toHaveLength(2);
    for (const told of stories) expect(told.textContent).toMatch(/^Example: /);
  });

  it('show a guest the plans at the deployment’s own prices, and carry the choice of one to the login', async () => {
    const plans = { ...planTable, basic: { ...planTable.basic, price_world: 59 } };
    const { here, state } = visit({
      path: '/welcome',
      files: { '/plans.json': { plans, quotas: defaultQuotas } },
    });
    expect(await screen.findByText('$59')).toBeDefined();
    expect(screen.getByText('₹10,000')).toBeDefined();
    expect(screen.getByRole('heading', { name: 'Refunds' })).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Choose This: ADVANCED' }));
    expect(here()).toBe('/login');
    expect(state()).toEqual({ from: '/pricing', selectedPlan: 3 });
    expect(
      await screen.findByText('The plan that you chose is kept: log in, or sign up, and go on with it.'),
    ).toBeDefined();
  });

  it('show a user no plans on the home page: those have a screen of their own', async () => {
    visit({ path: '/landing', payment: paidFor('basic') });
    await screen.findByRole('heading', { level: 2, name: 'Benefits' });
    expect(screen.queryByRole('heading', { name: 'Plans and prices' })).toBeNull();
  });

  it('end with links, social links, Register and Login', async () => {
    await open();
    const footer = within(screen.getByRole('contentinfo'));
    for (const name of ['Links', 'Social Links']) expect(footer.getByRole('heading', { name })).toBeDefined();
    expect(footer.getByRole('link', { name: 'Register' }).getAttribute('href')).toBe('/signup');
    expect(footer.getByRole('link', { name: 'Login' }).getAttribute('href')).toBe('/login');
  });
});

describe('a link to a section', () => {
  afterEach(() => vi.restoreAllMocks());

  it('leads there again when it is the one that was pressed last, and the reader has scrolled on', async () => {
    const scrolled: string[] = [];
    vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
      scrolled.push(this.id);
    });
    visit({ path: '/technology', payment: paidFor('basic') });
    await screen.findByRole('heading', { level: 2, name: 'Benefits' });
    expect(scrolled).toEqual(['technology']);
    const bar = within(screen.getByRole('banner'));
    await userEvent.click(bar.getByRole('link', { name: 'Platform' }));
    expect(scrolled).toEqual(['technology', 'technology']);
  });
});
