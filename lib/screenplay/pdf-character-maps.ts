/** Knows where the PDF library's character maps lie, without which text in many Chinese, Japanese and Korean files has no letters. */

let folder: string | undefined;

/**
 * The folder with a slash at its end: `cmaps` beside a bundle, else the one in the library's package. The library reads a map from it
 * when a font asks for one, and most files ask for none.
 */
export function cMapFolder(): string {
  folder ??= findFolder();
  return folder;
}

function findFolder(): string {
  const { fileURLToPath } = process.getBuiltinModule('node:url');
  const { existsSync } = process.getBuiltinModule('node:fs');
  const { createRequire } = process.getBuiltinModule('node:module');
  const beside = fileURLToPath(new URL('cmaps/', import.meta.url));
  if (existsSync(beside)) return beside;
  try {
    const manifest = createRequire(import.meta.url).resolve('pdfjs-dist/package.json');
    return `${manifest.slice(0, -'package.json'.length)}cmaps/`;
  } catch {
    // Neither is there: the folder named first is asked for, and a font that needs a map reads as empty.
    return beside;
  }
}
