/** Composes a logline from the lead, the strongest demand and the people in it. Refuses to invent a motive: the demand is quoted. */
import type { Character } from '../derived/character-index.ts';
import type { Derived } from '../derived/derive.ts';
import type { PressureLine } from '../derived/pressure-lines.ts';
import { quoteExactly } from '../derived/quote.ts';
import { answersIn } from '../derived/speaking-network.ts';
import { wordsOf } from '../derived/words.ts';
import { everydayWords, functionWords } from '../norms/function-words.ts';
import { counted, listed, quotedLast } from '../wording.ts';
import type { Fact } from './card.ts';
import { tellingLine } from './telling-lines.ts';

const note =
  'Put together from the script’s own words: who speaks most, with whom, and the strongest demand in the talk.';

/** `lead` is the lead by words, or the character that the details name. */
export function loglineFact(derived: Derived, lead: Character | null): Fact {
  if (!lead)
    return { label: 'Logline', value: 'The script has no dialogue to take a logline from.', note: null, evidence: [] };
  const demand = derived.pressure.find(
    (line) => line.weight >= strongDemand && (line.speech.speakers.includes(lead.id) || hears(derived, line, lead)),
  );
  if (!demand) return withoutDemand(derived, lead);
  const answer = answerTo(derived, demand, lead);
  const sentences = [`${opening(derived, demand, lead)}: ${quotedLast(demand.quote)}`];
  if (answer) sentences.push(`By page ${answer.speech.page} ${lead.name} answers: ${quotedLast(answer.quote)}`);
  const lines = [demand, answer].flatMap((line) => (line ? [quoteExactly(line.speech.passage, line.quote)] : []));
  return { label: 'Logline', value: sentences.join(' '), note, evidence: [...introduced(lead), ...lines] };
}

function opening(derived: Derived, { speech }: PressureLine, lead: Character): string {
  const partner = partnerOf(derived, lead);
  const company =
    partner && !speech.speakers.includes(partner.id) ? `, whose talk is mostly with ${partner.name},` : '';
  const subject = company === '' ? asSubject(personPhrase(lead)) : `${personPhrase(lead)}${company}`;
  if (speech.speakers.includes(lead.id)) return `${subject} says`;
  const speakers = speech.speakers.map(
    (id) => derived.characters.find((character) => character.id === id)?.introduction?.fullName ?? derived.nameOf(id),
  );
  return `${subject} is told by ${listed(speakers)}`;
}

/** No strong demand: who meets whom, and the most telling line of their first scene. */
function withoutDemand(derived: Derived, lead: Character): Fact {
  const partner = partnerOf(derived, lead);
  const link = derived.network.links.find(({ source, target }) => source === lead.id || target === lead.id);
  const scene = derived.scenes[(link?.scenes[0] ?? lead.scenes[0] ?? 1) - 1];
  // Only what one of the two says to the other: a line to a third is no meeting.
  const between = (scene ? answersIn(scene) : []).filter(
    ({ one, other }) => [one, other].includes(lead.id) && [one, other].includes(partner?.id ?? ''),
  );
  const [opening] = scene?.speeches ?? [];
  const said = new Set(between.flatMap((one) => (one.said === opening ? [one.said, one.answer] : [one.answer])));
  const heard =
    scene && partner && link ? { ...scene, speeches: scene.speeches.filter((one) => said.has(one)) } : scene;
  const line = heard ? tellingLine(heard, derived) : null;
  const meeting =
    partner && link
      ? `${asSubject(personPhrase(lead))} and ${asSubject(personPhrase(partner))} answer each other ${times(link.exchanges)} in ${counted(link.scenes.length, 'scene')}`
      : `${personPhrase(lead)} speaks ${times(lead.speeches.length)} in ${counted(Math.max(1, lead.scenes.length), 'scene')}`;
  const when = partner && link ? 'in their first exchange' : 'early on';
  return {
    label: 'Logline',
    value: `${meeting}${line ? `; ${when}, ${line.speaker} says: ${quotedLast(line.evidence.quote)}` : '.'}`,
    note: 'Put together from the script’s own words: who speaks most, with whom, and the most telling line of their first exchange.',
    evidence: [...introduced(lead), ...(line ? [line.evidence] : [])],
  };
}

const times = (count: number): string => (count === 1 ? 'once' : count === 2 ? 'twice' : counted(count, 'time'));

/** 'Lena Okafor, 34' and 'Mara, a night nurse': full name with what the introduction prints. */
function personPhrase({ name, introduction }: Character): string {
  const full = introduction?.fullName ?? name;
  if (introduction?.age) return `${full}, ${introduction.age}`;
  return introduction?.description ? `${full}, ${introduction.description}` : full;
}

/** 'Faiza Rahman, 29,' before the verb, 'Bool Kid' as it is: a phrase in apposition closes with a comma. */
const asSubject = (person: string): string => (person.includes(',') ? `${person},` : person);

/** Who the lead exchanges most lines with. */
function partnerOf({ network, characters }: Derived, lead: Character): Character | null {
  const link = network.links.find(({ source, target }) => source === lead.id || target === lead.id);
  const id = link && (link.source === lead.id ? link.target : link.source);
  return characters.find((character) => character.id === id) ?? null;
}

/** Weight from which a demand is strong enough to hang a story on. */
const strongDemand = 4.5;

/** Speeches on either side within which a speaker is taken to be in earshot. */
const earshot = 4;

/** True when the lead speaks close to the line in the same scene: the line is said in the lead's hearing. */
function hears({ speeches }: Derived, { speech }: PressureLine, lead: Character): boolean {
  const at = speeches.indexOf(speech);
  return speeches
    .slice(Math.max(0, at - earshot), at + earshot + 1)
    .some((near) => near.scene === speech.scene && near.speakers.includes(lead.id));
}

/** A late line of pressure from the lead that takes up the demand's own words. */
function answerTo({ pressure }: Derived, demand: PressureLine, lead: Character): PressureLine | undefined {
  const content = (text: string): string[] =>
    wordsOf(text).filter((word) => !functionWords.has(word) && !everydayWords.has(word));
  const words = new Set(content(demand.quote));
  return pressure.find(
    ({ speech, quote }) =>
      speech.position >= 0.6 && speech.speakers.includes(lead.id) && content(quote).some((word) => words.has(word)),
  );
}

const introduced = ({ introduction }: Character) =>
  introduction ? [quoteExactly(introduction.passage, introduction.sentence)] : [];

/** 'Lena Okafor (34), Mags Okafor (62) and Tobias Hale (45)'. */
export const peopleList = (characters: readonly Character[]): string =>
  listed(
    characters.map(
      ({ name, introduction }) =>
        `${introduction?.fullName ?? name}${introduction?.age ? ` (${introduction.age})` : ''}`,
    ),
  );
