/** Names for downloaded files, made from the script's title. No path, no control character, nothing a file system reserves. */

const longest = 60;

/** 'The Last Reel', 'breakdown', 'csv' -> 'the-last-reel-breakdown.csv'; letters of every script stay. 'script' stands for a title without any. A script without a title goes by its file's name, whose ending is left. */
export function exportFileName(title: string | null, what: string, ending: string): string {
  const words = (title ?? '')
    .replace(/\.pdf$/i, '')
    .normalize('NFC')
    .replace(/['’]/g, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-+/, '');
  const short = [...words].slice(0, longest).join('').replace(/-+$/, '');
  return `${short || 'script'}-${what}.${ending}`;
}
