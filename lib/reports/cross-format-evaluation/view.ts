/** Question 12 as a view of the story graph: the script held against eight formats, the best of the others and its price, episodes. */
import { leastToCompare } from '../../engine/formats/count-formats.ts';
import { meetsEssentials } from '../../engine/formats/fit.ts';
import { formatOf, formats as formatTable, isOneEpisode, type Want } from '../../engine/norms/formats.ts';
import { evidenceOf } from '../../story/cite.ts';
import type { Fitness, FormatFact, FormatFit, Episode as StoryEpisode } from '../../story/formats.ts';
import type { Story } from '../../story/story-graph.ts';
import { headingNote } from '../heading-doubt.ts';
import { titleInText } from '../quoted-title.ts';
import { placeUses } from '../shape/place-use.ts';
import { nameFinder, sceneFinder } from '../story-lookup.ts';
import type { CrossFormatEvaluationFindings } from './card.ts';
import { changesFor, type FormatStory } from './changes.ts';
import { otherForms } from './other-forms.ts';
import * as words from './words.ts';

export const crossFormatEvaluationParts = [
  'source',
  'scenes',
  'characters',
  'talk',
  'places',
  'credits',
  'shoot',
  'formats',
] as const;
type EvaluationStory = Pick<Story, (typeof crossFormatEvaluationParts)[number]>;
type Findings = CrossFormatEvaluationFindings;

/** Changes shown: the weightiest. */
const mostChanges = 3;

export function crossFormatEvaluationView(story: EvaluationStory): Findings {
  const { source, formats } = story;
  const title = titleInText(story.credits);
  if (formats === null) return tooLittle(story, title);
  const note = headingNote(story);
  if (note !== null) return { ...nothing, summary: [words.notCompared(note)], episodesText: words.notCut };
  const { current, fits, others, serial, episodes } = formats;
  const known = { ...story, formats };
  const [own, next] = [current.id, ...others].flatMap((id) => fits.find((one) => one.id === id) ?? []);
  // A feature is at home as it is unless another format finds all that it can't do without.
  const best = next && (current.id !== 'feature' || meetsEssentials(next)) ? next : undefined;
  const isEpisode = isOneEpisode(current.id, source.pages);
  return {
    current: current.id,
    summary: own && best ? words.summary(title, source.pages, current, { own, isEpisode }, best) : [],
    formats: [current.id, ...others]
      .flatMap((id) => fits.find((one) => one.id === id) ?? [])
      .map(({ id, fit, criteria }) => ({
        id,
        episode: isEpisode && id === current.id,
        fit,
        met: factsThat('fits', criteria),
        near: factsThat('near', criteria),
        far: factsThat('far', criteria),
        text: standingOf({ id, criteria }, known, isEpisode && id === current.id),
      })),
    best: best?.id ?? null,
    bestText: !best
      ? (stageText(story) ?? words.noneStandsOut)
      : metBy(best, known).length === 0
        ? words.nothingMet
        : '',
    forms: best || current.id !== 'feature' ? [] : otherForms(story),
    met: best ? metBy(best, known) : [],
    changes: best ? changesFor(known, wantsOf(best, 'far', 'near'), words.wantText).slice(0, mostChanges) : [],
    serial: episodes.length > 0 ? serial : null,
    episodesText: episodesText(title, known),
    episodes: episodes.map((one, index) => episodeOf(known, one, index)),
  };
}

/** Two who speak so much of the words, at a place with so many of the pages, could stand on a stage. */
const twoShare = 0.75;
const placeShare = 0.5;

function stageText({ characters, places, scenes, source }: EvaluationStory): string | null {
  const two = characters.slice(0, 2);
  const talk = two.reduce((sum, { share }) => sum + share, 0);
  const [place] = placeUses({ places, scenes });
  const share = place === undefined ? 0 : place.eighths / 8 / Math.max(1, source.pageCount);
  return place !== undefined && two.length === 2 && talk > twoShare && share > placeShare
    ? words.stageNear(
        two.map(({ name }) => name),
        talk,
        place.name,
        Math.min(1, share),
      )
    : null;
}

/** What the format has and wants, and what the script has instead. A script that is one episode is held to an episode's pages, as the engine holds it, and not to a series'. */
function standingOf(fit: Pick<FormatFit, 'id' | 'criteria'>, { formats }: FormatStory, isEpisode: boolean): string {
  const span = isEpisode ? formatOf(fit.id).episode : null;
  const lowOf = ({ fact, low }: Want): number => (span && fact === 'pages' ? span.min : (low ?? 0));
  const [has, nearly, far] = (['fits', 'near', 'far'] as const).map((fitness) =>
    wantsOf(fit, fitness).map((want) => {
      const value = formats.facts.find(({ id }) => id === want.fact)?.value ?? 0;
      return { fact: want.fact, low: value < lowOf(want), value: words.printed(want.fact, value) };
    }),
  );
  return words.standing(has ?? [], nearly ?? [], far ?? [], fit.id === formats.current.id);
}

