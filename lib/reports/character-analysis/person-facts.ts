/** What stands out of where somebody is in the script: the facts that a paragraph about them is composed of. */
import { isSomebody } from '../../engine/people/presence/namings.ts';
import type { StoryCharacter } from '../../story/character.ts';
import { cueNameOf } from '../../story/ids.ts';
import { type Crowding, narrowest } from '../../story/people/crowding.ts';
import { longestGap, type PageSpan, pagesIn, within } from '../../story/people/presence.ts';
import type { Story } from '../../story/story-graph.ts';
import { nameFinder } from '../story-lookup.ts';

type PeopleStory = Pick<Story, 'source' | 'characters' | 'presences' | 'relations'>;

/** A silence: its pages, and those among them on which the action names the silent one, on which any text surely does, on which it may; of a part that several play nothing is sure. */
export interface Silence extends PageSpan {
  readonly seen: readonly number[];
  readonly called: readonly number[];
  readonly named: readonly number[];
}

/** `rest` are the pages with words outside the crowding; `others` those with whom lines are exchanged where they are few. `lastNamed` is the last page that surely names or hears them, `lastPossible` the last that may. */
export interface PersonFacts {
  readonly name: string;
  readonly speeches: number;
  readonly share: number;
  readonly pages: number;
  readonly from: number;
  readonly to: number;
  readonly speaksOn: number;
  readonly onlyHeard: boolean;
  readonly introducedOn: number | null;
  readonly namedFrom: number;
  readonly crowding: (Crowding & { readonly rest: readonly number[] }) | null;
  readonly silence: Silence | null;
  readonly lastNamed: number;
  readonly lastPossible: number;
  readonly end: 'speaks' | 'seen' | 'named' | null;
  readonly speaksFirst: boolean;
  readonly speaksLast: boolean;
  readonly longest: { readonly words: number; readonly page: number } | null;
  readonly others: readonly string[];
}

/** A silence is told from so many pages and so large a part of the script on. */
const longSilence = { pages: 6, share: 0.09 } as const;
/** So few of a part's speeches make no crowd. */
const fewestCrowded = 8;

/** Null for somebody who is not followed by pages. */
export function personFacts(one: StoryCharacter, story: PeopleStory): PersonFacts | null {
  const presence = story.presences.find(({ character }) => character === one.id);
  const { firstPage, lastPage } = one;
  if (!presence || firstPage === null || lastPage === null) return null;
  // A last page of a few lines is a page, too, where somebody speaks on it.
  const pages = Math.max(Math.round(story.source.pages), lastPage);
  const nameOf = nameFinder(story);
  // Of a part that several play a name says little: nothing is claimed of it.
  const isPart = !isSomebody(cueNameOf(one.id), one.introduction?.fullName ?? null);
  const window = presence.speeches.length >= fewestCrowded ? narrowest(presence.speeches, pages) : null;
  const gap = longestGap(presence.speaks);
  const isLong = gap !== null && pagesIn(gap) >= Math.max(longSilence.pages, pages * longSilence.share);
  const heard = story.characters.filter(({ speeches }) => speeches > 0);
  const others = story.relations.flatMap(({ people }) =>
    people.includes(one.id) ? people.filter((id) => id !== one.id).map(nameOf) : [],
  );
  return {
    name: one.name,
    speeches: one.speeches,
    share: one.share,
    pages,
    from: firstPage,
    to: lastPage,
    speaksOn: presence.speaks.length,
    onlyHeard: one.onlyHeard,
    introducedOn: one.introduction?.isShown === false ? null : (one.introduction?.page ?? null),
    namedFrom: Math.min(firstPage, ...presence.called),
    crowding: window && {
      ...window,
      rest: presence.speaks.filter((page) => page < window.from || page > window.to),
    },
    silence:
      gap && isLong
        ? {
            ...gap,
            seen: isPart ? [] : within(presence.seen, gap),
            called: isPart ? [] : within(presence.called, gap),
            named: isPart ? [gap.from] : within(presence.named, gap),
          }
        : null,
    lastNamed: isPart ? lastPage : Math.max(lastPage, ...presence.called),
    lastPossible: isPart ? pages : Math.max(lastPage, ...presence.named),
    end: presence.end,
    speaksFirst: !heard.some(({ first }) => first && one.first && isBefore(first.cite, one.first.cite)),
    speaksLast: !heard.some(({ last }) => last && one.last && isBefore(one.last.cite, last.cite)),
    longest: one.longest && { words: one.longest.words, page: one.longest.line.cite.page },
    others,
  };
}

interface At {
  readonly page: number;
  readonly line: number;
}
const isBefore = (one: At, other: At): boolean =>
  one.page < other.page || (one.page === other.page && one.line < other.line);
