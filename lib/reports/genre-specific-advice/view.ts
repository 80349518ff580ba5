/** Question 11 as a view of the story graph: where the script departs from its genre's conventions, what it meets, its proportions, its forms. */
import { fewestScenes } from '../../engine/conventions/convention.ts';
import { producedNorms } from '../../engine/norms/quick-parser-norms.ts';
import { evidenceOf } from '../../story/cite.ts';
import type { GenreConventions, StoryForm } from '../../story/conventions.ts';
import type { Story } from '../../story/story-graph.ts';
import { certaintyOf, genreSentence } from '../genre-words.ts';
import { titleInText } from '../quoted-title.ts';
import { measureFinder, nameFinder, sceneFinder } from '../story-lookup.ts';
import type { GenreSpecificAdviceFindings } from './card.ts';
import { departure, type Lookup, printedProportion } from './words/kind-words.ts';
import { formCompany, formText } from './words/trend-words.ts';
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
type Findings = GenreSpecificAdviceFindings;

/** Cards shown of the only genre, or of the first and of the second: more than this nobody acts on. */
const mostAdvice: Readonly<Record<'only' | 'both', readonly number[]>> = { only: [3], both: [1, 1] };
/** Forms shown, which two genres leave no room for. */
const formsShown = { only: 1, both: 0 } as const;
const placesShown = 1;

export function genreSpecificAdviceView(story: AdviceStory): Findings {
  const { genre, scenes, conventions } = story;
  const { genres, forms } = conventions;
  const title = titleInText(story.credits);
  const [first] = genres;
  const certainty = certaintyOf(genre);
  if (!first) {
    const tooFew = scenes.length < fewestScenes;
    const summary = tooFew ? words.tooFewScenes(title, scenes.length, fewestScenes) : words.openGenre(title);
    return { certainty, summary: [summary], genres: [], proportions: [], forms: [] };
  }
  const counted = genres.map((one) => adviceFor(one, story));
  const count = genres.length > 1 ? 'both' : 'only';
  return {
    certainty,
    summary: [
      ...counted.flatMap(({ id, met, advice }) => words.summary(title, id, met, advice.length)),
      ...(genre.from === 'details' || genre.from === 'words' ? [] : [genreSentence(genre)]),
    ],
    genres: counted.map(({ id, met, advice }, index) => ({
      id,
      met: met.map((one) => one.id),
      advice: advice.slice(0, mostAdvice[count][index] ?? 0),
    })),
    proportions: proportionsOf(genres),
    forms: formsOf(forms, first.genre, story).slice(0, formsShown[count]),
  };
}

const lookupIn = (story: AdviceStory): Lookup => ({
  sceneOf: sceneFinder(story),
  nameOf: nameFinder(story),
  measureOf: measureFinder(story),
  lead: story.characters.find(({ id }) => id === story.source.lead) ?? null,
  pages: story.source.pages,
  scenes: story.scenes.length,
});

function adviceFor({ genre, conventions }: GenreConventions, story: AdviceStory) {
  const look = lookupIn(story);
  return {
    id: genre,
    met: conventions
      .filter(({ met }) => met)
      .map(({ id, counted, places }) => ({
        id,
        // What lies in the middle of its scale has no place of its own.
        page: counted.kind === 'proportion' ? null : (places[0]?.page ?? null),
      })),
    advice: conventions
      .filter(({ met }) => !met)
      .map((one) => ({ ...one, ...departure(one, look) }))
      .filter(({ todo }) => todo !== '')
      .sort((a, b) => b.rank - a.rank)
      .map(({ id, rank, text, todo, places }) => ({
        convention: id,
        rank: Number(rank.toFixed(3)),
        text,
        todo,
        evidence: places.slice(0, placesShown).map(evidenceOf),
      })),
  };
}

/** The same values stand with every genre. */
const proportionsOf = (genres: readonly GenreConventions[]): Findings['proportions'] =>
  (genres[0]?.proportions ?? []).map(({ id, value }) => ({
    id,
    value: printedProportion(id, value),
    beside: genres.map(({ genre }) => {
      const { scripts, [id]: quartiles } = producedNorms[genre];
      const [, low, , high] = quartiles;
      const outside = value < low || value > high;
      return { genre, scripts, low: printedProportion(id, low), high: printedProportion(id, high), outside };
    }),
  }));

/** Forms that films of the genre are noted for, too. */
const formsOf = (
  forms: readonly StoryForm[],
  genre: GenreConventions['genre'],
  story: AdviceStory,
): Findings['forms'] =>
  forms.flatMap((form) => {
    const beside = formCompany(genre, form);
    const evidence = form.places.slice(0, placesShown).map(evidenceOf);
    return beside === null ? [] : [{ id: form.id, text: formText(form, formFacts(form, story)), beside, evidence }];
  });

function formFacts(form: StoryForm, story: AdviceStory) {
  const people = story.characters.filter(({ id }) => form.people.includes(id));
  return {
    people: people.map(({ name }) => name),
    share: people.reduce((sum, { share }) => sum + share, 0),
    scenes: story.scenes.length,
    setting: form.setting ?? '',
  };
}
