/** Wraps bytes in letters as some PDF writers do. */

/** As the standard writes it, without its short form for noughts. */
export function ascii85(data: Uint8Array): string {
  const letters: string[] = [];
  for (let start = 0; start < data.length; start += 4) {
    const bytes = data.subarray(start, start + 4);
    let value = [0, 1, 2, 3].reduce((sum, index) => sum * 256 + (bytes[index] ?? 0), 0);
    const group: string[] = [];
    for (let digit = 0; digit < 5; digit += 1) {
      group.unshift(String.fromCharCode(33 + (value % 85)));
      value = Math.floor(value / 85);
    }
    letters.push(...group.slice(0, bytes.length + 1));
  }
  return `${letters.join('').replace(/(.{70})/g, '$1\n')}~>`;
}
