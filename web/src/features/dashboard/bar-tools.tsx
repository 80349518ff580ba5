/** What a dashboard's top bar offers of its script beside the script itself, search, its details and export, and the manners of its menu. A chunk of its own, with what stands at the foot of a narrow screen. */
import { Suspense } from 'react';
import { BarRoom, detailsBarLook } from '../../ui/bar-room.tsx';
import { deferred } from '../../ui/deferred.ts';
import { ExportMenu } from '../export/export-menu.tsx';
import { SearchDoor } from '../search/search-door.tsx';
import { MenuManners, useCurrentInSight } from './menu-manners.tsx';

export { Neighbours } from './neighbours.tsx';

const DetailsButton = deferred(async () => (await import('./own-dashboard.ts')).DetailsButton);

interface BarToolsProps {
  readonly base: string;
  readonly title: string | null;
  readonly withScript: boolean;
  /** Whether there is, or will be, something to find and to take along. */
  readonly withExport: boolean;
  readonly menuOpen: boolean;
  readonly onCloseMenu: () => void;
}

export function BarTools({ base, title, withScript, withExport, menuOpen, onCloseMenu }: BarToolsProps) {
  useCurrentInSight();
  return (
    <>
      {menuOpen && <MenuManners onClose={onCloseMenu} />}
      {withExport && <SearchDoor base={base} withScript={withScript} />}
      {withExport && base === '/dashboard' && (
        <Suspense fallback={<BarRoom label="Details" className={detailsBarLook} />}>
          <DetailsButton />
        </Suspense>
      )}
      {withExport && <ExportMenu base={base} title={title} />}
    </>
  );
}
