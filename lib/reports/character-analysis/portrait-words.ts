/** A paragraph about one person, of the clauses that stand out in this script: how much and where they speak, where they are silent, how they begin and end, how they speak. */
import { oneWay } from '../../engine/variants.ts';
import { capitalised, counted, listed, numberWord, onRuns, stretch, timesOver } from '../../engine/wording.ts';
import { pagesIn } from '../../story/people/presence.ts';
import { wordsIn } from '../count-words.ts';
import type { PersonFacts, Silence } from './person-facts.ts';

/** Runs of pages named one by one; of more their number is told. */
const runsNamed = 9;
/** Speaks on so large a part of all pages that they are there throughout. */
const throughout = 0.5;
/** Pages between an entrance and the first line, and between the last line and the end, that are worth a word, the latter also as a share. */
const waits = 5;
const leaves = { pages: 5, share: 0.1 } as const;
/** Words of a speech that is long, and of the longest of somebody who is brief. */
const long = 120;
const brief = 16;
const fewestBrief = 10;
/** With so few others, each is named. */
const fewOthers = 3;
const fewestTalks = 8;

/** Longer than so many words a sentence is parted. */
const longestSentence = 46;

/** One sentence or two of the clauses that stand out; `full` false: how much and where, and how it ends. */
export function portraitText(person: PersonFacts, full: boolean): string {
  const clauses = [
    `${sizeOf(person)}${entranceOf(person)}`,
    ...(full ? [absenceOf(person), mannerOf(person)] : [endOf(person)]),
  ].filter((clause) => clause !== '');
  const whole = clauses.join('; ');
  const sentences =
    wordsIn(whole) > longestSentence ? [clauses.slice(0, -1).join('; '), ...clauses.slice(-1)] : [whole];
  return sentences.map((sentence) => `${capitalised(sentence)}.`).join(' ');
}

const elsewhere = (pages: readonly number[]): string =>
  pages.length > runsNamed ? `on ${pages.length} other pages` : `on ${onRuns(pages)}`;

function sizeOf(person: PersonFacts): string {
  const { name, speeches, crowding, from, to, speaksOn, pages } = person;
  const times = counted(speeches, 'speech', 'speeches');
  if (from === to) return `all ${numberWord(speeches)} lines of ${name} stand on page ${from}`;
  if (crowding) {
    const { count, rest } = crowding;
    const atEnd = rest.every((page) => page < crowding.from);
    const atStart = rest.every((page) => page > crowding.to);
    const where = atEnd
      ? `after page ${crowding.from - 1}`
      : atStart && crowding.from < leaves.pages
        ? `up to page ${crowding.to}`
        : `on ${stretch(crowding)}`;
    if (rest.length === 0)
      return oneWay(
        speeches,
        `${name} speaks on ${stretch({ from, to })} alone, ${timesOver(speeches)}`,
        `all ${times} of ${name} stand on ${stretch({ from, to })}`,
      );
    const others = atEnd
      ? oneWay(count, `before that ${name} speaks ${elsewhere(rest)}`, `the others stand ${elsewhere(rest)}`)
      : atStart
        ? oneWay(count, `after that ${name} speaks ${elsewhere(rest)}`, `the others stand ${elsewhere(rest)}`)
        : `the others stand ${elsewhere(rest)}`;
    return oneWay(
      speeches + crowding.from,
      `${name} has ${times}, ${count} of them ${where}; ${others}`,
      `${count} of ${name}’s ${times} come ${where}, ${others}`,
      `of ${name}’s ${times} ${count} stand ${where}, and ${others}`,
      `${where}, ${name} speaks ${timesOver(count)} of ${speeches}; ${others}`,
    );
  }
  if (speaksOn >= pages * throughout)
    return oneWay(
      speeches,
      `${name} speaks ${timesOver(speeches)}, on ${speaksOn} of ${pages} pages`,
      `on ${speaksOn} of ${pages} pages ${name} has a line, ${numberWord(speeches)} in all`,
      `of ${pages} pages ${speaksOn} have a line of ${name}’s, ${times} together`,
    );
  return oneWay(
    speeches,
    `${name} speaks ${timesOver(speeches)} between pages ${from} and ${to}`,
    `${name}’s ${times} run from page ${from} to page ${to}`,
    `from page ${from} to page ${to} ${name} has ${times}`,
    `${times} are ${name}’s, the first on page ${from}, the last on page ${to}`,
    `${name} comes to speak on page ${from} and has ${times} up to page ${to}`,
  );
}

