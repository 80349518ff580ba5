/** Counts what somebody refuses, demands and does, by opening words and verbs. */
import type { Cite } from '../../story/cite.ts';
import type { Agency } from '../../story/portrait.ts';
import type { Derived } from '../derive.ts';
import { actAdverbs, demandLeadIns, demandOpenings, demandPhrases, noActs } from '../norms/talk-words.ts';
import { inCapitals } from '../scenes/marked-parts.ts';
import type { Passage } from '../text/passages.ts';
import { oneOf, wholePhrase } from '../text/phrase-pattern.ts';
import { quoteExactly, quoteOf, spread } from '../text/quote.ts';
import { isRefusal, refusalIn } from '../text/speech-kinds.ts';
import { sentencesOf, wordsOf } from '../text/words.ts';
import type { Character } from './character-index.ts';
import type { Speech } from './speeches.ts';

const order = new RegExp(`^(?:${oneOf(demandLeadIns)} )?${oneOf(demandOpenings)}\\b`, 'i');
const claim = wholePhrase(demandPhrases);
const demands = (sentence: string): boolean => order.test(sentence) || claim.test(sentence);

/** Longest sentence of a demand that is quoted by itself, in characters. */
const longestDemand = 160;
/** A longer sentence of action, in words, tells of more than its opening. */
const longestAct = 40;
const mostVerbs = 5;
const mostActs = 2;

/** Null in a script that is not English. */
export function agencyOf(character: Character, derived: Derived): Agency | null {
  if (!derived.english) return null;
  const { speeches } = character;
  const refusing = speeches.filter(isRefusal);
  const demanding = speeches.filter(({ text }) =>
    sentencesOf(text).some((sentence) => demands(sentence) && !sentence.endsWith('?')),
  );
  const acts = actsOf(character, derived);
  const verbs = Map.groupBy(acts, ({ verb }) => verb);
  return {
    refusals: refusing.length,
    demands: demanding.length,
    // A speech that refuses and demands in one breath pushes once.
    pushes: new Set([...refusing, ...demanding]).size,
    pushing: pushingPlaces(refusing, demanding),
    acts: acts.length,
    verbs: [...verbs]
      .map(([verb, own]) => ({ verb, count: own.length }))
      .sort((a, b) => b.count - a.count || (a.verb < b.verb ? -1 : 1))
      .slice(0, mostVerbs),
    acting: spread(
      acts.map((act) => ({ ...act, position: act.passage.position })),
      mostActs,
    ).map(({ passage, sentence }) => quoteExactly(passage, sentence)),
  };
}

/** One demand and one refusal, not of the same speech. */
function pushingPlaces(refusing: readonly Speech[], demanding: readonly Speech[]): Cite[] {
  const [demanded] = spread(demanding, 1);
  const [refused] = spread(
    refusing.filter((one) => one !== demanded),
    1,
  );
  return [
    ...(demanded ? [demandIn(demanded.passage)] : []),
    ...(refused ? [quoteExactly(refused.passage, refusalIn(refused) ?? refused.text)] : []),
  ];
}

function demandIn(passage: Passage): Cite {
  const sentence = sentencesOf(passage.text).find((one) => demands(one) && one.length <= longestDemand);
  return sentence === undefined ? quoteOf(passage) : quoteExactly(passage, sentence);
}

interface Act {
  readonly passage: Passage;
  readonly sentence: string;
  readonly verb: string;
}

/** Sentences that open with the name and a verb in the present: 'Mags hangs the letter.' */
function actsOf({ pageName, name }: Character, { actions }: Derived): Act[] {
  const opening = new RegExp(`^${oneOf([pageName, name])},? (?:${oneOf(actAdverbs)} )?(\\p{L}+s)\\b`, 'iu');
  return actions.flatMap((passage) =>
    sentencesOf(passage.text).flatMap((sentence): Act[] => {
      const printed = opening.exec(sentence)?.[1];
      // In a script for several cameras all action is in capitals, its verbs too.
      const verb = inCapitals(sentence) ? printed?.toLowerCase() : printed;
      if (verb === undefined || verb !== verb.toLowerCase() || noActs.has(verb)) return [];
      return wordsOf(sentence).length > longestAct ? [] : [{ passage, sentence, verb }];
    }),
  );
}
