/** Question 4 as a view of the story graph: the five specified fields, key scenes, numbers. */
import { type StoryCharacter, speakersAmong } from '../../story/character.ts';
import { type Cite, evidenceOf } from '../../story/cite.ts';
import type { Credits } from '../../story/credits.ts';
import type { Digest } from '../../story/digest.ts';
import { relationsWith } from '../../story/relation.ts';
import type { StoryScene } from '../../story/scene.ts';
import type { Story } from '../../story/story-graph.ts';
import { nameFinder, sceneFinder } from '../story-lookup.ts';
import type { Fact, KeySceneFinding, SummarySnapshotFindings } from './card.ts';
import * as words from './words.ts';

export const summarySnapshotParts = [
  'source',
  'scenes',
  'characters',
  'relations',
  'genre',
  'credits',
  'digest',
  'motifs',
] as const;
type SnapshotStory = Pick<Story, (typeof summarySnapshotParts)[number]>;

const shownWith = (fact: words.FactWords, ...cites: readonly (Cite | null | undefined)[]): Fact => ({
  ...fact,
  evidence: cites.flatMap((cite) => (cite ? [evidenceOf(cite)] : [])),
});

export function summarySnapshotView(story: SnapshotStory): SummarySnapshotFindings {
  const { credits, source, digest, motifs } = story;
  const title = shownWith(words.title(credits));
  const writer = shownWith(words.writer(credits));
  const genre = shownWith(words.genre(story.genre));
  const lead = speakersAmong(story.characters).find(({ id }) => id === digest.lead) ?? null;
  const logline = loglineOf(story, lead);
  const keyScenes = keyScenesOf(story);
  const nameOf = nameFinder(story);
  const paragraphs = [
    frameOf(story, title.value, lead),
    openingOf(story, lead),
    ...keyScenes.map(({ text }) => text),
    endingOf(story),
    words.returning(motifs.things, motifs.shared ?? motifs.line, nameOf),
  ].filter((paragraph) => paragraph !== '');
  return {
    Title: title.value,
    Writer: writer.value,
    Genre: genre.value,
    Logline: logline.value,
    Summary: paragraphs.join('\n\n'),
    facts: [title, writer, genre, logline, ...detailFacts(credits)],
    numbers: numbersOf(story),
    keyScenes,
    pageCount: Math.max(1, source.pageCount),
    short: source.short,
  };
}

const detailFacts = ({ details }: Credits): Fact[] =>
  words.detailLabels.flatMap(([field, label]) =>
    details[field] === '' ? [] : [shownWith(words.detail(label, details[field]))],
  );

function loglineOf(story: SnapshotStory, lead: StoryCharacter | null): Fact {
  if (lead === null) return shownWith(words.noLogline);
  const { digest, relations, characters } = story;
  const [tie] = relationsWith(relations, lead.id);
  const partner = tie && characters.find(({ id }) => id !== lead.id && tie.people.includes(id));
  const line = digest.meeting && lineWords(digest.meeting, story);
  const meeting = tie && partner ? { partner, exchanges: tie.exchanges, scenes: tie.scenes.length } : null;
  return shownWith(words.logline(lead, meeting, line), lead.introduction?.cite, digest.meeting?.cite);
}

const lineWords = (
  { speakers, cite }: NonNullable<Digest['meeting']>,
  story: Pick<Story, 'characters'>,
): words.SpokenWords => ({
  speaker: speakers.map(nameFinder(story)).join(' and '),
  page: cite.page,
  quote: cite.quote,
});

/** Settings and speakers named beside the first. */
const othersNamed = 2;
const leadingShown = 3;
/** A speaker with less of the words is none of the leading ones. */
const leadingShare = 0.05;

function frameOf({ source, scenes, characters, digest }: SnapshotStory, title: string, lead: StoryCharacter | null) {
  const speakers = speakersAmong(characters);
  const [first, ...rest] = digest.settings;
  return words.frame({
    title,
    pages: source.pages,
    scenes: scenes.length,
    setting: first ?? null,
    otherSettings: rest.slice(0, othersNamed),
    lead,
    speaksMost: speakers[0]?.id === lead?.id,
    others: speakers.filter(({ id, share }) => id !== lead?.id && share >= leadingShare).slice(0, leadingShown),
  });
}

function openingOf(story: SnapshotStory, lead: StoryCharacter | null): string {
  const [first] = story.scenes;
  if (!first) return '';
  const { image, words: spoken, entrance } = story.digest.opening;
  return words.opening({
    scene: first,
    image: image?.quote ?? null,
    first: spoken && lineWords(spoken, story),
    entrance: lead && entrance && { name: lead.name, ...entrance },
  });
}

function endingOf(story: SnapshotStory): string {
  const last = story.scenes.at(-1);
  if (!last) return '';
  const { image, words: spoken } = story.digest.ending;
  return words.ending({ scene: last, image: image?.quote ?? null, last: spoken && lineWords(spoken, story) });
}

function keyScenesOf(story: SnapshotStory): KeySceneFinding[] {
  const sceneOf = sceneFinder(story);
  const told = story.digest.keyScenes.map((one) => {
    const scene = sceneOf(one.scene);
    return { ...one, scene, present: presentIn(scene, story.characters) };
  });
  return told.map(({ turn, scene, action, line, present }, index) => {
    const before = told[index - 1];
    return {
      scene: scene.ordinal,
      zone: turn,
      place: words.place(scene),
      fromPage: scene.page,
      toPage: Math.max(scene.page, scene.lastPage),
      text: words.keyScene({
        scene,
        before: before?.scene ?? null,
        present,
        sameCompany: present.join() === (before?.present.join() ?? ''),
        action: action?.quote ?? null,
        line: line && lineWords(line, story),
      }),
      present,
      evidence: [action, line?.cite ?? null].flatMap((cite) => (cite === null ? [] : [evidenceOf(cite)])),
    };
  });
}

/** Names of the speakers who are in the scene, most words first. */
const presentIn = ({ present }: StoryScene, characters: Story['characters']): string[] =>
  speakersAmong(characters)
    .filter(({ id }) => present.includes(id))
    .map(({ name }) => name);

function numbersOf({ source, scenes, characters, digest }: SnapshotStory): Fact[] {
  const speakers = speakersAmong(characters);
  const lead = speakers.find(({ id }) => id === source.lead);
  const [longest] = [...scenes].sort((a, b) => b.pages - a.pages);
  return [
    shownWith(words.length(source, scenes.length)),
    shownWith(words.talk(source, speakers.length)),
    ...(lead ? [shownWith(words.leadFact(lead), lead.first?.cite)] : []),
    ...(longest && digest.keyScenes.length > 0 ? [shownWith(words.longestScene(longest), longest.heading)] : []),
  ];
}