const factsThat = (fitness: Fitness, criteria: FormatFit['criteria']): FormatFact[] =>
  criteria.filter((one) => one.fitness === fitness).map(({ fact }) => fact);

/** No form is set beside the script. */
const nothing = {
  current: null,
  formats: [],
  best: null,
  bestText: '',
  forms: [],
  met: [],
  changes: [],
  serial: null,
  episodes: [],
} satisfies Partial<Findings>;

function tooLittle({ source, scenes }: EvaluationStory, title: string): Findings {
  return {
    ...nothing,
    summary: [words.tooLittle(title, scenes.length, source.talkWords + source.actionWords, leastToCompare)],
    episodesText: words.nothingCut(scenes.length),
  };
}

/** What a format wants of the facts that stand so with it, in the order of `wanted`. */
function wantsOf({ id, criteria }: Pick<FormatFit, 'id' | 'criteria'>, ...wanted: readonly Fitness[]): Want[] {
  const { wants } = formatOf(id);
  return wanted.flatMap((one) =>
    criteria
      .filter(({ fitness }) => fitness === one)
      .flatMap(({ fact }) => wants.find((want) => want.fact === fact) ?? []),
  );
}

const metBy = (best: FormatFit, { formats }: FormatStory) =>
  wantsOf(best, 'fits').map(({ fact }) => ({
    fact,
    value: words.printed(fact, formats.facts.find(({ id }) => id === fact)?.value ?? 0),
  }));

function episodesText(title: string, story: FormatStory): string {
  const { source, scenes, formats } = story;
  const { serial, episodes, current } = formats;
  const span = serial && formatOf(serial).episode;
  const own = formatOf(current.id).episode;
  if (!span && own && source.pages < 2 * own.min) return words.oneEpisode(title, source.pages, scenes.length);
  if (!span && source.pages >= 2 * shortestEpisode) return words.noSeries;
  if (!span) return words.onePiece(title, source.pages, shortestEpisode);
  if (episodes.length === 0) return words.noCut(title, scenes.length, span);
  const jumps = episodes.slice(0, -1).filter(({ jump }) => jump !== null).length;
  const absent = mainSpeakers(story).flatMap(({ name, scenes: heard }) => {
    const parts = episodes.flatMap((one, at) => (isHeardIn(heard, one, story) ? [] : [at + 1]));
    return parts.length === 0 ? [] : [{ name, parts }];
  });
  return words.episodesText(episodes.length, jumps, absent.slice(0, mostAbsent));
}

/** Whose absence from a part is told: those with so many speeches; named at most in the sentence of all parts. */
const mainSpeeches = 20;
const mostMain = 8;
const mostAbsent = 3;

const mainSpeakers = ({ characters }: Pick<FormatStory, 'characters'>) =>
  characters.filter(({ speeches }) => speeches >= mainSpeeches).slice(0, mostMain);

function isHeardIn(
  heard: readonly number[],
  { first, last }: Pick<StoryEpisode, 'first' | 'last'>,
  story: FormatStory,
): boolean {
  const sceneOf = sceneFinder(story);
  const [from, to] = [sceneOf(first).ordinal, sceneOf(last).ordinal];
  return heard.some((ordinal) => ordinal >= from && ordinal <= to);
}

const shortestEpisode = Math.min(...formatTable.flatMap(({ episode }) => episode?.min ?? []));

function episodeOf(story: FormatStory, one: StoryEpisode, index: number): Findings['episodes'][number] {
  const sceneOf = sceneFinder(story);
  const nameOf = nameFinder(story);
  const [first, last] = [sceneOf(one.first), sceneOf(one.last)] as const;
  const isLast = index === story.formats.episodes.length - 1;
  const absent = mainSpeakers(story)
    .filter(({ scenes }) => !isHeardIn(scenes, one, story))
    .map(({ name }) => name);
  return {
    label: words.episodeLabel(index + 1, one.closing?.quote ?? null, isLast),
    fromScene: first.ordinal,
    toScene: last.ordinal,
    fromPage: one.fromPage,
    toPage: one.toPage,
    pages: one.pages,
    text: words.episodeText([first, last], one.fresh.map(nameOf), absent, isLast ? null : (one.jump?.quote ?? null)),
    // A line that names the part needs no second place.
    hook: isLast || one.closing === null || words.namesPart(one.closing.quote) ? [] : [evidenceOf(one.closing)],
  };
}
