/** How much a visitor downloads: the built site, gzipped, against its budget, and what its pages hold. Fails before a slow site is shipped. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { buildSite, siteManifest } from '../../bin/build-site.ts';
import { prerenderedPages } from '../../lib/contract/prerendered-pages.ts';
import { firstScreens, moduleFile, modulesOfViews } from '../../web/first-screen.ts';

const firstScreenBudget = 130_000;
const dashboardBudget = 132_500;
const chunkBudget = 60_000;
/** The entry itself is no lazy chunk: it is part of every first screen and counted there. */
const entry = 'index.html';

const manifestSchema = z.record(
  z.string(),
  z.object({
    file: z.string(),
    imports: z.array(z.string()).default([]),
    dynamicImports: z.array(z.string()).default([]),
  }),
);
const root = path.join(import.meta.dirname, '../..');
const site = path.join(root, 'dist/site');
let manifest: z.infer<typeof manifestSchema>;
const gzipped = new Map<string, number>();

beforeAll(async () => {
  // The one that the product shows; built here only where it is not that of today's sources.
  await buildSite(root, { evenIfStale: false });
  manifest = manifestSchema.parse(JSON.parse(await readFile(siteManifest(root), 'utf8')));
  for (const { file } of Object.values(manifest)) {
    if (file.endsWith('.js')) gzipped.set(file, gzipSync(await readFile(path.join(site, file))).length);
  }
});

/** Everything that is loaded with these entries, themselves included. */
function loadedWith(keys: readonly string[], seen = new Set<string>()): Set<string> {
  for (const key of keys) {
    const chunk = manifest[key];
    if (!chunk || seen.has(key)) continue;
    seen.add(key);
    loadedWith(chunk.imports, seen);
  }
  return seen;
}
const sizeOf = (keys: Iterable<string>): number =>
  [...keys].reduce((sum, key) => sum + (gzipped.get(manifest[key]?.file ?? '') ?? 0), 0);

describe('the site', () => {
  it.each([
    ['/login', 'src/features/account/login-screen.tsx'],
    ['/signup', 'src/features/account/signup-screen.tsx'],
    ['/welcome', 'src/features/home/home-screen.tsx'],
    ['/pricingPlans', 'src/features/billing/pricing-screen.tsx'],
    ['/scripts', 'src/features/library/library-screen.tsx'],
  ])('opens %s with at most 130 kB of script, gzipped', (_path, screen) => {
    expect(Object.keys(manifest)).toContain(screen);
    const size = sizeOf(loadedWith([entry, screen]));
    expect(size).toBeGreaterThan(20_000);
    expect(size).toBeLessThanOrEqual(firstScreenBudget);
  });

  // Their menu is made of the cards of the reports, and on a phone it lies at the foot; /landing takes a script and its details.
  it.each([
    ['/sample', 'src/features/sample/sample-screen.tsx'],
    ['/dashboard', 'src/features/dashboard/dashboard-screen.tsx'],
    ['/landing', 'src/features/home/landing.tsx'],
  ])('opens %s with at most 132.5 kB of script, gzipped', (_path, screen) => {
    expect(Object.keys(manifest)).toContain(screen);
    expect(sizeOf(loadedWith([entry, screen]))).toBeLessThanOrEqual(dashboardBudget);
  });

  it('tells the page which files each screen needs beyond the first script, and all of them are there', async () => {
    const html = await readFile(path.join(site, 'index.html'), 'utf8');
    const told = (name: string): unknown =>
      JSON.parse(new RegExp(`data-${name}="([^"]*)"`).exec(html)?.[1]?.replaceAll('&quot;', '"') ?? '[]');
    const table = z.array(z.tuple([z.string(), z.boolean().nullable(), z.array(z.string())])).parse(told('screens'));
    const filesOf = (keys: Iterable<string>) => new Set([...keys].map((key) => manifest[key]?.file ?? ''));
    const ofEntry = filesOf(loadedWith([entry]));
    // Named, not begun: public/first-screen.js does that, after the first paint.
    expect(html).not.toMatch(/type="module"/);
    expect(new Set(z.array(z.string()).parse(told('code')))).toEqual(ofEntry);
    expect(table).toHaveLength(firstScreens.length);
    for (const [at, { modules }] of firstScreens.entries()) {
      const wanted = filesOf(loadedWith(modules.map(moduleFile)));
      expect(new Set(table[at]?.[2])).toEqual(new Set([...wanted].filter((file) => !ofEntry.has(file))));
    }
    const views = z.record(z.string(), z.array(z.string())).parse(told('views'));
    const ofDashboard = table.find(([path]) => path === '/dashboard/*')?.[2] ?? [];
    expect(Object.keys(views)).toEqual(Object.keys(modulesOfViews));
    for (const [slug, module] of Object.entries(modulesOfViews)) {
      const wanted = filesOf(loadedWith([moduleFile(module)]));
      expect(new Set([...ofEntry, ...ofDashboard, ...(views[slug] ?? [])])).toEqual(
        new Set([...ofEntry, ...ofDashboard, ...wanted]),
      );
    }
  });

  it('asks on the empty page for the code of every visit, behind what its first paint needs, and for no letters but those of its text', async () => {
    const html = await readFile(path.join(site, 'index.html'), 'utf8');
    const ahead = [...html.matchAll(/<link rel="modulepreload" href="\/([^"]+)" fetchpriority="low">/g)];
    expect(html.match(/rel="modulepreload"/g)).toHaveLength(ahead.length);
    expect(new Set(ahead.map(([, file]) => file))).toEqual(
      new Set([...loadedWith([entry])].map((key) => manifest[key]?.file)),
    );
    expect(html).toContain('<html lang="en" data-letters="later">');
    expect([...html.matchAll(/as="font"[^>]*href="\/assets\/([a-z0-9-]+)-[^"]*"/g)].map(([, face]) => face)).toEqual([
      'source-sans-3-latin-wght-normal',
    ]);
  });

  it.each(prerenderedPages)(
    'has a page of $address that paints in the first round trip and holds nothing the policy forbids',
    async ({ address, file }) => {
      const html = await readFile(path.join(site, file), 'utf8');
      // What a server may send before it hears of the first of it: ten packets.
      expect(gzipSync(html).length).toBeLessThanOrEqual(14_600);
      expect(html).toContain(`<div id="root" data-address="${address}">`);
      expect(html).toMatch(/<h1/);
      // There is something to read at once, in our letters.
      expect(html).not.toContain('data-letters');
      expect(html.match(/as="font"/g)).toHaveLength(2);
      expect(html).not.toMatch(/<script(?![^>]*\ssrc=)|<style|\sstyle="|\son\w+="|<template/);
      expect(html).not.toMatch(/type="module"|rel="modulepreload"/);
      const named = /data-code="([^"]*)"/.exec(html)?.[1]?.replaceAll('&quot;', '"') ?? '[]';
      const code = z.array(z.string()).parse(JSON.parse(named));
      expect(code[0]).toBe(manifest[entry]?.file);
      expect(new Set(code)).toEqual(new Set([...loadedWith([entry])].map((key) => manifest[key]?.file)));
    },
  );

  it('has no lazy chunk of more than 60 kB, gzipped', () => {
    const eager = loadedWith([entry]);
    const lazy = Object.keys(manifest).filter((key) => !eager.has(key) && gzipped.has(manifest[key]?.file ?? ''));
    expect(lazy.length).toBeGreaterThan(5);
    expect(lazy.filter((key) => sizeOf([key]) > chunkBudget)).toEqual([]);
  });
});
