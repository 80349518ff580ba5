/** Recognises Chinese and Japanese scene headings by their words and takes them apart. */
import type { SceneHeading } from '../model.ts';
import { eastAsianSides, eastAsianTimes } from './lexicons/script-words.ts';
import { oneOf } from './phrases.ts';

/** What a heading says, as printed: 客厅, 日 and INT of '1-1 客厅 日 内'. */
interface EastAsianHeading {
  readonly number: string | null;
  readonly setting: SceneHeading['setting'];
  readonly location: string;
  readonly timeOfDay: string | null;
}

/** '1-1', '第3场', '12、': in Chinese scripts the number comes first; in Japanese ones a circle does. */
const numbered = /^(第?\s*\d{1,3}(?:\s*[-–—]\s*\d{1,3})?(?!\d)\s*(?:场|場)?)[、.:：．\s]*(\S.*)/u;
const circled = /^[○◯〇●]\s*(\S.*)/u;
const times = oneOf(eastAsianTimes);
const time = new RegExp(`(?<=^|[\\s、，,/／()（）])(${times})(?=$|[\\s、，,/／()（）])`, 'u');
const side = new RegExp(`(?<=^|[\\s、，,/／()（）・])(${oneOf(eastAsianSides)})(?=$|[\\s、，,/／()（）])`, 'u');
/** Time and side written together: '日内', '夜外'. */
const together = new RegExp(`(?:^|[\\s、，])(${times})[\\s/／]?(内|內|外)$`, 'u');

const eastAsian = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** Null for any other line. A Chinese heading needs its number and a time or a side; the circle of a Japanese one is enough. */
export function readEastAsianHeading(text: string): EastAsianHeading | null {
  if (!eastAsian.test(text)) return null;
  const [, place] = circled.exec(text) ?? [];
  if (place) return takeApart(place, null);
  const [, number, rest] = numbered.exec(text) ?? [];
  if (!number || !rest || rest.length > 40 || /[。！？]/u.test(rest)) return null;
  const heading = takeApart(rest, number.replace(/[第场場\s]/gu, ''));
  return heading.timeOfDay !== null || heading.setting !== null ? heading : null;
}

function takeApart(text: string, number: string | null): EastAsianHeading {
  const both = together.exec(text);
  const timeOfDay = both?.[1] ?? time.exec(text)?.[1] ?? null;
  const where = both?.[2] ?? side.exec(text)?.[1] ?? null;
  const location = text
    .replace(together, '')
    .replace(time, '')
    .replace(side, '')
    .replace(/[(（][\s、，,・/／]*[)）]/gu, '')
    .replace(/^[\s、，,・/／]+|[\s、，,・/／]+$/gu, '')
    .replace(/\s+/g, ' ');
  return { number, setting: settingOf(where), location: location || text, timeOfDay };
}

function settingOf(where: string | null): SceneHeading['setting'] {
  if (where === null) return null;
  const inside = /[内內]/u.test(where);
  return inside && where.includes('外') ? 'INT/EXT' : inside ? 'INT' : 'EXT';
}
