/** Finds the pages before the script and reads the title, the writers and the rest off them. Refuses to read the script itself. */

import { looksLikeCue } from './cue-text.ts';
import { gapAbove, type LeftEdges, paragraphGap } from './left-edges.ts';
import type { TitlePage } from './model.ts';
import type { Segment } from './page-lines.ts';
import { isSceneHeading, splitSceneNumber } from './scene-heading.ts';
import type { BodyLine, ParsedPage } from './set-apart-furniture.ts';
import { isTransition } from './slug-line.ts';
import { stripEmphasis } from './strip-emphasis.ts';
import { emptyTitlePage, isTitleKey, readTitleKeys, splitAuthors } from './title-fields.ts';

/** Title, dedication, cast: a script seldom has more pages before its first. */
const mostTitlePages = 4;
/** A title page holds few lines, and nearly none as wide as prose. */
const mostLines = 32;
const proseShare = 0.55;
/** A title above the script itself: title, credit, names, perhaps a source and a date. */
const mostPrintedLines = 12;

/** How many leading pages stand before the script. 0 when no script page follows them. */
export function countTitlePages(pages: readonly ParsedPage[], edges: LeftEdges): number {
  const first = pages.findIndex((page) => isScriptPage(page, edges));
  return first < 0 || first > mostTitlePages ? 0 : first;
}

/** Title pages inside the script, by their number in the file: of a second script, or of the next episode. Each bears a credit. */
export function findInnerTitlePages(pages: readonly ParsedPage[], from: number, edges: LeftEdges): ReadonlySet<number> {
  const inner = pages
    .slice(Math.max(1, from))
    .filter((page) => !isScriptPage(page, edges) && page.body.slice(1).some(({ text }) => isCredit(text)));
  return new Set(inner.map(({ page }) => page.number));
}

function isScriptPage({ page, body }: ParsedPage, edges: LeftEdges): boolean {
  if (body.some(isScriptStart)) return true;
  if (body.length > mostLines) return true;
  const prose = body.filter(
    (line) => Math.abs(line.x - edges.action) < 8 && line.right - line.x > page.width * proseShare,
  );
  return prose.length > 3 || body.some((line, index) => isSpeechStart(line, body[index + 1], edges));
}

function isSpeechStart(line: BodyLine, below: BodyLine | undefined, { speech, pitch }: LeftEdges): boolean {
  if (!speech || !below || Math.abs(line.x - speech.cue) > 6 || !looksLikeCue(line.text)) return false;
  const spoken = Math.min(Math.abs(below.x - speech.dialogue), Math.abs(below.x - speech.parenthetical)) < 6;
  return spoken && gapAbove(below, line, pitch) <= paragraphGap;
}

/**
 * Some scripts begin on the page that bears their title, above FADE IN: or the first heading, and some programs print the Fountain keys
 * ('Title: …') there. Returns what they say and the body without them; null when the script does not begin so.
 */
export function takePrintedTitle(
  body: readonly BodyLine[],
  pitch: number,
): { titlePage: TitlePage; rest: readonly BodyLine[] } | null {
  const first = body[0];
  const start = first ? body.findIndex((line) => line.page !== first.page || isScriptStart(line)) : -1;
  if (!first || start <= 0) return null;
  const title = body.slice(0, start);
  const rest = body.slice(start);
  const keys = readPrintedKeys(title);
  if (keys) return { titlePage: keys, rest };
  const hasCredit = title.slice(1).some(({ text }) => isCredit(text));
  if (start > mostPrintedLines || !hasCredit) return null;
  const lines = title.map((line, index) => ({
    text: closeUp(line.segments),
    opens: gapAbove(line, title[index - 1], pitch) > paragraphGap,
    depth: 0,
    centred: true,
  }));
  return { titlePage: readTitleLines(lines), rest };
}

const isScriptStart = (line: BodyLine): boolean =>
  isSceneHeading(splitSceneNumber(line.text).text) || isTransition(line.text);

/** What a reader knows of a line before the script. */
export interface TitleLine {
  readonly text: string;
  /** True when a wide gap stands above it. */
  readonly opens: boolean;
  /** Share of the page's height. */
  readonly depth: number;
  readonly centred: boolean;
}

/** True for 'written by' and its kin, alone or before a name; 'By the window' is none. */
export function isCredit(text: string): boolean {
  const words = creditOf(text);
  if (words === null) return false;
  const name = text.slice(words.length);
  return name === '' || (/^\p{Lu}/u.test(name) && !/[.!?…]$/.test(name) && name.split(' ').length <= 8);
}

