/** The words of flaw detection about its findings as a whole; what a flaw itself says stands in its rule. */
import { counted } from '../../engine/wording.ts';
import type { Source } from '../../story/source.ts';
import type { Story } from '../../story/story-graph.ts';
import { formatName } from '../format-words.ts';
import type { FlawDetectionFindings } from './card.ts';

type Flaw = Pick<FlawDetectionFindings['flaws'][number], 'severity' | 'lineNotes' | 'bullets'>;

/** Places of slips, as the line notes lead to them. */
export const placesOf = (flaws: readonly Pick<Flaw, 'bullets'>[]): number =>
  flaws.flatMap(({ bullets }) => bullets.flatMap(({ evidence }) => evidence)).length;

/** 'At least 31 slips': who reads word by word finds more. */
export const atLeast = (places: number): string => `at least ${counted(places, 'slip')}`;

export const lineNotesId = 'line-notes';
/** `title` says of line notes how many places they lead to. */
export const groups = [
  { id: 'major', title: () => 'Major', holds: ({ severity, lineNotes }: Flaw) => severity === 'major' && !lineNotes },
  { id: 'minor', title: () => 'Minor', holds: ({ severity, lineNotes }: Flaw) => severity === 'minor' && !lineNotes },
  {
    id: lineNotesId,
    title: (flaws: readonly Flaw[]) => `Line notes: ${atLeast(placesOf(flaws))}`,
    holds: ({ lineNotes }: Flaw) => lineNotes,
  },
] as const;

/** In how many of 100 produced scripts the rule fires; without that count, when it would be a false alarm (`unless`). */
export function frequencyOf(baseRate: number | null, unless: string | undefined): string[] {
  if (baseRate === null) return unless ? [unless] : [];
  return [`Found in ${baseRate === 0 ? 'fewer than 1' : baseRate} of 100 produced scripts.`];
}

/** What of the script was not judged. */
export const unjudged = ({ source, spelling }: Pick<Story, 'source' | 'spelling'>): string[] =>
  spelling.readable
    ? []
    : [`Spelling was not judged: the words ${source.english ? 'look as a scanner leaves them' : 'are not English'}.`];

/** How sparing a script without any flaw is with directions to its actors. */
export const directions = ({ source, talk }: Pick<Story, 'source' | 'talk'>): string[] =>
  source.speeches > 0
    ? [
        `Talk: ${counted(talk.directions.count, 'direction')} to actors over ${counted(source.speeches, 'speech', 'speeches')}.`,
      ]
    : [];

/** As what a script is checked that is under 60 pages or no feature; null for a feature. */
export const checkedAs = (source: Source): string | null =>
  source.short || source.format.format !== 'feature'
    ? `Checked as ${formatName(source.format)}: what counts the pages of a feature is not asked of it.`
    : null;

/** Said where no check finds anything: the answer has ended. */
export const nothingFound = (checks: number): string =>
  `None of ${checks} checks finds a flaw; each stands by name on the method page.`;
