/** Reads Final Draft's XML (.fdx) into blocks. Leaves out what the writer does not print: script notes, omitted scenes, outlines' data. */

import { ScreenplayError } from '../screenplay-error.ts';
import type { ScriptBlock, SpeechBlock } from '../script-block.ts';
import { decodeText } from './decode-text.ts';
import { readFdxTitlePage } from './fdx-title-page.ts';
import type { Doubt, PlacedMark, Script } from './place-script.ts';
import { childrenNamed, readXml, textOf, type XmlElement, XmlError } from './read-xml.ts';

type SpeechPartKind = SpeechBlock['parts'][number]['kind'];
type ParagraphKind = 'heading' | 'action' | 'transition' | 'shot' | 'centered' | 'note' | 'cue' | SpeechPartKind;

/** Final Draft's element types, and those of the television templates. Types of a writer's own paginate as one of these. */
const kinds: Readonly<Record<string, ParagraphKind>> = {
  'scene heading': 'heading',
  action: 'action',
  general: 'action',
  'cast list': 'action',
  character: 'cue',
  parenthetical: 'parenthetical',
  dialogue: 'dialogue',
  dialog: 'dialogue',
  lyrics: 'lyric',
  singing: 'lyric',
  transition: 'transition',
  shot: 'shot',
  'new act': 'centered',
  'end of act': 'centered',
  'act break': 'centered',
  'show/ep. title': 'centered',
  'cold opening': 'centered',
  'end cold opening': 'centered',
  outline: 'note',
  'outline 1': 'note',
  'outline 2': 'note',
  'outline 3': 'note',
  'outline 4': 'note',
  'outline body': 'note',
};

/** What the file says about its element types: which paginate as which, and which print in capitals. */
interface Styles {
  readonly kindOf: (type: string) => ParagraphKind;
  readonly capitals: ReadonlySet<string>;
  /** The mark of each revision set, by its ID. */
  readonly marks: ReadonlyMap<string, string>;
}

/**
 * Title page and blocks of a script. Text prints as Final Draft prints it: in capitals where the element or the run says AllCaps. A
 * revised paragraph brings its revision's mark.
 *
 * @throws ScreenplayError not_a_screenplay when the bytes are no well-formed Final Draft file
 */
export function readFdx(bytes: Uint8Array): Script {
  const root = readRoot(bytes);
  const content = childrenNamed(root, 'Content')[0];
  if (root.name !== 'FinalDraft' || !content) {
    throw new ScreenplayError(
      'not_a_screenplay',
      'This is not a Final Draft script. Please save it as .fdx and try again.',
    );
  }
  const blocks: ScriptBlock[] = [];
  const marks: PlacedMark[] = [];
  const orphans: number[] = [];
  readContent(content, readStyles(root), { blocks, marks, orphans });
  const title = readFdxTitlePage(childrenNamed(root, 'TitlePage')[0]) ?? { titlePage: null };
  return { ...title, blocks, marks, doubts: doubtsOf(orphans) };
}

function readRoot(bytes: Uint8Array): XmlElement {
  try {
    return readXml(decodeXml(bytes));
  } catch (cause) {
    if (!(cause instanceof XmlError) && !(cause instanceof RangeError)) throw cause;
    throw new ScreenplayError(
      'not_a_screenplay',
      'This Final Draft file is damaged and cannot be read. Please save it again from Final Draft.',
      { cause },
    );
  }
}

/** In the encoding that the file declares, if it is one of the old ones. @throws RangeError for an unknown encoding */
function decodeXml(bytes: Uint8Array): string {
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, 200));
  const [, declared = 'utf-8'] = /^<\?xml[^>]*?encoding\s*=\s*["']([\w-]+)["']/.exec(head) ?? [];
  return /^utf-?(?:8|16)/i.test(declared) ? decodeText(bytes) : new TextDecoder(declared).decode(bytes);
}

function readStyles(root: XmlElement): Styles {
  const settings = childrenNamed(root, 'ElementSettings').map((element) => ({
    type: (element.attributes.get('Type') ?? '').toLowerCase(),
    like: (childrenNamed(element, 'Behavior')[0]?.attributes.get('PaginateAs') ?? '').toLowerCase(),
    capitals: isAllCaps(childrenNamed(element, 'FontSpec')[0]),
  }));
  const likeOf = new Map(settings.map(({ type, like }) => [type, like]));
  const revisions = childrenNamed(root, 'Revisions').flatMap((list) => childrenNamed(list, 'Revision'));
  return {
    kindOf: (type) => kinds[type] ?? kinds[likeOf.get(type) ?? ''] ?? 'action',
    capitals: new Set(settings.filter(({ capitals }) => capitals).map(({ type }) => type)),
    marks: new Map(revisions.map(({ attributes }) => [attributes.get('ID') ?? '', attributes.get('Mark') || '*'])),
  };
}

