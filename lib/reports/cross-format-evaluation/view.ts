/** Question 12 as a view of the story graph: the script held against seven formats, the best of the others and its price, episodes. */
import { leastToCompare } from '../../engine/formats/count-formats.ts';
import { formatOf, formats as formatTable, isOneEpisode, type Want } from '../../engine/norms/formats.ts';
import { evidenceOf } from '../../story/cite.ts';
import type { Fitness, FormatFit, Episode as StoryEpisode } from '../../story/formats.ts';
import type { Story } from '../../story/story-graph.ts';
import { titleInText } from '../quoted-title.ts';
import { nameFinder, sceneFinder } from '../story-lookup.ts';
import type { CrossFormatEvaluationFindings } from './card.ts';
import { changesFor, type FormatStory } from './changes.ts';
import { factNote } from './fact-notes.ts';
import * as words from './words.ts';

export const crossFormatEvaluationParts = ['source', 'scenes', 'characters', 'talk', 'credits', 'formats'] as const;
type EvaluationStory = Pick<Story, (typeof crossFormatEvaluationParts)[number]>;
type Findings = CrossFormatEvaluationFindings;

export function crossFormatEvaluationView(story: EvaluationStory): Findings {
  const { source, formats } = story;
  const title = titleInText(story.credits);
  if (formats === null) return tooLittle(story, title);
  const { current, fits, others, serial, episodes } = formats;
  const known = { ...story, formats };
  const [own, best, ...rest] = [current.id, ...others].flatMap((id) => fits.find((one) => one.id === id) ?? []);
  const isEpisode = isOneEpisode(current.id, source.pages);
  const cutInto = episodes.length > 0 ? serial : null;
  const summary =
    own && best
      ? words.summary(title, own, isEpisode, [best, ...rest], cutInto && { id: cutInto, episodes: episodes.length })
      : null;
  return {
    current: current.id,
    currentText: words.currentText(title, source, current),
    summary: summary === null ? [] : [summary],
    facts: formats.facts.map(({ id, value }) => ({
      id,
      value,
      printed: words.printedFact(id, value),
      ...factNote(id, value, known),
    })),
    formats: fits,
    best: best?.id ?? null,
    bestText: best ? bestText(title, best, known) : '',
    changes: best ? changesFor(known, wantsOf(best, 'near', 'far'), words.wantText) : [],
    serial: cutInto,
    episodesText: episodesText(title, known),
    episodes: episodes.map((_, index) => episodeOf(known, index)),
  };
}

function tooLittle({ source, scenes }: EvaluationStory, title: string): Findings {
  const spoken = source.talkWords + source.actionWords;
  return {
    current: null,
    currentText: words.sizeText(title, scenes.length, spoken),
    summary: [words.tooLittle(title, scenes.length, spoken, leastToCompare)],
    facts: [],
    formats: [],
    best: null,
    bestText: '',
    changes: [],
    serial: null,
    episodesText: words.nothingCut(scenes.length),
    episodes: [],
  };
}

/** What a format wants of the facts that stand so with it. */
function wantsOf({ id, criteria }: FormatFit, ...wanted: readonly Fitness[]): Want[] {
  const { wants } = formatOf(id);
  return criteria
    .filter(({ fitness }) => wanted.includes(fitness))
    .flatMap(({ fact }) => wants.find((want) => want.fact === fact) ?? []);
}

function bestText(title: string, best: FormatFit, { formats }: FormatStory): string {
  const measured = (...wanted: readonly Fitness[]) =>
    wantsOf(best, ...wanted).map((want) => {
      const value = formats.facts.find(({ id }) => id === want.fact)?.value ?? null;
      return { fact: want.fact, printed: words.printedFact(want.fact, value), want };
    });
  return words.bestText(title, measured('fits'), measured('near', 'far'));
}

function episodesText(title: string, story: FormatStory): string {
  const { source, scenes, formats } = story;
  const { serial, episodes, current } = formats;
  const span = serial && formatOf(serial).episode;
  const own = formatOf(current.id).episode;
  if (!span && own && source.pages < 2 * own.min) return words.oneEpisode(title, source.pages, scenes.length);
  if (!serial || !span) return words.onePiece(title, source.pages, scenes.length, shortestEpisode);
  if (episodes.length === 0) return words.noCut(title, source.pages, scenes.length, span);
  const cut = episodes.slice(0, -1);
  return words.episodesText(
    title,
    serial,
    episodes.map(({ pages }) => pages),
    cut.map(({ last }) => sceneFinder(story)(last).ordinal),
    cut.filter(({ reasons }) => reasons.length > 0).length,
  );
}

const shortestEpisode = Math.min(...formatTable.flatMap(({ episode }) => episode?.min ?? []));

function episodeOf(story: FormatStory, index: number): Findings['episodes'][number] {
  const { episodes } = story.formats;
  const one = episodes[index] as StoryEpisode;
  const sceneOf = sceneFinder(story);
  const nameOf = nameFinder(story);
  const [first, last] = [sceneOf(one.first), sceneOf(one.last)] as const;
  const people = one.people.map(nameOf);
  const { person, scene } = one.label;
  return {
    label: words.episodeLabel(index + 1, person && nameOf(person), scene === null ? null : sceneOf(scene)),
    fromScene: first.ordinal,
    toScene: last.ordinal,
    fromPage: one.fromPage,
    toPage: one.toPage,
    pages: one.pages,
    who: people.length > 0 ? words.names(people) : words.nobodySpeaks,
    text: words.episodeText([first, last], one.pages, people, one.fresh.map(nameOf), {
      reasons: one.reasons,
      speakers: one.speakers.map(nameOf),
      isLast: index === episodes.length - 1,
    }),
    hook: one.places.map(evidenceOf),
  };
}
