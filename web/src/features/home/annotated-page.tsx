/** A page of our own sample script with notes in its margin: what the product does, shown. The counts are those of the excerpt. */
import type { ReactNode } from 'react';
import { BasisLabel } from '../../blocks/basis-label.tsx';
import { ScriptPage } from '../../ui/script-page.tsx';

const Cue = ({ children }: { readonly children: ReactNode }) => <p className="mt-3 pl-[38%]">{children}</p>;
const Line = ({ children }: { readonly children: ReactNode }) => <p className="pr-[12%] pl-[20%]">{children}</p>;

function MarginNote(props: {
  readonly place: string;
  readonly basis: 'counted' | 'opinion';
  readonly children: ReactNode;
}) {
  return (
    <li className="border-l-2 border-brass pl-3 text-sm">
      <span className="mr-2 text-xs font-semibold tabular-nums text-brass">{props.place}</span>
      <BasisLabel basis={props.basis} />
      <p className="mt-0.5 text-ink-soft">{props.children}</p>
    </li>
  );
}

export function AnnotatedPage() {
  return (
    <figure className="w-full max-w-lg">
      <ScriptPage className="py-7 pr-6 pl-12 text-[0.82rem] sm:text-[0.9rem]">
        <div className="script">
          <p className="font-bold">INT. MERIDIAN CINEMA - LOBBY - DAY</p>
          <p className="mt-3">
            Mags enters with the ladder on her shoulder. She stops at a cardboard box on the floor: old posters, a
            clock, a cash tin.
          </p>
          <Cue>MAGS</Cue>
          <Line>
            <mark className="bg-brass-wash text-inherit">Who packed this?</mark>
          </Line>
          <Cue>WENDELL</Cue>
          <p className="pl-[29%]">(not looking up)</p>
          <Line>The clock was fast anyway.</Line>
          <Cue>MAGS</Cue>
          <Line>
            <mark className="bg-brass-wash text-inherit">I asked who packed it.</mark>
          </Line>
        </div>
      </ScriptPage>
      <ul className="mt-6 grid gap-3 sm:grid-cols-2">
        <MarginNote place="p. 1–2 · sc. 2" basis="counted">
          Three speeches, 13 words. One question, asked twice.
        </MarginNote>
        <MarginNote place="p. 2 · sc. 2" basis="opinion">
          The answer he will not give is the scene.
        </MarginNote>
      </ul>
      <figcaption className="mt-4 text-sm text-ink-faint">
        From our sample script, “The Last Reel”, with notes of ours.
      </figcaption>
    </figure>
  );
}
