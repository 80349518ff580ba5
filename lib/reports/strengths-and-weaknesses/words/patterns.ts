/** Patterns as strengths and as questions: each a plain sentence of its facts, the pages that show it, and what a writer may ask. Their only place, and so as long as they are. */
import type * as z from 'zod';
import { absences } from '../../../engine/traits/patterns/absences.ts';
import { heldTie, parted, strangers } from '../../../engine/traits/patterns/company.ts';
import { longSilence } from '../../../engine/traits/patterns/long-silence.ts';
import {
  lineChanged,
  pictureAgain,
  saidAgain,
  thingAgain,
  wordsAgain,
} from '../../../engine/traits/patterns/returns.ts';
import { soleLead } from '../../../engine/traits/patterns/sole-lead.ts';
import { standsApart } from '../../../engine/traits/patterns/stands-apart.ts';
import { voiceEnds } from '../../../engine/traits/patterns/voice-ends.ts';
import { crowded, gone, heldCast } from '../../../engine/traits/patterns/weight-of-parts.ts';
import { oneWay } from '../../../engine/variants.ts';
import { capitalised, counted, listed, numberWord, onRuns, partOf, stretch, timesAs } from '../../../engine/wording.ts';
import { pagesIn } from '../../../story/people/presence.ts';
import { sayLineChanged, sayPictureAgain, saySaidAgain, sayThingAgain, sayWordsAgain } from './returns.ts';
import type { Around, Told } from './say.ts';
import { sayLongSilence, sayStandsApart, sayVoiceEnds } from './shape.ts';

/** What names people. */
type Naming = Pick<Around, 'nameOf'>;
type Facts<Rule extends { readonly facts: z.ZodType }> = z.infer<Rule['facts']>;

/** Pages named one by one; of more the first and their number are told. */
const pagesNamed = 6;
/** A stretch without a line that nobody would notice in a lead. */
const shortGap = 4;

function saySoleLead(facts: Facts<typeof soleLead>, { nameOf }: Naming): Told {
  const { who, scenes, allScenes, margin, speaks, gap, firstPage, lastPage, cites } = facts;
  const name = nameOf(who);
  const more = margin === null ? 'nobody else speaks' : `has ${timesAs(margin)} the words of the next speaker`;
  const isBrief = gap === null || pagesIn(gap) < shortGap;
  const silent = isBrief
    ? oneWay(speaks, `is never silent for ${numberWord(shortGap)} whole pages`, `is hardly a page without a line`)
    : oneWay(scenes, `is silent longest on ${stretch(gap)}`, `is away from the talk longest on ${stretch(gap)}`);
  return {
    title: oneWay(
      scenes + speaks,
      `${name} carries the script, in ${scenes} of ${allScenes} scenes`,
      `${scenes} of ${allScenes} scenes are ${name}’s`,
      `${name} is there in ${scenes} of ${allScenes} scenes`,
    ),
    bullets: [
      {
        text: `${name} speaks on ${speaks} pages, from ${firstPage} to ${lastPage}, ${silent} and ${more}.`,
        evidence: cites.slice(0, 1),
      },
    ],
    advice: null,
    figures: [],
  };
}

/** From so many pages on a pair is said to be apart. */
const apartFrom = 8;

function sayHeldTie({ people, exchanges, on, from, to, gap, cites }: Facts<typeof heldTie>, around: Naming): Told {
  const names = listed(people.map(around.nameOf));
  const apart =
    gap !== null && pagesIn(gap) >= apartFrom
      ? oneWay(gap.from, `without one on ${stretch(gap)}`, `none of them on ${stretch(gap)}`)
      : oneWay(on, `never ${numberWord(apartFrom)} pages apart`, 'without a long pause');
  return {
    title: oneWay(
      exchanges,
      `The talk of ${names} runs from page ${from} to page ${to}`,
      `${names} keep answering each other from page ${from} to page ${to}`,
      `From page ${from} to page ${to} ${names} go on talking`,
    ),
    bullets: [
      {
        text: oneWay(
          on,
          `One answers the other ${exchanges} times, on ${on} pages, ${apart}.`,
          `There are ${exchanges} exchanges, on ${on} pages, ${apart}.`,
        ),
        evidence: cites,
      },
    ],
    advice: null,
    figures: [],
  };
}

