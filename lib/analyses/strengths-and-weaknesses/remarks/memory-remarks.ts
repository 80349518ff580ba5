/** Remarks on what comes back, as a table of titles and advice. */
import { memoryMeasures } from '../../measures/memory-measures.ts';
import { listed, percent, quoted } from '../../wording.ts';
import { leadName, pagesIn, type RemarkRule, say } from './remark-rule.ts';

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
      'Hardly a line is said again',
      (_, d) =>
        `A line said twice shows what has changed between. ${leadName(d)}’s first speech, on page ${d.lead?.character.firstPage ?? 1}, could come back from somebody else.`,
    ),
  },
  {
    definition: memoryMeasures.returningSpeakers,
    topic: 'one-liners',
    weight: 0.5,
    strong: say(
      (m) => `${m.value === 1 ? 'Everybody' : 'Nearly everybody'} who speaks comes back`,
      'A small cast that returns is easy to hold in mind, and to cast.',
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
      'What recurs in the middle is missing from the beginning or the end',
      (_, d) =>
        `Plant ${listed(d.objects.slice(0, 2).map(({ name }) => `the ${name}`)) || 'what recurs'} in the first pages, or bring it back in the last.`,
    ),
  },
  {
    definition: memoryMeasures.castAtEnd,
    topic: 'gone-early',
    weight: 0.5,
    strong: say(
      'The main cast is there at the end',
      (_, d) =>
        `With all of them present, look at who has the last word: ${d.nameOf(d.speeches.at(-1)?.speakers[0] ?? '')}.`,
    ),
    weak: say(
      'Much of the main cast is missing from the ending',
      (m) => `Only those on ${pagesIn(m)} are left. Ask which of the others the reader will want to see once more.`,
    ),
  },
];
