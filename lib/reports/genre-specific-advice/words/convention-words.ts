/** What a convention is called and what to try where the script departs from it: the form of an entry in the tables beside this file. */
import type { ConventionId } from '../../../story/conventions.ts';
import { closeGenres } from './close-genres.ts';
import { darkGenres } from './dark-genres.ts';
import { forceGenres } from './force-genres.ts';
import { wonderGenres } from './wonder-genres.ts';

/** What advice may name; what the convention's kind does not count is empty. Places are scenes with their page ('scene 5 (Projection Booth, page 4)'). */
export interface Named {
  readonly place: string;
  readonly ending: string;
  readonly from: number;
  readonly to: number;
  readonly value: string;
  readonly first: { readonly page: number; readonly label: string } | null;
  readonly page: number;
  readonly quote: string;
  readonly lacking: string | null;
  readonly names: string;
  readonly who: string;
}

/** `why` is our reasoning, with the source of its figure. `sign`, with its article, is what is looked for. Where `todo` is missing the kind of the convention has its own. */
export interface ConventionWords {
  readonly name: string;
  readonly why: string;
  readonly sign?: string;
  readonly todo?: (named: Named) => string;
}

/** A convention without words does not compile. */
export const conventionWords: Readonly<Record<ConventionId, ConventionWords>> = {
  ...closeGenres,
  ...darkGenres,
  ...forceGenres,
  ...wonderGenres,
};
