/** Question 11 as a view of the story graph: what a line proves of what the genre's readers look for, what the script departs in, its subjects beside films of its kind, its form. */
import { fewestScenes } from '../../engine/conventions/proportions.ts';
import { producedNorms } from '../../engine/norms/quick-parser-norms.ts';
import { evidenceOf } from '../../story/cite.ts';
import type { StoryForm, StoryProportion } from '../../story/conventions.ts';
import type { Story } from '../../story/story-graph.ts';
import { certaintyOf, genreSentence } from '../genre-words.ts';
import { headingNote } from '../heading-doubt.ts';
import { titleInText } from '../quoted-title.ts';
import { nameFinder } from '../story-lookup.ts';
import type { GenreSpecificAdviceFindings } from './card.ts';
import * as words from './words.ts';

export const genreSpecificAdviceParts = ['source', 'scenes', 'characters', 'genre', 'credits', 'conventions'] as const;
type AdviceStory = Pick<Story, (typeof genreSpecificAdviceParts)[number]>;
type Findings = GenreSpecificAdviceFindings;

const formsShown = 1;
/** Proportions told, those farthest out first. */
const mostProportions = 3;
/** A subject that fewer films have is no trend. */
const fewestFilms = 25;
const ofScenes: ReadonlySet<StoryProportion['id']> = new Set<StoryProportion['id']>(['wordsPerScene', 'interiorShare']);

export function genreSpecificAdviceView(story: AdviceStory): Findings {
  const { genre, scenes, conventions } = story;
  const { kinds, proofs, proportions, subjects, forms } = conventions;
  const title = titleInText(story.credits);
  const [first = null] = kinds;
  const certainty = certaintyOf(genre);
  const nothing = { certainty, genre: first, proofs: [], proportions: [], usual: null, subjects: [], forms: [] };
  if (scenes.length < fewestScenes)
    return { ...nothing, summary: [words.tooFewScenes(title, scenes.length, fewestScenes)] };
  const told = proportions.filter(({ id }) => headingNote(story) === null || !ofScenes.has(id));
  const departed = told
    .flatMap((one) => departureOf(one, first, scenes))
    .toSorted((a, b) => b.far - a.far)
    .slice(0, mostProportions)
    .map(({ far: _far, ...one }) => one);
  return {
    certainty,
    genre: first,
    summary: [
      ...(first === null ? [words.openGenre(title)] : [words.counts(title, kinds)]),
      ...(genre.from === 'writer' || genre.from === 'title page' ? [genreSentence(genre)] : []),
    ],
    proofs: proofs.map((proof) => ({
      label: words.proofLabels[proof.id],
      value: words.proofText(proof, { pageCount: story.source.pageCount, genre: first, nameOf: nameFinder(story) }),
      evidence: proof.cites.slice(0, 1).map(evidenceOf),
    })),
    proportions: departed,
    usual: departed.length === 0 && told.length === proportions.length && told.length > 0 ? usualOf(told, first) : null,
    subjects: subjects
      .filter(({ films }) => films >= fewestFilms)
      .map(({ cite, ...subject }) => ({ ...subject, evidence: [evidenceOf(cite)] })),
    forms: forms.map((form) => formOf(form, story)).slice(0, formsShown),
  };
}

/** Each proportion with the bounds of its middle half. */
function usualOf(proportions: readonly StoryProportion[], genre: Findings['genre']): string {
  const { scripts, ...norms } = producedNorms[genre ?? 'all'];
  const own = proportions.map(({ id, value }) => {
    const [, low, , high] = norms[id];
    const printed = (one: number): string => words.printedProportion(id, one);
    return { id, value: printed(value), low: printed(low), high: printed(high) };
  });
  return words.allUsual(genre, scripts, own);
}

/** What lies outside the middle half of the genre's produced scripts, and how far: in widths of that half. */
function departureOf(
  { id, value }: StoryProportion,
  genre: Findings['genre'],
  scenes: AdviceStory['scenes'],
): (Findings['proportions'][number] & { readonly far: number })[] {
  const { scripts, [id]: quartiles } = producedNorms[genre ?? 'all'];
  const [, low, , high] = quartiles;
  const side = value > high ? 'high' : value < low ? 'low' : null;
  const printed = (one: number): string => words.printedProportion(id, one);
  if (side === null || printed(value) === printed(side === 'high' ? high : low)) return [];
  return [
    {
      id,
      ...words.proportionText(id, side, {
        value: printed(value),
        low: printed(low),
        high: printed(high),
        scripts,
        genre,
        pages: scenesBehind(id, side, scenes),
      }),
      far: (side === 'high' ? value - high : low - value) / Math.max(Number.EPSILON, high - low),
    },
  ];
}

/** Scenes named of a proportion, and speeches from which a scene's mean means something. */
const mostScenes = 3;
const fewestSpeeches = 6;

/** What in a scene makes the proportion what it is; 0 of none. */
const makes: Readonly<
  Record<StoryProportion['id'], Record<'high' | 'low', (scene: AdviceStory['scenes'][number]) => number>>
> = {
  dialogueShare: { high: ({ talkWords }) => talkWords, low: ({ actionWords }) => actionWords },
  wordsPerSpeech: {
    high: ({ talkWords, speeches }) => (speeches < fewestSpeeches ? 0 : talkWords / speeches),
    low: () => 0,
  },
  wordsPerScene: { high: ({ talkWords, actionWords }) => talkWords + actionWords, low: () => 0 },
  interiorShare: {
    high: ({ setting, pages }) => (setting === 'EXT' ? pages : 0),
    low: ({ setting, pages }) => (setting === 'INT' ? pages : 0),
  },
  topSpeakerShare: { high: () => 0, low: () => 0 },
};

/** Where the scenes that make it most so begin, in order. */
const scenesBehind = (id: StoryProportion['id'], side: 'high' | 'low', scenes: AdviceStory['scenes']): number[] =>
  scenes
    .map((scene) => ({ page: scene.page, share: makes[id][side](scene) }))
    .filter(({ share }) => share > 0)
    .toSorted((a, b) => b.share - a.share)
    .slice(0, mostScenes)
    .map(({ page }) => page)
    .toSorted((a, b) => a - b);

function formOf(form: StoryForm, story: AdviceStory): Findings['forms'][number] {
  const people = story.characters.filter(({ id }) => form.people.includes(id));
  const facts = {
    people: people.map(({ name }) => name),
    share: people.reduce((sum, { share }) => sum + share, 0),
    scenes: story.scenes.length,
  };
  return { id: form.id, text: words.formText(form, facts) };
}
