/** One question's answer: sentences with the places they stand on, or the places where its words stand. */
import type { FoundPlaces, ScriptAnswer } from '../../../../lib/contract/ask.ts';
import { EvidenceList, EvidenceQuote } from '../../blocks/evidence.tsx';
import { keyed } from '../../blocks/keyed.ts';
import { foundWords, lookedFor, notTold, provenance, unproved } from './ask-words.ts';

type Group = FoundPlaces['groups'][number];

function FoundScene({ group: { scene, heading, page, count, places } }: { readonly group: Group }) {
  const more = count - places.length;
  return (
    <li>
      <h3 className="font-sans text-sm font-semibold">
        {scene === null ? 'Before the first scene' : `Scene ${scene}`} · p. {page}
        {heading !== null && <span className="font-normal text-ink-soft"> · {heading}</span>}
      </h3>
      <ul className="mt-1.5 space-y-1.5 border-l-2 border-brass/50 pl-3">
        {keyed(places, ({ page: at, line, quote }) => `${at}.${line} ${quote}`).map(({ key, item }) => (
          <li key={key}>
            <EvidenceQuote evidence={item} />
          </li>
        ))}
        {more > 0 && <li className="text-sm text-ink-faint">and {more} more in this scene</li>}
      </ul>
    </li>
  );
}

function Found({ found }: { readonly found: FoundPlaces }) {
  const more = found.scenes - found.groups.length;
  return (
    <>
      <p className="font-semibold">{foundWords(found)}</p>
      {found.groups.length > 0 && (
        <ul className="mt-4 space-y-4">
          {keyed(found.groups, ({ scene }) => String(scene)).map(({ key, item }) => (
            <FoundScene key={key} group={item} />
          ))}
        </ul>
      )}
      {more > 0 && <p className="mt-4 text-sm text-ink-faint">and {more} more scenes: ask for a rarer word</p>}
    </>
  );
}

export function Answer({ answer }: { readonly answer: ScriptAnswer }) {
  switch (answer.kind) {
    case 'answered':
      return (
        <>
          <ul className="space-y-4">
            {keyed(answer.sentences, ({ text }) => text).map(({ key, item: { text, evidence } }) => (
              <li key={key}>
                <p>{text}</p>
                <EvidenceList evidence={evidence} />
              </li>
            ))}
          </ul>
          <p className="mt-4 text-sm text-ink-faint">{provenance(answer.model, answer.dropped)}</p>
        </>
      );
    case 'not_told':
      return (
        <>
          <p>{notTold}</p>
          {answer.looked_for.length > 0 && <p className="my-2">{lookedFor(answer.found, answer.looked_for)}</p>}
          {answer.found.places > 0 && <Found found={answer.found} />}
        </>
      );
    case 'unproved':
      return <p>{unproved}</p>;
    case 'found':
      return (
        <>
          {answer.message !== null && <p className="mb-2">{answer.message} Here is where its words stand.</p>}
          <Found found={answer.found} />
        </>
      );
  }
}
