/** Composes a logline from the lead, whom the lead talks with most and a line of their first exchange. Refuses to invent a motive: the line is quoted. */

import type { Derived } from '../../engine/derive.ts';
import type { Character } from '../../engine/people/character-index.ts';
import { answersIn } from '../../engine/people/speaking-network.ts';
import { tellingLine } from '../../engine/scenes/telling-lines.ts';
import { quoteExactly } from '../../engine/text/quote.ts';
import { counted, listed, quotedLast } from '../../engine/wording.ts';
import type { Fact } from './card.ts';

/** Who meets whom, and the most telling line of their first exchange. `lead` is the lead by words, or the character that the details name. */
export function loglineFact(derived: Derived, lead: Character | null): Fact {
  if (!lead)
    return { label: 'Logline', value: 'The script has no dialogue to take a logline from.', note: null, evidence: [] };
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
