/** The whole script on one strip, above every view: folded to a line, or open with its people, its tone and what the marks mean. Keeps its height, whatever it holds. */
import { useMemo, useState } from 'react';
import type { Spine as SpineData } from '../../../../lib/contract/spine.ts';
import { useStores } from '../../app/stores-context.tsx';
import { PlotTable } from '../../blocks/plot-table.tsx';
import { exportFileName } from '../export/file-name.ts';
import type { PosterKind } from './poster-file.ts';
import { SpineDetails } from './spine-details.tsx';
import { pinFills, settingFills } from './spine-drawing.tsx';
import { fullLanes, pinPath, settingOf, settings, thinLanes } from './spine-shapes.ts';
import { type Choice, nothing, SpineStrip } from './spine-strip.tsx';
import { isWhole, type SpineWindow, wholeScript, zoomAround } from './spine-window.ts';
import { kindNames, settingNames, spineTable } from './spine-words.ts';

const tool =
  'inline-flex min-h-8 items-center justify-center rounded-md px-2 text-sm font-semibold text-ink-soft hover:bg-well hover:text-ink aria-disabled:cursor-default aria-disabled:text-ink-faint/60';
const zoomStep = 1.6;
const kinds = ['turn', 'strength', 'weakness', 'question', 'opportunity'] as const;

/** What the marks mean, of those that are there. */
function Legend({ spine }: { readonly spine: SpineData }) {
  return (
    <ul
      className="flex min-w-0 flex-1 flex-wrap items-center gap-x-4 gap-y-0.5 text-sm text-ink-soft"
      aria-label="What the marks mean"
    >
      {settings
        .filter((setting) => spine.scenes.some((scene) => settingOf(scene) === setting))
        .map((setting) => (
          <li key={setting} className="flex items-center gap-1.5">
            <svg viewBox="0 0 12 12" className="size-3" aria-hidden="true">
              <rect width="12" height="12" className={settingFills[setting]} />
            </svg>
            {settingNames[setting]}
          </li>
        ))}
      {kinds
        .filter((kind) => spine.pins.some((pin) => pin.kind === kind))
        .map((kind) => (
          <li key={kind} className="flex items-center gap-1.5">
            <svg viewBox="-7 -7 14 14" className="size-3.5" aria-hidden="true">
              <path d={pinPath(kind, 6)} className={pinFills[kind]} />
            </svg>
            {kindNames[kind]}
          </li>
        ))}
    </ul>
  );
}

function Posters({ spine, title }: { readonly spine: SpineData; readonly title: string | null }) {
  const { saveFile } = useStores();
  const [trouble, setTrouble] = useState(false);
  const save = async (kind: PosterKind): Promise<void> => {
    setTrouble(false);
    try {
      const { posterFile } = await import('./poster-file.ts');
      const file = await posterFile(spine, title ?? 'Untitled', kind);
      saveFile(exportFileName(title, 'poster', kind), file, file.type);
    } catch {
      setTrouble(true);
    }
  };
  return (
    <>
      {trouble && (
        <span role="alert" className="text-sm text-bad">
          The poster could not be made in this browser.
        </span>
      )}
      {(['png', 'svg'] as const).map((kind) => (
        <button key={kind} type="button" className={tool} onClick={() => void save(kind)}>
          Poster ({kind.toUpperCase()})
        </button>
      ))}
    </>
  );
}

interface SpineProps {
  /** Where the dashboard's addresses begin. */
  readonly base: string;
  readonly spine: SpineData;
  readonly title: string | null;
  readonly unfolded: boolean;
  readonly onFold: () => void;
}

export function Spine({ base, spine, title, unfolded, onFold }: SpineProps) {
  const [window, setWindow] = useState<SpineWindow>(wholeScript);
  const [choice, setChoice] = useState<Choice>(nothing);
  const [tableOpen, setTableOpen] = useState(false);
  const lanes = useMemo(() => (unfolded ? fullLanes(spine) : thinLanes), [spine, unfolded]);
  const middle = (window.from + window.to) / 2;
  const zoom = (factor: number) => (): void => setWindow((held) => zoomAround(held, middle, factor));
  const whole = isWhole(window);
  const fold = (
    <button type="button" aria-expanded={unfolded} className={tool} onClick={onFold}>
      {unfolded ? 'Fold' : 'Unfold'}
    </button>
  );
  return (
    <>
      {unfolded && (
        <div className="flex h-9 items-center gap-1 px-2">
          <span className="min-w-0 flex-1 truncate px-1 text-sm font-semibold text-ink-faint">
            The script on one strip
          </span>
          <button type="button" aria-label="Zoom in" className={`${tool} min-w-8`} onClick={zoom(zoomStep)}>
            +
          </button>
          <button
            type="button"
            aria-label="Zoom out"
            aria-disabled={whole || undefined}
            className={`${tool} min-w-8`}
            onClick={zoom(1 / zoomStep)}
          >
            −
          </button>
          <span className="flex items-center gap-1 max-sm:hidden">
            <Posters spine={spine} title={title} />
          </span>
          {fold}
        </div>
      )}
      {/* The same element folded and unfolded: it keeps the focus. */}
      <div key="strip" className={unfolded ? 'flex px-1' : 'flex h-10 items-center gap-1 px-1'}>
        <SpineStrip
          spine={spine}
          lanes={lanes}
          window={window}
          onWindow={setWindow}
          choice={choice}
          onChoice={setChoice}
        />
        {!unfolded && fold}
      </div>
      {unfolded && (
        <div className="flex min-h-8 items-center px-3">
          <Legend spine={spine} />
        </div>
      )}
      {(choice.scene !== null || choice.pins.length > 0) && (
        <SpineDetails
          base={base}
          spine={spine}
          scene={choice.scene}
          pins={choice.pins}
          onClose={() => setChoice(nothing)}
        />
      )}
      {unfolded && (
        <div className="px-3 pb-1">
          {tableOpen ? (
            <PlotTable caption="The script on one strip" table={spineTable(spine)} />
          ) : (
            <button type="button" className={`${tool} -ml-1`} onClick={() => setTableOpen(true)}>
              As a table
            </button>
          )}
          <span className="inline-flex items-center gap-1 sm:hidden">
            <Posters spine={spine} title={title} />
          </span>
        </div>
      )}
    </>
  );
}
