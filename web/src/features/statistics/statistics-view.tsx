/** The Workbench view of a script in figures: its blocks, or why they are not there. What the strip above draws is not drawn a second time. */
import type { Block } from '../../../../lib/contract/blocks.ts';
import type { Spine } from '../../../../lib/contract/spine.ts';
import { BlockFrame } from '../../blocks/block-frame.tsx';
import { BlockView } from '../../blocks/block-view.tsx';
import { keyed } from '../../blocks/keyed.ts';
import { PageLinks } from '../../blocks/named-places.tsx';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { useOverview } from '../overview/use-overview.ts';
import { useStatistics } from './use-statistics.ts';

/** Scenes by length along the pages, and who is in each, where the strip has room for all of them. `strip` null: it has not come yet. */
function isOnStrip(block: Block, strip: Spine | null): boolean {
  if (block.kind === 'series') return block.x === 'page';
  return block.kind === 'matrix' && strip !== null && block.rows.length <= strip.people.length;
}

function OnStrip({ blocks }: { readonly blocks: readonly Block[] }) {
  if (blocks.length === 0) return null;
  return (
    <BlockFrame title="Along the script" basis="counted">
      <ul className="max-w-[70ch] space-y-1.5">
        {blocks.map((block) => {
          const title = 'title' in block ? block.title : null;
          return (
            title && (
              <li key={title}>
                <PageLinks text={`${title}.`} />
              </li>
            )
          );
        })}
      </ul>
      <p className="mt-2 text-ink-soft print:hidden">
        The strip above draws it: each scene at its place and in its length, and who is in it.
      </p>
    </BlockFrame>
  );
}

function Figures({ blocks }: { readonly blocks: readonly Block[] }) {
  const { data, error } = useOverview();
  const strip = data?.spine ?? null;
  // Until it is known that there is no strip, its room is kept.
  const hasStrip = strip !== null || (data === null && error === null);
  const told = hasStrip ? blocks.filter((block) => isOnStrip(block, strip)) : [];
  const [first, ...others] = blocks.filter((block) => !told.includes(block));
  return (
    <div className="space-y-6">
      {first && <BlockView block={first} />}
      <OnStrip blocks={told} />
      {keyed(others, (block) => block.kind).map(({ key, item: block }) => (
        <BlockView key={key} block={block} />
      ))}
    </div>
  );
}

export function StatisticsView() {
  const { data: statistics, error, again } = useStatistics();
  if (statistics?.status === 'ready') return <Figures blocks={statistics.entry.blocks} />;
  if (statistics?.status === 'failed')
    return <Banner tone="error">{statistics.problem?.message ?? 'The script could not be read.'}</Banner>;
  if (error) {
    return (
      <div className="space-y-4">
        <Banner tone="error">{error}</Banner>
        <Button look="quiet" onClick={again}>
          Try again
        </Button>
      </div>
    );
  }
  return (
    <p role="status" className="inline-flex items-center gap-2 text-ink-soft">
      <Spinner /> {statistics === null ? 'The script is being counted.' : 'Your script is being read.'}
    </p>
  );
}
