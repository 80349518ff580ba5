/** The numbers of two drafts: counts, cast, and ratings with their ranges. A difference inside the ranges is called noise. */
import type { CastChange, ComparedFact, ComparedScore } from '../../../../lib/contract/comparison.ts';
import { keyed } from '../../blocks/keyed.ts';
import { NamedPlaces } from '../../blocks/named-places.tsx';
import { formatRange, formatScore, hasRange, RangeBar } from '../../blocks/range-bar.tsx';
import { ScrollTable } from '../../blocks/scroll-table.tsx';
import { formatNumber } from '../../ui/formats.ts';
import { FromDraft } from './shown-draft.tsx';

const head = 'py-2 pr-4 text-left font-semibold';
const cell = 'py-2 pr-4 align-top max-sm:pr-3';
const figure = `${cell} whitespace-nowrap`;

function Head({ columns }: { readonly columns: readonly string[] }) {
  return (
    <thead className="border-b border-rule-strong text-sm text-ink-soft">
      <tr>
        {columns.map((column) => (
          <th key={column} scope="col" className={head}>
            {column}
          </th>
        ))}
      </tr>
    </thead>
  );
}

const rounded = (value: number): string => String(Math.round(value * 100) / 100);
const shown = ({ unit }: ComparedFact, value: number): string =>
  unit === 'share' ? `${Math.round(value * 100)} %` : unit === 'pages' ? `${rounded(value)} p.` : formatNumber(value);

function difference(fact: ComparedFact): string {
  const by = fact.newer - fact.older;
  if (by === 0) return 'the same';
  const sign = by > 0 ? '+' : '−';
  if (fact.unit === 'share') {
    const points = Math.round(Math.abs(by) * 1000) / 10;
    return `${sign}${points} points`;
  }
  return `${sign}${shown(fact, Math.abs(by))}`;
}

const card = 'rounded-card border border-rule bg-sheet p-5 sm:p-6';

export function FactsTable({ facts }: { readonly facts: readonly ComparedFact[] }) {
  return (
    <div className={card}>
      <ScrollTable caption="The two drafts in numbers">
        <Head columns={['Count', 'Older', 'Newer', 'Change']} />
        <tbody className="divide-y divide-rule">
          {facts.map((fact) => (
            <tr key={fact.name}>
              <th scope="row" className={`${cell} text-left font-semibold`}>
                {fact.name}
              </th>
              <td className={figure}>{shown(fact, fact.older)}</td>
              <td className={figure}>{shown(fact, fact.newer)}</td>
              <td className={figure}>{difference(fact)}</td>
            </tr>
          ))}
        </tbody>
      </ScrollTable>
    </div>
  );
}

const castWords = { added: 'New', cut: 'Cut', renamed: 'Renamed' } as const;

function Part({ draft, part }: { readonly draft: 'older' | 'newer'; readonly part: NonNullable<CastChange['older']> }) {
  const text = `page ${part.page}`;
  return (
    <>
      {part.name} ({part.speeches} {part.speeches === 1 ? 'speech' : 'speeches'}, from{' '}
      <FromDraft draft={draft}>
        <NamedPlaces text={text} places={[{ text, page: part.page, line: null }]} />
      </FromDraft>
      )
    </>
  );
}

export function CastList({ cast }: { readonly cast: readonly CastChange[] }) {
  if (cast.length === 0) return <p>The same people speak in both drafts, under the same names.</p>;
  return (
    <ul className="space-y-1">
      {keyed(cast, ({ older, newer }) => `${older?.name} ${newer?.name}`).map(
        ({ key, item: { kind, older, newer } }) => (
          <li key={key}>
            <strong className="font-semibold">{castWords[kind]}: </strong>
            {older && <Part draft="older" part={older} />}
            {older && newer && ' is now '}
            {newer && <Part draft="newer" part={newer} />}
          </li>
        ),
      )}
    </ul>
  );
}

const verdicts: Readonly<Record<ComparedScore['verdict'], { word: string; look: string }>> = {
  up: { word: '▲ Higher, beyond the ranges', look: 'font-semibold text-good' },
  down: { word: '▼ Lower, beyond the ranges', look: 'font-semibold text-bad' },
  noise: { word: 'Within noise', look: 'text-ink-soft' },
  unchanged: { word: 'Unchanged', look: 'text-ink-soft' },
  unrated: { word: 'Rated in one draft only', look: 'text-ink-soft' },
};

function Score({ score }: { readonly score: ComparedScore['older'] }) {
  if (score === null) return <td className={cell}>not rated</td>;
  return (
    <td className={`${cell} sm:min-w-32`}>
      <span className="font-semibold">{formatScore(score.score)}</span>{' '}
      {hasRange(score) && (
        <span className="text-sm whitespace-nowrap text-ink-faint">({formatRange(score.low, score.high)})</span>
      )}
      <div className="max-sm:hidden">
        <RangeBar {...score} />
      </div>
    </td>
  );
}

export function ScoresTable({ scores }: { readonly scores: readonly ComparedScore[] }) {
  return (
    <div className={card}>
      <ScrollTable caption="FRAME and CALIBER of the two drafts, out of 10">
        <Head columns={['Measure', 'Older', 'Newer', 'Change']} />
        <tbody className="divide-y divide-rule">
          {scores.map(({ table, name, older, newer, verdict }) => (
            <tr key={`${table} ${name}`}>
              <th scope="row" className={`${cell} text-left font-semibold`}>
                {name} <span className="block text-xs font-normal text-ink-faint">{table}</span>
              </th>
              <Score score={older} />
              <Score score={newer} />
              <td className={`${cell} ${verdicts[verdict].look}`}>{verdicts[verdict].word}</td>
            </tr>
          ))}
        </tbody>
      </ScrollTable>
      <p className="mt-3 text-sm text-ink-faint">
        The range beside a score is one standard error either way. While the two ranges touch, a difference may be
        chance, and is called noise. These are craft measures: a higher one is not a better draft.
      </p>
    </div>
  );
}
