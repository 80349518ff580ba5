/** Says which genre a script has been given, by its details or by its title page: the one rule for every report. Refuses to guess one from the pages. */
import type { ScriptDetails } from '../../contract/uploads.ts';
import type { Screenplay, TitlePage } from '../../screenplay/model.ts';
import { genreNames } from '../norms/genre-names.ts';
import type { ProducedGenre } from '../norms/quick-parser-norms.ts';
import { quoted } from '../wording.ts';

/** `genres` are in the order in which they were named, two at most: none when it is open. */
export interface GenreStanding {
  readonly genres: readonly ProducedGenre[];
  readonly certainty: 'given' | 'open';
  /** What names it, and the words of a title page that do. */
  readonly from: 'details' | 'title page' | null;
  readonly printed: string | null;
  readonly sentence: string;
}

/** The details form beats the title page. */
export function genreStanding({ titlePage }: Screenplay, { genre }: ScriptDetails): GenreStanding {
  if (genre !== '')
    return {
      genres: [genre],
      certainty: 'given',
      from: 'details',
      printed: null,
      sentence: `Given as ${genreNames[genre]} in the script’s details.`,
    };
  const printed = printedGenre(titlePage);
  return printed
    ? {
        genres: printed.genres,
        certainty: 'given',
        from: 'title page',
        printed: printed.words,
        sentence: `The title page calls it ${quoted(printed.words)}.`,
      }
    : {
        genres: [],
        certainty: 'open',
        from: null,
        printed: null,
        sentence: 'Neither the script’s details nor its title page names a genre.',
      };
}

const genreWords: Readonly<Record<string, ProducedGenre>> = {
  action: 'action',
  adventure: 'adventure',
  animated: 'animation',
  comedy: 'comedy',
  crime: 'crime',
  drama: 'drama',
  fantasy: 'fantasy',
  horror: 'horror',
  romance: 'romance',
  romantic: 'romance',
  'sci-fi': 'scifi',
  'science-fiction': 'scifi',
  thriller: 'thriller',
};
const kinds = new Set('film movie feature short story screenplay script pilot series play'.split(' '));
const mostWords = 5;
const mostGenres = 2;

/** 'a short horror film' in a line such as 'A short horror film by Noor Whitlock': an article, then nothing behind the genre but what kind of work it is. The title itself is none. */
function printedGenre({
  title,
  credit,
  source,
}: TitlePage): { readonly words: string; readonly genres: readonly ProducedGenre[] } | null {
  const [, ...subtitles] = title?.split(/[\n:]| [-–—] /) ?? [];
  for (const line of [...subtitles, credit ?? '', source ?? '']) {
    const words = /^\s*((?:an?|the) [^.,;]*?)(?: (?:written )?by\b.*)?\s*$/i.exec(line)?.[1]?.toLowerCase();
    const named = words?.replace('science fiction', 'science-fiction').split(/\s+/).slice(1) ?? [];
    const work = named.findLast((word) => !kinds.has(word));
    const genres = [...new Set(named.flatMap((word) => genreWords[word] ?? []))].slice(0, mostGenres);
    if (words && named.length <= mostWords && work !== undefined && work in genreWords) return { words, genres };
  }
  return null;
}
