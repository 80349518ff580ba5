/** Selects what happens on the pages of a window: who comes and goes, what begins, ends or comes back there. */
import type { Story } from '../../story/story-graph.ts';
import { placeUses } from '../shape/place-use.ts';
import { nameFinder, sceneFinder } from '../story-lookup.ts';
import type { datedParts } from './dated-facts.ts';
import * as words from './window-words.ts';

type EventStory = Pick<Story, (typeof datedParts)[number] | 'structure'>;

/** `rank` says how much it stands out: 1 the most. */
export interface WindowEvent {
  readonly page: number;
  readonly rank: number;
  /** A clause; '' of somebody who comes or goes, which a window tells together. */
  readonly text: string;
  readonly comes?: string;
  readonly goes?: string;
}

/** Whose coming and going is an event speaks so often; a going is told up to this share of the script. */
const heardOften = 10;
const goneBy = 0.9;
const placesTold = 4;
const eventsShown = 3;
/** People named of those who come or go. */
const mostPeople = 4;
const ranks = { apart: 1, returns: 2, people: 3, lengths: 4, places: 5 } as const;

export function eventsOf(story: EventStory): WindowEvent[] {
  return [
    ...apartEvents(story),
    ...returnEvents(story),
    ...peopleEvents(story),
    ...lengthEvents(story),
    ...placeEvents(story),
  ];
}

const apartEvents = ({ stretches }: EventStory): WindowEvent[] =>
  stretches.apart.flatMap(({ fromPage, toPage }) => [
    ...(fromPage > 1 ? [{ page: fromPage, rank: ranks.apart, text: words.apartBegins(fromPage, toPage) }] : []),
    { page: toPage, rank: ranks.apart, text: words.apartEnds(fromPage, toPage) },
  ]);

function returnEvents(story: EventStory): WindowEvent[] {
  const nameOf = nameFinder(story);
  const lines = story.returns.lines.flatMap(({ said }) => {
    const [first, ...later] = said;
    return later.map(({ speakers, cite }) => ({
      page: cite.page,
      rank: ranks.returns,
      text: words.lineSaid(speakers.map(nameOf), cite, first?.cite.page ?? cite.page),
    }));
  });
  const things = story.returns.things.map((thing) => ({
    page: thing.to,
    rank: ranks.returns,
    text: words.thingSeen(thing),
  }));
  return [...lines, ...things];
}

function peopleEvents({ characters, source }: EventStory): WindowEvent[] {
  return characters
    .filter(({ speeches }) => speeches >= heardOften)
    .flatMap(({ name, firstPage, lastPage }): WindowEvent[] => [
      ...(firstPage !== null && firstPage > 1 ? [{ page: firstPage, rank: ranks.people, text: '', comes: name }] : []),
      ...(lastPage !== null && lastPage < goneBy * source.pageCount
        ? [{ page: lastPage, rank: ranks.people, text: '', goes: name }]
        : []),
    ]);
}

function lengthEvents(story: EventStory): WindowEvent[] {
  const { pacing } = story.structure;
  const sceneOf = sceneFinder(story);
  const quickest = pacing?.quickest;
  const longest = (pacing?.longest ?? []).map(sceneOf);
  return [
    ...longest.map((scene) => ({ page: scene.page, rank: ranks.lengths, text: words.longScene(scene) })),
    ...(quickest
      ? [
          {
            page: sceneOf(quickest.first).page,
            rank: ranks.lengths,
            text: words.quickRun(sceneOf(quickest.first), sceneOf(quickest.last)),
          },
        ]
      : []),
  ];
}

const placeEvents = (story: EventStory): WindowEvent[] =>
  placeUses(story)
    .slice(0, placesTold)
    .flatMap(({ name, firstPage }) =>
      firstPage > 1 ? [{ page: firstPage, rank: ranks.places, text: words.firstThere(name, firstPage) }] : [],
    );

/** Those of one window, its comings in one clause and its goings in another. */
function together(within: readonly WindowEvent[]): WindowEvent[] {
  const moved = (told: (people: readonly words.OnPage[]) => string, name: 'comes' | 'goes'): WindowEvent[] => {
    const people = within.flatMap((event) => {
      const who = event[name];
      return who === undefined ? [] : [{ name: who, page: event.page }];
    });
    const [first] = people.sort((a, b) => a.page - b.page);
    return first ? [{ page: first.page, rank: ranks.people, text: told(people.slice(0, mostPeople)) }] : [];
  };
  return [...within.filter(({ text }) => text !== ''), ...moved(words.comes, 'comes'), ...moved(words.goes, 'goes')];
}

/** The few that stand out most between two pages, in the order of the pages. */
export function windowText(events: readonly WindowEvent[], from: number, to: number): string {
  const within = together(events.filter(({ page }) => page >= from && page <= to)).sort((a, b) => a.rank - b.rank);
  const told = [...new Map(within.map((event) => [event.text, event])).values()]
    .slice(0, eventsShown)
    .sort((a, b) => a.page - b.page);
  return words.joined(told.map(({ text }) => text));
}
