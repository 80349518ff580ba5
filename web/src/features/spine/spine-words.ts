/** The words of the spine. */
import type { Spine, SpinePin, SpineScene } from '../../../../lib/contract/spine.ts';
import type { BlockTable } from '../../../../lib/report-formats/block-tables.ts';
import type { Setting } from './spine-shapes.ts';

export const kindNames: Readonly<Record<SpinePin['kind'], string>> = {
  turn: 'Turn',
  strength: 'Strength',
  weakness: 'Weakness',
  question: 'Question',
  opportunity: 'Opportunity',
};
export const settingNames: Readonly<Record<Setting, string>> = {
  inside: 'Interior',
  outside: 'Exterior',
  both: 'Interior and exterior',
  unsaid: 'Neither said',
};

/** '1 3/8 pages', '6/8 of a page'. */
export function lengthText(eighths: number): string {
  const [whole, rest] = [Math.floor(eighths / 8), eighths % 8];
  if (whole === 0) return `${rest}/8 of a page`;
  if (rest === 0) return whole === 1 ? '1 page' : `${whole} pages`;
  return `${whole} ${rest}/8 pages`;
}

export const peopleIn = ({ people }: Spine, { scene }: SpineScene): string[] =>
  people.filter(({ speaks, silent }) => speaks.includes(scene) || silent.includes(scene)).map(({ name }) => name);

/** What belongs to a scene: its end is the next one's beginning. */
export const pinsIn = ({ pins, scenes }: Spine, scene: SpineScene): SpinePin[] =>
  pins.filter(({ position }) => sceneAt(scenes, position) === scene);

/** The scene that a place along the script is in: the last that begins there or before it. */
export const sceneAt = (scenes: readonly SpineScene[], position: number): SpineScene | undefined =>
  scenes.findLast(({ start }) => start <= position + 1e-6) ?? scenes[0];

export const pinLine = ({ kind, title, page }: SpinePin): string => `${kindNames[kind]}, page ${page}: ${title}`;

/** 'Scene 12, INT. LOBBY, page 3, 1 3/8 pages. MAGS, LENA. 2 notes.' */
export function sceneLine(spine: Spine, scene: SpineScene): string {
  const people = peopleIn(spine, scene);
  const pins = pinsIn(spine, scene).map(({ kind, title }) => `${kindNames[kind]}: ${title}`);
  return [
    `Scene ${scene.scene}, ${scene.heading}, page ${scene.page}, ${lengthText(scene.eighths)}`,
    ...(people.length === 0 ? [] : [people.join(', ')]),
    ...pins,
  ].join('. ');
}

/** The strip as a table: a row a scene. */
export const spineTable = (spine: Spine): BlockTable => [
  [
    { label: 'Scene', align: 'right' },
    { label: 'Heading', align: 'left' },
    { label: 'Page', align: 'right' },
    { label: 'Length', align: 'left' },
    { label: 'Who of the main people', align: 'left' },
    { label: 'Turns and notes', align: 'left' },
  ],
  spine.scenes.map((scene) => [
    scene.scene,
    scene.heading,
    scene.page,
    lengthText(scene.eighths),
    peopleIn(spine, scene).join(', '),
    pinsIn(spine, scene)
      .map(({ kind, title }) => `${kindNames[kind]}: ${title}`)
      .join('; '),
  ]),
];
