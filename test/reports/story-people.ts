/** People and lines of a story graph, made by hand for tests of views. */
import type { StoryCharacter } from '../../lib/story/character.ts';
import type { Cite } from '../../lib/story/cite.ts';
import { characterId } from '../../lib/story/ids.ts';
import type { StoryLine } from '../../lib/story/line.ts';
import type { Meeting } from '../../lib/story/people/meeting.ts';
import type { Portrait } from '../../lib/story/people/portrait.ts';
import type { Presence } from '../../lib/story/people/presence.ts';
import type { Relation } from '../../lib/story/people/relation.ts';
import type { StoryScene } from '../../lib/story/scene.ts';
import type { Source } from '../../lib/story/source.ts';

export const citeOf = (quote: string, page = 1): Cite => ({ scene: 1, from: 1, to: 1, page, line: 1, quote });
export const lineOf = (name: string, quote: string, page = 1): StoryLine => ({
  speakers: [characterId(name.toUpperCase())],
  cite: citeOf(quote, page),
});

/** Somebody with four speeches and a tenth of the words. */
export const person = (name: string, over: Partial<StoryCharacter> = {}): StoryCharacter => ({
  id: characterId(name.toUpperCase()),
  name,
  words: 40,
  speeches: 4,
  share: 0.1,
  scenes: [1],
  firstPage: 1,
  lastPage: 2,
  onlyHeard: false,
  introduction: null,
  silence: null,
  first: lineOf(name, `${name} begins.`),
  last: lineOf(name, `${name} ends.`, 2),
  longest: { words: 20, line: lineOf(name, `${name} speaks long.`) },
  directions: 0,
  inDetails: false,
  ...over,
});

export const portraitOf = (name: string, over: Partial<Portrait> = {}): Portrait => ({
  character: characterId(name.toUpperCase()),
  manner: null,
  lastAct: null,
  sides: null,
  spokenOf: [],
  acts: null,
  ...over,
});

/** Speaks and is named on the pages given, or on the first two. */
export const presenceOf = (name: string, over: Partial<Presence> = {}): Presence => ({
  character: characterId(name.toUpperCase()),
  speeches: [1, 1, 2, 2],
  speaks: [1, 2],
  seen: [1],
  called: [1],
  named: [1],
  narrates: [],
  lastSeen: null,
  lastCalled: null,
  end: 'speaks',
  ...over,
});

export const meetingOf = (one: string, other: string, exchanges: number, over: Partial<Meeting> = {}): Meeting => ({
  people: [characterId(one.toUpperCase()), characterId(other.toUpperCase())],
  exchanges,
  pages: exchanges === 0 ? [] : [1, 2],
  first: exchanges === 0 ? null : [lineOf(other, `${other} greets ${one}.`), lineOf(one, `${one} greets ${other}.`)],
  last:
    exchanges === 0
      ? null
      : [lineOf(one, `${one} asks ${other} again.`), lineOf(other, `${other} answers ${one} again.`)],
  together: [],
  mayMeet: 0,
  ...over,
});

export const tieOf = (one: string, other: string, exchanges: number, over: Partial<Relation> = {}): Relation => ({
  people: [characterId(one.toUpperCase()), characterId(other.toUpperCase())],
  exchanges,
  scenes: ['sc.1'],
  first: [lineOf(one, `${one} asks ${other}.`), lineOf(other, `${other} answers ${one}.`)],
  ...over,
});

export const sceneOf = (ordinal: number, over: Partial<StoryScene> = {}): StoryScene => ({
  id: `sc.${ordinal}`,
  ordinal,
  number: null,
  printed: 'INT. SHED - DAY',
  location: 'SHED',
  setting: 'INT',
  place: 'Shed',
  placeKey: 'SHED',
  timeOfDay: 'DAY',
  light: 'day',
  page: ordinal,
  lastPage: ordinal,
  start: 0,
  end: 1,
  pages: 1,
  unbroken: over.pages ?? 1,
  speakers: [],
  present: [],
  speeches: 0,
  talkWords: 0,
  actionWords: 0,
  heading: citeOf('INT. SHED - DAY', ordinal),
  ...over,
});

export const sourceOf = (over: Partial<Source> = {}): Source => ({
  pageCount: 10,
  pages: 10,
  short: true,
  english: true,
  locations: 1,
  format: { format: 'short', from: 'length' },
  talkWords: 400,
  actionWords: 400,
  speeches: 40,
  marked: [],
  lead: null,
  ...over,
});
