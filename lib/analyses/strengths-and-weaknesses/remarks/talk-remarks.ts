/** Remarks on dialogue, as a table of titles and advice. */
import type { Derived } from '../../derived/derive.ts';
import { sayingMeasures } from '../../measures/saying-measures.ts';
import { talkMeasures } from '../../measures/talk-measures.ts';
import { counted, decimal, percent } from '../../wording.ts';
import { leadName, pagesIn, type RemarkRule, say } from './remark-rule.ts';

export const talkRemarks: readonly RemarkRule[] = [
  {
    definition: talkMeasures.quickTalk,
    topic: 'speech-length',
    weight: 0.9,
    strong: say(
      (m, d) =>
        `Quick exchanges: ${decimal(m.value)} words a speech over ${counted(d.speeches.length, 'speech', 'speeches')}`,
      (_, d) => longestSpeechAdvice(d, 'is where the rhythm breaks: see that it breaks on purpose'),
    ),
    weak: say(
      (m) => `Speeches run to ${decimal(m.value)} words on average`,
      (_, d) =>
        longestSpeechAdvice(
          d,
          'is the first place to look for a sentence that the listener could say, or leave unsaid',
        ),
    ),
  },
  {
    definition: talkMeasures.speechRhythm,
    topic: 'speech-rhythm',
    weight: 0.5,
    strong: say(
      (_, d) => `Short lines set off the long ones over ${counted(d.speeches.length, 'speech', 'speeches')}`,
      (_, d) => longestSpeechAdvice(d, 'stands out because what surrounds it is short'),
    ),
    weak: say(
      (_, d) => `${leadName(d)} and the others speak at much the same length`,
      (_, d) => `Where ${leadName(d)} is at odds with somebody, let one of the two answer in a word.`,
    ),
  },
  {
    definition: talkMeasures.dialogueShare,
    topic: 'dialogue-share',
    weight: 0.6,
    weak: say(
      (m) => `${percent(m.value)} of the words are spoken`,
      (m, d) =>
        m.percentile > 50
          ? `Look at ${pagesIn(m)}, where talk is thickest: what could be seen instead of said?`
          : `The reader meets ${leadName(d)} and the others mostly from outside; a few more lines would let them be heard.`,
    ),
  },
  {
    definition: talkMeasures.plainTalk,
    topic: 'plain-talk',
    weight: 0.5,
    strong: say(
      (m, d) =>
        `People talk in plain words: ${percent(m.value)} of ${d.talkWords.toLocaleString('en-GB')} words have one or two syllables`,
      (m, d) =>
        `${leadName(d)} and the others can say the lines on ${pagesIn(m)} in one breath: read the rest against them.`,
    ),
    weak: say(
      (m) => `Long words in the talk: ${percent(1 - m.value)} have three syllables or more`,
      (m) => `Read ${pagesIn(m)} aloud. Where an actor would stumble, find the short word.`,
    ),
  },
  {
    definition: sayingMeasures.questions,
    topic: 'questions',
    weight: 0.6,
    strong: say(
      (m) => `People want to know: ${percent(m.value)} of speeches ask`,
      (m) => `See on ${pagesIn(m)} that questions are answered with something other than what was asked.`,
    ),
    weak: say(
      (m) => `Few questions: ${percent(m.value)} of speeches end on a question`,
      (_, d) => `Let somebody want to know something in the scenes where ${leadName(d)} already has the answer.`,
    ),
  },
  {
    definition: sayingMeasures.refusals,
    topic: 'resistance',
    weight: 0.7,
    strong: say(
      (m) => `People resist one another in ${percent(m.value)} of speeches`,
      (m) => `On ${pagesIn(m)} the refusal comes first: keep the reasons after it, or leave them out.`,
    ),
    weak: say(
      (m, d) =>
        `People seldom refuse one another: ${percent(m.value)} of ${d.speeches.length} speeches open against the one before`,
      (_, d) => `Find the scene in which ${leadName(d)} is obeyed or believed too easily, and let somebody say no.`,
    ),
  },
  {
    definition: sayingMeasures.generalLines,
    topic: 'general-lines',
    weight: 0.4,
    strong: say(
      (m) => `The script says what it thinks: ${percent(m.value)} of speeches make a general claim`,
      (m) => `One such line a scene is remembered, two cancel out: compare ${pagesIn(m)}.`,
    ),
  },
  {
    definition: sayingMeasures.explaining,
    topic: 'explaining',
    weight: 0.7,
    weak: say(
      (m) => `On ${pagesIn(m)} somebody explains what both speakers know`,
      (m) =>
        `The line on ${pagesIn(m)} is meant for the reader: let somebody who does not know ask, or let it be seen.`,
    ),
  },
  {
    definition: sayingMeasures.toldFeelings,
    topic: 'told-feelings',
    weight: 0.7,
    weak: say(
      (m) => `Feelings are named outright on ${pagesIn(m)}`,
      (m) =>
        `Try ${pagesIn(m)} without the sentence that names the feeling; often the next action has already said it.`,
    ),
  },
  {
    definition: sayingMeasures.pressure,
    topic: 'pressure',
    weight: 0.8,
    strong: say(
      (m) => `Pressure is always in the talk: ${decimal(m.value)} words of it in 1,000`,
      (m) => `The lines on ${pagesIn(m)} set limits; see that each of them is later kept or broken.`,
    ),
    weak: say(
      (m) => `Little is said to be at risk: ${decimal(m.value)} words of deadline, demand or danger in 1,000`,
      (_, d) =>
        `Name what ${leadName(d)} loses, and by when, in one line by page ${Math.max(2, Math.round(d.pages * 0.15))}.`,
    ),
  },
  {
    definition: sayingMeasures.ties,
    topic: 'ties',
    weight: 0.4,
    strong: say(
      (m) => `Family, friends, home and work are in the talk: ${decimal(m.value)} words in 1,000`,
      (m) => `These ties, as on ${pagesIn(m)}, are what a stranger recognises; keep them concrete.`,
    ),
    weak: say(
      (m) => `Little of everyday life in the talk: ${decimal(m.value)} words of family, home and work in 1,000`,
      (_, d) => `One thing that ${leadName(d)} misses, owes or looks after would give the reader a way in.`,
    ),
  },
];

function longestSpeechAdvice({ speeches, nameOf }: Derived, what: string): string {
  const [longest] = [...speeches].sort((a, b) => b.words.length - a.words.length);
  return longest
    ? `${nameOf(longest.speakers[0] ?? '')}’s ${longest.words.length} words on page ${longest.page}, the longest speech, ${what.replace(/^is /, 'are ').replace(/^stands/, 'stand')}.`
    : '';
}
