/** The speaking parts as the reader found them, each to rename or to merge into another. On a narrow screen the counts stand under the name. */
import { useState } from 'react';
import type { ReadingCharacter } from '../../../../lib/contract/reading.ts';
import { NamedPlaces } from '../../blocks/named-places.tsx';
import { Button } from '../../ui/button.tsx';
import type { CorrectionDialogProps } from './correction-dialog.tsx';
import { partSentence } from './reading-sentences.ts';

/** Rows shown before the rest is asked for. */
const firstRows = 12;

interface CharactersTableProps {
  readonly characters: readonly ReadingCharacter[];
  readonly onCorrect: (wanted: Pick<CorrectionDialogProps, 'kind' | 'character'>) => void;
}

function CharacterRow({
  character,
  mergeable,
  onCorrect,
}: Pick<CharactersTableProps, 'onCorrect'> & { readonly character: ReadingCharacter; readonly mergeable: boolean }) {
  const { name, also_written, speeches, first_page, first_line } = character;
  const first = { text: String(first_page), page: first_page, line: first_line };
  return (
    <tr className="align-top">
      <th scope="row" className="py-2 pr-2 text-left font-normal">
        <span className="block py-2 font-script font-bold leading-7 break-words">{name}</span>
        {also_written.length > 0 && (
          <span className="-mt-2 block pb-1 text-sm text-ink-soft">also written {also_written.join(', ')}</span>
        )}
        <span className="-mt-2 block pb-1 text-sm text-ink-faint sm:hidden">
          <NamedPlaces text={partSentence(character)} places={[{ ...first, text: `page ${first_page}` }]} />
        </span>
      </th>
      <td className="hidden px-2 py-4 text-right sm:table-cell">{speeches}</td>
      <td className="hidden px-2 py-4 text-right sm:table-cell">
        <NamedPlaces text={first.text} places={[first]} />
      </td>
      <td className="w-px py-2 pl-2 text-right">
        <div className="flex flex-col items-end sm:flex-row sm:justify-end">
          <Button
            look="plain"
            className="px-3! whitespace-nowrap"
            aria-label={`Rename ${name}`}
            onClick={() => onCorrect({ kind: 'rename', character })}
          >
            Rename
          </Button>
          {mergeable && (
            <Button
              look="plain"
              className="px-3! whitespace-nowrap"
              aria-label={`Merge into… another character: ${name}`}
              onClick={() => onCorrect({ kind: 'merge', character })}
            >
              Merge into…
            </Button>
          )}
        </div>
      </td>
    </tr>
  );
}

export function CharactersTable({ characters, onCorrect }: CharactersTableProps) {
  const [all, setAll] = useState(false);
  const shown = all ? characters : characters.slice(0, firstRows);
  return (
    <div>
      <table className="w-full border-collapse text-[0.95rem]">
        <caption className="sr-only">Speaking parts, most speeches first</caption>
        <thead className="border-b border-rule-strong text-sm text-ink-soft max-sm:sr-only">
          <tr>
            <th scope="col" className="py-2 pr-2 text-left font-semibold">
              Character
            </th>
            <th scope="col" className="hidden px-2 py-2 text-right font-semibold sm:table-cell">
              Speeches
            </th>
            <th scope="col" className="hidden px-2 py-2 text-right font-semibold whitespace-nowrap sm:table-cell">
              First page
            </th>
            <th scope="col" className="py-2 pl-2">
              <span className="sr-only">Corrections</span>
            </th>
          </tr>
        </thead>
        <tbody className="divide-y divide-rule">
          {shown.map((character) => (
            <CharacterRow
              key={character.id}
              character={character}
              mergeable={characters.length > 1}
              onCorrect={onCorrect}
            />
          ))}
        </tbody>
      </table>
      {shown.length < characters.length && (
        <Button look="quiet" className="mt-3" onClick={() => setAll(true)}>
          Show all {characters.length}
        </Button>
      )}
    </div>
  );
}
