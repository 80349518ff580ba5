/** Says whether what was read is a screenplay, and what of it may not have been understood. Prose is rejected by name, a layout that was not understood is named. */

import type { Diagnostic, Screenplay } from './model.ts';
import { ScreenplayError } from './screenplay-error.ts';
import type { ParsedScript, ScriptLine } from './script-line.ts';
import { looksLikeCue } from './text/cue-text.ts';
import { quantile } from './text/quantile.ts';

/**
 * Per page of script. Of 122 produced scripts (every ninth of 1,098 texts, read by this room) eight have fewer than 0.3 headings a page and one fewer than two
 * speeches, none both: a text below the lower figures of both is no script, one below either may be one whose layout was not understood.
 */
const leastHeadings = 0.3;
const leastSpeeches = 0.5;
const fewHeadings = 0.05;
const fewSpeeches = 2;
/** Words of a speech in the middle of all: above this it is no speech but a paragraph under a title. */
const longestSpeech = 70;
/** Words of a paragraph of action; prose has most of its words in longer ones. */
const longestParagraph = 40;
/** Names that speak elsewhere, alone on a line that was read as action: so many, and this share of the speeches, are cues that were not understood. A few are slugs. */
const leastKnownNames = 6;
const knownNameShare = 0.08;
/** Where nothing of a script was found: prose has this share of its words on lines of so many, a script half of them or less. */
const proseShare = 0.6;
const proseLine = 8;
/** Shorter texts say too little to be called prose unless nothing in them is a script. */
const fewWords = 400;

const notAScreenplay =
  'No scene heading and no character cue was found in this file. Please upload a script in screenplay layout.';
const proseSentence =
  'This reads as prose (a novel, a treatment, a paper), not as a screenplay: it has next to no scene headings and character cues. Please upload a script in screenplay layout.';

/** What the user must hear of. Fountain and Final Draft say what every line is (`isMarkedUp`): no layout is to be doubted there, but prose is still prose. @throws ScreenplayError not_a_screenplay, prose_not_screenplay */
export function judgeScript({ screenplay, lines }: ParsedScript, isMarkedUp: boolean): Diagnostic[] {
  const { scenes, pageCount } = screenplay;
  const pages = Math.max(1, pageCount);
  const headings = scenes.filter(({ heading }) => heading !== null).length;
  const speeches = speechesOf(scenes);
  const onLines = lines.map(({ text }) => wordCount(text));
  const words = total(onLines);
  const isShort = words < fewWords;
  if (headings + speeches.length === 0) {
    const isRunning = total(onLines.filter((count) => count >= proseLine)) >= words * proseShare;
    if (!isShort && isRunning) throw new ScreenplayError('prose_not_screenplay', proseSentence);
    throw new ScreenplayError('not_a_screenplay', notAScreenplay);
  }
  const middle = quantile(speeches, 0.5) ?? 0;
  // A play for one has long speeches, and many.
  const areSpeeches = isShort || middle <= longestSpeech || (isMarkedUp && speeches.length >= pages * fewSpeeches);
  const speaks = speeches.length >= pages * leastSpeeches && areSpeeches;
  // Who writes one heading in Fountain and plays all of it there, in short paragraphs, has written a script.
  const isPlayed = isMarkedUp && headings >= pages * fewHeadings && !isProse(paragraphsOf(scenes));
  const isSet = headings >= pages * leastHeadings || isPlayed;
  if (!isShort && !isSet && !speaks) throw new ScreenplayError('prose_not_screenplay', proseSentence);
  if (isShort || isMarkedUp) return [];
  return [
    ...warnOfSpeeches(speeches.length, pages, unreadCues(lines), unreadNames(scenes, lines)),
    ...(headings < pages * fewHeadings ? [noScenes(headings, pages)] : []),
  ];
}

const total = (counts: readonly number[]): number => counts.reduce((sum, count) => sum + count, 0);
const isProse = (paragraphs: readonly number[]): boolean =>
  2 * total(paragraphs.filter((words) => words > longestParagraph)) > total(paragraphs);

/** The words of each paragraph of action. */
const paragraphsOf = (scenes: Screenplay['scenes']): number[] =>
  scenes.flatMap(({ elements }) =>
    elements.flatMap((element) => (element.kind === 'action' ? [wordCount(element.text)] : [])),
  );

/** The words of each speech. */
const speechesOf = (scenes: Screenplay['scenes']): number[] =>
  scenes.flatMap(({ elements }) =>
    elements.flatMap((element) =>
      element.kind === 'speech' ? [wordCount(element.parts.map(({ text }) => text).join(' '))] : [],
    ),
  );

const wordCount = (text: string): number => text.match(/\S+/g)?.length ?? 0;

const unreadCues = (lines: readonly ScriptLine[]): number =>
  lines.filter(({ element, text }) => element === 'action' && looksLikeCue(text)).length;

/** Lines of action that hold the name of somebody who speaks, and nothing else. */
function unreadNames(scenes: Screenplay['scenes'], lines: readonly ScriptLine[]): number {
  const names = new Set(
    scenes.flatMap(({ elements }) => elements.flatMap((one) => (one.kind === 'speech' ? [one.cue.name] : []))),
  );
  return lines.filter(({ element, text }) => element === 'action' && names.has(text)).length;
}

function warnOfSpeeches(speeches: number, pages: number, unread: number, names: number): Diagnostic[] {
  const isSuspicious =
    speeches < pages * fewSpeeches ||
    // Lines in capitals that look like cues and were read as something else.
    unread > speeches ||
    names >= Math.max(leastKnownNames, speeches * knownNameShare);
  if (!isSuspicious) return [];
  const found = speeches === 1 ? 'One speech was' : `${speeches} speeches were`;
  const message = `${found} found on ${pages} pages. If the script has more dialogue than that, its layout was not understood and the reports miss it: please export it again as PDF from the program it was written in.`;
  return [{ code: 'layout_in_doubt', message, pages: [] }];
}

function noScenes(headings: number, pages: number): Diagnostic {
  const found =
    headings === 0
      ? 'No scene heading was'
      : headings === 1
        ? 'One scene heading was'
        : `${headings} scene headings were`;
  const message = `${found} found on ${pages} pages. If the script has scenes, its headings were not understood: a heading begins with INT. or EXT., or is printed alone in capitals.`;
  return { code: 'scenes_in_doubt', message, pages: [] };
}
