/** Reads the XML that Final Draft writes into a tree. Rejects document types, entities of a file's own, and whatever is not well formed. */

export interface XmlElement {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: readonly XmlNode[];
}

export type XmlNode = XmlElement | string;

/** Thrown for text that is no well-formed XML. The message names what is wrong and where, never the text itself. */
export class XmlError extends Error {
  override readonly name = 'XmlError';
}

/** Final Draft nests about ten deep; deeper is an attack. */
const maxDepth = 100;
const openTag = /<([A-Za-z_][\w.:-]*)((?:\s+[A-Za-z_][\w.:-]*\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>/y;
const attribute = /([A-Za-z_][\w.:-]*)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;
const closeTag = /<\/([A-Za-z_][\w.:-]*)\s*>/y;

interface Draft {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: XmlNode[];
}

/**
 * The root element. Comments and processing instructions are left out; line ends are `\n`; time is linear in the length of `source`.
 *
 * @throws XmlError
 */
export function readXml(source: string): XmlElement {
  const document: Draft = { name: '', attributes: new Map(), children: [] };
  const open: Draft[] = [document];
  let at = 0;
  while (at < source.length) {
    const mark = source.indexOf('<', at);
    const end = mark < 0 ? source.length : mark;
    if (end > at) addText(open, decode(source.slice(at, end), at), at);
    if (mark < 0) break;
    at = readMarkup(source, mark, open);
  }
  if (open.length > 1) throw new XmlError(`The text ends inside ${open.length - 1} open elements`);
  const root = document.children.find((node) => typeof node !== 'string');
  if (!root) throw new XmlError('There is no element');
  return root;
}

/** The elements right below `element` that bear `name`. */
export function childrenNamed(element: XmlElement, name: string): XmlElement[] {
  return element.children.filter((node) => typeof node !== 'string').filter((child) => child.name === name);
}

/** All text right inside `element`, in order. */
export const textOf = (element: XmlElement): string =>
  element.children.filter((node) => typeof node === 'string').join('');

function addText(open: readonly Draft[], text: string, at: number): void {
  if (open.length > 1) open.at(-1)?.children.push(text);
  else if (text.trim() !== '') throw new XmlError(`Text outside the root element at ${at}`);
}

/** Reads what begins with the `<` at `at`, and returns where it ends. */
function readMarkup(source: string, at: number, open: Draft[]): number {
  if (source.startsWith('<?', at)) return past(source, '?>', at);
  if (source.startsWith('<!--', at)) return past(source, '-->', at + 4);
  if (source.startsWith('<![CDATA[', at)) {
    const end = past(source, ']]>', at);
    addText(open, source.slice(at + 9, end - 3), at);
    return end;
  }
  if (source.startsWith('<!', at)) throw new XmlError(`A document type is not accepted, at ${at}`);
  return source.startsWith('</', at) ? readCloseTag(source, at, open) : readOpenTag(source, at, open);
}

function past(source: string, end: string, from: number): number {
  const found = source.indexOf(end, from);
  if (found < 0) throw new XmlError(`The text ends where ${end} was expected`);
  return found + end.length;
}

function readOpenTag(source: string, at: number, open: Draft[]): number {
  openTag.lastIndex = at;
  const [tag = '', name, written = '', selfClosing] = openTag.exec(source) ?? [];
  if (name === undefined) throw new XmlError(`No well-formed tag at ${at}`);
  if (open.length > maxDepth) throw new XmlError(`Elements nest deeper than ${maxDepth}`);
  if (open.length === 1 && open[0]?.children.length) throw new XmlError(`A second root element at ${at}`);
  const attributes = new Map<string, string>();
  for (const [, key = '', double, single = ''] of written.matchAll(attribute)) {
    attributes.set(key, decode(double ?? single, at));
  }
  const element: Draft = { name, attributes, children: [] };
  open.at(-1)?.children.push(element);
  if (selfClosing === '') open.push(element);
  return at + tag.length;
}

function readCloseTag(source: string, at: number, open: Draft[]): number {
  closeTag.lastIndex = at;
  const [tag = '', name] = closeTag.exec(source) ?? [];
  if (name === undefined || open.length < 2 || open.at(-1)?.name !== name) {
    throw new XmlError(`A closing tag without its element at ${at}`);
  }
  open.pop();
  return at + tag.length;
}

const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function decode(text: string, at: number): string {
  const lines = text.includes('\r') ? text.replace(/\r\n?/g, '\n') : text;
  if (!lines.includes('&')) return lines;
  return lines.replace(/&(?:#(\d{1,7})|#x([\dA-Fa-f]{1,6})|(\w{1,8}));|&/g, (_, decimal, hex, name) => {
    const character = name === undefined ? fromCode(decimal ?? hex, decimal === undefined ? 16 : 10) : named[name];
    if (character === undefined) throw new XmlError(`An unknown character reference near ${at}`);
    return character;
  });
}

function fromCode(digits: string | undefined, radix: number): string | undefined {
  const code = Number.parseInt(digits ?? '', radix);
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : undefined;
}