function entranceOf({ introducedOn, namedFrom, from, speaksFirst, name }: PersonFacts): string {
  if (speaksFirst) return ', the first line of the script among them';
  if (introducedOn !== null && from - introducedOn >= waits)
    return `, though page ${introducedOn} introduces ${name} already`;
  return from - namedFrom >= waits ? `, the name from page ${namedFrom} on` : '';
}

/** Silent where, and whether in sight. The card has the name. */
function silenceOf({ name }: PersonFacts, silence: Silence): string {
  const { from, to, seen, called, named } = silence;
  const pages = counted(pagesIn({ from, to }), 'page');
  const sight =
    named.length === 0
      ? oneWay(from, ', where the name does not stand either', ', unseen and unnamed', ' or even a mention')
      : called.length === 0
        ? ''
        : seen.length === 0
          ? `, though the name stands on ${called.length > runsNamed ? `${called.length} of them` : onRuns(called)}`
          : seen.length > runsNamed
            ? `, though the action names ${name} on ${seen.length} of them`
            : `, though the action names ${name} on ${onRuns(seen)}`;
  return oneWay(
    to,
    `${stretch(silence)} pass without a line${sight}`,
    `from page ${from} to page ${to}, ${pages}, ${name} is without a line${sight}`,
    `there is no line of ${name} on ${stretch(silence)}${sight}`,
    `${pages}, ${from} to ${to}, go by without a line${sight}`,
  );
}

function endOf({ name, to, pages, lastNamed, lastPossible, end, speaksLast }: PersonFacts): string {
  if (speaksLast)
    return oneWay(
      to,
      `the last line of the script, on page ${to}, is ${name}’s`,
      `${name} has the last word, on page ${to}`,
    );
  if (pages - to < Math.max(leaves.pages, pages * leaves.share))
    return end === 'seen'
      ? oneWay(
          to,
          `the last scene names ${name} and leaves the talk to others`,
          `in the last scene ${name} is named and silent`,
        )
      : '';
  if (lastNamed > to)
    return oneWay(
      lastNamed,
      `the last line stands on page ${to}, the name for the last time on page ${lastNamed}`,
      `${name} speaks last on page ${to} and is last named on page ${lastNamed}`,
      `${name} is named up to page ${lastNamed}, and speaks up to page ${to}`,
      `page ${to} has the last line, page ${lastNamed} the last mention`,
    );
  if (lastPossible > to) return oneWay(to, `the last line stands on page ${to}`, `${name} speaks last on page ${to}`);
  return oneWay(
    to,
    `after the last line, on page ${to}, nobody names ${name}`,
    `${name} speaks last on page ${to} and is not named again`,
    `page ${to} is the last to hear of ${name}`,
    `neither voice nor name comes back after page ${to}`,
  );
}

function absenceOf(person: PersonFacts): string {
  const { silence, crowding } = person;
  const outside = silence && !(crowding && crowding.rest.length <= runsNamed);
  const silent = outside ? silenceOf(person, silence) : '';
  const end = endOf(person);
  return [silent, end].filter((clause) => clause !== '').join('; ');
}

function mannerOf({ name, longest, speeches, others, onlyHeard }: PersonFacts): string {
  const clauses = [
    ...(onlyHeard ? [`${name} is only heard, never in the picture`] : []),
    ...(others.length === 0
      ? [`nobody answers ${name}`]
      : others.length <= fewOthers && speeches >= fewestTalks
        ? [
            oneWay(
              speeches,
              `${name} exchanges lines with ${listed(others)} alone`,
              `nobody but ${listed(others)} answers ${name}`,
            ),
          ]
        : []),
    ...(longest === null
      ? []
      : longest.words >= long
        ? [
            oneWay(
              longest.page,
              `the longest speech of ${name}, on page ${longest.page}, has ${longest.words} words`,
              `${name} speaks longest on page ${longest.page}, ${longest.words} words`,
            ),
          ]
        : longest.words <= brief && speeches >= fewestBrief
          ? [
              oneWay(
                longest.page,
                `no speech has more than ${numberWord(longest.words)} words`,
                `${name} never says more than ${numberWord(longest.words)} words at once`,
              ),
            ]
          : []),
  ];
  return clauses.slice(0, 2).join(', and ');
}