const creditOf = (text: string): string | null =>
  creditWords.exec(text)?.[0] ?? foreignCreditWords.exec(text)?.[0] ?? null;

const creditWords =
  /^(?:(?:an?\s+)?(?:original\s+)?(?:screen|tele)?(?:play|story|script|film|feature|pilot|series)?\s*(?:and\s+\w+\s+)?(?:written|created|adapted|screenplay|teleplay|story|directed|script)?(?:\s*(?:and|&)\s*(?:written|created|adapted|directed))?\s*by)\b[:\s]*/i;
/** The same in German, French, Spanish, Italian, Portuguese, Polish and Russian; a preposition only when it stands alone. */
const foreignCreditWords =
  /^(?:(?:ein\s+)?(?:drehbuch|buch)(?:\s+(?:und|&)\s+regie)?(?:\s+von|\s*:)?|von$|geschrieben\s+von|(?:un\s+)?scénario(?:\s+et\s+dialogues)?(?:\s+(?:de|par)|\s*:)?|(?:écrit|réalisé)(?:\s+et\s+(?:écrit|réalisé))?\s+par|(?:de|par|por|di|da)$|(?:un\s+)?gui[oó]n(?:\s+original)?(?:\s+(?:de|por)|\s*:)?|escrit[oa]\s+(?:y\s+dirigid[oa]\s+)?por|(?:una\s+)?sceneggiatura(?:\s+di|\s*:)?|scritt[oa]\s+(?:e\s+dirett[oa]\s+)?da|roteiro(?:\s+de|\s*:)?|scenariusz(?:\s*:)?|(?:автор(?:ы)?(?:\s+сценария)?|сценарий)\s*:?|编剧\s*[:：]?|脚本\s*[:：]?)(?=\s|$)[:：\s]*/iu;
/** What a title page calls the work: no part of its title. */
const kindOfWork =
  /^(?:an?\s+)?(?:original\s+)?(?:(?:feature|short|half[- ]hour|one[- ]hour|television|tv|limited)\s+)*(?:screenplay|teleplay|film|movie|script|pilot|series|short|comedy|drama)(?:\s+(?:script|screenplay|film))?$/i;
