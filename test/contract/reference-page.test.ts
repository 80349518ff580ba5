/** The page that shows the API's description: every route and schema on it, every link leading somewhere, nothing that the site's content security policy stops. */
import { expect, it } from 'vitest';
import { openApi } from '../../lib/contract/openapi/openapi.ts';
import { referenceHtml, referenceStyle } from '../../lib/contract/openapi/reference-page.ts';
import { routeNames, routes } from '../../lib/contract/routes.ts';

const description = openApi();
const page = referenceHtml(description);

it('shows every route of the contract with its path, and every named schema', () => {
  for (const name of routeNames) {
    expect(page).toContain(`<section id="${name}">`);
    expect(page).toContain(`<code>${routes[name].path}</code>`);
  }
  for (const name of Object.keys(description.components.schemas))
    expect(page).toContain(`<section id="schema-${name}">`);
});

it('has no link that leads nowhere, and no id twice', () => {
  const ids = [...page.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(ids.length);
  const links = [...page.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id);
  expect(links.length).toBeGreaterThan(routeNames.length);
  expect(links.filter((link) => !ids.includes(link))).toEqual([]);
});

it('runs nothing, styles nothing inside and loads nothing from elsewhere', () => {
  expect(page).not.toMatch(/<script|<style| style="| on\w+="|https?:\/\//i);
  expect([...page.matchAll(/<link [^>]*href="([^"]+)"/g)].map(([, href]) => href)).toEqual([`/${referenceStyle}`]);
});

it('shows what a schema says as text, whatever signs are in it', () => {
  const paths = { '/a/': { get: { ...Object.values(Object.values(description.paths)[0] ?? {})[0], summary: '<b>&' } } };
  const odd = referenceHtml({ ...description, paths } as typeof description);
  expect(odd).toContain('&lt;b&gt;&amp;');
  expect(odd).not.toContain('<b>');
});
