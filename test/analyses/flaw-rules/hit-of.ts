/** Runs one flaw rule over Fountain text, and holds what every hit promises: its places are verbatim, its sentences whole. */
import { expect } from 'vitest';
import { derive } from '../../../lib/analyses/derived/derive.ts';
import { flawRules } from '../../../lib/analyses/flaw-rules/find-flaws.ts';
import type { FlawHit } from '../../../lib/analyses/flaw-rules/flaw-rule.ts';
import { baseRateOf, type FlawRuleId } from '../../../lib/analyses/norms/flaw-base-rates.ts';
import { screenplayOf, textsOf } from '../scripts.ts';

/** The rule's hit, checked, or null when it does not fire. */
export async function hitOf(id: FlawRuleId, fountain: string): Promise<FlawHit | null> {
  const screenplay = await screenplayOf(fountain);
  const rule = flawRules.find((one) => one.id === id);
  if (!rule) throw new RangeError(`No flaw rule ${id}`);
  const hit = rule.find(derive(screenplay));
  if (!hit) return null;
  const texts = textsOf(screenplay);
  expect(hit.points.length).toBeGreaterThan(0);
  for (const { text, evidence } of hit.points) {
    expect(text).toMatch(/^[\p{Lu}\p{N}“].*[.”]$/u);
    expect(evidence.length).toBeGreaterThan(0);
    for (const { quote, page, line } of evidence)
      expect(texts.some((own) => own.page === page && own.line === line && own.text.includes(quote))).toBe(true);
  }
  expect(hit.advice).toMatch(/^\p{Lu}.*[.!?”]$/u);
  expect(`${hit.title} ${hit.advice} ${hit.unless ?? ''}`).not.toMatch(/undefined|null|NaN/);
  if (baseRateOf(id) === null) expect(hit.unless).toMatch(/^If .*\.$/);
  return hit;
}

/** The places of a hit as 'page: quote' lines, for comparison. */
export const quotesIn = (hit: FlawHit | null): string[] =>
  (hit?.points ?? []).flatMap(({ evidence }) => evidence.map(({ quote }) => quote));
