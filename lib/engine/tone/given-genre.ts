/** Which genre a script has been given: by its writer's correction, by its details or by its title page. */
import type { Corrections } from '../../contract/corrections.ts';
import type { ScriptDetails } from '../../contract/uploads.ts';
import type { Screenplay, TitlePage } from '../../screenplay/model.ts';
import type { Genre } from '../../story/genre.ts';
import type { ProducedGenre } from '../norms/quick-parser-norms.ts';

/** The correction beats the details form, and that the title page; null where none of them names one. */
export function givenGenre(
  { titlePage }: Screenplay,
  { genre }: ScriptDetails,
  corrected: Pick<Corrections, 'genre'>,
): Genre | null {
  if (corrected.genre !== null) return { ids: [corrected.genre], from: 'writer', printed: null, likely: null };
  if (genre !== '') return { ids: [genre], from: 'details', printed: null, likely: null };
  const printed = printedGenre(titlePage);
  return printed && { ids: [...printed.genres], from: 'title page', printed: printed.words, likely: null };
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
