/** The object of a character network as it is stored and copied: four lists of a keyword and a description, by whatever blocks tell them. */
import type { Block } from '../contract/blocks.ts';
import { linkWeight } from './block-tables.ts';

interface Described {
  readonly keyword: string;
  readonly description: string;
}

const tiesKey = 'CharacterNetwork';
const keys = ['Analysis', 'KeyCharacteristics', 'ToneSpectrum', tiesKey] as const;

/** Counted lists are cards; a reader's are findings and facts. */
function listOf(block: Block): Described[] {
  switch (block.kind) {
    case 'cards':
      return block.cards.map(({ title, text }) => ({ keyword: title, description: text }));
    case 'facts':
      return block.items.map(({ label, value }) => ({ keyword: label, description: value }));
    case 'findings':
      return block.items.map(({ title, bullets }) => ({
        keyword: title,
        description: bullets.map(({ text }) => text).join(' '),
      }));
    default:
      return [];
  }
}

/** Strongest first, as 'Lena and Mags': '31 exchanges'. */
function tiesOf({ nodes, links, linkUnit }: Extract<Block, { kind: 'network' }>): Described[] {
  const names = new Map(nodes.map(({ id, label }) => [id, label]));
  return links
    .toSorted((a, b) => b.weight - a.weight)
    .map(({ source, target, weight }) => ({
      keyword: `${names.get(source) ?? source} and ${names.get(target) ?? target}`,
      description: linkWeight(weight, linkUnit),
    }));
}

/** The lists by their titles without spaces (`{"KeyCharacteristics": [{keyword, description}]}`); ties are those of the map where no list tells them. Null without a map. */
export function networkObject(blocks: readonly Block[]): Record<string, Described[]> | null {
  const map = blocks.find((block) => block.kind === 'network');
  if (map === undefined) return null;
  const lists = Object.groupBy(blocks, (block) => ('title' in block ? (block.title ?? '') : '').replace(/\s+/g, ''));
  const told = keys.map((key): [string, Described[]] => {
    const list = (lists[key] ?? []).flatMap(listOf);
    return [key, key === tiesKey && list.length === 0 ? tiesOf(map) : list];
  });
  return Object.fromEntries(told.filter(([, list]) => list.length > 0));
}
