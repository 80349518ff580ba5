/** Two cues that differ by one letter. */
import * as z from 'zod';
import { cite } from '../../../story/cite.ts';
import { characterId } from '../../../story/ids.ts';
import type { Character } from '../../people/character-index.ts';
import { nearlySame } from '../../people/near-names.ts';
import { nearTexts } from '../../text/near-texts.ts';
import { counted } from '../../wording.ts';
import { hall, talk } from '../example-script.ts';
import { flawRule } from '../flaw-rule.ts';
import { firstSpeech } from './first-speech.ts';

/** `cue` is the name as it stands in the cue. */
const side = z.object({ who: z.string(), cue: z.string(), speeches: z.number().int(), first: z.array(cite) });
const facts = z.object({ one: side, other: side });

const sideOf = (character: Character) => ({
  who: characterId(character.id),
  cue: character.id,
  speeches: character.speeches.length,
  first: firstSpeech(character),
});

export const nearDuplicateCues = flawRule({
  id: 'nearDuplicateCues',
  name: 'Cue names that nearly match',
  topic: 'alike-cues',
  effect: 0.5,
  work: 'slip',
  facts,
  find({ characters }) {
    const near = nearTexts(characters.map(({ id }) => id));
    const after = (one: Character, index: number): Character | undefined => {
      const at = near(one.id).find((at) => at > index && nearlySame(one.id, characters[at]?.id ?? ''));
      return at === undefined ? undefined : characters[at];
    };
    const one = characters.find((character, index) => after(character, index) !== undefined);
    const other = one && after(one, characters.indexOf(one));
    return one && other ? { one: sideOf(one), other: sideOf(other) } : null;
  },
  say({ one, other }, nameOf) {
    const speeches = ({ cue, speeches: count }: typeof one): string =>
      `${cue} has ${counted(count, 'speech', 'speeches')}`;
    return {
      title: `The cues ${one.cue} and ${other.cue} differ by one letter`,
      points: [{ text: `${speeches(one)}, ${speeches(other)}.`, evidence: [...one.first, ...other.first] }],
      advice: `If they are one person, give both cues one spelling; if two, rename ${nameOf(other.who)} so that no reader takes one for the other.`,
    };
  },
  costs: (where) => `Two cues on ${where} read as one person, or one as two`,
  examples: [hall(talk('MARGARET', 'Come in.'), talk('MARGRET', 'I am in.'), talk('BEN', 'So I see.'))],
  nearMisses: [
    hall(talk('MARGARET', 'Come in.'), talk('MARGARITA', 'I am in.')),
    hall(talk('GUARD 1', 'Come in.'), talk('GUARD 2', 'I am in.')),
  ],
});
