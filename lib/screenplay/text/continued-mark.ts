/** The word CONTINUED that a scene carries over a page's end and beginning: with or without brackets, a count of pages and the scene's number at both margins. */

const sceneNumber = '[A-Z]{0,2}\\d{1,4}[A-Z]{0,2}';
const word = '[({]?\\s*CONTINUED\\s*:?\\s*\\)?\\s*:?';
const pageCount = '\\s*(?:[–-]\\s*)?\\(?\\s*\\d+\\s*\\)?\\s*:?';
const continuedMark = new RegExp(`^(?:${sceneNumber}\\s+)?${word}(?:${pageCount})?(?:\\s+${sceneNumber})?$`);

/** Whether a trimmed line is nothing but the mark. */
export const isContinuedMark = (line: string): boolean => continuedMark.test(line);
