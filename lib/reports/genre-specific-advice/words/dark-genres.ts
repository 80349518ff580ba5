/** What conventions of horror, thrillers and crime are called, why readers look for them, and what to try where the script departs. */
import type { ConventionWords } from './convention-words.ts';

const climaxWhy =
  'Ours: whoever we have feared for must face it in person. In 93 of 100 produced films the climax lies within ten hundredths of 90% (own measurement on 99 films).';

export const darkGenres = {
  'horror-first-threat': {
    name: 'The first threat comes early',
    why: 'Ours: a reader who came to be frightened waits about ten pages; one wrong thing is enough, it need not be seen whole. Signs are found by words and turns of phrase.',
    sign: 'a first sign of threat',
    todo: ({ place, first }) =>
      `Put one wrong thing into ${place}: a sound, a mark, a door${first ? `, something that ${first.label} on page ${first.page} will explain` : ''}. Nobody need remark on it.`,
  },
  'horror-steady-threat': {
    name: 'The threat doesn’t let go',
    why: 'Ours: dread drains out of long safe stretches; we take one eighth of the script (15 pages of 120) as the most.',
    sign: 'a sign of threat',
    todo: ({ place, from, to }) =>
      `Let something be slightly wrong in ${place}, so that pages ${from} to ${to} are not safe: a thing moved, an answer too slow, a noise from the room just left.`,
  },
  'horror-alone': {
    name: 'Somebody is left alone',
    why: 'Ours: fear works on the one who has nobody to ask. We look for one scene in eight with a single character in it.',
    todo: ({ place, who }) =>
      `Send one of the two (${who}) out of ${place} before it ends, and stay with the one who remains.`,
  },
  'horror-night': {
    name: 'Enough of it plays at night',
    why: 'Over 936 produced scripts horror’s share of night headings is a third above that of all scripts; the level is scaled from 92 features.',
    todo: ({ place }) =>
      `Ask whether ${place} gets stronger in the dark; it is the fullest day scene after the opening.`,
  },
  'horror-shown': {
    name: 'More shown than said',
    why: 'From 99 produced horror scripts, whose share of spoken words (middle 35%) lies well below that of all 936 scripts (46%): people who talk are not listening for the noise.',
    todo: ({ place }) =>
      `Take ${place}, the scene with the most talk, and cut it to what must be said; let the rest be heard from the next room.`,
  },
  'horror-climax': {
    name: 'The lead faces it at the end',
    why: climaxWhy,
  },
  'thriller-danger': {
    name: 'Danger or crime by the first eighth',
    why: 'Ours: in 93 of 100 produced films the first turn lies between 5 and 25% (own measurement); a thriller’s is a danger, so it should be smelt before. Found by words and turns of phrase.',
    sign: 'a first danger',
    todo: ({ place, first }) =>
      `Plant the danger in ${place}${first ? `, ahead of ${first.label} on page ${first.page}` : ''}: a thing that is hidden, a person who lies, a call that is not taken.`,
  },
  'thriller-clock': {
    name: 'A clock is started in the first third',
    why: 'Ours: a time by which it will be too late makes every scene a spent minute. Found by phrases such as ‘by midnight’, ‘two hours left’.',
    sign: 'a time limit',
    todo: ({ place, first }) =>
      `Name the limit in ${place}${first ? `; it is first heard on page ${first.page} (${first.label})` : ''}: who needs what by when, in one line that can be quoted back later.`,
  },
  'thriller-clock-kept': {
    name: 'The clock is looked at again',
    why: 'Ours: a limit that goes unmentioned for more than a third of the script is forgotten by its reader.',
    sign: 'a time limit',
    todo: ({ place, from, to }) =>
      `Let somebody in ${place} say or see how much time is left; between page ${from} and page ${to} nobody does.`,
  },
  'thriller-open': {
    name: 'Scenes end open',
    why: 'Ours: a thriller is read for the next page. Counted: talking scenes whose last speech is a question or breaks off.',
    todo: ({ page, quote }) =>
      `The scene on page ${page} closes with “${quote}”; cut it one speech earlier and see whether the reader turns the page faster.`,
  },
  'thriller-scene-length': {
    name: 'Scenes are short',
    why: 'From 310 produced thrillers: their scenes are a little shorter than those of all 936 scripts (middle 161 words against 170).',
    todo: ({ place }) =>
      `Cut ${place}, the longest, in two with something from elsewhere between the halves, so that what it decides has to be waited for.`,
  },
  'thriller-climax': {
    name: 'The lead faces it at the end',
    why: climaxWhy,
  },
  'crime-early': {
    name: 'The crime is on the table early',
    why: 'Ours: readers of crime expect the wrong, or its smell, in the first tenth. Found by a word list.',
    sign: 'a crime or its trace',
    todo: ({ place, first }) =>
      `Put the trace into ${place}: what ${first ? `${first.label} on page ${first.page} reveals` : 'was taken or done'} can be seen there by a reader who does not yet know what to make of it.`,
  },
  'crime-questions': {
    name: 'People ask',
    why: 'Ours: an inquiry is made of questions. Counted: speeches that ask, on our own yardstick.',
    todo: ({ page, quote, lacking }) =>
      lacking
        ? `Nobody asks anything in ${lacking}. Let one person there want to know something${quote ? `, as on page ${page} (“${quote}”),` : ''} and leave it unanswered for a scene.`
        : `Start from page ${page}, “${quote}”: hold the answer back for one more question, and let it come in a later scene.`,
  },
  'crime-clue': {
    name: 'Things come back as clues',
    why: 'Ours: a clue is a thing seen before it means something. Counted: scenes that hold one of the five things that recur most.',
    todo: ({ page, quote }) =>
      `The thing on page ${page} (“${quote}”) could pass through one scene more, before anybody needs it.`,
  },
  'crime-steady': {
    name: 'The case stays in sight',
    why: 'Ours: at most one eighth of the script without a word of it. Found by a word list.',
    sign: 'a word of the case',
    todo: ({ place, from, to }) =>
      `Let the case touch ${place}: a call, a lie, a name; pages ${from} to ${to} don’t mention it.`,
  },
  'crime-climax': {
    name: 'The lead brings it to an end',
    why: climaxWhy,
  },
} satisfies Readonly<Record<string, ConventionWords>>;
