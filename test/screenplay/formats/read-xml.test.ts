/** XML as Final Draft writes it, and what is none. */
import { describe, expect, it } from 'vitest';
import { childrenNamed, readXml, textOf, XmlError } from '../../../lib/screenplay/formats/read-xml.ts';

describe('the tree of a file', () => {
  it('holds elements with their attributes, in either quotes, and their text in order', () => {
    const root = readXml(`<?xml version="1.0"?>\n<a one="1" two='2"'>x<b/>y<c:d e-f="">z</c:d></a>\n`);
    expect([root.name, [...root.attributes]]).toEqual([
      'a',
      [
        ['one', '1'],
        ['two', '2"'],
      ],
    ]);
    expect(root.children.map((child) => (typeof child === 'string' ? child : child.name))).toEqual([
      'x',
      'b',
      'y',
      'c:d',
    ]);
    expect(textOf(root)).toBe('xy');
    expect(childrenNamed(root, 'c:d').map(textOf)).toEqual(['z']);
    expect([...(childrenNamed(root, 'c:d')[0]?.attributes ?? [])]).toEqual([['e-f', '']]);
    expect(childrenNamed(root, 'z')).toEqual([]);
  });

  it('leaves comments and instructions out, whatever they hold', () => {
    expect(textOf(readXml('<!-- <a> --><?go <b>?><a>x<!--->-->y<?p q?>z</a><!-- end -->'))).toBe('xyz');
  });

  it('takes a section of characters as it stands', () => {
    expect(textOf(readXml('<a>1<![CDATA[<b> & ]] ]]>2</a>'))).toBe('1<b> & ]] 2');
  });

  it('names its characters in words, tens and sixteens', () => {
    expect(textOf(readXml('<a>&amp;&lt;&gt;&quot;&apos;&#65;&#x1F600;&#x10ffff;</a>'))).toBe(`&<>"'A😀\u{10ffff}`);
    expect(readXml('<a b="R&amp;B"/>').attributes.get('b')).toBe('R&B');
  });

  it('has one kind of line end', () => {
    expect(textOf(readXml('<a>1\r\n2\r3\n4</a>'))).toBe('1\n2\n3\n4');
  });
});

describe('what is not well formed', () => {
  it.each([
    ['nothing', '', 'There is no element'],
    ['only text', 'FADE IN:', 'Text outside the root element at 0'],
    ['text behind the root', '<a/> x', 'Text outside the root element at 4'],
    ['characters behind the root', '<a/><![CDATA[x]]>', 'Text outside the root element at 4'],
    ['a second root', '<a/><b/>', 'A second root element at 4'],
    ['an element without its end', '<a><b></b>', 'The text ends inside 1 open elements'],
    ['an end without its element', '</a>', 'A closing tag without its element at 0'],
    ['an end of another element', '<a></b>', 'A closing tag without its element at 3'],
    ['an end that does not end', '<a></a', 'A closing tag without its element at 3'],
    ['a tag that does not end', '<a b="1"', 'No well-formed tag at 0'],
    ['an attribute without quotes', '<a b=1/>', 'No well-formed tag at 0'],
    ['a comment that does not end', '<!-- <a/>', 'The text ends where --> was expected'],
    ['a comment that ends in its own beginning', '<!--><a/>', 'The text ends where --> was expected'],
    ['characters that do not end', '<a><![CDATA[</a>', 'The text ends where ]]> was expected'],
    ['a document type', '<!DOCTYPE a><a/>', 'A document type is not accepted, at 0'],
    ['an entity of its own', '<a>&b;</a>', 'An unknown character reference near 3'],
    ['a lone ampersand', '<a>R&B</a>', 'An unknown character reference near 3'],
    ['no character', '<a>&#0;</a>', 'An unknown character reference near 3'],
    ['a character beyond the last', '<a>&#x110000;</a>', 'An unknown character reference near 3'],
  ])('is refused with its place: %s', (_name, source, message) => {
    expect(() => readXml(source)).toThrow(new XmlError(message));
  });

  it('nests a hundred deep and no deeper', () => {
    const nested = (depth: number): string => '<a>'.repeat(depth) + '</a>'.repeat(depth);
    expect(readXml(nested(100)).name).toBe('a');
    expect(() => readXml(nested(101))).toThrow(new XmlError('Elements nest deeper than 100'));
  });
});
