/** Question 4 as a view of the story graph: the five specified fields, how the script opens and ends, its length. */
import { partsAmong } from '../../engine/people/parts.ts';
import { listed } from '../../engine/wording.ts';
import { type StoryCharacter, speakersAmong } from '../../story/character.ts';
import { type Cite, evidenceOf } from '../../story/cite.ts';
import type { Credits } from '../../story/credits.ts';
import type { StoryLine } from '../../story/line.ts';
import type { Story } from '../../story/story-graph.ts';
import { headingNote } from '../heading-doubt.ts';
import { momentWords } from '../moment-words.ts';
import { placeUses } from '../shape/place-use.ts';
import { nameFinder, placeFinder } from '../story-lookup.ts';
import type { Fact, SummarySnapshotFindings } from './card.ts';
import * as words from './words.ts';

export const summarySnapshotParts = [
  'source',
  'scenes',
  'characters',
  'places',
  'genre',
  'credits',
  'digest',
  'structure',
] as const;
type SnapshotStory = Pick<Story, (typeof summarySnapshotParts)[number]>;

const shown = (fact: words.FactWords, ...cites: readonly Cite[]): Fact => ({
  ...fact,
  evidence: cites.map(evidenceOf),
});

export function summarySnapshotView(story: SnapshotStory): SummarySnapshotFindings {
  const { credits, digest } = story;
  const title = shown(words.title(credits));
  const writer = shown(words.writer(credits));
  const genre = shown(words.genre(story.genre));
  const lead = speakersAmong(story.characters).find(({ id }) => id === digest.lead) ?? null;
  const logline = shown(words.loglineOf(credits));
  return {
    Title: title.value,
    Writer: writer.value,
    Genre: genre.value,
    Logline: logline.value,
    Summary: frameOf(story, lead) || words.noSummary,
    facts: [title, writer, genre, logline, ...formatFact(story), ...detailFacts(story), ...intentFact(credits)],
    passages: passagesOf(story, lead),
    course: courseFacts(story),
    sequences: sequenceParts(story),
    numbers: numbersOf(story),
  };
}

/** Places and people named of a sequence. */
const namedOfSequence = { places: 1, people: 2 } as const;

/** Sentences along the script, where it has no sequences to tell them by. */
function courseFacts({ digest, structure, characters }: SnapshotStory): Fact[] {
  if (structure.sequences.length > 0) return [];
  const nameOf = nameFinder({ characters });
  return digest.course.map(({ speakers, cite }) => shown(words.line(cite.page, speakers.map(nameOf)), cite));
}

/** Its sequences with where they play, who says most there and what of it is told, in page order. */
function sequenceParts(story: SnapshotStory): SummarySnapshotFindings['sequences'] {
  const { digest, structure, scenes } = story;
  if (digest.course.length === 0) return [];
  const [nameOf, placeOf] = [nameFinder(story), placeFinder(story)];
  const ordinals = new Map(scenes.map(({ id, ordinal }) => [id, ordinal]));
  const ordinalOf = (id: string): number => ordinals.get(id) ?? 0;
  return structure.sequences.map((one) => {
    const [from, to] = [ordinalOf(one.first), ordinalOf(one.last)];
    const inside = digest.course.filter(({ cite: { scene } }) => scene !== null && scene >= from && scene <= to);
    return {
      title: words.sequence(one, {
        places: one.places.slice(0, namedOfSequence.places).map((id) => placeOf(id).name),
        people: one.speakers.slice(0, namedOfSequence.people).map(nameOf),
      }),
      moments: [
        ...entrancesOf(inside, nameOf),
        ...inside
          .filter(({ kind }) => kind !== 'enters')
          .map(({ kind, speakers, to, cite }) => ({
            text: momentWords(kind, speakers.map(nameOf), to === null ? null : nameOf(to)),
            evidence: [evidenceOf(cite)],
          })),
      ],
    };
  });
}

/** Who comes in, in one line: how each is shown stands with the people. */
function entrancesOf(
  moments: SnapshotStory['digest']['course'],
  nameOf: (id: string) => string,
): SummarySnapshotFindings['sequences'][number]['moments'] {
  const coming = moments.filter(({ kind }) => kind === 'enters');
  const named = coming.flatMap(({ speakers, cite: { page } }) => speakers.map((id) => ({ name: nameOf(id), page })));
  return named.length === 0 ? [] : [{ text: words.entrances(named), evidence: [] }];
}

