/** Small scripts in Fountain on which rules are shown to fire, or not to. */

/** A speech. */
export const talk = (cue: string, line: string): string => `${cue}\n${line}`;

/** A scene of paragraphs and speeches. */
export const scene = (heading: string, ...body: readonly string[]): string => [heading, ...body, ''].join('\n\n');

/** The piece `count` times over, each with its number from 1. */
export const many = (count: number, piece: (number: number) => string): string =>
  Array.from({ length: count }, (_, index) => piece(index + 1)).join('\n\n');

/** Action in enough plain English for rules that read English. */
export const english =
  'The yard is full of the things that he has not sold, and that nobody has come for in a year or in the two before it.';

/** About so many pages on which nobody speaks. */
export const silentPages = (pages: number): string => many(pages * 27, (number) => `She waits, ${number}.`);

/** About so many pages on which Ann and Ben talk, Ann more. */
export const talkingPages = (pages: number): string =>
  many(pages * 9, (number) => `${talk('ANN', `It is late by ${number} now.`)}\n\n${talk('BEN', 'So it is.')}`);

/** A scene in one place with the time of day. */
export const hall = (...body: readonly string[]): string => scene('INT. HALL - DAY', ...body);
