/** Selects what happens on the pages of a window: who comes and goes, what begins, ends or comes back there. */
import type { Story } from '../../story/story-graph.ts';
import { placeUses } from '../shape/place-use.ts';
import { lineOf, pictureAgain } from '../shape/return-words.ts';
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
  /** What it is about: a table tells that once. */
  readonly about: readonly string[];
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
    ...(fromPage > 1
      ? [{ page: fromPage, rank: ranks.apart, about: [`from ${fromPage}`], text: words.apartBegins(fromPage, toPage) }]
      : []),
    { page: toPage, rank: ranks.apart, about: [`to ${toPage}`], text: words.apartEnds(fromPage, toPage) },
  ]);

function returnEvents(story: EventStory): WindowEvent[] {
  const nameOf = nameFinder(story);
  const lines = story.returns.lines.flatMap((line, at) => {
    const [first, ...later] = line.said;
    return later.map(({ speakers, cite }) => ({
      page: cite.page,
      rank: ranks.returns,
      about: [`line ${at}`],
      text: words.lineSaid(
        lineOf(line),
        speakers.filter((who) => !first?.speakers.includes(who)).map(nameOf),
        cite.page,
        first?.cite.page ?? cite.page,
      ),
    }));
  });
  const things = story.returns.things.map((thing) => ({
    page: thing.to,
    rank: ranks.returns,
    about: [thing.name],
    text: words.thingSeen(thing),
  }));
  const pictures = story.returns.pictures.map((picture) => ({
    page: picture.last.page,
    rank: ranks.returns,
    about: [picture.last.quote],
    text: pictureAgain(picture),
  }));
  return [...lines, ...things, ...pictures];
}

function peopleEvents({ characters, source }: EventStory): WindowEvent[] {
  return characters
    .filter(({ speeches }) => speeches >= heardOften)
    .flatMap(({ name, firstPage, lastPage }): WindowEvent[] => [
      ...(firstPage !== null && firstPage > 1
        ? [{ page: firstPage, rank: ranks.people, about: [`comes ${name}`], text: '', comes: name }]
        : []),
      ...(lastPage !== null && lastPage < goneBy * source.pageCount
        ? [{ page: lastPage, rank: ranks.people, about: [`goes ${name}`], text: '', goes: name }]
        : []),
    ]);
}

function lengthEvents(story: EventStory): WindowEvent[] {
  const { pacing } = story.structure;
  const sceneOf = sceneFinder(story);
  const quickest = pacing?.quickest;
  const longest = (pacing?.longest ?? []).map(sceneOf);
  return [
    ...longest.map((scene) => ({
      page: scene.page,
      rank: ranks.lengths,
      about: [scene.id],
      text: words.longScene(scene),
    })),
    ...(quickest
      ? [
          {
            page: sceneOf(quickest.first).page,
            rank: ranks.lengths,
            about: ['quickest'],
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
      firstPage > 1
        ? [{ page: firstPage, rank: ranks.places, about: [`place ${name}`], text: words.firstThere(name, firstPage) }]
        : [],
    );

/** Those of one window, its comings in one clause and its goings in another. */
function together(within: readonly WindowEvent[]): WindowEvent[] {
  const moved = (told: (people: readonly words.OnPage[]) => string, name: 'comes' | 'goes'): WindowEvent[] => {
    const people = within
      .flatMap((event) => {
        const who = event[name];
        return who === undefined ? [] : [{ name: who, page: event.page, about: event.about }];
      })
      .sort((a, b) => a.page - b.page)
      .slice(0, mostPeople);
    const [first] = people;
    const about = people.flatMap((one) => one.about);
    return first ? [{ page: first.page, rank: ranks.people, about, text: told(people) }] : [];
  };
  return [...within.filter(({ text }) => text !== ''), ...moved(words.comes, 'comes'), ...moved(words.goes, 'goes')];
}

/**
 * Tells windows of one table, in their order: the few events that stand out most between two pages, by page. What comes back, who comes or goes and
 * which scene is long is told once in the table, in the first window that reaches it.
 */
export function windowTeller(events: readonly WindowEvent[]): (from: number, to: number) => string {
  const told = new Set<string>();
  const isNew = ({ about }: WindowEvent): boolean => !about.some((one) => told.has(one));
  return (from, to) => {
    const within = events.filter((event) => event.page >= from && event.page <= to && isNew(event));
    const first = within.filter(({ about }, at) => within.findIndex((one) => one.about.join() === about.join()) === at);
    const chosen = together(first)
      .sort((a, b) => a.rank - b.rank)
      .slice(0, eventsShown);
    for (const one of chosen.flatMap(({ about }) => about)) told.add(one);
    return words.joined(chosen.sort((a, b) => a.page - b.page).map(({ text }) => text));
  };
}
