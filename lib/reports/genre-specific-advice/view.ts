/** Question 11 as a view of the story graph: where the script departs from its genre's conventions, what it meets, its proportions, trends. */
import { fewestScenes } from '../../engine/conventions/convention.ts';
import { filmsIn, movesOf } from '../../engine/norms/film-tags.ts';
import { producedNorms } from '../../engine/norms/quick-parser-norms.ts';
import { speakersAmong } from '../../story/character.ts';
import { evidenceOf } from '../../story/cite.ts';
import type { Conventions, GenreConventions } from '../../story/conventions.ts';
import type { Story } from '../../story/story-graph.ts';
import { settingName } from '../describe-place.ts';
import { genreSentence } from '../genre-words.ts';
import { titleInText } from '../quoted-title.ts';
import { measureFinder, nameFinder, sceneFinder } from '../story-lookup.ts';
import type { GenreAdvice, GenreSpecificAdviceFindings } from './card.ts';
import { conventionWords } from './words/convention-words.ts';
import { type Lookup, printedProportion, said } from './words/kind-words.ts';
import * as trendWords from './words/trend-words.ts';
import * as words from './words/words.ts';

export const genreSpecificAdviceParts = [
  'source',
  'scenes',
  'characters',
  'measures',
  'genre',
  'credits',
  'conventions',
] as const;
type AdviceStory = Pick<Story, (typeof genreSpecificAdviceParts)[number]>;

/** Cards shown a genre: more than this nobody acts on. */
const mostAdvice = 6;
const formsShown = 2;

export function genreSpecificAdviceView(story: AdviceStory): GenreSpecificAdviceFindings {
  const { genre, scenes, conventions } = story;
  const title = titleInText(story.credits);
  const genres = conventions.genres.map((one) => adviceFor(one, story, title));
  return {
    certainty: genre.from === null ? 'open' : 'given',
    reading: { text: genreSentence(genre), evidence: [] },
    summary:
      scenes.length < fewestScenes
        ? [words.tooFewScenes(title, scenes.length, fewestScenes)]
        : genres.length === 0
          ? [words.openGenre(title)]
          : genres.map(({ name, advice, met }) =>
              words.summary(
                title,
                name,
                advice.map((one) => ({ ...one, words: conventionWords[one.convention] })),
                met.length,
              ),
            ),
    genres,
  };
}

const lookupIn = (story: AdviceStory): Lookup => ({
  sceneOf: sceneFinder(story),
  nameOf: nameFinder(story),
  measureOf: measureFinder(story),
  lead: story.characters.find(({ id }) => id === story.source.lead) ?? null,
  firstSpeaker: speakersAmong(story.characters)[0]?.name ?? null,
  scenes: story.scenes,
  pages: story.source.pages,
});

function adviceFor(
  { genre, conventions, proportions, uncounted }: GenreConventions,
  story: AdviceStory,
  title: string,
): GenreAdvice {
  const look = lookupIn(story);
  const told = conventions.map((one) => ({ ...one, ...said(one, conventionWords[one.id], look) }));
  const norms = producedNorms[genre];
  return {
    id: genre,
    name: words.genreName(genre),
    scripts: norms.scripts,
    trends: trendsOf(genre, story, title),
    proportions: proportions.map(({ id, value }) => {
      const [, low, middle, high] = norms[id];
      const print = (one: number): string => printedProportion(id, one);
      return {
        id,
        value: print(value),
        low: print(low),
        middle: print(middle),
        high: print(high),
        all: print(producedNorms.all[id][2]),
      };
    }),
    advice: told
      .filter(({ met, todo }) => !met && todo !== '')
      .sort((a, b) => b.rank - a.rank)
      .slice(0, mostAdvice)
      .map(({ id, size, rank, text, todo, places }) => ({
        convention: id,
        size,
        rank: Number(rank.toFixed(3)),
        text,
        todo,
        evidence: places.map(evidenceOf),
      })),
    met: told
      .filter(({ met }) => met)
      .map(({ id, text, places }) => ({ convention: id, text, evidence: places.map(evidenceOf) })),
    uncounted,
  };
}

function trendsOf(genre: GenreConventions['genre'], story: AdviceStory, title: string): GenreAdvice['trends'] {
  const points = story.conventions.forms.slice(0, formsShown).map((form) => formPoint(form, genre, story, title));
  return [
    { id: 'subjects', points: [] },
    { id: 'building', points: points.length > 0 ? points : [{ text: trendWords.noForm(title), evidence: [] }] },
    ...(movesOf(filmsIn(genre)).length > 0 ? [{ id: 'change' as const, points: [] }] : []),
    { id: 'money', points: [] },
  ];
}

function formPoint(
  form: Conventions['forms'][number],
  genre: GenreConventions['genre'],
  story: AdviceStory,
  title: string,
): GenreAdvice['trends'][number]['points'][number] {
  const people = story.characters.filter(({ id }) => form.people.includes(id));
  return {
    text: trendWords.formPoint(title, genre, form, {
      people: people.map(({ name }) => name),
      share: people.reduce((sum, { share }) => sum + share, 0),
      scenes: story.scenes.length,
      setting: form.scene === null ? '' : settingName(sceneFinder(story)(form.scene)),
    }),
    evidence: form.places.map(evidenceOf),
  };
}