const isFormatSet = ({ format }: SnapshotStory['source']): boolean => format.from === 'writer';
const formatFact = ({ source }: SnapshotStory): Fact[] => (isFormatSet(source) ? [shown(words.setFormat(source))] : []);

const intentFact = ({ said }: Credits): Fact[] => (said.intent === null ? [] : [shown(words.intent(said.intent))]);

/** The kind of script that the writer has set stands in place of the one in the details. */
const detailFacts = ({ credits: { details }, source }: SnapshotStory): Fact[] =>
  words.detailLabels.flatMap(([field, label]) =>
    details[field] === '' || (field === 'scriptType' && isFormatSet(source))
      ? []
      : [shown(words.detail(field, label, details[field]))],
  );

/** Settings and speakers named beside the first. */
const othersNamed = 2;
const leadingShown = 3;
/** A speaker with less of the words is none of the leading ones. */
const leadingShare = 0.05;

function frameOf(story: SnapshotStory, lead: StoryCharacter | null) {
  const { characters, digest, source } = story;
  const speakers = speakersAmong(characters);
  const [first, ...rest] = settingsOf(story);
  return words.frame({
    setting: first ?? null,
    otherSettings: rest.slice(0, othersNamed),
    lead,
    speaksMost: speakers.find(({ onlyHeard }) => !onlyHeard)?.id === lead?.id,
    isNamed: isNamedIn(story, lead),
    isSet: digest.leadSet,
    others: speakers.filter(({ id, share }) => id !== lead?.id && share >= leadingShare).slice(0, leadingShown),
    pages: Math.round(source.pages),
  });
}

/** The places of the headings with their share of the scenes' eighths, as the location analysis and the coverage have them; none where headings can't carry them. */
function settingsOf(story: SnapshotStory): words.Setting[] {
  if (headingNote(story) !== null) return [];
  const uses = placeUses(story);
  const all = uses.reduce((sum, { eighths }) => sum + eighths, 0);
  return uses.map(({ name, eighths }) => ({ name, share: eighths / Math.max(1, all) }));
}

/** The details form may name somebody by the cue or by the full name. */
function isNamedIn({ credits }: Pick<SnapshotStory, 'credits'>, lead: StoryCharacter | null): boolean {
  const named = credits.details.character.trim().toUpperCase();
  return lead !== null && named !== '' && (lead.inDetails || lead.introduction?.fullName?.toUpperCase() === named);
}

/** How the script opens and ends, and where its lead enters. */
function passagesOf(story: SnapshotStory, lead: StoryCharacter | null): Fact[] {
  const { digest } = story;
  const nameOf = nameFinder(story);
  const sceneOf = ({ scene }: Cite) => story.scenes.find(({ ordinal }) => ordinal === scene) ?? null;
  const { opening, ending } = digest;
  const isShown = lead?.introduction?.isShown !== false;
  const mayEnter = lead && isShown && !opening.words?.speakers.includes(lead.id) ? lead.introduction : null;
  const entrance = mayEnter && isInFilm(mayEnter.cite, opening.image) ? mayEnter : null;
  const spoken = ({ speakers }: Pick<StoryLine, 'speakers'>): string => listed(speakers.map(nameOf));
  return [
    ...(opening.image ? [shown(words.openingImage(sceneOf(opening.image)), opening.image)] : []),
    ...(opening.words ? [shown(words.firstWords(spoken(opening.words)), opening.words.cite)] : []),
    ...(lead && entrance ? [shown(words.entrance(lead), entrance.cite)] : []),
    ...(ending.words ? [shown(words.lastWords(spoken(ending.words)), ending.words.cite)] : []),
    ...(ending.image ? [shown(words.closingImage(sceneOf(ending.image)), ending.image)] : []),
  ];
}

/** A cast list or a synopsis before the opening image shows nobody enter. */
const isInFilm = ({ page, line }: Cite, image: Cite | null): boolean =>
  image === null || page > image.page || (page === image.page && line >= image.line);

const numbersOf = ({ source, scenes, characters }: SnapshotStory): Fact[] =>
  words.numbers(source, scenes.length, partsAmong(characters).length).map((fact) => shown(fact));
