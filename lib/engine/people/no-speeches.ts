/** Tells what stands under a cue and is no speech: half of a sentence of action, an address on an envelope, the number of a shot. */
import { anyOf } from '../../screenplay/text/phrases.ts';
import { opensPhrase, readByEye } from '../lexicons/cue-words.ts';
import { englishWords } from '../norms/english-words.ts';
import type { Passage } from '../text/passages.ts';

/** Who has more speeches is somebody, whatever one of them looks like. */
export const mostOfNobody = 2;

const unfinished = /[\p{L}\p{N},–—-]["”’')]*$/u;
const asksForNoun = new RegExp(`(?<!\\p{L})${anyOf(opensPhrase)}$`, 'iu');
/** A dash before a speech is common; before a cue with an article it is a sentence that goes on. */
const asksWithDash = new RegExp(`(?<!\\p{L})${anyOf(opensPhrase)} ?[–—-]+$`, 'iu');
const isRead = new RegExp(`(?<!\\p{L})${anyOf(readByEye)}\\s*:$`, 'iu');
const article = /^(?:THE|AN?|ITS) /;
const small = /^\p{Ll}/u;

const dashed = /^[–—-]+ ?\p{Ll}/u;
/** What stands below a title: 'Written by', 'Shooting Draft'. */
const titlePage = /\b(?:by|draft|screenplay|&)(?!\p{L})/iu;
/** 'all day' / LONG / '--to inspire you': the last word of a sentence that the next line goes on from. */
function goesOver(before: string, cueName: string): boolean {
  const { everyday } = englishWords();
  return unfinished.test(before) && !/[–—-]$/.test(before) && everyday.has(cueName.toLowerCase());
}

/**
 * `before` is what stands right above the cue, `said` what stands below. 'She turns to' / THE PORTHOLE / 'and looks through': a sentence goes on over the
 * cue, in talk as well. 'The label reads:' / UNIVERSITY OF MAINE: it is read. The first lines of all with who wrote them are a title. 113 SHOT OF HALLWAY / '113': the number at the other margin. Somebody whom the line above names
 * speaks, however it ends. Own rule.
 */
export function isNoSpeech(before: Passage | undefined, cueName: string, said: string): boolean {
  const number = /^\d+/.exec(cueName)?.[0];
  if (number !== undefined && said.replace(/\D+$/, '') === number) return true;
  if (before === undefined) return titlePage.test(said);
  if (before.kind === 'dialogue')
    return small.test(said) ? asksForNoun.test(before.text) : dashed.test(said) && goesOver(before.text, cueName);
  if (before.kind !== 'action' && before.kind !== 'shot') return false;
  if (before.text.toUpperCase().includes(cueName.toUpperCase())) return false;
  const hasArticle = article.test(cueName);
  if (isRead.test(before.text)) return true;
  if (small.test(said)) return hasArticle || unfinished.test(before.text);
  return asksForNoun.test(before.text) || (hasArticle && asksWithDash.test(before.text));
}
