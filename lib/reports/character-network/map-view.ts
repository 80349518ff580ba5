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

/** Groups that are named have the first numbers, whoever is in none the one after them, and the others those that follow. Named are those of three or more, or with one of the main cast. */
export function mapView(story: NetworkStory): CharacterNetworkFindings['map'] {
  const { network, characters, relations } = story;
  const nameOf = nameFinder(story);
  const shown = speakersAmong(characters).slice(0, mostNodes);
  const ids = new Set(shown.map(({ id }) => id));
  const links = relations.filter(({ people }) => people.every((id) => ids.has(id)));
  const drawn = network.groups.filter((members) => members.some((id) => ids.has(id)));
  // Two bit parts that answer each other are no group worth a name.
  const main = new Set(mainAmong(shown).map(({ id }) => id));
  const isNamed = (members: readonly string[]): boolean => members.length > 2 || members.some((id) => main.has(id));
  const [named, unnamed] = [drawn.filter(isNamed), drawn.filter((members) => !isNamed(members))];
  const inNone = named.length;
  const numbered = [...named, [], ...unnamed];
  const groupOf = (id: string): number => {
    const group = numbered.findIndex((members) => members.includes(id));
    return group < 0 ? inNone : group;
  };
  const groups = named.map((members, group) => ({ label: words.groupLabel(members.map(nameOf)), group }));
  const alone = shown.filter(({ id }) => groupOf(id) === inNone).map(({ name }) => name);
  if (alone.length > 0) groups.push({ label: words.aloneLabel(alone), group: inNone });
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
