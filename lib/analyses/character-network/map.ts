/** The map: nodes, links and groups for drawing. Refuses more nodes than an eye can follow with a zoom. */
import type { Derived } from '../derived/derive.ts';
import { listed } from '../wording.ts';
import type { CharacterNetworkFindings } from './card.ts';

/** Characters drawn, most words first. */
const mostNodes = 60;

export function networkMap(derived: Derived): CharacterNetworkFindings['map'] {
  const { network, characters, nameOf } = derived;
  const shown = characters.slice(0, mostNodes);
  const ids = new Set(shown.map(({ id }) => id));
  const links = network.links.filter(({ source, target }) => ids.has(source) && ids.has(target));
  const drawn = network.communities.filter((members) => members.some((id) => ids.has(id)));
  const groupOf = (id: string): number => {
    const group = drawn.findIndex((members) => members.includes(id));
    return group < 0 ? drawn.length : group;
  };
  const groups = drawn.map((members, group) => ({ label: groupLabel(members.map(nameOf)), group }));
  const alone = shown.filter(({ id }) => groupOf(id) === drawn.length).map(({ name }) => name);
  if (alone.length > 0)
    groups.push({
      label: `With nobody: ${listed(alone.length > 4 ? [...alone.slice(0, 3), `${alone.length - 3} others`] : alone)}`,
      group: drawn.length,
    });
  const [first] = links;
  const total = links.reduce((sum, { exchanges }) => sum + exchanges, 0);
  return {
    title: first
      ? `${listed([first.source, first.target].map(nameOf))} carry ${first.exchanges} of ${total} exchange${total === 1 ? '' : 's'}`
      : 'Nobody answers anybody in this script',
    nodes: shown.map(({ id, name, words, scenes }) => ({
      id,
      label: name,
      words,
      group: groupOf(id),
      scenes: scenes.length,
    })),
    links: links.map(({ source, target, exchanges }) => ({ source, target, exchanges })),
    groups,
  };
}

/** 'Mags and Lena', or 'Around Brianna: Samantha, Noah and 12 others'. */
function groupLabel(names: readonly string[]): string {
  const [first = '', ...rest] = names;
  if (names.length <= 4) return listed(names);
  return `Around ${first}: ${listed([...rest.slice(0, 2), `${rest.length - 2} others`])}`;
}
