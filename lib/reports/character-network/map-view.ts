/** The map of the cast: nodes, links and groups for drawing, no more than an eye can follow with a zoom. */
import type { NamedPlace } from '../../contract/blocks.ts';
import { mainAmong } from '../../engine/people/main-characters.ts';
import { speakersAmong } from '../../story/character.ts';
import type { Cite } from '../../story/cite.ts';
import { cueNameOf } from '../../story/ids.ts';
import { nameFinder } from '../story-lookup.ts';
import type { CharacterNetworkFindings } from './card.ts';
import type { NetworkStory } from './view.ts';
import * as words from './words.ts';

/** Characters drawn, most words first. */
const mostNodes = 60;

const pagePlace = ({ page, line }: Cite): NamedPlace => ({ text: words.page(page), page, line });

/** So much of their talk those of a group that is named keep to themselves. */
const keptShare = 0.6;

/** Groups that are named have the first numbers, whoever is in none the one after them, and the others those that follow. Named are those of three or more, or with one of the main cast, who talk mostly among themselves. */
export function mapView(story: NetworkStory): CharacterNetworkFindings['map'] {
  const { network, characters, relations } = story;
  const nameOf = nameFinder(story);
  const shown = speakersAmong(characters).slice(0, mostNodes);
  const ids = new Set(shown.map(({ id }) => id));
  const links = relations.filter(({ people }) => people.every((id) => ids.has(id)));
  const drawn = network.groups.filter((members) => members.some((id) => ids.has(id)));
  // Two bit parts that answer each other are no group worth a name.
  const main = new Set(mainAmong(shown).map(({ id }) => id));
  const isNamed = (members: readonly string[]): boolean =>
    (members.length > 2 || members.some((id) => main.has(id))) && keptIn(members, relations) >= keptShare;
  const [named, unnamed] = [drawn.filter(isNamed), drawn.filter((members) => !isNamed(members))];
  const inNone = named.length;
  const numbered = [...named, [], ...unnamed];
  const groupOf = (id: string): number => {
    const group = numbered.findIndex((members) => members.includes(id));
    return group < 0 ? inNone : group;
  };
  // One group alone is everybody.
  const groups =
    named.length < 2 ? [] : named.map((members, group) => ({ label: words.groupLabel(members.map(nameOf)), group }));
  return {
    title: links.length === 0 ? words.nobodyAnswers : words.mapTitle,
    nodes: shown.map(({ id, name, words: count, scenes, first: opening }) => ({
      id: cueNameOf(id),
      label: name,
      words: count,
      group: groupOf(id),
      scenes: scenes.length,
      ...(opening && { place: pagePlace(opening.cite) }),
    })),
    links: links.map(({ people: [source, target], exchanges, first: opening }) => ({
      source: cueNameOf(source),
      target: cueNameOf(target),
      exchanges,
      ...(opening && { place: pagePlace(opening[0].cite) }),
    })),
    groups,
  };
}

/** The share of all exchanges of these people that are with each other. */
function keptIn(members: readonly string[], relations: NetworkStory['relations']): number {
  const touching = relations.filter(({ people }) => people.some((id) => members.includes(id)));
  const sum = (list: NetworkStory['relations']): number => list.reduce((total, { exchanges }) => total + exchanges, 0);
  return sum(touching.filter(({ people }) => people.every((id) => members.includes(id)))) / Math.max(1, sum(touching));
}
