/** What the shape of the network says: centre, strongest tie, bridge, groups, who never meets. Refuses to read feelings into counts. */
import type { Character } from '../derived/character-index.ts';
import type { Derived } from '../derived/derive.ts';
import { counted, decimal, listed, often, pagesOf, percent } from '../wording.ts';
import type { NetworkEntry } from './card.ts';
import { citeExchange, citeSpeech } from './cite.ts';

/** Entries in order of weight; one is left out when the script gives nothing for it. */
export const networkAnalysis = (derived: Derived): NetworkEntry[] =>
  [
    centre(derived),
    strongestTie(derived),
    bridge(derived),
    groups(derived),
    density(derived),
    neverMeet(derived),
    onTheEdge(derived),
  ].filter((entry) => entry !== null);

const totalExchanges = ({ network }: Derived): number =>
  network.links.reduce((sum, { exchanges }) => sum + exchanges, 0);
const linkOf = ({ network }: Derived, one: string, other: string) =>
  network.links.find(
    ({ source, target }) => (source === one && target === other) || (source === other && target === one),
  );

function centre(derived: Derived): NetworkEntry | null {
  const node = [...derived.network.nodes].sort((a, b) => b.exchanges - a.exchanges)[0];
  if (!node || node.exchanges === 0) return null;
  const name = derived.nameOf(node.id);
  const share = node.exchanges / totalExchanges(derived);
  const lead = derived.lead?.character;
  const also = lead && lead.id !== node.id ? ` ${lead.name} speaks more words, but is answered less often.` : '';
  const [link] = derived.network.links.filter(({ source, target }) => source === node.id || target === node.id);
  return {
    keyword: `Centre: ${name}`,
    description: `${name} takes part in ${percent(share)} of all exchanges (${node.exchanges} of ${totalExchanges(derived)}) and talks with ${node.partners === derived.characters.length - 1 ? (node.partners === 1 ? 'the one other' : `all ${node.partners} others`) : `${node.partners} of the ${derived.characters.length - 1} others`} who ${derived.characters.length === 2 ? 'speaks' : 'speak'}.${also}`,
    quotes: link ? citeExchange(link.source, link.target, derived) : [],
  };
}

function strongestTie(derived: Derived): NetworkEntry | null {
  const [first, second] = derived.network.links;
  if (!first || first.exchanges < 3) return null;
  const names = listed([first.source, first.target].map(derived.nameOf));
  const next = second
    ? `; the next tie, ${listed([second.source, second.target].map(derived.nameOf))}, has ${second.exchanges}`
    : '';
  const pages = first.scenes.flatMap((ordinal) => derived.scenes[ordinal - 1]?.page ?? []);
  return {
    keyword: `Strongest tie: ${names}`,
    description: `They answer each other ${often(first.exchanges)} in ${counted(first.scenes.length, 'scene')}, ${span(pages)}${next}.`,
    quotes: citeExchange(first.source, first.target, derived, 'last'),
  };
}

/** 'on page 1', 'from page 2 to page 14'. */
const span = (pages: readonly number[]): string => {
  const [first, last] = [Math.min(...pages), Math.max(...pages)];
  return first === last ? `on page ${first}` : `from page ${first} to page ${last}`;
};

function bridge(derived: Derived): NetworkEntry | null {
  const node = [...derived.network.nodes].sort((a, b) => b.betweenness - a.betweenness)[0];
  if (!node || node.betweenness < 0.08 || derived.characters.length < 4) return null;
  const name = derived.nameOf(node.id);
  const onlyThrough = derived.network.nodes
    .filter(({ id, partners }) => partners === 1 && linkOf(derived, id, node.id))
    .map(({ id }) => id);
  const whom =
    onlyThrough.length > 0
      ? ` ${listed(onlyThrough.slice(0, 4).map(derived.nameOf))}${onlyThrough.length > 4 ? ' and others' : ''} ${onlyThrough.length === 1 ? 'talks' : 'talk'} with nobody else.`
      : '';
  const link = onlyThrough[0]
    ? linkOf(derived, onlyThrough[0], node.id)
    : derived.network.links.findLast(({ source, target }) => source === node.id || target === node.id);
  return {
    keyword: `Bridge: ${name}`,
    description: `${percent(node.betweenness)} of the shortest ways between any two others lead through ${name}.${whom}`,
    quotes: link ? citeExchange(link.source, link.target, derived) : [],
  };
}

