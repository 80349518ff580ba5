/** Pages named in tables and sentences: links into the script where there is one to open, plain words elsewhere. */
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Block, NamedPlace } from '../../../lib/contract/blocks.ts';
import { BlockView } from '../../../web/src/blocks/block-view.tsx';
import { EvidenceAnchorContext, type EvidenceAnchorProps } from '../../../web/src/blocks/evidence-anchor.ts';
import { NamedPlaces } from '../../../web/src/blocks/named-places.tsx';

const Anchor = ({ evidence: { page, line }, children }: EvidenceAnchorProps) => (
  <a href={`#${page}.${line}`}>{children}</a>
);
const withScript = (children: React.ReactNode) =>
  render(<EvidenceAnchorContext value={Anchor}>{children}</EvidenceAnchorContext>);
const links = () => screen.queryAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);

describe('named pages', () => {
  const page = (text: string, number: number, line: number | null = null): NamedPlace => ({ text, page: number, line });

  it('are links in the order of the text, each sought behind the one before', () => {
    const text = '1, 11, 1 +11';
    const { container } = withScript(
      <NamedPlaces text={text} places={[page('1', 1, 4), page('11', 11), page('1', 1, 9)]} />,
    );
    expect(container.textContent).toBe(text);
    expect(links()).toEqual([
      ['1', '#1.4'],
      ['11', '#11.null'],
      ['1', '#1.9'],
    ]);
  });

  it('change no word of a text that does not hold them', () => {
    const { container } = withScript(<NamedPlaces text="Page 3, then 4." places={[page('page 9', 9), page('4', 4)]} />);
    expect(container.textContent).toBe('Page 3, then 4.');
    expect(links()).toEqual([['4', '#4.null']]);
  });

  it('are plain words where no script lies beside', () => {
    const { container } = render(<NamedPlaces text="page 3" places={[page('page 3', 3)]} />);
    expect(container.innerHTML).toBe('page 3');
  });

  it('lead from the cells of a table and the stretches of a timeline', () => {
    const table: Block = {
      kind: 'table',
      title: 'Places',
      columns: [
        { label: 'Place', align: 'left' },
        { label: 'On pages', align: 'left' },
      ],
      rows: [
        ['Room 12', 12],
        ['Yard', '3, 7'],
      ],
      places: [
        { ...page('12', 12, 5), row: 0, column: 1 },
        { ...page('3', 3, 1), row: 1, column: 1 },
        { ...page('7', 7, 20), row: 1, column: 1 },
      ],
      basis: 'counted',
    };
    const stretch = { label: 'Act one', fromPage: 2, toPage: 9, text: 'It begins.', evidence: [] };
    const timeline: Block = { kind: 'timeline', title: 'Acts', pageCount: 20, items: [stretch], basis: 'counted' };
    withScript([<BlockView key="1" block={table} />, <BlockView key="2" block={timeline} />]);
    expect(links()).toEqual([
      ['12', '#12.5'],
      ['3', '#3.1'],
      ['7', '#7.20'],
      ['p. 2–9', '#2.null'],
    ]);
  });
});
