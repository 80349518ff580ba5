/** One page of a script as it is typed: headings, action, cues and speeches on their columns, two speeches side by side. Narrow screens get narrower margins, never smaller type. */
import { memo, type ReactNode } from 'react';
import type { Note } from '../../../../lib/contract/notes.ts';
import type { PageNode, ScreenplayPages } from '../../../../lib/contract/screenplay-pages.ts';
import { MarginNotes } from './margin-notes.tsx';
import { type Mark, MarkedText } from './marked-text.tsx';
import type { NotesOnPage } from './place-notes.ts';

/**
 * Columns in characters from the edge of the action, as the standard layout has them (dialogue 10 to 45, parenthetical 16, cue 22), and a share
 * of the page's width where that is narrower.
 */
const looks: Readonly<Record<PageNode['kind'], string>> = {
  heading: 'mt-[2em] font-bold',
  action: 'mt-[1em]',
  shot: 'mt-[1em]',
  cue: 'mt-[1em] ml-[min(22ch,32cqi)]',
  parenthetical: 'ml-[min(16ch,20cqi)] max-w-[25ch]',
  dialogue: 'ml-[min(10ch,11cqi)] max-w-[36ch]',
  lyric: 'ml-[min(10ch,11cqi)] max-w-[36ch] italic',
  transition: 'mt-[1em] text-right',
  centered: 'mt-[1em] text-center',
  note: 'mt-[1em] italic text-ink-faint',
};
const dualLooks: Readonly<Partial<Record<PageNode['kind'], string>>> = {
  cue: 'text-center',
  parenthetical: 'px-[2ch] text-center',
};
/** FADE IN: is a transition that stands at the left. */
const opensAtTheLeft = /^(?:FADE|IRIS|OPEN|WIPE)\b.*\b(?:IN|ON)\b/i;

const look = ({ kind, dual, text, continued }: PageNode): string => {
  if (dual !== undefined) return dualLooks[kind] ?? '';
  // It goes on from the page before: no blank line above it.
  if (continued && kind === 'action') return '';
  return kind === 'transition' && opensAtTheLeft.test(text) ? 'mt-[1em]' : looks[kind];
};

/** What stands on the page as one row: a node, or the two halves of a dual dialogue. */
type Row =
  | { readonly nodes: readonly number[] }
  | { readonly left: readonly number[]; readonly right: readonly number[] };

function rowsOf(nodes: readonly PageNode[]): Row[] {
  const rows: Row[] = [];
  const run = (from: number, side: PageNode['dual']): number[] => {
    const found: number[] = [];
    for (let at = from; nodes[at]?.dual === side; at += 1) {
      // The next speech of the same side is the next pair's.
      if (found.length > 0 && nodes[at]?.kind === 'cue') break;
      found.push(at);
    }
    return found;
  };
  for (let at = 0; at < nodes.length; ) {
    const side = nodes[at]?.dual;
    if (side === undefined) {
      rows.push({ nodes: [at] });
      at += 1;
      continue;
    }
    const left = side === 'left' ? run(at, 'left') : [];
    const right = nodes[at + left.length]?.dual === 'right' ? run(at + left.length, 'right') : [];
    rows.push({ left, right });
    at += left.length + right.length;
  }
  return rows;
}

/** The sheet's own look: the text keeps its 60 characters a line from about 560 px on. */
const sheetLook =
  'script rounded-[3px] border border-rule bg-sheet px-[6cqi] pt-4 pb-10 text-[clamp(0.8125rem,2.3cqi,1.0625rem)] leading-[1.3] shadow-[0_1px_2px_rgb(0_0_0/0.08)] @[34rem]:px-[7cqi]';

interface NodeProps {
  readonly node: PageNode;
  /** Its place among those of its page. */
  readonly at: number;
  readonly marks: readonly Mark[];
}

