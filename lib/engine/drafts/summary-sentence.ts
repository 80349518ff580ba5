/** What happened between two drafts in two or three sentences, from the counts. */
import type { ReadComparison } from '../../contract/comparison.ts';
import { capitalised, counted, listed, numberWord, quoted } from '../wording.ts';

type Compared = Pick<ReadComparison, 'facts' | 'scenes' | 'cast' | 'findings' | 'scores'>;

const namedAtMost = 3;

/** '“The Last Reel” (18 scenes on 15 pages) became …'. */
export function summarySentence(olderName: string, newerName: string, compared: Compared): string {
  const fact = (name: string) => compared.facts.find((one) => one.name === name) ?? { older: 0, newer: 0 };
  const [scenes, pages] = [fact('Scenes'), fact('Length')];
  const size = (side: 'older' | 'newer'): string =>
    `${counted(scenes[side], 'scene')} on ${counted(pages[side], 'page')}`;
  const from = `${quoted(olderName)} had ${size('older')}; ${olderName === newerName ? 'the newer draft' : quoted(newerName)} has ${size('newer')}.`;
  return [
    from,
    `${capitalised(sceneSentence(compared))}.`,
    strangersSentence(compared),
    castSentence(compared),
    reportSentence(compared),
  ]
    .filter((sentence) => sentence !== '')
    .join(' ');
}

function sceneSentence({ scenes }: Compared): string {
  const count = (kind: (typeof scenes)[number]['kind']): number => scenes.filter((one) => one.kind === kind).length;
  const moved = scenes.filter((one) => one.moved).length;
  const parts = [
    ...(['rewritten', 'added', 'cut', 'split', 'merged'] as const).map((kind) => ({
      word: kind as string,
      of: count(kind),
    })),
    { word: 'moved', of: moved },
  ].filter(({ of }) => of > 0);
  if (parts.length === 0) return 'no scene was changed, word for word';
  const [first, ...rest] = parts;
  // Text before the first heading is shown, but is no scene that a reader counts.
  const isScene = ({ older: [one] }: (typeof scenes)[number]): boolean => one !== undefined && one.ordinal !== null;
  const same = scenes.filter((one) => one.kind === 'same' && !one.moved && isScene(one)).length;
  return `${counted(first?.of ?? 0, 'scene')} ${first?.of === 1 ? 'was' : 'were'} ${listed([
    `${first?.word}`,
    ...rest.map(({ word, of }) => `${numberWord(of)} ${word}`),
  ])}, ${same === 0 ? 'none' : numberWord(same)} ${same <= 1 ? 'stands as it was' : 'stand as they were'}`;
}

/** Said when nothing of the older script is left in the newer: what was chosen may be no draft of it. Not of a script without scenes, of which nothing can be said. */
function strangersSentence({ scenes }: Compared): string {
  const kinds = new Set(scenes.map(({ kind }) => kind));
  return kinds.size === 2 && kinds.has('added') && kinds.has('cut')
    ? 'The two share no scene: they may be two scripts, not two drafts of one.'
    : '';
}

function castSentence({ cast }: Compared): string {
  const renamed = cast.flatMap(({ kind, older, newer }) =>
    kind === 'renamed' && older && newer ? [`${older.name} is now ${newer.name}`] : [],
  );
  const names = (kind: 'added' | 'cut'): string[] =>
    cast.flatMap((one) => (one.kind === kind ? [(one.newer ?? one.older)?.name ?? ''] : []));
  const some = (list: readonly string[], word: string): string[] =>
    list.length === 0
      ? []
      : [
          list.length > namedAtMost
            ? `${numberWord(list.length)} speaking parts are ${word}`
            : `${listed(list)} ${list.length === 1 ? 'is' : 'are'} ${word}`,
        ];
  const parts = [...renamed.slice(0, namedAtMost), ...some(names('added'), 'new'), ...some(names('cut'), 'gone')];
  return parts.length === 0 ? '' : `${capitalised(listed(parts))}.`;
}

function reportSentence({ findings, scores }: Compared): string {
  const { fixed, open, fresh } = findings;
  const parts: string[] = [];
  const told = [
    // Whether it was mended, its passage says: the list of notes looks at that.
    { count: fixed.length, words: ['is not found again', 'are not found again'] },
    { count: open.length, words: ['still stands', 'still stand'] },
    { count: fresh.length, words: ['is new', 'are new'] },
  ].filter(({ count }) => count > 0);
  const clauses = told.map(({ count, words: [one, many] }, at) => {
    const who = at === 0 ? counted(count, 'finding') : numberWord(count);
    return `${who} ${count === 1 ? one : many}`;
  });
  if (clauses.length > 0) parts.push(listed(clauses));
  const rated = scores.filter(({ verdict }) => verdict !== 'unrated');
  const beyond = rated.filter(({ verdict }) => verdict === 'up' || verdict === 'down');
  if (rated.length > 0)
    parts.push(
      beyond.length === 0
        ? 'no score moved beyond its range'
        : `${listed(beyond.map(({ name, verdict }) => `${name} went ${verdict}`))} beyond the ranges`,
    );
  return parts.length === 0 ? '' : `${capitalised(parts.join('; '))}.`;
}
