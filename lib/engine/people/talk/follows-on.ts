/** Tells whether one speech answers the one before it: nothing parts them, both are near or both far, and neither names somebody else or is marked for one. */
import { anyOf, openingWith, wholeText, wholeWords } from '../../../screenplay/text/phrases.ts';
import {
  beforeWhom,
  breaksTalk,
  intoMachines,
  machineGreetings,
  pronouns,
  turnings,
} from '../../lexicons/speech-words.ts';
import { inCapitals } from '../../scenes/marked-parts.ts';
import type { SceneFacts } from '../../scenes/scene-facts.ts';
import type { Passage } from '../../text/passages.ts';
import type { Speech } from '../speeches.ts';

/** More words of action than these between two speeches, about six printed lines, and the second answers nothing; where nobody else speaks before the scene goes elsewhere, twice as many. Own bounds. */
const fewActionWords = 60;
const fewWordsOfTwo = 130;
/** A line in capitals of no more words may be a heading that was not read as one: 'IN THE PANIC ROOM,'. */
const fewSlugWords = 8;
const elsewhere = openingWith(breaksTalk, { flags: 'i' });
const toMachine = wholeWords(intoMachines);

/** True where the scene goes elsewhere there: 'ON THE MONITORS,' 'CUT TO:' and the like, on a line of their own. */
const parts = ({ kind, text, words }: Passage): boolean =>
  kind === 'heading' ||
  ((kind === 'shot' || kind === 'transition' || kind === 'action') &&
    words.length <= fewSlugWords &&
    inCapitals(text) &&
    elsewhere.test(text.trim()));

/** Speaks into a telephone or a radio, by the direction: of somebody unseen '(on phone)' says where the voice comes from. */
const isSentAway = ({ parentheticals, voiceOver, offScreen }: Speech): boolean =>
  !voiceOver && !offScreen && parentheticals.some(({ text }) => toMachine.test(text));
/** May be at the other end of the line. */
const mayBeFar = (speech: Speech): boolean => speech.voiceOver || speech.offScreen || isSentAway(speech);

/** 'Josh, come here.' and 'Come here, Josh.' are said to Josh. A speech without the name needs no closer look. */
const isToldTo = (text: string, name: string): boolean =>
  text.toLowerCase().includes(name.toLowerCase()) &&
  new RegExp(`(?:^|[.!?…]\\s+|,\\s)${name}(?:[,!?.…]|--| -|$)`, 'iu').test(text);
/** Shorter names are words of their own. */
const shortestName = 3;
const calledBy = (id: string): string => (id.split(' ').at(0) ?? id).replace(/[^\p{L}\p{N}'-]/gu, '');

/** Somebody of the scene whom the speech calls by name, and who is neither of the two. */
function isToAnother({ text }: Speech, two: readonly string[], people: readonly string[]): boolean {
  const isTo = (id: string): boolean => {
    const name = calledBy(id);
    return name.length >= shortestName && isToldTo(text, name);
  };
  return !two.some(isTo) && people.some((id) => !two.includes(id) && isTo(id));
}

/** '(to Mags)', '(then, to the driver)': to whom a speech is said, by the first word of who it is. */
const direction = new RegExp(`^\\W*(?:\\p{L}+, |${anyOf(turnings)} )?to (?:${anyOf(beforeWhom)} )?([\\p{L}'-]+)`, 'iu');
const anyOfTwo = wholeText(pronouns, { flags: 'i' });

/** Marked as said to somebody else than `to`. */
const isMarkedForAnother = (directions: readonly Passage[], to: readonly string[]): boolean =>
  directions.some(({ text }) => {
    const whom = direction.exec(text)?.[1]?.toUpperCase();
    return whom !== undefined && !anyOfTwo.test(whom) && !to.some((id) => id.split(/[ .]+/).includes(whom));
  });
const beforeWords = ({ parentheticals, passage }: Speech): Passage[] =>
  parentheticals.filter(({ order }) => order < passage.order);

const greeting = wholeWords(machineGreetings);
/** What a machine says to whoever calls is no talk. */
const isGreeting = ({ text }: Speech): boolean => greeting.test(text);

/** True where nobody but the two speaks from where the scene last went elsewhere to where it next does. */
function areAlone(before: Speech, answer: Speech, passages: readonly Passage[]): boolean {
  const from = passages.findLast((one) => one.order < before.passage.order && parts(one))?.order ?? 0;
  const to = passages.find((one) => one.order > answer.passage.order && parts(one))?.order ?? Number.POSITIVE_INFINITY;
  const cues = passages.flatMap(({ order, cue }) => (order > from && order < to && cue ? [cue.name] : []));
  return new Set(cues).size <= 2;
}

type Around = Pick<SceneFacts, 'passages' | 'speakers' | 'present'>;

/** What stands between a speech and one behind it. */
function between(before: Speech, behind: Speech, passages: readonly Passage[]) {
  const last = before.spoken.at(-1) ?? before.passage;
  const gap = passages.filter(({ order }) => order > last.order && order < behind.passage.order);
  return { gap, told: gap.reduce((sum, { kind, words }) => sum + (kind === 'action' ? words.length : 0), 0) };
}

/** True where whoever spoke before speaks on, under a cue of their own, to the same one as before. */
export function speaksOn(before: Speech, more: Speech, to: readonly string[], around: Around): boolean {
  const { gap, told } = between(before, more, around.passages);
  if (gap.some(parts) || told > fewActionWords || isGreeting(more) || isSentAway(more)) return false;
  return (
    !isMarkedForAnother([...before.parentheticals, ...beforeWords(more)], to) &&
    !isToAnother(more, [...more.speakers, ...to], [...new Set([...around.speakers, ...around.present])])
  );
}

/** A speech under several cues counts as a whole. */
export function followsOn(before: Speech, answer: Speech, { passages, speakers, present }: Around): boolean {
  const { gap, told } = between(before, answer, passages);
  if (gap.some(parts)) return false;
  if (told > (told > fewActionWords && areAlone(before, answer, passages) ? fewWordsOfTwo : fewActionWords))
    return false;
  if (isGreeting(before) || isGreeting(answer)) return false;
  if (isMarkedForAnother(before.parentheticals, answer.speakers)) return false;
  if (isMarkedForAnother(beforeWords(answer), before.speakers)) return false;
  if (isSentAway(before) && !mayBeFar(answer)) return false;
  if (isSentAway(answer) && !mayBeFar(before)) return false;
  const two = [...before.speakers, ...answer.speakers];
  const people = [...new Set([...speakers, ...present])];
  return !isToAnother(before, two, people) && !isToAnother(answer, two, people);
}