/** Below this modularity the groups run into one another (Newman's rule of thumb puts clear communities above 0.3). */
const clearGroups = 0.3;

function groups(derived: Derived): NetworkEntry | null {
  const { communities, modularity } = derived.network;
  if (communities.length < 2) return null;
  const named = communities.map((members) =>
    listed(
      members.length > 4
        ? [...members.slice(0, 3).map(derived.nameOf), `${members.length - 3} others`]
        : members.map(derived.nameOf),
    ),
  );
  const clear = modularity >= clearGroups ? 'The groups are clearly apart' : 'The groups run into one another';
  const first = communities
    .flatMap(([one, other]) => (one && other ? citeExchange(one, other, derived).slice(0, 1) : []))
    .slice(0, 3);
  return {
    keyword: `${counted(communities.length, 'group')}`.replace(/^\w/, (letter) => letter.toUpperCase()),
    description: `By who answers whom the cast falls into ${named.map((names, index) => `(${index + 1}) ${names}`).join('; ')}. ${clear} (modularity ${decimal(modularity, 2)}).`,
    quotes: first,
  };
}

function density(derived: Derived): NetworkEntry | null {
  const count = derived.characters.length;
  const possible = (count * (count - 1)) / 2;
  if (possible < 3) return null;
  const pairs = derived.network.links.length;
  const [last] = derived.network.links.slice(-1);
  return {
    keyword: 'Reach',
    description: `${pairs} of ${possible} possible pairs ever exchange a line (${percent(derived.network.density)}), over ${counted(totalExchanges(derived), 'exchange')}.`,
    quotes: last ? citeExchange(last.source, last.target, derived) : [],
  };
}

/** Two of the five who speak most that never exchange a line. */
function neverMeet(derived: Derived): NetworkEntry | null {
  const main = derived.characters.filter(({ onlyHeard }) => !onlyHeard).slice(0, 5);
  const pairs = main.flatMap((one, index) =>
    main.slice(index + 1).flatMap((other) => (linkOf(derived, one.id, other.id) ? [] : [[one, other] as const])),
  );
  const [pair] = pairs;
  if (!pair) return null;
  const [one, other] = pair;
  const together = derived.scenes.filter(({ present }) => present.includes(one.id) && present.includes(other.id));
  const shared =
    together.length > 0
      ? `, though both are in ${counted(together.length, 'scene')} (${pagesOf(together.map(({ page }) => page).slice(0, 4))})`
      : ' and share no scene';
  return {
    keyword: `Never talk: ${one.name} and ${other.name}`,
    description: `${main.length < 5 ? 'Both speak' : 'They are among the five who speak most'}, yet exchange no line${shared}.${pairs.length > 1 ? ` The same holds for ${listed(pairs.slice(1, 3).map((names) => listed(names.map(({ name }) => name))))}.` : ''}`,
    quotes: [one, other].flatMap(({ speeches }: Character) =>
      speeches.slice(0, 1).map((speech) => citeSpeech(speech, derived)),
    ),
  };
}

function onTheEdge(derived: Derived): NetworkEntry | null {
  const alone = derived.characters.filter(({ id }) =>
    derived.network.nodes.some((node) => node.id === id && node.partners === 0),
  );
  const [first] = alone;
  if (!first) return null;
  const names = `${listed(alone.slice(0, 4).map(({ name }) => name))}${alone.length > 4 ? ' and others' : ''}`;
  const heard = alone.filter(({ onlyHeard }) => onlyHeard).map(({ name }) => name);
  return {
    keyword: `Answered by nobody: ${names}`,
    description: `${names} ${alone.length === 1 ? 'speaks' : 'speak'} without exchanging lines with anyone.${heard.length > 0 ? ` ${listed(heard)} ${heard.length === 1 ? 'is' : 'are'} only heard, in voice-over.` : ''}`,
    quotes: alone
      .slice(0, 2)
      .flatMap(({ speeches }) => speeches.slice(0, 1).map((speech) => citeSpeech(speech, derived))),
  };
}
