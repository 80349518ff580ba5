/** Turns the bytes of a text file into text, whatever program saved it. Refuses nothing: what is not UTF-8 is read as Windows text. */

/** By its byte order mark (UTF-8, UTF-16), else UTF-8, else Windows-1252, in which older programs save. The mark is taken off. */
export function decodeText(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
