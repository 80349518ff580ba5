/** The Workbench view of a script in figures: its blocks, or why they are not there. */
import { BlockView } from '../../blocks/block-view.tsx';
import { keyed } from '../../blocks/keyed.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { useStatistics } from './use-statistics.ts';

export function StatisticsView() {
  const { data: statistics, error, again } = useStatistics();
  if (statistics?.status === 'ready') {
    return (
      <div className="space-y-6">
        {keyed(statistics.entry.blocks, (block) => block.kind).map(({ key, item: block }) => (
          <BlockView key={key} block={block} />
        ))}
      </div>
    );
  }
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