function sayHeldCast({ people, among, cites }: Facts<typeof heldCast>, { nameOf }: Naming): Told {
  const names = people.map(({ who }) => nameOf(who));
  const who =
    people.length === among ? `all ${numberWord(among)}` : `${numberWord(people.length)} of the ${numberWord(among)}`;
  const [first, ...rest] = people;
  return {
    title: oneWay(
      names.length + (first?.to ?? 0),
      `${capitalised(who)} who speak most, ${names[0]} first of them, are heard early and late`,
      `${listed(names)} speak in the first quarter and in the last tenth`,
      `Of those who speak most ${who}, ${listed(names)}, are there from early on to the last tenth`,
    ),
    bullets: [
      {
        text: `${first ? `${nameOf(first.who)} speaks from page ${first.from} to ${first.to}` : ''}, ${listed(rest.map(({ who: id, from, to }) => `${nameOf(id)} from ${from} to ${to}`))}.`,
        evidence: cites,
      },
    ],
    advice: null,
    figures: [],
  };
}

const have = (people: readonly unknown[]): string => (people.length === 1 ? 'has' : 'have');
const are = (people: readonly unknown[]): string => (people.length === 1 ? 'Is' : 'Are');

/** Where somebody is named who has no line; '' where that is in doubt. */
function whereNamed(
  { who, seen, called, named, share, from }: Facts<typeof absences>['absences'][number],
  nameOf: Naming['nameOf'],
): string {
  const [first = ''] = who.map(nameOf);
  if (who.length > 1)
    return oneWay(
      from,
      `, and together they have ${partOf(share)} of all talk`,
      `, and ${partOf(share)} of all talk is theirs together`,
    );
  if (named.length === 0)
    return oneWay(
      from,
      ', and the name does not stand there',
      `, nor does anybody name ${first} there`,
      `, and ${first} is not named there`,
    );
  if (called.length === 0) return '';
  // A list that is cut reads as a whole one.
  if (seen.length === 0)
    return `, though the name stands on ${called.length > pagesNamed ? `${called.length} of these pages` : onRuns(called)}`;
  return seen.length > pagesNamed
    ? `, though the action names ${first} on ${seen.length} of these pages`
    : `, while the action names ${first} on ${onRuns(seen)}`;
}

/** Where in the script a stretch lies, for a question. */
function whatIsMissed({ from, to }: { readonly from: number; readonly to: number }, pages: number): string {
  const middle = (from + to) / 2 / pages;
  if (middle > 0.8) return oneWay(from, 'the approach to the ending', 'the last act', 'what leads to the end');
  if (middle < 0.3) return oneWay(from, 'so much of the beginning', 'the first act');
  return oneWay(from, 'the middle of the story', 'so much of the middle', 'these pages');
}

function sayAbsences({ absences: found, pages }: Facts<typeof absences>, { nameOf }: Naming): Told {
  const [first, ...rest] = found;
  if (!first) throw new RangeError('Absences need one');
  const names = first.who.map(nameOf);
  const [name = ''] = names;
  const isOne = names.length === 1;
  const who = isOne ? `${name}, ${partOf(first.share)} of all talk,` : listed(names);
  const [seenOn] = isOne ? first.seen : [];
  return {
    title: `${who} ${have(names)} no line on ${stretch(first)}`,
    bullets: [
      {
        text: isOne
          ? `${capitalised(numberWord(pagesIn(first)))} pages without ${name} speaking${whereNamed(first, nameOf)}.`
          : `${capitalised(numberWord(pagesIn(first)))} pages${whereNamed(first, nameOf)}.`,
        evidence: first.cites,
      },
      ...rest.map((one) => ({
        text: `${listed(one.who.map(nameOf))} ${have(one.who)} none on ${stretch(one)}${whereNamed(one, nameOf)}.`,
        evidence: [],
      })),
    ],
    advice: `${are(names)} ${listed(names)} meant to miss ${whatIsMissed(first, pages)}?${seenOn === undefined ? '' : oneWay(seenOn, ` The action names ${name} on page ${seenOn}.`, ` There would be room on page ${seenOn}, where ${name} is named.`)}`,
    figures: [],
  };
}

