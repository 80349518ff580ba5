/** Rewrites character maps of a raw PDF that the engine cannot follow: ranges that list more letters than one byte counts. Knows character maps alone. */
import { compressedStreams, packingsOf, unpackWithin } from './compressed-streams.ts';

/** A map of every Chinese character is smaller. */
const mostMapBytes = 4 * 1024 * 1024;
/** `<0000> <0275> [<4e00> <4e8c> …]`: a range of codes and what each of them means. */
const listedRange = /<([\da-f]{4})>\s*<([\da-f]{4})>\s*\[([^\]]*)\]/gi;
const anyRange = /<[^>]*>\s*<[^>]*>\s*(?:<[^>]*>|\[[^\]]*\])/g;
const rangeBlock = /\d+\s+beginbfrange([\s\S]*?)endbfrange/g;
const codesPerBlock = 256;

/**
 * The file with every such map written anew in the place where it stood, so that nothing else moves; null where there is none. The format has a range
 * stay within one first byte (PDF 32000-1, 9.10.3), and programs that write their maps with pdfkit do not.
 */
export async function splitWideRanges(bytes: Uint8Array): Promise<Uint8Array | null> {
  const { deflateSync } = process.getBuiltinModule('node:zlib');
  const mended = Buffer.from(bytes);
  let isChanged = false;
  const replace = (from: number, room: number, map: Buffer | null): void => {
    if (map === null || map.length > room) return;
    map.copy(mended, from);
    isChanged = true;
  };
  for (const { data, dictionary, isPicture, from } of compressedStreams(bytes)) {
    const [packing, ...more] = packingsOf(dictionary);
    if (packing !== 'deflate' || more.length > 0 || isPicture || from === null) continue;
    const map = (await unpackWithin(data, packing, dictionary, mostMapBytes))?.toString('latin1');
    const rewritten = map?.includes('beginbfrange') ? rewriteMap(map) : null;
    // What is left of the old data lies behind the end that the new ones mark.
    replace(from, data.length, rewritten && deflateSync(rewritten, { level: 9 }));
  }
  for (let at = mended.indexOf('beginbfrange'); at >= 0; at = mended.indexOf('beginbfrange', at + 1)) {
    const from = mended.lastIndexOf('begincmap', at);
    const to = mended.indexOf('endcmap', at);
    if (from < 0 || to < 0 || to - from > mostMapBytes) continue;
    const rewritten = rewriteMap(mended.toString('latin1', from, to));
    replace(from, to - from, rewritten && Buffer.from(rewritten.toString('latin1').padEnd(to - from), 'latin1'));
  }
  return isChanged ? new Uint8Array(mended) : null;
}

/** Null for a map that needs no splitting. */
function rewriteMap(map: string): Buffer | null {
  const isWide = [...map.matchAll(listedRange)].some(
    ([, first = '', last = '']) => first.slice(0, 2) !== last.slice(0, 2),
  );
  if (!isWide) return null;
  const split = map.replace(rangeBlock, (_, block: string) => {
    const ranges = block.replace(listedRange, (_range, first: string, last: string, list: string) =>
      blocksOf(Number.parseInt(first, 16), Number.parseInt(last, 16), list.match(/<[^>]*>/g) ?? []),
    );
    // The engine reads as many ranges as are announced.
    return `${ranges.match(anyRange)?.length ?? 0} beginbfrange${ranges}endbfrange`;
  });
  // What stands before names the map and its author, which no reader needs: its room is.
  const start = Math.max(0, split.search(/\d+\s+begincodespacerange/));
  return Buffer.from(`begincmap\n${split.slice(start)}`, 'latin1');
}

function blocksOf(first: number, last: number, meanings: readonly string[]): string {
  const blocks: string[] = [];
  for (let from = first; from <= last; ) {
    const to = Math.min(last, from - (from % codesPerBlock) + codesPerBlock - 1);
    blocks.push(`${hex(from)}${hex(to)}[${meanings.slice(from - first, to - first + 1).join('')}]`);
    from = to + 1;
  }
  return blocks.join('\n');
}

const hex = (code: number): string => `<${code.toString(16).padStart(4, '0')}>`;
