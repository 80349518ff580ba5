/** Remarks on what comes back, as a table of titles and advice. */
import { lastFifth, memoryMeasures } from '../../measures/memory-measures.ts';
import { counted, listed, numberWord, percent, quoted } from '../../wording.ts';
import { castNames, leadName, pagesIn, type RemarkRule, say } from './remark-rule.ts';

export const memoryRemarks: readonly RemarkRule[] = [
  {
    definition: memoryMeasures.returningObjects,
    topic: 'things',
    weight: 0.6,
    strong: say(
      (_, d) => `${listed(d.objects.slice(0, 3).map(({ name }) => `the ${name}`)).replace(/^t/, 'T')} keep coming back`,
      (_, d) =>
        `Of these the ${d.objects[0]?.name ?? 'first'} ${d.objects[0]?.plural ? 'are' : 'is'} in most scenes: the end can give another meaning to what the start has shown.`,
    ),
    weak: say(
      (m) => `Few things come back: the commonest are in ${percent(m.value)} of the scenes`,
      (_, d) => `Give ${leadName(d)} one thing that is picked up early and looked at again at the end.`,
    ),
  },
  {
    definition: memoryMeasures.echoedLines,
    topic: 'echo',
    weight: 0.5,
    weak: say(
      (_, d) => `Hardly a line of ${counted(d.speeches.length, 'speech', 'speeches')} is said again`,
      (_, d) =>
        `A line said twice shows what has changed between. ${leadName(d)}’s first speech, on page ${d.lead?.character.firstPage ?? 1}, could come back from somebody else.`,
    ),
  },
  {
    definition: memoryMeasures.returningSpeakers,
    topic: 'one-liners',
    weight: 0.5,
    strong: say(
      (m, d) =>
        `${m.value === 1 ? `All ${numberWord(d.characters.length)}` : `Nearly all of the ${numberWord(d.characters.length)}`} who speak come back`,
      (_, d) =>
        `${listed(castNames(d, 3))} are soon known by ear; that is worth keeping when the next draft wants another part.`,
    ),
    weak: say(
      (_, d) =>
        `${d.characters.filter(({ scenes }) => scenes.length < 2).length} of ${d.characters.length} speakers speak in one scene only`,
      (_, d) =>
        `See which of their lines could go to ${listed(d.characters.slice(1, 3).map(({ name }) => name))}, who are already there.`,
    ),
  },
  {
    definition: memoryMeasures.themeSpread,
    topic: 'theme',
    weight: 0.6,
    strong: say(
      (_, d) => `The talk keeps to its subject: ${listed(d.themes.slice(0, 3).map(({ word }) => quoted(word)))}`,
      (_, d) =>
        `Let the word ${quoted(d.themes[0]?.word ?? '')} mean something else by the end than it does on page ${d.themes[0]?.speeches[0]?.page ?? 1}.`,
    ),
    weak: say(
      (m) => `The talk has no common subject: its commonest words are in ${percent(m.value)} of the talking scenes`,
      (_, d) => {
        const [one, ...others] = d.themes.slice(0, 3).map(({ word }) => quoted(word));
        return others.length === 0
          ? `Ask whether ${one ?? 'that word'} is what the script is about; if so, let two people disagree on it, and if not, find the word that is.`
          : `Decide which of ${listed([one ?? '', ...others])} the script is about, and let two people disagree on it.`;
      },
    ),
  },
  {
    definition: memoryMeasures.themeHeld,
    topic: 'theme-held',
    weight: 0.5,
    strong: say(
      (_, d) =>
        `What recurs${d.objects.length > 0 ? `, above all the ${d.objects[0]?.name},` : ''} lasts from the first quarter to the last`,
      (m) => `Read ${pagesIn(m)} for what these words have come to mean.`,
    ),
    weak: say(
      (_, d) =>
        `${d.objects[0] ? `The ${d.objects[0].name} and what else recurs` : 'What recurs'} in the middle is missing from the beginning or the end`,
      (_, d) =>
        `Plant ${listed(d.objects.slice(0, 2).map(({ name }) => `the ${name}`)) || 'what recurs'} in the first pages, or bring it back in the last.`,
    ),
  },
  {
    definition: memoryMeasures.castAtEnd,
    topic: 'gone-early',
    weight: 0.5,
    strong: say(
      (_, d) => `${listed(lastFifth(d).there.map(({ name }) => name))} are there at the end`,
      (_, d) =>
        `Look at who has the last word with all of them present: ${d.nameOf(d.speeches.at(-1)?.speakers[0] ?? '')}, on page ${d.speeches.at(-1)?.page ?? 1}.`,
    ),
    weak: say(
      (_, d) =>
        `${listed(lastFifth(d).gone.map(({ name }) => name))} ${lastFifth(d).gone.length === 1 ? 'is' : 'are'} missing from the ending`,
      (_, d) => {
        const { there, gone } = lastFifth(d);
        return `${there.length === 0 ? 'None of the main cast is' : `Only ${listed(there.map(({ name }) => name))} ${there.length === 1 ? 'is' : 'are'}`} left. Ask whether the reader will want to see ${gone[0]?.name ?? 'another'}${gone.length > 1 ? ' or another' : ''} once more.`;
      },
    ),
  },
];