function Node({ node, at, marks }: NodeProps) {
  const { kind, line, text, number, speaker } = node;
  // Nothing but the script's own words, for who selects some of them.
  const words = (
    <span data-words="">
      <MarkedText text={text} marks={marks} />
    </span>
  );
  // Lines break where a typewriter's would, not where they would look even.
  const className = `${look(node)} text-wrap whitespace-pre-wrap break-words`;
  if (kind === 'heading')
    return (
      <h3
        data-node={at}
        data-line={line}
        className={`relative ${className} font-script text-[1em] leading-[inherit] tracking-normal`}
      >
        {number !== undefined && (
          <span className="absolute right-full mr-[1ch] font-normal text-ink-faint">{number}</span>
        )}
        {words}
      </h3>
    );
  return (
    <>
      {kind !== 'cue' && speaker !== undefined && (
        <p className={`${looks.cue} text-ink-faint`}>{speaker} (CONT&apos;D)</p>
      )}
      <p data-node={at} data-line={line} className={className}>
        {kind === 'note' ? <>[[{words}]]</> : words}
        {kind === 'cue' && speaker !== undefined && (
          <span className="ml-[1ch] font-sans text-xs text-ink-faint">read as {speaker}</span>
        )}
      </p>
    </>
  );
}

export const noMarks: readonly Mark[] = [];

/** A piece with what is noted at it. */
function NotedNode({ page, notes, ...node }: NodeProps & { readonly page: number; readonly notes: readonly Note[] }) {
  return (
    <div className="relative">
      <Node {...node} />
      <MarginNotes page={page} node={node.at} notes={notes} />
    </div>
  );
}

function Frame({
  label,
  page,
  corner,
  children,
}: {
  readonly label: string;
  readonly page?: number;
  readonly corner?: string;
  readonly children: ReactNode;
}) {
  return (
    <article aria-label={label} data-page={page} className="@container">
      <div className={sheetLook}>
        <p aria-hidden="true" className="h-[1.3em] text-right text-ink-faint">
          {corner}
        </p>
        {children}
      </div>
    </article>
  );
}

interface ScriptSheetProps {
  readonly page: number;
  readonly nodes: readonly PageNode[];
  readonly marks: readonly Mark[];
  readonly notes: NotesOnPage | undefined;
}

/** Drawn anew only when its own marks or notes change. */
export const ScriptSheet = memo(function ScriptSheet({ page, nodes, marks, notes }: ScriptSheetProps) {
  const draw = (at: number) => {
    const node = nodes[at];
    if (!node) return null;
    const own = marks.filter((mark) => mark.node === at);
    const props = { node, at, marks: own.length === 0 ? noMarks : own };
    const noted = notes?.get(at);
    return noted ? <NotedNode key={at} {...props} page={page} notes={noted} /> : <Node key={at} {...props} />;
  };
  return (
    <Frame label={`Page ${page}`} page={page} corner={`${page}.`}>
      {nodes.length === 0 && <p className="mt-[1em] font-sans text-ink-faint">Nothing begins on this page.</p>}
      {rowsOf(nodes).map((row) =>
        'nodes' in row ? (
          row.nodes.map(draw)
        ) : (
          <div key={row.left[0] ?? row.right[0]} className="mt-[1em] grid grid-cols-2 gap-x-[3ch]">
            <div className="min-w-0">{row.left.map(draw)}</div>
            <div className="min-w-0">{row.right.map(draw)}</div>
          </div>
        ),
      )}
    </Frame>
  );
});

export function TitleSheet({ titlePage }: { readonly titlePage: ScreenplayPages['title_page'] }) {
  const { title, episode, credit, authors, source, draft, contact } = titlePage;
  return (
    <Frame label="Title page">
      <div className="grid min-h-[34em] grid-rows-[1fr_auto]">
        <div className="place-self-center text-center whitespace-pre-wrap">
          <p className="font-bold uppercase underline underline-offset-4">{title}</p>
          {episode && <p className="mt-[1em]">Episode {episode}</p>}
          {credit && <p className="mt-[2em]">{credit}</p>}
          {authors.length > 0 && <p className="mt-[1em]">{authors.join('\n')}</p>}
          {source && <p className="mt-[2em]">{source}</p>}
        </div>
        <div className="flex flex-wrap items-end justify-between gap-4 whitespace-pre-wrap">
          <p>{contact}</p>
          <p>{draft}</p>
        </div>
      </div>
    </Frame>
  );
}
