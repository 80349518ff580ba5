/** The words of what happens within a window of pages; each a clause that names its page. */
import { capitalised, decimal, listed, phrased } from '../../engine/wording.ts';
import type { StoryScene } from '../../story/scene.ts';
import type { ReturningThing } from '../../story/shape/returns.ts';
import { placeName } from '../describe-place.ts';
import { thingName } from '../shape/return-words.ts';
import { pageRange } from '../shape/stretch-words.ts';

export const apartBegins = (from: number, to: number): string => `the stretch apart begins (${pageRange(from, to)})`;
export const apartEnds = (from: number, to: number): string => `the stretch apart (${pageRange(from, to)}) ends`;

/** '“Take us out” once more (page 65, first on 20)'; by whom, where they did not say it first. */
export function lineSaid(line: string, by: readonly string[], page: number, before: number): string {
  return `${line} once more${by.length === 0 ? '' : `, by ${listed(by)}`} (page ${page}, first on ${before})`;
}
export const thingSeen = (thing: ReturningThing): string =>
  `${thingName(thing)} is back (page ${thing.to}, last named on ${thing.from})`;

const withPage = (people: readonly OnPage[]): string =>
  listed(people.map(({ name, page }) => `${name} (page ${page})`));
/** Who comes, or goes, within one window. */
export interface OnPage {
  readonly name: string;
  readonly page: number;
}
const seedOf = (people: readonly OnPage[]): number => people.reduce((sum, { page }) => sum + page, people.length);
export const comes = (people: readonly OnPage[]): string =>
  people.length === 1
    ? phrased(
        seedOf(people),
        `enter ${withPage(people)}`,
        `${withPage(people)} is first heard`,
        `the voice of ${withPage(people)} comes in`,
        `first words from ${withPage(people)}`,
      )
    : phrased(
        seedOf(people),
        `enter ${withPage(people)}`,
        `${withPage(people)} are first heard`,
        `first words from ${withPage(people)}`,
      );
export const goes = (people: readonly OnPage[]): string =>
  people.length === 1
    ? phrased(seedOf(people), `last words from ${withPage(people)}`, `${withPage(people)} is not heard again`)
    : phrased(seedOf(people), `last words from ${withPage(people)}`, `${withPage(people)} are not heard again`);

const long = ({ pages }: StoryScene): string => (decimal(pages) === '1' ? '1 page' : `${decimal(pages)} pages`);
export const longScene = (scene: StoryScene): string =>
  phrased(
    scene.page,
    `${placeName(scene)} runs for ${long(scene)} (from page ${scene.page})`,
    `one scene takes ${long(scene)} (${placeName(scene)}, from page ${scene.page})`,
    `${long(scene)} without a cut at ${placeName(scene)}, from page ${scene.page}`,
  );
export const quickRun = (first: StoryScene, last: StoryScene): string =>
  `the quickest run of scenes goes from ${placeName(first)} to ${placeName(last)} (${pageRange(first.page, last.lastPage)})`;
export const firstThere = (name: string, page: number): string =>
  phrased(
    page,
    `${name} is seen for the first time (page ${page})`,
    `first sight of ${name} (page ${page})`,
    `page ${page} opens ${name}`,
  );

/** Of a window in which nothing counted happens. */
export const nothingHere = 'Nothing counted happens here.';
/** A sentence of clauses. */
export const joined = (clauses: readonly string[]): string =>
  clauses.length === 0 ? nothingHere : `${capitalised(clauses.join('; '))}.`;
