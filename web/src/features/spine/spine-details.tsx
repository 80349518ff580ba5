/** What was chosen on the spine, told under it: a scene with its people and its pins, or the pins that were pressed; each with the way to its page and to the report that tells it in full. */
import { useContext } from 'react';
import { Link, useLocation } from 'react-router';
import type { Spine, SpinePin, SpineScene } from '../../../../lib/contract/spine.ts';
import { BasisLabel } from '../../blocks/basis-label.tsx';
import { EvidenceAnchorContext } from '../../blocks/evidence-anchor.ts';
import { menuItems } from '../dashboard/menu.ts';
import { noteOf } from './note-of.ts';
import { kindNames, lengthText, peopleIn, pinsIn } from './spine-words.ts';

/** The report of a pin as the menu has it; strengths and weaknesses are two lists of one. */
function reportOf({ report, kind }: SpinePin): { readonly path: string; readonly label: string } | null {
  const item = menuItems.find(({ questions }) => questions.some((question) => question === report));
  if (!item) return null;
  const sub = item.subItems.find(({ slug }) => slug === (kind === 'strength' ? 'strengths' : 'weaknesses'));
  return sub ? { path: `${item.slug}/${sub.slug}`, label: sub.label } : { path: item.slug, label: item.label };
}

function Page({ pin }: { readonly pin: SpinePin }) {
  const Anchor = useContext(EvidenceAnchorContext);
  const words = `page ${pin.page}`;
  if (Anchor === null) return words;
  const { page, line, quote } = pin;
  return (
    <Anchor evidence={{ page, line, ...(quote !== '' && { quote }), note: noteOf(pin) }} className="place-link">
      {words}
    </Anchor>
  );
}

function Pin({ base, pin }: { readonly base: string; readonly pin: SpinePin }) {
  const { search } = useLocation();
  const report = reportOf(pin);
  return (
    <li className="min-w-0">
      <p className="flex flex-wrap items-baseline gap-x-3">
        <span className="text-sm font-semibold text-ink-faint">{kindNames[pin.kind]}</span>
        <strong className="font-semibold">{pin.title}</strong>
        <BasisLabel basis={pin.basis} />
      </p>
      <p>
        {pin.note} (<Page pin={pin} />
        {report && (
          <>
            , in{' '}
            <Link to={`${base}/${report.path}${search}`} className="link">
              {report.label}
            </Link>
          </>
        )}
        )
      </p>
    </li>
  );
}

interface SpineDetailsProps {
  readonly base: string;
  readonly spine: Spine;
  readonly scene: SpineScene | null;
  readonly pins: readonly SpinePin[];
  readonly onClose: () => void;
}

export function SpineDetails({ base, spine, scene, pins, onClose }: SpineDetailsProps) {
  const Anchor = useContext(EvidenceAnchorContext);
  const shown = scene === null ? pins : pinsIn(spine, scene);
  const people = scene === null ? [] : peopleIn(spine, scene);
  return (
    <div className="flex items-start gap-3 border-t border-rule px-3 py-2">
      <div className="min-w-0 flex-1 space-y-2">
        {scene && (
          <p>
            <strong className="font-semibold">
              Scene {scene.scene}, <span className="font-script text-[0.95em]">{scene.heading}</span>
            </strong>
            {', '}
            {Anchor === null ? (
              `page ${scene.page}`
            ) : (
              <Anchor evidence={{ page: scene.page, line: scene.line }} className="place-link">
                page {scene.page}
              </Anchor>
            )}
            , {lengthText(scene.eighths)}
            {people.length > 0 && `: ${people.join(', ')}`}
          </p>
        )}
        {shown.length > 0 && (
          <ul className="space-y-2">
            {shown.map((pin) => (
              <Pin key={pin.id} base={base} pin={pin} />
            ))}
          </ul>
        )}
      </div>
      <button
        type="button"
        onClick={onClose}
        className="min-h-8 shrink-0 rounded-md px-2 text-sm font-semibold text-accent hover:bg-well"
      >
        Close
      </button>
    </div>
  );
}
