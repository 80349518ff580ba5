/** Reads title, credit, writers and the rest off the lines of a title page, by their words and how far down they stand. Past 250 lines: every rule asks the same patterns. */
import type { TitlePage } from '../model.ts';
import {
  beforeKinds,
  behindKinds,
  contactMarks,
  creditedDeeds,
  creditedWorks,
  draftMarks,
  foreignCredits,
  formerTitles,
  furtherDeeds,
  kindsOfWork,
  loneCredits,
  months,
  nameParticles,
  noticeOpenings,
  otherCredits,
  presenters,
  sourceOpenings,
  storyCredits,
  templateTexts,
} from './lexicons/script-words.ts';
import { anyOf, anySpaced, openingWith, wholeWords } from './phrases.ts';
import { isMostlyCapitals } from './scene-heading.ts';
import { splitAuthors } from './title-fields.ts';

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

const creditWords = new RegExp(
  [
    '^(?:(?:an?\\s+)?(?:original\\s+)?(?:screen|tele)?',
    `${anyOf(creditedWorks)}?\\s*(?:and\\s+\\w+\\s+)?${anyOf(creditedDeeds)}?`,
    `(?:\\s*(?:and|&)\\s*${anyOf(furtherDeeds)})?\\s*by)\\b[:\\s]*`,
  ].join(''),
  'i',
);
/** A preposition only when it stands alone. */
const foreignCreditWords = new RegExp(
  `^(?:${anySpaced(foreignCredits)}|${anyOf(loneCredits)}$)(?=\\s|$)[:：\\s]*`,
  'iu',
);
/** What a title page calls the work: no part of its title. */
const kindOfWork = new RegExp(
  `^(?:an?\\s+)?(?:original\\s+)?(?:${anyOf(beforeKinds)}\\s+)*${anyOf(kindsOfWork)}(?:\\s+${anyOf(behindKinds)})?$`,
  'i',
);
const anyKindOfWork = wholeWords(kindsOfWork);
const episodeWords = /^episode\b[\s:#.-]*(?=[\p{L}\p{N}"“‘])/iu;
const sourceWords = new RegExp(`^${anySpaced(sourceOpenings)}\\b`, 'i');
const draftWords = new RegExp(
  [
    `\\b${anySpaced(draftMarks)}\\b`,
    '\\b\\d{1,4}[./-]\\d{1,2}[./-]\\d{2,4}\\b',
    `^(?:\\d{1,2}(?:st|nd|rd|th)?\\s+)?${anyOf(months)}\\b.*\\d`,
  ].join('|'),
  'i',
);
/** What a sheet says of its use. */
const notices = openingWith(noticeOpenings, { end: '' });
/** Who does not come first where somebody wrote the script: story, revisions, characters. */
const otherCredit = openingWith(otherCredits);
const storyCredit = openingWith(storyCredits);
/** '(project formerly titled …)' below the title. */
const formerTitle = new RegExp(`^\\(.*\\b${anyOf(formerTitles)}\\b.*\\)$`, 'i');
const presents = wholeWords(presenters, { end: '\\W*$' });
/** What a program prints where nobody wrote anything. */
const templates = new RegExp(`^[\\s"'“[(<]*${anyOf(templateTexts)}[\\s"'”\\])>]*$`, 'i');
const contactWords = new RegExp(`@|\\b${anyOf(contactMarks)}\\b|©|\\(\\d{3}\\)|\\d{3}[-. ]\\d{4}`, 'i');
/** Contact stands in the lower part of the page. */
export const contactDepth = 0.6;

const longestTitle = 50;

/** True for a line in capitals or quotation marks that may be the title above a script's first line: no mark at its end, no BLACK. */
export const looksLikeTitle = (text: string): boolean =>
  text.length <= longestTitle &&
  (isMostlyCapitals(text) || /^["“].*["”]$/.test(text)) &&
  !/[:.!…]$|\bBLACK\b/.test(text);

/** True for a line below a title that only a title page has: whole names in letters of both cases, a draft or its date, a source, an address. */
export const isTitlePageLine = (text: string): boolean =>
  (areNames(text) && /\p{Ll}/u.test(text)) ||
  draftWords.test(text) ||
  sourceWords.test(text) ||
  contactWords.test(text) ||
  notices.test(text);

/** True for a line that says which draft it is, or of when, or what it is made from. */
export const namesDraftOrSource = (text: string): boolean => draftWords.test(text) || sourceWords.test(text);

/** True for a sheet before the title page: 'For your consideration', a list of revisions by colour and date. */
export function isNoTitleSheet(lines: readonly string[]): boolean {
  if (lines.some((text) => isCredit(text))) return false;
  const revisions = lines.filter((text) => draftWords.test(text)).length;
  return (
    lines.some((text) => notices.test(text) && /consideration/i.test(text)) ||
    (revisions >= 3 && revisions * 2 > lines.length)
  );
}

/** Title, credit, authors and the rest, by their words and how far down they stand. */
export function readTitleLines(all: readonly TitleLine[]): TitlePage {
  const lines = all.filter(({ text }) => !notices.test(text));
  const credits = lines.flatMap(({ text }, index) => (index > 0 && isCredit(text) ? [index] : []));
  // Who wrote the script comes before who had the story or changed it, wherever they stand.
  const creditAt = credits.find((at) => !otherCredit.test(lines[at]?.text ?? '')) ?? credits[0] ?? -1;
  const titleEnd = credits[0] ?? endOfTitle(lines);
  const title = lines.slice(0, titleEnd).filter((line) => line.depth < contactDepth);
  const { credit, authors, passed, end } =
    creditAt >= 0
      ? { ...readCredit(lines, creditAt), passed: [] }
      : { credit: null, ...readBareNames(lines, titleEnd) };
  const rest = readRest([...passed, ...lines.slice(end)]);
  const story = otherStory(lines, credits, creditAt);
  const episodeAt = title.findIndex(({ text }, index) => index > 0 && episodeWords.test(text));
  const episode = title[episodeAt]?.text.replace(episodeWords, '').trim();
  return {
    title: titleText(title.filter((_, index) => index !== episodeAt)),
    credit,
    authors,
    ...rest,
    source: [story, rest.source].filter((one) => one !== null).join('; ') || null,
    ...(episode ? { episode } : {}),
  };
}

/** 'Story by Ann Lee & Bo Park', where another wrote the script: on one line, or the names on the line below. */
function otherStory(lines: readonly TitleLine[], credits: readonly number[], creditAt: number): string | null {
  const at = credits.find((one) => one !== creditAt && storyCredit.test(lines[one]?.text ?? ''));
  if (at === undefined) return null;
  const text = lines[at]?.text ?? '';
  if (creditOf(text)?.length !== text.length) return text;
  const below = lines[at + 1]?.text ?? '';
  return areNames(below) ? `${text} ${below}` : null;
}

/** Without a credit the first group that is no date and no draft is the title. */
function endOfTitle(lines: readonly TitleLine[]): number {
  let end = endOfGroup(lines, 0);
  while (end < lines.length && lines.slice(0, end).every(({ text }) => draftWords.test(text)))
    end = endOfGroup(lines, end);
  return end;
}

function endOfGroup(lines: readonly TitleLine[], from: number): number {
  const next = lines.findIndex((line, index) => index > from && line.opens);
  return next < 0 ? lines.length : next;
}

function titleText(lines: readonly TitleLine[]): string | null {
  const text = lines
    .map((line) => line.text)
    .filter((text, index) => /[\p{L}\p{N}]/u.test(text) && (index === 0 || !kindOfWork.test(text)))
    .filter((text, index) => index === 0 || !formerTitle.test(text))
    .filter((text, _index, all) => all.length === 1 || !(draftWords.test(text) || presents.test(text)))
    .join(' ')
    .replace(/^["“](.*)["”]$/, '$1')
    .trim();
  return text === '' || templates.test(text) || draftWords.test(text) ? null : closedUp(text);
}

/** 'L A B Y R I N T H', spaced for looks; its words stand further apart. */
const spacedOut = /^\p{Lu}(?:\s+[\p{Lu}\d'’-]){4,}$/u;
const closedUp = (text: string): string =>
  spacedOut.test(text)
    ? text
        .split(/\s{2,}/)
        .map((word) => word.replaceAll(' ', ''))
        .join(' ')
    : text;

/** 'Written by' on a line of its own with the names below it, or names on the same line. */
function readCredit(lines: readonly TitleLine[], at: number) {
  const text = lines[at]?.text ?? '';
  const words = creditOf(text) ?? text;
  const credit = words.replace(/[:：\s]+$/, '');
  const sameLine = text.slice(words.length).trim();
  if (sameLine !== '') return { credit, authors: namesIn(sameLine), end: at + 1 };
  const end = endOfGroup(lines, at + 1);
  const group = lines.slice(at + 1, end);
  const others = group.findIndex(
    ({ text }) => isCredit(text) || sourceWords.test(text) || draftWords.test(text) || contactWords.test(text),
  );
  const names = others < 0 ? group : group.slice(0, others);
  const further = others < 0 && group[0]?.opens === true ? namesSetApart(group[0].text, lines.slice(end)) : [];
  return {
    credit,
    authors: namesIn([...names, ...further].map((line) => line.text).join('\n')),
    end: at + 1 + names.length + further.length,
  };
}

/**
 * Further writers, where an empty line parts each from the one before as it parts the first from the credit: a line of its own each, with 'and' or '&' between them or
 * not. `first` is the line of the first: capitals are a writer's only where the first is in capitals and an 'and' stands above, else a title or what the picture opens on. Of 22 produced scripts so read 22 are right.
 */
function namesSetApart(first: string, lines: readonly TitleLine[]): readonly TitleLine[] {
  const isLarge = first === first.toUpperCase();
  const isApart = ({ opens, depth, centred }: TitleLine, index: number): boolean =>
    opens && centred && depth < contactDepth && (lines[index + 1]?.opens ?? true);
  const isName = ({ text }: TitleLine, index: number): boolean =>
    areNames(text) &&
    (text !== text.toUpperCase() || (isLarge && joinsNames.test(lines[index - 1]?.text ?? ''))) &&
    ![draftWords, sourceWords, otherCredit, anyKindOfWork, presents, contactWords].some((words) => words.test(text)) &&
    !isCredit(text);
  const end = lines.findIndex(
    (line, index) => !isApart(line, index) || !(isName(line, index) || joinsNames.test(line.text)),
  );
  const names = end < 0 ? lines : lines.slice(0, end);
  return names.slice(0, names.findLastIndex(isName) + 1);
}

const joinsNames = /^(?:and|&)$/i;

/** Names, but not what a program writes in their place. */
const namesIn = (text: string): string[] => splitAuthors(text).filter((name) => !templates.test(name));

const bareName = new RegExp(`^\\p{Lu}[\\p{L}.'’-]*(?: (?:\\p{Lu}[\\p{L}.'’-]*|${anyOf(nameParticles)})){1,4}$`, 'u');

const areNames = (text: string): boolean => text.split(/ (?:and|&) /i).every((name) => bareName.test(name));

/** Without a credit, the group below the title is its writers' if every line of it looks like a name; below a draft and its date the group that a source follows. `passed`: the lines above them that are none. */
function readBareNames(
  lines: readonly TitleLine[],
  from: number,
): { authors: string[]; passed: readonly TitleLine[]; end: number } {
  const start = pastDrafts(lines, from);
  const end = endOfGroup(lines, start);
  const group = lines.slice(start, end);
  const isName = ({ text, depth, centred }: TitleLine): boolean => centred && depth < contactDepth && areNames(text);
  const named =
    group.length > 0 &&
    group.every((line) => isName(line) && !draftWords.test(line.text) && !kindOfWork.test(line.text)) &&
    (start === from || sourceWords.test(lines[end]?.text ?? ''));
  return named
    ? { authors: splitAuthors(group.map(({ text }) => text).join('\n')), passed: lines.slice(from, start), end }
    : { authors: [], passed: [], end: from };
}

/** Where the groups end that say which draft it is and of when, and nothing else. */
function pastDrafts(lines: readonly TitleLine[], from: number): number {
  const end = endOfGroup(lines, from);
  const group = lines.slice(from, end);
  return group.length > 0 && group.every(({ text }) => draftWords.test(text)) ? pastDrafts(lines, end) : from;
}

/** What a source ends with where its author stands on the next line; where none stands there nothing is told of it. */
const awaitsAuthor = /\b(?:by|on|of)$/i;

function readRest(lines: readonly TitleLine[]): Pick<TitlePage, 'source' | 'draft' | 'contact'> {
  const sources: string[][] = [];
  const draft: string[] = [];
  const contact: string[] = [];
  let inSource = false;
  for (const line of lines) {
    const { text } = line;
    const begins = sourceWords.test(text);
    const runsOn = !line.opens || awaitsAuthor.test(sources.at(-1)?.at(-1) ?? '');
    inSource = begins || (inSource && runsOn && !(line.opens && (draftWords.test(text) || isCredit(text))));
    if (begins) sources.push([text]);
    else if (inSource) sources.at(-1)?.push(text);
    else if (draftWords.test(text)) draft.push(text);
    else if (line.depth > contactDepth) contact.push(text);
  }
  const whole = sources.map((one) => one.join(' ')).filter((text) => !awaitsAuthor.test(text));
  const orNull = (texts: string[], by: string): string | null => (texts.length > 0 ? texts.join(by) : null);
  return { source: orNull(whole, '; '), draft: orNull(draft, ' '), contact: orNull(contact, '\n') };
}
