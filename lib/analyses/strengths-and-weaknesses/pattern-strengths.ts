/** Strengths that no rate shows: a line that returns, an object carried through, a demand spoken early, an ending that looks back. */
import type { Derived } from '../derived/derive.ts';
import { asPrinted, type Echo } from '../derived/echoes.ts';
import { quoteAround, quoteExactly, quoteOf } from '../derived/quote.ts';
import type { RecurringObject } from '../derived/recurring-objects.ts';
import { sentencesOf, wordsOf } from '../derived/words.ts';
import { everydayWords, functionWords } from '../norms/function-words.ts';
import { counted, listed, numberWord, pagesOf, quoted, timesAs } from '../wording.ts';
import type { Candidate } from './candidate.ts';

/** Every pattern that this script has, unranked. Ranks are set by hand: how rare the pattern is and how much of the script it spans. */
export const patternStrengths = (derived: Derived): Candidate[] =>
  [echo(derived), carriedObject(derived), earlyDemand(derived), lookBack(derived), soleLead(derived)].filter(
    (candidate) => candidate !== null,
  );

/** A person, an order or a statement makes a line; 'the power control systems' is a term of the trade, and no echo is meant by it. */
const speaking =
  /^(?:i|you|we|he|she|they|it|me|us|him|her|them|my|your|our|is|are|was|were|am|be|do|does|did|don't|will|won't|can|can't|could|would|should|let|never|i'm|i'll|i've|i'd|you're|you'll|you've|you'd|we're|we'll|we've|he's|she's|it's|that's|they're|isn't|wasn't|didn't|doesn't)$/;
const isLine = ({ words }: Echo): boolean => words.some((word) => speaking.test(word));

function echo({ echoes, nameOf, passages, pages }: Derived): Candidate | null {
  const lines = echoes.filter(isLine);
  const best = lines.find(({ speakers }) => speakers.length > 1) ?? lines[0] ?? echoes[0];
  const first = best?.passages[0];
  const last = best?.passages.at(-1);
  if (!best || !first || !last || last.position - first.position < 0.1) return null;
  const sentenceIn = (text: string): string =>
    sentencesOf(text).find((sentence) => wordsOf(sentence).join(' ').includes(best.words.join(' '))) ?? text;
  const speakerOf = (cue: string | undefined): string =>
    nameOf(best.speakers.find((id) => cue?.toUpperCase().includes(id)) ?? best.speakers[0] ?? '');
  const wordsIn = (line: Echo): string =>
    quoted(line.passages[0] ? asPrinted(line, line.passages[0]) : line.words.join(' '));
  const one = speakerOf(first.cue?.name);
  const other = speakerOf(last.cue?.name);
  const what = isLine(best) ? 'line' : 'phrase';
  const others = lines.filter((line) => line !== best).slice(0, 2);
  const bullets = [
    {
      text: `${one} says ${wordsIn(best)} on page ${first.at.page}.`,
      evidence: [quoteExactly(first, sentenceIn(first.text))],
    },
    {
      text: `${one === other ? `${other} says it again` : `${other} takes it up`} on page ${last.at.page}, ${numberWord(Math.max(1, last.at.page - first.at.page))} ${last.at.page - first.at.page > 1 ? 'pages' : 'page'} later.`,
      evidence: [quoteExactly(last, sentenceIn(last.text))],
    },
    ...others.flatMap((line) => {
      const again = line.passages.at(-1);
      return again
        ? [
            {
              text: `${wordsIn(line)} returns, too, on ${pagesOf(line.passages.map(({ at }) => at.page))}.`,
              evidence: [quoteAround(again, ...line.words.slice(0, 1))],
            },
          ]
        : [];
    }),
  ];
  const between = passages.filter(
    ({ kind, position }) => kind === 'heading' && position > first.position && position < last.position,
  ).length;
  return {
    topic: 'echo',
    rank: Math.min(
      0.95,
      0.55 +
        (last.position - first.position) * 0.5 +
        (one === other ? 0 : 0.1) +
        (pages < 60 ? 0.1 : 0) -
        (what === 'phrase' ? 0.25 : 0),
    ),
    title:
      one === other
        ? `${one} says a ${what} twice, ${counted(between, 'scene')} apart`
        : `A ${what} passes from ${one} to ${other}`,
    bullets,
    advice: `Protect the first use on page ${first.at.page}: without it the second, on page ${last.at.page}, loses its weight.`,
    baseRate: null,
  };
}

/** An object seen in the first third and the last, in four scenes or more, that is both shown and spoken of. */
function carriedObject({ objects, scenes }: Derived): Candidate | null {
  const spans = objects.filter((object) => object.inBoth && object.scenes.length >= 4 && spanOf(object) >= 0.5);
  const [best, ...rest] = spans;
  const first = best?.passages[0];
  const last = best?.passages.at(-1);
  if (!best || !first || !last) return null;
  const middle = best.passages[Math.floor(best.passages.length / 2)] ?? first;
  const own = [...new Set([first, middle, last])].map((passage) => quoteAround(passage, ...best.forms));
  return {
    topic: 'things',
    rank: Math.min(0.9, 0.4 + 0.4 * spanOf(best) + 0.3 * (best.scenes.length / scenes.length)),
    title: `The ${best.name} ${best.plural ? 'run' : 'runs'} from page ${first.at.page} to page ${last.at.page}`,
    bullets: [
      {
        text: `${best.plural ? 'They are' : 'It is'} in ${best.scenes.length} of ${scenes.length} scenes, in what is seen and in what is said.`,
        evidence: own,
      },
      ...(rest.length > 0
        ? [
            {
              text: `${rest.length === 1 ? 'Another thing that spans' : 'Other things that span'} the script: ${listed(rest.slice(0, 2).map(({ name, scenes: held }) => `the ${name} (${counted(held.length, 'scene')})`))}.`,
              evidence: rest
                .slice(0, 2)
                .flatMap((object) => object.passages.slice(-1).map((passage) => quoteAround(passage, ...object.forms)))
                .filter(({ quote }) => own.every((shown) => shown.quote !== quote)),
            },
          ]
        : []),
    ],
    advice: `A reader will remember the ${best.name}: see that the last appearance, on page ${last.at.page}, is the one you want remembered.`,
    baseRate: null,
  };
}

const spanOf = ({ passages }: RecurringObject): number =>
  (passages.at(-1)?.position ?? 0) - (passages[0]?.position ?? 0);

/** A line of pressure in the first third from one of the main speakers. */
function earlyDemand({ pressure, nameOf }: Derived): Candidate | null {
  const early = pressure.find(({ speech }) => speech.position <= 0.35);
  if (!early || early.weight < 5) return null;
  const { speech, quote } = early;
  const content = new Set(contentOf(quote));
  const answer = pressure.find(
    (line) => line.speech.position >= 0.6 && contentOf(line.quote).some((word) => content.has(word)),
  );
  const speaker = nameOf(speech.speakers[0] ?? '');
  return {
    topic: 'stakes',
    rank: Math.min(0.85, 0.4 + early.weight / 40 + (answer ? 0.15 : 0)),
    title: `${speaker} says what is at stake by page ${speech.page}`,
    bullets: [
      {
        text: `The demand is spoken ${Math.round(speech.position * 100)}% of the way into the script.`,
        evidence: [quoteExactly(speech.passage, quote)],
      },
      ...(answer
        ? [
            {
              text: `The same words are still in play on page ${answer.speech.page}, when ${nameOf(answer.speech.speakers[0] ?? '')} speaks.`,
              evidence: [quoteExactly(answer.speech.passage, answer.quote)],
            },
          ]
        : []),
    ],
    advice: `Keep the line on page ${speech.page} free of anything else: what follows is measured against it.`,
    baseRate: null,
  };
}

const contentOf = (text: string): string[] =>
  wordsOf(text).filter((word) => !functionWords.has(word) && !everydayWords.has(word));

/** The last scene shows again what the first one showed: shared things, or the same place. */
function lookBack({ scenes, objects }: Derived): Candidate | null {
  const first = scenes[0];
  const last = scenes.at(-1);
  if (!first || !last || scenes.length < 6) return null;
  const shared = objects
    .filter((object) => object.scenes.includes(first.ordinal) && object.scenes.includes(last.ordinal))
    .slice(0, 3);
  const samePlace = first.placeKey === last.placeKey;
  // A thing that is in most scenes is in the first and the last as a matter of course.
  const telling = shared.some((object) => object.scenes.length <= scenes.length / 4);
  if (!samePlace && !telling) return null;
  const names = listed(shared.map(({ name }) => `the ${name}`));
  const shown = shared.slice(0, 2).flatMap((object) => [
    ...object.passages
      .filter(({ scene }) => scene === first.ordinal)
      .slice(0, 1)
      .map((passage) => quoteAround(passage, ...object.forms)),
    ...object.passages
      .filter(({ scene }) => scene === last.ordinal)
      .slice(-1)
      .map((passage) => quoteAround(passage, ...object.forms)),
  ]);
  return {
    topic: 'look-back',
    rank: 0.5 + (samePlace ? 0.15 : 0) + Math.min(0.2, shared.length * 0.1),
    title: samePlace
      ? `The script ends where it began: ${first.place}`
      : `The last scene picks up ${names} from the first`,
    bullets: [
      {
        text:
          shared.length > 0
            ? `${names.replace(/^t/, 'T')} ${shared.length === 1 && !shared[0]?.plural ? 'is' : 'are'} in the first scene and in the last.`
            : 'The first and the last heading name the same place.',
        evidence: shown.length > 0 ? shown : [quoteOf(first.headingPassage), quoteOf(last.headingPassage)],
      },
    ],
    advice: `Compare the two scenes side by side, page ${first.page} and page ${last.page}: what has changed between them is what the script says has happened.`,
    baseRate: null,
  };
}

/** One character clearly leads and is there from the first tenth to the last. */
function soleLead({ lead, scenes, pages }: Derived): Candidate | null {
  if (!lead || lead.margin < 1.3 || scenes.length < 6) return null;
  const { id, name, speeches, firstPage, lastPage } = lead.character;
  const there = scenes.filter((scene) => scene.present.includes(id) || scene.speakers.includes(id));
  const first = there[0];
  const last = there.at(-1);
  const opening = speeches[0];
  const closing = speeches.at(-1);
  if (!first || !last || !opening || !closing || first.start > 0.2 || last.end < 0.9) return null;
  const share = there.length / scenes.length;
  if (share < 0.45) return null;
  return {
    topic: 'lead',
    rank: 0.35 + share * 0.4,
    title: `${name} carries the script from page ${firstPage} to page ${lastPage}`,
    bullets: [
      {
        text: `${name} is in ${there.length} of ${scenes.length} scenes and speaks ${timesAs(lead.margin)} as many words as the next speaker, over ${Math.ceil(pages)} pages.`,
        evidence: [quoteOf(opening.passage), quoteOf(closing.passage)],
      },
    ],
    advice: `Read ${name}’s first and last speech together: they are the two ends of the part.`,
    baseRate: null,
  };
}
