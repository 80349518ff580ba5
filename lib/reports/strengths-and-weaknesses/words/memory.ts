/** What comes back as a strength and as a weakness. */
import { counted, listed, numberWord, percent, quoted } from '../../../engine/wording.ts';
import { countIn } from '../../measure-words/measure-phrase.ts';
import { type Around, leadName, pagesIn, say, type TraitWords } from './say.ts';

const speakersNamed = 3;
const thingsToPlant = 2;

const theThings = ({ landmarks }: Around): string[] => landmarks.things.map(({ name }) => `the ${name}`);
const namesOf = (ids: readonly string[], { nameOf }: Around): string => listed(ids.map(nameOf));
const areOrIs = (things: readonly unknown[]): string => (things.length === 1 ? 'is' : 'are');

export const memoryTraits: TraitWords<
  'returning-objects' | 'echoed-lines' | 'returning-speakers' | 'theme-spread' | 'theme-held' | 'cast-at-end'
> = {
  'returning-objects': {
    strength: say(
      (_, a) => `${listed(theThings(a)).replace(/^t/, 'T')} keep coming back`,
      (_, { landmarks: { things } }) =>
        `Of these the ${things[0]?.name ?? 'first'} ${things[0]?.plural ? 'are' : 'is'} in most scenes: the end can give another meaning to what the start has shown.`,
    ),
    weakness: say(
      (m) => `Few things come back: the commonest are in ${percent(m.value)} of the scenes`,
      (_, a) => `Give ${leadName(a)} one thing that is picked up early and looked at again at the end.`,
    ),
  },
  'echoed-lines': {
    weakness: say(
      (_, { source }) => `Hardly a line of ${counted(source.speeches, 'speech', 'speeches')} is said again`,
      (_, a) => {
        const lead = a.speakers.find(({ id }) => id === a.source.lead);
        return `A line said twice shows what has changed between. ${leadName(a)}’s first speech, on page ${lead?.firstPage ?? 1}, could come back from somebody else.`;
      },
    ),
  },
  'returning-speakers': {
    strength: say(
      (m, { speakers }) =>
        `${m.value === 1 ? `All ${numberWord(speakers.length)}` : `Nearly all of the ${numberWord(speakers.length)}`} who speak come back`,
      (_, { speakers }) =>
        `${listed(speakers.slice(0, speakersNamed).map(({ name }) => name))} are soon known by ear; that is worth keeping when the next draft wants another part.`,
    ),
    weakness: say(
      (m) => {
        const speakers = countIn(m, 'speakers');
        return `${speakers - countIn(m, 'returning')} of ${speakers} speakers speak in one scene only`;
      },
      (_, { speakers }) =>
        `See which of their lines could go to ${listed(speakers.slice(1, speakersNamed).map(({ name }) => name))}, who are already there.`,
    ),
  },
  'theme-spread': {
    strength: say(
      (_, { landmarks: { themes } }) =>
        `The talk keeps to its subject: ${listed(themes.map(({ word }) => quoted(word)))}`,
      (_, { landmarks: { themes } }) =>
        `Let the word ${quoted(themes[0]?.word ?? '')} mean something else by the end than it does on page ${themes[0]?.page ?? 1}.`,
    ),
    weakness: say(
      (m) => `The talk has no common subject: its commonest words are in ${percent(m.value)} of the talking scenes`,
      (_, { landmarks }) => {
        const [one, ...others] = landmarks.themes.map(({ word }) => quoted(word));
        return others.length === 0
          ? `Ask whether ${one ?? 'that word'} is what the script is about; if so, let two people disagree on it, and if not, find the word that is.`
          : `Decide which of ${listed([one ?? '', ...others])} the script is about, and let two people disagree on it.`;
      },
    ),
  },
  'theme-held': {
    strength: say(
      (_, { landmarks: { things } }) =>
        `What recurs${things.length > 0 ? `, above all the ${things[0]?.name},` : ''} lasts from the first quarter to the last`,
      (m) => `Read ${pagesIn(m)} for what these words have come to mean.`,
    ),
    weakness: say(
      (_, { landmarks: { things } }) =>
        `${things[0] ? `The ${things[0].name} and what else recurs` : 'What recurs'} in the middle is missing from the beginning or the end`,
      (_, a) =>
        `Plant ${listed(theThings(a).slice(0, thingsToPlant)) || 'what recurs'} in the first pages, or bring it back in the last.`,
    ),
  },
  'cast-at-end': {
    strength: say(
      (m, a) => `${namesOf(m.about, a)} are there at the end`,
      (_, { landmarks: { lastSpeech }, nameOf }) =>
        `Look at who has the last word with all of them present: ${lastSpeech ? nameOf(lastSpeech.speaker) : ''}, on page ${lastSpeech?.page ?? 1}.`,
    ),
    weakness: say(
      (_, a) => `${namesOf(a.landmarks.gone, a)} ${areOrIs(a.landmarks.gone)} missing from the ending`,
      (m, a) => {
        const { gone } = a.landmarks;
        const left =
          m.about.length === 0 ? 'None of the main cast is' : `Only ${namesOf(m.about, a)} ${areOrIs(m.about)}`;
        return `${left} left. Ask whether the reader will want to see ${gone[0] ? a.nameOf(gone[0]) : 'another'}${gone.length > 1 ? ' or another' : ''} once more.`;
      },
    ),
  },
};
