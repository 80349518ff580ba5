/** Sets the script beside its genre: trends, proportions, conventions met and missed. Refuses advice that no count calls for. */

import type { AnalysisInput } from '../../engine/analysis-input.ts';
import type { Derived } from '../../engine/derive.ts';
import { genreNames } from '../../engine/norms/genre-names.ts';
import { type ProducedGenre, producedNorms } from '../../engine/norms/quick-parser-norms.ts';
import { genreStanding } from '../../engine/tone/genre-standing.ts';
import { capitalised, counted, listed, numberWord, quoted } from '../../engine/wording.ts';
import { quotedTitleOf } from '../quoted-title.ts';
import { type GenreAdvice, type GenreSpecificAdviceFindings, proportionIds } from './card.ts';
import { fewestScenes } from './convention.ts';
import { conventionById, conventionsByGenre } from './conventions-by-genre.ts';
import { printedProportion, proportions } from './measured-readings.ts';
import { trendsOf } from './trends.ts';

/** Cards shown a genre: more than this nobody acts on. */
const mostAdvice = 6;

export function genreSpecificAdviceEvidence({
  screenplay,
  derived,
  details,
}: AnalysisInput): GenreSpecificAdviceFindings {
  const standing = genreStanding(screenplay, details);
  const title = quotedTitleOf({ details, screenplay });
  const enough = derived.scenes.length >= fewestScenes;
  const taken = new Set<string>();
  const genres = enough
    ? standing.genres.flatMap((genre) => {
        const one = adviceFor(genre, derived, title, taken);
        return one ? [one] : [];
      })
    : [];
  return {
    certainty: standing.certainty,
    reading: { text: standing.sentence, evidence: [] },
    summary: summaryOf(genres, derived, title, enough),
    genres,
  };
}

function adviceFor(genre: ProducedGenre, derived: Derived, title: string, taken: Set<string>): GenreAdvice | null {
  const conventions = conventionsByGenre[genre];
  if (!conventions) return null;
  const read = conventions.map((convention) => ({ convention, reading: convention.read(derived) }));
  const fresh = read.flatMap(({ convention, reading }) => {
    // Two genres may share an expectation, such as who faces the end: said once.
    if (!reading || taken.has(reading.text)) return [];
    taken.add(reading.text);
    return [{ convention, reading }];
  });
  return {
    id: genre,
    name: genreNames[genre],
    scripts: producedNorms[genre].scripts,
    trends: trendsOf(genre, derived, title),
    proportions: proportionsOf(genre, derived),
    advice: fresh
      .filter(({ reading }) => !reading.met && reading.todo !== '')
      .sort((a, b) => b.reading.rank - a.reading.rank)
      .slice(0, mostAdvice)
      .map(({ convention, reading: { size, rank, text, todo, evidence } }) => ({
        convention: convention.id,
        size,
        rank: Number(rank.toFixed(3)),
        text,
        todo,
        evidence: [...evidence],
      })),
    met: fresh
      .filter(({ reading }) => reading.met)
      .map(({ convention, reading: { text, evidence } }) => ({
        convention: convention.id,
        text,
        evidence: [...evidence],
      })),
    uncounted: read.filter(({ reading }) => reading === null).map(({ convention }) => convention.id),
  };
}

function proportionsOf(genre: ProducedGenre, derived: Derived): GenreAdvice['proportions'] {
  return proportionIds.flatMap((id) => {
    const value = proportions[id].value(derived);
    if (value === null) return [];
    const [, low, middle, high] = producedNorms[genre][id];
    const print = (one: number): string => printedProportion(id, one);
    return [
      {
        id,
        value: print(value),
        low: print(low),
        middle: print(middle),
        high: print(high),
        all: print(producedNorms.all[id][2]),
      },
    ];
  });
}

function summaryOf(genres: readonly GenreAdvice[], { scenes }: Derived, title: string, enough: boolean): string[] {
  if (!enough)
    return [
      `${title} has ${counted(scenes.length, 'scene')} with a heading: too few to hold it against a genre (that takes ${fewestScenes}).`,
    ];
  if (genres.length === 0)
    return [
      `The genre of ${title} is open, and advice for the wrong one would be worse than none. Choose one in the script’s details, and this report says what readers of the genre look for, what of it was found here and how the proportions compare with its produced scripts.`,
    ];
  return genres.map(({ name, advice, met }) => {
    const all = advice.length + met.length;
    const [largest, ...others] = advice;
    if (all === 0) return `As ${withArticle(name)}, ${title} gives too little to count any expectation of the genre.`;
    if (!largest)
      return `As ${withArticle(name)}, ${title} meets ${all === 2 ? 'both expectations' : all === 1 ? 'the one expectation' : `all ${counted(all, 'expectation')}`} that could be counted: nothing here calls for a change.`;
    return `As ${withArticle(name)}, ${title} meets ${numberWord(met.length)} of ${counted(all, 'expectation')} that could be counted. It departs furthest from ${nameOf(largest)} (${largest.size})${others.length > 0 ? `, then from ${listed(others.slice(0, 2).map(nameOf))}` : ''}. ${capitalised(largest.todo)}`;
  });
}

const nameOf = ({ convention }: GenreAdvice['advice'][number]): string =>
  quoted(conventionById(convention)?.name ?? convention);

const withArticle = (name: string): string =>
  `${/^[aeiou]/i.test(name) ? 'an' : 'a'} ${name.toLowerCase()}${/fiction|action|crime|adventure|fantasy|horror/i.test(name) ? ' script' : ''}`;
