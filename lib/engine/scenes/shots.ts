/** Tells headings that are a shot of the place before them: CLOSE ON RUTH, MATT'S POV, a name alone. */
import { wholeText, wholeWords } from '../../screenplay/text/phrases.ts';
import { shotWords, shownOf } from '../lexicons/place-words.ts';
import type { SceneFacts } from './scene-facts.ts';

const shot = wholeWords(shotWords, { start: '(?<![\\p{L}\\p{N}])', end: '(?![\\p{L}\\p{N}])', flags: 'iu' });
const shown = wholeText(shownOf);
/** INT and EXT as they stand where a scan or a number before them keeps a heading from being read. */
const side = /(?<!\p{L})(?:INT|EXT)(?!\p{L})/iu;
const between = /\s+(?:AND|WITH)\s+|\s*[&,/]\s*|\s+-+\s+/;

/** 'EXT. HUNTER'S POV'. */
const pointOfView = /^[^-–—,/]*(?<!\p{L})(?:POV|P\.O\.V)\.?$/u;

/** `people` are names as cues have them. A heading with INT or EXT is a place unless it is a point of view alone. */
export function isShot(
  { heading: { setting, text, location } }: Pick<SceneFacts, 'heading'>,
  people: ReadonlySet<string>,
): boolean {
  const place = location.toUpperCase().replaceAll('’', "'").trim();
  if (setting !== null) return pointOfView.test(place);
  if (side.test(text)) return false;
  if (shot.test(place)) return true;
  const of = /^(.+)'S? (.+)$/.exec(place);
  if (of && shown.test(of[2] ?? '')) return true;
  const named = place.replace(/^ON (?:THE )?/, '').split(between);
  return named.every((name) => people.has(name));
}