function sayParted({ ties }: Facts<typeof parted>, { nameOf }: Naming): Told {
  const [first, ...rest] = ties;
  if (!first) throw new RangeError('Ties that end need one');
  const names = listed(first.people.map(nameOf));
  const tell = ({ people, lastPages, together }: typeof first): string => {
    const [one, other] = people.map(nameOf);
    const silent =
      together === null ? '' : `; page ${together} has both in one scene, without an answer of one to the other`;
    const on =
      lastPages[0] === lastPages[1]
        ? `both speak on, to page ${lastPages[0]}`
        : `${one} speaks on to page ${lastPages[0]}, ${other} to page ${lastPages[1]}`;
    return `${on}${silent}`;
  };
  return {
    title: oneWay(
      first.exchanges,
      `${names} exchange their last lines on page ${first.to}`,
      `After page ${first.to} no line of ${names} answers the other’s`,
      `The last exchange of ${names} stands on page ${first.to}`,
    ),
    bullets: [
      {
        text: `${oneWay(first.to, `It began on page ${first.from} and was answered ${first.exchanges} times`, `They have ${first.exchanges} exchanges from page ${first.from} on`)}, and ${tell(first)}.`,
        evidence: first.cites,
      },
      ...rest.map((one) => ({
        text: `So with ${listed(one.people.map(nameOf))} after page ${one.to}, where ${tell(one)}.`,
        evidence: [],
      })),
    ],
    advice: first.mayMeet
      ? oneWay(
          first.from + first.to,
          `Is what stands between ${names} settled there, or do they owe each other one more word?`,
          `Is it meant that they say nothing more to each other?`,
        )
      : oneWay(
          first.from + first.to,
          `Is what stands between ${names} settled there, or is one more scene owed?`,
          `Does page ${first.to} leave ${names} where a reader can let them go?`,
        ),
    figures: [],
  };
}

function sayStrangers({ pairs }: Facts<typeof strangers>, { nameOf }: Naming): Told {
  const [first, ...rest] = pairs;
  if (!first) throw new RangeError('Strangers need a pair');
  const meet = (mayMeet: number): string =>
    mayMeet === 0
      ? oneWay(first.spans[0][0], 'no scene names both', 'they share no scene')
      : `${counted(mayMeet, 'scene')} ${mayMeet === 1 ? 'names' : 'name'} both`;
  const [one, other] = first.people.map(nameOf);
  const [[from, to], [otherFrom, otherTo]] = first.spans;
  const names = listed(first.people.map(nameOf));
  return {
    title: oneWay(
      to + otherTo,
      `${names} never exchange a line`,
      `Between ${one} and ${other} there is no exchange`,
      `No line of ${one} is answered by ${other}`,
    ),
    bullets: [
      {
        text: `${one} has lines on pages ${from}-${to}, ${other} on ${otherFrom}-${otherTo}; ${meet(first.mayMeet)}.`,
        evidence: first.cites,
      },
      ...rest.map(({ people, mayMeet }) => ({
        text: `Nor do ${listed(people.map(nameOf))}: ${meet(mayMeet)}.`,
        evidence: [],
      })),
    ],
    advice: oneWay(
      from + otherFrom,
      `What would the two say to each other, and is it meant that nobody hears it?`,
      `Is there a scene that only ${names} could have?`,
      `Do ${names} belong to one story, and where would a reader see it?`,
    ),
    figures: [],
  };
}

function sayGone({ people, pages }: Facts<typeof gone>, { nameOf }: Naming): Told {
  const [first, ...rest] = people;
  if (!first) throw new RangeError('Who is gone needs a name');
  const name = nameOf(first.who);
  const tell = ({ who, speeches, spoke, last }: typeof first): string =>
    spoke === last
      ? `${nameOf(who)}’s last of ${counted(speeches, 'speech', 'speeches')} stands on page ${spoke}`
      : `${nameOf(who)} has ${counted(speeches, 'speech', 'speeches')}, the last on page ${spoke}, and is last named on ${last}`;
  return {
    title: oneWay(
      first.speeches + first.last,
      `Nobody names ${name} after page ${first.last} of ${pages}`,
      `${name} is neither heard nor named after page ${first.last}`,
      `The last ${pages - first.last} pages do without ${name}`,
    ),
    bullets: [
      { text: `${tell(first)}${rest.length === 0 ? '' : `; ${listed(rest.map(tell))}`}.`, evidence: first.cites },
    ],
    advice: oneWay(
      first.spoke,
      `Does a reader know what became of ${listed(people.map(({ who }) => nameOf(who)))}?`,
      `Will a reader ask after ${listed(people.map(({ who }) => nameOf(who)))}?`,
      `Is a word owed on where ${listed(people.map(({ who }) => nameOf(who)))} went?`,
    ),
    figures: [],
  };
}

