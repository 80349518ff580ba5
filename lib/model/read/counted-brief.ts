/** What was counted, as a reader is told it: who there is, who is silent, who never meets, what the script calls itself. Candidates, not verdicts. */
import { speakersAmong } from '../../story/character.ts';
import { cueNameOf } from '../../story/ids.ts';
import type { Story } from '../../story/story-graph.ts';

export const briefParts = ['source', 'scenes', 'characters', 'relations', 'credits'] as const;
export type BriefStory = Pick<Story, (typeof briefParts)[number]>;

/** A person of the script under every name that it has for them; the reading speaks of people by these ids. */
export interface CastMember {
  readonly id: string;
  readonly name: string;
  readonly cue: string;
}
export interface CountedBrief {
  readonly cast: readonly CastMember[];
  readonly text: string;
}

/** Speakers told to the model; who says less is met in the script. */
const mostTold = 24;
/** A silence of fewer pages is no matter. */
const longSilence = 20;

/** What the title page says of where the work comes from; who wrote it and how to reach them is nobody's matter who reads it. */
const printedBesides = ({ source, draft }: BriefStory['credits']): string[] => {
  const told = [source, draft].flatMap((each) => each ?? []);
  return told.length === 0 ? [] : [`The title page besides: ${told.join(' / ').replaceAll('<', '‹')}`];
};

export function countedBrief({ source, scenes, characters, relations, credits }: BriefStory): CountedBrief {
  const speakers = speakersAmong(characters);
  const told = speakers.slice(0, mostTold);
  const cast = characters.map(({ id, name }) => ({ id, name, cue: cueNameOf(id) }));
  const met = new Set(relations.flatMap(({ people: [a, b] }) => [`${a} ${b}`, `${b} ${a}`]));
  const leads = told.slice(0, 6);
  const apart = leads.flatMap((a, at) =>
    leads.slice(at + 1).flatMap((b) => (met.has(`${a.id} ${b.id}`) ? [] : [`${a.name} and ${b.name}`])),
  );
  const lines = [
    `Title as printed: ${credits.title ?? 'none'}. ${source.pageCount} pages, ${scenes.length} scenes, read as ${source.format.format}.`,
    ...printedBesides(credits),
    'Speakers, most words first (words, speeches, pages of first and last speech, longest silence by pages):',
    ...told.map(
      ({ name, words, speeches, firstPage, lastPage, silence }) =>
        `${name}: ${words} words, ${speeches} speeches, p. ${firstPage}-${lastPage}${
          silence && silence.to - silence.from >= longSilence ? `, silent p. ${silence.from}-${silence.to}` : ''
        }`,
    ),
    ...(apart.length > 0 ? [`Never speak with each other: ${apart.join('; ')}.`] : []),
  ];
  return { cast, text: lines.join('\n') };
}
