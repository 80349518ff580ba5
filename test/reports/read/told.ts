/** What the tests ask of readings as they are told: a report's blocks, their sentences. */
import type { Block } from '../../../lib/contract/blocks.ts';
import type { PlanName } from '../../../lib/contract/plans.ts';
import { aroundRead } from '../../../lib/reports/read/around.ts';
import { questions } from '../../../lib/reports/registry.ts';
import type { StoryRead } from '../../../lib/story/read/story-read.ts';

const pageCount = 15;

/** The blocks with which report `number` opens, all its entries together. */
export function told(number: number, read: StoryRead, plan: PlanName = 'advanced'): Block[] {
  const report = questions.find(({ card }) => card.number === number);
  if (!report) throw new RangeError(`There is no report ${number}.`);
  return report.reading(read, aroundRead(read, { plan, pageCount })).flat();
}

type Kind<K extends Block['kind']> = Extract<Block, { kind: K }>;
export const ofKind = <K extends Block['kind']>(blocks: readonly Block[], kind: K): Kind<K>[] =>
  blocks.filter((block): block is Kind<K> => block.kind === kind);
export const findingsIn = (blocks: readonly Block[]) => ofKind(blocks, 'findings').flatMap(({ items }) => items);
export const factsIn = (blocks: readonly Block[]) => ofKind(blocks, 'facts').flatMap(({ items }) => items);

/** Every text in a value that is no quote of the script, at any depth. */
export function textsIn(value: unknown, key = ''): string[] {
  if (typeof value === 'string')
    return ['quote', 'kind', 'basis', 'id', 'severity', 'align'].includes(key) ? [] : [value];
  if (Array.isArray(value)) return value.flatMap((inner) => textsIn(inner, key));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => textsIn(inner, name));
}
