/** Question 10 as a view of the story graph: films and series that the script is like, the same user's other scripts beside this one. */

import type { Evidence } from '../../contract/evidence.ts';
import { wordsOf } from '../../engine/text/words.ts';
import { evidenceOf } from '../../story/cite.ts';
import type { OwnDraft } from '../../story/own-draft.ts';
import type { StoryScene } from '../../story/scene.ts';
import type { Story } from '../../story/story-graph.ts';
import { titleInText } from '../quoted-title.ts';
import { sceneFinder } from '../story-lookup.ts';
import type { ScriptSimilarityFindings } from './card.ts';
import * as words from './words.ts';

export const scriptSimilarityParts = ['credits', 'scenes', 'source', 'comparables', 'ownDrafts'] as const;
type SimilarityStory = Pick<Story, (typeof scriptSimilarityParts)[number]>;
type Film = SimilarityStory['comparables']['films'][number];
type SharedSubject = Film['shared'][number];
type Draft = ScriptSimilarityFindings['drafts'][number];

export function scriptSimilarityView(story: SimilarityStory): ScriptSimilarityFindings {
  const sceneOf = sceneFinder(story);
  const { films } = story.comparables;
  return {
    note: words.filmsNote(story.comparables, { title: titleInText(story.credits), source: story.source }),
    kin: films.map((film, at) => ({
      title: words.filmTitle(film),
      bullets: [{ text: words.common(film), evidence: shownBy(film, films.slice(0, at)) }],
    })),
    ...(story.comparables.named.length > 0 && {
      named: story.comparables.named.map(({ called, film }) => ({
        title: film === null ? called : words.filmTitle(film),
        text: words.namedFilm(film, story.comparables.among),
        evidence: (film?.shared ?? []).slice(0, 2).map(({ cite }) => evidenceOf(cite)),
      })),
    }),
    drafts: story.ownDrafts
      .map((draft) => draftOf(draft, sceneOf))
      .sort((a, b) => b.share - a.share || (a.title < b.title ? -1 : 1)),
  };
}

/** Passages told of a film. */
const mostPassages = 2;

const toldOf = ({ shared, premises }: Film): readonly SharedSubject[] =>
  shared.length > 0 ? shared : (premises[0]?.signs ?? []);

/** Passages that name a subject in common, those first that no film before has told. */
function shownBy(film: Film, before: readonly Film[]): Evidence[] {
  const told = new Set(before.flatMap((one) => toldOf(one).map(({ tag }) => tag)));
  const named = toldOf(film).filter(({ tag, cite }) => isNamedIn(cite.quote, tag));
  return [...named.filter(({ tag }) => !told.has(tag)), ...named.filter(({ tag }) => told.has(tag))]
    .slice(0, mostPassages)
    .map(({ cite }) => evidenceOf(cite));
}

/** Shorter words ('of', 'the') name no subject; of longer ones so many letters are their stem. */
const shortestWord = 4;
const stemLetters = 5;

/** True where a quote holds a word of the subject itself: 'a ring of space stations' for 'space station', and no 'insurance' for 'murder of a husband'. */
const isNamedIn = (quote: string, tag: string): boolean =>
  wordsOf(tag)
    .filter((word) => word.length >= shortestWord)
    .some((word) => wordsOf(quote).some((one) => one.startsWith(word.slice(0, stemLetters))));

const draftOf = (draft: OwnDraft, sceneOf: (id: string) => StoryScene): Draft => ({
  title: words.draftName(draft),
  share: draft.share,
  unchanged: draft.unchanged.count,
  reworked: draft.reworked.count,
  fresh: draft.fresh.count,
  gone: draft.gone,
  bullets: (['unchanged', 'reworked', 'fresh'] as const).flatMap((name) => {
    const { count, shown } = draft[name];
    if (shown.length === 0) return [];
    const fate = {
      count,
      scenes: draft.scenes,
      shown: shown.map(({ scene, kept }) => ({ scene: sceneOf(scene), kept })),
    };
    return [{ text: words.fates[name](fate), evidence: shown.map(({ cite }) => evidenceOf(cite)) }];
  }),
});