function sayCrowded({ people, pages }: Facts<typeof crowded>, { nameOf }: Naming): Told {
  const [first, ...rest] = people;
  if (!first) throw new RangeError('Who speaks in one stretch needs a name');
  const name = nameOf(first.who);
  const where = ({ from, to }: typeof first): string =>
    to >= pages - 1 ? `after page ${from - 1}` : from <= 2 ? `up to page ${to}` : `on ${stretch({ from, to })}`;
  const others = ({ rest: elsewhere }: typeof first): string =>
    elsewhere.length === 0
      ? 'speaks nowhere else'
      : elsewhere.length > 2 * pagesNamed
        ? `speaks on ${elsewhere.length} other pages`
        : `speaks elsewhere on ${onRuns(elsewhere)} alone`;
  return {
    title:
      first.count === first.speeches
        ? `All ${first.speeches} speeches of ${name} come ${where(first)}`
        : oneWay(
            first.from,
            `${first.count} of the ${first.speeches} speeches of ${name} come ${where(first)}`,
            `${name} speaks ${first.count} of ${first.speeches} times ${where(first)}`,
          ),
    bullets: [
      {
        text: `${name} ${others(first)}${rest.map((one) => `; so with ${nameOf(one.who)}, ${one.count} of ${one.speeches} ${where(one)}`).join('')}.`,
        evidence: first.cites,
      },
    ],
    advice: oneWay(
      first.count,
      `Is ${name} missed before and after?`,
      `Does a reader know ${name} well enough when that stretch comes?`,
    ),
    figures: [],
  };
}

/** By the pattern's id. */
const patterns: Readonly<Record<string, (facts: unknown, around: Naming) => Told>> = {
  [lineChanged.id]: (facts, around) => sayLineChanged(lineChanged.facts.parse(facts), around),
  ...Object.fromEntries(
    wordsAgain.map((rule) => [
      rule.id,
      (facts: unknown, around: Naming) => sayWordsAgain(rule.facts.parse(facts), around),
    ]),
  ),
  [saidAgain.id]: (facts, around) => saySaidAgain(saidAgain.facts.parse(facts), around),
  [thingAgain.id]: (facts) => sayThingAgain(thingAgain.facts.parse(facts)),
  [pictureAgain.id]: (facts) => sayPictureAgain(pictureAgain.facts.parse(facts)),
  [longSilence.id]: (facts) => sayLongSilence(longSilence.facts.parse(facts)),
  [soleLead.id]: (facts, around) => saySoleLead(soleLead.facts.parse(facts), around),
  [heldTie.id]: (facts, around) => sayHeldTie(heldTie.facts.parse(facts), around),
  [heldCast.id]: (facts, around) => sayHeldCast(heldCast.facts.parse(facts), around),
  [standsApart.id]: (facts, around) => sayStandsApart(standsApart.facts.parse(facts), around),
  [voiceEnds.id]: (facts, around) => sayVoiceEnds(voiceEnds.facts.parse(facts), around),
  [absences.id]: (facts, around) => sayAbsences(absences.facts.parse(facts), around),
  [parted.id]: (facts, around) => sayParted(parted.facts.parse(facts), around),
  [gone.id]: (facts, around) => sayGone(gone.facts.parse(facts), around),
  [crowded.id]: (facts, around) => sayCrowded(crowded.facts.parse(facts), around),
  [strangers.id]: (facts, around) => sayStrangers(strangers.facts.parse(facts), around),
};

/** Throws RangeError for a pattern that has no words. */
export function patternTold({ rule, facts }: { rule: string; facts: unknown }, around: Naming): Told {
  const told = patterns[rule];
  if (!told) throw new RangeError(`No words for the pattern ${rule}`);
  return told(facts, around);
}
