/** Words by which a script tells the time of the clock and how much of it is left. Own lists. */
import { lexicon, type Phrases } from '../../screenplay/text/phrases.ts';
import { units } from './flaws/people.ts';

/** In the order of the clock. */
export const hours = units.slice(0, 12);

/** Behind an hour in words: 'eight thirty'. */
export const minuteWords: Readonly<Record<string, number>> = { fifteen: 15, thirty: 30, 'forty-five': 45 };

/** Before a time that holds now. */
export const nowWords: Phrases = lexicon(`
  it's( {now|already|almost|nearly|only|past|just|about|after}) = It's almost 4:47 ≠ Its 4:47
  it is( {now|already|almost|nearly|only|past|just|about|after})
  time is( now)
`);

/** Before the time by which something must be done. */
export const dueWords: Phrases = lexicon(`
  by = Be there by 6:30 ≠ nearby 6:30
  until
  till
  til
  'til
  before
  no later than
  {expires|ends|closes|starts|begins|leaves|opens} at
`);

/** Before a span that somebody is given: 'You've got two minutes'. */
export const givenWords: Phrases = lexicon(`
  {you|we|they|I|he|she}{'ve| have|'ve got| have got| got}( {only|just|exactly|about|maybe}) = You've got only ten minutes
  {he|she|that|it} {has|gives us|gives you|leaves us}( {only|just|exactly|about|maybe})
  give {you|us|them|me|him|her}
`);

/** How many minutes, hours or days somebody is given. */
export const spanNumbers: Phrases = lexicon(`
  {one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|sixty|ninety}
  {twenty~four|thirty~six|forty|forty~five|forty~eight|seventy~two}
  #
`);
export const spanUnits: Phrases = ['minutes', 'hours', 'hour', 'days'];

/** What is followed by a number of chapter and verse. */
export const scriptures: Phrases = lexicon(`
  {Genesis|Exodus|Leviticus|Numbers|Deuteronomy|Psalm(s)|Proverbs|Ecclesiastes|Isaiah|Jeremiah|Ezekiel|Daniel}
  {Matthew|Mark|Luke|John|Acts|Romans|Corinthians|Galatians|Ephesians|Philippians|Timothy|Hebrews|James|Peter|Revelation(s)}
  {verse|chapter|Surah|Job|Kings|Samuel|Hosea|Amos|Joel}
`);

/** Whose side a look goes to: 'your six o'clock'. */
export const whoseSide: Phrases = ['your', 'my', 'our', 'his', 'her', 'their'];
