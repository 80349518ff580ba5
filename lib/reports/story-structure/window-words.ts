/** The words of what happens within a window of pages; each a clause that names its page. */
import { capitalised, decimal, listed, quoted } from '../../engine/wording.ts';
import type { Cite } from '../../story/cite.ts';
import type { ReturningThing } from '../../story/returns.ts';
import type { StoryScene } from '../../story/scene.ts';
import { placeName } from '../describe-place.ts';
import { pageRange } from '../shape/stretch-words.ts';

export const apartBegins = (from: number, to: number): string => `the stretch apart begins (${pageRange(from, to)})`;
export const apartEnds = (from: number, to: number): string => `the stretch apart (${pageRange(from, to)}) ends`;

export const lineSaid = (speakers: readonly string[], { quote, page }: Cite, before: number): string =>
  `${speakers.length === 0 ? 'somebody' : listed(speakers)} says ${quoted(quote.replace(/[.,;:]+$/, ''))} (page ${page}), as on page ${before}`;
export const thingSeen = ({ name, from, to }: ReturningThing): string => `${quoted(name)} is back (page ${to}, last named on ${from})`;

export const comes = (name: string, page: number): string => `${name} speaks for the first time (page ${page})`;
export const goes = (name: string, page: number): string => `${name} speaks for the last time (page ${page})`;

export const longScene = (scene: StoryScene): string =>
  `${placeName(scene)} runs for ${decimal(scene.pages)} pages (from page ${scene.page})`;
export const quickRun = (first: StoryScene, last: StoryScene): string =>
  `the quickest run of scenes goes from ${placeName(first)} to ${placeName(last)} (${pageRange(first.page, last.lastPage)})`;
export const firstThere = (name: string, page: number): string => `${name} is seen for the first time (page ${page})`;

/** A sentence of clauses; '' of none. */
export const joined = (clauses: readonly string[]): string => (clauses.length === 0 ? '' : `${capitalised(clauses.join('; '))}.`);