const isAllCaps = (element: XmlElement | undefined): boolean =>
  (element?.attributes.get('Style') ?? '').split('+').includes('AllCaps');

/** What has been read so far. */
interface Gathered {
  readonly blocks: ScriptBlock[];
  readonly marks: PlacedMark[];
  /** Blocks of dialogue without a cue. */
  readonly orphans: number[];
}

function doubtsOf(orphans: readonly number[]): Doubt[] {
  if (orphans.length === 0) return [];
  const subject =
    orphans.length === 1 ? 'One paragraph of dialogue has' : `${orphans.length} paragraphs of dialogue have`;
  const message = `${subject} no character’s name above, and was read as action.`;
  return [{ code: 'dialogue_without_cue', message, blocks: orphans }];
}

function readContent(content: XmlElement, styles: Styles, gathered: Gathered): void {
  /** The speech that the next dialogue belongs to. */
  let speech: OpenSpeech | null = null;
  for (const node of content.children) {
    if (typeof node === 'string') continue;
    const duals = node.name === 'DualDialogue' ? [node] : childrenNamed(node, 'DualDialogue');
    if (node.name !== 'Paragraph' && duals.length === 0) continue;
    if (node.attributes.get('StartsNewPage') === 'Yes') gathered.blocks.push({ kind: 'page-break' });
    for (const dual of duals) readDual(dual, styles, gathered);
    const paragraph = node.name === 'Paragraph' ? readParagraph(node, styles) : null;
    if (duals.length > 0) speech = null;
    if (paragraph) speech = addParagraph(paragraph, speech, gathered);
  }
}

interface Paragraph {
  readonly kind: ParagraphKind;
  readonly text: string;
  readonly number: string | null;
  readonly mark: string | null;
}

/** Null for a paragraph that prints nothing. Only its own text runs count: notes and omitted scenes are elements beside them. */
function readParagraph(element: XmlElement, { kindOf, capitals, marks }: Styles): Paragraph | null {
  const type = (element.attributes.get('Type') ?? 'Action').toLowerCase();
  const runs = childrenNamed(element, 'Text');
  const text = runs
    .map((run) => (isAllCaps(run) || capitals.has(type) ? textOf(run).toUpperCase() : textOf(run)))
    .join('')
    .replace(/\t/g, ' ')
    .trim();
  if (text === '') return null;
  const kind = kindOf(type);
  const isCentred = kind === 'action' && element.attributes.get('Alignment') === 'Center';
  const properties = childrenNamed(element, 'SceneProperties')[0];
  const number = element.attributes.get('Number') || properties?.attributes.get('Number') || null;
  const revised = runs.map((run) => run.attributes.get('RevisionID') ?? '0').find((id) => id !== '0' && id !== '');
  return {
    kind: isCentred ? 'centered' : kind,
    text,
    number,
    mark: revised === undefined ? null : (marks.get(revised) ?? '*'),
  };
}

interface OpenSpeech extends SpeechBlock {
  readonly parts: { kind: SpeechPartKind; text: string }[];
}

/** Adds one paragraph and returns the speech that stays open after it. Dialogue without a cue above it has no speaker: it is action. */
function addParagraph(
  { kind, text, number, mark }: Paragraph,
  open: OpenSpeech | null,
  { blocks, marks, orphans }: Gathered,
): OpenSpeech | null {
  let speech: OpenSpeech | null = null;
  let part: number | null = null;
  if (kind === 'heading') blocks.push({ kind, text, number });
  else if (kind === 'cue') {
    speech = { kind: 'speech', cue: text.replace(/\s+/g, ' '), parts: [], dual: null };
    blocks.push(speech);
  } else if (kind !== 'dialogue' && kind !== 'parenthetical' && kind !== 'lyric') blocks.push({ kind, text });
  else if (open) {
    speech = open;
    const last = open.parts.at(-1);
    if (last?.kind === 'dialogue' && kind === 'dialogue') last.text += `\n${text}`;
    else open.parts.push({ kind, text });
    part = open.parts.length - 1;
  } else if (kind === 'lyric') blocks.push({ kind, text });
  else {
    orphans.push(blocks.length);
    blocks.push({ kind: 'action', text });
  }
  if (mark) marks.push({ block: blocks.length - 1, part, text: mark });
  return speech;
}

/** Two speeches side by side. What else stands between them, or a third speech, keeps its place and stands alone. */
function readDual(dual: XmlElement, styles: Styles, gathered: Gathered): void {
  const { blocks } = gathered;
  const from = blocks.length;
  readContent(dual, styles, gathered);
  const [left, right] = [blocks[from], blocks[from + 1]];
  if (left?.kind !== 'speech' || right?.kind !== 'speech') return;
  blocks[from] = { ...left, dual: 'left' };
  blocks[from + 1] = { ...right, dual: 'right' };
}
