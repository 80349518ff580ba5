/** Question 10 as a view of the story graph: films and series that the script is like, the same user's other scripts beside this one. */

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
    films: sharedMost(films).map((film) => ({
      title: film.title,
      year: film.year,
      kind: words.kindOf(film),
      both: words.common(film),
      pages: words.pagesShown(film),
      places: words.placesShown(film),
    })),
    shown: subjectsOf(films),
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

/** Films that share two subjects or more come before those that share one or none. */
const sharedMost = (films: readonly Film[]): Film[] => {
  const isMore = ({ shared }: Film): boolean => shared.length > 1;
  return [...films.filter(isMore), ...films.filter((film) => !isMore(film))];
};

/** Subjects quoted. */
const mostQuoted = 4;

/** What the films share with the script, each once, that of most films first, with the passage that shows it best. */
function subjectsOf(films: readonly Film[]): ScriptSimilarityFindings['shown'] {
  const told = films.flatMap(words.subjectsTold);
  return [...Map.groupBy(told, ({ tag }) => tag).values()]
    .sort((a, b) => b.length - a.length)
    .flatMap(([first]) => first ?? [])
    .filter(({ cite }, at, all) => all.findIndex((other) => other.cite.quote === cite.quote) === at)
    .slice(0, mostQuoted)
    .map((subject: SharedSubject) => ({
      subject: subject.tag,
      text: words.pagesOfSubject(subject),
      evidence: [evidenceOf(subject.cite)],
    }));
}

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
