/** Finds speeches that begin with their speaker's name and a colon or a full stop, as stage plays and some sitcoms print them. No single lines: a habit shows in many. */
import { parseCue } from './cue-text.ts';
import { chineseSceneFacts, titles } from './lexicons/script-words.ts';
import { anyOf, wholeText } from './phrases.ts';
import { isMostlyCapitals, isSceneHeading, splitSceneNumber } from './scene-heading.ts';
import { isEnding, isShot, isTransition } from './slug-line.ts';

/** 'ANNA: Yes.' and 'ANNA:'; names of up to five words. */
const namedSpeech = /^(\p{Lu}[\p{L}.'’#\d&-]*(?:[ /][\p{L}\d.'’#&-]+){0,4}(?: \([^)]*\)){0,3}):(?:\s+(\S.*))?$/u;
/** 'ANNA. Yes.' and 'MR. BO (aside).', as stage plays print them: in capitals. */
const title = `${anyOf(titles)}\\.`;
const dottedSpeech = new RegExp(
  [
    `^(?!${title}(?! \\p{Lu}{2}))((?:${title} )?\\p{Lu}[\\p{Lu}\\d'’#&-]+`,
    "(?:[ /][\\p{Lu}\\d'’#&-]+){0,3}(?: \\([^)]*\\)){0,3})\\.(?:\\s+(\\S.*))?$",
  ].join(''),
  'u',
);
/** Chinese: '小红（画外音）：我来了。' Japanese: '太郎「遅いな」'; names of up to eight characters. */
const chineseSpeech = /^([\p{Script=Han}A-Za-z\d·]{1,8}(?:[(（][^)）]*[)）])?)[：:]\s*(\S.*)?$/u;
const japaneseSpeech =
  /^([\p{Script=Han}\p{Script=Katakana}\p{Script=Hiragana}A-Za-zＡ-Ｚ\d０-９ー・]{1,10}(?:[(（][^)）]*[)）])?)\s*([「『].*)$/u;
/** What a Chinese script says of a scene before it begins: who, when, where. */
const sceneFacts = wholeText(chineseSceneFacts, { flags: 'u' });
/** A name that opens lines with a colon this often is a speaker. */
const leastSpeeches = 3;
/** Share of lines that open with a speaker in a script that prints speeches so. */
const colonShare = 0.12;
const longestCue = 40;

/** `cue` is as printed, with its colon; `speech` is null where nothing follows it on its line. */
export interface NamedSpeech {
  readonly cue: string;
  readonly speech: string | null;
}

type TakeName = (text: string) => RegExpExecArray | null;
const beforeColon: TakeName = (text) => namedSpeech.exec(text) ?? chineseSpeech.exec(text) ?? japaneseSpeech.exec(text);
const beforeStop: TakeName = (text) => dottedSpeech.exec(text);

/** For each line its speaker and speech, or null; null for the whole when the script does not print its speeches so. */
export const findNamedSpeeches = (lines: readonly string[]): readonly (NamedSpeech | null)[] | null =>
  findSpeechesBy(beforeColon, lines) ?? findSpeechesBy(beforeStop, lines);

function findSpeechesBy(takeName: TakeName, lines: readonly string[]): readonly (NamedSpeech | null)[] | null {
  const found = lines.map((text) => speechIn(text, takeName));
  const counts = new Map<string, number>();
  for (const speech of found) if (speech) counts.set(speech.name, (counts.get(speech.name) ?? 0) + 1);
  const isSpeaker = (name: string): boolean => (counts.get(name) ?? 0) >= leastSpeeches;
  const named = found.filter((speech) => speech && isSpeaker(speech.name)).length;
  if (named === 0 || named < lines.length * colonShare) return null;
  const speakers = [...counts.keys()].filter(isSpeaker);
  const inCapitals = speakers.filter(isMostlyCapitals).length * 2 > speakers.length;
  // A full stop ends sentences, too: who speaks once has one word before it, or a note.
  const isName = ({ name, cue }: NamedSpeech & { readonly name: string }): boolean =>
    inCapitals && takeName === beforeColon ? isMostlyCapitals(name) : !name.includes(' ') || cue.includes('(');
  return found.map((speech) =>
    speech && speech.cue.length <= longestCue && (isSpeaker(speech.name) || isName(speech)) ? speech : null,
  );
}

function speechIn(text: string, takeName: TakeName): (NamedSpeech & { readonly name: string }) | null {
  const [, name, speech = null] = takeName(text) ?? [];
  if (!name || sceneFacts.test(name) || isTransition(text) || isShot(text) || isShot(name) || isEnding(text))
    return null;
  if (isSceneHeading(splitSceneNumber(text).text)) return null;
  const cue = speech === null ? text : text.slice(0, text.length - speech.length).trimEnd();
  return { cue, speech, name: parseCue(name).name };
}
