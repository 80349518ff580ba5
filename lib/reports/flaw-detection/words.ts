/** The words of flaw detection about its findings as a whole; what a flaw itself says stands in its rule. */
import type { LookedOver } from '../../engine/flaw-rules/flaw-rule.ts';
import { counted, decimal } from '../../engine/wording.ts';
import { speakersAmong } from '../../story/character.ts';
import type { Source } from '../../story/source.ts';
import type { Story } from '../../story/story-graph.ts';
import { formatName } from '../format-words.ts';
import type { FlawDetectionFindings } from './card.ts';

const grouped = (number: number): string => number.toLocaleString('en-GB');

type Flaw = Pick<FlawDetectionFindings['flaws'][number], 'severity' | 'lineNotes'>;

export const lineNotesId = 'line-notes';
export const groups = [
  { id: 'major', title: 'Major', holds: ({ severity, lineNotes }: Flaw) => severity === 'major' && !lineNotes },
  { id: 'minor', title: 'Minor', holds: ({ severity, lineNotes }: Flaw) => severity === 'minor' && !lineNotes },
  { id: lineNotesId, title: 'Line notes', holds: ({ lineNotes }: Flaw) => lineNotes },
] as const;

/** In how many of 100 produced scripts the rule fires; without that count, when it would be a false alarm (`unless`). */
export function frequencyOf(baseRate: number | null, unless: string | undefined): string[] {
  if (baseRate === null) return unless ? [unless] : [];
  return [`Found in ${baseRate === 0 ? 'fewer than 1' : baseRate} of 100 produced scripts.`];
}

/** How much of the script a rule looked through: '18,204 words', '117 headings'. */
export function overText(
  over: LookedOver,
  { source, scenes, characters }: Pick<Story, 'source' | 'scenes' | 'characters'>,
): string {
  const texts: Readonly<Record<LookedOver, () => string>> = {
    words: () => `${grouped(source.talkWords + source.actionWords)} words`,
    action: () => `${grouped(source.actionWords)} words of action`,
    speeches: () => counted(source.speeches, 'speech', 'speeches'),
    speakers: () => counted(speakersAmong(characters).length, 'speaking part'),
    headings: () => counted(scenes.length, 'heading'),
    pages: () => `${decimal(source.pages)} pages`,
  };
  return texts[over]();
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

/** Each check that found nothing and counts all that its name says, with what it looked through. */
export const lookedTitle = 'Counted throughout and not found';
export const lookedColumns = ['Check', 'Looked through'] as const;

/** As what a script is checked that is under 60 pages or no feature; null for a feature. */
export const checkedAs = (source: Source): string | null =>
  source.short || source.format.format !== 'feature'
    ? `Checked as ${formatName(source.format)}: what counts the pages of a feature is not asked of it.`
    : null;

/** Where the checks stand by name, for a report that does not name them. */
export const namedInMethod = 'each by name on the method page';

/** What was run over what, and how much of it found something. */
export const verdict = ({ flaws, checks }: FlawDetectionFindings): { label: string; value: string }[] => [
  { label: 'Checks made', value: String(checks) },
  { label: 'Found something', value: String(flaws.length) },
];
