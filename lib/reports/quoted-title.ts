/** Names the script in a sentence. Its reports' heads show the title untouched instead. */

import type { AnalysisInput } from '../engine/analysis-input.ts';
import { quoted } from '../engine/wording.ts';
import type { Credits } from '../story/credits.ts';

/** A title between double quotation marks; double marks of its own become single ones, as in print. */
export const quotedTitle = (title: string): string =>
  quoted(title.replace(/[“"]([^“”"]*)[”"]/g, '‘$1’').replace(/[“”"]/g, ''));

/** The title that a script is known by, ready for a sentence: its details' before its title page's. */
export const quotedTitleOf = ({ details, screenplay }: Pick<AnalysisInput, 'details' | 'screenplay'>): string =>
  quotedTitle(details.title.trim() || screenplay.titlePage.title?.trim() || 'Untitled');

/** The same of the graph's title; one that the writer has set comes first. */
export const titleInText = ({ setTitle, title, details }: Pick<Credits, 'setTitle' | 'title' | 'details'>): string =>
  quotedTitle(setTitle || details.title || title || 'Untitled');
