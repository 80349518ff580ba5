/** How each counted fact is called, in a table and in a sentence. Browser-safe. */
import type { FactId } from '../../engine/norms/formats.ts';

export const factNames: Readonly<Record<FactId, { readonly label: string; readonly inSentence: string }>> = {
  pages: { label: 'Pages', inSentence: 'pages' },
  scenes: { label: 'Scenes', inSentence: 'scenes' },
  speakers: { label: 'Speaking parts', inSentence: 'speaking parts' },
  places: { label: 'Places, by heading', inSentence: 'places by heading' },
  talk: { label: 'Words that are spoken', inSentence: 'spoken words' },
  speech: { label: 'Words in a speech', inSentence: 'words in a speech' },
  small: { label: 'Talking scenes for three speakers or fewer', inSentence: 'scenes for three or fewer' },
  interiors: { label: 'Headings inside (INT)', inSentence: 'interiors' },
  wordless: { label: 'Scenes without a word', inSentence: 'scenes without a word' },
  threads: { label: 'Threads with scenes of their own', inSentence: 'threads' },
  standing: { label: 'Scenes in the three most used places', inSentence: 'scenes in three standing places' },
  hooks: { label: 'Endings with a pull, in ten pages', inSentence: 'endings with a pull in ten pages' },
};
