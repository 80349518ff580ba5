/** The Bechdel test, where the script itself states who is a woman. Refuses to infer gender from a name. */
import type { Derived } from '../derived/derive.ts';
import { quoteAround, quoteOf } from '../derived/quote.ts';
import { answersIn } from '../derived/speaking-network.ts';
import { statedGenderOf } from '../derived/stated-gender.ts';
import { counted, listed } from '../wording.ts';
import type { CharacterAnalysisFindings } from './card.ts';

const man =
  /\b(?:he|him|his|himself|man|men|boy|boys|father|dad|grandfather|husband|brother|son|uncle|mr|sir|captain|king|lord|prince)\b/i;
const how =
  'Gender is read from the script alone: a title or a word for a person in the cue or the introduction (Mrs., a woman), or two or more paragraphs of action that name one character and use one kind of pronoun. Names are never used.';

export function bechdelOf(derived: Derived): CharacterAnalysisFindings['bechdel'] {
  const { characters, scenes, nameOf } = derived;
  const stated = characters.map((character) => ({ character, gender: statedGenderOf(character, derived) }));
  const women = stated.filter(({ gender }) => gender?.gender === 'female');
  const men = stated.filter(({ gender }) => gender?.gender === 'male');
  const known = women.length + men.length;
  const names = new Set(women.map(({ character }) => character.id));
  const facts: CharacterAnalysisFindings['bechdel'] = [
    {
      label: 'Gender stated',
      value: `${counted(known, 'speaker')} of ${characters.length}: ${counted(women.length, 'woman', 'women')}${women.length > 0 ? ` (${listed(women.slice(0, 8).map(({ character }) => character.name))})` : ''}, ${counted(men.length, 'man', 'men')}${men.length > 0 ? ` (${listed(men.slice(0, 8).map(({ character }) => character.name))})` : ''}`,
      note: how,
      evidence: women
        .slice(0, 2)
        .flatMap(({ gender }) => (gender?.passages[0] ? [quoteAround(gender.passages[0], ...gender.shownBy)] : [])),
    },
  ];
  if (women.length < 2) {
    const value = 'Can’t be told: the action states fewer than two speaking women';
    return [...facts, { label: 'Two women who talk', value, note: null, evidence: [] }];
  }
  const menIds = men.map(({ character }) => character.id.toLowerCase());
  const talks = scenes.flatMap((scene) => {
    const pairs = answersIn(scene).filter(({ one, other }) => names.has(one) && names.has(other));
    return pairs.map(({ said, answer }) => ({ ordinal: scene.ordinal, speech: answer, before: said }));
  });
  const free = talks.filter(({ speech, before }) => {
    const text = `${before?.text ?? ''} ${speech.text}`;
    return !man.test(text) && !menIds.some((id) => text.toLowerCase().includes(id));
  });
  const [talk] = talks;
  facts.push({
    label: 'Two women who talk',
    value: talk
      ? `Met: ${counted(talks.length, 'exchange')} in ${counted(new Set(talks.map(({ ordinal }) => ordinal)).size, 'scene')}`
      : 'Not met between women whose gender is stated',
    note: talk
      ? `first between ${listed([talk.before?.speakers[0] ?? '', talk.speech.speakers[0] ?? ''].map(nameOf))}`
      : null,
    evidence: talk ? [quoteOf(talk.speech.passage)] : [],
  });
  const [clear] = [...free].sort((a, b) => b.speech.words.length - a.speech.words.length);
  facts.push({
    label: 'About something other than a man',
    value: clear
      ? `Met: ${counted(free.length, 'exchange')} without a word for a man`
      : 'Not met, or can’t be told: every such exchange names a man or uses a word for one',
    note: 'By words: an exchange about a man that never names him would slip through.',
    evidence: clear ? [quoteOf(clear.speech.passage)] : [],
  });
  return facts;
}
