/** First drafts with slips: our two scripts, each with slips planted in it that counting finds. A slip is a line as it stands, and as it was typed. */
import { readFileSync } from 'node:fs';
import path from 'node:path';

export interface Slip {
  readonly rule: string;
  readonly right: string;
  readonly typed: string;
}
export interface SlippedScript {
  readonly name: string;
  readonly fountain: string;
  readonly slips: readonly Slip[];
}

const corpus = path.join(import.meta.dirname, '../../corpus');
export const fountainOf = (name: string): string => readFileSync(path.join(corpus, `${name}.fountain`), 'utf8');

/** The first place of some words, which have to be there, replaced. */
export function replaced(text: string, from: string, to: string): string {
  if (!text.includes(from)) throw new Error(`The script does not hold: ${from}`);
  return text.replace(from, () => to);
}

const lastReelSlips: readonly Slip[] = [
  { rule: 'doubledWords', right: 'climbs with the letter T', typed: 'climbs with the the letter T' },
  { rule: 'doubledWords', right: 'Shelves of film cans', typed: 'Shelves of of film cans' },
  { rule: 'misspelledWords', right: 'looks at a photograph taped', typed: 'looks at a photogarph taped' },
  { rule: 'misspelledWords', right: 'has never noticed', typed: 'has never notcied' },
  { rule: 'ageStatedTwice', right: 'Lena in the doorway.', typed: 'Lena, 31, in the doorway.' },
  {
    rule: 'misspelledPlace',
    right: 'INT. MERIDIAN CINEMA - LOBBY - EVENING',
    typed: 'INT. MERIDAN CINEMA - LOBBY - EVENING',
  },
  {
    rule: 'lightAgainstHeading',
    right: 'Wind. Lena on the phone, collar up.',
    typed: 'Moonlight and wind. Lena on the phone, collar up.',
  },
];

const marrowSlips: readonly Slip[] = [
  { rule: 'doubledWords', right: 'takes the minutes in shorthand', typed: 'takes the the minutes in shorthand' },
  { rule: 'doubledWords', right: 'Faiza kneels beside a marrow', typed: 'Faiza kneels beside a a marrow' },
  { rule: 'misspelledWords', right: 'with real pleasure', typed: 'with real plaesure' },
  { rule: 'ageStatedTwice', right: 'Faiza wakes.', typed: 'Faiza, 27, wakes.' },
  {
    rule: 'lightAgainstHeading',
    right: 'A counter the width of one',
    typed: 'Moonlight on a counter the width of one',
  },
  { rule: 'wordMixUps', right: "It's my hedge.", typed: 'Its my hedge.' },
];

const slipped = (name: string, slips: readonly Slip[]): SlippedScript => ({
  name,
  slips,
  fountain: slips.reduce((text, { right, typed }) => replaced(text, right, typed), fountainOf(name)),
});

export const slippedScripts: readonly SlippedScript[] = [
  slipped('the-last-reel', lastReelSlips),
  slipped('minutes-of-the-marrow', marrowSlips),
];
