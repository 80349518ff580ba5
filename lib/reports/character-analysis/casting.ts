/** What an actor and a director look for in a part: the pages to read with, how others speak of it, what it does beside what it says. */
import type { StoryCharacter } from '../../story/character.ts';
import { evidenceOf } from '../../story/cite.ts';
import type { Story } from '../../story/story-graph.ts';
import { nameFinder } from '../story-lookup.ts';
import type { CharacterFinding } from './card.ts';
import * as words from './words.ts';

type CastingStory = Pick<Story, 'characters' | 'portraits'>;

/** Somebody does clearly more than they say from so many sentences and so many times their share of the talk on. Ours. */
const telling = { sentences: 15, times: 1.8, share: 0.1 } as const;

const portraitOf = ({ portraits }: CastingStory, id: string) => portraits.find(({ character }) => character === id);

/** The two-hander, with its first line and its last; where it is the partner's as well, told before, by its first alone. */
export function castingOf({ id }: StoryCharacter, story: CastingStory): CharacterFinding['casting'] {
  const sides = portraitOf(story, id)?.sides;
  if (!sides) return [];
  const partners = portraitOf(story, sides.partner)?.sides;
  const rank = (one: string): number => story.characters.findIndex((character) => character.id === one);
  const isTold = partners?.partner === id && partners.fromPage === sides.fromPage && rank(sides.partner) < rank(id);
  return [
    {
      text: words.sides(sides, nameFinder(story)(sides.partner)),
      evidence: [sides.first, ...(isTold ? [] : [sides.last])].map(({ cite }) => evidenceOf(cite)),
    },
  ];
}

/** Lines that judge somebody, each with who says it. */
export const othersOf = ({ id }: StoryCharacter, story: CastingStory): CharacterFinding['spokenOf'] =>
  (portraitOf(story, id)?.spokenOf ?? []).flatMap(({ speakers, cite }) => {
    const [speaker] = story.characters.filter((one) => speakers.includes(one.id));
    return speaker ? [{ text: speaker.name, evidence: [evidenceOf(cite)] }] : [];
  });

/** A sentence where somebody's share of what the main parts do is far above that of what they say; '' else. A name that the action has otherwise makes it smaller, never larger. */
export function doingText(
  { id, words: said }: StoryCharacter,
  main: readonly StoryCharacter[],
  story: CastingStory,
): string {
  const actsOf = (one: string): number => portraitOf(story, one)?.acts?.count ?? 0;
  const sentences = main.reduce((sum, one) => sum + actsOf(one.id), 0);
  const spoken = main.reduce((sum, one) => sum + one.words, 0);
  const [done, talked] = [actsOf(id) / Math.max(1, sentences), said / Math.max(1, spoken)];
  const isTelling = actsOf(id) >= telling.sentences && done >= telling.share && done >= telling.times * talked;
  return isTelling && main.length > 1 ? words.doesMore(done, talked, sentences) : '';
}
