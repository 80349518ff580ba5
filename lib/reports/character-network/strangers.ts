/** What a director sees of the cast at a glance: who of the main speakers never meet. */
import { mainAmong } from '../../engine/people/main-characters.ts';
import { isSomebody } from '../../engine/people/presence/namings.ts';
import { type StoryCharacter, speakersAmong } from '../../story/character.ts';
import { cueNameOf } from '../../story/ids.ts';
import { headingNote } from '../heading-doubt.ts';
import type { NetworkStory } from './view.ts';

/** A main part has so much of the talk; so many pairs are told. */
const mainShare = 0.04;
const mostPairs = 5;

type Pair = readonly [StoryCharacter, StoryCharacter];

/**
 * Pairs of the main speakers with no scene in which any part of both names stands or both are heard (`Meeting.mayMeet` is 0), those who speak most first. A claim of absence, and none where
 * headings are too few: of 38 pairs in 22 of 55 produced scripts, read by one reader, 37 share no scene; the one that does stands in a script without headings, now left out.
 */
export function strangersIn(story: NetworkStory): Pair[] {
  const { characters, meetings, scenes } = story;
  if (scenes.length === 0 || headingNote(story) !== null) return [];
  const main = mainAmong(speakersAmong(characters)).filter(
    ({ id, share, introduction }) => share >= mainShare && isSomebody(cueNameOf(id), introduction?.fullName ?? null),
  );
  const find = (id: string): StoryCharacter | undefined => main.find((one) => one.id === id);
  return meetings
    .filter(({ exchanges, mayMeet }) => exchanges === 0 && mayMeet === 0)
    .flatMap(({ people: [one, other] }): Pair[] => {
      const [a, b] = [find(one), find(other)];
      return a && b ? [[a, b]] : [];
    })
    .toSorted(([a, b], [c, d]) => c.share + d.share - a.share - b.share)
    .slice(0, mostPairs);
}
