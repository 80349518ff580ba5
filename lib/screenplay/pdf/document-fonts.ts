/** The fonts of an open document: their names, and of each letter its width and whether the font draws it. */
import { type LetterForm, letterForms } from './letter-forms.ts';
import type { Engine } from './pdfium.ts';

export interface PdfFont {
  readonly handle: number;
  /** Names the font within its file; empty where the file does not. */
  readonly name: string;
  readonly isEmbedded: boolean;
  readonly letters: Map<number, Letter>;
}

/** A letter of one font. */
export interface Letter {
  readonly code: number;
  readonly text: string;
  /** How far the next letter stands, of the font's size. */
  readonly advance: number;
  readonly isSpace: boolean;
  /** A letter or digit of any script: what has a form of its own. */
  readonly isWordly: boolean;
  form: LetterForm;
}

export interface DocumentFonts {
  /** The font of a text object. */
  fontOf(object: number): PdfFont;
  /** Takes a letter in at its first sight. */
  learn(font: PdfFont, code: number, advance: number): Letter;
  /** Lets the fonts go, before the document is closed. */
  release(): void;
}

const nameBytes = 128;
/** A hyphen at a line's end comes as this. */
const brokenHyphen = 2;

/**
 * The engine lets a font go with the last page that uses it, and may give its handle to another: a text object that stands on no page keeps each one
 * alive, which also spares reading it anew for every page.
 */
export function documentFonts(engine: Engine, document: number): DocumentFonts {
  const { calls, memory, scratch } = engine;
  const fonts = new Map<number, PdfFont>();
  const keepers: number[] = [];
  const forms = letterForms(engine, document);
  const nameOf = (handle: number): string => {
    const length = calls.FPDFFont_GetBaseFontName(handle, scratch, nameBytes);
    const end = scratch + Math.max(0, Math.min(length, nameBytes) - 1);
    return Buffer.from(memory.HEAPU8.subarray(scratch, end)).toString('latin1');
  };
  return {
    fontOf: (object) => {
      const handle = calls.FPDFTextObj_GetFont(object);
      const known = fonts.get(handle);
      if (known) return known;
      keepers.push(calls.FPDFPageObj_CreateTextObj(document, handle, 1));
      const isEmbedded = calls.FPDFFont_GetIsEmbedded(handle) === 1;
      const font: PdfFont = { handle, name: nameOf(handle), isEmbedded, letters: new Map() };
      fonts.set(handle, font);
      return font;
    },
    learn: (font, code, advance) => {
      const text =
        code === brokenHyphen ? '-' : String.fromCodePoint(code).normalize(isLigature(code) ? 'NFKC' : 'NFC');
      const isWordly = /[\p{L}\p{N}]/u.test(text);
      const isSpace = code !== brokenHyphen && (code <= 0x20 || /^[\s\u200b]$/u.test(text));
      const form = isWordly ? forms.formOf(font, code) : 'drawn';
      const letter: Letter = { code, text, advance, isSpace, isWordly, form };
      font.letters.set(code, letter);
      return letter;
    },
    release: () => {
      forms.release();
      for (const keeper of keepers) if (keeper !== 0) calls.FPDFPageObj_Destroy(keeper);
    },
  };
}

/** The engine parts the ligatures that a font names, and hands others over as they are. */
const isLigature = (code: number): boolean => code >= 0xfb00 && code <= 0xfb06;
