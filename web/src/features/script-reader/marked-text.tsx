/** Text with what is to be seen in it: the words that a note is about or a report quotes, those that were searched for, those that are chosen or spoken. Changes no character of it. */

export interface Mark {
  /** The node's place among those of its page. */
  readonly node: number;
  readonly from: number;
  readonly to: number;
  readonly kind: 'note' | 'quote' | 'hit' | 'current' | 'chosen' | 'spoken';
}

/** Where marks overlap, the later of these is seen. */
const ranks = ['note', 'quote', 'hit', 'current', 'chosen', 'spoken'] as const;
const looks: Readonly<Record<Mark['kind'], string>> = {
  note: 'bg-transparent text-inherit border-b-2 border-dotted border-brass',
  quote: 'bg-mark text-inherit',
  hit: 'bg-accent-wash text-inherit outline outline-1 outline-accent/50',
  current: 'bg-accent text-accent-ink',
  spoken: 'bg-accent text-accent-ink',
  chosen: 'bg-accent-wash text-inherit outline outline-2 outline-accent',
};

export function MarkedText({ text, marks }: { readonly text: string; readonly marks: readonly Mark[] }) {
  if (marks.length === 0) return text;
  const edges = [...new Set([0, text.length, ...marks.flatMap(({ from, to }) => [from, to])])].sort((a, b) => a - b);
  return edges.slice(0, -1).map((from, at) => {
    const to = edges[at + 1] ?? text.length;
    const piece = text.slice(from, to);
    const over = marks.filter((mark) => mark.from <= from && mark.to >= to).map(({ kind }) => kind);
    const kind = ranks.findLast((rank) => over.includes(rank));
    return kind === undefined ? (
      piece
    ) : (
      <mark key={from} data-mark={kind} className={`box-decoration-clone rounded-[2px] ${looks[kind]}`}>
        {piece}
      </mark>
    );
  });
}
