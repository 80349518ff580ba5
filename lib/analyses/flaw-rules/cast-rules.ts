/** Flaw rules about the cast: who comes late, leaves early, falls silent, or can be mistaken for another. */

import type { Character } from '../derived/character-index.ts';
import { nearlySame } from '../derived/near-names.ts';
import { nearTexts } from '../derived/near-texts.ts';
import { quoteOf } from '../derived/quote.ts';
import { counted, listed, percent } from '../wording.ts';
import type { FlawRule } from './flaw-rule.ts';
import { saidByOthers } from './said-by-others.ts';

const lastSpeech = ({ speeches }: Character) => speeches.slice(-1).map((speech) => quoteOf(speech.passage));
const firstSpeech = ({ speeches }: Character) => speeches.slice(0, 1).map((speech) => quoteOf(speech.passage));

/** Last scene in which a character speaks or is named in the action, as a position from 0 to 1. */
const goneEarly: FlawRule = {
  id: 'characterGoneEarly',
  topic: 'gone-early',
  effect: 0.8,
  find(derived) {
    const { characters, scenes, pages } = derived;
    const main = characters.slice(0, 6).filter(({ speeches }) => speeches.length >= 4);
    const gone = main.flatMap((character) => {
      const last = scenes
        .filter((scene) => scene.present.includes(character.id) || scene.speakers.includes(character.id))
        .at(-1);
      if (!last || last.end >= 0.6) return [];
      return [
        {
          character,
          last,
          named: saidByOthers(character, derived)
            .filter(({ position }) => position > last.end)
            .at(-1),
        },
      ];
    });
    const [first] = gone;
    if (!first) return null;
    return {
      title: `${listed(gone.map(({ character }) => character.name))} ${gone.length === 1 ? 'leaves' : 'leave'} the script before its last two fifths`,
      points: gone.map(({ character, last, named }) => ({
        text: `${character.name} has ${counted(character.speeches.length, 'speech', 'speeches')}, the last of them on page ${character.lastPage} of ${Math.ceil(pages)}, and is ${named ? `not heard again after scene ${last.ordinal}, only named, last on page ${named.page}` : `neither heard nor named after scene ${last.ordinal}`}.`,
        evidence: [...lastSpeech(character), ...(named ? [named.evidence] : [])],
      })),
      advice: first.named
        ? `Read page ${first.named.page}, where ${first.character.name} is named last: does that line close the thread, or does a reader still wait?`
        : `Decide whether ${first.character.name} should be missed: let somebody say so after page ${first.last.lastPage}, or bring the thread back once.`,
    };
  },
};

const lateMain: FlawRule = {
  id: 'lateMainCharacter',
  topic: 'late-main',
  effect: 0.8,
  find(derived) {
    const { characters, scenes, pages } = derived;
    const late = characters.slice(0, 5).flatMap((character) => {
      const first = scenes.find(
        (scene) => scene.present.includes(character.id) || scene.speakers.includes(character.id),
      );
      if (character.speeches.length < 4 || first === undefined || first.start <= 0.5) return [];
      const [named] = saidByOthers(character, derived).filter(({ position }) => position < first.start);
      return [{ character, named }];
    });
    const [first] = late;
    if (!first) return null;
    return {
      title: `${listed(late.map(({ character }) => character.name))} ${late.length === 1 ? 'enters' : 'enter'} in the second half`,
      points: late.map(({ character, named }) => ({
        text: `${character.name} is among the five who speak most, but is first heard on page ${character.firstPage} of ${Math.ceil(pages)}${named ? `, though named from page ${named.page} on` : ''}.`,
        evidence: [...(named ? [named.evidence] : []), ...firstSpeech(character)],
      })),
      advice: first.named
        ? `The name is planted on page ${first.named.page}: see that the entrance on page ${first.character.firstPage} is what that line made a reader expect, or its surprise.`
        : `Let ${first.character.name} be mentioned, seen or felt before page ${Math.round(pages / 2)}, so that the entrance answers something.`,
    };
  },
};

const oneLiners: FlawRule = {
  id: 'oneLineSpeakers',
  topic: 'one-liners',
  effect: 0.6,
  find({ characters }) {
    const single = characters.filter(({ speeches }) => speeches.length === 1);
    const share = single.length / Math.max(1, characters.length);
    if (characters.length < 8 || share <= 0.4) return null;
    return {
      title: `${percent(share)} of the speakers have a single speech`,
      points: [
        {
          text: `${single.length} of ${characters.length} speakers speak once: ${listed(single.slice(0, 6).map(({ name }) => name))}${single.length > 6 ? ' and others' : ''}.`,
          evidence: single.slice(0, 3).flatMap(firstSpeech),
        },
      ],
      advice: `Each of them is a part to cast. See which lines ${listed(single.slice(0, 2).map(({ name }) => name))} could leave to somebody already in the scene.`,
    };
  },
};

