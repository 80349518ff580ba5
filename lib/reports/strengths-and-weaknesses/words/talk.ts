/** How people talk, as questions: how scenes begin and end, what is told by question and answer, names said to a face, speeches and runs of talk that are long, talk on the road. */
import type { longSpeech } from '../../../engine/traits/patterns/long-speech.ts';
import { longestSpeechOfNine } from '../../../engine/traits/patterns/long-speech.ts';
import { namedOfNine, type namedToFace } from '../../../engine/traits/patterns/named-to-face.ts';
import { type smallTalk, smallTalkOf } from '../../../engine/traits/patterns/small-talk.ts';
import { type talkRun, talkRunInFew } from '../../../engine/traits/patterns/talk-run.ts';
import { type toldByQuestions, toldInFew } from '../../../engine/traits/patterns/told-by-questions.ts';
import { capitalised, counted, decimal, listed, numberWord, onRuns, stretch } from '../../../engine/wording.ts';
import type { FactsOf, Naming, Told } from './say.ts';

/** Scenes named; more would be a list. */
const mostEdges = 3;

/** Each scene with the words to be cut and the line to begin or end on. */
export function saySmallTalk({ enters, leaves, affected }: FactsOf<typeof smallTalk>): Told {
  const [first] = enters;
  const pages = onRuns([...enters, ...leaves].map(({ page }) => page));
  const ways = [
    ...(enters.length === 0 ? [] : [`${counted(enters.length, 'scene opens', 'scenes open')} with greetings`]),
    ...(leaves.length === 0 ? [] : [`${counted(leaves.length, 'scene closes', 'scenes close')} with goodbyes`]),
  ];
  return {
    title: `${capitalised(listed(ways))}: ${pages}`,
    bullets: [
      ...enters.slice(0, mostEdges).map(({ place, page, cites }) => ({
        text: `${place}, page ${page}, opens on the first of these and could begin on the second.`,
        evidence: cites,
      })),
      ...leaves.slice(0, Math.max(1, mostEdges - enters.length)).map(({ place, page, cites }) => ({
        text: `${place}, page ${page}, could end on the first of these; the goodbyes run to the second.`,
        evidence: cites,
      })),
      {
        text: `${affected > mostEdges ? `${capitalised(numberWord(affected - mostEdges))} more to look at. ` : ''}${capitalised(numberWord(smallTalkOf.few))} of ${smallTalkOf.scripts} produced features have ${numberWord(smallTalkOf.scenes)} such scenes or more.`,
        evidence: [],
      },
    ],
    advice: first
      ? `Strike the greetings on page ${first.page} and read it again: keep them only where the manner of the greeting tells something.`
      : `Strike the goodbyes on ${onRuns(leaves.map(({ page }) => page))}: keep only one that costs somebody something.`,
    figures: [],
  };
}

/** Who asks and who explains, and what could be turned round. */
export function sayToldByQuestions({ told }: FactsOf<typeof toldByQuestions>, { nameOf }: Naming): Told {
  const [first] = told;
  if (!first) throw new RangeError('What is told by questions needs a stretch');
  const [asks, answers] = [nameOf(first.asks), nameOf(first.answers)];
  return {
    title: `${asks} asks and ${answers} explains on ${stretch(first)}`,
    bullets: told.map(({ asks: who, answers: other, from, to, questions, speeches, words, cites }, at) => ({
      text: `${capitalised(numberWord(questions))} of ${nameOf(who)}’s ${numberWord(speeches)} speeches on ${stretch({ from, to })} are questions; ${nameOf(other)} answers with ${words} words and asks next to nothing back.${at === 0 ? ` ${capitalised(numberWord(toldInFew.few))} of ${toldInFew.scripts} produced features have such a stretch.` : ''}`,
      evidence: cites,
    })),
    advice: `What does ${answers} want from ${asks} meanwhile? Let ${answers} hold back the answer on page ${first.cites[1].page} until ${asks} has paid for it, or let ${asks} guess, and wrongly.`,
    figures: [],
  };
}

/** How often, on which pages, and where it comes twice on one. */
export function sayNamedToFace(
  { who, other, times, speeches, pages, thick, cites }: FactsOf<typeof namedToFace>,
  { nameOf }: Naming,
): Told {
  const [speaker, called] = [nameOf(who), nameOf(other)];
  return {
    title: `${speaker} says ${called}’s name ${times} times when only the two are there`,
    bullets: [
      {
        text: `In ${times} of ${speeches} speeches, on ${onRuns(pages)}${thick.length === 0 ? '' : `, more than once on ${onRuns(thick)}`}. In nine of ten produced features (${namedOfNine.scripts} counted) nobody does so ${numberWord(namedOfNine.times)} times.`,
        evidence: cites,
      },
    ],
    advice: `Nobody else could be meant. If it is how ${speaker} holds ${called}, keep it; if not, strike the name on ${onRuns(thick.length === 0 ? pages : thick)} first.`,
    figures: [],
  };
}

/** Its length beside the script's own, and who listens. */
export function sayLongSpeech(
  { who, listener, words, mean, page, cites }: FactsOf<typeof longSpeech>,
  { nameOf }: Naming,
): Told {
  const name = nameOf(who);
  return {
    title: `${name} speaks ${words} words on end on page ${page}`,
    bullets: [
      {
        text: `A speech here has ${decimal(mean, 0)} words on average, and in nine of ten produced features (${longestSpeechOfNine.scripts} counted) none reaches ${longestSpeechOfNine.words}. Its first words and its last:`,
        evidence: cites,
      },
    ],
    advice: `${listener === null ? `Who hears it, and what does that change?` : `What does ${nameOf(listener)} do meanwhile?`} Mark the sentence at which something turns and put one line of action there; where none turns, begin nearer to the last words.`,
    figures: [],
  };
}

/** Between whom, and how long. */
export function sayTalkRun(
  { people, speeches, words, from, to, cites }: FactsOf<typeof talkRun>,
  { nameOf }: Naming,
): Told {
  const names = listed(people.map(nameOf));
  return {
    title: `Nothing is seen while ${names} talk on ${stretch({ from, to })}`,
    bullets: [
      {
        text: `${capitalised(counted(speeches, 'speech', 'speeches'))}, ${words} words, and no line of action between; ${numberWord(talkRunInFew.few)} of ${talkRunInFew.scripts} produced features have such a run. Its first words and its last:`,
        evidence: cites,
      },
    ],
    advice: `What do ${names} have in their hands? Give one of them something to do from page ${from} on, and let it stop at the line that hurts.`,
    figures: [],
  };
}
