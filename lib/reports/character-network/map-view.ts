/** The map of the cast: nodes and links for drawing, no more than an eye can follow with a zoom. */
import type { NamedPlace } from '../../contract/blocks.ts';
import { speakersAmong } from '../../story/character.ts';
import type { Cite } from '../../story/cite.ts';
import { cueNameOf } from '../../story/ids.ts';
import type { CharacterNetworkFindings } from './card.ts';
import type { NetworkStory } from './view.ts';
import * as words from './words.ts';

/** Characters drawn, most words first. */
const mostNodes = 60;

const pagePlace = ({ page, line }: Cite): NamedPlace => ({ text: words.page(page), page, line });

export function mapView(story: NetworkStory): CharacterNetworkFindings['map'] {
  const shown = speakersAmong(story.characters).slice(0, mostNodes);
  const ids = new Set(shown.map(({ id }) => id));
  const links = story.relations.filter(({ people }) => people.every((id) => ids.has(id)));
  return {
    title: links.length === 0 ? words.nobodyAnswers : words.mapTitle,
    nodes: shown.map(({ id, name, words: count, scenes, first: opening }) => ({
      id: cueNameOf(id),
      label: name,
      words: count,
      scenes: scenes.length,
      ...(opening && { place: pagePlace(opening.cite) }),
    })),
    links: links.map(({ people: [source, target], exchanges, first: opening }) => ({
      source: cueNameOf(source),
      target: cueNameOf(target),
      exchanges,
      ...(opening && { place: pagePlace(opening[0].cite) }),
    })),
  };
}
