/** The words of the preview of a reading: what is doubted, and where. */
import type { RevealedName } from '../../contract/reading.ts';
import { longSpeechWords } from '../../engine/reading/count-doubts.ts';
import type { Doubt, NameDoubt, NamedCue } from '../../engine/reading/doubt.ts';
import { capitalised, counted, listed } from '../../engine/wording.ts';
import type { Place } from '../../screenplay/model.ts';

/** How many places one warning names. */
export const mostPlaces = 5;
/** A longer name is cut in a sentence; its place says the rest. */
const longestShown = 60;

const clipped = (name: string): string =>
  name.length > longestShown ? `${name.slice(0, longestShown).trimEnd()}…` : name;

export const where = ({ page, line }: Place): string => `page ${page}, line ${line}`;
export const onPage = (page: number): string => `page ${page}`;
export const pagesFrom = (page: number): string => `Pages ${page}`;

/** 'A (page 3, line 4) and B (…)', the first few of them. */
const places = (items: readonly NamedCue[]): string => {
  const named = items.slice(0, mostPlaces).map(({ name, at }) => `${clipped(name)} (${where(at)})`);
  return listed(items.length > mostPlaces ? [...named, `${items.length - mostPlaces} more`] : named);
};

export function doubted(doubt: Doubt): string {
  switch (doubt.code) {
    case 'no_scene_headings':
      return 'No scene heading was found, so the whole script counts as one passage without scenes.';
    case 'no_speeches':
      return 'No character cue was found, so nobody speaks.';
    case 'late_first_heading':
      return `The first scene heading was found on page ${doubt.heading.page}; what stands before it belongs to no scene.`;
    case 'long_scene':
      return `Scene ${doubt.scene} runs from page ${doubt.start.page} to page ${doubt.end.page}. A scene heading in between may have been missed.`;
    case 'scene_numbers_skip':
      return `The printed scene numbers jump ${places(doubt.gaps.map(({ from, to, at }) => ({ name: `from ${from} to ${to}`, at })))}. A scene was omitted, or its heading was missed.`;
    case 'long_speech':
      return `${doubt.cues.length === 1 ? 'One speech is' : `${capitalised(counted(doubt.cues.length, 'speech', 'speeches'))} are`} longer than ${longSpeechWords} words: ${places(doubt.cues)}. Action may have been read as dialogue.`;
    case 'cue_without_words':
      return `${doubt.cues.length === 1 ? 'One cue has' : `${capitalised(counted(doubt.cues.length, 'cue'))} have`} no spoken words below: ${places(doubt.cues)}.`;
    case 'unlikely_cue':
      return `Read as the name of a character who speaks once, but perhaps a sound, a sign or a slug: ${places(doubt.cues)}.`;
    case 'pages_of_action_only':
      return `Pages ${doubt.from} to ${doubt.to} were read as action alone: no scene heading and no cue was found on them.`;
  }
}

export const namesAlike = ({ often, rare }: Extract<NameDoubt, { code: 'names_alike' }>): string =>
  `${rare.name} (${counted(rare.speeches, 'speech', 'speeches')}, first on page ${rare.first_page}) is spelt almost like ${often.name} (${counted(often.speeches, 'speech', 'speeches')}). If they are one person, merge them.`;

export const revealed = ({ part, name, page }: RevealedName): string =>
  `Page ${page} seems to say that ${part} is ${name}. If they are one person, merge them: every report then counts one part, not two.`;