const alikeCues: FlawRule = {
  id: 'nearDuplicateCues',
  topic: 'alike-cues',
  effect: 0.5,
  find({ characters }) {
    const near = nearTexts(characters.map(({ id }) => id));
    const after = (one: Character, index: number): Character | undefined => {
      const at = near(one.id).find((at) => at > index && nearlySame(one.id, characters[at]?.id ?? ''));
      return at === undefined ? undefined : characters[at];
    };
    const one = characters.find((character, index) => after(character, index) !== undefined);
    const other = one && after(one, characters.indexOf(one));
    if (!one || !other) return null;
    return {
      title: `The cues ${one.id} and ${other.id} differ by one letter`,
      points: [
        {
          text: `${one.id} has ${counted(one.speeches.length, 'speech', 'speeches')}, ${other.id} has ${counted(other.speeches.length, 'speech', 'speeches')}.`,
          evidence: [...firstSpeech(one), ...firstSpeech(other)],
        },
      ],
      advice: `If they are one person, give both cues one spelling; if two, rename ${other.name} so that no reader takes one for the other.`,
    };
  },
};

/** Pages of silence that make a lead's absence felt; counted on features only. */
const longSilencePages = 15;

const leadSilent: FlawRule = {
  id: 'leadSilentLong',
  topic: 'lead-absence',
  effect: 0.9,
  featuresOnly: true,
  find({ lead }) {
    const speeches = lead?.character.speeches ?? [];
    if (!lead) return null;
    const gaps = speeches.slice(1).map((speech, index) => ({
      from: speeches[index],
      to: speech,
      pages: speech.page - (speeches[index]?.page ?? 0),
    }));
    const widest = gaps.reduce<(typeof gaps)[number] | null>(
      (most, gap) => (most && most.pages >= gap.pages ? most : gap),
      null,
    );
    if (!widest?.from || widest.pages <= longSilencePages) return null;
    return {
      title: `${lead.character.name} says nothing for ${widest.pages} pages`,
      points: [
        {
          text: `${lead.character.name} speaks on page ${widest.from.page} and not again until page ${widest.to.page}.`,
          evidence: [quoteOf(widest.from.passage), quoteOf(widest.to.passage)],
        },
      ],
      advice: `Look at pages ${widest.from.page} to ${widest.to.page}: a line, a decision or a mention of ${lead.character.name} there keeps the story in the lead’s hands.`,
    };
  },
};

const leadLate: FlawRule = {
  id: 'leadSpeaksLate',
  topic: 'lead-entrance',
  effect: 0.8,
  featuresOnly: true,
  find({ lead }) {
    if (!lead || lead.character.firstPage <= 12) return null;
    return {
      title: `${lead.character.name}, who speaks most, is first heard on page ${lead.character.firstPage}`,
      points: [
        {
          text: `The first speech of the lead comes on page ${lead.character.firstPage}.`,
          evidence: firstSpeech(lead.character),
        },
      ],
      advice: `Check whether the pages before ${lead.character.firstPage} make the reader ask for ${lead.character.name}; if not, begin nearer to the entrance.`,
    };
  },
};

const leadNotAtEnd: FlawRule = {
  id: 'leadAbsentAtEnd',
  topic: 'lead-end',
  effect: 0.9,
  find({ lead, scenes, speeches }) {
    if (!lead || speeches.length < 20) return null;
    const { id, name, lastPage } = lead.character;
    const there = scenes.some(
      (scene) => scene.end >= 0.95 && (scene.present.includes(id) || scene.speakers.includes(id)),
    );
    if (there) return null;
    return {
      title: `${name} is not there at the end`,
      points: [
        {
          text: `${name} speaks most, but is neither heard nor named in the last twentieth; the last speech stands on page ${lastPage}.`,
          evidence: lastSpeech(lead.character),
        },
      ],
      advice: `If the ending is meant to happen without ${name}, let it show what that absence means; if not, bring ${name} into the last scene.`,
    };
  },
};

/** Among fewer speakers one has half of the words without anything being amiss: ours, as produced features have twenty and more. */
const fewestSharing = 6;

const leadSpeaksHalf: FlawRule = {
  id: 'leadSpeaksHalf',
  topic: 'lead-share',
  effect: 0.7,
  find({ lead, characters }) {
    if (!lead || characters.length < fewestSharing || lead.character.share <= 0.5) return null;
    const { name, share, speeches } = lead.character;
    const longest = [...speeches].sort((a, b) => b.words.length - a.words.length).slice(0, 2);
    return {
      title: `${name} speaks ${percent(share)} of all words`,
      points: [
        {
          text: `The other ${characters.length - 1} speakers share what is left.`,
          evidence: longest.map((speech) => quoteOf(speech.passage)),
        },
      ],
      advice: `Take ${name}’s longest speech, on page ${longest[0]?.page ?? 1}, and see what the listener could say instead.`,
    };
  },
};

export const castRules: readonly FlawRule[] = [
  goneEarly,
  lateMain,
  oneLiners,
  alikeCues,
  leadSilent,
  leadLate,
  leadNotAtEnd,
  leadSpeaksHalf,
];
