/** Every flaw rule on its own examples and near misses: it fires, it does not, its facts are stored and told again as they were. */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { emptyDetails } from '../../../lib/contract/uploads.ts';
import { derive } from '../../../lib/engine/derive.ts';
import { flawRules, isAskedOf, isFlawRule } from '../../../lib/engine/flaw-rules/find-flaws.ts';
import type { FlawHit, FlawRule } from '../../../lib/engine/flaw-rules/flaw-rule.ts';
import { baseRateOf, flawBaseRates } from '../../../lib/engine/norms/flaw-base-rates.ts';
import { countCharacters } from '../../../lib/engine/story/count-characters.ts';
import { nameFinder } from '../../../lib/reports/story-lookup.ts';
import type { Screenplay } from '../../../lib/screenplay/model.ts';
import { citedRightly, screenplayOf } from '../../corpus/scripts.ts';
import { said } from './said.ts';

const folder = path.join(import.meta.dirname, '../../../lib/engine/flaw-rules');
const subjects = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());

/** What a rule finds in a script, as the graph would have it after it was stored; null where it is silent. */
function factsOf(rule: FlawRule, screenplay: Screenplay): object | null {
  const derived = derive(screenplay);
  const facts = isAskedOf(rule, derived) ? rule.find(derived) : null;
  return facts && (JSON.parse(JSON.stringify(facts)) as object);
}

function hitOf(rule: FlawRule, screenplay: Screenplay, facts: object): FlawHit {
  const input = { screenplay, derived: derive(screenplay), details: emptyDetails, otherDrafts: [] };
  return rule.say(facts, nameFinder({ characters: countCharacters(input) }));
}

const linesOf = ({ title, points, advice, unless }: FlawHit): string[] => [
  title,
  ...points.flatMap(({ text, evidence }) => [text, ...evidence.map(({ page, quote }) => `${page}: ${quote}`)]),
  ...(advice === null ? [] : [advice]),
  ...(unless === undefined ? [] : [unless]),
];
const trimmedLines = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

describe('the list of rules', () => {
  it('holds each rule that a file declares, under the id that its file is named for', async () => {
    const declared = await Promise.all(
      subjects.flatMap(({ name: subject }) =>
        readdirSync(path.join(folder, subject)).map(async (file) => {
          const module = (await import(path.join(folder, subject, file))) as Record<string, unknown>;
          const rule = Object.values(module).find((one) => typeof one === 'object' && one !== null && 'find' in one);
          return rule === undefined ? [] : [{ rule: rule as FlawRule, file }];
        }),
      ),
    );
    const rules = declared.flat();
    expect(rules.map(({ rule }) => rule.id).sort()).toEqual(flawRules.map(({ id }) => id).sort());
    for (const { rule, file } of rules)
      expect(`${rule.id.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.ts`).toBe(file);
  });

  it('names each once, in its own words, and holds every rule that was counted', () => {
    for (const key of ['id', 'name', 'topic'] as const)
      expect(new Set(flawRules.map((rule) => rule[key])).size).toBe(flawRules.length);
    expect(Object.keys(flawBaseRates).filter((id) => !isFlawRule(id))).toEqual([]);
    expect(flawRules.map(({ id }) => id).filter((id) => baseRateOf(id) === null)).toEqual([]);
  });
});

describe.each(flawRules.map((rule) => [rule.id, rule] as const))('%s', (id, rule) => {
  it('fires on its examples with places that stand in the script, and says so in whole sentences', async () => {
    expect(rule.examples.length).toBe(said[id]?.length);
    for (const [index, example] of rule.examples.entries()) {
      const screenplay = await screenplayOf(example);
      const facts = factsOf(rule, screenplay);
      expect(facts, `example ${index}`).not.toBeNull();
      expect(rule.facts.parse(facts)).toEqual(facts);
      const hit = hitOf(rule, screenplay, facts ?? {});
      const isCited = citedRightly(screenplay);
      for (const { text, evidence } of hit.points) {
        expect(text).toMatch(/^[\p{Lu}\p{N}“].*[.”]$/u);
        expect(evidence.length).toBeGreaterThan(0);
        for (const place of evidence) expect(isCited(place), place.quote).toBe(true);
      }
      if (baseRateOf(id) === null) expect(hit.unless).toMatch(/^If .*\.$/);
      expect([...linesOf(hit), rule.costs('page 9')]).toEqual(trimmedLines(said[id]?.[index] ?? ''));
    }
  });

  it('is silent on its near misses', async () => {
    expect(rule.nearMisses.length).toBeGreaterThan(0);
    for (const [index, nearMiss] of rule.nearMisses.entries())
      expect(factsOf(rule, await screenplayOf(nearMiss)), `near miss ${index}`).toBeNull();
  });
});
