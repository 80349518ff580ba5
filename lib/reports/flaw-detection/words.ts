/** The words of flaw detection about its findings as a whole; what a flaw itself says stands in its rule. */
import { counted, decimal } from '../../engine/wording.ts';
import { speakersAmong } from '../../story/character.ts';
import type { Source } from '../../story/source.ts';
import type { Story } from '../../story/story-graph.ts';
import { formatAndReason } from '../format-words.ts';
import type { FlawDetectionFindings } from './card.ts';

type Flaw = Pick<FlawDetectionFindings['flaws'][number], 'severity' | 'lineNotes'>;

export const groups = [
  { title: 'Major', holds: ({ severity, lineNotes }: Flaw) => severity === 'major' && !lineNotes },
  { title: 'Minor', holds: ({ severity, lineNotes }: Flaw) => severity === 'minor' && !lineNotes },
  { title: 'Line notes', holds: ({ lineNotes }: Flaw) => lineNotes },
] as const;

/** In how many of 100 produced scripts the rule fires; without that count, when it would be a false alarm (`unless`). */
export function frequencyOf(baseRate: number | null, unless: string | undefined): string[] {
  if (baseRate === null) return unless ? [unless] : [];
  return [`Produced scripts: ${baseRate === 0 ? 'under 1' : baseRate}%.`];
}

/** What every rule looked at and found nothing in, a line a subject, each with its counts. Said only of a script without any flaw. */
export function cleanLines({
  source,
  scenes,
  characters,
  talk,
  spelling,
}: Pick<Story, 'source' | 'scenes' | 'characters' | 'talk' | 'spelling'>): string[] {
  const words = (source.talkWords + source.actionWords).toLocaleString('en-GB');
  const parts = speakersAmong(characters).length;
  return [
    spelling.readable
      ? `Words: no misspelling, mix-up or word typed twice among ${words}.`
      : `Words: the spelling of the ${words} was not judged; ${source.english ? 'they look as a scanner leaves them' : 'they are not English'}.`,
    ...(parts > 1
      ? [
          `Names: of ${counted(parts, 'speaking part')} ${spelling.readable ? 'none in a second spelling, ' : ''}none of the leading ones easily taken for another.`,
        ]
      : []),
    ...(scenes.length > 0
      ? [`Headings at odds: none of ${scenes.length} (with their place, their light or the scene before).`]
      : []),
    ...(source.speeches > 0
      ? [
          `Talk: ${counted(talk.directions.count, 'direction')} to actors over ${counted(source.speeches, 'speech', 'speeches')}, and nowhere over 500 words without action.`,
        ]
      : []),
  ];
}

/** As what a script under 60 pages is checked; null for a longer one. */
export const checkedAs = (source: Source): string | null =>
  source.short
    ? `With ${decimal(source.pages)} pages it is checked as ${formatAndReason(source)}. The checks that count the pages of a feature are not asked of it.`
    : null;

/** What was run over what, and how much of it found something. */
export const verdict = ({ flaws, checks }: FlawDetectionFindings): { label: string; value: string }[] => [
  { label: 'Checks made', value: String(checks) },
  { label: 'Found something', value: String(flaws.length) },
];
