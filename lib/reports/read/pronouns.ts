/** Sentences about one person told one after the other: the name in the first, the pronoun after it wherever nobody else can be meant. */
import type { PersonRead, Pronoun } from '../../story/read/person-read.ts';

type Named = Pick<PersonRead, 'name' | 'pronoun'> & { readonly aliases: readonly string[] };

const forms: Readonly<Record<Pronoun, { readonly subject: string; readonly owner: string }>> = {
  she: { subject: 'She', owner: 'Her' },
  he: { subject: 'He', owner: 'His' },
};
/** A sentence whose subject is the name, or something of theirs. */
const verbFollows = /^(?:['’]s)? \p{Ll}/u;
/** Words of a name by which a sentence can mean somebody; 'her father' is an alias that names nobody. */
const nameWords = ({ name, aliases }: Named): string[] =>
  [name, ...aliases].flatMap((each) => each.match(/\p{Lu}\p{L}{2,}/gu) ?? []);

const wordsOf = (text: string): Set<string> => new Set(text.match(/\p{L}+/gu) ?? []);

/** Somebody else who could be she or he as well: a pronoun after their name would be read as them. */
function namesAnother(sentence: string, person: Named, people: readonly Named[]): boolean {
  const [words, own] = [wordsOf(sentence), new Set(nameWords(person))];
  return people.some(
    (other) =>
      other !== person &&
      (other.pronoun ?? person.pronoun) === person.pronoun &&
      nameWords(other).some((word) => !own.has(word) && words.has(word)),
  );
}

/** The sentence with a pronoun for the name at its beginning, as it stands beside the name; as it is where the script settles none, or the sentence begins otherwise. */
export function withPronoun(sentence: string, { name, pronoun }: Named): string {
  if (pronoun === null) return sentence;
  const called = [name, ...name.split(' ')].find(
    (each) => sentence.startsWith(each) && verbFollows.test(sentence.slice(each.length)),
  );
  if (called === undefined) return sentence;
  const { subject, owner } = forms[pronoun];
  const rest = sentence.slice(called.length);
  return /^['’]s /.test(rest) ? `${owner}${rest.slice(2)}` : `${subject}${rest}`;
}

/** `sentences` in order, the name at the beginning of each after the first put as a pronoun where the sentence before speaks of nobody else of the kind. */
export const withPronouns = (sentences: readonly string[], person: Named, people: readonly Named[]): string[] =>
  sentences.map((sentence, at) => {
    const before = sentences[at - 1];
    return before === undefined || namesAnother(before, person, people) ? sentence : withPronoun(sentence, person);
  });
