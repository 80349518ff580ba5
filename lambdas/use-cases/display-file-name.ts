/** A file's name made fit to be shown: no folders, no control or direction characters, at most 200 characters. Never used as a path. */

const maxLength = 200;
/** Control and format characters (which include the right-to-left marks), surrogates, private use, line and paragraph separators. */
const unprintable = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}]/gu;

export const displayFileName = (name: string): string => {
  const last = name.replace(unprintable, '').split(/[/\\]/).pop() ?? '';
  const tidy = [...last.replace(/\s+/g, ' ').trim()].slice(0, maxLength).join('');
  return tidy === '' || /^\.+$/.test(tidy) ? 'script.pdf' : tidy;
};
