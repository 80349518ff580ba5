/**
 * A reading as its writer has corrected it, put together when it is given out: by code alone, from what is stored. No model is asked again, and no correction
 * is lost to a reading that comes late. Points that were proved stay.
 */
import { type BudgetName, type Corrections, type GenreName, noCorrections } from '../../contract/corrections.ts';
import { genreNames } from '../../engine/norms/genre-names.ts';
import { type Phrases, wholeWords } from '../../screenplay/text/phrases.ts';
import type { StoryRead } from '../../story/read/story-read.ts';
import { withSetPeople } from './set-people.ts';
import { withSetTurns } from './set-turns.ts';

/** Words by which a reader names a genre. */
const genreWords: Readonly<Record<GenreName, Phrases>> = {
  drama: ['drama*', 'tragedy'],
  thriller: ['thriller', 'suspense'],
  comedy: ['comed*', 'comic', 'farce', 'satire', 'rom(-)com'],
  action: ['action'],
  horror: ['horror', 'slasher'],
  romance: ['romance', 'romantic', 'rom(-)com', 'love story'],
  scifi: ['sci(-)fi', 'science(-)fiction', 'science fiction'],
  crime: ['crime', 'heist', 'whodunit', 'detective', 'noir'],
  adventure: ['adventure'],
  fantasy: ['fantas*', 'fairy tale'],
  animation: ['animat*'],
};

/** What the set genre promises was read only where the reading took the script for one of it: the promises of another genre are not told. */
function withSetGenre(genre: StoryRead['genre'], set: GenreName): NonNullable<StoryRead['genre']> {
  const isSame = genre !== null && wholeWords(genreWords[set]).test(genre.named);
  return { named: genreNames[set].toLowerCase(), promises: isSame ? genre.promises : [], by: 'writer' };
}

/** The writer's logline stands in place of the plain one that was read, and first: those of other uses stay. */
const withSetLogline = ({ telling }: StoryRead, text: string): StoryRead['telling'] => ({
  ...telling,
  loglines: [{ use: 'plain', text, by: 'writer' }, ...telling.loglines.filter(({ use }) => use !== 'plain')],
});

/** At another level the range of money that was read is of another film. */
const withSetLevel = (market: NonNullable<StoryRead['market']>, level: BudgetName): StoryRead['market'] => ({
  ...market,
  level,
  by: 'writer',
  money: level === market.level ? market.money : null,
});

/** `pageCount` is the script's. Title and format are no part of a reading: reports take them from what was counted. */
export function correctRead(
  given: StoryRead,
  corrections: Corrections,
  { pageCount }: { readonly pageCount: number },
): StoryRead {
  if (corrections === noCorrections) return given;
  const read = withSetPeople(given, corrections);
  const { genre, logline, budget } = corrections;
  return {
    ...read,
    genre: genre === null ? read.genre : withSetGenre(read.genre, genre),
    telling: logline === null ? read.telling : withSetLogline(read, logline),
    market: budget === null || read.market === null ? read.market : withSetLevel(read.market, budget),
    beats: withSetTurns(read, corrections, pageCount),
  };
}