const episodeWords = /^episode\b[\s:#.-]*(?=[\p{L}\p{N}"“‘])/iu;
const sourceWords = /^(?:based\s+(?:up)?on|adapted\s+from|inspired\s+by|suggested\s+by|from\s+the)\b/i;
const draftWords =
  /\b(?:draft|revis(?:ed|ion)s?|rev\.|version|polish|shooting\s+script|white|blue\s+pages)\b|\b\d{1,4}[./-]\d{1,2}[./-]\d{2,4}\b|^(?:\d{1,2}(?:st|nd|rd|th)?\s+)?(?:january|february|march|april|may|june|july|august|september|october|november|december)\b.*\d/i;
/** Contact stands in the lower part of the page. */
const contactDepth = 0.6;

/** Reads the first page that bears a title. Pages without text give an empty title page. */
export function readTitlePages(pages: readonly ParsedPage[], pitch: number): TitlePage {
  const page = pages.find(({ body }) => body.length > 0);
  if (!page) return emptyTitlePage;
  return readPrintedKeys(page.body) ?? readTitleLines(titleLines(page, pitch));
}

/** The keys of a Fountain title page that a program printed as they were typed, marks of emphasis and all; null when there are none. */
function readPrintedKeys(lines: readonly BodyLine[]): TitlePage | null {
  if (!isTitleKey(lines[0]?.text ?? '')) return null;
  return readTitleKeys(lines.map(({ text }) => stripEmphasis(text)));
}

/** The two halves of a line at the foot (contact at the left, draft at the right) are read one after the other. */
function titleLines({ page, body }: ParsedPage, pitch: number): TitleLine[] {
  const lines = body.flatMap((line, index) => {
    const opens = gapAbove(line, body[index - 1], pitch) > paragraphGap;
    const apart = line.y > page.height * contactDepth && line.segments.length > 1;
    const parts = apart ? line.segments : [{ ...line, text: closeUp(line.segments) }];
    return parts.map((part) => ({
      text: part.text,
      opens,
      depth: line.y / page.height,
      centred: Math.abs((part.x + part.right) / 2 - page.width / 2) < page.width * 0.12,
      column: apart || line.y > page.height * contactDepth ? Math.floor((2 * part.x) / page.width) : 0,
    }));
  });
  return lines.sort((a, b) => a.column - b.column);
}

/** 'T H E   R E E L', spaced for looks, has its words in segments of their own. */
function closeUp(segments: readonly Segment[]): string {
  const isSpaced =
    segments.every(({ text }) => /^\S(?: \S)*$/u.test(text)) && segments.map(({ text }) => text).join(' ').length > 8;
  return segments.map(({ text }) => (isSpaced ? text.replaceAll(' ', '') : text)).join(' ');
}

/** Title, credit, authors and the rest, by their words and how far down they stand. */
export function readTitleLines(lines: readonly TitleLine[]): TitlePage {
  const creditAt = lines.findIndex((line, index) => index > 0 && isCredit(line.text));
  const titleEnd = creditAt >= 0 ? creditAt : endOfGroup(lines, 0);
  const title = lines.slice(0, titleEnd).filter((line) => line.depth < contactDepth);
  const { credit, authors, end } =
    creditAt >= 0 ? readCredit(lines, creditAt) : { credit: null, ...readBareNames(lines, titleEnd) };
  const episodeAt = title.findIndex(({ text }, index) => index > 0 && episodeWords.test(text));
  const episode = title[episodeAt]?.text.replace(episodeWords, '').trim();
  return {
    title: titleText(title.filter((_, index) => index !== episodeAt)),
    credit,
    authors,
    ...readRest(lines.slice(end)),
    ...(episode ? { episode } : {}),
  };
}

function endOfGroup(lines: readonly TitleLine[], from: number): number {
  const next = lines.findIndex((line, index) => index > from && line.opens);
  return next < 0 ? lines.length : next;
}

function titleText(lines: readonly TitleLine[]): string | null {
  const text = lines
    .map((line) => line.text)
    .filter((text, index) => /[\p{L}\p{N}]/u.test(text) && (index === 0 || !kindOfWork.test(text)))
    .join(' ')
    .replace(/^["“](.*)["”]$/, '$1')
    .trim();
  return text === '' ? null : text;
}

/** 'Written by' on a line of its own with the names below it, or names on the same line. */
function readCredit(lines: readonly TitleLine[], at: number) {
  const text = lines[at]?.text ?? '';
  const words = creditOf(text) ?? text;
  const credit = words.replace(/[:：\s]+$/, '');
  const sameLine = text.slice(words.length).trim();
  if (sameLine !== '') return { credit, authors: splitAuthors(sameLine), end: at + 1 };
  const end = endOfGroup(lines, at + 1);
  const names = lines.slice(at + 1, end).filter((line) => !sourceWords.test(line.text) && !draftWords.test(line.text));
  return { credit, authors: splitAuthors(names.map((line) => line.text).join('\n')), end: at + 1 + names.length };
}

/** Without a credit, the group below the title is its writers' if every line of it looks like a name. */
function readBareNames(lines: readonly TitleLine[], from: number): { authors: string[]; end: number } {
  const end = endOfGroup(lines, from);
  const group = lines.slice(from, end);
  const isName = ({ text, depth, centred }: TitleLine): boolean =>
    centred &&
    depth < contactDepth &&
    /^\p{Lu}[\p{L}.'’-]*(?: (?:\p{Lu}[\p{L}.'’-]*|de|von|van|da|di|du|la|le|y|and|&)){1,4}$/u.test(text);
  const named =
    group.length > 0 &&
    group.every((line) => isName(line) && !draftWords.test(line.text) && !kindOfWork.test(line.text));
  return named ? { authors: splitAuthors(group.map(({ text }) => text).join('\n')), end } : { authors: [], end: from };
}

function readRest(lines: readonly TitleLine[]): Pick<TitlePage, 'source' | 'draft' | 'contact'> {
  const source: string[] = [];
  const draft: string[] = [];
  const contact: string[] = [];
  let inSource = false;
  for (const line of lines) {
    inSource = sourceWords.test(line.text) || (inSource && !line.opens);
    if (inSource) source.push(line.text);
    else if (draftWords.test(line.text)) draft.push(line.text);
    else if (line.depth > contactDepth) contact.push(line.text);
  }
  const orNull = (texts: string[], by: string): string | null => (texts.length > 0 ? texts.join(by) : null);
  return { source: orNull(source, ' '), draft: orNull(draft, ' '), contact: orNull(contact, '\n') };
}
