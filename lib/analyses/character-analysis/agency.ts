/** Counts what a character refuses, asks for and does. Refuses to call one who does little passive. */
import type { Character } from '../derived/character-index.ts';
import type { Derived } from '../derived/derive.ts';
import { inCapitals } from '../derived/marked-parts.ts';
import type { Passage } from '../derived/passages.ts';
import { quoteExactly, quoteOf, spread } from '../derived/quote.ts';
import { isRefusal, refusalIn } from '../derived/speech-kinds.ts';
import { sentencesOf, wordsOf } from '../derived/words.ts';
import { capitalised, counted, listed, numberWord, percent, quoted } from '../wording.ts';
import type { CharacterFinding } from './card.ts';

const demand =
  /^(?:please |now |just )?(?:give|tell|show|let|get|take|bring|come|go|stop|wait|listen|sign|open|close|help|call|put|leave|stay|hold|keep|move|run|sit|stand|find|make|teach|promise|answer|say|send|turn|don't|do not)\b|\bI (?:want|need|demand|insist)\b|\byou (?:have to|must|need to|had better|will)\b/i;

export function agencyOf(character: Character, derived: Derived): CharacterFinding['agency'] {
  const { name, speeches } = character;
  if (!derived.english)
    return [
      { text: `What ${name} refuses, asks for and does is read off English words, which these are not.`, evidence: [] },
    ];
  const refusing = speeches.filter(isRefusal);
  const demanding = speeches.filter(({ text }) =>
    sentencesOf(text).some((sentence) => demand.test(sentence) && !sentence.endsWith('?')),
  );
  const asking = speeches.filter(({ text }) => text.includes('?'));
  const ways = [
    { count: refusing.length, one: 'refuses or contradicts', many: 'refuse or contradict', none: 'refuse, contradict' },
    { count: demanding.length, one: 'demands or instructs', many: 'demand or instruct', none: 'demand, instruct' },
    { count: asking.length, one: 'asks', many: 'ask', none: 'ask' },
  ];
  const heard = ways
    .filter(({ count }) => count > 0)
    .map(({ count, one, many }) => `${numberWord(count)} ${count === 1 ? one : many}`);
  const unheard = ways.filter(({ count }) => count === 0).flatMap(({ none }) => none.split(', '));
  const none = `none was heard to ${listed(unheard).replace(/ and (?=\S+$)/, ' or ')}`;
  // A speech that refuses and demands in one breath pushes once.
  const pushing = new Set([...refusing, ...demanding]).size;
  const said = [...(heard.length > 0 ? [listed(heard)] : []), ...(unheard.length > 0 ? [none] : [])].join('; ');
  const talk = `Of ${name}’s ${counted(speeches.length, 'speech', 'speeches')} ${said} (${percent(pushing / speeches.length)} push, by opening words and verbs).`;
  const [demanded] = spread(demanding, 1);
  const [refused] = spread(
    refusing.filter((one) => one !== demanded),
    1,
  );
  const shown = [
    ...(demanded ? [demandQuote(demanded.passage)] : []),
    ...(refused ? [quoteExactly(refused.passage, refusalIn(refused) ?? refused.text)] : []),
  ];
  const bullets: CharacterFinding['agency'] = [{ text: talk, evidence: shown }];
  const acts = actsOf(character, derived);
  if (acts.length > 0) {
    const verbs = new Map<string, number>();
    for (const { verb } of acts) verbs.set(verb, (verbs.get(verb) ?? 0) + 1);
    const common = [...verbs].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1)).slice(0, 5);
    const told = common.map(([verb, count]) => (count > 1 ? `${quoted(verb)} (${count})` : quoted(verb)));
    bullets.push({
      text: `${capitalised(counted(acts.length, 'sentence'))} of action ${acts.length === 1 ? 'begins' : 'begin'} with ${name} doing something: ${listed(told)}.`,
      evidence: spread(
        acts.map((act) => ({ ...act, position: act.passage.position })),
        2,
      ).map(({ passage, sentence }) => quoteExactly(passage, sentence)),
    });
  } else bullets.push({ text: `No sentence of action begins with ${name} doing something.`, evidence: [] });
  return bullets;
}

function demandQuote(passage: Passage) {
  const sentence = sentencesOf(passage.text).find((one) => demand.test(one) && one.length <= 160);
  return sentence === undefined ? quoteOf(passage) : quoteExactly(passage, sentence);
}

interface Act {
  readonly passage: Passage;
  readonly sentence: string;
  readonly verb: string;
}

const notVerbs = new Set([
  'is',
  'was',
  'has',
  'does',
  'looks',
  's',
  'as',
  'always',
  'always',
  'this',
  'seems',
  'his',
  'perhaps',
  'across',
  'towards',
  'themselves',
  'himself',
  'herself',
  'its',
  'less',
  'hers',
  'theirs',
  'glasses',
  'alas',
  'plus',
  'besides',
  'sometimes',
  'always',
  'whose',
]);

/** Sentences that open with the name and a verb in the present: 'Mags hangs the letter.' */
function actsOf({ pageName, name }: Character, { actions }: Derived): Act[] {
  const opening = new RegExp(
    `^(?:${[pageName, name].map((one) => one.replace(/[.*+?^${}()|[\\]\\\\]/g, '\\$&')).join('|')}),? (?:then |slowly |quietly |just |only )?(\\p{L}+s)\\b`,
    'iu',
  );
  return actions.flatMap((passage) =>
    sentencesOf(passage.text).flatMap((sentence): Act[] => {
      const printed = opening.exec(sentence)?.[1];
      // In a script for several cameras all action is in capitals, its verbs too.
      const verb = inCapitals(sentence) ? printed?.toLowerCase() : printed;
      if (verb === undefined || verb !== verb.toLowerCase() || notVerbs.has(verb) || wordsOf(sentence).length > 40)
        return [];
      return [{ passage, sentence, verb }];
    }),
  );
}
